/** Shops, kitchens and bars as those who work there speak of their shifts. */
export const spokenShopAndKitchen = `
Customer service | checkout,checkouts,self-scans served people,customers; rang,bagged shopping,checkout,groceries; furious,angry,cross,upset man,woman,customer,regular turned,calmed,listened; change gave money customers,people; shoppers,customers pointed,helped,showed aisle,shops; jump-started cars customers,members; bags carried cars customers,people
Till operation | checkout,checkouts,self-scans served,customers,supermarket; rang,bagged shopping,checkout,groceries; cash card,cards took customers,bagged; change gave money customers,people
Retail sales | self-scans checkout served,watched,customers; rang,bagged shopping,checkout,groceries; beat last sales,market,shop,store; add-ons sold
Sales | beat last plan,sales shop,store,sales; add-ons sold; like-for-like sales,percent,shop,store; basket average,spend,grew
Sales targets | beat last plan,sales shop,store,sales
Store performance* | store,shop kpis,targets,sales drive,hit,achieve; beat last plan,sales shop,store,sales; add-ons sold; conversion footfall basket,shop,store; basket average grew
Visual merchandising | window,windows dressed mannequins,christmas,shop,fortnight; dressed dummies,mannequins,windows,window; ends,hot-spots built,plan; colour-blocked
Stock planning | gaps counted ordered shelves,shop,stock
Recruitment | hired people,staff,cooks; hired people,staff stayed; interviewed chose,staff,people,hired
Coaching and developing others | taught saturday girls,staff; run promoted shops,kitchens deputies,managers; promoted deputies,managers trained,brought,coached
Cash handling | cashed tills,takings,shop; z reads; floats,float tills,safe counted; safe takings,cash,tills counted,bank; paying-in takings,bank,books,cash
Cash banking* | banking cash,handling,procedures; paying-in takings,bank,books,cash; bank takings took,counted; z reads
Loss prevention | shrink,shrinkage fell,cut stock,shop,store,percent; tagged spirits,meat; thieves,shoplifters watched,faces; bags searched staff,refunds; shoplifters caught,watched,stopped; refunds checked staff,thefts
Loss prevention in retail | shrink,shrinkage fell,cut stock,shop,store,percent; tagged spirits,meat; thieves,shoplifters watched,faces; shoplifters caught; shop,store stood doors faces
Complaint handling | apologised,sorry customer,customers,people listened,swapped; furious,angry,cross,irate customer,customers,regular calmed,listened,turned; tenants noise,bins,boilers calls
Store opening and closing | keys tills,doors alarm; locked alarm set shop,store,tills; keyholder shop,store,alarm; tills doors alarm,opened,eight
Rota management | hours forecast wages shop,store,kitchen; shifts wrote ahead,weeks; found cover staff sick; kitchen's hours planned,wrote; shifts holidays chefs planned,wrote; sundays shared fairly
Food temperature checks | fridge,fridges,freezer temps,temperatures written,wrote,daily
Safety checks* | fire doors,exits clear; temps fridge; health safety checks compliance; spills reported,cones; cones ice,spills
Product advice | told people,customers paint,stick; matched wine,cook; knew boot foot; wine matched,suggested
Product knowledge | knew boot foot; told people paint; wine matched
Upselling | warranty,warranties sold,added phones,customers; belt,polish shoes sold,offered; sold polish shoes,bags
Processing deliveries* | deliveries,delivery processed,process,processing stock,shop,store,cages; cages lorry unpacked,unloaded,nine; unpacked steamed,hung,ticketed; boxes checked invoice; cages filled,worked shelves,lorry
Goods in | cages lorry unpacked,unloaded; unpacked steamed,hung delivery,clothes,stock; boxes checked invoice
Age-restricted sales | challenge 25 id,alcohol,asked,refused; refused lads,youngsters,teenagers,kids id,alcohol,cigarettes; refused book alcohol,id,cigarettes
Shop cleanliness and standards* | dusted,faced,fronted shelves,rails shop,mopped,full; faced shelves dusted,mopped; mopped floors,floor shop,shelves; rails,fitting rooms tidied
Click and collect | baskets orders picked web,online; web,online orders handed,picked; parcels shop handed,collection,customers
Online orders* | online,web orders,baskets,picked; ebay packed,sold,listed,sales; parcels shop packed,sent
Budget management | kept wages budget,plan; wage budget,forecast
Cost control | cut written-off,wrote-off waste,half; cut,kept costs,cost; waste cut spend
Pricing | tickets,labels,prices changed shelf,prices,sale; reduced yellow,stickers; tickets,labels offers changed
Promotions* | promotions,promotion changed,set tickets,displays,ends; offers tickets,labels changed; tickets changed sale,offers,promotions
Leadership | huddle morning team,staff; motivated,motivate team,staff
Fitting room service | brides choose,dresses,helped; rails fitting rooms; measured busts,bust
Personal styling | brides helped,choose,dressed; dressed customers,brides shoe,tie,outfits; outfits matched
Counter service | sliced ham,cheese,meat; cut cheese,ham,fish customers,order,counter; pies,loaves served wrapped,hot
Fresh food counters | sliced ham,cheese; fish counter cut,told; deli counter served,sliced,ham
In-store bakery | baked rolls,loaves shop,store,five; proved bagged,baked; iced cakes finished
Baking | baked rolls,bread,loaves,scones,five; bread,loaves morning,daily baked; proved baked,bagged; sourdough baked,bread,starter; iced cakes,finished,buns; tarts petits,bread; scones baked
Pastry | tarts petits,ices; petits fours; plated sweets,puddings,desserts; tarts,choux,puff plated,baked

Cooking | covers cooked grill,saturdays,service; sauces scratch fish,pastry; rosettes,rosette kitchen,chef cooked,held; grill covers; english full breakfasts,breakfast cooked; eggs poached cooked,way
Food preparation | sauces scratch,fish,pastry; peeled chopped,diced veg,vegetables; stocks sauces; prepped veg,section,kitchen,service; section kitchen ready prepped,set; chopped peeled
Mise en place | stocks section sauces; peeled chopped veg,vegetables; prepped section,service; section prepped ready,set
Running a section | sauce section fish,veg; larder sweets looked,ran; grill covers held,ran; sauce,larder,pastry,garnish,grill,veg section ran,held
Kitchen management | kitchen chef's,chef charge,ran; kitchen pass ran,stood; kitchen opened bare,built; kitchen charge chef,chef's
Running the kitchen in absence* | kitchen chef's,head absence,leave; kitchen pass chef's stood,ran; kitchen chef,head leave,holiday ran; kitchen charge chef's,head,chef
Running the pass* | pass kitchen,chef,service,plates stood,ran
HACCP | fridge temps,temperatures checked,logged,wrote,recorded; probes,probe cooling,fridge; cooling reheating,labels; date labels fridge,cooling,labelling
Food safety | fridge temps,temperatures checked,logged,wrote,recorded,written; cooling reheating,labels,probes; stars five hygiene; probes,probe cooling,fridge
Menu planning | specials menu,dishes,board wrote,daily; menu season new; invented puddings,dishes; menu,menus wrote,planned dishes,season,kitchen,chef
Food ordering | rang butcher,fishmonger,veg night,morning,orders; counted ordered fridges,meat,veg
Ordering what runs low* | rang butcher,veg,fish orders,night; counted ordered fridges,stock,shelves; ran orders
Stock control in hospitality* | thrown fridges; counted fridges,bar,cellar,kitchen ordered; walk-in listed,priced
Stock control | fridges clear counted,stock; counted stock ordered; walk-in listed,priced; variance stock half,percent
Food cost control | gp costed,dish,dishes,kitchen,menu,margin,wastage,chef; costed dish,dishes,gram; bins,bin weighed waste; butcher changed saved; margin,margins kitchen,menu,dishes
Negotiation | butcher changed saved; beat price supplier,suppliers,oil; prices suppliers,quotes three beat,pushed; supplier,suppliers negotiation,negotiate,beat; beat price,prices supplier,suppliers; haggled
Negotiation | butcher changed,saved; prices suppliers,quotes three beat,pushed; haggled; seller buyer shake,price,brought
Allergens | fourteen allergens,matrix,sheet dishes,allergens; nuts asked allergy,allergies; allergy tables,table,board,pan; separate pan,boards,board allergy,nut,gluten; coeliac,coeliacs
Allergen control | fourteen allergens,matrix,sheet dishes,allergens; nuts asked allergy,allergies; allergy tables,board,pan; separate pan,board allergy,nut,gluten; coeliac
Training kitchen staff* | junior chefs,cooks train,supervise; commis brought,taught,trained,two; cooks knives showed; knives stocks showed; brigade chefs,kitchen led,trained
Supervising a brigade* | brigade chefs,kitchen led,looked,ran; commis brought,taught
Working under pressure | checks rail calm; covers short two,three; checks rail busy,rush
Kitchen cleaning | kitchen clean,cleaning; deep clean,cleaned canopy,kitchen; scrubbed kitchen,pots; squeegeed kitchen,floors
Kitchen porter duties | deep clean canopy; scrubbed pots; squeegeed kitchen
Butchery | broke,boned,butchered,jointed beef,lambs,pigs,carcasses; boned rolled,tied; filleted turbot
Fishmongery | filleted; turbot,plaice,salmon,bass filleted,gutted,cut
Banqueting | weddings cooked,plated; buffets canapes; plated hundred,300; canapes buffets,plated,hundred; functions cooked
Functions* | banqueting functions; weddings cooked,plated; buffets canapes; plated hundred,300
Sourcing local food* | local,seasonal produce,ingredients growers,farms; foraged berries,herbs,mushrooms,menu; farms miles menu,veg,meat; growers bought; day-boat; hedgerow foraged,berries
Special diets | vegan dishes,menu cooked,coeliac,wrote; pureed,fork-mashable,soft residents,food,meals; coeliac,halal,kosher,gluten-free trays,meals,cooked; fork-mashable; halal kosher
Catering | dinners,meals cooked children,pupils,patients,340; canteen served,factory,staff,cooked; meals trays patients; meals trays,patients
School or workplace meals* | catering meals school,contract; dinners children,pupils cooked,served,340; canteen cooked,served factory,staff; meals trays patients
Working with front of house* | front house communicate,work,kitchen; briefed waiters,floor service; tasted waiters dishes; checks waits called; waiters told,tasted
Breakfast service* | breakfast,breakfasts service,served,cooked,hotel,guests; english full breakfasts,breakfast; eggs poached cooked
Kitchen safety* | kitchen safety fire,knife; blanket gas fire; knives sharp kitchen; fryers burns
Opening a kitchen* | kitchen opened,opening bare,scratch,kit
`;
