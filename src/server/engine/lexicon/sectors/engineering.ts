export const engineering = `
Technical drafting | draughting; CAD drafting; 2D drafting; drafting drawings; draughtsman; draughtsperson; draughting skills; drafter; CAD draughting; engineering draughting | < CAD
Oil and gas industry | oil and gas; oil & gas; oil and gas sector; oil and gas experience
Petrochemicals | petrochemical industry
Mechanical aptitude | mechanically minded; mechanical aptitude and technical ability; technical aptitude; hands-on mechanical ability
Torque and tensioning | bolting; torque and tension; hydraulic torque; bolting operations; controlled bolting; bolt tensioning; flange management
Enclosure design | plastic enclosure design; product enclosure design; plastics design; injection moulded parts design
High-speed machinery maintenance | high speed machinery; high-speed packaging machinery; automated packaging lines; packaging machinery maintenance | < Maintenance engineering
Electrically biased maintenance | electrical bias; electrically biased; electrical maintenance bias | < Maintenance engineering
Reservoir engineering | reservoir modelling; reservoir uncertainty; reservoir simulation; reservoir engineer | < Oil and gas engineering
Deepwater projects | deepwater?; deep water drilling; deepwater applications | < Oil and gas engineering
Nuclear safety assessment | deterministic safety assessment; probabilistic safety assessment; engineering substantiation; nuclear safety case | < Nuclear engineering
Rig scheduling | rig schedule; rig planning | < Drilling engineering
Rig operations | drilling rigs; rig crew; roughneck; rig floor | < Oil and gas industry | ~ Drilling engineering; Rig scheduling
IPTV and DVB | =DVB; IPTV; set-top boxes; digital television systems
Composites | Composites?; composite laminating; composite materials; carbon fibre; composite manufacturing; advanced composites; composite structures; carbon composites; composite lamination; pre-preg; prepreg; composites engineering | < Materials engineering
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
KeyTurn [tool] | < Civil engineering design software; Swept path analysis
MicroStation [tool] | Bentley MicroStation; Microstation V8 | < CAD
Mechanical engineering | mechanical design; mechanical engineer; mechanical systems; mechanical engineering design; mechanical principles; mechanical background | < Engineering industry
Electrical engineering | electrical design; electrical engineer; electrical engineering design; electrical power engineering | ~ Electronic engineering
Electronic engineering | electronic design; electronic engineer; electronic circuits; electronic systems; electrical/electronic; electronic components; analogue and digital electronics | ~ Electrical engineering
Circuit design | < Electronic engineering
Chemical engineering | chemical process engineering; chemical engineer | ~ Process engineering
Process safety engineering | < Chemical engineering
Process engineering design | < Chemical engineering
Mass and heat balances | < Chemical engineering
Unit operations | < Chemical engineering
Distillation | < Chemical engineering
Process engineering | process engineer; manufacturing process engineering; process industry | ~ Manufacturing engineering
Process plant | < Process engineering
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
Aerodynamics | < Aerospace engineering
ISO 26262 | < Automotive engineering
Powertrain | powertrain engineering | < Automotive engineering
Battery systems | battery management systems; EV batteries | < Automotive engineering
Motorsport | < Automotive engineering
Nuclear engineering | nuclear industry; nuclear safety; nuclear power; nuclear sector; nuclear engineer; nuclear facilities
Nuclear physics | < Physics | ~ Reactor physics; Nuclear engineering
Nuclear regulation | nuclear regulations; nuclear site licence; nuclear site licence conditions | ~ Nuclear engineering; ONR; Nuclear safety assessment
Radiation shielding | ~ Nuclear engineering
Health physics | ~ Nuclear engineering
Reactor physics | ~ Nuclear engineering
Radioactive waste | Nuclear waste; radioactive waste management; nuclear waste management | ~ Nuclear engineering
ONR | ~ Nuclear engineering
Safety cases | < Nuclear engineering
Nuclear decommissioning | nuclear site decommissioning; reactor decommissioning; decommissioning? | < Nuclear engineering
Power systems engineering | power distribution; power systems; power engineering; power supplies?; power generation; power transmission; power network; power system analysis; power quality; PowerFactory; power plant; power station; electrical power; electrical power systems
High voltage | high voltage equipment; =HV | < Power systems engineering
Low voltage | =LV; low voltage equipment; LV systems | < Power systems engineering | ~ High voltage
Substations | substation design | < Power systems engineering
Transmission and distribution | < Power systems engineering
11kV | < Power systems engineering
33kV | < Power systems engineering
132kV | < Power systems engineering
400kV | < Power systems engineering
Earthing | < Power systems engineering
HV cables | < Power systems engineering
Electricity distribution | electrical distribution | < Power systems engineering
Medium voltage | < Power systems engineering
HV and LV | < Power systems engineering; High voltage
Overhead line design | < Power systems engineering
HV systems | < Power systems engineering
HV electrical | < Power systems engineering
DIgSILENT | < Power systems engineering
Steam turbines | < Power systems engineering
Rotating equipment | < Power systems engineering
Turbo machinery | < Power systems engineering
Battery energy | < Power systems engineering
Grid code | < Power systems engineering
Grid connections | < Power systems engineering
Smart grid | < Power systems engineering
Electric motors | < Power systems engineering
Motor rewinding | < Power systems engineering
AC and DC drives | < Power systems engineering
Motor control | < Power systems engineering
Electrical machines | < Power systems engineering
Electrical protection | < Power systems engineering
High voltage cables | < Power systems engineering
Electricity network | electrical networks | < Power systems engineering
Motor control centres | =MCC? | < Power systems engineering
Linesman | < Power systems engineering
Overhead linesman | < Power systems engineering
ETAP | =ETAP | < Power systems engineering
PSCAD | < Power systems engineering
PSS/E | < Power systems engineering
ERACS | < Power systems engineering
IPSA | < Power systems engineering
G99 | < Power systems engineering
G59 | ~ G99
UPS | =UPS?; UPS systems; uninterruptible power supply | < Power systems engineering
DNO | =DNO | < Power systems engineering
Gas turbines | < Power systems engineering
Protection relays | protection and control; relay protection | < Power systems engineering
Transformers | Transformers? | < Power systems engineering
Switchgear | HV switchgear; LV switchgear | < Power systems engineering
Power electronics | power supply design | < Power systems engineering
Hydraulics and pneumatics | hydraulics; pneumatics; hydraulic systems; pneumatic systems; pneumatics and hydraulics; hydraulic and pneumatic systems; fluid power; hydraulic hoses; hydraulics/pneumatics; hydraulic pumps; hydraulic fault finding; pneumatic and hydraulic systems; Parker hydraulics; hydraulic equipment; hydraulic cylinders; pneumatic circuits; hydraulic power; pneumatic controls
Hose assembly | < Hydraulics and pneumatics
Festo | < Hydraulics and pneumatics
Cylinders and valves | < Hydraulics and pneumatics
Fluid mechanics | < Hydraulics and pneumatics
Pumps and valves | pumps?; pump maintenance; valve maintenance; pump engineer; pumping stations; pumping systems; pump overhaul; valve repair; control valves; vacuum pumps; pump repair; pump curves
Compressors | < Mechanical engineering
Rotating machinery | < Mechanical engineering
Gearboxes | Gearboxes? | < Mechanical engineering
Bearings | Bearings? | < Mechanical engineering
Mechanical seals | < Mechanical engineering
Shaft alignment | < Mechanical engineering
Air compressors | compressed air; compressed air systems | < Mechanical engineering
Laser alignment | < Mechanical engineering
Pressure equipment directive | =PED | < Mechanical engineering
Heat exchangers | < Mechanical engineering
ASME VIII | < Mechanical engineering
CAESAR II | < Mechanical engineering
ASME B31.3 | < Mechanical engineering
API standards | < Mechanical engineering
Actuators | < Mechanical engineering
Pressure testing | < Mechanical engineering
Hydrotesting | < Mechanical engineering
Conveyors | Conveyors?; conveyor systems | < Mechanical engineering
Materials handling systems | < Mechanical engineering
PD5500 | < Mechanical engineering
ASME | =ASME | < Mechanical engineering
Piping design | pipe stress analysis; piping?; piping engineering | < Pumps and valves
Pressure systems | pressure vessels | < Pumps and valves
PSSR | =PSSR | < Pressure systems
Mechanical maintenance | mechanical fitting; mechanical fitter; maintenance fitter; mechanical maintenance engineering; mechanically biased; mechanical bias; mechanical repairs; mechanical overhaul; mechanical maintenance engineer; mechanical servicing; machinery maintenance; maintenance of machinery; mechanical breakdowns | < Engineering industry
Bearings and gearboxes | < Mechanical maintenance
Fitting and turning | < Mechanical maintenance
Machine fitting | < Mechanical maintenance
Stripping and rebuilding | < Mechanical maintenance
Machine strip down | < Mechanical maintenance
Workshop fitter | < Mechanical maintenance
Machine building | < Mechanical maintenance
Millwright | < Mechanical maintenance
Maintenance engineering | multi-skilled maintenance engineering; multiskilled engineer; plant maintenance engineering; maintenance engineer; multi skilled maintenance engineer; engineering maintenance; maintenance technician; industrial maintenance; multi-skilled engineering; maintenance team; site engineering maintenance; maintenance and engineering | ~ Planned and reactive maintenance
Electromechanical | < Maintenance engineering
Shift engineer | < Maintenance engineering
Electrical and mechanical maintenance | electrical and mechanical; electro-mechanical maintenance; mechanical and electrical maintenance | < Maintenance engineering
Multi-disciplined engineer | < Maintenance engineering
Field service engineering | field service; field engineer; on-site servicing; field service engineer; service engineering; service engineer; field based engineer; service and installation; field engineering; field-based service; service and repair; equipment servicing and repair; service technician; installation and service; installation, service; installation and servicing; on-site support engineering; equipment service | ~ Commissioning
Installation and commissioning | installation, commissioning | < Field service engineering
Breakdown and repair | < Field service engineering
Equipment installation | installing equipment | < Field service engineering
Customer site repairs | < Field service engineering
Installation and maintenance | < Field service engineering
Machine installation | < Field service engineering
On-site installation | < Field service engineering
Commissioning | commissioning engineer; testing and commissioning; plant commissioning; pre-commissioning; test and commissioning; commissioning of equipment; commissioning and testing; start-up and commissioning; commissioning systems; install and commission; commissioning of plant; test and commission; site commissioning; equipment commissioning; Commissioning?
FAT and SAT | FAT/SAT | < Commissioning
Factory acceptance testing | factory acceptance test; factory acceptance | < Commissioning
Site acceptance testing | site acceptance | < Commissioning
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
Intouch [tool] | < SCADA
ClearSCADA [tool] | < SCADA
FactoryTalk View [tool] | < SCADA
Siemens PCS7 [tool] | < SCADA
Emerson DeltaV [tool] | < SCADA
ABB 800xA [tool] | < SCADA
Honeywell Experion [tool] | < SCADA
Yokogawa [tool] | < SCADA
OSI PI [tool] | < SCADA
PI historian [tool] | < SCADA
Telemetry systems | < SCADA
Zenon [tool] | < SCADA
PCS7 [tool] | < SCADA
RTU [tool] | =RTU | < SCADA
Distributed control systems [tool] | =DCS | < SCADA
DeltaV [tool] | < Distributed control systems
HMI [tool] | =HMI; HMI programming; human machine interface; HMI design; HMI screens; touch screens HMI | < Industrial automation
Industrial automation | automation engineering; factory automation; automated machinery; automation systems; controls engineer; automated systems; automation engineer; automated production; automation and controls; automated equipment; automation equipment; automation technology; automated machines
Machine control | < Industrial automation
Motion control | < Industrial automation
Industrial control systems | < Industrial automation
Control system design | Control design | < Industrial automation
Servo systems | servo drives; servos; servo | < Industrial automation
Special purpose machinery | special purpose machines | < Industrial automation
Machine design | < Industrial automation
Control theory | < Industrial automation
Feedback control | < Industrial automation
Bespoke machinery | < Industrial automation
Industrial networks | < Industrial automation
Profibus | < Industrial automation
Profinet | < Industrial automation
Modbus | < Industrial automation
EtherCAT | < Industrial automation
DeviceNet | < Industrial automation
Ethernet/IP | < Industrial automation
Fieldbus | < Industrial automation
Vision inspection | < Industrial automation
Industrial communications | < Industrial automation
Inductive sensors | < Industrial automation
Control philosophy | < Industrial automation
Functional design specification | =FDS | < Industrial automation
Control systems | control systems engineering; control engineering | < Industrial automation
Robotics | industrial robots; ABB robots; robotic systems; Fanuc robots; KUKA robots; robotic cells; Universal Robots; robotics engineering; robot maintenance; autonomous robots; robot programming | < Industrial automation
Robotic welding | robot welding; robotic welder | < Welding | ~ Robotics
Fanuc | < Robotics
Cobots | < Robotics
Yaskawa | < Robotics
Mechatronics | < Robotics
Autonomous systems | autonomous vehicles | < Robotics
KUKA | < Robotics
ABB | =ABB | < Robotics
AGV | =AGV | < Robotics
Instrumentation | control and instrumentation; C&I; instrument technician; instrumentation engineering; process instrumentation; instrumentation and control; control and instrumentation engineer; electrical and instrumentation; instrumentation engineer; instrument tech; control and instrument; instrumentation design; Instrumentation?; =E&I
Loop checks | < Instrumentation
Flow meters | < Instrumentation
PID control | < Instrumentation
PID loops | < Instrumentation
Loop tuning | < Instrumentation
Transmitters | < Instrumentation
Pressure transmitters | < Instrumentation
C&I engineer | < Instrumentation
EC&I | =EC&I | < Instrumentation
EI&C | < Instrumentation
Calibration | calibrating equipment; equipment calibration; UKAS calibration; calibrate; calibrated; calibration engineer; calibration of equipment; calibration management; calibration laboratory; calibration technician; calibration records; instrument calibration lab; calibration of instruments; instrument calibration; calibrate instruments; calibrated instruments; calibrating instruments
ISO 17025 | laboratory accreditation; laboratory quality management; laboratory quality standards | < Calibration
ISO/IEC 17025 | < Calibration
UKAS | =UKAS | < Calibration
CAD | =CAD; computer aided design; CAD software; 3D CAD; 2D CAD; CAD drawings; CAD design; CAD modelling; CAD packages; 2D and 3D CAD; CAD technician; CAD systems; CAD work; CAD models; 2D/3D CAD; CAD engineer; CAD Design Engineer; surfacing CAD; 2D CAD drawings; 3D CAD modelling
3D modelling engineering | < CAD
2D drawings | < CAD
Manufacturing drawings | < CAD
Detailing drawings | detailed drawings | < CAD
Surface modelling | < CAD
Solid modelling | < CAD
General arrangement drawings | < CAD
GA drawings | < CAD
Drawing packages | < CAD
Sheet metal design | < CAD
Parametric modelling | < CAD
Engineering design software | < CAD
As-built drawings | < CAD
Shop drawings | < CAD
AutoCAD [tool] | AutoCAD LT; AutoCAD 2D; Autocad 2D & 3D; AutoCAD MEP; AutoCAD 3D; AutoCAD Electrical; Autodesk AutoCAD | < CAD
AutoCAD Plant 3D [tool] | Plant 3D | < Plant design software
BricsCAD [tool] | ~ AutoCAD
DraftSight [tool] | ~ AutoCAD
CADS RC [tool] | =CADS RC | ~ AutoCAD
Bentley [tool] | Bentley? | ~ AutoCAD
SolidWorks [tool] | Solidworks 3D; SolidWorks CAD | < CAD | ~ Autodesk Inventor; Solid Edge; CATIA; Siemens NX; Creo
SolidWorks Simulation [tool] | < SolidWorks | ~ Finite element analysis
SolidWorks Composer [tool] | < SolidWorks
CSWP [tool] | ~ SolidWorks
CSWA [tool] | =CSWA | ~ SolidWorks
Autodesk Inventor [tool] | =Inventor?; Autodesk Inventor Professional; Inventor 3D; AutoCAD Inventor; Inventor CAD | < CAD | ~ SolidWorks
Fusion 360 [tool] | Autodesk Fusion 360; Autodesk Fusion | < CAD | ~ Autodesk Inventor
Solid Edge [tool] | Siemens Solid Edge | < CAD | ~ SolidWorks
ST10 [tool] | =ST10 | < Solid Edge
CATIA [tool] | CATIA V5; Catia V4; CATIA V6 | < CAD | ~ SolidWorks; Siemens NX
SmarTeam [tool] | ~ CATIA
Dassault [tool] | ~ CATIA
3DX [tool] | ~ CATIA
VPM [tool] | ~ CATIA
Siemens NX [tool] | NX CAD; Unigraphics; Siemens NX CAD; =NX; UG NX; Unigraphics NX | < CAD | ~ CATIA
NX10 [tool] | < Siemens NX
Creo [tool] | PTC Creo; Pro/Engineer; Creo Parametric; Creo Elements; ProEngineer/Creo | < CAD | ~ SolidWorks
Pro E [tool] | =Pro E | ~ Creo
Wildfire [tool] | ~ Creo
Revit [tool] | Autodesk Revit; Revit MEP; Revit Architecture; Revit Structure; Revit modelling; Revit families; Revit BIM | < CAD; Building information modelling | ~ ArchiCAD
Dynamo [tool] | Dynamo Revit; Dynamo? | ~ Grasshopper
ArchiCAD [tool] | Graphisoft ArchiCAD; =ArchiCAD | < CAD | ~ Revit
Vectorworks [tool] | ~ ArchiCAD
AutoCAD Architecture [tool] | ~ ArchiCAD
Chief Architect [tool] | ~ ArchiCAD
Grasshopper [tool] | Grasshopper 3D | ~ ArchiCAD
Tekla [tool] | Tekla Structures | ~ Structural engineering
Tekla Structural Designer [tool] | < Structural analysis software | ~ Tekla
StruCad [tool] | ~ Tekla
Autodesk Robot [tool] | Robot Structural Analysis; Robot Structural | < Structural analysis software
RAM concept [tool] | =RAM concept | ~ Tekla
SpaceGass [tool] | ~ Tekla
Autodesk Advance Steel [tool] | ~ Tekla
SCIA [tool] | Scia Engineer | < Structural analysis software
Building information modelling | =BIM; BIM modelling; BIM models; Federated models
BIM coordination | BIM coordinator | < Building information modelling
BIM Level 2 | < Building information modelling
Navisworks | Navisworks Manage | < Building information modelling
BIM manager | < Building information modelling
BIM technician | BIM modeller | < Building information modelling | ~ BIM manager
BIM standards | BS1192 | < Building information modelling | ~ ISO 19650; PAS 1192
BIM 360 | < Building information modelling
BIM execution plan | < Building information modelling
ISO 19650 | < Building information modelling
Autodesk Construction Cloud | =ACC? | < Building information modelling
Clash detection | < Building information modelling
COBie | < Building information modelling
Autodesk BIM 360 | < Building information modelling
3D BIM | < Building information modelling
BIM level 3 | < Building information modelling
PAS 1192 | < Building information modelling
Solibri | < Building information modelling
Common data environment | =CDE | < Building information modelling
Digital engineering | < Building information modelling
Digital twin | < Building information modelling
BS EN ISO 19650 | < Building information modelling
Finite element analysis | =FEA; finite element; finite element modelling; =FEM; =FE analysis
Abaqus | < Finite element analysis
Nastran | NX Nastran | < Finite element analysis
Stress analysis | stress engineering; stress engineer | < Finite element analysis
Patran | < Finite element analysis
ANSYS Mechanical | < Finite element analysis
Hypermesh | < Finite element analysis
Structural analysis FEA | < Finite element analysis
Fatigue analysis | < Finite element analysis
HyperWorks | < Finite element analysis
MSC Nastran | < Finite element analysis
Altair | < Finite element analysis
Optistruct | < Finite element analysis
Static and dynamic analysis | < Finite element analysis
MSC Patran | < Finite element analysis
Modal analysis | < Finite element analysis
Fracture mechanics | < Finite element analysis
Ansys Workbench | < Finite element analysis
COMSOL Multiphysics | < Finite element analysis
Vibration analysis | < Finite element analysis
Stress calculations | < Finite element analysis
Non-linear analysis | < Finite element analysis
Explicit dynamics | < Finite element analysis
Multiphysics simulation | < Finite element analysis
Crash simulation | < Finite element analysis
Structural dynamics | < Finite element analysis
Thermal analysis | < Finite element analysis
Altair Hyperworks | < Finite element analysis
ADAMS multibody | < Finite element analysis
Multibody dynamics | < Finite element analysis
ANSYS | < Finite element analysis
LS-DYNA | < Finite element analysis
COMSOL | < Finite element analysis
Computational fluid dynamics | =CFD?; fluid dynamics; CFD analysis; fluid flow modelling; CFD simulation; CFD modelling
ANSYS Fluent | < Computational fluid dynamics
OpenFOAM | < Computational fluid dynamics
STAR-CCM+ | < Computational fluid dynamics
Aerothermal | < Computational fluid dynamics
Star-CD | < Computational fluid dynamics
Aerodynamic analysis | < Computational fluid dynamics
CFX | =CFX | < Computational fluid dynamics
Thermodynamics | thermal engineering; thermofluids
Heat transfer | heat transfer analysis | ~ Thermodynamics
Heat and mass transfer | ~ Thermodynamics
Thermal management | thermal design; thermal systems | ~ Thermodynamics
Fluid systems | ~ Thermodynamics
Fluid dynamics and heat transfer | ~ Thermodynamics
PCB design | printed circuit board design; PCB layout; =PCB?; Eagle PCB; multi-layer PCB | < Electronic engineering
Altium | < Electronic engineering
Altium Designer | < Electronic engineering
OrCAD | < Electronic engineering
Cadence Allegro | < Electronic engineering
KiCad | < Electronic engineering
Schematic capture | < Electronic engineering
Circuit board design | circuit boards | < Electronic engineering
Printed circuit boards | < Electronic engineering
Mentor PADS | < Electronic engineering
EAGLE CAD | < Electronic engineering
Zuken | < Electronic engineering
Analogue design | < Electronic engineering
Analogue electronics | < Electronic engineering
Digital electronics | digital electronics design | < Electronic engineering
Analogue circuit design | < Electronic engineering
Mixed signal | < Electronic engineering
Analogue and digital | digital and analogue; analogue/digital | < Electronic engineering
Hardware design | hardware engineering | < Electronic engineering
Electronics hardware | electronic hardware design | < Electronic engineering
LTspice | < Electronic engineering
PSpice | < Electronic engineering
Circuit simulation | < Electronic engineering
Signal integrity | < Electronic engineering
High speed digital design | < Electronic engineering
Low noise design | < Electronic engineering
ASIC design | < Electronic engineering
IC design | < Electronic engineering
Analog IC design | < Electronic engineering
Chip design | < Electronic engineering
Cleanroom semiconductor | < Electronic engineering
Photolithography | < Electronic engineering
Cadence Virtuoso | < Electronic engineering
Silicon design | < Electronic engineering
Laser systems | < Electronic engineering
Zemax | < Electronic engineering
Fibre lasers | < Electronic engineering
Opto-mechanical | < Electronic engineering
Optical systems | < Electronic engineering
Semiconductor devices | < Electronic engineering
Microelectronics | < Electronic engineering
Physical design | < Electronic engineering
SoC design | < Electronic engineering
SPICE | =SPICE? | < Electronic engineering
ASIC | =ASIC | < Electronic engineering
VLSI | =VLSI | < Electronic engineering
MEMS | =MEMS | < Electronic engineering
Optics | Optics?; optical engineering; optical design | < PCB design
Photonics | < Optics
Optoelectronics | < Optics
Semiconductors | semiconductor industry | < PCB design
Wafer fabrication | < Semiconductors
EMC | =EMC; electromagnetic compatibility; EMC testing; EMI/EMC; EMC compliance; EMC design; EMC directive; EMC test | < Electronic engineering
Electromagnetic interference | < EMC
Low voltage directive | < EMC
ATEX directive | < EMC
IECEx | =IECEx | < EMC
Product compliance testing | product compliance | < EMC
Intrinsically safe | < EMC
Intrinsic safety | < EMC
UL approval | < EMC
RoHS | =RoHS | < EMC
Product certification | < EMC
Product safety testing | < EMC
WEEE directive | < EMC
Hazardous area equipment | < EMC
Product approvals | < EMC
CE certification | < EMC
REACH and RoHS | < EMC
ATEX | =ATEX | < EMC
DSEAR | =DSEAR | < EMC
RF engineering | radio frequency engineering; =RF?; RF design; RF engineer; RF systems; RF circuits; RF and microwave; RF testing; RF test; RF electronics; RF propagation; =ADS RF | < Electronic engineering
Microwave engineering | < RF engineering
Antenna design | < RF engineering
Wireless communications | < RF engineering
Radio communications | < RF engineering
Radio systems | radio planning; RF network planning; RF optimisation | < RF engineering
Spectrum analyser | < RF engineering
Network analyser | < RF engineering
CST Microwave Studio | < RF engineering
Mobile telecoms | < RF engineering
Cell planning | < RF engineering
Link budgets | < RF engineering
Drive testing | < RF engineering
DSP algorithms | < RF engineering
Beamforming | < RF engineering
HFSS | < RF engineering
RAN | =RAN | < RF engineering
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
Oscilloscope | < Electronic test and measurement
LabVIEW | NI LabVIEW | < Electronic test and measurement
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
HAZID | =HAZID | ~ Reliability engineering
DSE | ~ Reliability engineering
DSE assessments | < Reliability engineering
Display screen equipment | < DSE assessments
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
Upper tier COMAH | ~ HAZOP
Asset integrity | ~ HAZOP
Integrity management | integrity engineering | ~ HAZOP
LOPA | =LOPA | ~ HAZOP
COMAH | =COMAH | ~ HAZOP
QRA | =QRA | ~ HAZOP
PHA | =PHA | ~ HAZOP
ALARP | ~ HAZOP
Corrosion engineering | corrosion; corrosion control | < HAZOP
Cathodic protection | < Corrosion engineering
P&ID | =P&ID; piping and instrumentation diagrams; P&ID drawings | ~ Chemical engineering
Aspen | < Process simulation software | ~ P&ID
Process simulation | ~ P&ID
PDS plant | =PDS plant | ~ P&ID
Flarenet | ~ P&ID
Mass balance | ~ P&ID
Process modelling chemical | ~ P&ID
PFD | =PFD | ~ P&ID
AVEVA | ~ P&ID
E3D [tool] | AVEVA E3D | < Plant design software | ~ P&ID
Oil and gas engineering | oil industry; oil rig; offshore oil and gas; natural gas
Petroleum engineering | petroleum | < Oil and gas engineering
Oil refining | Refinery operations; oil refinery; refinery; oil refineries; refining operations | < Oil and gas industry | ~ Petrochemicals; Oil and gas engineering
Gas processing | gas plant; gas processing plant | ~ Oil refining; Petrochemicals
Well services | < Oil and gas engineering
Well control | well testing | ~ Well services; IWCF; Drilling engineering
Wireline | < Oil and gas engineering
Well intervention | < Oil and gas engineering
Petrophysics | < Oil and gas engineering
FEED studies | < Oil and gas engineering
Topsides | < Oil and gas engineering
Subsea pipelines | < Oil and gas engineering
Production technology | < Oil and gas engineering
Drilling fluids | < Oil and gas engineering
Coiled tubing | < Oil and gas engineering
Hydraulic fracturing | < Oil and gas engineering
Oilfield | < Oil and gas engineering
Downhole tools | < Oil and gas engineering
Directional drilling | < Oil and gas engineering
Wellhead | < Oil and gas engineering
Petrel | < Oil and gas engineering
Eclipse reservoir | < Oil and gas engineering
Seismic interpretation | < Oil and gas engineering
Mud logging | < Oil and gas engineering
Well completions | < Oil and gas engineering
Exploration geology | < Oil and gas engineering
Exploration and production | E&P | < Oil and gas engineering
EPC contractor | =EPC contractor | < Oil and gas engineering
FPSO | =FPSO | < Oil and gas engineering
IWCF | =IWCF | < Oil and gas engineering
OIM | =OIM | < Oil and gas engineering
LNG | =LNG | < Oil and gas engineering
EPCM | < Oil and gas engineering
OGUK | =OGUK | < Oil and gas engineering
Drilling engineering | drilling operations | < Oil and gas engineering
Well engineering | < Drilling engineering
Materials engineering | materials science; material selection; materials engineer; material properties; microscopy of materials
Metallurgy | metallurgist; metallurgical | < Materials engineering
Polymers | polymer science | < Materials engineering
Ceramics | Ceramics? | < Materials engineering
Alloys | < Materials engineering
Corrosion science | < Materials engineering
Heat treatment furnace | < Materials engineering
Metallography | < Materials engineering
Failure analysis metallurgy | < Materials engineering
Hardness testing | < Materials engineering
Non-ferrous | < Materials engineering
Tensile testing | < Materials engineering
Mechanical testing | < Materials engineering
Thin films | < Materials engineering
Surface engineering | < Materials engineering
Nanomaterials | < Materials engineering
Nanotechnology | < Materials engineering
Plasma coating | < Materials engineering
Stainless steel | < Materials engineering
Thermoplastics | < Materials engineering
Elastomers | < Materials engineering
Polymer chemistry | < Materials engineering
Steel industry | < Materials engineering
Heat treatment | < Materials engineering
Acoustics | Acoustics?; acoustic consultancy; acoustic engineering; acoustic modelling; Institute of Acoustics; acoustic consultant
Noise control | < Acoustics
Noise and vibration | < Acoustics
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
Water treatment | water industry; waste water; legionella water treatment; water treatment plant; water sector; water process; water companies; water engineering
Closed system water treatment | cooling water treatment; closed systems water treatment; water treatment chemicals | ~ Water treatment
Wastewater treatment | water and wastewater | ~ Water treatment
Clean water | clean and waste water | ~ Water treatment
Sewage treatment | ~ Water treatment
Reverse osmosis | ~ Water treatment
Water hygiene | water hygiene engineer; Water hygiene management | ~ Water treatment
Drinking water | ~ Water treatment
Chlorination | ~ Water treatment
Tank cleaning | ~ Water treatment
Dosing systems | ~ Water treatment
Potable water | ~ Water treatment
Filtration | ~ Water treatment
Activated sludge | ~ Water treatment
Water supply | ~ Water treatment
Water softeners | ~ Water treatment
AMP7 | ~ Water treatment
AMP6 | ~ Water treatment
WIMES | ~ Water treatment
Effluent treatment | effluent | < Water treatment
Anaerobic digestion | < Water treatment
AD plant | < Anaerobic digestion
Biogas | < Anaerobic digestion
`;
