/** Hotels, buses and the care of buildings as those who work there speak of their shifts. */
export const spokenHotelsBusesAndCleaning = `
Check-ins | arrivals rooms,afternoon,forty,desk; coaches checked,fifty,parties; keys cards,bills desk,gave
Hotel reception | arrivals rooms,afternoon,forty; bills,desk keys,cards; opera day,charges,rooms,hotel; charges posted,rooms; audit night; checked guests,coaches
Guest registration | arrivals rooms,afternoon,desk; checked guests,coaches
Reservations | bookings phone,expedia,email; mails,emails rates answered; dates moved,guests,confirmations; confirmations sent,dates; reservations telephone,handle
Booking and reservations | bookings phone,expedia; mails,emails rates; confirmations sent
Complaint handling | noisy,cold,dirty room,rooms moved,wine,apologised; tripadvisor replied,bad,answered; bad reviews replied,tripadvisor
Guest relations | guest complaints; noisy room,rooms moved; tripadvisor; moved guest,guests wine,noisy
Hotel property management systems | property management system,systems; opera day,posted,worked,rooms; rezlynx,protel; charges posted,audit
Taking payments | deposits refunds,took,guests; float balanced,end,shift; cash card,cards payments,handle,took
Cash handling | float balanced; deposits refunds,took; penny paid; fares cash,contactless; contactless cash
Upselling | sea views sold; upgrades best,sold,months; checkout late offered; offered breakfast,views,upgrade
Housekeeping | rooms,bedrooms day,fifteen,twelve,stripped cleaned,beds,towels,baths; bins beds bathrooms,baths,rooms; stripped towels,fresh,beds; left rooms hair,guest; guest bedrooms,bathrooms clean
Cleaning guest rooms | guest,hotel bedrooms,rooms clean,cleaned,cleaning; bins beds bathrooms,baths,rooms; rooms day fifteen,sixteen,twelve,fourteen; stripped towels,fresh; hair rooms
Bed making | corners hospital; sheets pillowcases,duvets; mattresses turned; beds linen,changed
Restocking rooms* | replenish,guest supplies; tea trays,soap; soap rolls,loo,filled,towels; minibars,minibar; trolley stocked,night
Reporting faults and damage* | dripping,blown,broken taps,bulbs,rooms told,maintenance,order,logged; faults logged,book; slow door wrote; workshop told,noises,brakes; brakes soft,wrote; defect reporting,reports
Concierge | taxis tables,theatre,booked; bags carried eat,told,rooms,guests; suit pressed; restaurants tours recommended,booked
Breakfast service* | laid coffees,cleared,reset; eggs tables,seven; buffet ran,ninety,breakfast,topped; breakfast serve,served
Waiting on | plates three; tables six,eight,section waited,served,looked; waited weddings,tables,lunch; orders handheld,took; serve food drinks
Food service | plates three; waited weddings,tables,lunch; handheld orders
Bar work | pints pulled; barrels changed; gin,cocktails tonics; cashed bar; bar service drinks,guests,pints
Night audit | night audit,auditor; closed day ran,reports; corridors walked,two; panel doors,night nights,fire
Fire safety | roll call; exits checked nightly,weekly,fire; fire bell,bells weekly; panel fire
Health and safety | chemicals locked,labelled; roll call; ladder check; exits checked fire,nightly
Cleaning supervision | gave rooms checked,forty,maids; inspected maids,rooms; cleaners checked,showed,six,sorted; cleaners new colours,showed; supervise cleaners,housekeeping
Function room set-up* | theatre-style; theatre style; flip charts; ballroom,hall turned,set round,meetings,weddings; pads water,screen,coffee; staging tables,exams,set; moved desks
Room set-up | theatre style; flip charts; ballroom turned; chairs 200,hundred; staging tables,exams; desks moved,rooms
Event management | wedding,weddings event,coordination,coordinate; bride,couples looked,showed,round,day; toastmaster; day toastmaster,kitchen
Hospitality room service* | trays rooms,hallway; breakfasts rooms took; hallway trays
Linen and laundry | sheets,napkins,linen washed,pressed,ironed,sorted; ironer; linen van,sorted
Guest greeting* | regulars,guests name,knew,greeted; smiled hello,door; door held,hello; fizz welcomed,parties; greet guests,warmly
Room allocation* | room allocation,occupancy; rooms blocked,groups; filled percent,94,summer,rooms; overbookings,overbooked
Lost property | chargers,ring,rings,left posted,rang,bagged; locked left wrote; bagged posted
Shift work | lates earlies; rest days worked,short; christmas days,bank; lates weekend; started four days

Bus and coach driving | route town,passengers,38; deckers,decker rush,drove,town; stop early,late,left passengers,bus; passengers routes,scheduled,drive,drove; pensioners days,tours,coach,took; coach tours,hire; passengers drive,drove,driving city,town,number,route,coach,bus
Passenger transport driving | passengers,pupils,pensioners drove,took,runs,day,town; deckers double,rush; runs airport,weddings; passengers drive,drove,driving
Collecting fares* | fares,fare; cash contactless,tickets; tickets gave,issue,issued passengers,cash; passes checked passengers,pensioners,bus
Vehicle checks | doors ramp,wipers; first-use; bulbs tyres,doors; round walk doors,ramp,lights
Helping disabled passengers* | passengers disabilities,disabled; ramp wheelchairs; blind,deaf man,lady,woman stop,told; ladies trolleys,prams,helped; clamped chairs; wheelchairs clamped,loaded
Customer service | morning good got; moaners; politely dealt,answered; polite heads,kids,residents,tenants; residents thanks,thank
Keeping to time* | timetable keep,kept; trips time,percent,97; early held,ran; roadworks minutes
Obeying traffic law* | traffic law; point,points years,twelve licence,clean; limits stuck,rest; speeding phone
Accident reporting | bump card; witnesses,witnesses' names,fall; radioed stones,kids,control
Difficult passengers* | difficult passengers,passenger; drunk talked,fuss; police waited,stopped bus; schoolkids fighting,upstairs
School transport | pupils villages,53,runs,bus; term-time runs; seat belts checked; knew stop child's
Private hire driving | private hire,tours; pensioners days,llandudno,blackpool coach,took,five; airport runs,weddings
Bus radio and ticket machines* | ticket machines,machine; ticketer,wayfarer; control called,radio,stuck; duty board,logged
Luggage* | luggage; loaded cases hold,coach; prams skis,loaded; bags airport,helped
Vehicle cleanliness* | swept run,terminus bus,coach; litter terminus,bus; washed,hand coach,bus
Drivers' hours regulations | breaks card,taken; domestic hours; eu rules; rest kept,hours drivers,domestic
Tachograph | card breaks,taken; domestic hours; eu rules tours
Route knowledge* | route,routes knowledge,know,learned; roads learned,weeks; blindfold
Fuel-efficient driving* | eco driving; green band; brakes smooth,fuel; idling; depot fuel,top
Training new drivers* | drivers new train,buddy; learners weeks,sat; mentor route; buddy drivers,route
Evacuating a bus* | evacuation,emergencies passengers,bus; triangles motorway; 999 heart,attack,rang
Safeguarding children | girl,boy,child left,stop,bus told,school; pupils followed,man
Community transport | minibus,community transport; door day,centre members,minibus; clamped chairs; shopping carried,doors
Shunting* | shunting,depot reversing; shunted; buses parked forty,night
Refuelling and topping up* | adblue diesel,water; dipped oil; washers topped

Building security | locked evening,classes,alarm,night; alarm six,first; keys building; round walked dusk,night,building; alarms nights,night called; roof kids,chased
Opening and closing buildings* | building,buildings open,close,opening; locked evening,classes; alarm six; opened sunday,church,club
Cleaning | hoovered desks,bins,offices,wiped; bins emptied,desks; twelve rooms half,morning,cleaned; classrooms,offices clean,cleaned,cleaning
Washroom cleaning | loos scrubbed,rolls,soap; soap rolls; gents,ladies mopped; urinals; toilets washrooms,clean,cleaned
Minor repairs* | handles washers,bulbs,door; shelves blinds,fixed; patched paint,walls,touched; washers bulbs; blinds fixed
Caretaking | handles washers,bulbs; shelves blinds; gritted paths,school; boiler children; radiators bled; burner reset
Grounds and gardens upkeep | litter leaves,swept,picked; swept leaves; gritted paths; mowed front,grass
Safety inspections | bell,bells taps,weekly fire; ladder check,checks playground; playground walk; wrote blue,book
Boilers in buildings* | boiler,boilers heating reset,check,bled; radiators bled; burner reset
Cleaning supplies* | cleaning supplies,order; bleach bags,rang,counted; cupboard full,kept cleaning,bleach; rolls paper spent,watched
Floor care | scrubber drier,dryer; stripped sealed; carpet machine
COSHH | cloth,bottle colour,right; mixed labelled,chemicals; sheets data
Waste handling | bins tuesdays,collection; flattened cardboard; glass apart; clinical bags,yellow,bin
Contractor control | lift,roofers,plumbers man,signed,walked,watched; roofers watched; contractors liaise,signed
Deep cleaning | summer top,bottom; ovens canopies
Window cleaning | panes; pole ground,floor windows,water-fed; glass doors daily
Porterage | boxes rooms took,carried; parcels signed; paper classroom,classrooms
Spills* | spills,spill emergencies,respond,cleaned; sick bucket,sand; glass swept,broken; leak stopped,cock,tap water
Hospital cleaning | fogged; handles wiped,hourly; mops red,loos; touch points
Infection control cleaning* | infection control cleaning; fogged; handles wiped,hourly; mops red
Independent working | midnight four; ran sites two
Meters and energy* | meter,meters readings energy,gas,electric,water; gas electric,mondays read; timers lights; leak bill water
Painting and decorating | emulsioned; glossed doors,skirting; filled painted; corridors,classrooms painted
Lettings of halls* | lettings,community hall; karate,club,clubs stayed,evening; church sunday,opened; hall weddings,set,parties
`;
