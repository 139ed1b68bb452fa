/** Roads, warehouses, factories, workshops, laboratories, farms and animals. */
export const industryAndTransportPosts = `
driver; chauffeur; courier | Professional driving
forklift,flt,fork,crane,plant,excavator,digger,train,tram,reach,pile,device,screw driver; assistant courier | none
hgv,lgv,lorry,truck driver; hgv,lgv class 1,2; class 1,2 driver; articulated,artic,tanker,tipper,trunk,dustcart,rcv,gritter driver; refuse driver; refuse collection driver; bin lorry,wagon driver; tramper; trunker | HGV driving
hgv,lgv,lorry,truck driver; class 1,2 driver; bus,coach driver; delivery,van driver | Vehicle checks
hgv,lgv,lorry driver; class 1,2 driver; bus,coach driver | Tachograph; Drivers' hours regulations
forklift,fork truck driver,operator; flt,forklift driver,operator; reach truck driver | Loading and unloading; Warehouse operations
artic,articulated driver; tramper; trunker | Class 1 driving
dustcart,rcv,refuse driver; refuse collection driver; bin lorry,wagon driver | Refuse driving
van driver; courier; delivery driver; multi drop driver | Van driving
delivery,van,multidrop driver; multi drop driver; courier | Delivering goods
bus,coach,taxi,minibus driver; chauffeur | Passenger transport driving; Customer service
postman; postwoman; post person; postal worker; delivery postman | Mail delivery; Mail handling
warehouse operative,worker,assistant,manager,supervisor,associate,clerk; picker; packer; order picker; stores person,man; storeperson; storeman; goods in operative | Warehouse operations
warehouse operative,worker,assistant,associate; picker; packer; order picker; loader | Picking and packing; Manual handling
fruit,vegetable,mushroom,strawberry,cherry,grape picker | none
warehouse operative,worker,assistant,associate; goods in operative,clerk; storeman; storeperson; stores person | Loading and unloading
goods in operative,clerk; storeman; storeperson; stores person | Goods in
warehouse supervisor,manager; stores person,manager; storeman; storeperson | Stock control; Health and safety
removals operative; removal man; porter removals | Manual handling; Loading and unloading
transport planner,clerk,manager,coordinator,administrator,supervisor | Transport planning; Route planning; Drivers' hours regulations
logistics coordinator,manager,administrator,planner | Logistics; Transport planning in logistics
transport manager | Transport management; Tachograph
freight forwarder; import,export clerk,coordinator,administrator; shipping clerk,coordinator | Freight forwarding; Import and export
supply chain planner,manager,analyst | Supply chain management
demand planner,analyst | Forecasting
train driver | Train driving
train conductor,guard,manager; ticket inspector | Customer service
conductor orchestra | none
production,factory,assembly,process,manufacturing operative,operator,worker; machine operator,operative; line operative; packing operative; food production operative; assembler; factory worker | Production operation
video,film,theatre,media,tv production assistant,manager,operative | none
machine operator,operative,minder; press operator; process operator; line operator | Working with machinery
production,factory,manufacturing manager,supervisor; production team leader; shift manager production | Production management; Health and safety
production planner; planner production; material planner; materials planner | Production planning
quality inspector,controller,manager,technician,engineer,assistant; qa inspector,technician; qc inspector,technician,analyst | Quality control
quality engineer,manager,assurance; qa manager | Quality assurance; Root cause analysis
machinist | Machining
sewing machinist; seamstress | Sewing
cnc operator,setter,programmer,miller,turner,machinist | CNC machining; Reading construction drawings; Machine setting; Measuring instruments
cnc operator | Working with machinery
toolmaker; tool maker | Toolmaking; Reading construction drawings
welder; fabricator; welder fabricator; plater | Welding
welder; fabricator; sheet metal worker; plater | Metal fabrication; Reading construction drawings
maintenance engineer,technician,fitter,electrician,manager; multi skilled engineer; shift engineer; mechanical fitter | Fault finding; Planned and reactive maintenance; Breakdown maintenance
aircraft,software,data,railway,track maintenance engineer,technician,manager | none
mechanical fitter; maintenance fitter | Mechanical maintenance
field service engineer,technician; service engineer | Equipment servicing; Fault finding
refrigeration engineer | Refrigeration; Fault finding
lift engineer | Lift maintenance; Fault finding
electronics technician,engineer | Electronic engineering; Fault finding; Soldering
design engineer | CAD
sound,broadcast,audio,web,lighting design engineer | none
software,qa,automation,penetration test engineer; software tester | none
vehicle,motor,car,van,hgv,mot technician,mechanic; motor mechanic; mechanic; master technician | Vehicle maintenance; Vehicle diagnostics
bicycle,cycle,bike,aircraft,boat mechanic | none
service advisor,adviser car,automotive; service advisor,adviser | Customer service; Telephone skills
parts advisor,adviser | Parts management; Stock control; Customer service
panel beater; vehicle body repairer | Vehicle bodywork repair
lab,laboratory technician,assistant,analyst,manager; laboratory scientist; chemist analytical | Laboratory techniques; Sample preparation; Record keeping
farm worker,hand,assistant,manager; farmer; herdsman; herdsperson; stockman; stockperson; shepherd; dairy hand; herd manager | Farming
herdsman; herdsperson; stockman; stockperson; shepherd; dairy hand,farmer; herd manager; livestock farmer | Livestock farming
arable farm worker; arable farmer | Crop production
tractor driver | Tractor driving
kennel hand,assistant,worker; cattery assistant; animal care assistant; zoo keeper; zookeeper; animal technician; groom | Animal care; Animal welfare
best groom | none
dog groomer | Dog grooming; Customer service
veterinary,vet nurse; rvn | Veterinary nursing; Animal care
veterinary surgeon | Veterinary medicine; Animal welfare
cnc,lathe,milling machinist,operator,setter,programmer; machinist; cnc turner,miller; production,factory,assembly,manufacturing operative,operator,worker,supervisor,manager,engineer,technician; line operative; machine operator,operative; packing operative; food production operative; assembler; factory worker; toolmaker; sheet metal worker | Manufacturing industry
hgv,lgv,lorry,truck driver; class 1,2 driver; transport manager,planner,clerk,coordinator,supervisor | Road haulage; Logistics
warehouse operative,manager,supervisor; logistics coordinator,manager,administrator; freight forwarder | Logistics
`;
