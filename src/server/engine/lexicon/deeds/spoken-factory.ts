/** Fitters, machinists and production lines as those who work there speak of their shifts. */
export const spokenFactory = `
Breakdown maintenance | line,filler,packer,machine,press,conveyor stopped,stop,stops,went first,minutes,got; stops,stoppages,downtime fell,hours,cut,halved week,nine,four; got running filler,line,packer,press,machine minutes,hour,night
Mechanical maintenance | bearings,couplings,seals,belts,chains,sprockets changed,swapped,replaced,fitted,lined; gearboxes rebuilt,stripped,bench,swapped; pumps pulled,seals,rebuilt,seal; mech seals,seal; shafts lined,laser,aligned

Hydraulics and pneumatics | rams,cylinders valves,air,leaks,seals,hydraulic; hoses seals,filters,presses,changed,hydraulic; fluid circuit,power; air leaks,lines,cylinders found,fixed,changed,mended; solenoids
Reading engineering drawings | prints,print,drawing,drawings worked,followed,read,tolerances,brackets,part,parts,microns; gas wiring,diagrams; geometric tolerances; red-lined drawings,prints,changes; isometrics
Schematics | diagrams,diagram wiring,circuit worked,read,followed; red-lined drawings; fluid circuit read; schematics worked,read,wired
Root cause analysis | whys five,asked,long,stop; fishbone,fishbones,ishikawa; broken,failing,snapping,repeat chain,bearing,fault,faults found,cause,month; leaked,leak,split lids,seals,bags worked,heater,found; jam,jams,jammed found,worked,cause; gearbox,bearing,pump,motor,belt failed,failing,broke months,weeks,coupling looked
Problem solving | heater,cause worked,found leaked,leak,jam,jammed,stuck,failing; maker,supplier phone,rang fixed,feed,fault
Problem solving on the line* | problem line,production solving,solve,solved; lids,heater worked,found leaked,leak,jam,jammed,split; maker phone,rang fixed,feed,machine
CMMS | maximo,agility,mainsaver,pemac,fiix wrote,logged,job,jobs,closed; closed work orders,sap,pm; parts hours logged,booked,agility
Continuous improvement | jig,fixture,bracket,guard,guards,sensor,sensors fitted,designed,suggested saved,minutes,half,stopped,jams,cleaning,change; suggested fitted,sensors,changes,saved; kaizen; minutes saved,cut,took changeover,change,cleaning; oee
Total productive maintenance | operators taught,showed,trained clean,oil,tighten,grease,jams; oee; centre-lining,centrelining; tpm
Welding | tig,mig,stick,arc stainless,yard,frames,food,handrails,guards; welded frames,brackets,guards,chutes,feeders,gates; guards,brackets,chutes fabricated stainless,steel
Metal fabrication | stainless,steel,welded cut,drilled,fabricated guards,brackets,chutes,frames; cut drilled,folded,bent welded,frames,steel; welded feeders,frames,gates
Machine installation | packer,line,lines,machine,machines,press set,moved,levelled,installed running,wired,ran,levelled,monday; levelled wired,machine,packer,ran,bolted; fat sat
Commissioning | fat sat,italy,germany; levelled wired,machine,packer,ran; line,lines,machine moved,set running,ran,monday
Permit to work | permits hot,roofs,signed,work,confined,contractors; permit signed,wrote,issued
Spare parts management* | spares,parts,bearings,belts min,max,cage,cheaper,ordered,bar-coded,found; cage counted,bar-coded; min max; bar-coded,barcoded cage,stores
Motors and drives* | motors,motor inverters,drives,vsds,vsd,kw,danfoss; vsds,inverters,drives danfoss,parameters,set,swapped,abb; motors swapped,changed,replaced,burnt; inverter inverters,drive,set
Robots* | robots,robot automation,automated,arms,points,cell; fanuc,kuka,abb,yaskawa cells,cell,re-taught,points,robot,arms; palletiser jogged,mastered,re-taught; grippers; arms cables,grippers; re-taught points
Supporting production lines* | start-up,start-ups,changeover,changeovers stood,stand,attended; production teams,team support,help,work; operators showed,taught clear,jams; shift leads,lead,managers sat,met,meeting,seven,morning; operators jams,help,taught
Shift work | nights days twelve,rotating,shift; twelve-hour,twelve hours,continental,nights
Risk assessment | rams contractors,wrote,checked; puwer; coshh wrote,assessments,sheets; risk assessed,assess door,task,job
Contractor control | contractors,riggers,sparks,firm walked,signed,watched,looked,checked,met round,shutdown,paperwork,boiler,job; contractors,contractor supervise,manage; paperwork,permits contractors,firm checked
Food hygiene in maintenance* | food hygiene,safety maintenance,engineering; tools,bolts counted,count high-care,room; food-grade,food grade grease,oil; swabbed handover,cleaned,line; high-care
Food safety | food-grade grease; high-care tools,bolts,counted,room; swabbed cleaned,handover,line
Machining | turned shafts,bushes,pins,rollers; bushes; colchester,harrison,bridgeport lathe,turned,keyways,shafts,slots,one-offs; keyways,slots; one-off,one-offs pins,parts,turned,repairs; lathe,mill,miller turned,cut,thou,parts,centre; billets; bored faced,threaded
Utilities plant* | boilers,compressors,chillers,ammonia compressors,chillers,dryers,utilities,steam,air,water; blew boilers,boiler; compressors serviced,dryers; ammonia plant; steam air,kept,ammonia
Calibration | scales,checkweighers weights,test; gauges,probes,mics sent,stickered,yearly,checked; thermometers ice,boiling,dipped,water; stickered gauges,probes,yearly
Condition monitoring | vibration pen,readings,took,gear; bearings listened,vibration,readings; oil samples,sample; thermal camera month,readings,motors; caught readings gearboxes,bearings

CNC machining | mazaks,haas,mazak,doosan,hurco,okuma,vmcs,vmc run,set,ran,lathe,mill,machines; billets loaded,cut,touched; touched tools; g-code; lathes,lathe ran,run cnc,two,three
CNC programming | fanuc,heidenhain,siemens control,wrote,program,programs; mastercam,edgecam,fusion,featurecam; g-code; programs models,wrote,solid,model,control
Measuring equipment | verniers,micrometers,micrometer,vernier; slip,height,bore,plug gauges,gauge; cmm; shadowgraph; firsts cmm,checked
In-process inspection | mics,verniers,micrometer tenth,checked,part,parts; cmm,checked firsts,first-offs; gauges bore,height,checked parts,tenth
Inspecting parts* | inspect parts,components; verniers,micrometers; bore,height,slip gauges,gauge; cmm firsts; shadowgraph
Tool changes and offsets* | offsets,offset adjust,tools,changed,set; tips changed,inserts,reset,swapped; inserts worn,swapped,changed,tips; nudged wear,size,offset; wear size,crept,nudged
Production targets* | hit,beat,met numbers,target,targets,rate,count,percent week,weeks,year,break,line; rate,rates best,line,running,months,104; production targets,target; beat count break,shift,hour; pick rate; productivity targets; best rate,numbers; units hourly,target; hourly target,targets
Standard operating procedures | bench card; sheet,sheets batch,step,steps,says,followed; skipped step,steps; way sheet,says
Following instructions | operating procedures standard; bench card; sheet,sheets batch,step,steps,says; skipped step
PPE | specs,boots,hi-vis,goggles,gloves,mask plugs,wore,glasses; hairnet; ear plugs,defenders
Tool changeovers | dies,reels,formats,moulds,size changed,swapped,change minutes,parts,machine,line,presses; strip wash product,run; size parts swapped,changed,minutes; minutes,products change,changed tooling,film,moulds
Machine changeovers* | dies,reels,formats,moulds,size changed,swapped minutes,parts,reels,dies; strip wash product,run; minutes,products change,changed tooling,film,moulds
Machine maintenance | oiled,greased ways,chains,machine,bearings,coolant; coolant swarf,topped,ways; swarf swept,cleared; jams cleared,clear belts,changed,machine,line; first-line fixes,maintenance; calling fitters,engineers jams,fixes
Packing | boxed taped,labelled,sealed; tray,trays,box,boxes packed twelve,six,pallet,stacked; pallet,pallets stacked,wrapped,strapped; wrapped strapped,dispatch; labelled boxed,packed
Production records | counts,count,scrap,downtime,stops board,wrote,typed,terminal,hourly,logged; batch cards,card,records filled,signed,wrote
5S | shadow boards,board; swept bay,audit; bay best,audit
Good housekeeping* | housekeeping 5s,good; shadow boards,board; swept floor,bay,end; cleaned end,shift; bay best,audit
Training new operators* | operators,temps,pickers trained,train; starters,temps,newcomers weeks,week,buddied,showed,signed,taught; signed people,four presses,llop,machines,scanner; showed,buddied temps,agency job,week,ropes,scanner
Training delivery | starters,temps,operators weeks,week,buddied,showed,signed,taught new,job,presses,scanner,machine; signed people,four,five presses,llop,machines; taught saturday girls,staff,lads
Good Manufacturing Practice | hairnet; clearance line; gowning,gowned; gowning room clean; blue gloves,plasters wash,hairnet; sign-off batches,clearance
Mechanical assembly | hand,riveted,built,assembled gearboxes,housings,pumps,engines; riveted,screwed,glued,bolted housings,panels,frames; torqued; seals bolts,fitted,torqued; assembly components,parts,mechanical
Kitting | kits packed line,fitters; display units,stands built
Soldering | soldered,soldering hand,boards,0603s,scope,touched; 0603s,0402s; boards stuffed,populated,touched; looms crimped; pcbs,pcb
Polishing and deburring | burrs; filed,linished edges,polished; linished; blasted painted,parts; grinder die
Injection moulding | engels,arburg,battenfeld,arburgs moulds,tools,moulding,moulders; moulds changed,ran,set; sprues; mould temperatures,set,changed
Press operation* | press,presses brake,power,dies,setting,ran; dies setting,set,changed
Materials handling | crane steel,overhead,fetched,lifted; bar,steel,coil booked,fetched,cut crane; fed line pump,truck,pallet; fed line
Stock control | bar,steel booked,book; system booked stock,bar,parts; gaps counted,ordered,morning; variances,variance chased,system,hunted,half; hunted,found lost,missing pallets,stock; bins wrong; orders sent,ran,milk; sunday counted; perpetual inventory
Waste reduction in production | scrap percent,fell,cut,2,stop,halved; waste,start-up cut,half,halved; offcuts saved
Teamwork | morning handed night,lad,shift; whichever moved machine,short,line; ten,eight,six line job,jobs
Manual turning | colchester,harrison lathe,turned,shafts,one-offs; lathe centre; lathe thou,two,one-offs; bored faced,threaded
Milling | bridgeport mill,milled,keyways,slots,one-offs; mill,milled slots,keyways,one-offs
`;
