/** Hotels, buses and the care of buildings as those who work there speak of their shifts. */
export const spokenHotelsBusesAndCleaning = `
Check-ins | arrivals guests,guest,hotel rooms,desk,afternoon; coaches parties checked; keys bills desk,gave guests,cards
Hotel reception | arrivals guests,guest,hotel rooms,afternoon; desk keys,bills guests,cards; opera rooms,hotel charges,posted,worked; charges posted,rooms; audit night; checked guests rooms,keys,hotel,parties
Guest registration | arrivals guests,guest,hotel rooms,desk; checked guests rooms,keys,hotel,parties
Reservations | bookings phone,expedia,email guests,rooms,hotel,expedia; rates emails,mails answered rooms,guests,groups; dates guests moved,confirmations; confirmations sent guests,bookings; reservations telephone,handle
Booking and reservations | bookings phone,expedia rooms,guests,hotel,tables; confirmations sent guests,bookings
Complaint handling | noisy,cold,dirty room,rooms moved,apologised guests,guest; tripadvisor replied,answered; bad reviews replied
Guest relations | guest complaints; noisy room,rooms moved guests,guest; tripadvisor replied,answered
Hotel property management systems | hotel property management system,systems; opera rooms,hotel,reservations charges,posted,worked; rezlynx,protel; charges posted rooms,guests
Taking payments | deposits refunds took; float balanced,counted shift,drawer; cash card,cards payments took,handle
Cash handling | float balanced,counted shift,drawer,cash; deposits refunds took cash; penny paid float,cash,balanced; fares cash,contactless; contactless cash fares
Upselling | sea views sold; upgrades sold rooms,guests,best; checkout late offered guests; offered breakfast,views upgrade,upgrades,guests
Housekeeping | rooms,bedrooms stripped,cleaned beds,towels,baths; bins beds bathrooms,baths rooms; stripped towels beds; rooms hair guest; guest bedrooms,bathrooms,rooms clean
Cleaning guest rooms | guest,hotel bedrooms,rooms clean,cleaned,cleaning; bins beds bathrooms,baths rooms; rooms fifteen,sixteen,twelve,fourteen cleaned,stripped,serviced; stripped towels beds
Bed making | corners hospital beds,sheets; sheets pillowcases,duvets; mattresses turned beds,rooms; beds linen changed
Restocking rooms* | replenish,guest supplies; trays tea,soap filled,rooms,topped,towels; soap towels,rolls filled,topped rooms; minibars,minibar filled,stocked,restocked,checked; trolley linen,chambermaid,towels stocked
Reporting faults and damage* | dripping,blown,broken taps,bulbs told,logged,order maintenance,rooms; faults logged book,maintenance,depot; workshop told brakes,noises; brakes wrote,told soft; defect reporting,reports vehicle,bus,depot,building,rooms
Concierge | taxis booked tables,theatre; bags carried rooms guests; restaurants tours recommended,booked guests
Breakfast service* | breakfast laid,cleared,reset tables; eggs tables breakfast; buffet breakfast ran,topped; breakfast serve,served
Waiting on | plates three carried,carry; tables section waited,served,looked; orders handheld took tables; serve food drinks,tables,guests
Food service | plates three carried,carry; waited tables,weddings; handheld orders tables
Bar work | pints pulled; barrels changed beer,bar,cellar,lines; gin,cocktails mixed,served,poured; bar cashed; bar served,service drinks,pints
Night audit | night audit,auditor; closed day hotel reports
Fire safety | roll call fire; fire exits checked; fire bell,bells weekly; panel fire checked,tested,reset
Health and safety | chemicals locked,labelled; fire exits checked
Cleaning supervision | rooms maids checked,gave; inspected maids; cleaners checked,showed,sorted rota,six,work,holidays; cleaners new showed; supervise cleaners,housekeeping
Function room set-up* | theatre-style; theatre style; flip charts rooms,water,set; ballroom,hall turned,set weddings,meetings,dinner; pads water screen,coffee; staging tables set
Room set-up | theatre style; flip charts rooms,water,set; ballroom turned; chairs hundred,200 set,laid; staging tables set
Event management | wedding,weddings coordination,coordinate; bride,couples showed,looked wedding,weddings; toastmaster wedding,day kitchen
Hospitality room service* | trays rooms hallway,hotel,guests; breakfasts rooms took; hallway trays
Linen and laundry | sheets,napkins,linen washed,pressed,ironed; ironer sheets,linen,fed,laundry; linen van,sorted
Guest greeting* | regulars,guests greeted,name knew,greeted; smiled hello guests,door; fizz welcomed; greet guests,warmly
Room allocation* | room allocation,occupancy; rooms blocked groups; filled rooms hotel percent; overbookings,overbooked
Lost property | chargers,rings left posted guests,rooms; left guests,rooms locked wrote,logged
Shift work | lates earlies; rest days worked short,cover; christmas days bank worked; lates weekend

Bus and coach driving | route passengers drove,drive,driving; deckers,decker drove,driving; passengers bus stop early,late; passengers routes,scheduled drive,drove; coach pensioners,tours drove,took; coach tours,hire drove,driving; passengers drive,drove,driving bus,coach,route
Passenger transport driving | passengers,pupils,pensioners drove town,runs,minibus,school; deckers drove,rush; runs airport drove,passengers
Collecting fares* | fares,fare collect,collected,took,charged,cash; cash contactless tickets,fares passengers,bus,fares; tickets gave,issue,issued passengers; passes checked passengers,bus
Vehicle checks | ramp,wipers doors,lights checked; first-use checks,bus; bulbs tyres; round walk ramp,lights tyres,bus,wheels
Helping disabled passengers* | passengers disabilities,disabled; ramp wheelchairs; blind,deaf bus,passengers told,stop; ladies prams,trolleys helped bus; wheelchairs clamped; wheelchairs clamped,loaded
Customer service | politely dealt,answered customers,passengers,people
Keeping to time* | timetable keep,kept bus,route,stops,trips; trips time percent,97
Obeying traffic law* | traffic law; speed limits stuck,kept
Accident reporting | bump card filled,wrote; witnesses names,wrote; radioed control fall,stones,accident
Difficult passengers* | difficult passengers,passenger; drunk talked bus,passengers,passenger; police bus stopped,waited; schoolkids fighting,upstairs
School transport | pupils runs,bus villages,53,school; term-time runs; seat belts pupils,children checked
Private hire driving | private hire drove,driving,tours; pensioners coach took,llandudno,blackpool; runs airport weddings
Bus radio and ticket machines* | ticket machines,machine; ticketer,wayfarer; control radio called bus,stuck; duty board logged
Luggage* | luggage loaded,loading,hold,coach,passengers,helped; cases hold,coach loaded; skis loaded; bags airport helped,loaded
Vehicle cleanliness* | swept bus,coach; litter bus; washed bus,coach
Drivers' hours regulations | breaks card tacho,drivers,driving,kept; domestic hours drivers,rules,eu; eu rules drivers,hours,tours; rest drivers kept hours
Tachograph | card breaks tacho,drivers
Route knowledge* | route,routes learned,knowledge drive,drove,driver,bus,know; roads learned weeks,route
Fuel-efficient driving* | eco driving; green band; brakes smooth fuel; idling fuel,engine,diesel; depot fuel top drivers
Training new drivers* | drivers new train,buddy; learners sat drivers,route; mentor drivers,route; buddy drivers,route
Evacuating a bus* | evacuation,emergencies,evacuated passengers,bus; triangles motorway bus,passengers
Safeguarding children | girl,boy,child left bus told school,police,depot
Community transport | minibus community,transport; minibus centre,members door,drove; wheelchairs clamped minibus
Shunting* | shunting depot,reversing; shunted buses,trailers,depot; buses parked forty,night
Refuelling and topping up* | adblue diesel,water; dipped oil; washers topped oil

Building security | locked evening,classes,night building,school,hall,windows; alarm six unlocked,building,opened,school; keys building locked,alarm,opened; round walked dusk,night,building; alarms nights,night called building,school,site
Opening and closing buildings* | building,buildings open,close,opening; locked evening,classes building,school,hall,windows; alarm six unlocked,building,opened,school; opened building,hall,church,school sunday,evening,club
Cleaning | hoovered desks,bins,offices,wiped; bins emptied desks,offices,mopped; rooms cleaned twelve,half; classrooms,offices clean,cleaned,cleaning
Washroom cleaning | loos scrubbed,soap; soap rolls loos,toilets,filled; gents mopped; urinals cleaned,descaled,scrubbed; toilets washrooms,clean,cleaned
Minor repairs* | bulbs washers,handles changed,fixed,door; shelves blinds fixed; patched walls,paint; washers bulbs changed,fixed; blinds fixed
Caretaking | bulbs washers,handles changed,fixed,door; shelves blinds fixed,hung; gritted paths,school; boiler school,children reset,lit,heating; radiators bled school,hall,building; burner reset boiler
Grounds and gardens upkeep | litter,leaves swept,picked; swept leaves; gritted paths; mowed grass
Safety inspections | bell,bells fire weekly taps,tested; ladder,playground check,checks weekly,monthly; playground walk checked,check,weekly
Boilers in buildings* | boiler,boilers heating reset,bled; radiators bled; burner reset boiler
Cleaning supplies* | cleaning supplies,order; bleach rang,counted,ordered; cupboard kept,full cleaning,bleach
Floor care | scrubber drier,dryer; stripped sealed floors,floor,hall; carpet machine cleaned,shampooed
COSHH | chemicals mixed,labelled; sheets data chemicals,safety,coshh
Waste handling | bins collection tuesdays,kerb; flattened cardboard; clinical yellow,bags bin
Contractor control | roofers,plumbers signed,watched; contractors signed
Deep cleaning | summer clean,cleaned top,bottom classrooms,school; ovens canopies cleaned
Window cleaning | panes washed,cleaned; windows water-fed; pole windows; glass doors daily cleaned,wiped
Porterage | boxes rooms carried; paper carried classroom,classrooms
Spills* | spills,spill respond,cleaned; sick bucket,sand; glass broken swept; leak stopped cock,tap
Hospital cleaning | fogged rooms,ward,wards; handles wiped ward,wards,hourly; mops red loos,ward; touch points wiped,cleaned ward,wards
Infection control cleaning* | infection control cleaning; fogged rooms,ward,wards; handles wiped ward,wards,hourly; mops red loos,ward
Meters and energy* | meter,meters readings energy,gas,electric,water; gas electric mondays,read; timers lights; leak bill water found,spotted
Painting and decorating | emulsioned; glossed doors,skirting; filled painted walls,rooms,corridors; corridors,classrooms painted
Lettings of halls* | lettings hall; karate,clubs evening hall,stayed; church hall,sunday opened; hall parties,weddings set
`;
