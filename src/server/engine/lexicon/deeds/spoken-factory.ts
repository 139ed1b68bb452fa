/** Fitters, machinists and production lines as those who work there speak of their shifts. */
export const spokenFactory = `
Breakdown maintenance | line,filler,packer,machine,press,conveyor stopped,stops first; line,filler,packer,machine,press,conveyor stopped minutes got,running; stops,stoppages,downtime fell,cut,halved machine,line,week,plant,press; got running filler,packer,press,machine,line minutes,hour,night
Mechanical maintenance | bearings,couplings,belts,sprockets changed,swapped,replaced,fitted,lined; seals,chains changed,replaced gearboxes,pumps,conveyor,machine,bearings; gearboxes rebuilt,stripped,swapped; pumps pulled,seals,rebuilt; mech seals,seal; shafts lined,laser,aligned

Hydraulics and pneumatics | rams,cylinders valves,air,leaks,seals,hydraulic; hoses seals,filters,presses,changed hydraulic; fluid circuit power; air leaks cylinders,lines found,fixed,mended; solenoids changed,replaced,valves,swapped
Reading engineering drawings | prints,print,drawing,drawings worked,followed,read tolerances,brackets,part,parts,microns; geometric tolerances; red-lined drawings,prints; isometrics pipe,read,worked
Schematics | diagrams,diagram wiring,circuit worked,read,followed; red-lined diagrams,schematics; schematics read,wired
Root cause analysis | whys five; fishbone,fishbones,ishikawa; snapping,failing chain,bearing,belt found,cause; leaked,leak lids,seals,bags found,worked; jammed,jam found,worked cause; gearbox,bearing,pump,motor,belt failed,failing,broke cause,found
Problem solving | cause worked,found leaked,leak,jam,jammed,failing; maker,supplier phone,rang fixed fault,feed
Problem solving on the line* | problem line,production solving,solve,solved; lids,heater worked,found leaked,leak,jam,jammed; maker phone,rang fixed machine
CMMS | maximo,mainsaver,pemac,fiix wrote,logged,job,jobs,closed; closed work orders sap,pm; parts hours logged agility
Continuous improvement | jig,fixture,bracket,guard,guards,sensor,sensors designed,suggested,fitted saved,minutes,half,jams; suggested fitted,sensors,changes,saved; kaizen; minutes saved,cut,took changeover,cleaning; oee
Total productive maintenance | operators taught,showed,trained oil,tighten,grease; oee; centre-lining,centrelining; tpm
Welding | tig,mig stainless,frames,handrails,guards,steel; welded frames,brackets,guards,chutes,feeders,gates; guards,brackets,chutes fabricated stainless,steel
Metal fabrication | stainless,steel cut,drilled,fabricated guards,brackets,chutes,frames; cut drilled,folded,bent welded; welded feeders,frames,gates
Machine installation | packer,machine,machines,press moved,levelled,installed running,wired,ran,levelled; levelled wired machine,packer,press; fat sat machine,tests,line,packer,commissioned
Commissioning | fat sat machine,tests,line,packer,commissioned; levelled wired machine,packer,press running,ran
Permit to work | permits hot,confined,roofs work,signed,contractors; permit work signed,wrote,issued
Spare parts management* | spares,bearings,belts min,max,cage,cheaper,bar-coded; spares ordered,found; parts bar-coded; cage spares,parts counted,bar-coded; min max spares,parts,stock,bearings; bar-coded,barcoded stores
Motors and drives* | motors,motor inverters,vsds,vsd,danfoss; vsds,inverters,drives danfoss,parameters,set,swapped,abb; motors burnt,rewound; motors swapped,changed,replaced inverters,pumps,gearboxes,bearings,conveyors; inverter drive,set,swapped
Robots* | robots,robot arms,points,cell,re-taught; fanuc,kuka,abb,yaskawa cells,cell,re-taught,points,robot,arms; palletiser jogged,mastered,re-taught; grippers; arms grippers; re-taught points
Supporting production lines* | start-up,start-ups,changeover,changeovers stood,stand,attended line,lines,machine; production team,teams support,help; operators showed,taught clear,jams; operators jams,help,taught
Shift work | nights days rotating,shift; twelve-hour shift,shifts; continental shift,shifts; twelve hours nights,shift
Risk assessment | rams wrote,checked contractors; puwer assessed,wrote,assessments; coshh wrote,assessments,sheets; risk assessed task,job,work
Contractor control | contractors,riggers,sparks signed,watched,checked site,shutdown,paperwork,permits,round; contractors,contractor supervise,manage; paperwork,permits contractors checked
Food hygiene in maintenance* | food hygiene,safety maintenance,engineering; tools,bolts counted,count high-care,room; food-grade,food grade grease,oil; swabbed line,machine handover; high-care tools,bolts,maintenance
Food safety | food-grade grease; high-care tools,bolts,counted,room; swabbed line handover,cleaned
Machining | turned shafts,bushes,rollers; colchester,harrison,bridgeport lathe,turned,keyways,shafts,slots,one-offs; keyways; slots milled; one-off,one-offs turned,machined,milled,lathe; lathe,miller turned,cut,thou,parts; mill thou,milled; billets milled,turned,cut,aluminium,loaded; bored threaded,faced turned,parts,lathe,holes
Utilities plant* | boilers,compressors,chillers,ammonia compressors,chillers,dryers; blew boilers,boiler; compressors serviced; ammonia plant; steam compressed,compressors,boilers air,kept
Calibration | scales,checkweighers test weights; gauges,mics,probes stickered,yearly calibration,checked; thermometers ice,boiling,dipped,water; stickered gauges,probes,yearly
Condition monitoring | vibration pen,readings; bearings listened,vibration; oil samples,sample gearboxes,took,gearbox; thermal camera motors,bearings,panels; caught readings gearboxes,bearings

CNC machining | mazaks,haas,mazak,doosan,hurco,okuma,vmcs,vmc run,set,ran,lathe,mill,machines; billets loaded,cut,touched tools,machine,cnc; touched tools offsets,set; g-code; lathes,lathe run,ran cnc
CNC programming | fanuc,heidenhain,siemens wrote,edited program,programs; mastercam,edgecam,fusion,featurecam; g-code wrote,edited,programs; programs models wrote cnc,mill,machine
Measuring equipment | verniers,micrometers,micrometer,vernier; slip,height,bore,plug gauges,gauge; cmm; shadowgraph; cmm parts,checked
In-process inspection | mics,verniers,micrometer tenth,checked,part,parts; cmm first-offs,checked; checked first-offs; gauges bore,height,plug parts,tenth,checked
Inspecting parts* | inspect parts,components; verniers,micrometers; bore,height,slip gauges,gauge; cmm parts,first-offs; shadowgraph
Tool changes and offsets* | offsets,offset tools,tool; tips inserts,worn; inserts worn,swapped,changed,tips; nudged wear,offset
Production targets* | hit,beat,met target,targets,rate,count line,shift,units,production; rate,rates line running best,104; production targets,target; beat count shift,line; pick rate; productivity targets; best pick rate; units hourly target,targets; hourly pick,line,units target,targets
Standard operating procedures | bench card; sheet,sheets batch step,steps,followed; skipped step sheet,batch,card
Following instructions | operating procedures standard; bench card; sheet,sheets batch step,steps,followed; skipped step sheet,batch,card
PPE | specs,boots,hi-vis,goggles,gloves,mask wore; goggles plugs; hairnet wore,gloves; ear plugs,defenders
Tool changeovers | dies,reels,moulds changed,swapped,change minutes,presses,line,machine; size parts changed,swapped minutes,line,machine
Machine changeovers* | dies,reels,formats,moulds changed,swapped minutes,line,machine,reels; strip wash product line,run; minutes change,changed tooling,moulds
Machine maintenance | oiled,greased ways,chains,bearings,machine; coolant swarf,topped; swarf swept,cleared; jams cleared,clear machine,line,belts; first-line fixes,maintenance; calling fitters,engineers jams
Packing | boxed taped,labelled,sealed; tray,trays,box,boxes packed pallet,stacked,twelve; pallet,pallets stacked wrapped,strapped; wrapped strapped dispatch,pallets; labelled boxed,packed products,pallets,orders,goods,line
Production records | scrap,downtime,stops,counts board,typed,terminal,logged hourly,hour,shift,line,board; batch cards,card,records filled,signed,wrote
5S | shadow boards,board tools,bay; swept bay audit; bay audit best
Good housekeeping* | housekeeping 5s,good; shadow boards,board tools,bay; swept floor,bay shift,end,machine; cleaned end shift; bay audit best
Training new operators* | operators,temps,pickers trained,train; starters,temps,newcomers buddied,showed,taught line,machine,press,job,scanner,operators; signed operators,people presses,machines,llop; showed temps ropes,scanner,machine,line
Training delivery | starters,temps,operators showed,taught job,presses,scanner,machine; signed operators,people presses,machines,llop; taught girls,staff,lads job,knives
Good Manufacturing Practice | hairnet gloves,wore; clearance line batch,batches,checks,changeover; gowning,gowned room,batch,sterile; blue gloves,plasters wash,hairnet; sign-off batches batch,clearance
Mechanical assembly | riveted,built,assembled gearboxes,housings,pumps,engines; riveted,screwed,glued,bolted housings,panels,frames; torqued bolts,nuts,heads,assembled,housings; seals bolts fitted; assembly components,parts,mechanical
Kitting | kits packed line,fitters
Soldering | soldered,soldering boards,0603s,scope,hand; 0603s,0402s; boards stuffed,populated components,soldered,smt,hand; looms crimped
Polishing and deburring | burrs filed,removed,edges,took; filed,linished edges; linished; blasted parts
Injection moulding | engels,arburg,battenfeld,arburgs moulds,tools,moulding,moulders; moulds changed,ran,set machine,press,moulding,arburg; sprues
Press operation* | press brake,power ran,set,setting,bent; presses dies setting,set,changed; dies setting,set,changed press,presses
Materials handling | crane steel,overhead lifted,fetched,moved; bar,coil,steel crane fetched,cut; fed line pump,truck,pallet
Stock control | bar,steel stock booked,book; system booked stock,parts; gaps counted ordered shelves,stock,morning; variances,variance stock,bins,system hunted,chased; hunted pallets,stock lost,missing; bins stock wrong; perpetual inventory
Waste reduction in production | scrap fell,cut,halved; waste start-up cut,halved; offcuts saved
Manual turning | colchester,harrison lathe,turned,shafts; lathe centre manual; lathe thou,one-offs; bored threaded,faced lathe,turned
Milling | bridgeport mill,milled,keyways,slots,one-offs; mill,milled slots,keyways,one-offs
`;
