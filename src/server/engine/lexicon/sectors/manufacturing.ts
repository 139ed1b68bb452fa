export const manufacturing = `
Shift work | working shifts; rotating shifts; night shifts; night work; working nights; shift working; shift patterns; rotational shifts; continental shifts; 12 hour shifts; day and night shifts; 24/7 shift
Manufacturing industry | manufacturing environment; manufacturing experience; manufacturing background; factory environment; factory experience; experience in manufacturing; industrial environment; shop floor environment; manufacturing sector experience
Engineering industry | engineering background; engineering environment; engineering sector experience; engineering experience; years in engineering; engineering company; engineering firm; engineering works | ~ Manufacturing industry
Press tool making | press tool maker; press tools; progression tools; press tooling | < Toolmaking
Mould making | mould tool maker; injection mould tooling; mould tools | < Toolmaking
Jigs and fixtures | jig and fixture design; jig making; fixture design
Rubber processing | rubber moulding; rubber industry; rubber extrusion; vulcanising
Optical assembly | optical technician; optical assembly and test; optical alignment; precision optics
Working with machinery | machinery operation; semi-automated machinery; operating machinery; working with machines; machine operation; machine operator; machine operating; automated machinery; automated equipment; automated machines; automated production
GxP | =GxP; =GXP; GxP processes; GxP regulations; GxP compliance; GxP environment
Welding | weld; arc welding; welding skills
MIG welding | =MIG; MIG welder; MIG/MAG; =MAG welding; metal inert gas welding | < Welding | ~ TIG welding
Mild steel welding | welding mild steel | < Welding | ~ MIG welding
TIG welding | =TIG; TIG welder; tungsten inert gas welding; tig weld; GTAW | < Welding | ~ MIG welding
Aluminium welding | welding aluminium | < Welding | ~ TIG welding
Stainless steel welding | welding stainless steel | < Welding | ~ TIG welding
MMA welding | =MMA; stick welding; manual metal arc; MMA welder; SMAW; manual metal arc welding | < Welding
Spot welding | spot weld; resistance welding; spot welder | < Welding
Gas cutting | gas cutting equipment; oxy fuel cutting | ~ Welding
Plasma cutting | waterjet cutting; profile cutting; plasma cutter; plasma cut | ~ Gas cutting; Laser cutting
Oxy-acetylene | < Gas cutting
Burning gear | < Gas cutting
Laser cutting | ~ Gas cutting
Metal fabrication | fabrication?; fabricating; sheet metal work; steel fabrication; sheet metal fabrication; fabricator; welder fabricator; fabricator welder; plater; metalwork; structural steel fabrication; sheet metal; sheet metal worker; aluminium fabrication | ~ Welding
Plating | Plating? | ~ Metal fabrication
Press brake operation | press brake; brake press; press brake setter | ~ Metal fabrication
Punch press operation | punch press; operating punch presses; CNC punch press | ~ Press brake operation
Folding sheet metal | < Metal fabrication | ~ Press brake operation
Amada | ~ Press brake operation
Trumpf | ~ Press brake operation
Guillotine | ~ Press brake operation
CNC punch | < Punch press operation
Blacksmithing
Forging | forge work | ~ Blacksmithing
Moulding sand | ~ Metal casting
Metal casting | ~ Forging
Investment casting | < Metal casting | ~ Blacksmithing
Galvanising | < Metal finishing
Metal finishing | ~ Polishing and deburring
Plating line | < Electroplating
Casting | foundry; die casting; foundry work; Casting? | ~ Metal casting
Electroplating | < Metal finishing
Anodising | < Metal finishing | ~ Electroplating
Polishing and deburring | metal polishing; deburring; polisher; grinding and polishing; metal polisher
Linishing | < Polishing and deburring
Fettling | < Polishing and deburring
Hand finishing | < Polishing and deburring
Fettler | < Fettling
Machining | machinist; manual machining; precision machining; milling machines; machine tools; machining techniques; manual machinist
Milling | Milling? | < Machining
Turning | Turning? | < Machining
Manual milling | < Machining
Manual turning | < Machining
Centre lathe | < Machining
Lathe | Lathe? | ~ Machining
Manual lathe | < Machining
Precision engineering | < Engineering industry | ~ Machining
Grinding | Grinding? | ~ Machining
Turret milling | < Machining
Miller | Miller? | ~ Machining
Turner | Turner? | ~ Machining
Tooling | ~ Machining
Turner/miller | < Machining
Jig boring | < Machining
Honing | < Machining
Bridgeport | < Machining
Universal grinder | < Machining
Horizontal borer | < Machining
Surface grinding | < Grinding
Cylindrical grinding | cylindrical grinder | < Grinding
Toolmaking | toolmaker | < Machining
Toolroom | ~ Toolmaking
CNC machining | =CNC; CNC machinist; CNC machines; CNC operation; CNC operator; CNC setter operator; CNC setter; CNC equipment; computer numerical control; CNC setting; CNC miller setter | < Machining
CNC turning | CNC lathe; CNC turner; CNC lathe setter/operator | < CNC machining
Sliding head | < CNC turning
Sliding head lathe | < CNC turning
CNC milling | CNC miller; CNC vertical machining | < CNC machining
Machining centre | < CNC milling
5 axis | 5 axis machining; five axis; five axis machining | < CNC milling
Vertical machining centre | =VMC | < CNC milling
3 axis | < CNC milling
4 axis | < CNC milling
CNC programming | CNC programmer; program CNC; CNC offline programming | < CNC machining
G-code | < CNC programming
Fanuc control | Fanuc programming; Fanuc 0i; =Oi-M; =Oi-T; =0i-MF; =0i-TF; =0i-M | < CNC programming
Heidenhain | Heidenhain controls; =iTNC; =TNC?; TNC 640; TNC 620; iTNC 530 | < CNC programming
Mazatrol | < CNC programming
Siemens control | < CNC programming
Mazak | < CNC machining
Haas | < CNC machining
Electrical discharge machining | spark erosion; EDM machining; EDM machines; EDM machinery; EDM machinist; EDM operator; EDM experience; EDM? | < Machining
Wire erosion | < Electrical discharge machining
Wire EDM | < Electrical discharge machining
CAM software [tool] | =CAD/CAM; CAD/CAM software; CAD/CAM systems; CAD CAM; CAM packages; computer aided manufacturing; computer-aided manufacturing | ~ CNC programming; CAD
Mastercam [tool] | < CAM software
Edgecam [tool] | < CAM software
Featurecam [tool] | < CAM software
Alphacam [tool] | < CAM software
PowerMill [tool] | < CAM software
Delcam [tool] | < CAM software
Hypermill [tool] | < CAM software
GibbsCAM [tool] | < CAM software
SigmaNest [tool] | < CAM software
RADAN [tool] | < CAM software
Production operation | production operative; production work; machine operative; operating machines; process operator; operating production machinery; line operative; operate machinery; production experience
Production line | < Production operation
Assembly line | < Production operation
Factory work | < Production operation
Machine setting | machine set-up; setting machines; tool setting; setting and operating; set up machines
Tool changeovers | changeovers | < Machine setting
Machine setter | setter operator | < Machine setting
Line changeovers | < Machine setting
Tool changes | < Machine setting
Press setting | < Machine setting
Mechanical assembly | product assembly; bench assembly; assembly work; sub-assembly; assembling?; assembly operative; hand assembly; assembling components; assembly of components; light assembly; electro-mechanical assembly; assembly fitter
Production planning | production scheduling; production planner; production schedules; capacity planning in production; production control; production plans; planning production | ~ Demand planning
Master production schedule | master scheduling; =MPS | < Production planning
Manufacturing planning | < Production planning
Materials planning | ~ Production planning
Manufacturing ERP [tool]
Manufacturing execution systems [tool] | =MES; manufacturing execution system | ~ Manufacturing ERP
Visual ERP [tool] | < Manufacturing ERP
Movex [tool] | < Manufacturing ERP
Kinaxis [tool] | ~ Manufacturing ERP
Javelin [tool] | =Javelin??; Javelin ERP | < Manufacturing ERP
IFS [tool] | =IFS | < Manufacturing ERP
Production management | production manager
Manufacturing management | manufacturing operations; operations management in manufacturing; manufacturing manager | < Production management
Production supervision | production supervisor | ~ Production management
Running a production line | ~ Production supervision
Production team leadership | < Production supervision
Factory management | < Production management
Production team leader | < Production supervision
Shift supervision | ~ Production management
Cell leader | ~ Production supervision
Shop floor management | ~ Production management
Production efficiency | ~ Production management
Meeting production targets | ~ Production operation
Kanban in manufacturing [method] | JIT manufacturing; just in time manufacturing | < Lean
Just in time [method] | =JIT | ~ Kanban in manufacturing; Lean
Heijunka [method] | < Lean | ~ Kanban in manufacturing
Pull systems [method] | < Lean | ~ Kanban in manufacturing
Quality control | quality inspection; =QC; quality inspector; product inspection; inspection of products; QC checks; QC inspection; quality control checks; quality control procedures; =QC inspector; quality control inspection | ~ Quality assurance
Checking for defects | < Quality control
Visual inspection | < Quality control
Quality checker | < Quality control
In-process inspection | inspecting products | < Quality control
Goods in inspection | < Quality control
Final inspection | < Quality control
In-process checks | < Quality control
Visual checks | < Quality control
ISO 14001 | ISO 14001:2015 | ~ ISO 9001
ISO 13485 | < Quality management
ISO 14971 | ~ ISO 13485
Medical device manufacturing | ~ ISO 13485
Medical device regulations | =MDR; =MDD | ~ ISO 13485
Medical device design | medical device development; designing medical devices | ~ Medical device regulations; Medical device manufacturing
Medical device directive | < Medical device regulations
21 CFR Part 820 | < Quality management | ~ ISO 13485
EU MDR | < Medical device regulations
FDA 21 CFR | ~ ISO 13485
IEC 60601 | ~ Medical device design
IEC 62304 | ~ Medical device design
510(k) | ~ Medical device regulations
FDA QSR | < 21 CFR Part 820
IATF 16949 | ISO/TS 16949 | < Quality management
Automotive quality standards | ~ IATF 16949
VDA 6.3 | ~ IATF 16949
TS16949 | < IATF 16949
AS9100 | AS9100D | < Quality management
Aerospace quality standards | ~ AS9100
AS9102 | ~ AS9100
NADCAP | ~ AS9100
EN9100 | < AS9100
AS9110 | < Quality management | ~ AS9100
AS9120 | < Quality management | ~ AS9100
Metrology | dimensional inspection; CMM inspection; CMM operation; CMM operator; metrology equipment | < Quality control
Precision measurement | < Metrology
CMM programming | < Metrology
Coordinate measuring machine | < Metrology
Faro arm | < Metrology
Dimensional measurement | < Metrology
Measuring equipment | measurement equipment | ~ Metrology
Gauging | ~ Metrology
Faro | ~ Metrology
Shadowgraph | < Metrology
CMM inspector | < Metrology
Surface roughness | ~ Metrology
Mitutoyo | ~ Metrology
PC-DMIS | < Metrology
Micrometers and verniers | micrometer; vernier; vernier callipers; vernier calipers | ~ Metrology
Callipers | < Micrometers and verniers
Measuring instruments | ~ Micrometers and verniers
Calipers | < Micrometers and verniers
Bore gauges | three-point internal gauges; three-point internal micrometers; three-point bore gauges; bore micrometers; bore mics | ~ Micrometers and verniers
Height gauge | ~ Micrometers and verniers
Measuring tools | ~ Micrometers and verniers
Hand measuring equipment | ~ Micrometers and verniers
Hand held measuring equipment | < Hand measuring equipment
Non-destructive testing | =NDT; NDT techniques; NDT inspection; NDE
Ultrasonic testing | < Non-destructive testing
Magnetic particle inspection | =MPI? | < Non-destructive testing
Dye penetrant | < Non-destructive testing
Radiographic testing | < Non-destructive testing
Penetrant inspection | < Non-destructive testing
Magnetic particle | < Non-destructive testing
Penetrant testing | < Non-destructive testing
Eddy current | < Non-destructive testing
Weld inspection | ~ Non-destructive testing
Dye penetrant inspection | < Non-destructive testing
Weld testing | ~ Weld inspection
Phased array | < Ultrasonic testing
TOFD | < Ultrasonic testing
Traceability | batch traceability; lot traceability; traceability systems; product traceability; material traceability; full traceability | ~ Quality control
Batch records | ~ Traceability
Batch numbers | ~ Traceability
Batch record review | < Batch records
Batch documentation | < Batch records
Batch manufacturing records | < Batch records
Good Manufacturing Practice | =GMP; cGMP; GMP manufacturing; GMP environment; GMP compliance; GMP standards; GMP guidelines; GMP regulations; good documentation practice
Sterile manufacturing | ~ Good Manufacturing Practice; Clean room working
GMP audits | < Good Manufacturing Practice
GMP facility | < Good Manufacturing Practice
EU GMP | < Good Manufacturing Practice
Pharmaceutical production | < Good Manufacturing Practice; Pharmaceutical industry
GMP inspections | < Good Manufacturing Practice
Qualified Person | < Good Manufacturing Practice
Pharma | < Pharmaceutical industry
Biopharmaceutical | biopharma | < Pharmaceutical industry
Tablet coating | < Pharmaceutical production
MHRA inspections | ~ Good Manufacturing Practice
EudraLex | < Good Manufacturing Practice
QP release | < Qualified Person
Responsible person GDP | ~ GMP/GDP
FDA regulations | ~ Good Manufacturing Practice
Orange guide | < Good Manufacturing Practice
GMP/GDP | < Good Manufacturing Practice
MHRA | =MHRA | ~ Good Manufacturing Practice
Clean room working | cleanroom; cleanroom environment; cleanroom manufacturing; cleanroom procedures | ~ Good Manufacturing Practice
ISO 7 | ~ Clean room working
ISO 5 | ~ Clean room working
Gowning | ~ Clean room working
Sterile environment | ~ Clean room working
Class 100 | ~ Clean room working
Validation of equipment | equipment validation; computer system validation; =CSV?; validation protocols; validation engineer; validation?; validation documentation; validation reports; validation activities; thermal validation; sterilisation validation
Process validation | validating processes | ~ Validation of equipment
Cleaning validation | ~ Validation of equipment
Equipment qualification | < Validation of equipment
GAMP 5 | < Validation of equipment
21 CFR Part 11 | ~ Validation of equipment
Commissioning and qualification | < Validation of equipment
Temperature mapping | ~ Validation of equipment
GAMP | < Validation of equipment
IQ/OQ | =IQ/OQ | < Validation of equipment
Packing | hand packing; packing products; product packing; packing line; packing operative; packing goods; packing and labelling; packing of goods; packing machines; Packing?
Packaging products | packaging operations; packaging machinery | < Packing
Packaging line | < Packing
Hand packer | < Packing
Shrink wrapping | < Packing
Palletising | ~ Packing
Stretch wrapping | < Packing
Carton erecting | < Packing
Injection moulding | plastic moulding; injection moulder; injection moulding machines; plastic injection moulding; injection molding; moulding?; tool changing injection | < Plastics processing
Blow moulding | blow moulder | < Plastics processing | ~ Injection moulding
Rotational moulding | rotomoulding | < Plastics processing
Compression moulding | < Plastics processing
Mould design | mould designer; designing moulds | ~ Mould making; Injection moulding
Extrusion | Extrusion? | ~ Plastics processing
Plastics manufacturing | ~ Plastics processing
Thermoforming | < Plastics processing
Vacuum forming | < Plastics processing | ~ Thermoforming
Plastic extrusion | < Plastics processing; Extrusion
Plastics processing | plastics industry
Polymer processing | ~ Plastics processing
Engel [tool] | =Engel?; Engel machines | < Injection moulding
Arburg | < Injection moulding
Printing | flexographic printing; printing press; print industry; printer setter; lamination print; DTG printing; print finisher; pad printing; label printing; digital print; commercial print; packaging print; Printing?
Flexo | < Printing
Heidelberg press | < Printing
Die cutting | ~ Printing
Guillotine operator | ~ Printing
Gravure | < Printing
Machine minder | < Printing
Folder gluer | ~ Printing
Photocopying and binding
Web offset | < Printing
Large format | ~ Printing
Indigo press | < Printing
HP Indigo | < Printing
RIP software | ~ Printing
Dye sublimation | < Printing
Bookbinding | ~ Printing
Waste reduction in production | scrap reduction; reducing waste; waste reduction | ~ Lean
Yield improvement | ~ Waste reduction in production
Wastage control | ~ Waste reduction in production
Yield management in production | ~ Waste reduction in production
Waste minimisation | minimising waste; minimise waste | ~ Waste reduction in production
Scrap rates | ~ Waste reduction in production
Material waste | ~ Waste reduction in production
Shift handover in production | shift reports; shift handovers production
Production reports | production reporting | ~ Shift handover in production
Production records | ~ Shift handover in production
Production paperwork | ~ Shift handover in production
Completing production paperwork | ~ Shift handover in production
Batch sheets | ~ Shift handover in production
`;
