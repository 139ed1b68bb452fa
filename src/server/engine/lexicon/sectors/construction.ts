export const construction = `
Design and build contracts | D&B contracts; design and build procurement | < Construction
Commercial construction | commercial build; commercial new build; commercial building projects; commercial fit-out construction; education and healthcare construction | < Construction
High-rise construction | high rise building; high-rise residential; tall buildings; multi-storey construction | < Construction
Steel-framed construction | steel frame construction; steel erection; steel erecting; steel erector; structural steelwork erection | < Construction
Concrete frame construction | RC frames; reinforced concrete frames; concrete frames; RC frame | < Construction
Timber frame construction | timber frame; timber kit; timber kits; structural insulated panels; =SIPs; timber frame erection | < Construction | ~ Residential construction
Modular construction | offsite construction; modular buildings; volumetric construction; modern methods of construction; =MMC | < Construction
Cladding remediation | fire remediation | ~ Building Safety Act
External wall fire appraisal | EWS1; FRAEW; PAS 9980; external wall systems; EWS1 forms | ~ Fire risk assessment; Cladding remediation
Working outdoors | outdoor work; working outside in all weathers
Construction industry | building trade; building trades; building industry; construction experience; construction background; construction sector; experience in construction; construction industry experience | ~ Construction
Swept path analysis | AutoTURN; swept path | ~ Highway design
Junction design | junction modelling; PICADY; ARCADY; LinSig; Junctions 9 | < Traffic engineering | ~ Highway design
Traffic modelling | VISSIM; SATURN traffic modelling; traffic flow analysis; traffic models; traffic modeller; transport modelling | ~ Junction design; Transport planning; Traffic engineering
Selling to specifiers | specification sales; specification selling; selling to architects; contractors and specifiers; architectural specification sales
Machinery safety | machine safety; ISO 13849; EN 62061; safety relays; safety PLC; machine guarding; CE marking of machinery | ~ PUWER
Reinforced concrete design | reinforced concrete?; RC design; concrete design | < Structural engineering
RC detailing | reinforced concrete detailing; RC detailer; concrete detailing | ~ Reinforced concrete design; Steel detailing
Steel detailing | steel detailer; steel connection design; steelwork detailing | ~ Structural engineering
Eurocodes | Eurocode design; Eurocode 2; Eurocode 3; EC3; British Standards and Eurocodes | < Structural engineering
BS 5950 | ~ Eurocodes
Construction | Construction?; building construction; construction works
Civil engineering | civils?; civil engineering projects; civil engineer; civil works; heavy civils | ~ Construction
Structural engineering | structural design; structural analysis; structural engineer; structural calculations | ~ Civil engineering
Steelwork design | < Structural engineering
Site management | construction site management; site manager; running sites; managing sites; site supervision; site agent; site supervisor; managing construction sites; site operations | < Construction
Construction management | construction project management; construction projects; contracts manager construction; contracts management in construction | < Construction
Building project management | < Construction management
Setting out | engineering setting out; setting out engineer
Site engineering | site engineer | < Setting out
Total station | ~ Setting out; Land surveying
Robotic total station | < Total station
Levelling | ~ Setting out; Land surveying
Land surveying | topographical surveys; topographic surveys; GPS surveying; land surveyor; land survey; engineering surveying
Utility surveys | GPR surveys; utility surveying; underground utility surveys; ground penetrating radar; PAS 128; utility mapping | ~ Land surveying; Service detection
Laser scanning | ~ Land surveying
Point cloud | ~ Laser scanning
Topographical | < Land surveying
Quantity surveying | quantity surveyor; =QS; QS experience; commercial management construction; =PQS | ~ Estimating
Cost planning | ~ Quantity surveying
Final accounts construction | ~ Quantity surveying
Interim valuations | < Quantity surveying
Measured works | ~ Quantity surveying
Valuations and final accounts | < Quantity surveying
Cost consultancy | < Quantity surveying
Estimating | cost estimating; construction estimating; estimator?; tender pricing; cost estimation; cost estimates; estimation?; Estimating? | ~ Quantity surveying
Bills of quantities | =BOQ; quantity take-off; take-offs; taking off quantities | ~ Quantity surveying; Estimating
NRM2 | < NRM
NRM | =NRM | < Bills of quantities
SMM7 | < Bills of quantities
Construction tendering | pre-construction; tender analysis; bid management construction
Subcontract procurement | ~ Construction tendering
Subcontractor management | subcontractors?; subcontract management; supervising subcontractors
Construction programming | construction programmes; construction planning | ~ Construction management
Programming of works | < Construction programming
Short term programmes | < Construction programming
Look ahead programmes | < Construction programming
Delay analysis | ~ Construction programming
Construction programme planning | planner construction | < Construction programming
Causeway [tool] | Causeway?; Causeway estimating | ~ Estimating
Bluebeam [tool]
Bluebeam Revu [tool] | Bluebeam Revu software | < Bluebeam
Conquest estimating [tool] | ~ Causeway
CostX [tool] | ~ Causeway
Candy estimating [tool] | ~ Causeway
Procore [tool] | ~ Autodesk Construction Cloud
Fieldview [tool] | =Fieldview; =FieldView; Fieldview? | ~ Procore
Evolution Mx [tool] | ~ Causeway
Planswift [tool] | ~ Causeway
Buildertrend [tool] | ~ Procore
COINS [tool] | =COINS | ~ Causeway
CATO [tool] | ~ Causeway
CITE [tool] | =CITE | ~ Causeway
CDM Regulations | =CDM; CDM 2015; Construction Design and Management Regulations; CDM regs; CDM coordinator; CDM 2007
Principal designer | < CDM Regulations
Principal contractor | ~ CDM Regulations
RAMS | =RAMS; risk assessments and method statements; method statements | ~ Risk management
Safe systems of work | safe working practices; safe working procedures; =SSOW | ~ RAMS
Toolbox talks | delivering toolbox talks
Site inductions | safety inductions | ~ Toolbox talks
Safety briefings | ~ Toolbox talks
SHEQ briefings | =SHEQ briefings | < Safety briefings
Health and safety | H&S; health and safety legislation; health and safety procedures; health and safety regulations; health and safety policies; workplace safety; =SHEQ; =HSEQ; =SHE?; site safety; health and safety at work; health and safety management; occupational health and safety; =QHSE; health and safety compliance; safety regulations; safety procedures; safety management; safety standards; safe working environment; health and safety awareness; health safety and environment; environment, health and safety; health and safety guidelines; safety legislation; occupational safety; safety policies; =HSE; =EHS
OHSAS 18001 | ~ Health and safety
ISO 45001 | ~ Health and safety
OHSAS | < OHSAS 18001
OSHA | =OSHA | ~ Health and safety
Health and Safety at Work Act | Health and Safety at Work etc. Act 1974; HASAWA; health and safety law; Health and Safety at Work Act 1974; HSW Act | < Health and safety
COSHH | =COSHH; COSHH assessments; COSHH regulations; control of substances hazardous to health; COSHH awareness; COSHH procedures | < Health and safety
Hazardous substances | ~ COSHH
Hazardous materials | ~ COSHH
Chemical safety | ~ COSHH
RIDDOR | =RIDDOR; RIDDOR reporting | < Health and safety
Accident reporting | accident reports; reporting accidents; accident and incident reporting; report accidents; reporting of accidents; accident and incident reports | ~ Accident investigation; RIDDOR; Accident books; Near miss reporting; Accident and incident reporting in care
Accident books | ~ RIDDOR
Accident investigation | incident investigation; accident and incident investigation; investigating accidents; incident and accident investigation | < Health and safety
Near miss reporting | near misses | < Health and safety | ~ Accident investigation
Incident management safety | < Health and safety | ~ Accident investigation
Safety inspections | safety audits; health and safety inspections; site inspections; health and safety audits; workplace inspections; site safety inspections | < Health and safety
Safety walks | < Safety inspections
Safety tours | < Safety inspections
Safety observations | < Health and safety | ~ Safety inspections
Permit to work | permit to work systems; permit systems; =PTW | < Health and safety
Isolations | isolation procedures; lock out tag out; =LOTO; lock off; plant isolation; senior authorised plant | ~ Permit to work
LOLER | =LOLER; LOLER inspections; lifting operations and lifting equipment regulations | ~ PUWER
Lifting operations | lifting plans; lift plans; lifting equipment; planning lifts; lift planning; lift supervision | ~ LOLER; Rigging
Lifting gear | ~ Lifting operations
Lifting equipment inspection | < LOLER
Rigging | Rigging? | ~ Lifting operations
Rigger | < Rigging
Lifting tackle | < Lifting gear
Slings | ~ Lifting gear; Rigging
PUWER | =PUWER; PUWER assessments; work equipment regulations | ~ LOLER
CE marking | ~ CE certification
Machinery directive | ~ CE marking; Machinery safety
UKCA marking | ~ CE marking
UKCA | < UKCA marking
Fire safety | fire risk; fire regulations; Regulatory Reform (Fire Safety) Order; fire safety order; fire prevention; fire safety management; fire drills; fire evacuation; fire procedures; fire safety regulations; fire safety legislation; fire evacuation procedures; fire safety training; fire awareness | < Health and safety
Fire risk assessment | =FRA? | < Fire safety
PAS 79 | < Fire risk assessment
Type 4 FRA | < Fire risk assessment
Fire engineering | fire strategy; fire engineer; fire modelling; fire safety engineering | < Fire safety
BS 9999 | ~ Fire engineering
BS 9991 | ~ Fire engineering
Approved Document B | < Building Regulations | ~ Fire engineering
PPE | =PPE; personal protective equipment; protective equipment; wearing PPE; use of PPE
Protective clothing | < PPE
RPE | =RPE | < PPE
Manual handling | load handling; manual lifting; manual handling tasks
Lifting and carrying | < Manual handling
Kinetic lifting | < Manual handling
General labouring | labouring; general labour; manual labour; manual work; heavy manual work | < Manual handling
Building Regulations | building regs; UK building regulations; building standards | ~ Building Safety Act
Approved documents | < Building Regulations
Building inspection | building inspector | < Building Regulations
Building control surveying | < Building Regulations
Building control surveyor | < Building Regulations
NHBC standards | ~ Building Regulations
Approved inspector | < Building Regulations
NHBC | =NHBC | ~ NHBC standards
LABC | ~ Building control surveying
Building Safety Act | Building Safety Act 2022 | ~ Fire safety
Building safety | ~ Building Safety Act
Golden thread | ~ Building Safety Act
Higher-risk buildings | ~ Building Safety Act
Building safety regulator | ~ Building Safety Act
High rise residential buildings | ~ Building Safety Act
Building Safety case | ~ Building Safety Act
Gateway 2 | ~ Building Safety Act
HHSRS high rise | ~ Building Safety Act
Planning permission | planning applications
Town planning | development management; development control; town planner; planning casework; determining planning applications | ~ Planning permission; Planning policy; Urban planning
Planning law | planning and environment law; development law | ~ Planning permission
Planning policy | ~ Planning permission
Planning consents | ~ Planning permission
Planning officer | < Town planning | ~ Planning permission
Town and Country Planning Act | ~ Planning permission
Planning appeals | ~ Planning permission
Planning legislation | ~ Planning permission
Spatial planning | ~ Planning permission
Local plans | ~ Planning permission
Urban planning | ~ Planning permission
Enforcement planning | planning enforcement | ~ Planning permission
Section 106 | ~ Planning permission
Community infrastructure levy | ~ Planning permission
Conservation areas | ~ Planning permission
Permitted development | ~ Planning permission
NPPF | =NPPF | ~ Planning permission
S106 | < Section 106
Listed buildings | listed building consent | ~ Planning permission
Transport planning | transport assessments | ~ Town planning
Travel plans | ~ Transport planning
Urban design | ~ Town planning
Masterplanning | < Urban design
Building surveying | building surveyor; building surveys; condition surveys; building condition surveys | ~ Property valuation
Defect diagnosis | ~ Building surveying
Building pathology | < Building surveying
Schedule of condition | < Building surveying
Stock condition surveys | stock condition | ~ Building surveying
Dilapidations | schedules of dilapidations | ~ Building surveying
Party wall surveys | party wall; Party Wall Act | < Building surveying
Snagging | Snagging?; snagging and handover; snagging lists; de-snagging; snags
Defects inspection | ~ Snagging
Handover of properties | site handover; project handover | ~ Snagging
Practical completion | ~ Snagging
O&M manuals | =O&M manuals | ~ Handover of properties
Operation and maintenance manuals | < O&M manuals
Aftercare construction | ~ Snagging
Customer care new build | ~ Snagging
Defects liability | ~ Snagging
Clerk of works | site quality inspections; quality inspection of works; supervisor of works
Workmanship inspection | ~ Clerk of works
Site quality | ~ Clerk of works
Inspection and test plans | =ITP? | ~ Clerk of works
Quality of workmanship | ~ Workmanship inspection
QA/QC construction | ~ Clerk of works
Architecture | Architecture?; building design; architectural practice; architect's practice; architectural drawings; architectural?; architectural detailing; conceptual architecture
Architectural technology | architectural technologist; architectural technician | ~ Architecture
RIBA stages | ~ Architecture
RIBA plan of work | < RIBA stages
Detailed design stages | ~ Architecture
Working drawings | planning drawings; building regulations drawings | ~ Architectural technology
Construction drawings | ~ Working drawings
Building envelope | ~ Architecture
Technical detailing | ~ Architectural technology
Interior fit-out | fit out; office fit out; commercial fit out; fit out projects; fast track fit out | < Construction
Refurbishment | Refurbishment?; refurbishment projects | < Construction | ~ Interior fit-out
Refurb | < Refurbishment
Cut and carve | < Refurbishment
Residential construction | house building; housebuilding; new build; residential developments; residential projects; residential construction projects | < Construction
Housing developments | ~ Residential construction
New build housing | < Residential construction
House builder | < Residential construction
Volume housebuilder | < Residential construction
Light gauge steel | ~ Steel-framed construction; Modular construction
Commercial refurbishment | < Refurbishment | ~ Commercial construction
Highways | Highways?; highways engineering; civils highways; Highways Act; roads and highways | ~ Civil engineering
Highway design | designing highways; highways design; road design; highway designer | < Highways; Civil engineering
Highway maintenance | highways operative; highway works; highways maintenance; maintaining roads; maintaining highways | < Highways | ~ Road works
Road construction | < Highways; Civil engineering
Road works | road maintenance | < Highways
Road safety | road safety audits; road safety education | ~ Traffic engineering
Pothole repairs | < Highway maintenance
Section 278 | S278 | ~ Highways; Highway design
Section 38 | S38 | ~ Highways; Highway design
Traffic engineering | < Highways
Traffic signals | ~ Traffic engineering
Road markings | < Highway maintenance
Winter maintenance | ~ Gritting
Gritting | ~ Highway maintenance
Road lining | < Road markings
White lining | < Road markings
Vehicle restraint systems | < Highways
Gullies | ~ Gully emptying
Gully emptying | ~ Highway maintenance; Drainage work
DMRB | =DMRB | < Highway design
Traffic management on highways | traffic management; temporary traffic management; traffic lights set-up; traffic control; traffic management operative; traffic management plans; TTM; =TM?
Traffic regulation orders | traffic calming; =TRO; TROs; traffic orders | ~ TTRO; Traffic engineering; Traffic management on highways
Chapter 8 | < Traffic management on highways
Impact protection vehicle | =IPV | < Traffic management on highways
Lane closures | < Traffic management on highways
Lantra 12D | < Traffic management on highways
Stop and go boards | < Traffic management on highways
TTRO | ~ Traffic management on highways
12C | < Traffic management on highways
Utilities installation | multi-utility
Water mains | mains water | ~ Utilities installation
Gas mains | ~ Utilities installation
Service laying | < Utilities installation
Mains laying | water mains laying | < Utilities installation
Water network | ~ Utilities installation
Electrofusion | < Utilities installation
Butt fusion | < Utilities installation
Gas network | ~ Utilities installation
Cable avoidance | ~ Service detection
CAT & Genny | =CAT & Genny | < Cable avoidance
CAT scanner | ~ CAT & Genny
Service avoidance | < Cable avoidance
PE pipe | ~ Electrofusion
Gas distribution | ~ Gas network
Team leader mains | < Utilities installation
Service detection | ~ Utilities installation
Vacuum excavation | ~ Utilities installation
Water connections | < Utilities installation
Water meters
Meter installation | metering installation; meter operator; installing meters; meter fitting; meter fitter; meter installer | ~ Water meters
Meter reading
Dual fuel smart metering | < Smart meter installation
HSG47 | < Cable avoidance
MOCOPA | =MOCOPA | < Meter installation
Leak detection | leakage detection | ~ Utilities installation
Water leakage | < Leak detection
Smart meter installation | smart meters?; smart metering? | < Meter installation
Excavator operation | 360 excavator; mini excavator; excavators; 13 tonne excavator; 180 excavator | < Plant operation | ~ CPCS card; Dumper operation
Mini digger | < Excavator operation
Plant operation | plant operator; plant machinery; operating plant; plant operating; site plant; plant driver; plant and machinery
Digger driver | < Excavator operation
360 operator | 360 machine; 360 driver | < Excavator operation
JCB driving | < Plant operation | ~ Excavator operation
Loading shovel | < Plant operation
Wheeled loading shovel | < Loading shovel
Shovel driver | < Loading shovel
Ride on roller | < Plant operation
360 digger | < Excavator operation
Heavy plant | ~ Plant operation
Backhoe loader | < Excavator operation
Operating heavy machinery | ~ Plant operation
Bulldozer | < Plant operation
Skid steer | < Plant operation
JCB | =JCB | ~ JCB driving
Dumper operation | dumper; dumper driver; forward tipping dumper; dumper operator; dumper driving; front tipping dumper | < Plant operation | ~ Excavator operation
Articulated dump truck | =ADT | < Dumper operation
ADT driver | < Dumper operation
Dump truck | < Dumper operation
Telehandler operation | telehandler; telehandler driver; CPCS telehandler; telehandler operator; telehandler licence | < Plant operation | ~ Forklift licence
Telescopic handler | < Telehandler operation
Manitou | < Telehandler operation
Crane operation | tower crane; mobile crane; crane operator; crawler crane; crane driver | ~ LOLER
Contract lifts | ~ Lifting operations; Crane operation
Hoist operation | hoist operator; hoist driver | ~ Crane operation
Passenger/goods hoist | < Hoist operation
MEWP operation | =MEWP | ~ IPAF licence
Scissor lift | < MEWP operation
Cherry picker | < MEWP operation
Boom lift | < MEWP operation
Mobile elevated work platform | mobile elevating work platform | < MEWP operation
Access platforms | ~ MEWP operation
Access equipment | ~ MEWP operation
Aerial work platforms | < MEWP operation
Ladders and towers | ~ Access equipment
Geotechnical engineering | geotechnical; geotechnical design; geotechnical engineer; geotechnics; Slide geotechnical | ~ Civil engineering
Ground investigation | ~ Geotechnical engineering
Site investigation | ~ Ground investigation
Soil mechanics | < Geotechnical engineering
Slope stability | < Geotechnical engineering
Ground engineering | < Geotechnical engineering
Boreholes | ~ Borehole drilling
Borehole drilling | ~ Ground investigation
Soil testing | ~ Geotechnical engineering
gINT | ~ Geotechnical engineering
Cable percussive drilling | < Borehole drilling
Rotary drilling | ~ Borehole drilling
Phase I and phase II | ~ Ground investigation
Slope design | < Geotechnical engineering
Retaining walls | ~ Geotechnical engineering
Geostudio | < Geotechnical engineering
PLAXIS | < Geotechnical engineering
Concrete testing | concrete technology | ~ Quality control
Concrete repair | concrete repairs; repairing concrete | ~ Concreting; Structures maintenance
Concrete production | ready mix concrete; precast concrete; concrete batching; concrete mixing; concrete products; producing concrete | ~ Concrete testing
Slump tests | < Concrete testing
Cube testing | < Concrete testing
Materials testing | materials technician | ~ Concrete testing
Asphalt testing | ~ Concrete testing
Precast | ~ Concrete production
Ready-mix | ~ Concrete production
Aggregates | ~ Concrete testing
UKAS testing | ~ Concrete testing
Quarry | quarrying | ~ Aggregates
Batching plant | ~ Concrete production
Batcher | ~ Batching plant
Bridge engineering | bridge design; bridge inspection; bridges?; bridge assessment; bridge structures; steel bridges; bridge maintenance | < Civil engineering
Structures maintenance | ~ Civil engineering
Post tensioning | < Civil engineering
Sprayed concrete lining | < Tunnelling
Sprayed concrete | ~ Sprayed concrete lining
Shaft sinking | < Civil engineering
Pipe jacking | < Civil engineering
Marine civils | < Civil engineering
Coastal engineering | < Civil engineering
Dredging | ~ Civil engineering
Harbour works | < Civil engineering
River engineering | < Civil engineering
Reservoir safety | ~ Civil engineering
SUDS | =SUDS | < Sustainable drainage
Tunnelling | tunnels; tunnel design | < Civil engineering
TBM | =TBM | < Tunnelling
Reading construction drawings | reading drawings; interpreting drawings; technical drawings; reading plans; read technical drawings; work from drawings; reading blueprints; working from drawings; blueprint reading; read drawings; reading technical drawings; read and interpret drawings; interpret drawings; read plans; drawings and specifications; interpret technical drawings; drawing interpretation; interpreting technical drawings
Reading electrical drawings | electrical drawings; reading schematics; read schematics; read electrical drawings; schematic drawings; reading electrical schematics; reading wiring diagrams; interpreting electrical drawings; electrical drawing interpretation | ~ Reading construction drawings; Reading engineering drawings
Reading engineering drawings | engineering drawings; read engineering drawings; work from engineering drawings; interpret engineering drawings; read and interpret engineering drawings; assembly drawings; fabrication drawings; mechanical drawings; isometric drawings; reading engineering drawings; interpreting engineering drawings; reading mechanical drawings; engineering drawing interpretation | ~ Reading construction drawings
Architectural plans | < Reading construction drawings
Blueprints | < Reading construction drawings
Schematics | ~ Reading electrical drawings
Wiring diagrams | < Reading electrical drawings
Electrical schematics | < Reading electrical drawings
Schematic diagrams | < Reading electrical drawings
Circuit diagrams | < Reading electrical drawings
Electrical diagrams | < Reading electrical drawings
Tolerancing | ~ GD&T
Tolerance stack | < Tolerance analysis
GDT | =GDT | < GD&T
BS8888 | ~ GD&T; Technical drafting
GD&T | =GD&T; geometric dimensioning and tolerancing; geometric tolerancing | < Reading engineering drawings
Tolerance analysis | ~ GD&T
Environmental management on site | site environmental management
Site waste management | < Environmental management on site
Dust and noise control | < Environmental management on site
Considerate constructors | ~ Environmental management on site
SKA rating | ~ BREEAM
WELL Building Standard | ~ BREEAM
Considerate constructors scheme | < Considerate constructors
Sustainable construction | sustainability in construction | ~ Environmental management on site
Embodied carbon | ~ Whole life carbon
Whole life carbon | ~ Low carbon design
Green building | ~ Sustainable construction
Low carbon design | ~ Sustainable construction
CEMP | =CEMP | < Environmental management on site
CEEQUAL | ~ BREEAM
LEED | =LEED; LEED certification | ~ BREEAM
BREEAM | =BREEAM; BREEAM assessments | ~ Sustainable construction
Building services engineering | building services; =MEP; mechanical and electrical; building services design; public health engineering; mechanical and electrical services; building services engineer; M&E engineering; M&E design; M&E services; building services installation
M&E maintenance | M&E engineer maintenance | ~ Building services engineering; Hard services; Electrical maintenance; Mechanical maintenance
MEP coordination | < Building services engineering
MEP design | < Building services engineering
Mechanical building services | mechanical services design | < Building services engineering
Electrical building services | electrical services design; electrical design building services | < Building services engineering
M&E coordination | < Building services engineering
Hevacomp | < Building services engineering
IES VE | < Dynamic thermal modelling
TAS modelling | =TAS modelling | < Dynamic thermal modelling
Amtech | < Building services engineering
ProDesign | < Building services engineering
Dialux | < Lighting calculations
Relux | < Lighting calculations
Cymap | < Building services engineering
Building physics | ~ Building services engineering
Dynamic thermal modelling | ~ Building physics; Building services engineering
Dynamic simulation modelling | < Dynamic thermal modelling
CIBSE guides | < Building services engineering
Lighting calculations | ~ Building services engineering
SAP calculations | ~ SBEM
Part L | < Building Regulations | ~ SAP calculations
Thermal modelling | ~ Dynamic thermal modelling
MagiCAD | < Building services engineering
M&E packages | ~ Building services engineering
IES | =IES | ~ IES VE
SBEM | =SBEM | ~ Dynamic thermal modelling
Site logistics | construction logistics; logistics site; site logistics management | < Construction
Materials management on site | material deliveries on site | < Site logistics
Site deliveries | deliveries on site | < Site logistics
Site set-up | < Site logistics
Gateman | < Site logistics
Crane coordination | < Site logistics
Site clearance | ~ Site logistics
Site labouring | < General labouring; Construction
Site cleaning | ~ Site logistics
Gate control | ~ Site logistics
Hod carrying | < Construction | ~ Site labouring
Housekeeping on site | ~ Site cleaning
Dry stone walling and heritage building | heritage restoration; dry stone walling; heritage projects | ~ Stonemasonry
Lime work | < Dry stone walling and heritage building
Building conservation | conservation building | < Dry stone walling and heritage building
Historic buildings | ~ Building conservation
Historic building conservation | < Dry stone walling and heritage building
Restoration of listed buildings | < Dry stone walling and heritage building
Architectural conservation | < Dry stone walling and heritage building
Cost control on projects | cost value reconciliation; =CVR; cost reporting construction; project costing; cost reports; project cost management; cost engineering; cost/value reporting; cost modelling
Whole-life costing | total cost of ownership; whole life costing; lifecycle costing; life cycle costing; life-cycle costing | ~ Cost planning; Cost analysis
Earned value analysis | ~ Cost control on projects
Applications for payment | payment applications | ~ Cost control on projects
Cashflow construction | < Cost control on projects
Commercial reporting | ~ Cost control on projects
Final accounts | ~ Cost control on projects
Interim applications | < Applications for payment
Interim payments | ~ Applications for payment
Contra charges
Value engineering | value management | ~ Cost control on projects
`;
