/** Warehouses, yards and cabs as those who work there speak of their shifts. */
export const spokenWarehouseAndRoad = `
Picking and packing | lines,picks,totes hour,filled voice,scanner,gun,percent; goods,items,boxes,orders shelf,shelves list,boxed,fetched,got,took; totes filled,gun,sealed; voice pick,picking,lines,headset; baskets,orders picked web,handed,scanner; wrong picks
Order processing | turned emails picks,orders; keyed orders,day's; released waves,orders; ticked gone,orders
Goods in | tipped trailers,containers,wagons checked,note,counted; pallets counted booked,note; signed deliveries,delivery short,sent,note,checked; pallets booked system,counted; cages lorry unpacked,four,nine; boxes,cages checked invoice,note
Loading and unloading | handballed,hand-balled containers,trailers,feed,bags; trailers,trailer,wagons,wagon,lorries filled,drop,order,loaded,strapped; strapped wrapped,shrink-wrapped,wagons; tip,tipped trailers,containers,wagons
Scanning equipment | gun zapped,totes; zebra handheld,scanner,scanners; zapped
Scanners and warehouse systems* | rf scanners,scanner; zapped; zebra handheld,worked; prairie,manhattan day,red; gun zapped,scanned,totes; warehouse management systems,system
Stocktaking | counted,count bins,shelves,shop,locations night,twice,year,yearly,200; perpetual inventory; stock yearly count,counts; scanned shelf,shelves night,sunday; count right,percent,missing,last; counted month,month-end end,priced,listed
Manual handling | bags,slabs,sacks,boxes,kegs lifted,carried,lift day,hand,kilo,kilos; kilo sacks,bags,boxes,kilos; two-man lifts,lift; cages pump,truck,ramps,roll; sofas,pianos,wardrobes stairs,upstairs,carried; handballed feed,bags,sacks
Handballing | handballed,hand-balled
Driving forklifts* | counterbalance,reach truck,trucks,metres,eleven; narrow aisles,aisle; trucks bumps,bump; vna
Forklift truck work* | counterbalance reach; aisles narrow; bumps trucks; forklift,flt truck,driving,driver; metres reach
Vehicle checks | forks,tyres,horn,mast looked,checked,shift; truck book check,checks; battery topped truck,forks,forklift; walk-round,walkround; round walk app,wheel,lorry,unit; lights tyres,suzies,curtains,indicators,mirrors; bald tyre; suzies; faulty parked,trucks
Keeping the warehouse tidy* | swept aisles,floor,bays,dock; bins emptied; cardboard baled,broke,flattened; baled
Replenishment | dropped pallets top,pickers,high; let-downs,letdowns; faces empty,filled,pick; fed pick,pickers,face; gaps filled,ordered,counted; shelves filled faced,warehouse
Despatch | dpd,ups,dhl,royal labels,printed,cages,booked; couriers,courier booked,packed,labelled; paperwork right lorry,load; despatch labelling,label
Returns and refunds | graded sale,returns,restocked; returns sorted,customer's,good,scrap,maker; credited restocked,parcels; receipts money,gave,looked; faulty,wrong goods,items,shoes swapped,book; returns desk,christmas; faulty swapped
Stock rotation | oldest first; fifo,lifo; short dated,date pulled,forward; date checks chiller,fridge,shelf; dated forward,front
Productivity targets* | productivity,pick targets,rate,rates,target; percent pick
Cold store work | minus years,freezer,25,18,nights; chill,chiller,freezer nights,shift,degrees,years,worked; freezer suit,gloves; degrees nights,worked,chill
Attention to detail | wrong,picking errors,picks,mistakes year,three,two; codes,lot numbers,twice checked; spotted wrong,label,error,missing; twice checked
Reporting damage and shortages* | damages,damaged,crushed,broken,short boxes,goods,discrepancies,pallets photos,report,told,flagged,reported,desk,wrote; overs unders; flagged short,broken,damaged; pictures,photos damaged,crushed,broken pallets,boxes,goods,loads
Reporting faults and damage* | crushed,broken,damaged boxes,goods,pallets photos,told,flagged,desk; overs unders
Team leadership | ran,led eight,six,ten,twelve,five,seven nights,jobs,shift,pickers; pickers,packers,guards looked,lead,briefed; stand-up,huddle start,shift,morning; gave jobs,posts,trades,day's morning,shift,men; brigade five,four,six,looked; football,league table sales,team,staff
Supervision | gave jobs,posts,trades morning,shift,men,day; shift six,eight,five,officers,guards,posts gave,ran,briefed; briefed guards,officers sites,posts,shift; sick covered,roster; posts guards,shift
Stock investigation* | investigation,investigations inventory,stock; hunted lost,missing,pallets; variances,variance chased,system; bins wrong,right
Dangerous goods handling | adr coshh,acids,paint,aerosols,petrol,un; acids alkalis; aerosols,paint cage,kept; lithium batteries; vapours; petrol,diesel,fuel forecourts,forecourt,stations; pots dips,vapours
Handling dangerous goods* | adr coshh,acids,paint,aerosols,petrol; acids alkalis; aerosols cage; lithium batteries; vapours; petrol,fuel forecourts,forecourt,stations,delivered
Trade counter sales | hatch,counter builders,served,plumbers,trade; loaded cars people,fetch; ids order collection,numbers
Customer collections* | customer,customers collections,collection,collect; loaded cars people,fetch; builders hatch,counter,served; ids order collection,numbers

Delivering goods | drops,drop night,slots,day,tail,twelve; deliveries tail-lift,homes,sites; late,ahead minutes,ten,drops
Multidrop delivery | stops,drops day,night,round,25,30; drop drop,tail; parcels teatime,eighty,hundred; drops slots,tail
On-time deliveries* | customers,goods,deliver,deliveries time; drops slots; late minutes
Tachograph | infringements tacho,drivers,driver,card; 45s; tacho,tachos,tachograph rules,hours,card,clean
Drivers' hours regulations | infringements tacho,drivers,driver,card; 45s; breaks hours,taken,card
Load security* | load,loads security,secure,secured,securing; straps chains,bars,ratchets; ratcheted; move load
Proof of delivery | signed,signature notes,note,photo,pda,handed; pod,pods app,pulling; signature photo,got,pda
Delivery paperwork | handed signed notes,note; cmrs,cmr; t1s; pod,pods app,pulling,signed; signature photo,pda
Trunking | hub night; scotch,corner swap,home; depot depot,decker,deckers; double deckers,deck depot,hub,trunk; hub night,trunk; swap,swapped trailers trunk,halfway,services,home
Coupling trailers* | couple,coupling,uncoupling trailers,trailer; dropped hitched; hitched; split couple,coupling; pin legs; swaps,swap trailer,trailers shift
HGV driving | dropped hitched; split couple; pin legs; trailer swaps; blind-side; tramping; cab slept,nights,four; tail lift drops,drop,deliveries; eight-wheeler; wagon,artic,unit drove,driving,miles
Reversing in tight places* | reversing,reverse,manoeuvring,backed tight,spaces,bays,yards,farmyards,high,inch; blind-side; inch spare,bays,bay,backed; scratched city
Lorry cranes* | hiab; crane,craned bricks,packs,trusses,wall,roof; grab clamp,brick,remote; clamp brick
Tipper driving | tarmac stone,road; sheeted tipped,cleaned; tipped sand,aggregate,body; wheeler eight
Temperature-controlled deliveries* | temperature-controlled,temperature,chilled,frozen deliveries,controlled,shops,loads,delivery; fridge minus,printed,pre-cool,set; chilled frozen; meat rails,probe; arrival probe
Fridge trailers | fridge minus,printed,pre-cool; chilled frozen shops,delivered; meat rails
Tanker driving | petrol,diesel forecourts,forecourt,stations; pots dips,vapours; filled stations; milk farms,hose,sample
Tramping* | tramping nights; cab slept,sleep,nights; weekends home
European driving* | european,continental,europe driving,work,runs; rotterdam,milan,calais,germany,france,spain ran,drove,ferry; t1s,cmrs,tirs; carnet; ferry fruit,dover; dover t1s,cmrs,papers
Route planning | worked,planned run,route,order; run low,bridges; nose,route,map sat-nav,google,map
Fuel-efficient driving* | fuel-efficient,efficient,economical driving; microlise best,score; telematics green,harsh; harsh braking
Vehicle cleanliness* | washed,swept cab,truck,lorry,wagon; truck,lorry shines,washed,jet; jet wash,washed
Accident reporting | pictures,photos names,call,bump; wrote scrape,bump,knock; bump card,cards; scrape scrape,wrote
Refuelling and topping up* | adblue; refuelling,refuelled,refuel; wipers,bulbs changed,topped,oil; diesel screenwash,home; bulbs oil; screenwash
Collections and backloads* | backloads,backload; empty pallets,home; picked suppliers way,home; pallets brought empty
Road haulage | backloads; tramping; trunk,trunked nights,night
`;
