/** Farms, gardens, stables, vets, salons and gyms in the plainest words people use for the work. */
export const everydayLandAndLeisure = `
Gardening | lawns,beds,borders,hedges,roses striped,weeded,cut,clipped,edged,deadheaded; garden,grounds maintain,kept,looked private,estate,grounds,big,house,hotel,hall; bulbs,roses,shrubs,trees,perennials planted,pruned,kept,dug garden,beds,borders,thousand,hundred,park; borders planting,maintaining,replanted
Grounds maintenance | lawns,beds,verges,pitches,hedges striped,weeded,cut,clipped,edged,strimmed,mown hotel,house,school,park,council,cemetery,stately,estate; maintain,looked gardens
Landscaping | patios,paths,fences,sleepers,ponds,sheds,turf laid,built,dug,erected gardens,customers,slabs,houses
Plant care | watered,fed,potted,tended plants,seedlings,tomatoes,baskets,bedding,shrubs
Plant propagation | cuttings,seeds,seedlings sowed,pricked,potted
Tree felling | trees,limbs,ash climbed,ropes,chainsaw,dismantled cut,took,dropped,felled
Tractor driving | wheel,drove,drive john,deere,massey,ferguson,claas,fendt,holland,tractor drilling,carting,ploughing,spraying,silage,combine,topping,rolling,hedge; tractors operate,drove,reversed,machinery,trailers
Arable farming | drilled,sprayed,combined,ploughed,rolled acres,wheat,barley,oilseed,rape,beans,crops
Harvesting crops | picked,cut,lifted,pulled strawberries,apples,asparagus,leeks,lettuce,cauliflowers,hops,potatoes,grapes,raspberries
Livestock farming | calves,heifers,bullocks,cows,sheep,pigs,ewes,goats feed,fed,bedded,checked,mucked,moved,weighed,watered; caring,care,looking livestock,cattle,cows,sheep; straw,hay,feed,silage forked,bedded,fed,spread bullocks,heifers,cows,sheep,calves,pigs,ewes; feeding,bedding stock,livestock,cattle,animals bedding,daily,farm,feeding
Stockmanship | lame,sick,scouring,bloated,ill cows,calves,ewes,lambs,pigs spotted,treated,jabbed,noticed,vet; feet,hooves trimmed,dressed cows,sheep,ewes; drenched,dosed,tagged,tailed,castrated lambs,calves,ewes
Lambing | lambs,ewes pulled,delivered,night,bottle,orphan,pens,weak
Calving | calvings,calf pulled,delivered,night,colostrum,heifers,ropes
Sheep farming | ewes,flock,sheep gathered,clipped,sheared,dipped,moved,dog,fell
Milking | milked cows,herd,twice,parlour,four,five,morning; parlour milked,ran,cows,washed; parlour shift,cows,morning,o'clock,herd,point; milked cows,goats
Poultry farming | hens,birds,chicks,turkeys fed,collected,eggs,checked,sheds,plucked
Stable management | stables,yard,boxes mucked,swept,skipped,ran horses,rugs,haynets,ponies,twelve; horses fed,groomed,mucked,rugged,turned,tacked; cleaned,mucked,swept stables,boxes,yard horses,riding,twelve,morning,ponies
Exercising horses | rode,hacked,lunged,exercised,galloped horses,racehorses,ponies
Farm machinery maintenance* | greased,mended,welded,serviced,fixed trailers,tractors,balers,mowers,combine
Weed control | thistles,docks,nettles,ragwort,weeds sprayed,pulled,hoed,strimmed,topped
Conservation and habitat work* | hedges,ponds,meadows,heath,woodland,dykes planted,cleared,dug,surveyed,cut,coppiced wildlife,newts,birds,butterflies,volunteers,reserve,scrub
Forestry | saplings,trees,conifers,woods planted,thinned,felled,fenced,staked thousand,acres,forest,harvester,deer
Greenkeeping | fairways,bunkers,tees cut,raked,mown,hollow-tined,top-dressed
Gamekeeping | pheasants,partridges,deer,grouse reared,fed,released,shot,stalked,beaters

Animal care | dogs,cats,rabbits,animals,horses,hedgehogs,owls,reptiles,guinea fed,watered,walked,cleaned,brushed,groomed,looked; daily,general care,husbandry animals,dogs,cats,livestock; caring,looking,care boarding,dogs,cats,animals,pets; walked,fed,groomed,brushed dogs,cats,rabbits,pets,animals
Kennel work | hosed,scrubbed,cleaned,disinfected,swept pens,runs,kennels,cages,hutches,cattery bedding,changed,twice,daily,fresh,dogs,cats,day,morning; kennels,cattery,pens cleaning
Dog walking | walked dogs,pack,greyhounds,spaniels lead,six,field,park,woods,twice,owners'
Dog grooming | clipped,bathed,scissored,dried,brushed,stripped poodles,spaniels,terriers,cockapoos,dogs,coats,matted,doodles; bathed,brushed,trimmed,groomed dogs,cats,coats
Dog training | puppies,dogs taught,classes,sit,clicker,owners,recall
Animal handling | held,restrained,caught,lifted,muzzled cats,dogs,rabbits,animals,snakes,bulls,swans,nervous vet,injections,blood,safe; held,hold cats,dogs,rabbits,animals,puppies vet,scratched,bitten,injections
Veterinary nursing | anaesthetic,anaesthesia,sedation breathing,watched,monitored,eye,vitals,heart dog,cats,animals,vet,instruments,passed,spays,theatre; vet assist,helped,passed,held,scrubbed operations,instruments,surgery,spays,castrations,dentals; assisting veterinary surgery,operations,procedures; anaesthetics,instruments vet monitored,passed,handed,dogs,cats
Veterinary anaesthesia | anaesthetic,anaesthesia breathing,watched,monitored,kept dog,cats,animals,vet,spays
Inpatient care of animals | hospitalised,poorly,post-op,recovering,drips dogs,cats,animals,rabbits fed,watched,medicated,overnight,cleaned,kennels
Veterinary reception | owners,clients,pets booked,rang,calmed,took,greeted vet,vaccinations,boosters,appointments,payments,insurance
Client communication in vet practice | owners told,explained,showed,comforted,sat tablets,diet,neutering,sleep,wound,fleas,feeding
Rehoming animals* | homes,families,owners found,matched,visited,checked dogs,cats,rabbits,rescue,kennels,greyhounds
Animal welfare | starved,neglected,cruelty,injured,stray dogs,horses,animals,cats reported,rescued,inspected,prosecuted,seized
Zoo keeping | lions,penguins,monkeys,elephants,giraffes,tigers,lemurs,meerkats,snakes fed,cleaned,enclosures
Riding instruction | taught,lessons,led ride,riding,ponies,jump,riders,beginners,canter children,adults,school
Animal nutrition | diets,feeds,rations weighed,mixed,planned,worked animals,horses,cows,dogs,zoo
Microchipping | chipped,scanned strays,dogs,cats,puppies
Selling pets and pet supplies* | hamsters,fish,rabbits,budgies,reptiles sold,customers,advised,told,cages,feed

Hairdressing | restyles,perms,blow-dries,updos column,ladies,gents,clients,busy,salon,regulars,cuts; cuts column,ladies,gents,salon; cutting,styling hair styling,cutting,colouring,salon,clients,ladies; regulars,column cut,coloured,styled,hair,blow-dried,scissors
Hair colouring | foils,roots,balayage,highlights,tints mixed,painted,corrected,clients,salon,matched; balayage,root,foils,highlights column,touch-ups,clients,week,half,colour; colouring hair salon,services,clients
Barbering | fades,beards,shaves,skin-fades,clippers walk-ins,chair,lads
Client consultations in beauty | skin,hair,allergies,nails talked,asked,discussed,checked,listened wanted,type,treatment,clients,patch,colour; client consultations hair,skin,beauty,salon,treatments,spa,nails
Facials | skin,faces cleansed,peels,masks,dermalogica
Waxing | waxed,hot-waxed legs,clients,brows,bikini,salon; brows,legs,bikini waxed,threaded,tinted,shaped
Manicure and pedicure | nails painted,filed,shaped,shellac,gels,acrylics,biab,infills
Massage | shoulders,muscles,knots rubbed,massaged,eased,oils,stones
Retailing products in salon | shampoo,conditioner,serums,creams,products clients,guests sold,recommended,home,salon
Working on a salon's reception* | salon,spa phone,desk,bookings,column took,filled,greeted,clients,ran,booked
Salon hygiene | combs,brushes,towels,tools,basins,couches,stations cleaned,sterilised,washed,swept,barbicide,wiped clients,salon,floor
Make-up artistry | faces,brides,models,actors made-up,lashes,makeup,make-up

Gym instruction | plans,programmes,routines,workouts training,exercise,gym,fitness,workout wrote,designed,built,tailored members,clients,lift,showed,beginners; members,gym-goers,beginners machines,weights,squat,lift,kit,treadmill showed,taught,safe,technique,explained,corrected; inductions new,members,gym showed,round,gave
Personal training | plans,programmes,workouts training,exercise,gym,fitness,workout wrote,designed,built,tailored clients,members,lift,weight,goals,showed; clients lose,lost,weight,fitter,marathon,stronger helped,trained,got,coached
Programme design | plans,programmes,routines training,exercise,fitness,workout wrote,designed,built,tailored members,clients,athletes,goals
Fitness classes | bootcamp,aqua,boxercise,zumba,hiit,pilates,yoga took,ran,taught,led,class; pensioners,members,mums,beginners,over-60s chair,workout,circuits,stretch,aerobics,dance wednesday,class,led,took,ran,week; exercise,fitness classes leading,led,teach
Lifeguarding duties | watched,guarded,scanned,poolside pool,swimmers,water,sea,beach pulled,saved,rescued,children,safe,patrolled,chair,tower,swimmers; eyes,watch water,pool,swimmers,sea hours,stretch,rota,lengths,children,poolside; supervising swimmers,bathers,pool
Pool water testing and plant* | chlorine,ph,water,pump tested,dosed,topped,backwashed,readings pool,hourly,spa,log
Sports coaching | under-11s,under-12s,under-9s,under-13s,under-8s,under-10s,under-14s,under-16s,under-7s,juniors,girls,boys football,rugby,cricket,netball,hockey,tennis,athletics took,coached,trained,saturdays,ran,team,sessions; coaching sports,football,tennis,gymnastics,children,schools sessions,clubs,training,camps,drills
Swimming teaching | swim,strokes,lengths,armbands children,toddlers,adults,beginners,school taught,teach,lessons,learned,water; armbands,floats,strokes,metres,lengths beginners,children,adults,learners took,taught,swim
Leisure centre operations | hall,courts,pool,gym opened,closed,set,nets,goals,cleaned,locked centre,leisure,badminton,sports,changing,morning
Membership sales | members signed,joined,showed,toured gym,club,centre,round,month,target
Sports event management | tournaments,leagues,matches,races,fixtures organised,ran,refereed,umpired,set,timed club,county,teams,runners,children
Outdoor activity instruction | climbing,canoeing,kayaking,abseiling,orienteering,sailing,raft,high-ropes groups,children,schools,teams,parties took,led,belayed,taught,instructed
Dance teaching | ballet,tap,street,ballroom,salsa steps,classes,dancers,shows,routines taught,took,choreographed,children; ballet,tap,jazz,street girls,children,boys,pupils,class taught,teach,took; lessons,classes dance,ballet taught,delivery,teaching,girls,children
Sports therapy | strapped,iced,massaged,taped players,ankles,knees,runners,hamstrings,injuries
Hedge cutting | hedges clipped,cut,trimmed,laid council,gardens,parish,estate,verges,farm
Mucking out | stables,boxes,pens,sheds cleaned,mucked,swept riding,horses,morning,daily,straw
Sprayer operation | sprayed wheat,barley,crops,acres,hectares,oilseed
Opening and locking up* | first,last door,person shutters,alarms,alarm,lights,float,keys; shutters alarms,alarm,lights,float,locked; opening,opened,open locking,locked,lock building,shop,museum,centre,shutters; keyholder duty,alarms,out-of-hours,call-outs; cashed locked,alarm,set night,end; unlock,unlocked building,hall,gates,morning,shop,school
On one's feet and lifting stock* | feet long,spells,hours,eight,day; standing eight,hours,long,day; boxes,deliveries,delivery,stock flights,stairs,basement,cellar,storeroom carry,carried,two,unpack,unpacked; stock,boxes lifting,lift,lifted,carry,carried,unpack,unpacked deliveries,delivery,shop,basement,spells; restock,restocked shelves,fridges,cafe,shop deliveries,boxes
Health and safety | hazards,trip sweep,swept,walk,walked,check,checked,checks building,morning,log,floor,galleries,site; sweep building,gallery,floor hazards,exits,morning; fire exits,alarms,doors checked,check,tested,clear,weekly,kept; near-miss,hazards reported,spotted cards,log,board,floor
Evacuation procedures | alarm,fire cleared,evacuated,got,led,clear guests,visitors,customers,building,yard,minutes,floor,public; evacuate,evacuated,evacuation guests,visitors,building,public,theatre,hotel,patients; fire marshal,warden,drill,drills evacuated,evacuation,ran,cleared,people; assembly point,points visitors,took,led,evacuated,guests; cleared yard,street,building guests,visitors,minutes; evac-chair,evac chair
Museum and heritage work | room-steward,room-stewarded,room-stewarding; galleries,gallery,exhibits,exhibit,exhibitions stewarded,invigilated,steward,watched,visitors,showed,objects; room,rooms steward,stewarded,stewarding,guide house,castle,abbey,hall,visitors,museum; museum visitors,galleries,talks,trails,tours; trails,trail museum,galleries,castle,abbey,families; handling objects,collection museum,visitors,schools; towpath,heritage walk,walks,tour lead,led,guide,guided
School trips and visits | classes,class,school,schools,primary coach,trails,museum,farm,zoo,castle meet,met,hand,handed,led,took,greeted,ran; craft,crafts table,tables children,families,parents,aged,kids,ran; badge-making,badge holidays,table,children,families; trails,trail families,children,hand,handed,classes,holidays; school visits,groups supported,led,ran,hosted,welcomed; half-term holiday,activities families,children,museum,crafts
Family activities in museums* | badge-making,badge table,holidays,families; craft,crafts table,tables children,families,parents,aged,ran; trails,trail families,children,hand,handed,classes; family activities,days,trails,sessions visits,supported,ran,school,museum; half-term families,children,activities
Public speaking | demonstration,demonstrations,tour,tours,talk,talks run,ran,gave,noon,daily groups,people,visitors,six,sixty,forty,thirty; lead,led walk,walks,tour,tours towpath,visitors,groups,summer,guided,public,castle; keynote gave,conference,day,people; guided,guiding tours,visitors,groups,parties; stand,stood front audience,group,crowd,hall
Talks and tours for visitors* | demonstration,demonstrations,tour,tours,talk,talks run,ran,gave,noon,daily,minute groups,people,visitors,six,sixty,forty,thirty; lead,led walk,walks,tour,tours towpath,visitors,groups,guided; speak groups,talk,confidently talk,minute,kiln,visitors,tour; guided,guiding tours,visitors,groups,parties,speaking
Selling memberships and Gift Aid at the desk* | gift aid asked,ask,question,rate,visitors,recommending,upgraded,wording,sign-ups; friends',friends,annual passes,pass,membership,memberships sold,sell,visitors,signed; memberships,passes,guidebooks sold,sell,upsold,visitors,recommending,recommended; guidebooks,guidebook sold,visitors,annual,recommending; donation,donations envelope,box,suggested visitors,asked,admissions,desk
Ticket sales | admissions,tickets,entry took,sold,sell,scanned desk,welcome,point,door,visitors; art tickets; gate,door money,tickets,wristbands took,sold,checked; box-office tickets,bookings; digitickets,merac,spektrix,tessitura,ticketsolve,gamma
Booking and reservations | coach-party,birthday,school,group bookings,booking,parties took,handle,handled,phone,inbox,entered; inbox,phone,line bookings,booking cover,covered,took,answered; bookings parties,groups,schools,coaches took,handled,entered
Keeping visitor figures* | footfall,visitor,visitors sheet,sheets,figures,numbers,graphs,counts,counter keep,kept,monthly,excel,weekly,trustees,daily; clicker,counter visitors,door,footfall,counted; attendance,attendances figures,recorded,sheet,weekly visitors,sessions,museum,centre
Welcoming visitors with disabilities* | ear-defender,ear-defenders,sensory,backpacks bags,kits,quiet,hour,set,visitors,autism; large-print,braille guides,guide,labels,menus; wheelchair,wheelchairs loan,hire,borrow,visitors,ramp,museum; visitors,guests disabilities,additional,disabled,deaf,blind welcome,welcomed,help,helped; relaxed,quiet hour,hours,performances,openings visitors,autism,ran; hearing loop,dogs visitors,checked,welcomed
`;
