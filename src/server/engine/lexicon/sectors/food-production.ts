export const foodProduction = `
Food manufacturing | food production; food processing; food factory; food production environment; food manufacturing environment; food manufacturing experience; food industry experience; food operative; food industry; FMCG food manufacturing; food and drink manufacturing; chilled food manufacturing; confectionery manufacturing; food technology in manufacturing; food and beverage manufacturing; drinks manufacturing; Food process
Ready meals production | ready meals; chilled ready meals; ready meal manufacture | < Food manufacturing
Bakery production | bakery manufacturing; industrial bakery; plant bakery; dough mixing; bakery operative | < Food manufacturing
Confectionery production | chocolate production; sugar confectionery; confectionery manufacture | < Food manufacturing
Dairy processing | dairy production; milk processing; dairy industry; pasteurisation; yoghurt production; dairy technology; Dairy? | < Food manufacturing
Cheese making | cheesemaking; cheesemaker; cheese maker | < Dairy processing
Meat processing | red meat processing; meat production; meat industry; cooked meats | < Food manufacturing
Poultry processing | poultry production line; poultry factory | < Food manufacturing
Fish processing | fish filleting; seafood processing; fish factory | < Food manufacturing
Fresh produce packing | packhouse; fresh produce; produce packing; salad production; fruit packing; vegetable processing | < Food manufacturing
Beverage production | soft drinks production; bottling; canning?; bottling line; canning line?; drinks industry; beverage manufacturing | < Food manufacturing
Brewing | brewer; brewery?; brewery operations; craft brewing; cask beer brewing; brewing process | < Beverage production | ~ Distilling
Distilling | distillery; whisky production; gin distilling; spirits production; still house
Winemaking | wine production; winery
Malting
Flour milling | milling of grain; miller in flour mill; grain milling
Animal feed milling | feed mill; animal feed production; feed milling
Sandwich production | sandwich making; sandwich factory
Frozen food production | blast freezing; frozen food; frozen foods
Food preservation | canning of foods; pickling; curing; smoking of food
Coffee roasting | coffee roaster; roastery
High care food production | high care?; high risk food?; high care food; high care environment | < Food manufacturing
Recipe weighing | weighing ingredients; weighing and mixing; mixing ingredients; ingredient preparation; batching ingredients
Oven operation in food production | industrial ovens
Fryer operation | industrial fryers; operating fryers | ~ Oven operation in food production
Cooking vessel operation | cooking vessels; kettle operation | ~ Oven operation in food production
Food packing | packing food products; food packaging
Vertical form fill seal | =VFFS; vertical form fill and seal | < Food packing
Multihead weighers | multihead weigher; multi-head weighers | < Food packing
Flow wrapping | flow wrappers; flow wrapper; flow-wrap machines | < Food packing
Tray sealing | tray sealers; tray sealer | < Food packing
Sleeving | sleeving machine | < Food packing
Metal detection in food | metal detectors?; foreign body control; x-ray inspection of food; foreign body prevention
Food quality assurance | food QA; quality assurance in food; food quality; QA in food manufacturing; quality technologist in food; taste panels; organoleptic testing
Food technology | food technologist; technical management in food
Food science | food scientist; food science and technology; food sciences | ~ Food technology
Food product development | new product development in food; food NPD; recipe development in manufacturing; food innovation; product development technologist; food developer; process development food
Development chef work | development chef; concept chef; development chefs | < Chef skills | ~ Food product development; Recipe creation
Factory trials | pre-production trials; scale-up trials in food; production trials
Food specifications | food product specifications; finished product specifications; raw material specifications; specification technologist
Food labelling | food labelling legislation; nutritional labelling; packaging copy for food; artwork approval in food; ingredient declarations
Shelf life testing | shelf life validation; shelf life trials
Sensory analysis | sensory evaluation; sensory panels; sensory science
Food microbiology | microbiological testing of food; environmental swabbing; Listeria control; listeria; salmonella
Food fraud prevention | TACCP; VACCP; TACCP and VACCP; food defence
HACCP | =HACCP; hazard analysis critical control points; hazard analysis and critical control points; HACCP plans; HACCP systems; HACCP principles; critical control points; HACCP team; HACCP system; HACCP procedures; HACCP documentation; HACCP food safety
BRC standards | BRC; BRCGS; BRC Global Standard; British Retail Consortium; BRC audits; BRC food; BRC accreditation; BRC audit; BRC food safety; BRC global standards
BRCGS Packaging | BRC Packaging; BRC/IoP | ~ BRC standards
SALSA accreditation | =SALSA?; SALSA food
Retailer technical standards | retailer codes of practice; supermarket audits; retailer audits; M&S standards; Tesco standards; customer audits in food; retailer technical portals; Technical standards retailers
Red Tractor | Red Tractor assurance; farm assured
Organic certification | Soil Association; organic food production
Halal and kosher compliance | halal certification; kosher production
Food safety management systems | FSSC 22000; ISO 22000; food safety culture
Allergen control | allergen management; allergen procedures; managing allergens | < Allergens
Glass and hard plastic audits | glass register; GMP audits in food; fabrication audits
Hygiene in food manufacture | factory hygiene; hygiene team in factory; production hygiene; night hygiene
Butchery | butcher; butchering; butchery skills; meat cutting; meat preparation; knife skills in meat; knife skills butchery
Boning | boner; block butcher; boning and trimming; Meat trimming; trimming meat; deboning; boning meat; boning out | < Butchery
Slaughtering | slaughterman; abattoir; abattoir work; lairage
Fishmongery | fishmonger; fish preparation; fish counter
Baking | Baking?; baker; bakers?; bread making; bread baking; craft bakery; sourdough; artisan bread; bakery?; dough making; pastry baking; patisserie baking
Cake decorating | cake decoration; sugarcraft; cake decorator
Cake making | wedding cakes; celebration cakes; making cakes; cake maker; cake baking; baking cakes | < Baking | ~ Cake decorating
Pastry | pastry chef; pastry making; patisserie; pastry section; pastry skills; viennoiserie; patissier; pastry kitchen | ~ Baking
Chocolate work | chocolatier; chocolate making; tempering chocolate
In-store bakery | bake-off; bakery in supermarket; scratch bakery
Nutrition analysis of food | nutritional analysis; nutritional values; Nutricalc; nutritional profiling
Food laboratory testing | food laboratory; food testing; chemical analysis of food
Flavour and ingredient development | flavourist; flavour development; ingredients industry; food ingredients; flavour creation
Supply of retail own label | own label development; own label; own brand products; private label
Food regulatory affairs | food law; food legislation; food regulatory; novel foods; Food Standards Agency; Food Safety Act; Food Information Regulations
Chilled food | ~ Food manufacturing
SQF | ~ BRC standards
Technical specifications food | ~ Food specifications
Labelling legislation | ~ Food labelling
Product launches food | ~ Food product development
Product reformulation | < Food product development
Shelf life | ~ Shelf life testing
Chemical processing | chemical process operation; chemical blending; batch processing chemicals; mixing chemicals; process chemicals; chemical plant; chemical manufacturing; chemical industry; chemical handling; chemical production; chemical mixing; chemical operator; fine chemicals; speciality chemicals; chemical processes
Blending
Reactor operation
Solvent handling
Paint manufacture
Cosmetics manufacturing
Process plant operation
Batch manufacturing
Batch production
Formulation chemistry production
Detergent manufacture
Furnace operation
Kiln operation | kiln?; operating kilns; kiln firing
Glass manufacturing
Ceramics manufacture
Pottery
Glassblowing
Paper manufacturing
Paper mill
Paper machine
Corrugated
Cardboard manufacture
Board mill
Fish filleting retail | < Fishmongery
Meat counter | ~ Butchery
Confectionery | ~ Confectionery production
Dough | ~ Baking
`;
