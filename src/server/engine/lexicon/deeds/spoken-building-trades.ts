/** Electricians, plumbers, joiners and building sites as those who work there speak of their jobs. */
export const spokenBuildingTrades = `
Planned and reactive maintenance | call-outs,callouts power,lights,tripping,broken,heating; sockets,showers,immersions faulty,broken,dead homes,people's,replaced,fixed; services,checks,strip-downs six-monthly,yearly,weekly,monthly,quarterly pumps,fittings,belts,plant; greased belts,bearings; thermal imaging,camera boards,panels,bearings,shutdown; shutdown pumps,tightened
Responsive repairs in homes* | sockets,showers,immersions,lights,taps,locks faulty,broken,dead,leaking homes,people's,tenants,replaced,fixed; call-outs,callouts tenants,homes,houses; easing,eased doors; doors,locks,fences,kitchens,steps tenants,tenants',people's,homes fixed,patched,eased,mended
Electrical fault finding | trip,trips,tripping nuisance,cable,fault,circuit; short,dead circuits found,traced; megger,megged,multimeter traced,found,fault,circuit,cable; nicked cable found,traced,fixed; borrowed neutral,neutrals; circuits split,halved found,fault,short,trip
Electrical testing and inspection | fixed wire,wiring tests,tested; condition wiring tested,landlords,landlords',wrote; five-yearly tests,testing,shops,flats; eicrs,eicr tests,testing,tested,wrote,boards,coded,remedials; inspection testing periodic,electrical; megger,rcd tests,readings
Distribution boards | consumer units,unit swapped,changed,replaced,old,changes; fuse,rcbo boards,board,box,boxes swapped,changed,replaced,old,changes; rewireable fuses; fuseboards,fuse-boards
Electrical installation | sockets,downlighters,dimmers extra,hung,fitted; rewires,rewired house,houses,flats,homes,semis,voids,empties,kitchen,shops,offices; isolators,motors fed,sub-boards three,phase; galv conduit; conduit,trunking ran,bent,threaded,cable; basket cable; tray swa,cable,cables; glanded; armoureds; swa cable,glanded,pulled,tray; made-off cable,swa,glands; wired machine,houses,flats,panels; 95mm,four-core,25mm panel,cable,gland
Rewiring | rewires,rewired houses,semis,flats,tenants,full,three-bed,voids,empties; gutted,wired empties,scratch,houses wired,rewired; rewires full; first,second fix rewire,rewires

Working to the wiring regulations* | 7671 bs; wiring regulations,regs; 18th edition wiring,electrical,regs
Emergency lighting | flick tests,tested; three-hour drains,drain,discharge; emergency lights,lighting,fittings tested,changed,checks,drained,batteries
Fire alarm systems | detectors,call-points tested,tests,weekly,batteries,heads; bells,panels tested,tests fire; smoke pole,poles,heads; gent,morley,kentec panel,panels; mains,linked smokes,smoke,aico; alarms,detectors smokes,co,heat fitted,flats,empties; aico
Certificates and job records on a device* | certificates,sheets,certs tablet,ipad,pda,electronically,icertifi; minor works certificates; eics; closed jobs,visits,visit pda,tablet; icertifi
Completing job sheets | closed jobs,visits,visit pda,photos,tablet; sent,emailed certs,certificates tablet,van
Safe systems of work | dead proved,proving,prove; locked,lock tag,tagged isolated,isolation,machine,machines,valves,loto; isolation,isolated dead,proved
Isolations | dead proved,proving,prove isolated,locked,touching; locked,lock,padlock tag,tagged isolated,isolation,machine,machines,valves,loto; padlock machine,isolator
Working in occupied homes* | occupied homes,properties,home,houses; overshoes homes,house,houses,customers,carpets; dust sheets homes,house,houses,carpets,tidy; shoes covered homes,house,houses; left tidy,cleaner homes,house,place,found; boiler,thermostat showed,told people,tenants,customers
Customer service | polite,helpful customers
Van stock* | van counted,stocked,topped,restocked merchant,stock,pumps,parts,electrodes,mcbs; mcbs,washers,electrodes stocked,van
On-call working | turned,called night,three,two,morning leaks,leak,floods,flood; out-of-hours cover,callouts,call-outs,breakdowns,rota; standby rota,weeks,week,weekends,nights,call-outs; called gas,leaks,leak,floods,bursts nights,night; phone nights emergencies,emergency,leaks,breakdowns
Three-phase systems | three,three-phase phase,three-phase motors,supply,supplies,boards,machines,electrical,wired; three-phase motors,supply,supplies,boards,machines,electrical,wired
Running conduit and trunking* | galv conduit; conduit,trunking ran,bent,threaded,cable; basket cable
Reading electrical drawings | wired,read schematics,diagrams,schematic,diagram,drawings panels,wiring,electrical; as-fitteds; as-fitted
Reading construction drawings | architect's,architects plans,drawings worked,read,followed,built; spotted,saw stairs,beam,clash drawing,drawings,plan,plans
Supervising apprentices* | supervise,train,mentor,teach apprentices,apprentice,trainees,mates,improvers; apprentice,apprentices,improver,mate,mates,trainee brought,showed,taught; lads,lad brought,taught qualified,trade
EV charging | zappis,pod-points,wallboxes,wall-boxes,zappi; pod points,point; wall boxes cars,car; chargers dnos,dno,ev; ev charge,chargers,charging fitted,installed,wired
Door entry systems | door panels,handsets,entry wired,videx,fitted; videx; mag locks fitted,wired,door
Structured cabling | cat 6,5,6a,5e cable,cables,cabling,pulled,outlets; punched pulled,tested,cat; data cabling pulled,tested
CCTV installation | cameras wired,mounted,fixed blocks,shops,flats,recorder,nvr
PAT testing | kettles,plugs,toasters,appliances,plug-in tested,stickered
Estimating small works | price,priced,quote,quoted,quotes works,jobs,sockets,boards small,extra,spot; estimates,estimate sent,written,wrote,gave boards,rewires,job,jobs; walked job,site,house figure,price,priced; worked labour,materials figure,price,quote
First-time fix* | first-time fix; first visit,time,call fixed
Solar PV installation | pv,optimisers roof,inverter,batteries,mcs,isolators,dc; panels inverter,mcs; inverter loft,roof,string,strings

Boiler servicing | services,serviced,service,servicing boilers,vaillant,baxi,combis,combi,boiler; no-heat,no-hot-water; fans,pcbs,pcb,valves,diverters,electrodes,diverter changed,swapped,replaced gas,boiler,boilers,combi; combustion read,readings,analyser
Boiler installation | combi,combis,boiler,boilers swaps,swap,swapped,hung,fitted flues,day,flushed,commissioned,flue; flues ran
Central heating systems | combi,combis,boiler,boilers swaps,swap,hung,fitted; rads fitted,hung,bigger; radiators hung; wired plans,plan s,y; trvs,thermostats fitted,wired; two-port,three-port,wiring-centres; hive nest fitted,heating
Landlord gas safety | cp12s,cp12 boilers,checks,wrote,issued,cookers,day; lgsrs,lgsr boilers,checks,wrote,issued,cookers,day; landlords,landlord,housing yearly,annual,checks fires,cookers,boilers,gas
Gas safety checks | cp12s,cp12 boilers,checks,wrote,issued,cookers,day; lgsrs,lgsr boilers,checks,wrote,issued,cookers,day; cookers fires boilers,checks,yearly
Plumbing | burst,bursts pipes,pipe fixed,repaired,mended,taps,leaks; taps,toilets,cisterns,cistern dripping,leaking,leaks; leaks,leak bath,baths,sink; washers taps,ball; ball valves,valve changed,fitted,replaced,cistern; stop cocks; mdpe; moled; lead pipe copper,joined,wiped
Pipework | soldered,pressed copper pipe,joints,tube; push-fit pipe,copper,fittings; 22mm,28mm,15mm copper,pipe; 22,28,15 mm copper,pipe; mdpe; moled
Working with pipe* | pipe,pipes,pipework copper,plastic; soldered pressed,push-fit; moled; mdpe; lead pipe copper,joined,wiped
Gas tightness testing* | tightness gas; let-by; soundness tested gas,pipe; purged tested gas
Sanitary ware | baths,basins,suites,wcs,toilets,showers ripped,fitted,traps,wastes; wet rooms,room fitted,tanked,tiled; bathroom suite,suites fitted,ripped,installed
Bathroom fitting | baths,basins,suites,wcs ripped,fitted; wet rooms,room fitted,tanked,tiled; showers traps,wastes
Fault finding | codes,code fault,error read,found,cause,cleared; tested,test sensors,wiring changed,found; stuck sensor,relay,valve,prox; plc,allen-bradley online,input,found,fault; prox switches,switch; sensors traced; ladder logic
Power flushing | flushed,flush sludge; flushed radiators heating,power,magnetic; magnetic filters,filter heating,sludge,fitted; inhibitor dosed system,heating,boiler; machine cleaned,hooked radiator,radiators
Water treatment | inhibitor dosed,samples system,heating,boiler
Drainage work | rodded drains,drain,sewer; drains,sinks,gullies,toilet,wastes rodded,plunged,jetted,auger,unblocked; drains,gullies cleared; jetted drains,sewer,lines,gullies; auger toilet,toilets,drain,blocked
Hot water cylinders* | unvented; megaflos,megaflo; expansion vessels,vessel; immersions prvs,changed; cylinders,cylinder serviced,swapped,unvented,changed hot,unvented
Heat pumps | ashps,ashp; air source heat,pump,pumps,units; daikin,vaillant source,outdoor; weather compensation,curve; temperature flow pumps,pump rads,radiators
Legionella control | flushed taps,outlets,showers temperatures,weekly; ran taps,showers temperatures; dead legs; tmvs,tmv; shower heads descaled; tanks temperatures,inspected legs,lids
Water hygiene | flushed taps,outlets,showers temperatures,weekly; ran taps,showers temperatures; dead legs; tmvs,tmv; descaled shower heads; tanks cleaned legs,lids
Watching for asbestos* | asbestos; register drilling,drilled; artex stopped,tested,sample,drilling
Making good* | tiles,plaster,tiling,filler patched,sealed,made-good,cracked; boxed pipes,pipe; patched plaster,walls; repair finishes,tiling,plaster
Tiling | porcelain,tiles,tiled cut,laid,grouted,tanked; grouted
Planning own work* | workload manage; diary route; jobs day planned,route,plan; alone worked diary,chasing
Independent working | alone worked,nights,drove; sole nights,factory
Unsafe appliances* | unsafe appliances,appliance; capped labelled,gas; riddor gas
Ordering materials | merchant,merchants picked,rang,collected; obsolete,merchant,merchants,supplier parts,boards,blocks,timber rang,round,called,ordered,found; order materials,parts,plant; timed,phased deliveries loads,site,crane
Energy advice to residents* | energy,efficiency advice,advise,showed,told,talked tenants,residents,people; tenants,people,residents showed,told,talked,explained thermostat,heating; condensation talked,told,showed tenants,people
Commercial plant | plant rooms,room boilers,pumps,heating,ahus; cascade boilers,boiler; pressurisation units,sets; ahus

Site management | dig,footings handover homes,houses,plots; gangs gave,told morning,day,work,order; trades site gave,told; ran,run site,sites houses,homes,plots
First fix carpentry | stud walls,partitions,joists; joists stairs,roof,laid,walls; pitched roofs; hips valleys; trusses roof,roofs,joists; dormers soffits,fascias,roof
Second fix carpentry | hung,hang doors; skirting,architrave,architraves fitted,fixed,cut,hung; kitchens fitted; locks hung,ironmongery
Carpentry | hung doors; architrave fitted,fixed,cut,hung; stud walls; joists laid,cut,fitted,stairs,roof; pitched roofs cut; trusses roof; dormers soffits,cut,built; stairs joists,fitted
Roof trusses | trusses roof,roofs,lifted,pitched
Health and safety | inductions permits,site; scaff tags,tag; harnesses,harness scaff,scaffold,height; fire doors,exits,walkways clear,kept,checked; boots,hi-vis,goggles wore; loose guard,guards reported,stopped; near-miss,nearmiss; racking checked,weekly,inspected; spills reported,cones; lost time accidents,accident,injury,injuries
Subcontractor management | brickies,sparks,plasterers,gangs,roofers,scaffolders chased,order,weekly,met,planned
Snagging | snags plot,plots,stickers,handover; stickers tape,walked plot,plots
Quality control | nhbc stages,passed,inspections; plots tape,stickers,snags; bad,faulty,rejects pulled,picked belt,line; minutes,fifteen,hourly weighed bag,bags,tray; seals,codes,labels,lids checked bag,bags,pack,packs,tray,line,product; verniers,micrometer parts,checked,part,tenth; cmm first-offs,parts; checked first-offs
Quality checks | bad,faulty,rejects pulled,picked belt,line; minutes,fifteen,hourly weighed bag,bags,tray; seals,codes,labels,lids checked bag,bags,pack,packs,tray,line,product; cmm first-offs,parts; checked first-offs
Programme and progress* | programme progress,reporting site,works,build,construction; look-ahead; weeks ahead programme; handed,finished early,late plots,site
Project reporting | progress reported client,project
Setting out | pegs,profiles datum,levels,string,footings; pegs profiles; dumpy; total station levels,set,survey,points; squared string; laser levels,datum
Bricklaying | face brickwork; laid bricks,blocks,piers,cavities; pointed,built arches,piers,brickwork; bricks day 500,400,600
Blockwork | laid blocks
Plastering | floated rooms,walls,ceilings
Dry lining | boarded taped,skimmed; taped jointed,skimmed,boarded; metal stud walls,partition,partitions,ceilings; ceilings mf
Groundworks | footings dug,dig,poured,concrete; manholes,pipes laid,dug; trench boxes,box; kerbs laid,edgings; slabs poured,shuttered,shutter
Plant operation | tonner muck,digger; telehandler brickies,blocks,lifted,unloaded,pallets; dumpers rollers,drove; plant operate,operating,operated machinery
Concreting | tamped concrete,slab,slabs; floated slabs,slab; shutters pour,mesh,poured; pumped cube,concrete; mesh pour,laid,slab,slabs; poured slabs,slab,bases,foundations
Painting and decorating | cut glossed,emulsion; rolled emulsion,walls,ceilings; hung wallpaper; rubbed coats; undercoat gloss
Scaffolding | tube fittings scaffold,boards; birdcages,birdcage independents,independent,erected; struck scaffold; boards tubes
Site labouring | barrowed,wheelbarrowed bricks,concrete,mortar,site,blocks; brickies,bricklayers,plasterers mixed,muck,mud,mortar,kept; fetched,unloaded,swept trades,barrowed,site; shovelled sand,concrete,ballast,hardcore,trench
Meeting clients and designers* | architect,architects liaise,met,meet,walked; buyers walked,shown plots,homes,house
Demolition | gutted offices,house,shell; shell stripped,gutted; knocked acrow,walls,props; acrow; struck,pulled walls,chimney
Soft strip | gutted offices,shell; shell stripped,gutted; strip-out; stripped kitchens,offices
Valuations and final accounts | agreed final account project,client,site,contractor,subcontract; measured work,works payment,valuation,monthly; extras,variations priced,agreed,wrote,claimed; applications payment works,monthly,site,client
Glazing | sashes upvc; bifolds fitted,hung,doors; composite doors fitted,hung; fensa; upvc windows,sashes,doors fitted,took,replaced; windows fitted,sealed
Waste management | skips wood,metal,kept,inert,apart,sorted; notes skip,waste transfer,load; percent landfill
`;
