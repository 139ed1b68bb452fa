export const retail = `
Retail | retail experience; retail sector; retail industry; retail operations; shop work; retail assistant; shop floor retail; Retail?
Merchandising | store displays; merchandising standards; product displays; retail merchandising; visual displays; merchandise presentation; in-store displays; point of sale displays; merchandiser; merchandise displays
Visual merchandising | visual merchandiser | < Merchandising
Planograms | shelf layout planning; planogram compliance; space planning retail; range planning; store layouts | < Merchandising
Shelf stacking | shelf replenishment; replenishing shelves; filling shelves; stock filling; restocking; shelf filling; restocking shelves; stacking shelves; replenishing stock; stocking shelves
Retail sales | shop sales; sales floor; selling in store; retail selling; in-store sales; sales advisor retail; retail sales experience; sales associate; shop assistant; shop floor sales | < Retail
Clienteling | client book; personal shopping; personal stylist; styling customers; black book; personal styling; luxury retail; luxury goods; wardrobe styling
Store management | shop management; store manager; running a store; retail management; branch management retail; retail manager; managing a store; assistant store management; area management retail; multi-site retail management; managing a shop; department management retail; shop manager; retail store management; Store management?
Store opening and closing | opening and closing; key holder; opening and closing procedures; store opening; opening up and locking up; locking up; opening and closing the store; cash up and close
Key holding | < Store opening and closing
Loss prevention in retail | shrinkage; shrinkage control; theft prevention; stock loss; shoplifting; shoplifters; stock loss prevention; retail loss prevention; shrink; profit protection; minimising shrinkage; store detective | ~ Security guarding
Age-restricted sales | Challenge 25; Think 25; alcohol sales compliance; Challenge 21; age verification; trading law
Category management | category manager; range reviews; retail buying; category planning; assortment planning; range selection; range building; category strategy; fashion buying; buying and merchandising; range development; retail buyer; open to buy; =OTB; range plans; own label; private label; own brand
Retail analysis | like-for-like sales; sales per square foot; sell-through; =ATV; average transaction value; footfall; conversion rates in store; =WSSI; stock allocation; allocation of stock; retail KPIs; sales analysis retail; retail mathematics; retail analytics
Promotions in store | promotional displays; product sampling; live demonstrations
Click and collect | online orders in store; order collection; home shopping picking; personal shopper supermarket; online order picking
Supermarket work | grocery retail; supermarket; convenience store; grocery; convenience retail; FMCG retail; bakery counter; fresh food counters; deli counter; delicatessen; fresh produce; fruit and vegetables; counter service; food retail; provision counter; =FMCG; fast moving consumer goods; grocery industry
Fishmongery | fish counter; fish filleting retail; fishmonger; fish preparation
Butchery | butcher; meat cutting; boning; butchery skills; meat preparation; knife skills butchery; meat counter; boner; slaughtering; abattoir; trimming meat; slaughterman; meat trimming
Baking | bakery; bread making; pastry baking; confectionery; cake decorating; baker; cake making; dough; craft bakery; sourdough; in-store bakery; patisserie baking; sugarcraft; cake decoration; Baking?
Floristry | flower arranging; bouquets; florist; floral design; wedding flowers; funeral flowers; flowers; Interflora; flower arrangements; floral arrangements
Fitting rooms | fitting room service; changing rooms; bra fitting; shoe fitting; measuring customers
Trade counter sales | trade counter; builders merchants; trade customers; electrical wholesale; plumbing merchants; electrical wholesalers; counter sales; trade counter assistant; timber merchants
Car sales | vehicle sales; automotive sales; used car sales; new car sales; motor sales; showroom sales; car sales executive; car dealership; motor retail; dealership; car showroom; motor industry sales; Kerridge; Kerridge ADP; =ADP Kerridge; Pinewood DMS; franchised dealer; dealer management system; main dealer; automotive parts; parts advisor; vehicle parts; parts advisor experience; motor factors; service advisor; automotive service advisor; vehicle appraisal; vehicle valuations; GForces; part exchange
Furniture and home sales | furniture sales; carpet sales; bed sales; kitchen sales; home improvement sales; soft furnishing sales; showroom; bathroom sales; interior design consultation in store; window and door sales; field sales home improvements; design consultation in home
Beauty retail | cosmetics sales; beauty counter; fragrance sales; makeover demonstrations; cosmetics; fragrance; skincare sales; beauty advisor; beauty consultant; perfume; skincare products
Telecoms retail | mobile phone sales; handset sales; phone contracts; phone shop; broadband sales
Optical retail | eyewear sales; frame styling; optical assistant; optical retail experience; dispensing glasses
Gift cards and loyalty schemes | store card applications; gift cards; store cards
Price labelling | ticketing stock; price tickets; pricing stock; shelf edge labels; pricing and labelling; price checks; tagging stock; security tagging; price tags
Charity shop work | donated goods; sorting donations; charity retail; Gift Aid sign-up; charity shop; steaming garments
Post office counter work | post office; Horizon system; post office counter; sub post office; Horizon post office
Petrol forecourt work | petrol station; forecourt; fuel retail; forecourt management; petrol forecourt; service station; forecourt retail
Garden centre work | plant sales; horticultural retail; garden centre; plantaria; plant care retail
Pet retail | pet care retail; pet nutrition sales; pet shop; pets
Customer complaints in store | dealing with returns; refunds; handling refunds; refunds and returns
Gaming and betting | betting shop; bookmaker; casino; croupier; gaming?; gambling regulations; casino dealing; dealing roulette; bingo; licensed betting; betting; sportsbook; responsible gambling; gambling; Gambling Commission; adult gaming centre; trading odds; amusements; gambling industry; odds compiling
Auctions | auctioneering; cataloguing lots; auction valuation; antiques; valuing antiques; auction house; auctioneer; collectibles
E-commerce order handling | marketplace selling; eBay selling; Etsy shop; online selling
`;
