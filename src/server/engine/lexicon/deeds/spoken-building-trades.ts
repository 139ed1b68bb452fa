/** Electricians, plumbers, joiners and building sites as those who work there speak of their jobs. */
export const spokenBuildingTrades = `
Planned and reactive maintenance | call-outs,callouts day,power,lights,tripping,broken,heating,night; went,turned,sent broken,broke day,leaks; sockets,showers,immersions,switches faulty,broken,dead homes,people's,right,replaced,fixed; services,checks,visits,strip-downs,walk six-monthly,yearly,weekly,monthly,quarterly boards,pumps,fittings,list,plan,belts,plant,worked; greased belts,bearings,checked,plan; tickets,jobs closed month,percent,list,planned; thermal imaging,camera boards,panels,bearings,shutdown; shutdown boards,pumps,tightened,checked,plant
Responsive repairs in homes* | sockets,showers,immersions,lights,taps,locks faulty,broken,dead,leaking homes,people's,tenants,replaced,fixed; call-outs,callouts tenants,homes,houses,lights,power,tripping; easing,eased doors; doors,locks,fences,kitchens,steps tenants,tenants',people's,homes fixed,patched,small,eased,mended
Electrical fault finding | trip,trips,tripping nuisance,traced,chased,cable,found,fault,meter,circuit; dead,short split,circuits,found,traced; megger,megged,multimeter traced,found,fault,circuit,cable; nicked,borrowed cable,neutral,neutrals; circuits split,halved found,fault,short,trip
Electrical testing and inspection | fixed wire,wiring tests,tested,month; condition wiring,installation tested,landlords,landlords',wrote; five-yearly tests,testing,shops,flats; eicrs,eicr; inspection testing periodic,electrical,fixed; megger,loop,rcd tests,readings,board,ring
Distribution boards | fuse,consumer,rcbo boards,board,units,unit,box,boxes swapped,changed,replaced,old,changes; board changes,change,swaps; rewireable fuses; fuseboards,fuse-boards
Electrical installation | sockets,downlighters,dimmers,fans,floods,fittings,panels,switches led,extra,hung,bathroom,fitted; rewires,rewired; boards,isolators,motors fed,sub-boards three,phase; galv conduit; conduit,basket,trunking ran,bent,threaded,factory,cable; tray swa,cable,pulled,cables; glanded; armoureds,swa; made-off; wired machine,house,houses,flats,scratch,first,panels; 95mm,four-core,25mm panel,cable,gland
Rewiring | rewires,rewired houses,semis,flats,tenants,full,three-bed,voids,empties; gutted,wired empties,scratch,houses wired,rewired; rewires full; first,second fix wired,wiring,rewire,rewires,sockets

Working to the wiring regulations* | 7671 bs; wiring regulations,regs; brown book; 18th edition,qs
Emergency lighting | flick tests,tested; three-hour drains,drain,tests,discharge; emergency lights,lighting,fittings tested,changed,checks,drained,batteries
Fire alarm systems | bells,panels,detectors,call-points tested,tests,weekly,batteries,heads; smoke pole,poles,heads; gent,advanced,morley,kentec panel,panels,heads,batteries; mains,linked smokes,alarms,smoke,aico; alarms,heads,detectors smokes,co,heat fitted,hall,kitchen,flats,empties,backup; aico
Certificates and job records on a device* | certificates,paperwork,sheets,jobs,certs tablet,ipad,pda,phone,electronically,icertifi,app,device; minor works,eics site,sent,certificates; closed jobs,visits,visit,calls pda,photos,readings,pictures,tablet; icertifi
Completing job sheets | closed jobs,visits,visit pda,photos,readings,pictures,tablet; sent,emailed certs,certificates tablet,left,van,site
Safe systems of work | dead proved,proving,prove; locked,lock tag,tagged,proving; isolation,isolated dead,proved,locked
Isolations | dead proved,proving,prove isolated,locked,touching; locked,lock,padlock tag,tagged; padlock guard,machine,isolator
Working in occupied homes* | occupied homes,properties,home,houses; overshoes; dust sheets; shoes covered; rang,told,tidy,showed,explained tenants,people,customers,ladies,pensioners ahead,left,found,place,timer,cleaner,dangerous; boiler,timer,thermostat,stat showed,told people,tenants,customers
Customer service | dust sheets; overshoes; cleaner,tidy,tidier left,place found,home; customers,customer,pensioners,people name,ask,explained,told,polite dangerous,timer,worked; old ladies,people tea,chat,chatted; polite,helpful door,customers,site,yards,desk
Van stock* | van filled,counted,ordered,stocked,topped,restocked fridays,thursday,merchant,stock,pumps,parts,electrodes,mcbs,electric; mcbs,washers,electrodes ran,stocked,van
On-call working | turned,called,got night,three,two,morning power,safe,leaks,leak,floods,flood,gas; out-of-hours cover,callouts,call-outs,breakdowns,rota; standby; called gas,leaks,leak,floods,bursts nights,night; phone nights emergencies,emergency,leaks,breakdowns; emergencies call night,nights,week,weekends
Three-phase systems | three phase,three-phase; glanded,gland,made-off armoureds,four-core,swa,cable,panel; motors isolators,sub-boards,fed,three
Trunking | galv,conduit,basket,trunking,tray ran,bent,threaded,factory,cable,pulled
Reading electrical drawings | wired,worked,read schematics,diagrams,schematic,diagram,layouts,drawings panels,wiring,electrical,consultant's; as-fitteds; as-fitted; layouts consultant's,worked; red marked,lined drawings,as-fitteds
Reading construction drawings | architect's,architects plans,drawings; architect's,consultant's worked,set drawings,plans,layouts; spotted,saw stairs,beam,door,error,clash paper,drawing,drawings,plan,plans
Supervising apprentices* | supervise,train,mentor,teach apprentices,apprentice,trainees,mates,improvers; apprentice,apprentices,improver,mate,mates,trainee,trainees looked,two,brought,showed,years,taught; lads,lad brought,taught,register,qualified,years,strip,trade; second-years showed,taught; brought lads,lad,trainee,apprentice
EV charging | zappis,pod-points,wallboxes,wall-boxes,zappi; pod points,point; wall boxes cars,car; chargers home,dnos,dno,car,cars,fitted; ev charge,chargers,charging
Door entry systems | door panels,handsets,entry wired,videx,locks,blocks; videx; mag locks
Structured cabling | cat 6,5; punched pulled,tested,cat; data cabling,points pulled,tested
CCTV installation | cameras wired,mounted,fixed blocks,shops,flats,recorder,nvr
PAT testing | kettles,leads,plugs,toasters,appliances,plug-in tested,labelled,stickered,round,checked; appliance,appliances round,yearly,school,schools,tested
Estimating small works | price,priced,quote,quoted,quotes small,extra,spot,works,sockets,boards,jobs; estimates,estimate sent,written,wrote,gave boards,rewires,job,jobs,customers; walked job,site,house figure,price,hours,priced; worked hours,labour,stuff,materials figure,price,gave,quote
First-time fix* | first-time fix; first visit,time,call fixed,percent,nine,right,sorted,finished; seldom,rarely went; ten nine times
Solar PV installation | panels,pv,strings,optimisers roof,inverter,batteries,mcs,isolators,dc; pv batteries,battery,mcs; inverter loft,roof,string,strings

Boiler servicing | services,serviced,service,servicing boilers,worcester,vaillant,ideal,baxi,combis,combi,boiler,gas; no-heat,no-hot-water; fans,pcbs,pcb,valves,diverters,electrodes,diverter changed,swapped,replaced gas,boiler,boilers,combi,fan,pcbs,fans; combustion read,readings,analyser
Boiler installation | combi,combis,boiler,boilers swaps,swap,swapped,hung,fitted,new flues,day,flushed,commissioned,flue; flues ran,flue,combis
Central heating systems | combi,combis,boiler,boilers swaps,swap,hung,fitted,new flues,day,flushed,commissioned; rads,radiators full,fitted,hung,bigger; wired plans,plan s,y; trvs,hives,nests,thermostats fitted,wired; two-port,three-port,wiring-centres; wiring centres,centre; hive nest
Landlord gas safety | cp12s,cp12; lgsrs,lgsr; landlords,landlord,housing yearly,annual,checks fires,cookers,boilers,gas
Gas safety checks | cp12s,cp12; lgsrs,lgsr; cookers fires boilers,checks,yearly
Plumbing | burst,bursts pipes,pipe; taps,toilets,cisterns,cistern dripping,running,leaking,leaks; leaks,leak bath,baths,stopped,sink; washers valves,taps,ball; ball valves,valve; stop taps,tap,cocks; mdpe; moled; lead wiped,copper,joined,pipe
Pipework | soldered,pressed,push-fit copper,pipe,joints,push-fit,mm; 22,28,15,22mm,28mm copper,pipe,mm; mdpe; moled; let-by; soundness tested,purged; tightness tested,let-by,job
Working with pipe* | pipe,pipes,pipework copper,plastic,lead; soldered pressed,push-fit,copper; moled; mdpe; lead wiped,copper
Gas tightness testing* | tightness gas,tested,test,job; let-by; soundness tested; purged tested
Sanitary ware | baths,basins,suites,wcs,toilets,showers ripped,fitted,new,traps,wastes; wet rooms,room; bathroom suite,suites
Bathroom fitting | baths,basins,suites,wcs ripped,fitted,new; wet rooms,room disabled,fitted,tanked,tiled; showers traps,wastes
Fault finding | codes,code fault,error read,found,cause,cleared; meter chart,found,board,sensor,tested; tested,test sensors,wiring,parts,input,output changed,found,board,boiler; stuck input,sensor,relay,valve,prox; siemens,plc,ladder,allen-bradley,laptop online,followed,hooked,input,found,logged; prox switches,switch; sensors traced,io,list,i/o; ladder followed,read,logic
Power flushing | flushed,flush sludge,systems,system,radiators,filters; magnetic filters,filter; inhibitor dosed,samples,system; machine cleaned,hooked radiator,radiators
Water treatment | inhibitor dosed,samples,took,system; sludge
Drainage work | rodded drains,drain,sewer; drains,sinks,gullies,toilet,wastes rodded,plunged,cleared,jetted,auger,unblocked; jetted; auger toilet,toilets,drain,blocked
Hot water cylinders* | unvented,g3; megaflos,megaflo; expansion vessels,vessel; immersions prvs,changed; cylinders,cylinder serviced,swapped,unvented,changed blew,valves,vessels,hot
Heat pumps | ashps,ashp; source air; mitsubishi,daikin,vaillant source,pumps,pump,outdoor; weather compensation,curve; temperature flow pumps,pump,rads
Legionella control | ran,flushed taps,outlets,showers temperatures,weekly,took; dead legs; tmvs,tmv; shower heads descaled,cleaned; tanks cleaned,temperatures,inspected legs,water,lids
Water hygiene | ran,flushed taps,outlets,showers temperatures,weekly,took; dead legs; tmvs,tmv; descaled shower heads; tanks cleaned legs,water
Watching for asbestos* | asbestos; register drilling,drilled; flue,rope stopped,rang,old; artex
Making good* | tiles,plaster,tiling,filler patched,sealed,made-good,boxed,cracked,round; boxed pipes,pipe; patched plaster,walls; repair finishes,tiling,plaster
Tiling | porcelain,tiles,tiled cut,laid,floors,walls,grouted,wet,tanked; grouted
Planning own work* | workload,diary,diarised manage,alone,full,route; jobs day planned,route,plan; alone worked chasing,diary,full,office
Independent working | alone worked,nights,week,factory,drove,checks; sole nights,factory; rings rang,chased; troubles sorted,road
Unsafe appliances* | unsafe appliances,appliance; capped labelled,fires,gas,fire; id ar,notices; riddor gas,reported; warnings condemn,attend
Ordering materials | merchant,merchants picked,rang,receipts,collected; obsolete,merchant,merchants,supplier parts,boards,blocks,timber rang,round,called,ordered,found; order materials,parts,plant; off-hired; timed,phased deliveries,loads site,mud,crane
Energy advice to residents* | energy,efficiency,bills advice,advise,showed,told,talked tenants,residents,people; tenants,people,residents showed,told,talked,explained temperature,thermostat,damp,bills,flow,heating; damp,condensation talked,told,showed tenants,people
Commercial plant | plant rooms,room; cascade boilers,boiler; pressurisation; ahus; boiler houses,house; burners pus,ahus,pumps
Commercial plant | plant rooms; cascade boilers; pressurisation; ahus; boiler houses; burners pus,ahus,pumps

Site management | dig,footings handover homes,houses,plots; trades,gangs gave,told,morning day,work,first,order; ran,run school,m,million,m3,job,site job,build,houses,project
First fix carpentry | stud walls,partitions,joists; joists stairs,roof,laid,walls; pitched roofs,cut; hips valleys; trusses; dormers soffits,fascias,roof; felt batten
Second fix carpentry | hung,hang doors; skirts,skirting,architrave,architraves; kitchens locks,fitted,doors; locks doors,hung,ironmongery
Carpentry | hung doors; architrave; stud walls; joists; pitched roofs; trusses roof,felt; dormers; stairs joists,fitted
Roof trusses | trusses; hips valleys; pitched roofs
Health and safety | inductions talks,permits,site; scaff tags,tag; harnesses,harness checked,scaff; accident,accidents four,years,seven,lost; fire doors,exits,walkways clear,kept,checked; specs,boots,hi-vis,goggles plugs,wore,gloves,walkways; loose,missing guard,guards reported,stopped; near-miss,nearmiss; racking looked,checked,weekly,inspected; ladder,ladders fire check,weekly; spills,trips,lights reported,told,cones; forks stopped,people,walking; lost time,years
Subcontractor management | brickies,sparks,plasterers,gangs,roofers,scaffolders chased,order,weekly,met,planned; gangs,trades brickies,sparks,plasterers
Snagging | snags,faults plot,plots,stickers,handover; nhbc stages,passed,first; stickers tape,plot,walked
Quality control | nhbc stages,passed,inspections; plots walked,tape,stickers,snags; bad,faulty,rejects pulled,picked belt,line; minutes,fifteen,hourly weighed,looked,checked bag,bags,tenth,tray; seals,codes,labels,lids checked bag,bags,pack,packs,tray,line,product; verniers,micrometer parts,checked,part,tenth; cmm,checked firsts,first-offs
Quality checks | bad,faulty,rejects pulled,picked belt,line; bag,bags,tray minutes,fifteen,hourly weighed,looked,checked; seals,codes,labels,lids checked bag,bags,pack,packs,tray,line,product; checked,cmm firsts,first-offs
Programme and progress* | programme progress,reporting; weeks ahead,look-ahead wall,daily,looked,programme; office told,rang friday,fridays,week; handed,finished early,late weeks,plots,site
Project reporting | told office friday,fridays; progress reported,client,weekly,photos
Setting out | pegs,profiles lines,datum,levels,set,string; dumpy; total station; squared string; laser levels,lines,set,datum
Bricklaying | face work,brickwork; laid bricks,footings,blocks,piers,cavities,500; pointed,built arches,piers,brickwork; bricks day,500,400,600
Blockwork | laid footings,cavities,piers,blocks; blocks laid,day,built
Plastering | floated,set rooms,walls,ceilings
Dry lining | boarded taped,skimmed; taped jointed,skimmed,boarded; metal stud; ceilings mf
Groundworks | footings dug,dig,poured,concrete; manholes,pipes laid,dug,built,drains; trench boxes,box; kerbs stone,laid,edgings; slabs poured,shuttered,shutter
Plant operation | tonner muck,digger; telehandler brickies,blocks,lifted,unloaded,pallets; dumpers rollers,drove; plant operate,operating,machinery
Concreting | tamped; floated slabs,slab; shutters pour,mesh,poured; pumped cube,concrete; mesh pour,laid,slab,slabs; poured slabs,slab,bases,foundations
Painting and decorating | cut rolled,glossed,walls,emulsion; hung paper,wallpaper; filled,rubbed coats; undercoat gloss
Scaffolding | tube fitting,fittings; birdcages,independents,birdcage; birdcages independent; struck stacked,lorry,scaffold; boards ladders,tubes
Site labouring | barrowed,wheelbarrowed; brickies,bricklayers,plasterers mixed,muck,mud,mortar,kept; fetched,unloaded,swept trades,barrowed,site,carried,fed; mud mixed; shovelled
Meeting clients and designers* | architect,architects,client,clients,owner,buyers liaise,met,meet,walked; buyers walked,shown,round plots,homes,house
Demolition | gutted offices,shops,house,shell; shell stripped,gutted,offices; knocked acrow,walls,props; acrow; struck,pulled walls,chimney,building,hand
Soft strip | gutted offices,shops,shell; shell stripped,gutted,offices; strip-out; stripped ceilings,kitchens,offices
Valuations and final accounts | agreed final account,accounts; measured work,works payment,valuation,monthly; extras,variations priced,agreed,wrote,claimed; applications payment,monthly
Glazing | sashes upvc,took,old; bifolds; composite doors; fensa; upvc windows,sashes,doors; windows fitted,took,sealed,replaced
Waste management | skips wood,metal,kept,inert,apart,sorted; notes load,transfer,skip; little,percent tip,landfill; re-used reused,percent
`;
