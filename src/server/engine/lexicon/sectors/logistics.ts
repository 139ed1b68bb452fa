export const logistics = `
Export sales management | overseas distributors; export manager
Warehouse operations | warehousing; warehouse work; warehouse operative; warehouse duties; warehouse environment; warehouse experience; general warehouse duties
Distribution centre | < Warehouse operations
Fulfilment centre | < Warehouse operations
Storage and distribution | < Warehouse operations
Warehouse management | warehouse manager; warehouse supervision; running a warehouse; warehouse supervisor; warehouse team leader; managing a warehouse | < Warehouse operations
Picking and packing | pick and pack; order picking; picking?; picker packer; pick/pack; order picker; picking orders; picking operative; picking and packing orders; packing orders; order preparation; voice picking; warehouse picker | < Warehouse operations
Picker | < Picking and packing
Goods in | goods inwards; receiving goods; inbound goods; booking in stock; goods receipt; checking deliveries; receipt of goods; goods receiving; receiving deliveries; goods received; incoming goods; booking in deliveries; receiving stock; booking in goods; goods inwards inspection | < Warehouse operations
Inbound deliveries | inbound operations | < Goods in
Put away | < Goods in
Shipping and receiving | < Goods in
Incoming deliveries | < Goods in
Despatch | Despatch?; dispatch?; goods out; dispatching orders; despatching; goods dispatch; despatch of goods; goods despatch; despatching goods; goods in and out; dispatching goods | < Warehouse operations
Outbound goods | < Despatch
Shipping orders | < Despatch
Loading and unloading | loading vehicles; unloading deliveries; container unloading; loading bay; unloading vehicles; loading lorries; loading/unloading; load and unload; van loading; unloading containers; trailer loading; unload deliveries; loading trucks; unloading trucks; loading and offloading; securing loads; load securing; load restraint; strapping loads
Devanning | < Loading and unloading
Offloading | < Loading and unloading
Handballing | handball? | < Loading and unloading
Roping and sheeting | ~ HGV driving
Stock control | inventory control; stock management; stock monitoring; controlling stock; stock levels; inventory management; inventory?; stock accuracy; maintaining stock levels; managing stock; stock ordering; inventory levels; stock reconciliation; monitoring stock levels; stock audits; stock auditing; control of stock; stock systems; stock maintenance; stock handling; stock control systems; stock checks; ordering stock; stock checking; stock movements; stock transfers; stock records; took inventory; taking inventory; conducted inventory; managed inventory; ordered stock
Inventory accuracy | < Stock control
Perpetual inventory | < Stock control
Inventory planning | inventory analysis; inventory systems | < Stock control
Inventory optimisation | < Stock control
Storekeeping | < Stock control
Storeman | < Stock control
Stores person | stores control; stores experience; stores management systems | < Stock control
Storesperson | < Stock control
Parts management | < Stock control
Stocktaking | stock takes; cycle counting; stock counts; cycle counts; inventory counts; physical inventory; PI counts | < Stock control
Perpetual inventory counting | < Stocktaking
Stock rotation | rotating stock; rotate stock | ~ Stock control
First in first out | =FIFO | < Stock rotation
Date checking | < Stock rotation
RF scanner [tool] | RF scanning; hand held scanner; barcode scanner; RF guns; HHT; barcode scanning; hand scanner
Scanning equipment | ~ RF scanner
Barcodes
RDT [tool] | < RF scanner
Warehouse management systems [tool] | =WMS
Manhattan WMS [tool] | < Warehouse management systems
Blue Yonder [tool] | < Warehouse management systems
RedPrairie [tool] | < Warehouse management systems
Korber [tool] | < Warehouse management systems
Mintsoft [tool] | < Warehouse management systems
Peoplevox [tool] | < Warehouse management systems
Manhattan SCALE [tool] | < Warehouse management systems
JDA Dispatcher [tool] | < Warehouse management systems
Snapfulfil [tool] | < Warehouse management systems
JDA [tool] | < Warehouse management systems
EWM [tool] | =EWM | < Warehouse management systems
Pallet truck operation | pallet trucks; pump truck; hand pallet truck; pallet jack; manual pallet truck | ~ LLOP licence; Materials handling equipment
MHE equipment | < Materials handling equipment
Materials handling equipment | =MHE
Mechanical handling equipment | < Materials handling equipment
Cold store work | cold storage; cold store; cold chain; cold environment
Chilled warehouse | < Cold store work
Frozen warehouse | < Cold store work
Temperature controlled | ~ Cold store work
Temperature controlled distribution | ~ Cold store work
Frozen food distribution | ~ Cold store work
Kitting | component kitting; kit assembly; kitting parts
Line feeding | ~ Kitting
Materials handling | ~ Warehouse operations
Line side | ~ Kitting
Material handler | < Materials handling
Materials controller | ~ Stock control
Material control | ~ Stock control
Transport planning in logistics | transport scheduling; transport planner; transport planning and routing; transport co-ordination; transport office; transport clerk; transport operations; transport administration; transport coordinator
Traffic office | traffic planning | < Transport planning in logistics
Vehicle scheduling | scheduling deliveries; delivery scheduling; scheduling vehicles | < Transport planning in logistics
Traffic clerk | < Transport planning in logistics
Driver debrief | debriefing drivers; driver debriefing | ~ Transport planning in logistics
Allocating drivers | < Transport planning in logistics
Driver management | managing drivers | ~ Transport planning in logistics
Subcontractor haulage
Load planning | planning loads | ~ Transport planning in logistics
Route planning | route optimisation; Paragon routing; delivery routes; routing software; route planner; routing and scheduling; route mapping; Planning routes
Paragon | Paragon software | < Route planning
Maxoptra | < Route planning
TomTom | ~ Route planning
Transport management systems [tool] | =TMS; transportation management systems
Microlise [tool] | < Transport management systems; Vehicle telematics
Descartes [tool] | < Transport management systems
Oracle OTM [tool] | < Transport management systems
Stirling TMS [tool] | < Transport management systems
Haulier | ~ Road haulage
Freightware [tool] | < Transport management systems
RoadRunner TMS [tool] | < Transport management systems
TransICS [tool] | < Vehicle telematics
Masternaut [tool] | < Vehicle telematics
Quartix [tool] | < Vehicle telematics
Vehicle tracker | < Vehicle telematics
Podfather [tool] | < Transport management systems
Vehicle telematics [tool] | telematics | ~ Transport management systems
Vehicle tracking systems | Vehicle tracking | < Vehicle telematics
Tachograph | tachograph analysis; digital tachograph; tacho; analogue tachograph; tachograph rules; tacho analysis; tachograph infringements; tachograph regulations; tachograph laws; tachograph legislation
Tachomaster | < Tachograph
TruTac | < Tachograph
Drivers' hours regulations | driver hours; drivers hours legislation; EU drivers' hours; driving hours; EC drivers' hours; drivers hours rules; drivers' hours and tachograph rules; EU driving hours | ~ Tachograph
Working Time Directive for drivers | ~ Drivers' hours regulations
Working Time Regulations | working time directive; =WTD; working time rules | ~ Working Time Directive for drivers
EU driving regulations | < Drivers' hours regulations
Road transport directive | ~ Drivers' hours regulations
WTD regulations | ~ Drivers' hours regulations
Driver compliance | ~ Drivers' hours regulations
Driver infringements | ~ Drivers' hours regulations
Operator licence compliance | O licence; operator licence; DVSA compliance; transport compliance; O Licence compliance
Traffic commissioner | ~ Operator licence compliance
FORS accreditation | ~ Operator licence compliance
Earned recognition | ~ Operator licence compliance
Earned Recognition DVSA | ~ Operator licence compliance
Transport legislation | transport law | ~ Operator licence compliance
FORS Gold | < FORS accreditation
FORS Silver | < FORS accreditation
VOSA regulations | ~ Operator licence compliance
Road transport law | road transport legislation | ~ Operator licence compliance
FORS | =FORS | ~ Operator licence compliance
DVSA
CLOCS | ~ FORS
Vehicle checks | daily vehicle checks; walk round checks; walkaround checks; vehicle defect checks; daily checks?; vehicle safety checks; pre-use checks?; daily defect checks; first use checks?; fuel, oil and water checks; daily walk round checks
Daily vehicle inspections | < Vehicle checks
Vehicle defect reporting | defect reports; vehicle defects | < Vehicle checks
Pre-trip inspections | < Vehicle checks
HGV driving | lorry driving; truck driving; driving a large goods vehicle; driving large goods vehicles; large goods vehicle driving; LGV driving; HGV experience; truck driver; driving HGV
Articulated lorry driving | < HGV driving
Trunking | trunk work | < HGV driving
Tramper | ~ HGV driving
Curtain siders | ~ HGV driving
Rigid vehicles | ~ HGV driving
Class 1 driving | class one driving; C+E driver; C+E driving; artic driver; artic driving; articulated vehicles; articulated lorries; driving artics | < HGV driving
Class 2 driving | < HGV driving
Tipper driving | tipper driver | ~ HGV driving
Tanker driving | tanker driver | < HGV driving
Low loader | low loader driving | ~ HGV driving
Car transporter | ~ HGV driving
Hook loader | ~ HGV driving
Grab lorry | ~ HGV driving
Grab wagon | ~ HGV driving
Skip lorry | ~ HGV driving
Double deck trailers | ~ HGV driving
Double deckers | ~ HGV driving
Fridge trailers | ~ HGV driving
Containers haulage | ~ HGV driving
Heavy haulage | ~ HGV driving
Abnormal loads | ~ HGV driving
Flatbed | ~ HGV driving
Walking floor | ~ HGV driving
Skip loader | ~ HGV driving
Hooklift | ~ HGV driving
Class 1 tramping | < HGV driving
Wagon and drag | < HGV driving
Roll-on roll-off | ~ HGV driving
Night trunking | < HGV driving
Store deliveries | ~ HGV driving
Rigid truck driving | < HGV driving
Cement mixer truck | ~ HGV driving
Mixer driver | ~ HGV driving
Van driving | driving vans; LWB van; long wheelbase van; transit van; van driver; sprinter van; 3.5t van; luton van; 3.5 tonne van; driving a van; SWB van; large van
3.5 tonne | < Van driving
3.5t | < Van driving
Professional driving | driving experience; advanced driving; driving company vehicles; driving assessments
Driving duties | ~ Professional driving
Defensive driving | ~ Professional driving
Driver training | ~ Professional driving
Safe driving | ~ Professional driving
Advanced driving course | ~ Professional driving
RoSPA driving | ~ Professional driving
Towing | ~ Professional driving
Recovery driving | vehicle recovery operations | ~ Professional driving
Vehicle delivery | delivery of vehicles | ~ Professional driving
Trade plates | trade plate driving | ~ Professional driving
Vehicle transportation | ~ Professional driving
Collecting vehicles | vehicle collection | ~ Professional driving
Car delivery | ~ Professional driving
Driving instructor | driving instruction | ~ Professional driving
Driving lessons | ~ Professional driving
ADI | =ADI | ~ Professional driving
Multidrop delivery | multi-drop; parcel delivery; courier?; delivery driving; courier work; multi-drop driving; delivery driver; delivering parcels; courier driving; multi-drop delivery driver
Last mile delivery | last mile | ~ Multidrop delivery
Home delivery | ~ Multidrop delivery
Delivering goods | delivery of goods | ~ Multidrop delivery
Food delivery | ~ Multidrop delivery
Delivering to customers | ~ Multidrop delivery
Grocery delivery | ~ Multidrop delivery
Two man delivery | ~ Multidrop delivery
2 man delivery | ~ Multidrop delivery
Parcel sorting | sorting parcels | ~ Multidrop delivery
Postal deliveries | ~ Multidrop delivery
Mail delivery | ~ Multidrop delivery
Post delivery | ~ Multidrop delivery
Newspaper delivery | ~ Multidrop delivery
Furniture delivery | ~ Multidrop delivery
Proof of delivery | =POD? | ~ Multidrop delivery
Delivery paperwork | ~ Multidrop delivery
E-POD | ~ Multidrop delivery
Delivery rounds | ~ Multidrop delivery
Making deliveries | ~ Multidrop delivery
Removals | house removals; furniture removals; house moves; removals experience; removals porter; commercial removals
Commercial moves | < Removals
Furniture porter | < Removals
Bus and coach driving | bus driving; coach driving; PCV driving; bus driver; school bus driving; coach tours; bus operations
Passenger transport driving | passenger transport | < Bus and coach driving
School transport | home to school transport | ~ Bus and coach driving
Minibus driving | minibus | < Professional driving | ~ Bus and coach driving
Passenger assistant
Passenger carrying vehicles | < Bus and coach driving
Community transport | ~ Bus and coach driving
Passenger assistance
Taxi driving | taxi? | < Professional driving
Private hire driving | private hire? | < Professional driving
Fleet management | vehicle fleet management; managing a fleet; fleet administration; fleet compliance; fleet operations; fleet?; company car fleet; fleet manager; vehicle fleet; fleet vehicles; fleet coordination; fleet administrator; fleet control; fleet services
Fuel cards
Contract hire
Road haulage | haulage?; road freight; general haulage; haulage industry; distribution transport; haulage operations; freight transport; road transport; European haulage; transport industry; haulage contractors; transport and distribution; haulage management; European road freight
Transport and logistics | ~ Road haulage
Transport management | transport manager; transport operations management; transport department | ~ Road haulage
Pallet network | < Road haulage
Palletline | < Road haulage
Palletised freight | < Road haulage
Groupage | < Road haulage
Groupage freight | < Road haulage
Traffic operations | ~ Road haulage
Freight forwarding | freight forwarder; international freight; freight management; import and export freight; freight?; freight forwarding operations; international freight forwarding; multi-modal freight; freight industry; freight operations; freight forwarding systems; Freight Forwarding software
Multimodal | ~ Freight forwarding
International logistics | ~ Freight forwarding
CargoWise | CargoWise One | < Freight forwarding
Sequoia customs | < Customs clearance
ASM Sequoia | < Customs clearance
ASM | =ASM? | < Customs clearance
Import and export | import/export; import documentation; importing?; import operations; export operations; export shipping; export procedures; import procedures; export sales administration; import/export documentation; export documents
Export control | export licences; export compliance; export controls | ~ Import and export
Shipping documentation | < Import and export
Shipping documents | < Import and export
Bills of lading | < Import and export
Certificates of origin | < Import and export
ATA carnets | < Import and export
International shipping | ~ Import and export
IATA dangerous goods | < Dangerous goods handling
Dangerous goods regulations | =DGR | < Dangerous goods handling
Hazardous cargo | < Dangerous goods handling
Carriage of dangerous goods regulations | < Dangerous goods handling
Hazardous chemicals transport | < Dangerous goods handling
ITAR | =ITAR | < Export control
ECGD | ~ Import and export
DGSA | =DGSA | < Dangerous goods handling
Export documentation | export administration | < Import and export
Dangerous goods handling | dangerous goods; hazardous goods
IATA | =IATA
IMDG | =IMDG | < Dangerous goods handling
Customs clearance | customs declarations; customs procedures; customs compliance; CDS customs; customs entries; HMRC customs; customs regulations; customs documentation; customs brokerage; customs duty; customs warehouse; customs broker; customs and excise | ~ Import and export
Commodity codes | < Customs clearance
Bonded warehouse | ~ Customs clearance
T1 documents | < Customs clearance
Tariff codes | < Customs clearance
Tariff classification | < Customs clearance
Intrastat | ~ Customs clearance
Excise duty | ~ Customs clearance
Excise | ~ Customs clearance
Duty suspension | ~ Customs clearance
Inward processing relief | < Customs clearance
NCTS | < Customs clearance
AEO | =AEO | ~ Customs clearance
Incoterms | =Incoterms; Incoterms 2020; shipping terms; Incoterms rules | ~ Import and export
Logistics | logistics operations; logistics management; logistics coordination; third party logistics; logistics planning; logistics support; logistics manager; logistics administration; logistics coordinator; logistics industry; supply and logistics; logistics experience; global logistics; distribution and logistics; Logistics?; inbound logistics; logistical planning; logistical support; outbound logistics; logistics processes; logistics services
Distribution management | distribution operations | < Logistics
3PL | =3PL | < Logistics
4PL | < Logistics
Supply chain management | supply chain?; supply chain planning; end-to-end supply chain; supply chain operations; supply chain manager; supply chain optimisation; supply chain processes; global supply chain; supply chain logistics; supply planning; supply planner; supply chain coordination; supply chain solutions; inventory and supply planning; supply chain improvement; supply chain analysis; supply chain strategy
Integrated business planning | =IBP | ~ Supply chain management
Materials management | materials manager | < Supply chain management
Materials planning and procurement | < Supply chain management
SAP SCM | < Supply chain management
SCM software | < Supply chain management
SIOP | < Supply chain management
APO | =APO | ~ Supply chain management
S&OP | =S&OP; sales and operations planning | < Supply chain management
Demand planning | demand planner; forecasting demand; replenishment planning; demand management; demand plan | < Supply chain management
Stock forecasting | forecasting stock | < Demand planning
Inventory forecasting | < Demand planning
Replenishment | ~ Stock control
Stock replenishment | Replenishing stock | < Stock control
Stock planning | ~ Demand planning
Procurement | purchasing?; procurement processes; public sector procurement; strategic procurement; procurement management; sourcing and procurement; indirect procurement; direct procurement; purchasing and procurement; purchasing management; procurement activities?; procurement strategy; global procurement; procurement experience; procurement of goods and services; procurement regulations; EU procurement regulations; procurement policy; public procurement; EU procurement rules; procurement legislation; category management in procurement; procurement frameworks; category manager procurement; procurement category management
Purchase of goods | < Procurement
Purchase planning | purchasing systems | < Procurement
ProContract | ~ E-procurement
In-tend e-tendering | =In-tend; =In-Tend | ~ E-procurement
Proactis | < Procurement
Delta eSourcing | ~ E-procurement
eSourcing | < Procurement
Reverse auctions | < Procurement
Contracts Finder | ~ E-procurement
Atamis | ~ E-procurement
Bravo e-tendering | ~ E-procurement
Spend analysis | < Procurement
Spend analytics | < Procurement
E-procurement | e-tendering | < Procurement
Coupa | < E-procurement
Jaggaer | < E-procurement
OJEU procurement rules | =OJEU; EU procurement | < Procurement
Public Contracts Regulations | < OJEU procurement rules
Strategic sourcing | sourcing?; supplier sourcing; global sourcing; sourcing suppliers; low cost country sourcing; sourcing products; sourcing strategy; product sourcing; Far East sourcing; low-cost sourcing; sourcing components | < Procurement
Supplier quotations | ~ RFQ process
Obtaining quotes | ~ RFQ process
Obtaining quotations | ~ RFQ process
Competitive tendering | ~ Strategic sourcing
Competitive bidding | ~ Procurement
Make or buy | < Procurement | ~ Strategic sourcing
RFQ process | < Procurement
`;
