export const railAndAviation = `
Rail industry | rail sector; railway industry; rail experience; railway experience; railways
Train driving | train driver; mainline train driving
Train guard duties | train guard; train conductor; on-board train services; train manager duties; onboard customer host
Train dispatch | dispatching trains; platform dispatch; platform staff
Station operations | station staff; station supervision; station assistant; railway station work; gateline
Revenue protection | ticket inspection; revenue protection officer; penalty fares; fare evasion
Rail ticketing | rail tickets; ticket office sales on the railway
Train planning | timetabling trains; train timetabling; train diagramming
Rail control room | railway control room
Rail signaller work | signaller; signal box; signalling operations; rail signaller; signaller duties; railway signaller | ~ Rail control room
Train maintenance | rolling stock maintenance; rolling stock engineering; train technician; rolling stock; fleet maintenance on trains
Traction and rolling stock | =T&RS; traction systems; bogie overhaul; bogies
Track maintenance | permanent way; p-way; trackman; rail track maintenance; track inspection; track patrolling | < Rail infrastructure
Track renewals | switches and crossings; S&C renewals; ballast?
Rail welding | aluminothermic welding; thermit welding; track welding | < Track maintenance
Rail signalling | railway signalling; signal engineering on railways; signalling? | < Rail infrastructure
Rail signalling design | signalling design; railway signalling design; signalling designer | < Rail signalling
Rail signalling maintenance | signalling maintenance; signalling technician; railway signalling maintenance | < Rail signalling
ERTMS | =ETCS; European Train Control System | < Rail signalling
Overhead line equipment | =OLE; OLEC; overhead line equipment engineer; catenary; traction power; overhead lines | < Rail infrastructure
Rail electrification | electrification of railways; third rail; DC traction
Rail telecoms | telecoms on railways; GSM-R
Rail possession management | possession planning; possession management; engineering supervisor on rail; PICOP planning; protection controller
Safe work leadership on track | safe work leader; safe system of work planning; safe work packs; SWP planner; 019 standard
Road rail vehicles | =RRV; road rail vehicle operation; RRV operator; machine controller on rail; crane controller on rail
Rail vegetation management | lineside vegetation clearance; de-vegetation
Level crossings
Network Rail standards | NR standards; Railway Group Standards
GRIP | GRIP stages; =GRIP; PACE project lifecycle | ~ Network Rail standards
Rail safety | railway safety; ROGS; rule book for railways
Trams and light rail | tram driving; light rail; tramway; tram maintenance; light railway
London Underground standards | LUL standards; London Underground infrastructure
Aviation | Aviation?; aviation industry; aviation sector; airline industry; aviation experience
Cabin crew service | cabin crew; flight attendant; air steward; cabin crew experience; in-flight service; inflight service; air cabin crew | < Aviation
Aircraft safety and emergency procedures | =SEP training; aviation medicine for crew
Airport operations | airport experience; airside operations; airport duty management; terminal operations; landside operations
Ground handling | ground handling agent; ramp operations; ramp agent; aircraft turnaround; turnaround coordination; ground services; aircraft handling; ground crew; airport ground handling | < Airport operations; Aviation
Passenger check-in | check-in and boarding; airport check-in; passenger service agent; passenger handling; boarding gates
Baggage handling | baggage handler; loading aircraft
Lost luggage tracing | lost baggage; baggage tracing | ~ Baggage handling
Load control | weight and balance; aircraft loading; load sheets
Aircraft marshalling
Aircraft pushback | pushback; aircraft towing; aircraft push back; pushing back aircraft | < Ground handling | ~ Aircraft marshalling
Aircraft refuelling | aviation refuelling; into-plane fuelling
Aircraft de-icing
Flight operations | flight dispatch; flight planning; flight operations officer; operations control in airline
Crew rostering | crew scheduling; crew control; crew planning; crew scheduling airline
Air traffic control | air traffic controller; air traffic services; tower control; ATC
Piloting aircraft | commercial pilot; airline pilot; first officer on aircraft; type rating; A320 rating; instrument rating; flight hours
Flight instruction | flying instructor; flight instructor
Helicopter operations | helicopters?; rotary wing; helicopter pilot
Drone operation | drone piloting; UAV; unmanned aerial vehicles; UAS operations; drone surveys; drone pilot; UAVs
Aircraft maintenance | aircraft engineering; aviation maintenance; aircraft technician; aircraft mechanic; aircraft fitter; aircraft repair; aircraft maintenance engineer; sheet metal aircraft; aircraft inspections; aircraft systems | ~ Aerospace engineering
Line maintenance of aircraft | line maintenance | < Aircraft maintenance
Base maintenance of aircraft | base maintenance; heavy maintenance checks; C checks | < Aircraft maintenance
Airworthiness | continuing airworthiness; =CAMO; Part M; Part CAMO; airworthiness review | ~ Aircraft maintenance
Part 145 | EASA Part 145; Part 145 maintenance organisation; CAA Part 145 | < Aircraft maintenance
Part 21 design and production | Part 21; Part 21J; Part 21G; DOA; POA aviation
Aircraft structures repair | sheet metal repair on aircraft; composite repair on aircraft; aircraft structural repair; airframe repair; riveting | < Aircraft maintenance
Aircraft interiors | cabin interiors; aircraft seating; aircraft cabin modification
Avionics | avionic systems; avionics technician; avionics engineer | < Aerospace industry | ~ Aerospace engineering
Aero engine overhaul | aero engines; engine overhaul in aviation; Rolls-Royce engines
Borescope inspection | engine borescope; borescope inspections | ~ Aero engine overhaul
Aviation safety management | aviation safety; flight safety; SMS in aviation; aviation compliance monitoring
Aviation regulations | CAA regulations; EASA regulations; FAA regulations; ICAO standards; =ICAO; Civil Aviation Authority; =CAA
Aviation security | airport security; airport security officer; aviation security screening
Airport fire service | aviation fire fighting; aerodrome fire fighting; =RFFS; Fire fighting aerodrome
Aerodrome operations | airfield operations; airfield inspections; bird strike control; airfield lighting; aerodrome safeguarding
Aviation ground support equipment | =GSE maintenance; ground support equipment
Airline revenue management | airline pricing; airline yield
Amadeus Altéa [tool]
AMOS maintenance software [tool] | AMOS aviation
TRAX aviation [tool] | ~ AMOS maintenance software
Ramco aviation [tool] | ~ AMOS maintenance software
Space industry | space sector; satellite engineering; satellite systems; spacecraft; space systems; launch vehicles
Rail infrastructure | rail projects; rail engineering; rail maintenance; rail civils; telecommunications rail; rail systems | < Rail industry
Railway engineering | ~ Rail infrastructure
Train operations | rail operations | < Rail industry
Platforms safety | ~ Rail infrastructure
HOPS | =HOPS | ~ Rail infrastructure
IRSE | =IRSE | < Rail signalling
Aerospace engineering | aeronautical engineering; aeronautical; composites aerospace; stress engineering aerospace | < Aerospace industry
Aerostructures | < Aerospace engineering
Aircraft design | < Aerospace engineering
Airframe | ~ Aerospace engineering
Aircraft structures | ~ Aerospace engineering
Propulsion | ~ Aerospace engineering
Fatigue and damage tolerance | ~ Aerospace engineering
Composite repair | ~ Aircraft maintenance
Air freight | air cargo; air freight imports; air imports; air freight exports; air exports | < Freight forwarding
Cargo handling
Airway bills
Aircraft dispatch
Ground operations
Airline operations
Turnaround management
Airside
Aviation operations planning
Slot coordination
Airport management
X-ray image interpretation
Explosive trace detection
Passenger security
Level 4 cargo operative
Aerospace industry | aerospace; aerospace sector
`;
