/** Shops, kitchens and bars as those who work there speak of their shifts. */
export const spokenShopAndKitchen = `
Customer service | checkout,checkouts,self-scans served,people,customers,rang; rang people,bagged; furious,angry,cross,upset man,woman,customer,regular turned,calmed,listened; money change gave,took; people,shoppers pointed,helped,showed shops,aisle,find,lost; jump-started cars; bags carried cars,people
Till operation | checkout,checkouts,self-scans served,customers,supermarket; rang people,bagged; cash card,cards took,bagged; change gave,money
Retail sales | self-scans checkout; rang people,bagged; beat last,year,percent market,flat,sales; basket units,items; add-ons sold,top,shops,sales; add-ons,sales top,first shops,stores,region
Sales | beat last,plan year,percent,flat,market,budget; basket units,items,spend; add-ons sold,top,shops,sales; like-for-like sales,percent,shop,store; basket average,spend,grew
Sales targets | beat last,plan year,percent,flat,market,budget; basket units; add-ons top,shops; top shops,stores
Store performance* | store,shop kpis,targets,sales drive,hit,achieve; beat last,plan year,percent; basket units; add-ons sold,top,shops,sales; conversion basket,footfall; basket average,spend,grew
Visual merchandising | window,windows dressed,fortnight,mannequins,christmas; dressed dummies,mannequins,windows,window; ends,hot-spots built,plan; ends hot-spots,hot; colour-blocked
Stock planning | orders ran,milk; gaps counted,ordered,morning
Recruitment | took,taken,hired eleven,twelve,six,ten,people,cooks,eight stayed,six; eleven,ten,six,people stayed; interviewed chose,staff,people,hired
Coaching and developing others | taught saturday,girls,young; two,three run shops,kitchens; promoted deputies,managers
Cash handling | cashed; z reads; floats,float paying-in,safe,tills,counted; safe counted,bank,took; paying-in
Cash banking* | banking cash,handling,procedures; paying-in; bank took,safe,counted takings,cashed,safe; z reads
Loss prevention | shrink,shrinkage percent,fell,cut; tagged spirits,meat,watched; usual faces,watched; bags searched refunds,checked; shoplifters caught,watched,stopped; cages stopped
Loss prevention in retail | shrink,shrinkage percent,fell; tagged spirits,meat; usual faces; shoplifters caught; doors stood,faces; cages stopped
Complaint handling | sorry,apologised swapped,listened,said; furious,angry,cross,irate man,woman,people,customer,customers calmed,turned,right,regular,listened; regular turned,furious; shouted sorted,people; stage answers,replies wrote,days,ten; noise,bins,boilers calls,took,tenants
Store opening and closing | keys alarm,doors,tills; locked alarm,set; keyholder; tills doors,eight; opened shut,five,eleven,locked
Rota management | hours forecast,wages; shifts wrote,ahead weeks,22,staff; cover found,rang,sick; kitchen's week,hours; shifts holidays,nine,chefs; sundays shared,fairly; roster covered,wrote,sick
Food temperature checks | fridge,fridges,freezer temps,temperatures written,wrote,daily
Safety checks* | doors fire clear,kept; temps fridge; ladder fire,check; health safety compliance,checks; hydrants,exits checked; spills,lights,trips reported; cones round,ice
Product advice | knew boot foot,paint; told people,customers paint,stick; matched wine,cook; boot foot; wine matched,suggested
Product knowledge | knew boot,foot,stock; told people paint,stick; wine matched
Upselling | warranty phones,ten,four; asked belt,polish; sold polish,belt,care shoes,bags; warranties sold,added
Processing deliveries* | deliveries,delivery process,processed,processing; cages lorry,nine; unpacked steamed,hung,ticketed; boxes checked invoice; cages worked,filled
Goods in | cages lorry; unpacked steamed,hung; boxes checked invoice
Age-restricted sales | challenge 25; turned,refused lads,youngsters,teenagers,kids id; refused book,wrote; id asked,lads
Shop cleanliness and standards* | fronted,dusted shelves,rails,mopped,shop,faced; faced dusted,mopped,full; mopped floors,floor; trade ready,nine; rails,fitting tidied,rooms
Click and collect | baskets web,picked; web,online handed,picked; parcels shop
Online orders* | online,web orders,baskets,picked; ebay packed,sold,listed,sales; parcels shop packed,sent
Budget management | wages waste,plan,bills; bills timers,cut; kept wages,waste plan,budget; wrote-off half; wage hours,budget,forecast
Cost control | wages waste,plan; timers bills; written-off,wrote half; cut,kept costs,cost; waste spend,wage
Pricing | tickets,labels changed tuesday,night,prices; reduced clear,six,yellow; offers old,took
Promotions* | promotions pricing; promotions,offers,promotion changed,took; offers old,took; tickets changed
Leadership | huddle morning,well,daily; football table; staff cakes,football,huddle; team smiling,fed-up; motivated,motivate team,staff
People management | fed-up team; football table sales; staff twelve,ten,fifteen cakes,football; smiling team
Fitting room service | brides helped,choose; rails fitting,rooms; measured feet,busts,bust
Personal styling | brides helped,choose,dressed; dressed men,women,shoe,tie,customers,brides; outfits matched
Counter service | sliced ham,cheese,meat; cut fish,cheese,order; pies,loaves served,wrapped,hot; folk,people told cook,fish
Fresh food counters | sliced ham,cheese; fish cut,told; deli
In-store bakery | baked rolls,five,loaves; proved bagged,baked; iced finished,cakes
Baking | baked rolls,bread,loaves,scones,five; bread,loaves morning,daily baked; proved baked,bagged; sourdough; iced cakes,finished,buns; tarts ices,petits; scones
Pastry | tarts ices,bread,sweets; petits fours; plated sweets,puddings,desserts; tarts,choux,puff plated,baked

Cooking | plates,covers cooked,grill,saturdays; sauces,fish,pastry scratch; rosettes,rosette kitchen,chef,held,covers,pub,restaurant; grill covers,held; english full; eggs way,poached,half; porridge kippers,buffet
Food preparation | sauces scratch,fish,pastry; peeled,turned chopped,veg,vegetables,diced; stocks nine; prepped next,day; section ready,twelve; chopped peeled
Mise en place | stocks section,nine; peeled turned,chopped; prepped next,day,service; section ready,set
Running a section | sauce fish,veg; larder sweets,alone,looked; grill covers,held; sauce,larder,pastry,garnish,grill,veg ran,held,section
Kitchen management | chef's,chef days,leave,holiday charge,ran,stood,pass; pass stood,nights,ran; show ran,leave,chef; kitchen opened,bare,ran,built; pub's menu,set; charge kitchen
Running the kitchen in absence* | kitchen chef's,head absence,leave; pass stood,nights,ran,run three,two,nights,chef's; leave show,ran chef,head; charge kitchen
Running the pass* | pass stood,nights,ran,stand
HACCP | fridge temps,temperatures; probes,probe cooling,fridge,temps; cooling reheating,labels; five stars,star council,hygiene; date labels,labelling diary,cooling
Food safety | fridge temps,temperatures,written; cooling reheating,labels,probes; stars council,five; probes,probe cooling,fridge
Menu planning | specials board,menu,daily,dishes,kitchen; card new,season; thought,invented puddings,dishes; menu,menus wrote,new,first,season,set
Food ordering | fish,veg,meat men,man,rang night; counted sunday,ordered week; rang fish,veg,butcher night
Ordering what runs low* | fish,veg,meat men,rang; counted ordered,sunday; ran orders
Stock control in hospitality* | thrown fridges clear,little,monday; counted ordered,sunday; walk-in listed,priced; thrown little
Stock control | fridges clear,monday; counted ordered,sunday,week; walk-in listed,priced; variance percent,half
Food cost control | gp costed,dish,dishes,kitchen,menu,margin,wastage,chef; costed dish,dishes,gram; bin,bins weighed waste,third,cut; butcher changed,saved; margin,margins percent,kitchen
Negotiation | butcher changed,saved,month; price oil,beat; prices three,two,dry; supplier,suppliers negotiation,negotiate,beat; beat price,prices; haggled
Negotiation | butcher changed,saved; prices three,dry; haggled; seller buyer shake,price,brought
Allergens | fourteen sheet,matrix; nuts asked,twice,nut; allergy tables,table,board,pan; separate board,pan,boards; coeliac,coeliacs
Allergen control | fourteen sheet; nuts asked; allergy tables,board,pan; pan separate board; coeliac
Training kitchen staff* | junior chefs,chef,cooks train,supervise; commis brought,taught,trained,two; young cooks knives,showed; knives stocks,showed; brigade looked,five,four,led
Supervising a brigade* | brigade five,four,six,looked,led,ran; commis brought,taught
Working under pressure | covers mother's,short,valentine's,sunday; checks floor,calm,rail; sunday lunch,lunches; short covers two,three; calm checks,busy,rush
Kitchen cleaning | kitchen clean,cleaning; deep clean,cleaned canopy,mondays,kitchen; scrubbed service; squeegeed; floors clean
Kitchen porter duties | deep clean canopy; scrubbed service,pots; squeegeed
Butchery | broke,boned,steak,butchered,jointed lambs,beef,sides,pigs,carcasses; boned rolled,tied; filleted turbot
Fishmongery | filleted; turbot,plaice,salmon,bass filleted,gutted,cut
Banqueting | weddings 180,hundred,cooked,plated; buffets canapes; plated 300,minutes,eighteen,hundred; canapes; functions cooked,hundred
Functions* | banqueting functions; weddings 180,cooked,hundred; buffets canapes; plated 300,minutes,eighteen
Sourcing local food* | local,seasonal produce,ingredients,growers,farms; foraged; farms miles,ten; growers gate,bought; day-boat; hedgerow
Special diets | vegan menu,dishes; pureed,fork-mashable,soft residents,food,meals; coeliac,halal,kosher,gluten-free trays,meals,cooked; fork-mashable; halal kosher
Catering | dinners,meals children,340,pupils,patients; canteen served,factory,staff,cooked; trays patients',patients,90; meals trays,patients
School or workplace meals* | catering,meals school,contract; dinners children,340,pupils; canteen served,factory,staff; trays patients,patients',meals
Working with front of house* | front house communicate,work,kitchen; floor talked,briefed service; tasted dishes,waiters; checks called,waits; waiters told,tasted
Breakfast service* | breakfast,breakfasts service,served,cooked,hotel,guests; english full; eggs way,poached,six; porridge kippers,buffet
Kitchen safety* | kitchen safety fire,knife; blanket gas,drill; knives sharp,sink; fryers burns,taught
Opening a kitchen* | kitchen opening,opened bare,kit,recruitment,scratch,new; cooks took,six,hired; pub's menu,first
`;
