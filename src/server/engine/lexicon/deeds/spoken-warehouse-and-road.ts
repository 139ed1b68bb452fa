/** Warehouses, yards and cabs as those who work there speak of their shifts. */
export const spokenWarehouseAndRoad = `
Picking and packing | lines,picks,totes hour voice,scanner,gun,picked,picking; goods,items,boxes,orders shelf,shelves fetched,boxed list; totes filled,sealed; voice pick,picking headset,lines,warehouse; orders,baskets picked web,scanner; wrong picks percent,year,orders
Order processing | turned emails picks,orders; keyed orders; released waves orders
Goods in | tipped trailers,containers,wagons checked,note,counted; pallets counted booked,note; deliveries,delivery note short checked,signed; pallets booked system,counted; cages lorry unpacked,four,nine; boxes,cages checked invoice,note
Loading and unloading | handballed,hand-balled containers,trailers,feed,bags; trailers,trailer,wagons,wagon,lorries filled,loaded,strapped; strapped wagons,trailers,pallets; tip,tipped trailers,containers,wagons
Scanning equipment | gun zapped totes,scanner; zebra handheld,scanner,scanners; zapped barcodes,totes,boxes,parcels
Scanners and warehouse systems* | rf scanners,scanner; zapped barcodes,totes,boxes,parcels; zebra handheld,worked; prairie,manhattan warehouse,wms,picks; gun zapped,scanned totes; warehouse management systems,system
Stocktaking | counted,count stock,bins,shelves twice,year,yearly,night; perpetual inventory counted,counts,checked; stock yearly count,counts; scanned shelf,shelves sunday,counts,count; stock count right,missing; counted stock month-end,month priced,listed
Manual handling | bags,slabs,sacks,kegs,boxes lifted,carried kilo,kilos,hand; kilo,kilos sacks,bags lifted,carried,moved; two-man lifts,lift; cages pump,truck ramps,roll,pulled; sofas,pianos,wardrobes stairs,upstairs,carried; handballed feed,bags,sacks
Handballing | handballed,hand-balled
Driving forklifts* | counterbalance,reach truck,trucks drove,metres,counterbalance,driving; narrow aisles truck,trucks,reach; forklift bumps,bump; vna truck,trucks,drove,reach
Forklift truck work* | counterbalance reach; narrow aisles truck,trucks,reach; forklift bumps; forklift,flt truck,driving,driver; metres reach truck,racking
Vehicle checks | forks,mast tyres,horn,mast checked,looked; truck checks book; battery topped forks,forklift,truck; walk-round,walkround; round walk wheel,lorry,unit,tyres; tyres lights,suzies,curtains,indicators checked,walked; bald tyre; suzies
Keeping the warehouse tidy* | swept aisles,bays,dock; warehouse bins emptied; cardboard baled,broke,flattened; baled cardboard,plastic,shrink-wrap
Replenishment | pallets dropped pickers; let-downs,letdowns; faces pick empty,filled; fed pickers,face; gaps filled shelves
Despatch | dpd,ups,dhl labels printed,booked; couriers,courier booked parcels,collections,goods,packed; despatch labelling,label
Returns and refunds | returns graded,restocked; returns sorted customer's,scrap,maker; credited returns,parcels restocked; receipts money gave refunds,refund; faulty swapped goods,items,shoes; returns desk
Stock rotation | oldest first stock,front,dates; fifo,lifo; stock short dated,date forward,pulled; date checks chiller,fridge,shelf
Productivity targets* | pick target,targets,rate,rates hit,beat,percent
Cold store work | minus freezer,25,18 worked,store,nights; chill,chiller,freezer worked degrees,nights,shift; freezer suit,gloves; degrees chill,freezer worked,nights
Attention to detail | picking,picks errors,mistakes year,three,two; codes,lot numbers checked,twice; spotted label,error wrong,missing
Reporting damage and shortages* | damages,damaged,crushed boxes,goods,pallets photos,report,told,flagged,reported; overs unders; flagged damaged,broken,short pallets,deliveries,goods,boxes; pictures,photos damaged,crushed,broken pallets,boxes,goods,loads
Reporting faults and damage* | crushed,damaged boxes,goods,pallets photos,flagged,told; overs unders
Team leadership | ran,led pickers,packers,shift six,eight,ten,twelve; pickers,packers,guards led,briefed; huddle,stand-up team start,morning; gave jobs,posts shift,men morning; brigade led five,four,six
Supervision | gave jobs,posts shift,men morning; officers,guards,posts shift briefed; briefed guards,officers sites,posts,shift; posts guards,shift
Stock investigation* | investigation,investigations stock,inventory; hunted pallets,stock lost,missing; variances,variance stock,system chased; bins stock wrong
Dangerous goods handling | adr acids,paint,aerosols,petrol,un; acids alkalis; aerosols,paint cage,kept; lithium batteries adr,packed,cage,un; petrol,diesel delivered forecourts,forecourt; pots dips
Handling dangerous goods* | adr acids,paint,aerosols,petrol; acids alkalis; aerosols cage; lithium batteries adr,packed,cage,un; petrol,diesel delivered forecourts,forecourt
Trade counter sales | hatch,counter trade,builders,plumbers served
Customer collections* | customer,customers collections,collection,collect; loaded cars customers,people,collections; builders counter,hatch served; orders collection ids,checked customers,numbers

Delivering goods | drops slots,tail,twelve day,lift; deliveries tail-lift,homes drove,drops,van,two-man; late drops minutes
Multidrop delivery | stops,drops round,van,route 25,30,day; drops tail lift; parcels eighty,hundred day,round,van; drops slots,tail
On-time deliveries* | customers,goods,deliver,deliveries time; drops slots day,twelve
Tachograph | infringements tacho,drivers,driver,card; 45s; tacho,tachos,tachograph infringements,rules,clean,card
Drivers' hours regulations | infringements tacho,drivers,driver,card; 45s; drivers breaks hours taken
Load security* | load,loads security,secure,secured,securing; straps,chains ratchets,bars loads,load; ratchets chains,straps; ratcheted loads,load,straps
Proof of delivery | delivery,deliveries signature,signed note,notes,photo,pda; pod,pods signed,signature,delivery; signature photo,got,pda
Delivery paperwork | delivery notes,note signed; cmrs,cmr; pod,pods signed,signature,delivery; signature photo,pda
Trunking | hub night trunk,trailer,trailers; swap trailers,trailer scotch,corner,halfway; deckers,decker depot trailers,trunk; double deckers,deck depot,hub,trunk; hub trunk; swap,swapped trailers trunk,halfway,services,home
Coupling trailers* | couple,coupling,uncoupling trailers,trailer; dropped hitched; hitched trailers,trailer; split couple; pin legs; swaps,swap trailer,trailers shift
HGV driving | dropped hitched; split couple; pin legs; trailer swaps; blind-side; tramping; cab slept nights; tail lift drops; eight-wheeler; wagon,artic drove,driving
Reversing in tight places* | reversing,reverse,backed tight yards,bays,spaces,farmyards; blind-side; backed,reversed inch bays,bay
Lorry cranes* | hiab; hiab,lorry crane bricks,packs,trusses; brick grab clamp; clamp brick
Tipper driving | tarmac,stone tipped,tipper road; sheeted tipped; tipped aggregate,sand loads,body; eight wheeler
Temperature-controlled deliveries* | temperature-controlled,chilled,frozen deliveries,loads,delivery; fridge trailer,unit,lorry pre-cool,minus,printed; chilled frozen deliveries,delivered,loads; meat rails lorry,trailer,delivered; probe arrival load,loads,delivery
Fridge trailers | fridge trailer,unit,lorry pre-cool,minus,printed; chilled frozen shops,delivered; meat rails trailer,lorry
Tanker driving | petrol,diesel delivered,tanker forecourts,forecourt; pots dips; filled stations petrol,tanker; milk farms hose
Tramping* | tramping nights; cab slept,sleep,nights
European driving* | european,continental driving; rotterdam,milan,calais drove,ferry; t1s,cmrs,tirs; carnet; ferry dover,fruit drove,calais; dover t1s,cmrs,papers
Route planning | planned route,routes drops,stops,order; run low,bridges; route sat-nav,map planned,order
Fuel-efficient driving* | fuel-efficient,efficient,economical driving; microlise best,score; telematics green,harsh; harsh braking
Vehicle cleanliness* | washed,swept cab,lorry,wagon; truck,lorry washed,jet; jet washed lorry,wagon,truck,van
Accident reporting | bump names pictures,photos; bump,scrape knock,report wrote; bump card,cards filled,wrote
Refuelling and topping up* | adblue; refuelling,refuelled lorry,truck,van,vehicle,diesel; wipers bulbs changed,topped; diesel screenwash; screenwash topped,oil,diesel
Collections and backloads* | backloads,backload; empty pallets brought,collected; picked suppliers home,way loads,goods,backload; pallets brought empty
Road haulage | backloads; tramping; trunked night,nights
Load security* | chain,chains,chained dog,dogged,trailer,beams,flats,load,steel; ratchet,ratchets,ratcheted straps,corner,boards,load,chain,flats; sheeted,sheet,sheets,sheeting roll,rope,roped,flats,load,dry,trailer; roped sheeted; strapped,strap,straps load,loads,pallets,flatbed,trailer,curtainsider; load securing,restraint flatbeds,chains,straps,sheeting,internal
Flatbed | flats,flat-bed,flatbed,flatbeds chain,chained,ratchet,sheets,sheeted,beams,timber,rebar,steel,tautliners; tautliners,curtains,curtainsiders flats; flats drive,drove,pulled,haulage,hauled trailer,tautliners,curtains,steel,carry
Multidrop delivery | calls,drops,farms,shops,sites,tips runs,round,tip,day,route 6,7,8,9,10,12,14,15,20 deliver,fork,truck,lorry,feed,run,curtainsiders,bagged,wagon
Containers haulage | boxes,box,containers,trailers,skellies quay,docks,dock,port,ports,terminal,felixstowe,immingham,tilbury,southampton,ferry pull,pulled,collect,collected,collecting,pick,picked,haul,ran,tip,unaccompanied; skelly,skeletal trailer,trailers,boxes,containers; unaccompanied trailers,freight ferry,port,dock,pick; containers ports collecting,collect,hauled; vbs slots,slot,booking port,quay,box,containers
Working Time Regulations | 48 average,week kept,tacho,rest,hours,drivers,breaks; poa wtd,logged,recorded,breaks,tacho; tacho breaks,break average,rest,dot,clean,infringements; working-time,wtd hours,tacho,breaks,infringements; infringements clean,zero tacho,downloads,years
Drivers' hours regulations | tacho downloads,analysis,charts clean,infringements,breaks,rest; breaks dot,rest,45 tacho,hours; rest short,reduced,weekly,daily tacho,breaks,hours; 561 rules,hours,regulations; infringements tacho,hours,clean
Handheld PDA | glass signed,sign,customers,pod,proof,cab; pod,pods cab,handset,handheld,device,phone,screen,electronic,send,sent,scanned; handset,handheld,pda signed,sign,scanned,jobs,drops,parcels,delivery; sign screen customers,parcel,pod,deliveries; microlise,tomtom,epod,e-pod
Handballing | handball,handballed,handballing; tipped,unloaded hand bags,boxes,load,loads; hand-balled; tail-lift hand bags,boxes,sacks unloaded
`;
