export const retail = `
Retail industry | retail background; retail environment; retail sector; experience in retail; retail industry experience | ~ Retail
FMCG industry | =FMCG; FMCG experience; fast moving consumer goods; FMCG background; FMCG environment; consumer goods industry
Merchant sales | builders merchants; builders' merchants; electrical wholesalers; plumbers merchants; merchant trade sales; selling through distribution | ~ Trade counter sales
Retail | retail experience; retail operations; shop work; retail assistant; shop floor retail; Retail?
Merchandising | store displays; merchandising standards; product displays; retail merchandising; merchandise presentation; in-store displays; merchandiser; merchandise displays
Visual displays | < Merchandising
Point of sale displays | < Merchandising
Planograms | planogram compliance | < Merchandising
Shelf layout planning | < Planograms
Space planning retail | < Planograms
Range planning | Range building; range development; range plans | ~ Category management
Store layouts | ~ Planograms
Shelf stacking | shelf replenishment; replenishing shelves; filling shelves; stock filling; shelf filling; restocking shelves; stacking shelves; stocking shelves
Restocking | < Shelf stacking
Retail sales | shop sales; sales floor; selling in store; retail selling; in-store sales; sales advisor retail; retail sales experience; shop assistant | < Retail
Shop floor sales | < Retail sales
Clienteling
Client book | < Clienteling
Styling customers | ~ Clienteling
Luxury retail | ~ Clienteling
Luxury goods | ~ Luxury retail
Store management | shop management; store manager; running a store; retail management; retail manager; managing a store; assistant store management; managing a shop; shop manager; retail store management; Store management?
Branch management retail | < Store management
Area management retail | < Store management
Multi-site retail management | < Store management
Department management retail | < Store management
Store opening and closing | key holder; opening and closing procedures; store opening?; opening up and locking up; opening and closing the store; cash up and close
Locking up | ~ Store opening and closing
Key holding | < Store opening and closing
Loss prevention in retail | shrinkage control; theft prevention; stock loss; stock loss prevention; retail loss prevention; profit protection | ~ Security guarding
Shrinkage | Shrinkage? | < Loss prevention in retail
Shoplifting | ~ Loss prevention in retail
Shrink | Shrink? | < Loss prevention in retail
Minimising shrinkage | < Loss prevention in retail
Store detective | < Loss prevention in retail
Age-restricted sales | age verification
Challenge 25 | < Age-restricted sales
Think 25 | < Age-restricted sales
Alcohol sales compliance | < Age-restricted sales
Challenge 21 | < Age-restricted sales
Trading law | ~ Age-restricted sales
Category management | category manager; retail buying; category planning; category strategy
Range reviews | < Category management
Assortment planning | < Category management
Range selection | < Category management
Buying and merchandising | ~ Category management
Retail buyer | < Category management
Open to buy | =OTB | ~ Category management
Own brand | ~ Category management
Retail analysis | retail KPIs; sales analysis retail; retail mathematics; retail analytics
Like-for-like sales | < Retail analysis
Sales per square foot | < Retail analysis
Sell-through | < Retail analysis
Average transaction value | =ATV | < Retail analysis
Footfall | ~ Retail analysis
Conversion rates in store | < Retail analysis
Stock allocation | allocation of stock | ~ Retail analysis
WSSI | =WSSI | ~ Retail analysis
Product sampling | ~ Shopper marketing
Live demonstrations | ~ Shopper marketing
Click and collect | order collection
Online orders in store | < Click and collect
Home shopping picking | ~ Click and collect
Personal shopper supermarket | ~ Click and collect
Online order picking | ~ Click and collect
Supermarket work | supermarket
Grocery retail | ~ Supermarket work
Convenience store | ~ Supermarket work
Grocery industry | ~ Supermarket work
Convenience retail | ~ Supermarket work
FMCG retail | ~ Supermarket work
Bakery counter | ~ Supermarket work
Fresh food counters | ~ Supermarket work
Deli counter | ~ Supermarket work
Delicatessen | ~ Supermarket work
Fruit and vegetables | ~ Supermarket work
Counter service | ~ Supermarket work
Provision counter | ~ Supermarket work
Floristry | flower arranging; florist; floral design; flower arrangements; floral arrangements
Bouquets | < Floristry
Wedding flowers | < Floristry
Funeral flowers | < Floristry
Interflora | ~ Floristry
Trade counter sales | trade counter; trade customers; counter sales; trade counter assistant
Electrical wholesale | ~ Trade counter sales
Plumbing merchants | ~ Trade counter sales
Timber merchants | ~ Trade counter sales
Furniture and home sales | furniture sales
Carpet sales | < Furniture and home sales
Bed sales | < Furniture and home sales
Kitchen sales | < Furniture and home sales
Home improvement sales | field sales home improvements | < Furniture and home sales
Soft furnishing sales | < Furniture and home sales
Bathroom sales | < Furniture and home sales
Interior design consultation in store | ~ Furniture and home sales
Window and door sales | < Furniture and home sales
Design consultation in home | < Furniture and home sales
Beauty retail | beauty counter; beauty advisor; beauty consultant
Cosmetics sales | cosmetics? | < Beauty retail
Fragrance sales | fragrance? | < Beauty retail
Makeover demonstrations | < Beauty retail
Skincare sales | skincare products | < Beauty retail
Telecoms retail
Mobile phone sales | < Telecoms retail
Handset sales | < Telecoms retail
Phone contracts | < Telecoms retail
Phone shop | < Telecoms retail
Broadband sales | ~ Telecoms retail
Optical retail | optical assistant; optical retail experience
Eyewear sales | < Optical retail
Frame styling | < Optical retail
Dispensing glasses | < Optical retail
Gift cards and loyalty schemes | store card applications; gift cards; store cards
Price labelling | price tickets; pricing stock; shelf edge labels; pricing and labelling; price checks; price tags
Ticketing stock | < Price labelling
Tagging stock | < Price labelling
Security tagging | ~ Price labelling
Steaming garments
Post office counter work | post office?; post office counter; sub post office; Horizon post office
Horizon system | < Post office counter work
Petrol forecourt work | petrol station; forecourt; forecourt management; petrol forecourt; forecourt retail
Fuel retail | < Petrol forecourt work
Service station | < Petrol forecourt work
Garden centre work | garden centre
Plant sales | < Garden centre work
Horticultural retail | < Garden centre work
Plantaria | < Garden centre work
Plant care retail | < Garden centre work
Pet retail | pet care retail; pet nutrition sales; pet shop
Customer complaints in store
Dealing with returns | ~ Customer complaints in store
Handling refunds | ~ Customer complaints in store
Gaming and betting | betting shop; licensed betting; betting?; adult gaming centre
Bookmaker | ~ Gaming and betting
Croupier | ~ Gaming and betting
Gambling regulations | gambling industry | ~ Gaming and betting
Casino dealing | ~ Gaming and betting
Dealing roulette | ~ Gaming and betting
Bingo | ~ Gaming and betting
Sportsbook | ~ Gaming and betting
Responsible gambling | ~ Gaming and betting
Gambling Commission | ~ Gaming and betting
Trading odds | ~ Gaming and betting
Amusements | ~ Gaming and betting
Odds compiling | ~ Gaming and betting
Auctions | Auctions?; auctioneering; auction valuation; auction house; auctioneer
Cataloguing lots | < Auctions
Antiques | ~ Auctions
Valuing antiques | ~ Auctions
Collectibles | ~ Antiques
E-commerce order handling
eBay selling | ~ E-commerce order handling
Etsy shop | ~ E-commerce order handling
Online selling | ~ E-commerce order handling
`;
