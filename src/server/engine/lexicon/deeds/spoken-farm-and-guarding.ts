/** Farms and guarded sites as those who work there speak of their days. */
export const spokenFarmAndGuarding = `
Milking | herringbone; twice day cows,herringbone milked,milking; parlour wash,milk,cows; milked cows,cow,herd,parlour,goats,ewes
Milk quality* | milk quality,hygiene cows,herd,parlour,dairy,bactoscan; cell count,counts cows,milk,herd,bactoscan,mastitis; bactoscan,bactoscans; teats cleaned,stripped,dipped
Calving | calve,calved,calves ropes,jack,heifers,cows; calving jack,ropes; colostrum calves,calf,calved; heifers,cows calved,calve
Calf rearing | colostrum calves,calf; navels dipped calves,calf; reared heifers,calves; calves fed,weaned,reared,bedded
Livestock farming | cows,calves,ewes,heifers,bullocks,lambs milked,calved,reared,fed,tagged,sheared,weighed; tagged bcms,calves; stores cattle,lambs market,sold; ewes,sows fed,lambed,farrowed,moved,looked,hundred
Stockmanship | sick cows,ewes,cattle,calves spotted,treated; animal,beast,cattle,ewes looked,checked twice,day; cattle,cows,beasts quiet,sticks; calving jack
Herd health* | herd health; lameness,lame,mastitis treating,treated,treat; tubes quarters,quarter cow,cows,mastitis; feet cows,cow,ewes,sheep,cattle trimmed,picked; sick cows,cow,ewes spotted,treated; cultures mastitis,quarters
Heat detection and artificial insemination* | detection heat cows,heifers; artificial insemination; bulling; chalk cows,heat collars; straws served cows,heifers,ai; ai diy cows,heifers,served,trained; served ai,heifers,cows
Artificial insemination and breeding* | bulling; straws served cows,heifers,ai; ai diy cows,heifers,served; cows heat chalk,collars,watched
Feeding stock* | ration,rations mixed,fed cows,cattle,sheep,wagon,stock,pigs; mixed wagon,feeder ration,silage,feed; pushed troughs,silage; silage cows,cattle,fed,wagon; wagon diet,feeder feed,fed,mixed
Grassland* | grassland; plate meter grass,paddocks,paddock; fence electric moved grass,paddock,cows,sheep,strip; reseeded fields,acres,leys,paddocks,grass; paddocks grazed,rotational
Tractor driving | fendt drove,driving,tractor; carting drilling; buckrake; telehandler feeder,scraper; ploughed acres,fields,drilled
Livestock records* | livestock,animal records,passports; bcms; tagged calves,lambs,bcms; medicine book movements,animals,cattle,cows; births calves,lambs,bcms,cattle deaths; movements cattle,sheep,medicine,bcms
Lambing | lambs breech,fostered,turned; ewes night,nights,april,hundred; iodine pens lambs,navels; fostered lambs,ewes
Sheep farming | sheared sheep,ewes,flock,hundred; drenched,dipped ewes,lambs,sheep,flock; dagged; crutched ewes,sheep,dagged; ewes lambs,rams,tupped; lambs fostered
Fencing and farm repairs* | fencing,fences farm,repairs; knocked posts wire,fence,fencing; strained wire fence,fencing,posts,rylock; hung gates; gaps walled,walls stone,fields,drystone; drinkers fixed troughs,cattle,sheds; feeders welded; stock-fencing
Fencing installation | posts knocked wire,fence,fencing; strained wire posts,fence,fencing
Slurry and muck* | slurry spread,pumped,scraped,lagoon,stirred,umbilical,tanker; manure spread,carted,heap; lagoon umbilical; yards scraped; cubicles bedded,scraped; muck spread,carted
Weed control | sprayed docks,thistles,weeds; docks thistles; t1s,t2s
Sprayer operation | sprayed docks,thistles; t1s,t2s; bateman sprayer,t1s,spray; boom sprayer,spray,sprayed acres,crops,24m,wheat
Pest control | baited rats,mice,boxes,bait; shot,trapped,baited,traps rats,rabbits,moles,mice
Harvesting crops | acres combined wheat,barley,harvest,drove; combine,combines drove; carted grain; dryer grain; baled,bales straw,hay,square; cauli,strawberries,lettuce,leeks,sprouts picked,gang,rig
Harvesting* | acres combined wheat,barley,harvest,drove; drove combine; carted grain; baled straw,hay
Animal welfare | animal,animals looked,checked twice,day; animal,animals,cow,ewe suffering,suffered; cattle,cows,beasts quiet,sticks; cattle,cows,sheep calm,quiet
Farm assurance | red tractor; soil association; inspector farm folder,marks
Farm standards* | assurance farm; red tractor,lion; soil association
Working with vets* | vet,vets held animals,herd,bled,cows; vet fortnightly; pds vet; tb bled,tested cattle,cows,herd; vet plan herd,health
Poultry farming | broilers,pullets; hens,layers fed,eggs,sheds,collected,looked; eggs graded,collected hens,trays,birds,sheds,farm; chicks placed,brooded,sheds,birds; thinned birds,chicks
Pig farming | sows farrowed,farrowing,fed,served,hundred,litter; farrowing; weaners; weaned pigs,piglets; teeth tails,iron; piglets
Supervising farm workers* | farm,milkers staff,students,workers,relief supervise,showed,taught; student farm spring,year showed,taught
Biosecurity | foot dips,dip boots,sheds,disinfectant,shed; boots dips,change,changed sheds,shed,birds,pigs; bought cattle,sheep,stock,animals quarantine,apart
Selling stock* | weighed,drew lambs,cattle,pigs market,sold,selling,kg; lambs drew; calves,cattle,lambs market,mart,sold; fatstock
Irrigation | pipes shifted irrigation,reel,fields; reel spuds,potatoes; drip lines tunnels,crop,strawberries
Irrigation and planting* | irrigation; leeks,spuds,cabbages planted,reel; pipes shifted irrigation,reel,fields; drip lines tunnels,crop,strawberries
Picking crops* | fruit,vegetable picking,picked; cauli,strawberries,lettuce,leeks,raspberries,sprouts picked,rig,gang; trays picked strawberries,raspberries,fruit

Access control duties | gate passes,barrier,lorries,visitors checked,names; badge,badges checked door,gate,entrance,visitors,staff; turnstile,turnstiles
Gatehouse | gate lorries names,passes,booked
Patrols | fence,perimeter walked hours,night,hourly; tour wand; doors tried locked,tour,round; round site,building night walked,patrolled
CCTV monitoring | cameras watched,screens wall,eighty,site; watched screens cameras,footage; footage pulled,burned police
Incident report writing | court statements wrote police; book occurrence entry,time; pass-downs wrote,guards,shift; log,logs wrote incidents,incident,guards,patrols
Security log books* | occurrence books,book,log; book occurrence entry,time; pass-downs wrote,guards,shift
Incident reporting | book occurrence entry,time; spills,trips reported hazards,incidents,spills
Alarm response | alarm,alarms torch,brigade; panel reset alarm,fire,brigade; brigade fire met
Emergency procedures | fires collapsed people,man,dealt; reset panel brigade,fire; fire torch bells; fire drills,drill marshal,ran,evacuated,counted; floors swept counted,evacuated,fire
Conflict resolution | asked leave drunks,drunk,people door,calmly,hand; drunk,drunks calm,talked shouted,people; neighbours sat talked,dispute,rows,agreed
Conflict management security* | drunks talked door,calm,quietly; knife calm man,talked; asked leave drunks,drunk,people door,calmly,hand
Conflict resolution | conflict deal,manage,resolve customers,residents,visitors,public,people; drunks talked door,calm,quietly; knife calm man,talked; asked leave drunks,drunk,people door,calmly,hand
Search procedures | bags,lockers looked,checked staff,gate,shift,clock-out,cars,drivers; random searches bags,staff,lockers,vehicles; wanded people,staff,guests,bags,fans; clock-out bags,lockers
Searches* | search,searches,searching bags,vehicles staff,people,visitors,lockers; bags lockers looked,checked; random searches bags,staff,lockers,vehicles; wanded people,staff,guests,bags,fans
Front of house | good morning said; visitors signed hosts,rang
Reception | good morning said desk,hundred; visitors hosts rang,signed
Fire safety | swept floors counted,heads; extinguishers walked,weekly,checked; marshal,warden fire drills,drill; fire heads counted; fire doors alarms,pathways monthly,checked,walked; fra findings; landings cleared prams,bikes
Giving first aid* | bandaged cuts,fingers,arm,knees; treated cuts,burns; cpr gave,started
Key holding | keys signed,counted sites,guards,alarm,locked
Lock and unlock | opened shut building,gates,doors,site; keys sites locked,opened,alarm; locked gates,doors,buildings night,evening,opened,unlocked
Event safety | pit gigs stood; queues wristbands; crowd,crowds,fans moving match; crowd,crowds moved,kept,flow safe,moving,exits,match
Radio communications | radio signs call,clear; net radio control; walkie-talkie,walkie-talkies
Radio communication on site | radio signs call,clear; walkie-talkie,walkie-talkies
Independent working | nights hourly check calls
Traffic control on site* | traffic control,directed site,lorries,cars,gate; lorries waved bays,parked,gate; permits clamps parking,cars; ambulance route way,clear gate,cars,barriers
Door supervision | club,pub,bar door stood,worked,fridays; refused drunk entry,door,people
Licensing law | refused drunk serve,served,entry,door; scanner id door,club,pub
Working with police and emergency services* | police,ambulance,emergency services,ambulance,brigade,police liaise,rang,met; officers police met,rang site,gate; stills police,statements; shopwatch,pubwatch
Lost property | found bagged labelled; phones,wallets,purses handed owner,owners,police,proof
Protecting people* | staff,visitors protect threats,harm,attack,guard; walked nurses,staff,girls cars,car; ex-husband,ex-partner kept; threatened staff stood,stayed
Suspicious behaviour | van plate noticed,noted,took; man filming told,police; plate noted,took police; suspicious reported,noticed people,person,behaviour,cars,packages,vehicles
Arrest and detention* | arrest,arrests detention,citizen's,thieves,shoplifters; thieves,thief,shoplifters held police; cuffed; police handed cuffed,held
Security guarding | thieves held police; fence walked,patrolled hours,night; stood doors shop,club,guard; caught shoplifters
Security supervision | guards briefed,checked posts,sites,shift; guards roster
`;
