/** Farms and guarded sites as those who work there speak of their days. */
export const spokenFarmAndGuarding = `
Milking | herringbone; twice day cows,herringbone,hundred; wash milk,four,parlour; milked cows,cow,herd,parlour,goats,ewes
Milk quality* | milk quality,hygiene; cell count,counts; bactoscan,bactoscans; teats cleaned,stripped,dipped
Calving | calve,calved,calves night,ropes,jack,heifers,cows,got; calving jack,ropes; colostrum; heifers cows,got,night,stuck calved,calve
Calf rearing | colostrum; navels dipped; reared heifers,calves; calves pens,fed,weaned,milk
Livestock farming | cows,calves,ewes,heifers,bullocks,lambs milked,calved,reared,fed,tagged,sheared,weighed; tagged bcms,calves; stores market; ewes,sows,ewe
Stockmanship | sick cows,stock,ewes spotted,early,treated; animal,stock,beast looked,checked twice,day; stock quiet,sticks; jack calving
Herd health* | herd health; lameness,lame,mastitis treating,treated,treat; tubes quarters,quarter; feet blocks,picked,trimmed; sick cows,cow,ewes spotted,treated; cultures vet,quarters,mastitis
Heat detection and artificial insemination* | detection heat; artificial insemination; bulling; chalk collars; straws served; ai diy; held first,service ai,served
Artificial insemination and breeding* | bulling; straws served; ai diy; cows heat chalk,collars,watched
Feeding stock* | ration,rations feeding,mixed,fed; mixed wagon,feeder sheet,ration; pushed troughs,feed; silage cake,minerals; wagon diet,feeder,mixer
Grassland* | grassland; plate meter; fence moved,twice; reseeded; paddocks grazed,moved,fence
Tractor driving | fendt; carting drilling; buckrake; scraper telehandler,feeder; ploughed
Livestock records* | livestock,animal records,passports; bcms; tagged told,bcms; medicine book,records movements,late; births deaths computer,book; movements medicine,late
Lambing | lambs breech,turned,fostered; ewes night,nights,april,hundred; iodine pens; fostered lambs,ewes
Sheep farming | sheared; drenched,dosed dipped,ewes,lambs,feet; dagged; crutched; ewes lambs,rams,tupped,hundred; lambs turned,fostered,drew
Fencing and farm repairs* | fencing,fences farm,repairs; knocked posts; strained wire; hung gates; gaps walled,walls; drinkers fixed; feeders welded; stock-fencing
Fencing installation | posts knocked,wire; strained wire; hung gates
Slurry and muck* | slurry; manure; lagoon emptied,umbilical; yards scraped,bedded; cubicles bedded,scraped; muck spread,carted
Weed control | sprayed docks,thistles,weeds; docks thistles; t1s,t2s
Sprayer operation | sprayed docks,thistles; t1s,t2s; bateman sprayer,t1s,24m,spray; boom spray,sprayed
Pest control | baited; shot,trapped,baited,traps rats,rabbits,moles,mice
Harvesting crops | acres combined; combine,combined,combines drove,acres; carted grain; dryer grain,ran; baled,bales square,stacked; cauli,strawberries,lettuce,leeks,sprouts cut,picked,gang,rig
Harvesting* | acres combined; drove,acres combine,combined; carted grain; baled stacked,square
Animal welfare | animal,animals,stock looked,checked twice,day; suffered,suffering quickly,shot; quiet stock,sticks; stock calm,quiet
Farm assurance | red tractor; soil association; inspector folder,marks; folder audit,ready
Farm standards* | assurance farm; red tractor,lion; soil association
Working with vets* | vet,vets held,fortnightly,bled,animals,herd; pds vet; tb bled,tested; drugs plan vet
Poultry farming | broilers,layers,hens,pullets; eggs graded,collected,packed; chicks; thinned sheds,birds,chicks
Pig farming | sows; farrowing; weaners; weaned teeth,pigs,iron; teeth tails,iron; piglets
Supervising farm workers* | farm,relief staff,students,milkers,workers supervise,showed,taught; men jobs morning,gave; student year,spring farm
Biosecurity | foot dips,dip; boots boot clean,change,changed,sheds,dips; apart month,bought,quarantine; boot change; boots clean
Selling stock* | weighing,weighed,drew livestock,lambs,cattle,selling; lambs drew,kg; stores,calves,cattle,lambs market,mart,sold; fatstock
Irrigation | pipes shifted; reel spuds,set,potatoes; drip lines,tunnels
Irrigation and planting* | irrigation; leeks,spuds,cabbages planted,reel; pipes shifted; drip lines
Picking crops* | fruit,vegetable picking; cauli,strawberries,lettuce,leeks,raspberries,sprouts cut,picked,rig,gang; trays day,forty,picked; gang rig

Access control duties | gate names,passes,barrier,lorries,visitors; badge,badges checked; turnstile,turnstiles
Gatehouse | gate names,passes,lorries; lorries visitors booked
Patrols | fence walked,perimeter hours,night,site,hourly; tour wand,doors; doors tried,locked tour,round,wand; round building,site night
CCTV monitoring | cameras wall,eighty,screens,watched; watched screens cameras,footage,control,lads,site; footage pulled,police,burned,saved
Incident report writing | court statements wrote,police; book time occurrence,entry; pass-downs; log,logs wrote
Security log books* | log,occurrence books,book; book time occurrence,entry; court statements wrote,police; pass-downs
Incident reporting | book time occurrence,entry; court statements wrote,police; spills,trips,faults reported
Alarm response | bells,alarm,alarms torch,three,brigade; panel reset,brigade,met; brigade met
Emergency procedures | collapsed fires; reset panel; torch bells; fire drills,drill,marshal; floors swept,counted
Conflict resolution | drunks talked,door; knife calm,man; hand leave asked,people; people shouted,drunk,drunks calm,talked; neighbours sat,two
Conflict management security* | drunks talked,door; knife calm,man; hand leave asked,people
Conflict resolution | conflict deal,manage,resolve; drunks talked; knife calm; hand leave asked,people
Search procedures | bags,lockers looked,checked; random stops,searches,checks; wanded; clock-out
Searches* | search,searches,searching people,vehicles,bags,staff; bags lockers; random stops; wanded
Front of house | good morning,evening said,hundred; visitors signed hosts,rang; parcels desk
Reception | morning good said,hundred; visitors hosts,rang; parcels desk; hosts rang
Fire safety | swept floors heads,counted; extinguishers exits,walked,weekly,checked; marshal,warden drills,drill; heads counted; doors alarms,pathways,monthly; fra findings; landings prams,cleared,bikes
Giving first aid* | bandaged cuts,fingers,arm,knees,heads,man,woman; bandaged,treated cuts,burns; cpr; 999 rang,cuts; treat people,nights
Key holding | keys signed,counted,sites,round; opened shut,five,eleven
Lock and unlock | opened shut,five,eleven; keys round,sites; locked gates,doors,buildings
Event safety | pit gigs,stood; queues wristbands,bag; moving match,days,kept; crowd,crowds moved,kept,flow
Radio communications | radio clear,call,signs; net control; walkie,walkies,walkie-talkie; signs call
Radio communication on site | radio clear,call,signs; walkie,walkies; signs call
Independent working | nights check calls,hourly; empty factory,site
Traffic control on site* | traffic,parking control; lorries waved,bays,parked; barriers permits,clamps; ambulance way,clear,route; clamps permits
Door supervision | club,pub,bar door,fridays,doors; refused enough,drunk; scanner id
Licensing law | refused enough,drunk; counted id,scanner; scanner id
Working with police and emergency services* | police,emergency services liaise,work,rang,met; officers met,rang,police site; stills statements; shopwatch,pubwatch; stills police,gave
Lost property | found bagged labelled; proof,handed,police,gave phones,wallets,bags,purses; found wrote,bagged,labelled
Protecting people* | staff,visitors protect; walked nurses,staff,girls cars,car; threatened stayed; ex-husband,ex-partner kept; threatened staff
Suspicious behaviour | van plate,thrice,noticed; told police man,filming; eye odd; plate took,noted,police; suspicious reported,noticed
Arrest and detention* | arrest,arrests detention,citizen's,thieves,shoplifters; thieves,thief,shoplifters held,police,caught; arrest citizen's; cuffed; police handed cuffed,held
Security guarding | thieves held; fence walked,patrolled hours,night,site; stood doors,faces; caught shoplifters
Security supervision | guards,officers briefed,checked,shift sites,posts,four; roster covered; gave posts
`;
