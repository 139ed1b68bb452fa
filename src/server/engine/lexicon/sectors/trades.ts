export const trades = `
On-call working | out of hours on-call; call-out rota; on call duties; standby rota
Commercial catering engineering | commercial catering engineer; catering equipment engineer; commercial catering equipment; catering equipment repair | < Appliance repair
Electrical installation | installing electrical systems; domestic installations; electrical wiring; electrical works; domestic electrical; commercial electrical; industrial electrical; electrical fit out; electrician; electrical contracting; installation electrician; electrical containment
Rewiring | rewires; house rewiring | < Electrical installation
First fix electrical | first fix wiring; first fix electrics | < Electrical installation | ~ Second fix electrical
Second fix electrical | second fix wiring; second fix electrics | < Electrical installation
Electrical testing and inspection | electrical testing; periodic inspection; periodic testing; fixed wire testing; electrical inspection; fixed wire; electrical installation condition report; electrical certification; electrical test; =EICR; inspection and testing?; test and inspection?; testing and inspection?
17th/18th edition testing | < Electrical testing and inspection
Dead testing | < Electrical testing and inspection
Megger | ~ Electrical testing and inspection
Initial verification | < Electrical testing and inspection
PAT testing | =PAT; portable appliance testing; PAT tester; portable appliance tests; PAT tested; PAT test | ~ Electrical testing and inspection
Electrical fault finding | electrical faults; electrical fault diagnosis; fault finding electrical; electrical diagnostics; electrical troubleshooting | < Fault finding
Electrical maintenance | maintenance of electrical systems; electrical maintenance engineering; reactive electrical maintenance; electrical repairs; electrical breakdowns; electrical servicing; maintenance electrician; electrical systems?
Three-phase systems | three phase; 3 phase; three phase electrics; three phase power; single and three phase; 3 phase electrics
Distribution boards | consumer units; DB changes; fuse boards; fuse board changes; switch gear boards | < Electrical installation
Consumer unit upgrades | < Distribution boards
Control panel wiring | panel wiring; panel building; panel builder; electrical panel wiring; control panel building; wiring control panels; panel wireman; panel assembly; control panels?
Cable looms | < Cable harnesses
Wire harness | < Cable harnesses
Wiremen | < Control panel wiring
Electrical assembly | ~ Control panel wiring
Cable harnesses | wiring looms; loom wiring; wiring harness | ~ Control panel wiring
Wireman | < Control panel wiring
Harnesses | Harnesses? | < Cable harnesses
Emergency lighting | emergency lighting testing; emergency lights; emergency light testing; emergency lighting systems
Lighting installation | street lighting; LED lighting; installing lighting; light installation; fitting lights; installing lights; lighting installations; lighting systems?; lighting control? | ~ Electrical installation; Emergency lighting
Fire alarm systems | fire alarm installation; fire alarms; fire detection; fire alarm testing; fire alarm maintenance; fire and security systems; addressable fire alarms; conventional fire alarms; fire alarm commissioning; fire systems; fire alarm servicing; fire and security; fire detection systems; Advanced fire panels; Gent fire alarms; fire and intruder alarms
BS 5839 | < Fire alarm systems
FIA units | < Fire alarm systems
Kentec | < Fire alarm systems
Intruder alarm systems | intruder alarms; burglar alarms; alarm systems; security systems; electronic security systems; security alarm; alarm installation; electronic security | ~ Fire alarm systems
Texecom | < Intruder alarm systems
Galaxy panels | < Intruder alarm systems
Security installation | ~ Intruder alarm systems
Honeywell Galaxy | < Intruder alarm systems
PD6662 | < Intruder alarm systems
Access control installation | access control?; access systems?; access control systems?
Door entry systems | door entry | ~ Access control installation
Paxton | ~ Access control installation
Paxton Net2 | < Paxton
Net2 | < Paxton
Automatic doors | ~ Access control installation
Automated gates | gate automation; automatic gates | ~ Access control installation
Barriers and gates | gates and barriers | ~ Access control installation
BS EN 16005 | ~ Automatic doors; Automated gates
EN 16005 | < BS EN 16005
Automatic doors and gates | ~ Access control installation
Roller shutters | ~ Industrial doors
Shutter doors | < Roller shutters
Roller shutter doors | < Roller shutters
Industrial doors | ~ Automatic doors
Locksmith | locksmithing | ~ Lock changes
Lock changes
DHF | ~ Access control installation
CCTV installation | CCTV systems installation; IP CCTV; CCTV maintenance; analogue CCTV; CCTV engineer; CCTV systems?
IP cameras | ~ CCTV installation
Hikvision | ~ CCTV installation
Dahua | ~ CCTV installation
Milestone XProtect | ~ CCTV installation
Avigilon | ~ CCTV installation
Plumbing | plumbing installation; plumbing systems; domestic plumbing; plumbing repairs; plumbing works; plumbing and heating; plumbing maintenance
Sanitary ware | ~ Plumbing
Pipework | ~ Plumbing; Pipefitting
First fix plumbing | first fix pipework | < Plumbing | ~ Second fix plumbing
Second fix plumbing | second fix sanitaryware | < Plumbing
Pipefitting | pipe fitter | ~ Plumbing
Steel pipework | < Pipefitting
Pressfit | < Pipefitting
Industrial pipework | pipework installation | < Pipefitting
Threaded pipework | < Pipefitting
Mapress | < Pipefitting
Screwed pipe | < Pipefitting
Copper pipework | ~ Pipefitting; Plumbing
Victaulic | < Pipefitting
Pipe bending | ~ Pipefitting
Pipe installation | < Pipefitting
Carbon steel pipework | < Pipefitting
LTHW | ~ Commercial heating
Boiler servicing | boiler repair; boiler breakdowns; boiler maintenance; servicing boilers; gas servicing; gas boilers; domestic boilers; service and repair of boilers; gas service and repair; boiler service; service and breakdown; gas appliances; boiler fault finding; servicing gas appliances; gas appliance servicing; gas engineer; gas servicing and repair; gas work; combi boilers | ~ Boiler installation
Gas fires | ~ Boiler servicing
Landlord gas safety | landlord gas safety record; landlord gas safety records; landlord gas safety certificates; landlords gas safety; landlord safety record; LGSR; LGSRs; CP12; CP12s; gas safety certificates | ~ Boiler servicing
Gas safety checks | ~ Boiler servicing
Gas breakdowns | < Boiler servicing
Gas installation | ~ Boiler servicing
Boiler installation | installing boilers; gas boiler installation; heating installation; boiler swaps; central heating installation; boiler installer; boiler upgrades | ~ Boiler servicing
Combi swaps | < Boiler installation
Central heating systems | central heating; wet heating systems; heating systems; heating controls; heating engineer; heating maintenance; heating repairs; underfloor heating; heating services; heating and hot water
Power flushing | power flush | < Central heating systems
Radiators | ~ Central heating systems
Thermostats | ~ Central heating systems
Commercial heating
Commercial boilers | boiler house; industrial boilers; boiler operation | < Commercial heating
Plant rooms | plant rooms maintenance | ~ Commercial heating
Commercial plant | ~ Commercial heating
Commercial gas systems | ~ Commercial heating
Calorifiers | ~ Commercial heating
Pressurisation units | ~ Commercial heating
Catering equipment | ~ Commercial catering engineering
Steam boilers | ~ Commercial boilers
Steam systems | ~ Steam boilers
Burners | Burners? | ~ Steam boilers
Steam plant | ~ Steam boilers
BOAS | =BOAS | < Steam boilers
Drainage work | drain unblocking; drainage systems; drain clearance; blocked drains; drain jetting; drainage engineer; drain repairs; drainage installation; drain lining; foul drainage
Drainage design | drainage designer; designing drainage | ~ Drainage work; Sustainable drainage
Drain surveys | CCTV drain surveys; drainage surveys; CCTV surveys of drains; drain CCTV; drainage surveyor | < Drainage work
Jetting | ~ Drainage work
High pressure water jetting | high pressure jetting | ~ Drainage work
Guttering | gutters | ~ Guttering and fascias
Septic tanks | ~ Drainage work
Tankering | ~ Drainage work
Sewers | Sewers? | ~ Drainage work
Sewage | ~ Drainage work
Soakaways | < Drainage work
WinCan | < Drain surveys
Patch lining | < Drainage work
Bathroom fitting | bathroom installation; bathroom fitter; bathroom refurbishment | ~ Kitchen fitting
Wet rooms | < Bathroom fitting
Level access showers | < Bathroom fitting
Disabled adaptations | ~ Level access showers
Shower installation | < Bathroom fitting
Soldering | hand soldering; solder; PCB soldering; =SMT soldering; surface mount soldering; lead free soldering; desoldering; soldering iron; soldered; through hole soldering; conventional soldering; fine pitch soldering; soldering skills; rework soldering; PCB assembly soldering | ~ Brazing
Surface mount | ~ Soldering
Through-hole | ~ Soldering
IPC-A-610 | IPC 610 | ~ IPC-J-STD-001
IPC-J-STD-001 | < Soldering
IPC standards | ~ IPC-J-STD-001
PCB rework | < Soldering
IPC/WHMA-A-620 | ~ Cable harnesses
Rework and repair | ~ PCB rework
Brazing | silver brazing; copper brazing; brazed | ~ Soldering; Welding
Silver soldering | < Brazing
HVAC | =HVAC; heating, ventilation and air conditioning; building services HVAC; HVAC maintenance; HVAC systems; HVAC engineer; H&V; heating and ventilation; heating, ventilating and air conditioning; HVAC design; HVAC installation; =HVACR; HVAC controls; HVAC equipment; HVAC installation and maintenance
Mechanical services | ~ HVAC
Air conditioning | air con; air conditioning installation; air conditioning maintenance; air conditioning systems; air conditioning engineer; air conditioning units; air conditioning servicing | < HVAC | ~ Refrigeration
AC installation | < Air conditioning
Split systems | < Air conditioning
Fan coil units | =FCU | < Air conditioning
Daikin | < Air conditioning
Close control units | < Air conditioning
Cooling towers | ~ Chillers
Cooling systems | ~ Chillers; Refrigeration
VRF | =VRF; VRF systems | < Air conditioning
VRV | =VRV | < Air conditioning
VRF/VRV | < VRF; VRV
Air handling units | =AHU | < HVAC | ~ Air conditioning; Ventilation
Chillers | chilled water | ~ Air conditioning; Refrigeration
Refrigeration | commercial refrigeration; refrigeration systems; refrigeration maintenance; refrigeration engineer; CO2 refrigeration; refrigeration plant; industrial refrigeration; ammonia refrigeration; supermarket refrigeration; refrigeration installation; retail refrigeration; compressors refrigeration | ~ Air conditioning
Cold rooms | ~ Refrigeration
Ventilation | Ventilation?; ventilation systems; smoke ventilation; mechanical ventilation systems; ventilation hygiene | < HVAC
Local exhaust ventilation | =LEV; LEV systems | < Ventilation | ~ LEV testing
Ductwork | ductwork installation | < Ventilation
Ducting | duct installation | ~ Ductwork
Extract fans | ~ Ventilation
Duct cleaning | ~ Ventilation
Fire dampers | ~ Ventilation
Ductwork fitter | < Ventilation
Kitchen extract | ~ Ventilation
Extraction systems | ~ Ventilation
Smoke control systems | ~ Ventilation
Fire stopping ductwork | ~ Fire dampers
LEV testing
TR19 | ~ Duct cleaning
MVHR | =MVHR | < Ventilation
P601 | < LEV testing
Building management systems [tool] | building control systems; =BMS?; building automation; BMS controls; BMS engineer; building energy management systems; BMS systems; =BEMS
Trend BMS [tool] | < Building management systems
Trend controls [tool] | Trend control systems | < Building management systems
Tridium [tool] | < Building management systems
Tridium Niagara [tool] | < Tridium
Siemens Desigo [tool] | < Building management systems
Trend 963 [tool] | < Building management systems
BACnet [tool] | ~ Building management systems
Honeywell BMS [tool] | < Building management systems
Schneider EcoStruxure [tool] | < Building management systems
Niagara [tool] | ~ Building management systems
Johnson Controls Metasys [tool] | < Metasys
Metasys [tool] | < Building management systems
Desigo [tool] | < Building management systems
Lighting controls KNX [tool] | ~ Building management systems
Smart home installation | ~ Building management systems
KNX [tool] | =KNX | ~ Building management systems
Carpentry | joinery; carpenter; carpentry and joinery; joiner; multi skilled carpenter; site carpentry; carpentry work; joinery work
Woodwork | woodworking | ~ Carpentry
Timber work | ~ Carpentry
Stud work | < Carpentry
Skirting | ~ Skirting and architrave
Architrave | ~ Skirting and architrave
Skirting boards | < Skirting
First fix carpentry | first fix joinery; roofing carpentry; first fix?; 1st fix?; 1st and 2nd fix?; first and second fix?; 1st fix carpentry | < Carpentry | ~ Second fix carpentry
Stud walls | < First fix carpentry
Cut roofs | < First fix carpentry
Joisting | < First fix carpentry
Roof trusses | ~ Cut roofs
Stud partitions | < First fix carpentry
Second fix carpentry | second fix joinery; hanging doors; door hanging; second fix?; 2nd fix?; hang doors; 2nd fix carpentry | < Carpentry
Skirting and architrave | < Second fix carpentry
Fitting doors | door fitting | < Second fix carpentry
Fire door fitting | < Second fix carpentry
Ironmongery | ~ Fitting doors
Internal doors | ~ Fitting doors
FIRAS | =FIRAS | ~ Passive fire; FIRAS fire stopping
Fire doors | fire door installation; fire door inspection | ~ Fire door fitting
Bench joinery | bench joiner; joinery manufacture; bench work joinery | < Carpentry
Staircase manufacture | < Bench joinery
Panel saw | < Woodworking machinery
Edge bander | < Woodworking machinery
Furniture making and restoration | furniture restoration | ~ Bench joinery
Woodworking machinery | woodworking machines | ~ Wood machining
Four sider | < Woodworking machinery
Veneering | ~ Bench joinery
Beam saw | < Woodworking machinery
Furniture assembly | ~ Furniture manufacture
CNC router | ~ CNC wood machinery
Sash windows | ~ Bench joinery
Furniture manufacture | ~ Bench joinery
Cabinet assembly | ~ Cabinet making; Furniture assembly
CNC wood machinery | < Woodworking machinery
Wood machining | wood machinist | ~ Bench joinery
Spindle moulder | < Wood machining
French polishing | < Wood finishing
Wood finishing
Cabinet making | cabinet maker | ~ Bench joinery
Furniture making | ~ Cabinet making; Furniture manufacture
Kitchen fitting | kitchen installation; kitchen fitter; worktop fitting; kitchen fitting experience; kitchen and bathroom fitting; kitchens and bathrooms?; bedrooms and kitchens?; fitted furniture?; fitted kitchens?; fitted bedrooms? | ~ Bathroom fitting; Carpentry
Worktops | ~ Kitchen fitting
Worktop templating | ~ Kitchen fitting
Virtual Worlds design | < Kitchen design
20-20 design | =20-20 design | < Kitchen design
Compusoft Winner | Winner Design; Winner kitchen design | < Kitchen design
Shopfitting | shopfitter | < Carpentry
Retail fit out | ~ Shopfitting
Display installation | ~ Exhibition stand building
Exhibition stand building | ~ Shopfitting
Stand build | < Exhibition stand building
Bricklaying | brickwork; bricklayer; brick and block; laying bricks; brick and blockwork | ~ Stonemasonry
Blockwork | < Bricklaying
Pointing | Pointing? | < Bricklaying
Repointing | < Bricklaying
Repointing brickwork | < Repointing
Brickies | < Bricklaying
Brickwork repairs | < Bricklaying
Mortar mixing | ~ Bricklaying
Stonemasonry | stonework; stonemason | ~ Bricklaying
Banker mason | < Stonemasonry
Stone cladding | ~ Stonemasonry
Natural stone | ~ Stonemasonry
Stone fixing | < Stonemasonry
Lime mortar | ~ Stonemasonry
Lime pointing | ~ Repointing; Stonemasonry
Heritage stonework | < Stonemasonry
Letter cutting | ~ Stonemasonry
Plastering | skimming; plasterer; plaster; patch plastering; plaster repairs; skim; lime plastering; plaster skimming | ~ Dry lining
Rendering | Rendering?; render? | < Plastering
Float and set | < Plastering
Screeding | ~ Plastering
External render | < Rendering
Dot and dab | < Dry lining | ~ Plastering
K Rend | < Rendering
Dabbing | < Dry lining | ~ Plastering
External wall insulation | =EWI | ~ Rendering; Insulation installation
Dry lining | plasterboarding; dryliner; plasterboard | ~ Plastering
Metal stud partitions | < Dry lining
Tape and jointing | < Dry lining
Taping and jointing | < Tape and jointing
MF ceilings | < Dry lining
Suspended ceilings | < Dry lining
Ceiling fixing | < Dry lining
Ceilings and partitions | < Dry lining
Metal stud | < Dry lining
Partition walls | ~ Dry lining
Ceiling fixer | < Dry lining
Taper and jointer | < Dry lining
Metal framing | ~ Dry lining
SFS | =SFS | < Dry lining
Painting and decorating | decorating?; painter and decorator; interior painting; exterior painting; decorator; spray decorating; paint spraying walls; void painting; house painting; painting and finishing | ~ Spray painting
Wallpapering | < Painting and decorating
Paperhanging | < Painting and decorating
Emulsion | ~ Painting and decorating
Redecoration | < Painting and decorating
Filling and sanding | ~ Painting and decorating
Tiling | wall tiling; floor tiling; wall and floor tiling; tiler; ceramic tiling; tile laying; mosaic tiling
Grouting | ~ Tiling
Tile setting | < Tiling
Splashbacks | ~ Tiling
Flooring installation | floor laying; carpet fitting; vinyl flooring; laminate flooring; floor fitter; carpet fitter; resin flooring; safety flooring; wood flooring; floor layer; floor preparation; hardwood flooring; laying floors; commercial flooring; floor coverings
Floor screeding | screeding floors; liquid screed | ~ Screeding; Flooring installation
Raised access flooring | raised access floors; raised access floor | ~ Flooring installation
LVT | =LVT | ~ Flooring installation
Roofing | flat roofing; felt roofing; roofer; tile roofing; roof repairs; roof tiling; industrial roofing; pitched roofing; roof installation; lead roofing; GRP roofing; liquid roofing; flat roofs; roofing repairs; hot works roofing; metal roofing; roof lights; roofing systems
Slating | < Roofing
Single ply | < Roofing
Slate and tile | < Roofing
Built-up felt | < Roofing
Slater | < Roofing
Gutter clearance | ~ Roofing
Fascias and soffits | ~ Roofing
Guttering and fascias | ~ Roofing
Thatching | < Roofing
Velux | ~ Roofing
Cladding installation | cladding; rainscreen cladding; cladder; composite cladding; cladding panels; sheeting and cladding
Curtain walling | curtain wall | ~ Cladding installation; Glazing
Composite panels | ~ Cladding installation
Facades | facade engineering | ~ Cladding installation
Rainscreen | < Cladding installation
Kingspan panels | < Cladding installation
Kalzip | < Cladding installation
Glazing | window installation; double glazing; window fitting; glazier; window fitter; secondary glazing; window and door installation; double glazing repairs; aluminium glazing
uPVC windows | ~ Glazing
Windows and doors | ~ Glazing
PVCu | ~ Glazing
Aluminium windows | ~ Glazing
Conservatories | ~ Glazing
Glass cutting | ~ Glazing
Replacement windows | ~ Glazing
UPVC windows and doors | ~ Glazing
Glass processing | ~ Glazing
Window repairs | ~ Glazing
Fenestration | ~ Glazing
Window fabrication | ~ Glazing
Reglazing | ~ Glazing
Aluminium fabrication windows | ~ Glazing
UPVC | ~ Glazing
FENSA | ~ Glazing
GGF | ~ Glazing
Scaffolding | scaffold erection; scaffolder; system scaffolding; scaffolding systems; erecting scaffolding
Scaffold design | scaffold designer | ~ Scaffolding
Scaffold inspection | scaffolding inspection; scaffold inspections; scaffold inspector; inspecting scaffolds | ~ Scaffolding
Tube and fitting | < Scaffolding
Layher | < Scaffolding
Cuplock | < Scaffolding
TG20 | ~ Scaffold design
Groundworks | groundworker
Hard landscaping | < Landscaping | ~ Groundworks
Concreting | concrete works | ~ Groundworks
Drain laying | < Groundworks
Laying drainage | drainage laying | < Groundworks
Footings | < Groundworks
Trench work | trench support | < Groundworks
Duct laying | < Groundworks
Slab laying | < Groundworks
Reinstatement | Reinstatement? | ~ Groundworks
Kerbs and edgings | < Groundworks
Deep drainage | < Groundworks
Concrete finishing | < Concreting
Tarmacking | < Road surfacing
Asphalting | Asphalt | < Road surfacing
Raking tarmac | < Road surfacing
Kerb laying | kerbing; laying kerbs | < Groundworks
Excavation | Excavation? | ~ Groundworks
Earthworks | ~ Excavation; Groundworks
Road surfacing | tarmac laying; surfacing | ~ Groundworks
Resurfacing | < Road surfacing
Block paving | paving? | < Groundworks
Slabbing | < Block paving
Piling | piling rig | ~ Groundworks
Steel fixing | rebar | ~ Groundworks
Formwork | shuttering; formwork carpentry; shuttering carpenter | ~ Groundworks
Fencing installation | fence erection; fencer; fence installation; security fencing; fence repairs; gates and fencing; fence panels; highways fencing; fencing repairs
Palisade | < Fencing installation
Chain link | < Fencing installation
Post and rail | < Fencing installation
Landscaping | soft landscaping; landscape construction; hard and soft landscaping; landscaper; landscape gardening; landscape maintenance; garden landscaping | ~ Grounds maintenance
Turfing | < Landscaping
Patios | < Landscaping
Decking | ~ Landscaping
Demolition | Demolition?; demolition works; demolition operative | ~ Groundworks
Soft strip | Strip out; stripping out; soft strip demolition | < Demolition
Asbestos removal | ~ Demolition
Asbestos stripping | < Asbestos removal
Dismantling | ~ Demolition
Insulation installation | loft insulation; cavity wall insulation; thermal insulation; internal wall insulation; insulating
Thermal insulation engineering | pipe insulation; lagging; thermal insulation engineer; industrial insulation; pipe lagging; thermal insulation engineers; lagger | ~ Insulation installation; Pipework
Spray foam | ~ Insulation installation
Fire protection | ~ Insulation installation
Penetration sealing | ~ Insulation installation
Fire proofing | ~ Insulation installation
Passive fire | ~ Insulation installation
Cavity wall | ~ Insulation installation
Draught proofing | ~ Insulation installation
FIRAS fire stopping | ~ Insulation installation
Intumescent coatings | intumescent | ~ Passive fire
Fire stopping | passive fire protection; fire sealing | ~ Passive fire
Sprinkler systems | sprinkler installation; fire sprinklers; sprinkler; sprinkler fitter; FHC sprinkler
Sprinkler design | ~ Sprinkler systems
Dry risers | ~ Sprinkler systems
Fire suppression | fire suppression systems | ~ Sprinkler systems
LPC rules | < Sprinkler systems
Wet risers | ~ Sprinkler systems
Gaseous suppression | < Fire suppression
Wet and dry risers | < Dry risers; Wet risers
BS EN 12845 | < Sprinkler systems
BAFE extinguisher | < Fire extinguisher servicing
Portable fire extinguishers | ~ Fire extinguisher servicing
Fire extinguisher servicing | fire extinguishers; extinguisher servicing
Damp and mould treatment | damp proofing; damp and mould; mould treatment; damp surveys; damp proof; condensation and damp; damp?; damp proof course; mould wash
Timber treatment | ~ Damp and mould treatment
Dry rot | ~ Damp and mould treatment
Tanking | ~ Damp and mould treatment
Structural waterproofing | ~ Damp and mould treatment
Basement waterproofing | ~ Damp and mould treatment
Woodworm | ~ Damp and mould treatment
Water damage restoration | ~ Damp and mould treatment
Disaster restoration | ~ Damp and mould treatment
Flood restoration | ~ Damp and mould treatment
Drying equipment | ~ Damp and mould treatment
CSRT | =CSRT | ~ Damp and mould treatment
CSSW | ~ Damp and mould treatment
Property maintenance | building maintenance; handyman; handyperson; multi-trade; multi trader; repairs and maintenance; maintenance of buildings; site maintenance; building services maintenance; handyman skills; handyman work; house maintenance; maintenance and repair; general building maintenance; facilities maintenance; maintenance engineer building; building and maintenance | ~ Facilities management
Multi-skilled maintenance | multi skilled? | < Property maintenance
Premises maintenance | < Property maintenance
Responsive repairs | < Property maintenance
Void works | voids and repairs | < Property maintenance
Housing repairs | < Property maintenance
Day-to-day maintenance | < Property maintenance
Building fabric | fabric maintenance; fabric repairs | < Property maintenance
Building repairs | < Property maintenance
Minor maintenance | < Property maintenance
Maintenance operative | ~ Property maintenance
Multi-skilled operative | ~ Property maintenance
Void refurbishment | < Property maintenance
Odd jobs | ~ Property maintenance
General building | ~ Property maintenance
Estates maintenance | < Property maintenance
Social housing repairs | < Housing repairs
Disrepair | ~ Property maintenance
Building maintenance trades | < Property maintenance
Empty homes refurbishment | < Property maintenance
Estates and facilities | ~ Property maintenance
Planned and reactive maintenance | planned preventative maintenance; planned preventive maintenance; preventative maintenance; preventive maintenance; planned maintenance; routine maintenance; PPM schedules; planned and preventative maintenance; planned and reactive; scheduled maintenance; preventative and reactive maintenance; planned and reactive works; reactive works; PPM tasks; reactive and planned maintenance; reactive breakdowns; reactive maintenance; reactive repairs; reactive maintenance repairs; reactive call-outs
Maintenance schedules | maintenance scheduling | < Planned and reactive maintenance
Breakdown maintenance | < Planned and reactive maintenance
Maintenance planning | ~ Planned and reactive maintenance
MP2 | =MP2
Corrective maintenance | < Planned and reactive maintenance
Equipment maintenance | < Planned and reactive maintenance
Maintenance planner | < Maintenance planning
Asset care | ~ Planned and reactive maintenance
Maintenance programmes | < Planned and reactive maintenance
Machine maintenance | < Planned and reactive maintenance
Maintenance management | ~ Planned and reactive maintenance
Plant maintenance | < Planned and reactive maintenance
Factory maintenance | < Planned and reactive maintenance
Plant breakdowns | ~ Planned and reactive maintenance
IBM Maximo | < Maximo
Shire CMMS | < CMMS
Infor EAM | < CMMS
Pemac | < CMMS
Maintenance software | Maintenance database | ~ CMMS
Concept CAFM | < CAFM systems
Elogbooks | < CAFM systems
Reliability centred maintenance | =RCM | ~ Planned and reactive maintenance
Equipment servicing | ~ Planned and reactive maintenance
SFG20 | =SFG20 | ~ Planned and reactive maintenance
Condition monitoring | predictive maintenance; condition based maintenance | ~ Planned and reactive maintenance
CMMS | =CMMS; computerised maintenance management system; Agility CMMS; CMMS systems | ~ Planned and reactive maintenance
Maximo | < CMMS
CAFM systems | =CAFM; computer aided facilities management | ~ CMMS
Concept Evolution | < CAFM systems
Planon | < CAFM systems
Fault finding | fault diagnosis; fault-finding and repair; diagnosing faults; fault diagnostics; troubleshooting equipment; diagnosing and repairing; fault find; mechanical fault finding; fault identification; fault rectification; fault analysis; fault repair; diagnostic fault finding; fault resolution; diagnose faults; diagnose and repair; faults and repairs; fault detection; fault finding skills; diagnosing problems with equipment; component level fault finding; find faults; equipment troubleshooting; mechanical and electrical fault finding; fault find and repair; troubleshoot and repair; troubleshooting and repair; diagnosed faults; diagnosed and repaired
Use of hand and power tools | power tools; hand tools; hand and power tools; use of power tools; power and hand tools; hand held tools; use of hand tools; using hand tools; power saws
Pneumatic tools | ~ Use of hand and power tools
Cordless tools | ~ Use of hand and power tools
Drills and grinders | ~ Use of hand and power tools
Torque wrenches | ~ Use of hand and power tools
Angle grinder | ~ Use of hand and power tools
Air tools | ~ Use of hand and power tools
Spray painting | paint spraying; paint sprayer; wet spray; industrial painting; spray booth; sprayer?; wet spraying; industrial spraying; airless spray; wet paint spraying; 2 pack paint; two pack paint; 2K paint; spray gun; paint spray; blasting and painting? | ~ Painting and decorating
Thermal spraying | thermal spray; metal spraying; plasma spraying; HVOF | ~ Spray painting
Sandblasting | ~ Shot blasting
Industrial coatings | ~ Spray painting
Protective coatings | ~ Spray painting
Blast cleaning | ~ Shot blasting
NACE coating | < Coating inspection
Coating inspection | ~ Protective coatings
Lacquering | ~ Spray painting
ICATS | < Industrial coatings
NACE | =NACE | ~ Coating inspection
BGAS | < Coating inspection
Shot blasting | grit blasting | ~ Spray painting
Powder coating | powder coater; Powder coat | ~ Spray painting
Signage installation | sign fitting; sign fitter; sign installation
Digital signage | digital signs | ~ Signage installation; Audio-visual support
Sign making | sign maker; making signs | ~ Signage installation; Sign writing; Vinyl application
Vinyl application | ~ Signage installation
Vehicle wrapping | < Vinyl wrapping | ~ Signage installation
Vinyl graphics | ~ Vinyl application
Vehicle graphics | ~ Vehicle wrapping
Vinyl wrapping | vinyl wrap | < Vinyl application
Sign writing | ~ Signage installation
Vinyl cutting | ~ Vinyl application
Vinyl fitting | < Vinyl application
Lift maintenance | lift engineering; LOLER lifts; lift engineer; elevators?; lifts and escalators; elevator maintenance; lift repairs; passenger lifts; NVQ lift engineering; lift servicing; lift breakdowns; platform lifts; lift releases
Lift installation | lift modernisation; installing lifts; lift installer | ~ Lift maintenance
Escalators | ~ Lift maintenance
Stairlifts | ~ Lift maintenance
Dumb waiters | ~ Lift maintenance
Swimming pool maintenance | pool maintenance; pool chemicals; pool plant maintenance; swimming pools; pool water testing; pool testing | ~ Pool plant operator certificate
Spa maintenance | ~ Swimming pool maintenance
Appliance repair | domestic appliance repair; white goods repair; white goods?; domestic appliances?; appliance engineer; domestic appliance engineer; gas and electric appliances
Appliance installation | installing appliances; appliance installer; fitting appliances | ~ Appliance repair
Washing machine repair | < Appliance repair
Commercial laundry equipment | laundry equipment | ~ Appliance repair
Brown goods | ~ Television repair
Television repair | ~ Appliance repair; Electronic repair
Coffee machine repair | coffee machine engineer | < Appliance repair
Vending machine repair | vending machines? | < Appliance repair
Field service repairs | ~ Appliance repair
Cooker installation | < Appliance installation
Estimating small works | quoting jobs; pricing jobs; pricing small works; pricing work; quoting for works; quoting work; measuring and quoting | ~ Estimating
Material take-off | ~ Estimating small works
Job costing for trades | ~ Estimating small works
Measuring up | site measuring | ~ Estimating small works
Ordering materials | material ordering | ~ Estimating small works
Completing job sheets
Quantity of materials | ~ Estimating small works
Handheld PDA | handheld devices; handheld computer; handheld terminal
Timesheets and job sheets | ~ Completing job sheets
Schedule of rates | =SOR | ~ Estimating small works
NatFed | ~ Estimating small works
NHF schedule of rates | ~ Estimating small works
`;
