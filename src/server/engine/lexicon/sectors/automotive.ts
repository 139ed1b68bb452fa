export const automotive = `
Motor trade | motor industry; motor trade experience; dealership experience; motor industry experience; dealership background | ~ Dealership operations
Vehicle maintenance | vehicle servicing; vehicle repair; vehicle repairs; vehicle technician; light vehicle technician; motor vehicle technician; vehicle mechanic; car mechanic; motor mechanic; repairing vehicles; servicing and repair of vehicles; vehicle service and repair; light vehicle maintenance; car servicing; motor vehicle?; automotive technician; motor vehicle repair; light vehicle?; automotive repair; automotive maintenance; car repairs; automotive service; automotive mechanics
MOT preparation | MOT repairs; MOT prep | < Vehicle maintenance
Engine repair | engine rebuilds; engine overhaul; head gasket replacement; engine mechanics | < Vehicle maintenance
Gearbox repair | transmission repair; gearbox overhaul | < Vehicle maintenance
Clutch replacement | clutches; clutch repair; clutch fitting; replacing clutches | < Vehicle maintenance | ~ Gearbox repair
Brake repair | brake fitting; brakes and exhausts; brake discs and pads | < Vehicle maintenance
Timing belt replacement | timing belts; cambelts; timing chains | < Vehicle maintenance
Suspension and steering repair | suspension?; steering and suspension | < Vehicle maintenance
Exhaust fitting | exhaust systems; fitting exhausts | ~ Vehicle maintenance
Oil changes | oil and filter changes | ~ Vehicle maintenance
Wheel alignment | tracking of wheels; four wheel alignment; Hunter alignment | ~ Tyre fitting; Vehicle maintenance
Tyre fitting | tyre fitter; tyre technician; puncture repair; fitting tyres; tyre changing; wheel alignment and tyres
Wheel balancing | balancing wheels | ~ Tyre fitting; Vehicle maintenance
Fast fit | fast fitter; fast fit technician | ~ Tyre fitting; Vehicle maintenance
Vehicle air conditioning | air con regas; air conditioning servicing in vehicles | < Vehicle maintenance
Hybrid and electric vehicle maintenance | EV maintenance; electric vehicle servicing; hybrid vehicles; hybrid vehicle repair | < Vehicle maintenance
Electric vehicles | electric vehicle technology; hybrid and electric vehicles; =EVs; =EV?
Auto electrical work | auto electrical; auto electrician; vehicle electrics; automotive electrical; auto electrics; vehicle electrical systems; vehicle wiring | < Vehicle maintenance | ~ Vehicle diagnostics
Vehicle diagnostics | fault code diagnosis; automotive diagnostics; car diagnostics; vehicle diagnostic equipment; vehicle fault diagnosis; OBD diagnostics; Snap-on diagnostics; diagnostic fault finding on vehicles; diagnostic equipment?; diagnostic tools?; diagnostic testing equipment? | < Vehicle maintenance
Pre-delivery inspection | =PDI; PDI technician
Vehicle inspection | vehicle health checks; =VHC?; vehicle inspector; used car inspections | ~ Vehicle maintenance
Light commercial vehicles | van repair; light commercial vehicle maintenance; LCV maintenance | < Vehicle maintenance
Motorcycle repair | motorcycle mechanic; motorcycle technician; motorcycle servicing | ~ Vehicle maintenance
Bicycle repair | bicycle mechanic; bike mechanic; cycle mechanic; bicycle maintenance; bike maintenance; Cytech; cycle repair; cycle maintenance
Windscreen replacement | windscreen fitting; automotive glazing; windscreen repair; auto glazing
ADAS calibration
ADAS | advanced driver assistance systems; =ADAS | ~ ADAS calibration; Automotive engineering
Smart repair | SMART repair technician; chip repair on vehicles | < Vehicle bodywork repair
Panel beating | panel beater; panel technician | < Vehicle bodywork repair
Dent removal | removing dents | < Vehicle bodywork repair | ~ Paintless dent removal; Panel beating
Paintless dent removal | < Vehicle bodywork repair
Vehicle painting | vehicle paint spraying; car spraying; vehicle painter; vehicle refinishing; vehicle paint; paint and body; vehicle spray painting | < Spray painting | ~ Vehicle bodywork repair
Paint preparation of vehicles | paint prepper; paint preparation?; vehicle prepper; prep and mask | ~ Vehicle painting
Strip and fit | mechanical electrical trim; strip fitter | ~ MET technician; Vehicle bodywork repair
Vehicle damage assessment | =VDA; vehicle damage assessor; vehicle damage assessing; bodyshop estimating; Audatex estimating
Audatex [tool] | Audatex estimating system
Chassis alignment | jig work on vehicles; chassis jig | < Vehicle bodywork repair
Coachbuilding | coachbuilder; vehicle body building; vehicle conversions; horsebox building; motorhome conversion
Vehicle trimming | upholstery of vehicles; car upholstery; vehicle trimmer
Valeting | car valeting; vehicle valeting; valeter; car valeter; vehicle cleaning; car cleaning; car washing; valet?; washing vehicles; cleaning vehicles
Car detailing | vehicle detailing; machine polishing of vehicles; ceramic coating | < Valeting
Vehicle preparation | preparing vehicles for sale; vehicle prep; vehicle handover preparation
Service advising | service advisor; automotive service advisor; vehicle service advisor; service adviser in dealership
Workshop control | workshop controller; workshop loading; workshop management; workshop manager; workshop supervision
Vehicle parts | parts advisor; automotive parts; vehicle parts advisor; parts adviser; parts sales; parts department; motor factors; car parts; auto parts; vehicle spares; car spares
Dealership operations | franchised dealer; franchised dealership; motor retail; car dealership; main dealer experience; motor dealership; aftersales in dealership; automotive aftersales
Car sales | vehicle sales; used car sales; new car sales; car sales executive; automotive sales; sales of cars; motor sales; car showroom
Vehicle appraisal | vehicle valuations; part exchange valuations; used car valuation; CAP valuations
Vehicle finance sales | motor finance; car finance; PCP and HP finance; point of sale finance on cars | ~ Car sales
Fleet vehicle servicing | fleet servicing; fleet vehicle maintenance; fleet maintenance | < Vehicle maintenance
Vehicle leasing | vehicle contract hire; car leasing
Vehicle rental | car hire; car rental; van rental; vehicle hire | ~ Vehicle leasing
Vehicle recovery | recovery operator; breakdown recovery; vehicle recovery driver; roadside recovery | < Professional driving
Roadside repair | roadside technician; patrol technician; roadside assistance; breakdown patrol; roadside repairs | < Vehicle maintenance | ~ Vehicle recovery
Vehicle remarketing | vehicle auctions; vehicle disposal; defleet
Vehicle dismantling | car breakers; end of life vehicles; vehicle depollution
Kerridge [tool] | Kerridge ADP; CDK; CDK Drive; ADP Kerridge; =ADP Kerridge | < Dealer management system
Pinewood DMS [tool] | =Pinewood?; Pinnacle DMS | < Dealer management system
Autoline [tool] | < Dealer management system
Tachograph calibration | digital tachograph calibration; tachograph fitting | ~ HGV maintenance
Trailer repair | trailer technician; trailer fitter; trailer maintenance | ~ HGV maintenance
Bus and coach maintenance | PSV maintenance; bus maintenance; PSV technician; bus mechanic | < HGV maintenance
Tail lift repair | tail lifts; tail lift engineer | ~ HGV maintenance
HGV inspection | HGV safety inspections; six weekly inspections; brake testing of HGVs; roller brake testing | < HGV maintenance
Agricultural machinery repair | agricultural engineer; tractor repair; farm machinery repair; agricultural machinery maintenance; land-based engineering; agricultural service engineering | ~ Plant maintenance and repair
Forklift repair | forklift engineer; forklift servicing; forklift maintenance; FLT engineer; MHE engineer | < Materials handling equipment repair
Caravan and motorhome repair | caravan repair; caravan servicing; AWS caravan
Car assembly | vehicle assembly; automotive assembly; automotive production line | < Automotive industry
Vehicle homologation | homologation; type approval; IVA test
Automotive engineering | vehicle engineering; automotive design; automotive electronics | < Automotive industry
Vehicle dynamics | < Automotive engineering
Engine calibration | < Automotive engineering
Body in white | =BIW | < Automotive engineering
Vehicle design | ~ Automotive engineering
Vehicle testing | ~ Automotive engineering
Electrification | ~ Automotive engineering
CANape | < Automotive engineering
Engine development | < Automotive engineering
Engine testing | engine test; dyno testing; dynamometer testing | ~ Vehicle testing; Engine development
Vehicle integration | < Automotive engineering
Combustion engines | ~ Automotive engineering
Emissions testing | ~ Automotive engineering
Body engineering | < Automotive engineering
Crash safety | ~ Automotive engineering
NVH | =NVH | ~ Automotive engineering
AUTOSAR | =AUTOSAR | < Automotive engineering
Servicing | Servicing? | < Vehicle maintenance
HGV maintenance | commercial vehicle maintenance; heavy vehicle maintenance; HGV servicing; HGV mechanic; HGV technician; LGV technician; HGV repair; commercial vehicle repair; commercial vehicle technician; safety inspections HGV; HGV fitter; commercial vehicle mechanic; truck repair | < Vehicle maintenance
Heavy commercial vehicles | ~ HGV maintenance
Brake testing | ~ HGV maintenance
Refrigerated trailers | ~ Trailer repair
VOSA | =VOSA | ~ HGV inspection
Plant maintenance and repair | plant fitting; plant fitter; mobile plant maintenance; plant repair; plant mechanic; plant engineer; plant equipment repair; plant engineering; mobile plant fitter | ~ Vehicle maintenance
Plant hire | plant hire industry; construction plant | ~ Tool hire; Plant maintenance and repair
Agricultural engineering | agricultural machinery | ~ Agricultural machinery repair
Construction equipment repair | < Plant maintenance and repair
Machinery repair | < Plant maintenance and repair
Groundcare machinery | ~ Plant maintenance and repair
Access equipment repair | < Plant maintenance and repair
Generator servicing | ~ Plant maintenance and repair
Diesel engines | ~ Plant maintenance and repair
Diesel mechanics | ~ Plant maintenance and repair
Diesel generators | ~ Generator servicing
Materials handling equipment repair | ~ Plant maintenance and repair
MHE repair | =MHE repair | < Materials handling equipment repair
Field service mechanic | ~ Plant maintenance and repair
Lifting equipment repair | ~ Plant maintenance and repair
Hire desk | ~ Tool hire
Tool hire | equipment hire | ~ Plant hire
OBD | =OBD | < Vehicle diagnostics
Autoglass | ~ Windscreen replacement
Vehicle bodywork repair | body shop?; vehicle body repair; car body repair; vehicle bodywork; bodywork
Accident repair | ~ Vehicle bodywork repair
MET technician | =MET technician | ~ Vehicle bodywork repair
Accident repair centre | ~ Vehicle bodywork repair
Cycle courier and e-cargo | cargo bike; cycle courier
Cycling instruction | cycle training; cycling instructor; teaching cycling; cycle instructor | ~ Bikeability
Bicycle delivery
Moped delivery
Bikeability
Cytech level 2
Showroom sales | ~ Car sales
Motor industry sales | < Car sales
Dealer management system
Parts advisor experience | < Vehicle parts
GForces | ~ Car sales
Part exchange | ~ Car sales
Automotive industry | automotive sector; automotive industry experience; automotive background | ~ Motor trade
`;
