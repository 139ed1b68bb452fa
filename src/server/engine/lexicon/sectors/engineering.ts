export const engineering = `
Technical drafting | draughting; CAD drafting; 2D drafting; drafting drawings; draughtsman; draughtsperson; draughting skills; drafter; CAD draughting; engineering draughting | < CAD
Oil and gas industry | oil and gas; oil & gas; oil and gas sector; oil and gas experience; oil industry; oil rig; offshore oil and gas; natural gas; petroleum industry
Petrochemicals | petrochemical industry
Mechanical aptitude | mechanically minded; mechanical aptitude and technical ability; technical aptitude; hands-on mechanical ability
Torque and tensioning | bolting; torque and tension; hydraulic torque; bolting operations; controlled bolting; bolt tensioning; flange management
Enclosure design | plastic enclosure design; product enclosure design; plastics design; injection moulded parts design
High-speed machinery maintenance | high speed machinery; high-speed packaging machinery; automated packaging lines; packaging machinery maintenance | < Maintenance engineering
Electrically biased maintenance | electrical bias; electrically biased; electrical maintenance bias | < Maintenance engineering
Reservoir engineering | reservoir modelling; reservoir uncertainty; reservoir simulation; reservoir engineer | < Oil and gas engineering
Deepwater projects | deepwater?; deep water drilling; deepwater applications | < Oil and gas engineering
Nuclear safety assessment | deterministic safety assessment; probabilistic safety assessment; engineering substantiation; nuclear safety case | < Nuclear engineering
Rig scheduling | rig schedule; rig planning | ~ Drilling engineering
Rig operations | drilling rigs; rig crew; roughneck; rig floor | < Oil and gas industry | ~ Drilling engineering; Rig scheduling
IPTV and DVB | =DVB; IPTV; set-top boxes; digital television systems
Composites | Composites?; composite laminating; composite materials; carbon fibre; composite manufacturing; advanced composites; composite structures; carbon composites; composite lamination; pre-preg; prepreg; composites engineering | ~ Materials engineering
Functional safety | functional safety engineer; IEC 61508; IEC 61511; safety integrity level; =SIL; SIL assessment; SIL verification; safety instrumented systems; ISO 26262 functional safety | < Safety engineering
Safety engineering | system safety; safety-critical systems; safety critical systems; safety critical solution development; safety assessment engineering | ~ Reliability engineering
Human factors engineering | human factors; human factors integration; ergonomics?; HFE
Workstation assessment | ergonomic assessments; workstation assessments; ergonomic assessment | ~ DSE; Human factors engineering
Structural analysis software [tool]
Tedds [tool] | Tekla Tedds | < Structural analysis software
STAAD.Pro [tool] | StaadPro; STAAD; STAAD Pro | < Structural analysis software
Masterseries [tool] | < Structural analysis software
ETABS [tool] | < Structural analysis software
SAP2000 [tool] | < Structural analysis software
Oasys GSA [tool] | < Structural analysis software
CSC Fastrak [tool] | Fastrak | < Structural analysis software
IDEA StatiCa [tool] | < Structural analysis software
LUSAS [tool] | < Structural analysis software
Process simulation software [tool] | ~ Chemical engineering
Aspen HYSYS [tool] | HYSYS | < Process simulation software
Aspen Plus [tool] | < Process simulation software
UniSim [tool] | < Process simulation software
gPROMS [tool] | < Process simulation software
PIPESIM [tool] | < Process simulation software
Plant design software [tool] | < CAD
AVEVA PDMS [tool] | PDMS | < Plant design software
SmartPlant 3D [tool] | SmartPlant | < Plant design software
CADWorx [tool] | < Plant design software
Intergraph [tool] | < Plant design software
Civil engineering design software [tool] | < CAD
Civil 3D [tool] | AutoCAD Civil 3D; AutoCAD Civil | < Civil engineering design software | ~ AutoCAD
OpenRoads [tool] | < Civil engineering design software
MXROAD [tool] | MX Road | < Civil engineering design software
PDS civil [tool] | =PDS civil | < Civil engineering design software
KeyTurn [tool] | < Swept path analysis | ~ Civil engineering design software
MicroStation [tool] | Bentley MicroStation; Microstation V8 | < CAD
Mechanical engineering | mechanical design; mechanical engineer; mechanical systems; mechanical engineering design; mechanical principles; mechanical background | < Engineering industry
Electrical engineering | electrical design; electrical engineer; electrical engineering design; electrical power engineering | ~ Electronic engineering
Electronic engineering | electronic design; electronic engineer; electronic circuits; electronic systems; electrical/electronic; analogue and digital electronics; electronic components? | ~ Electrical engineering
Circuit design | < Electronic engineering
Chemical engineering | chemical process engineering; chemical engineer | ~ Process engineering
Process safety engineering | < Process safety | ~ Chemical engineering
Process engineering design | < Process engineering | ~ Chemical engineering
Mass and heat balances | < Chemical engineering
Unit operations | < Chemical engineering
Distillation | ~ Unit operations
Process engineering | process engineer; manufacturing process engineering; process industry | ~ Manufacturing engineering
Process plant | ~ Process engineering
Manufacturing engineering | production engineering; manufacturing engineer; production engineer; manufacturing methods; manufacturing process design; manufacturing process improvement | < Engineering industry
Methods engineering | ~ Manufacturing engineering
Industrial engineering | ~ Manufacturing engineering
Process planning | ~ Manufacturing engineering
New product introduction engineering | ~ Manufacturing engineering
Systems engineering | system design engineering; systems engineer; model-based systems engineering; systems architecture engineering; =MBSE
System integration and test | ~ Systems engineering
SysML | =SysML | ~ Systems engineering
System requirements | ~ Systems engineering
Cameo | ~ Systems engineering
Rhapsody | ~ Systems engineering
Verification and validation | =V&V | ~ Systems engineering
V lifecycle | ~ Systems engineering
INCOSE | =INCOSE | ~ Systems engineering
DOORS | =DOORS | ~ Systems engineering
Aerodynamics | ~ Aerospace engineering
ISO 26262 | < Functional safety | ~ Automotive engineering
Powertrain | powertrain engineering | < Automotive engineering
Battery systems | battery management systems; EV batteries | ~ Energy storage; Battery technology
Motorsport | < Automotive industry | ~ Automotive engineering
Nuclear engineering | nuclear safety; nuclear engineer | < Nuclear industry
Nuclear physics | < Physics | ~ Reactor physics; Nuclear engineering
Nuclear regulation | nuclear regulations; nuclear site licence; nuclear site licence conditions | ~ Nuclear engineering; ONR; Nuclear safety assessment
Radiation shielding | ~ Nuclear engineering
Health physics | ~ Nuclear engineering
Reactor physics | ~ Nuclear engineering
Radioactive waste | Nuclear waste; radioactive waste management; nuclear waste management | ~ Nuclear engineering
ONR | ~ Nuclear engineering
Safety cases | < Safety engineering | ~ Nuclear safety assessment
Nuclear decommissioning | nuclear site decommissioning; reactor decommissioning; decommissioning? | < Nuclear industry | ~ Nuclear engineering
Power systems engineering | power distribution; power systems; power engineering; power transmission; power network; power system analysis; power quality; electrical power; electrical power systems
High voltage | high voltage equipment; =HV | ~ Power systems engineering
Low voltage | =LV; low voltage equipment; LV systems | ~ High voltage
Substations | substation design | ~ High voltage; Transmission and distribution; Power systems engineering
Transmission and distribution | < Power systems engineering
11kV | < High voltage
33kV | < High voltage
132kV | < High voltage
400kV | < High voltage
Earthing
HV cables | < High voltage
Electricity distribution | electrical distribution | < Power systems engineering
Medium voltage | ~ High voltage
HV and LV | < High voltage; Low voltage
Overhead line design | < Power systems engineering
HV systems | < High voltage
HV electrical | < High voltage
DIgSILENT | PowerFactory | < Power systems engineering
Steam turbines | < Turbo machinery
Rotating equipment | ~ Rotating machinery
Turbo machinery | < Rotating machinery
Battery energy | ~ Energy storage
Grid code | ~ Power systems engineering
Grid connections | ~ Power systems engineering
Smart grid | ~ Power systems engineering
Electric motors | ~ Electrical machines
Motor rewinding | < Electric motors
AC and DC drives | ~ Motor control
Motor control | ~ Electric motors
Electrical machines | ~ Electrical engineering
Electrical protection | ~ Protection relays; Power systems engineering
High voltage cables | < HV cables
Electricity network | electrical networks | < Power systems engineering
Motor control centres | =MCC? | ~ Motor control; Switchgear
Linesman | ~ Transmission and distribution
Overhead linesman | < Linesman
ETAP | =ETAP | < Power systems engineering
PSCAD | < Power systems engineering
PSS/E | < Power systems engineering
ERACS | < Power systems engineering
IPSA | < Power systems engineering
G99 | ~ Grid connections
G59 | ~ G99
UPS | =UPS?; UPS systems; uninterruptible power supply
DNO | =DNO | ~ Electricity distribution
Gas turbines | < Turbo machinery
Protection relays | protection and control; relay protection | < Power systems engineering
Transformers | Transformers? | ~ Substations; Power systems engineering
Switchgear | HV switchgear; LV switchgear | ~ High voltage; Substations; Transformers; Power systems engineering
Power electronics | power supply design | < Electronic engineering
Hydraulics and pneumatics | hydraulics; pneumatics; hydraulic systems; pneumatic systems; pneumatics and hydraulics; hydraulic and pneumatic systems; fluid power; hydraulic hoses; hydraulics/pneumatics; hydraulic pumps; hydraulic fault finding; pneumatic and hydraulic systems; Parker hydraulics; hydraulic equipment; hydraulic cylinders; pneumatic circuits; hydraulic power; pneumatic controls
Hose assembly | ~ Hydraulics and pneumatics
Festo | < Hydraulics and pneumatics
Cylinders and valves | ~ Hydraulics and pneumatics
Fluid mechanics | ~ Computational fluid dynamics; Fluid dynamics and heat transfer
Pumps and valves | pumps?; pump maintenance; valve maintenance; pump engineer; pumping stations; pumping systems; pump overhaul; valve repair; control valves; vacuum pumps; pump repair; pump curves
Compressors | ~ Rotating machinery
Rotating machinery | ~ Mechanical maintenance
Gearboxes | Gearboxes? | ~ Bearings and gearboxes
Bearings | Bearings? | ~ Bearings and gearboxes
Mechanical seals | ~ Pumps and valves
Shaft alignment | < Mechanical maintenance
Air compressors | compressed air; compressed air systems | < Compressors
Laser alignment | ~ Shaft alignment
Pressure equipment directive | =PED | ~ Pressure systems
Heat exchangers | ~ Heat transfer
ASME VIII | < ASME; Pressure systems
CAESAR II | < Piping design
ASME B31.3 | < ASME | ~ Piping design
API standards
Actuators | ~ Pumps and valves
Pressure testing
Hydrotesting | < Pressure testing
Conveyors | Conveyors?; conveyor systems | ~ Materials handling systems
Materials handling systems
PD5500 | < Pressure systems | ~ ASME VIII
ASME | =ASME
Piping design | pipe stress analysis; piping?; piping engineering | ~ P&ID; Plant design software
Pressure systems | pressure vessels
PSSR | =PSSR | ~ Pressure systems
Mechanical maintenance | mechanical fitting; mechanical fitter; maintenance fitter; mechanical maintenance engineering; mechanically biased; mechanical bias; mechanical repairs; mechanical overhaul; mechanical maintenance engineer; mechanical servicing; machinery maintenance; maintenance of machinery; mechanical breakdowns | < Engineering industry
Bearings and gearboxes | ~ Mechanical maintenance
Fitting and turning | ~ Mechanical maintenance
Machine fitting | < Mechanical maintenance
Stripping and rebuilding | ~ Mechanical maintenance
Machine strip down | < Stripping and rebuilding
Workshop fitter | < Mechanical maintenance
Machine building | ~ Mechanical assembly; Mechanical maintenance
Millwright | < Mechanical maintenance
Maintenance engineering | multi-skilled maintenance engineering; multiskilled engineer; plant maintenance engineering; maintenance engineer; multi skilled maintenance engineer; engineering maintenance; maintenance technician; industrial maintenance; multi-skilled engineering; site engineering maintenance; maintenance and engineering | ~ Planned and reactive maintenance
Electromechanical | ~ Electrical and mechanical maintenance
Shift engineer | < Maintenance engineering
Electrical and mechanical maintenance | electrical and mechanical; electro-mechanical maintenance; mechanical and electrical maintenance | < Maintenance engineering; Mechanical maintenance
Multi-disciplined engineer | ~ Maintenance engineering
Field service engineering | field service; field engineer; on-site servicing; field service engineer; service engineering; service engineer; field based engineer; service and installation; field engineering; field-based service; service and repair; equipment servicing and repair; service technician; installation and service; installation, service; installation and servicing; on-site support engineering; equipment service | ~ Commissioning
Installation and commissioning | installation, commissioning | < Commissioning | ~ Field service engineering
Breakdown and repair | ~ Planned and reactive maintenance; Field service engineering
Equipment installation | installing equipment | ~ Field service engineering
Customer site repairs | < Field service engineering
Installation and maintenance | ~ Field service engineering
Machine installation | < Equipment installation
On-site installation | ~ Field service engineering
Commissioning | commissioning engineer; testing and commissioning; plant commissioning; pre-commissioning; test and commissioning; commissioning of equipment; commissioning and testing; start-up and commissioning; commissioning systems; install and commission; commissioning of plant; test and commission; site commissioning; equipment commissioning; Commissioning?
FAT and SAT | FAT/SAT | < Factory acceptance testing; Site acceptance testing
Factory acceptance testing | factory acceptance test; factory acceptance | ~ Commissioning
Site acceptance testing | site acceptance | ~ Commissioning
PLC programming | =PLC?; PLCs; programmable logic controllers; PLC fault finding; PLC systems; PLC software; PLC programmer; Mitsubishi PLC; PLC control systems; Schneider PLC; PLC diagnostics; structured text PLC; PLC control; PLC programs | < Industrial automation
Ladder logic | < PLC programming
Omron | < PLC programming
Siemens Step 7 | < PLC programming
Codesys | < PLC programming
Beckhoff | < PLC programming
TwinCAT | < PLC programming
Siemens TIA Portal | < PLC programming
Function block | < PLC programming
Siemens S5 | < PLC programming
Siemens S5/S7 | < PLC programming
IEC 61131 | < PLC programming
GX Works | < PLC programming
IEC61131-3 | < PLC programming
Rockwell | Rockwell? | < PLC programming
GuardLogix | < PLC programming
S7 | =S7 | < PLC programming
Allen Bradley | Rockwell Automation | < PLC programming
RSLogix | < Allen Bradley
Studio 5000 | < Allen Bradley
ControlLogix | < Allen Bradley
Siemens S7 | Siemens PLC | < PLC programming
TIA Portal | < Siemens S7
Step 7 | < Siemens S7
SCADA [tool] | =SCADA; SCADA systems; Ignition SCADA; supervisory control and data acquisition; SCADA software | < Industrial automation
Wonderware [tool] | < SCADA
WinCC [tool] | < SCADA
iFix [tool] | < SCADA
FactoryTalk [tool] | < SCADA
Citect [tool] | < SCADA
Intouch [tool] | =InTouch?; =Intouch | < Wonderware
ClearSCADA [tool] | < SCADA
FactoryTalk View [tool] | < SCADA
Siemens PCS7 [tool] | < PCS7
Emerson DeltaV [tool] | < DeltaV
ABB 800xA [tool] | < Distributed control systems
Honeywell Experion [tool] | < Distributed control systems
Yokogawa [tool] | < Distributed control systems
OSI PI [tool] | ~ SCADA
PI historian [tool] | ~ SCADA
Telemetry systems | ~ SCADA
Zenon [tool] | < SCADA
PCS7 [tool] | < Distributed control systems
RTU [tool] | =RTU | ~ SCADA
Distributed control systems [tool] | =DCS | < Industrial automation | ~ SCADA
DeltaV [tool] | < Distributed control systems
HMI [tool] | =HMI; HMI programming; human machine interface; HMI design; HMI screens; touch screens HMI | < Industrial automation
Industrial automation | automation engineering; factory automation; automation systems; controls engineer; automation engineer; automation and controls; automation equipment; automation technology; automated systems?
Machine control | < Industrial automation
Motion control | < Industrial automation
Industrial control systems | < Industrial automation
Control system design | Control design | < Control systems
Servo systems | servo drives; servos; servo | ~ Motion control
Special purpose machinery | special purpose machines | ~ Machine design
Machine design | < Mechanical engineering
Control theory | ~ Control systems
Feedback control | ~ Control systems
Bespoke machinery | ~ Special purpose machinery
Industrial networks | ~ Industrial automation
Profibus | < Industrial networks
Profinet | < Industrial networks
Modbus | < Industrial networks
EtherCAT | < Industrial networks
DeviceNet | < Industrial networks
Ethernet/IP | < Industrial networks
Fieldbus | < Industrial networks
Vision inspection | ~ Machine vision
Industrial communications | ~ Industrial networks
Inductive sensors | ~ Instrumentation
Control philosophy | ~ Control systems
Functional design specification | =FDS
Control systems | control systems engineering; control engineering | < Industrial automation
Robotics | industrial robots; ABB robots; robotic systems; Fanuc robots; KUKA robots; robotic cells; Universal Robots; robotics engineering; robot maintenance; autonomous robots; robot programming | < Industrial automation
Robotic welding | robot welding; robotic welder | < Welding | ~ Robotics
Fanuc | ~ Robotics
Cobots | < Robotics
Yaskawa | ~ Robotics
Mechatronics | ~ Robotics
Autonomous systems | autonomous vehicles | ~ Robotics
KUKA | < Robotics
ABB | =ABB | ~ Robotics
AGV | =AGV | ~ Robotics
Instrumentation | control and instrumentation; C&I; instrument technician; instrumentation engineering; process instrumentation; instrumentation and control; control and instrumentation engineer; electrical and instrumentation; instrumentation engineer; instrument tech; control and instrument; instrumentation design; Instrumentation?; =E&I
Loop checks | < Instrumentation
Flow meters | ~ Instrumentation
PID control | ~ Control systems; Instrumentation
PID loops | < PID control
Loop tuning | < PID control
Transmitters | ~ Instrumentation
Pressure transmitters | < Transmitters
C&I engineer | < Instrumentation
EC&I | =EC&I | < Instrumentation
EI&C | < Instrumentation
Calibration | calibrating equipment; equipment calibration; UKAS calibration; calibrate; calibrated; calibration engineer; calibration of equipment; calibration management; calibration laboratory; calibration technician; calibration records; instrument calibration lab; calibration of instruments; instrument calibration; calibrate instruments; calibrated instruments; calibrating instruments
ISO 17025 | laboratory accreditation; laboratory quality management; laboratory quality standards | ~ Calibration
ISO/IEC 17025 | < ISO 17025
UKAS | =UKAS | ~ ISO 17025
CAD | =CAD; computer aided design; CAD software; 3D CAD; 2D CAD; CAD drawings; CAD design; CAD modelling; CAD packages; 2D and 3D CAD; CAD technician; CAD systems; CAD work; CAD models; 2D/3D CAD; CAD engineer; CAD Design Engineer; surfacing CAD; 2D CAD drawings; 3D CAD modelling
3D modelling engineering | < CAD
2D drawings | ~ CAD
Manufacturing drawings | ~ Technical drafting; CAD
Detailing drawings | detailed drawings | ~ Technical drafting; CAD
Surface modelling | < CAD
Solid modelling | < CAD
General arrangement drawings | ~ Technical drafting; CAD
GA drawings | < General arrangement drawings
Drawing packages | ~ Technical drafting; CAD
Sheet metal design | ~ CAD
Parametric modelling | < CAD
Engineering design software | < CAD
As-built drawings | ~ Technical drafting; CAD
Shop drawings | ~ Technical drafting; CAD
AutoCAD [tool] | AutoCAD LT; AutoCAD 2D; Autocad 2D & 3D; AutoCAD MEP; AutoCAD 3D; AutoCAD Electrical; Autodesk AutoCAD | < CAD
AutoCAD Plant 3D [tool] | Plant 3D | < Plant design software
BricsCAD [tool] | < CAD | ~ AutoCAD
DraftSight [tool] | < CAD | ~ AutoCAD
CADS RC [tool] | =CADS RC | ~ AutoCAD
Bentley [tool] | Bentley? | ~ AutoCAD
SolidWorks [tool] | Solidworks 3D; SolidWorks CAD | < CAD | ~ Autodesk Inventor; Solid Edge; CATIA; Siemens NX; Creo
SolidWorks Simulation [tool] | < SolidWorks | ~ Finite element analysis
SolidWorks Composer [tool] | ~ SolidWorks
CSWP [tool] | < SolidWorks
CSWA [tool] | =CSWA | < SolidWorks
Autodesk Inventor [tool] | =Inventor?; Autodesk Inventor Professional; Inventor 3D; AutoCAD Inventor; Inventor CAD | < CAD | ~ SolidWorks
Fusion 360 [tool] | Autodesk Fusion 360; Autodesk Fusion | < CAD | ~ Autodesk Inventor
Solid Edge [tool] | =Solid Edge; Solid Edge?; Siemens Solid Edge | < CAD | ~ SolidWorks
ST10 [tool] | =ST10 | < Solid Edge
CATIA [tool] | CATIA V5; Catia V4; CATIA V6 | < CAD | ~ SolidWorks; Siemens NX
SmarTeam [tool] | ~ CATIA
Dassault [tool] | ~ CATIA
3DX [tool] | ~ CATIA
VPM [tool] | ~ CATIA
Siemens NX [tool] | NX CAD; Unigraphics; Siemens NX CAD; =NX; UG NX; Unigraphics NX | < CAD | ~ CATIA
NX10 [tool] | < Siemens NX
Creo [tool] | PTC Creo; Pro/Engineer; Creo Parametric; Creo Elements; ProEngineer/Creo | < CAD | ~ SolidWorks
Pro E [tool] | =Pro E | < Creo
Wildfire [tool] | =Wildfire??; Creo Wildfire; Pro/E Wildfire; ProE Wildfire; Pro/ENGINEER Wildfire | < Creo
Revit [tool] | Autodesk Revit; Revit MEP; Revit Architecture; Revit Structure; Revit modelling; Revit families; Revit BIM | < CAD; Building information modelling | ~ ArchiCAD
Dynamo [tool] | Dynamo Revit; Dynamo? | ~ Grasshopper
ArchiCAD [tool] | Graphisoft ArchiCAD; =ArchiCAD | < CAD | ~ Revit
Vectorworks [tool] | < CAD | ~ ArchiCAD
AutoCAD Architecture [tool] | < AutoCAD | ~ ArchiCAD
Chief Architect software [tool] | Chief Architect Premier | ~ ArchiCAD
Grasshopper [tool] | =Grasshopper; Grasshopper?; Grasshopper 3D | ~ ArchiCAD
Tekla [tool] | Tekla Structures | < CAD | ~ Steel detailing
Tekla Structural Designer [tool] | < Structural analysis software | ~ Tekla
StruCad [tool] | < CAD | ~ Tekla
Autodesk Robot [tool] | Robot Structural Analysis; Robot Structural | < Structural analysis software
RAM concept [tool] | =RAM concept | < Structural analysis software | ~ Tekla
SpaceGass [tool] | < Structural analysis software | ~ Tekla
Autodesk Advance Steel [tool] | < CAD | ~ Tekla
SCIA [tool] | Scia Engineer | < Structural analysis software
Building information modelling | =BIM; BIM modelling; BIM models; Federated models
BIM coordination | BIM coordinator | < Building information modelling
BIM Level 2 | < Building information modelling
Navisworks | Navisworks Manage | < Building information modelling
BIM manager | < Building information modelling
BIM technician | BIM modeller | < Building information modelling | ~ BIM manager
BIM standards | BS1192 | < Building information modelling | ~ ISO 19650; PAS 1192
BIM 360 | ~ Building information modelling
BIM execution plan | < Building information modelling
ISO 19650 | < Building information modelling
Autodesk Construction Cloud | =ACC? | ~ Building information modelling
Clash detection | < Building information modelling
COBie | < Building information modelling
Autodesk BIM 360 | < BIM 360
3D BIM | < Building information modelling
BIM level 3 | < Building information modelling
PAS 1192 | < Building information modelling
Solibri | < Building information modelling
Common data environment | =CDE | ~ Building information modelling
Digital engineering | ~ Building information modelling
Digital twin | ~ Building information modelling
BS EN ISO 19650 | < ISO 19650
Finite element analysis | =FEA; finite element; finite element modelling; =FEM; =FE analysis
Abaqus | < Finite element analysis
Nastran | NX Nastran | < Finite element analysis
Stress analysis | stress engineering; stress engineer | ~ Finite element analysis
Patran | < Finite element analysis
ANSYS Mechanical | < Finite element analysis
Hypermesh | < Finite element analysis
Structural analysis FEA | < Finite element analysis
Fatigue analysis | ~ Stress analysis
HyperWorks | < Finite element analysis
MSC Nastran | < Finite element analysis
Altair | ~ HyperWorks
Optistruct | < Finite element analysis
Static and dynamic analysis | ~ Finite element analysis
MSC Patran | < Finite element analysis
Modal analysis | ~ Finite element analysis
Fracture mechanics | ~ Stress analysis
Ansys Workbench | < Finite element analysis
COMSOL Multiphysics | < Finite element analysis
Vibration analysis | ~ Condition monitoring; Modal analysis
Stress calculations | < Stress analysis
Non-linear analysis | ~ Finite element analysis
Explicit dynamics | < Finite element analysis
Multiphysics simulation | ~ Finite element analysis
Crash simulation | < Finite element analysis
Structural dynamics | ~ Modal analysis
Thermal analysis | ~ Heat transfer; Finite element analysis
Altair Hyperworks | < HyperWorks
ADAMS multibody | < Multibody dynamics
Multibody dynamics | ~ Finite element analysis
ANSYS | < Finite element analysis
LS-DYNA | < Finite element analysis
COMSOL | < Finite element analysis
Computational fluid dynamics | =CFD?; fluid dynamics; CFD analysis; fluid flow modelling; CFD simulation; CFD modelling
ANSYS Fluent | < Computational fluid dynamics
OpenFOAM | < Computational fluid dynamics
STAR-CCM+ | < Computational fluid dynamics
Aerothermal | ~ Computational fluid dynamics
Star-CD | < Computational fluid dynamics
Aerodynamic analysis | < Aerodynamics | ~ Computational fluid dynamics
CFX | =CFX | < Computational fluid dynamics
Thermodynamics | thermal engineering; thermofluids
Heat transfer | heat transfer analysis | ~ Thermodynamics
Heat and mass transfer | ~ Thermodynamics
Thermal management | thermal design; thermal systems | ~ Thermodynamics
Fluid systems | ~ Thermodynamics
Fluid dynamics and heat transfer | ~ Thermodynamics
PCB design | printed circuit board design; PCB layout; =PCB?; Eagle PCB; multi-layer PCB | < Electronic engineering
Altium | < PCB design
Altium Designer | < Altium
OrCAD | < PCB design
Cadence Allegro | < PCB design
KiCad | < PCB design
Schematic capture | < Electronic engineering
Circuit board design | < PCB design
Printed circuit boards | circuit boards | ~ PCB design
Mentor PADS | < PCB design
EAGLE CAD | < PCB design
Zuken | < PCB design
Analogue design | < Electronic engineering
Analogue electronics | < Electronic engineering
Digital electronics | digital electronics design | < Electronic engineering
Analogue circuit design | < Analogue design
Mixed signal | < Electronic engineering
Analogue and digital | digital and analogue; analogue/digital | ~ Electronic engineering
Hardware design | hardware engineering | < Electronic engineering
Electronics hardware | electronic hardware design | < Electronic engineering
LTspice | < Circuit simulation
PSpice | < Circuit simulation
Circuit simulation | < Electronic engineering
Signal integrity | < Electronic engineering
High speed digital design | < Electronic engineering
Low noise design | < Electronic engineering
ASIC design | < IC design
IC design | < Electronic engineering
Analog IC design | < IC design
Chip design | < IC design
Cleanroom semiconductor | ~ Semiconductors
Photolithography | ~ Wafer fabrication
Cadence Virtuoso | < IC design
Silicon design | < IC design
Laser systems | ~ Optics
Zemax | < Optics
Fibre lasers | ~ Laser systems
Opto-mechanical | ~ Optics
Optical systems | < Optics
Semiconductor devices | ~ Semiconductors
Microelectronics | < Electronic engineering
Physical design | < IC design
SoC design | < IC design
SPICE | =SPICE? | < Circuit simulation
ASIC | =ASIC | ~ ASIC design
VLSI | =VLSI | < IC design
MEMS | =MEMS | ~ Microelectronics
Optics | Optics?; optical engineering; optical design
Photonics | < Optics
Optoelectronics | < Optics
Semiconductors | semiconductor industry | ~ Microelectronics
Wafer fabrication | < Semiconductors
EMC | =EMC; electromagnetic compatibility; EMC testing; EMI/EMC; EMC compliance; EMC design; EMC directive; EMC test | ~ Electronic engineering
Electromagnetic interference | < EMC
Low voltage directive | ~ CE certification
ATEX directive | < ATEX
IECEx | =IECEx | ~ ATEX
Product compliance testing | product compliance | ~ EMC
Intrinsically safe | < Intrinsic safety
Intrinsic safety | ~ ATEX
UL approval | < Product certification
RoHS | =RoHS
Product certification | ~ Product compliance testing
Product safety testing | < Product compliance testing
WEEE directive | ~ RoHS
Hazardous area equipment | ~ ATEX
Product approvals | ~ Product certification
CE certification | < Product certification
REACH and RoHS | < RoHS
ATEX | =ATEX
DSEAR | =DSEAR | ~ ATEX
RF engineering | radio frequency engineering; =RF?; RF design; RF engineer; RF systems; RF circuits; RF and microwave; RF testing; RF test; RF electronics; RF propagation; =ADS RF | < Electronic engineering
Microwave engineering | < RF engineering
Antenna design | < RF engineering
Wireless communications | ~ RF engineering
Radio communications | ~ RF engineering
Radio systems | radio planning; RF network planning; RF optimisation | ~ RF engineering
Spectrum analyser | ~ Electronic test and measurement
Network analyser | ~ Electronic test and measurement
CST Microwave Studio | < RF engineering
Mobile telecoms | < Telecommunications
Cell planning | ~ Radio systems
Link budgets | < RF engineering
Drive testing | ~ Radio systems
DSP algorithms | ~ Beamforming
Beamforming | < RF engineering
HFSS | < RF engineering
RAN | =RAN | ~ Mobile telecoms
Electronic test and measurement | electronic testing; electronic test; test and measurement; functional testing of electronics; electrical test equipment; electronic test engineer
Electronic repair | repair of electronics; electronic fault finding; repairing electronics; electronics repair; repairing electronic equipment | ~ Electronic test and measurement
Electronic assembly | electronics assembly; assembling electronics; electronic assembler | ~ Soldering; Electrical assembly; Electronic test and measurement
Test equipment | ~ Electronic test and measurement
Multimeter | ~ Electronic test and measurement
Test rigs | test rig design | ~ Electronic test and measurement
Automatic test equipment | automated test equipment; =ATE | ~ Electronic test and measurement
Test fixtures | ~ Electronic test and measurement
TestStand | ~ Electronic test and measurement
National Instruments | ~ Electronic test and measurement
Test benches | bench testing | ~ Electronic test and measurement
Data acquisition | ~ Electronic test and measurement
In-circuit testing | ~ Electronic test and measurement
ICT testing | =ICT testing | ~ Electronic test and measurement
Environmental testing | ~ Electronic test and measurement
Vibration testing | ~ Electronic test and measurement
Test jigs | ~ Electronic test and measurement
Signal generators | ~ Electronic test and measurement
Component level repair | < Electronic repair | ~ Electronic test and measurement
PCB repair | PCB level | < Electronic repair | ~ Electronic test and measurement
Fault find PCB | PCB fault finding | ~ Electronic test and measurement
Prototype testing | ~ Electronic test and measurement
HALT testing | ~ Electronic test and measurement
Design verification | design verification testing | ~ Electronic test and measurement
Test plans hardware | hardware testing | ~ Electronic test and measurement
Test automation hardware | ~ Electronic test and measurement
Board level repair | < Electronic repair | ~ Electronic test and measurement
Flying probe | ~ Electronic test and measurement
DAQ | ~ Electronic test and measurement
Oscilloscope | ~ Electronic test and measurement
LabVIEW | NI LabVIEW | ~ Electronic test and measurement
Reliability engineering | reliability analysis; reliability and maintainability | ~ Root cause analysis
Failure analysis | ~ Reliability engineering
RAMS engineering | =RAMS engineering | ~ Reliability engineering
Weibull | Weibull analysis | ~ Reliability engineering
Failure investigation | ~ Reliability engineering
Availability and maintainability | ~ Reliability engineering
ILS engineering | =ILS engineering; ILS engineer | ~ Reliability engineering
Maintainability | ~ Reliability engineering
Design FMEA | ~ Reliability engineering
FTA | =FTA? | ~ Reliability engineering
MTBF | =MTBF | ~ Reliability engineering
HAZID | =HAZID | ~ HAZOP
DSE | ~ Reliability engineering
DSE assessments | < Workstation assessment
Display screen equipment | ~ DSE
HAZOP | =HAZOP; hazard and operability study; HAZOP studies | ~ Chemical engineering
Process safety | ~ HAZOP
Process safety management | ~ HAZOP
DSEAR assessments | ~ HAZOP
Technical safety | ~ HAZOP
Hazard analysis | hazard studies | ~ HAZOP
Major accident hazards | ~ HAZOP
Seveso | ~ HAZOP
Bow-tie | ~ HAZOP
Consequence modelling | ~ HAZOP
Risk-based inspection | =RBI | ~ HAZOP
Upper tier COMAH | < COMAH | ~ HAZOP
Asset integrity | ~ HAZOP
Integrity management | integrity engineering | ~ HAZOP
LOPA | =LOPA | ~ HAZOP
COMAH | =COMAH | ~ HAZOP
QRA | =QRA | ~ HAZOP
PHA | =PHA | ~ HAZOP
ALARP | ~ HAZOP
Corrosion engineering | corrosion; corrosion control | ~ Materials engineering; Asset integrity
Cathodic protection | < Corrosion engineering
P&ID | =P&ID; piping and instrumentation diagrams; P&ID drawings | ~ Chemical engineering
Aspen | < Process simulation software | ~ P&ID
Process simulation | ~ Process simulation software
PDS plant | =PDS plant | ~ P&ID
Flarenet | < Process simulation software | ~ P&ID
Mass balance | ~ Mass and heat balances
Process modelling chemical | ~ Process simulation software
PFD | =PFD | ~ P&ID
AVEVA | ~ P&ID
E3D [tool] | AVEVA E3D | < Plant design software | ~ P&ID
Oil and gas engineering | < Oil and gas industry
Petroleum engineering | < Oil and gas engineering
Oil refining | Refinery operations; oil refinery; refinery; oil refineries; refining operations | < Oil and gas industry | ~ Petrochemicals; Oil and gas engineering
Gas processing | gas plant; gas processing plant | ~ Oil refining; Petrochemicals
Well services | < Oil and gas industry
Well control | well testing | ~ Well services; IWCF; Drilling engineering
Wireline | Wireline?; wireline operations; slickline | < Oil and gas industry
Well intervention | < Well services
Petrophysics | < Oil and gas engineering
FEED studies | ~ Engineering project delivery; FEED to commissioning
Topsides | < Oil and gas industry
Subsea pipelines | < Oil and gas industry
Production technology | < Oil and gas engineering
Drilling fluids | < Oil and gas industry
Coiled tubing | < Well intervention
Hydraulic fracturing | < Oil and gas industry
Oilfield | < Oil and gas industry
Downhole tools | < Oil and gas industry
Directional drilling | ~ Drilling engineering
Wellhead | < Oil and gas industry
Petrel | < Oil and gas engineering
Eclipse reservoir | < Reservoir engineering
Seismic interpretation | < Oil and gas industry
Mud logging | < Oil and gas industry
Well completions | < Oil and gas engineering
Exploration geology | < Geology
Exploration and production | E&P | < Oil and gas industry
EPC contractor | =EPC contractor | ~ EPC projects
FPSO | =FPSO | < Oil and gas industry
IWCF | =IWCF | < Oil and gas industry
OIM | =OIM | < Oil and gas industry
LNG | =LNG | < Oil and gas industry
EPCM | ~ EPC projects
OGUK | =OGUK | < Oil and gas industry
Drilling engineering | drilling operations | < Oil and gas engineering
Well engineering | < Drilling engineering
Materials engineering | materials science; material selection; materials engineer; material properties; microscopy of materials
Metallurgy | metallurgist; metallurgical | < Materials engineering
Polymers | polymer science | ~ Materials engineering
Ceramics | Ceramics? | ~ Materials engineering
Alloys | ~ Metallurgy
Corrosion science | ~ Materials engineering; Corrosion engineering
Heat treatment furnace | < Heat treatment
Metallography | < Metallurgy
Failure analysis metallurgy | < Metallurgy; Failure analysis
Hardness testing | < Mechanical testing
Non-ferrous | ~ Metallurgy
Tensile testing | < Mechanical testing
Mechanical testing | ~ Materials engineering
Thin films | ~ Surface engineering
Surface engineering | < Materials engineering
Nanomaterials | ~ Materials engineering
Nanotechnology | ~ Nanomaterials
Plasma coating | ~ Surface engineering
Stainless steel
Thermoplastics | ~ Polymers
Elastomers | ~ Polymers
Polymer chemistry | < Polymers
Steel industry | ~ Metallurgy
Heat treatment | ~ Metallurgy
Acoustics | Acoustics?; acoustic consultancy; acoustic engineering; acoustic modelling; Institute of Acoustics; acoustic consultant
Noise control | < Acoustics
Noise and vibration | ~ Acoustics
Sound insulation testing | < Acoustics
Engineering project delivery | engineering project management; project engineering; engineering projects; project delivery engineering; engineering support; technical support engineering
Capital projects | capital project management | ~ Engineering project delivery
CAPEX projects | ~ Engineering project delivery
Capital expenditure projects | ~ Engineering project delivery
Capital investment projects | ~ Engineering project delivery
Plant installation | ~ Engineering project delivery
Plant upgrades | ~ Engineering project delivery
Turnkey projects | ~ Engineering project delivery
EPC projects | ~ Engineering project delivery
FEED to commissioning | ~ Engineering project delivery
User requirement specifications | =URS | ~ Engineering project delivery
Engineering feasibility | ~ Engineering project delivery
CAPEX | =CAPEX | ~ Engineering project delivery
Water treatment | waste water; legionella water treatment; water treatment plant; water process; water engineering
Closed system water treatment | cooling water treatment; closed systems water treatment; water treatment chemicals | ~ Water treatment
Wastewater treatment | water and wastewater | < Water treatment
Clean water | clean and waste water | ~ Water treatment
Sewage treatment | < Wastewater treatment | ~ Water treatment
Reverse osmosis | ~ Water treatment
Water hygiene | water hygiene engineer; Water hygiene management | ~ Water treatment
Drinking water | ~ Water treatment
Chlorination | ~ Water treatment
Tank cleaning
Dosing systems | ~ Water treatment
Potable water | ~ Water treatment
Filtration | ~ Water treatment
Activated sludge | < Wastewater treatment | ~ Water treatment
Water supply | ~ Water treatment
Water softeners | ~ Water treatment
AMP7 | ~ Water treatment
AMP6 | ~ Water treatment
WIMES | ~ Water treatment
Effluent treatment | effluent | < Water treatment
Anaerobic digestion | ~ Water treatment
AD plant | < Anaerobic digestion
Biogas | ~ Anaerobic digestion
Nuclear industry | nuclear sector; nuclear power; nuclear facilities; nuclear sites; nuclear power station
Power generation | power plant; power station; power generation industry | ~ Power systems engineering
Water industry | water sector; water companies; water utilities | ~ Water treatment
`;
