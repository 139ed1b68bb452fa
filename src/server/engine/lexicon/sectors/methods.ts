/** Ways of working: agile, project and quality methods, frameworks of improvement. */
export const methods = `
Agile [method] | agile development; agile methodologies; agile practices; agile principles; agile ways of working; agile delivery; agile software delivery; agile methods; agile frameworks; agile project management; agile processes; agile mindset; agile project delivery; agile techniques; agile manifesto; agile software development methodologies; agile product delivery; agile transformation; agile development methodologies; agile environments; agile projects; agile development principles; agile tools; agile development environment; agile product development
Agile coaching | agile coach | < Agile
Scaled agile [method] | agile at scale; scaling agile | < Agile
Large-Scale Scrum [method] | LeSS framework | < Scaled agile
Feature-driven development [method] | < Agile
Scrum [method] | scrum methodology; scrum framework; scrum teams; scrum development; scrum values | < Agile | ~ Kanban
Scrum mastery [method] | scrum master; Scrum Master experience; scrum mastering | < Scrum | ~ Agile coaching; Agile ceremonies
Sprint planning [method] | sprint planning sessions; sprint cycles; iteration planning | < Scrum
Retrospectives [method] | sprint retrospectives; retros | < Agile | ~ Scrum
Daily stand-ups [method] | stand-ups; stand up meetings; daily scrum | ~ Scrum
Sprint reviews [method] | sprint review; show and tells; sprint demos | < Scrum
Agile ceremonies [method] | scrum ceremonies; agile rituals | < Scrum
Story points [method] | planning poker; story pointing; agile estimation | < Scrum
Burndown charts [method] | burndown chart | < Scrum
User story mapping [method] | user story mapping | < Agile
Scrum certification [licence] | CSM?; =CSM?; Certified Scrum Master; PSM I; =PSM; Professional Scrum Master; PSM certified; CSM certified; PSM 1; Scrum Master certification | < Scrum
Product owner certification [licence] | CSPO; =CSPO; certified scrum product owner; =PSPO; certified product owner; Professional Scrum Product Owner | ~ Product ownership; Scrum certification
Kanban [method] | kanban boards; kanban methodology; kanban systems | ~ Agile; Scrum
Extreme programming [method] | XP practices; eXtreme Programming (XP) | < Agile
SAFe [method] | Scaled Agile Framework; =SAFe; PI planning; release train engineer; =SAFE?; SAFe Agilist; SAFe certified | < Agile
Scrum of scrums [method] | < SAFe
Waterfall [method] | waterfall methodology; waterfall?; waterfall project management; waterfall projects
V-model [method] | V-Model development | ~ Waterfall
PRINCE2 [method] | PRINCE 2; PRINCE II; =PRINCE2; Prince2 Practitioner; Prince2 Foundation; PRINCE2 certified; PRINCE2 qualified; Prince2 qualification; Prince2 methodology; Prince2 certification; Prince2 accredited | < Project management; Project management qualification | ~ PMP; APM qualification
PRINCE2 Agile [method] | =PRINCE2 Agile; PRINCE2 Agile Practitioner; PRINCE2 Agile Foundation | ~ PRINCE2; Agile; AgilePM
PMP [licence] | =PMP; Project Management Professional; =PMI?; PMI certification; PMP certified; PMP certification; Project Management Institute; PMI certified | < Project management; Project management qualification | ~ PRINCE2
CAPM [licence] | =CAPM; Certified Associate in Project Management | < Project management qualification | ~ PMP
PMI-ACP [licence] | PMI Agile Certified Practitioner | ~ PMP
PMBOK [method] | ~ PMP
APM qualification [licence] | APM PMQ; Association for Project Management; APMP; =APMP; APM certified; APM Project Fundamentals; APM membership; APM Introductory Certificate; APM accredited; APM PPQ; APM qualified | < Project management; Project management qualification | ~ PRINCE2
Project management qualification [licence] | project management certification; formal project management qualification; recognised project management qualification; project management qualifications; project management accreditation | < Project management
IPMA [licence] | =IPMA | < Project management qualification | ~ APM qualification
Chartered Project Professional [licence] | =ChPP; chartered project manager | < Project management qualification | ~ APM qualification
MSP certification [licence] | Managing Successful Programmes; MSP practitioner; MSP qualified; MSP qualification; Managing Successful Programmes (MSP); MSP foundation; MSP accredited | < Programme management
PgMP [licence] | =PgMP; Program Management Professional | ~ PMP; MSP certification
AgilePM [method] | Agile PM; Agile Project Management certification; AgilePM certified | < Agile; Project management
DSDM [method] | DSDM Atern | < Agile | ~ AgilePM
Lean [method] | lean methodology; lean principles; lean thinking; lean manufacturing; lean tools; lean techniques; lean management; Lean?; lean practices; lean production; lean processes; lean manufacturing principles; lean manufacturing techniques; lean implementation; lean improvement; lean practitioner; lean management system; lean transformation; lean initiatives; lean operations; lean working; lean enterprise; lean methods; lean concepts | < Continuous improvement
Lean startup [method] | lean start-up
Toyota Production System [method] | =TPS | < Lean
Poka-yoke [method] | mistake proofing; error proofing | < Lean
Gemba walks [method] | gemba; gemba walk | < Lean
Hoshin kanri [method] | policy deployment | < Lean
Visual management [method] | visual management boards; visual boards | ~ Lean
World class manufacturing [method] | =WCM | < Lean
5S [method] | =5S; 5S methodology; 5S standards; 5S principles | ~ Lean
Kaizen [method] | kaizen events; kaizen workshops | < Continuous improvement
Six Sigma [method] | =LSS; lean six sigma; 6 Sigma; six sigma methodology; lean sigma; lean 6 sigma; six-sigma; six sigma certification; six sigma methods; six sigma tools; lean six sigma tools | < Continuous improvement | ~ Lean
Six Sigma Green Belt [licence] | green belt?; green belt certified; lean six sigma green belt; Six Sigma Green Belt certified | < Six Sigma
Six Sigma Black Belt [licence] | black belt?; lean six sigma black belt | < Six Sigma
Six Sigma Yellow Belt [licence] | yellow belt?; lean six sigma yellow belt | < Six Sigma
Design for Six Sigma [method] | DFSS; =DFSS | < Six Sigma
DMAIC [method] | < Six Sigma
Value stream mapping [method] | =VSM; value stream; value stream analysis | < Lean; Process mapping
Continuous improvement [method] | =Changing and Improving; improve processes; streamline processes; drive continuous improvement; CI projects; business process optimisation; continual improvement; continuous improvements; business improvement; business process improvement; continuous process improvement; operational improvement; improvement projects; continuous service improvement; improvement initiatives; continuous improvement culture; continuous improvement programmes; improving ways of working; continuous improvement techniques; driving improvements; performance improvement; workflow improvement; efficiency improvements; continuous improvement projects; continuous improvement activities; suggest improvements; continuous improvement tools; improving efficiency; identifying improvements; improvement methodologies; driving process improvements
Process improvement | process optimisation; improving processes; optimising processes; process efficiency; process enhancement; streamlining processes; process improvements; process excellence | < Continuous improvement
Operational excellence | business excellence; operational efficiency | < Continuous improvement
Service improvement | improving services; service improvements; service development and improvement | < Continuous improvement
Quality improvement | quality improvement projects; quality improvement methodology; =QI? | < Continuous improvement
Efficiency savings | driving efficiencies | ~ Continuous improvement
PDCA [method] | plan do check act; =PDSA; plan do study act; PDSA cycles | < Continuous improvement
Pareto analysis [method] | Pareto charts; 80/20 analysis | ~ Root cause analysis
Root cause analysis [method] | =RCA; RCA; Ishikawa; root-cause analysis; root cause investigation | ~ Continuous improvement
Fault tree analysis [method] | ~ Root cause analysis; FMEA
Five whys [method] | 5 whys; five whys | < Root cause analysis
Fishbone diagrams [method] | fishbone; fishbone diagrams | < Root cause analysis
8D [method] | 8D reports; 8D problem solving | < Root cause analysis
CAPA | < Corrective and preventive action
A3 problem solving [method] | < Root cause analysis
Business process management | =BPM; BPM; process management; business processes; process design; business process design; business process management notation; process engineering for business; business process management systems; process documentation; process harmonisation; process flows; process implementation; process standardisation; process change; analyse business processes
Process automation | business process automation; automation of processes; automating processes; workflow automation; automating manual processes; automate processes; automated processes; automate manual processes | ~ Robotic process automation; Process improvement; Business process management; Workflow design
Business process re-engineering [method] | =BPR; business process reengineering; process re-engineering; business process redesign; process redesign | < Business process management
Business process modelling [method] | process modelling; business process analysis; process analysis | < Business process management
Workflow design | workflow management; designing workflows; workflow mapping; workflow optimisation | < Business process management
BPMN [method] | < Business process modelling
Process mapping [method] | flow charts; workflow diagrams; flowcharting; swimlane diagrams; process maps; mapping processes; process flow diagrams; business process mapping; process flow mapping; process mapping techniques; map processes; mapping business processes | ~ Business process management; Business process modelling
As-is and to-be analysis [method] | as-is/to-be; as-is and to-be | < Process mapping
SIPOC [method] | < Process mapping
Standard operating procedures | writing SOPs; SOP writing; SOP development; developing SOPs; operating procedures; standard operating procedure; writing procedures; standard work; procedure writing; developing procedures; procedure development; standardised work; write procedures; standard procedures; work procedures; procedure documentation; =SOPs; write SOPs; wrote SOPs; standard operating procedures (SOPs)
Work instructions | writing work instructions; process documents | < Standard operating procedures
Policy development | policy writing; developing policies; writing policies; policy and procedure development; developing policies and procedures; policy drafting | ~ Standard operating procedures
Quality management [method] | =QMS; QMS; quality management system; ISO quality; quality systems; quality manager; quality management principles; quality processes; quality improvement methods; quality documentation; quality tools; quality methodologies; quality frameworks; quality strategy; quality compliance; quality management standards; management systems; integrated management system
EFQM model [method] | EFQM | < Quality management
Corrective and preventive action | =CAPA; corrective actions; corrective and preventive actions; preventive action; corrective and preventative actions | ~ Quality management
Quality standards | quality policies; quality procedures | < Quality management
ISO accreditation [method] | ISO standards; ISO certification; ISO audits | < Quality management
Cost of quality [method] | < Quality management
Total quality management [method] | total quality management; =TQM; TQM | < Quality management
ISO 9001 [method] | ISO9001; BS 5750; ISO9000; ISO 9001:2015; ISO 9001 quality; ISO 9001:2008; ISO 9001 standards; BS EN ISO 9001; ISO 9001 audits | < Quality management
Quality assurance | QA/QC; QA & QC; quality assurance processes; quality assurance procedures; assurance of quality; quality assurance methods; quality assurance systems; quality assurance standards; quality assurance skills; quality monitoring; monitoring quality; quality assure; quality assurance techniques; quality reviews; quality assurance framework; ensuring quality; quality assessment; internal quality audits; quality evaluation; quality reviewing | ~ Quality management
Quality audits | quality audit; quality auditing; auditing quality | < Quality assurance; Auditing
Quality checks | quality checking; quality check; QA checks; checking quality; quality inspection checks | ~ Quality assurance
OKRs [method] | objectives and key results; OKR
Objective setting | setting objectives; goal setting; setting goals; SMART objectives; SMART goals; SMART targets; set objectives; setting personal objectives; target setting; setting targets | ~ OKRs
Key performance indicators | =KPI; KPIs; KPI monitoring; KPI tracking; monitoring KPIs; KPI development; KPI management; KPI analysis; meeting KPIs; performance metrics; performance measurement; key performance indicators (KPIs); performance indicators; performance tracking; performance monitoring; monitoring performance; performance data; performance measures; performance analysis of KPIs; tracking performance; key metrics; performance against KPIs; measuring performance; measure performance; key performance metrics
Success metrics | business metrics; measuring success | < Key performance indicators
Balanced scorecard [method] | < Key performance indicators
Design thinking [method] | double diamond; design-thinking; human centered design; design thinking workshops; user-centric design thinking; service design thinking; human centric design
Design sprints [method] | design sprint; Google design sprint | < Design thinking
Human-centred design sprints [method] | < Design sprints
Benchmarking | best practice benchmarking; industry benchmarking; competitive benchmarking; benchmark analysis; benchmarking studies; benchmarking analysis
SWOT analysis [method] | SWOT; =SWOT
PESTLE [method] | PESTEL; PESTLE analysis; PEST analysis | ~ SWOT analysis
Porter's five forces [method] | ~ SWOT analysis; PESTLE
Business model canvas [method] | business model canvas
Knowledge management | knowledge sharing systems; knowledge base management; internal wikis; knowledge base; knowledge transfer; knowledge articles; knowledge exchange; knowledge repository; knowledge base content; document knowledge; knowledge hub; wiki management
Knowledge sharing | share knowledge; sharing knowledge; sharing of knowledge; sharing best practice and knowledge; passing on knowledge; sharing expertise; share expertise | ~ Knowledge management; Best practice sharing
Lessons learned | lessons learnt; lessons-learned reviews; after-action reviews | ~ Knowledge management
Best practice sharing | sharing best practice; share best practice; spreading best practice | ~ Knowledge management
Communities of practice | community of practice | ~ Knowledge management
Event storming [method]
Impact mapping [method] | ~ Event storming
Jobs to be done [method] | jobs to be done; =JTBD
MoSCoW prioritisation [method] | MoSCoW; =MoSCoW; prioritise the backlog; prioritising the backlog
Feature prioritisation [method] | requirements prioritisation; prioritisation frameworks; prioritising features; prioritise features; feature prioritization; prioritising requirements; prioritise requirements | ~ MoSCoW prioritisation; RICE scoring; Backlog management
RICE scoring [method] | ~ MoSCoW prioritisation
FMEA [method] | failure mode and effects analysis; failure mode effects analysis; =DFMEA; =PFMEA; =FMECA; PFMEA; DFMEA; =FMEA; process FMEA | ~ APQP
Statistical process control [method] | =SPC; SPC; control charts; Cpk; process capability; statistical process control (SPC); process capability studies | ~ Six Sigma; APQP
Measurement system analysis [method] | =MSA; gauge R&R; Gage R&R | ~ Statistical process control
APQP [method] | advanced product quality planning; control plans; =ISIR; =APQP | < Quality management
PPAP [method] | production part approval process; =PPAP | < APQP
First article inspection | first article inspection; =FAI; first article inspection reports | ~ PPAP
Theory of constraints [method] | bottleneck analysis; constraint management
Critical chain project management [method] | critical chain | < Theory of constraints
Total productive maintenance [method] | =TPM; TPM; autonomous maintenance; total preventive maintenance | < Lean
OEE [method] | overall equipment effectiveness; =OEE | ~ Total productive maintenance
SMED [method] | quick changeover; changeover reduction | < Lean | ~ Total productive maintenance
ISO 20000 [method] | ISO20000; ISO/IEC 20000 | < IT service management
Value proposition canvas [method] | ~ Business model canvas
RACI matrices [method] | RACI; RACI matrix; =RACI | ~ Project planning
Delphi technique [method] | < Research
`;
