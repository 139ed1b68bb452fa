/** Projects, programmes, products, business analysis, change and operations. */
export const productAndProject = `
# heading: projects
Project management | project manager; managing projects; project management skills; project leadership; project delivery; project management experience; leading projects; delivering projects; digital project management; project lead; project management methodologies; project management principles; end-to-end project management; full project lifecycle; project lifecycle; project oversight; managing multiple project streams; project managing; project management tools and techniques; project management techniques; project management lifecycle; project methodologies; project management processes; project administration and management; project manage; project delivery experience; project experience; project management qualification level; project based work; project work management; project management practices; project supervision; project deliverables; project implementation management; delivery of projects; project development; project processes; managing small projects; business projects; multi-project management; digital projects; large-scale projects; project management frameworks; international projects; project controlling; overseeing projects; strategic projects; agile delivery management; on-time delivery of projects; delivery of complex projects; project scoping; scoping projects; project scope management; project definition; managed projects; manage projects; managed multiple projects; led projects
Scope management | scope definition; managing scope; defining scope; project scope | < Project management
Statements of work | statement of work; =SOW; scope of work | ~ Project management
Project delivery on time and budget | delivering on time and within budget; on time and within budget; on time and on budget | < Project management
Delivery management | delivery manager?; digital delivery; delivery lead; technical delivery | < Project management
Project initiation documents | project initiation; project charters; =PID? | < Project management
Project closure | post-project reviews; project close-out; project closedown | < Project management
Project controls | project control; project controller | ~ Project management; Project planning
Project governance | project boards; project assurance; stage gate reviews | < Project management
IT project management | managing IT projects; technical project management; IT projects; software project management | < Project management
Project planning | work breakdown structure; project timelines; project schedules; project plans; planning projects; project scheduling; milestones planning; creating project plans; project planner; project roadmap; delivery planning; implementation planning; project planning and scheduling; project planning skills; release and project planning; managing project timelines; project plan development; project resource planning; project tracking; project monitoring; project scheduling software; project time management; programme planning; maintaining project plans; planning milestones; project progress tracking | ~ Project management
Milestone tracking | project milestones; tracking milestones | < Project planning
Gantt charts | Gantt; Gantt chart | < Project planning
Critical path analysis [method] | critical path; critical path method | < Project planning
Earned value management [method] | =EVM; earned value | < Project planning
Effort estimation | estimating effort; project estimation; software estimation | ~ Project planning
Asta Powerproject [tool] | =Power Project?; Asta Power Project; Asta | < Project planning; Project management software | ~ Primavera P6
Deltek [tool] | < Project planning; Project management software | ~ Primavera P6
Tilos [tool] | < Project planning; Project management software | ~ Primavera P6
Project coordination | project coordinator; coordinating projects; project support officer; project officer; project coordination skills; project officer experience; supporting projects; project documents; project updates; project logs; governance and project controls; project governance frameworks | < Administration | ~ Project management
Project administration | project administrator; project support; project assistant; project admin; project documentation | < Administration | ~ Project coordination
Project reporting | status reports; status reporting; progress reports; progress reporting; highlight reports; project status reports; project reports; project status reporting | ~ Project coordination; Project management
RAID logs | RAID log; issue logs; risk and issue logs; RAID management | ~ Project coordination; Project management
Project management office | =PMO; PMO support; PMO analyst; programme office; portfolio office; =P3O; PMO processes; PMO reporting | ~ Project coordination; Project management
Project meetings | progress meetings; chairing project meetings | ~ Project coordination; Project management
Programme management | program manager; managing programmes; programme delivery; programme leadership; large-scale programmes; technical program management; program development; programme governance; programme director; delivery of programmes; project and programme management; project/programme management; programme lead; managing complex programmes; programmes of work; multi-project programmes; programme implementation; programme oversight | < Project management
Programme support | programme administration; programme coordination; programme support officer; supporting programmes; programme administrator; programme coordinator; programme co-ordination | ~ Project coordination; Project administration; Programme management; Project management office
Benefits realisation | benefits management; benefit realisation; benefits tracking; benefits mapping | ~ Programme management; Project management
Portfolio management (projects) | project portfolio management; project portfolio; managing a portfolio of projects; portfolio of projects; portfolio planning; Primavera Portfolio; portfolio delivery | < Programme management
Portfolio governance | investment prioritisation; portfolio prioritisation | < Portfolio management (projects)
Management of Portfolios [method] | =MoP | < Portfolio management (projects)
Planview [tool] | < Portfolio management (projects)
Stakeholder management | managing stakeholders; stakeholder relations; stakeholder relationship management; stakeholder liaison; liaising with stakeholders; managing senior stakeholders; engage stakeholders; internal and external stakeholders; senior stakeholder management; stakeholder management skills; stakeholder coordination; stakeholder collaboration; engagement with stakeholders; stakeholder interaction; stakeholder partnership; stakeholder alignment; liaise with stakeholders; senior stakeholder engagement; stakeholder-management; stakeholder workshops; engaging senior stakeholders
Stakeholder engagement | engaging stakeholders; engaging with stakeholders; stakeholder consultation; stakeholder engagement skills | < Stakeholder management
Stakeholder mapping | stakeholder analysis | < Stakeholder management
Managing expectations | expectation management; managing stakeholder expectations; managing client expectations; manage expectations | < Stakeholder management
Business partnering | partnering with the business; strategic business partnering; business partner to | < Stakeholder management
Resource management | resource planning; managing resources; allocation of resources; resourcing projects; resource forecasting; resource coordination; resource utilisation; capacity and resource planning; resourcing plans; resource management skills; resource planner; resource optimisation; team resourcing; resource and capacity planning; utilisation management; capacity management of teams; resource control; Planning of resources
Resource allocation | resource levelling; resource scheduling; allocating resources | < Resource management
Risk management | =ERM; managing risk; risk analysis; risk mitigation; risk and issue management; risk identification; risk management frameworks; risk reporting; risk evaluation; project risk management; risk monitoring; risk management processes; risk reviews; risk management techniques; identifying risks; mitigate risk; risk mitigation strategies; risk management plans; risk strategy; mitigating risk; risk controls; risk governance; risk manager; commercial risk management; risk modelling; risk and control; risk framework development; risk analytics; risk policy; risk and compliance; risk and governance
Risk assessment | risk assessments; carrying out risk assessments; writing risk assessments; completing risk assessments; conducting risk assessments; assessing risk; risk assessment and management; risk assessment and risk management; assessing risks; carry out risk assessments; complete risk assessments | ~ Risk management
Risk registers | risk register; risk logs | < Risk management
Enterprise risk management | ISO 31000; enterprise risk; risk frameworks | < Risk management
Operational risk | operational risk management; non-financial risk | < Risk management
Risk appetite | risk appetite statements | < Risk management
Contingency planning | contingency plans | < Risk management
Business continuity | business continuity management; business recovery
Business continuity planning | BCP; =BCP; business continuity plans; continuity planning | < Business continuity
ISO 22301 [method] | < Business continuity
Business impact analysis | < Business continuity
Operational resilience | organisational resilience; resilience planning; business resilience | < Business continuity
Emergency planning | emergency preparedness; emergency response planning; emergency plans; emergency management; disaster planning; emergency response plans; emergency response procedures | ~ Business continuity
Dependency management | managing dependencies; dependency mapping; cross-team dependencies; inter-dependencies; dependency tracking | < Project management
Budget management | campaign budget; budgeting; managing budgets; budgets?; budget responsibility; budget holder; controlling budgets; managing a budget; project budgets; budget forecasting; managing project budgets; budget administration; budget analysis; budgets and forecasts; budget allocation; budget development; budget reviews; project budgeting; budgetary management; budgetary responsibility; budget management skills; budget process; management of budgets; budget accountability; operational budgets; departmental budgets; financial budgeting; overseeing budgets; budget ownership; cost management skills; forecasts and budgets; budget oversight; planning and budgeting; budget proposals; budget constraints; budget & forecasting; department budgets; P&L budgeting; budget variance; marketing and event budgets; manage budgets; managed budgets; managed budget; manage the budget; managed the budget; managing the budget; managed a budget; monitored budgets; developed budgets; prepared budgets
Budget monitoring | monitoring budgets; budget tracking; budgetary control; budget control; monitoring expenditure; budget reporting; monitoring a budget; monitoring the budget | < Budget management
Budget preparation | preparing budgets; budget setting; setting budgets; budget planning; annual budgets; Budget preparation in finance teams; annual budget preparation; budget reports; budget packs; annual plan and budget | < Budget management
Cost control | controlling costs; cost monitoring; cost management; cost tracking; project cost control; expenditure control; cost containment | < Budget management
Cost reduction | cost savings; reducing costs; cost saving initiatives; cost efficiencies; reduce costs; cost optimisation | ~ Budget management; Cost control
Cost analysis | cost forecasting; analysing costs | ~ Budget management; Cost control
P&L responsibility | P&L; P&L management; =P&L; P&L accountability; P&L ownership; profit and loss responsibility; full P&L; P&L control; managing P&L; full P&L responsibility; P&L reviews; P&L experience
Profit and loss accounts | profit and loss; P&L reporting; profit and loss account; profit & loss; profit and loss reports | ~ P&L responsibility; Management accounts; Financial statements
Profitability improvement | improving profitability; increasing profitability; maximising profit; profit improvement; increase profitability; profit growth; maximise profitability | ~ P&L responsibility

# heading: project tools
Jira [tool] | Atlassian Jira; =JIRA; Jira Software; Jira Agile; Jira boards; JQL; Jira workflows; Jira administration | < Project management software
Confluence [tool] | Confluence pages; Confluence documentation; Confluence spaces; =CONFLUENCE; =Confluence; confluence?; Atlassian Confluence; Confluence wiki | < Collaboration tools | ~ Jira
Atlassian [tool] | Atlassian?; Atlassian tools; Atlassian suite; Atlassian toolset; Atlassian stack; Atlassian products | < Project management software | ~ Jira; Confluence
Trello [tool] | Trello boards | < Project management software
Asana [tool] | Asana?; =Asana | < Project management software
Monday.com [tool] | Monday com; monday board | < Project management software
Basecamp [tool] | Basecamp? | < Project management software
Teamwork.com [tool] | < Project management software
Linear.app [tool] | < Project management software | ~ Jira
Coda.io [tool] | < Collaboration tools | ~ Notion; Project management software
LiquidPlanner [tool] | < Project management software
VersionOne [tool] | < Project management software
Phabricator [tool] | ~ Code review
Hive9 [tool] | ~ Marketing planning
ProductPlan [tool] | ~ Productboard; Product roadmaps
Planisware [tool] | ~ Planview
Zoho Projects [tool] | < Project management software
Function Point [tool] | =Function Point? | < Project management software
Nifty PM [tool] | < Project management software
Float planning [tool] | ~ Resource management
Harvest time tracking [tool] | ~ Toggl
Resource Guru [tool] | ~ Resource management
Projectplace [tool] | < Project management software
Primavera P6 [tool] | P6 schedule; P6 planning; =P6?; Primavera; Oracle Primavera; Oracle Primavera P6; Primavera planning | < Project planning; Project management software
Safran Project [tool] | < Project planning; Project management software | ~ Primavera P6
Project management software [tool] | project management tools; project tools; project software; work management tools; task management tools; PM tools; task management; task management software; online project management tools; task tracking; project management systems; project management applications; project planning software; project planning tools; project tracking tools; workflow tools; agile management tools
Collaboration tools [tool] | online collaboration tools; collaboration software; collaboration platforms; productivity tools; tracking tools; collaborative tools; collaborative software; digital collaboration tools; team collaboration tools | ~ Project management software
ClickUp [tool] | Click Up | < Project management software | ~ Basecamp
Wrike [tool] | < Project management software | ~ Basecamp
Smartsheet [tool] | Smart Sheet | < Project management software | ~ Basecamp
Notion [tool] | Notion? | < Collaboration tools | ~ Project management software; Confluence
Airtable [tool] | ~ Project management software
Workfront [tool] | Adobe Workfront | < Project management software | ~ Basecamp
Podio [tool] | < Project management software | ~ Basecamp
Redmine [tool] | < Project management software | ~ Basecamp
Pivotal Tracker [tool] | < Project management software | ~ Basecamp
YouTrack [tool] | < Project management software | ~ Basecamp
Rally [tool] | Rally?; Rally software; CA Agile Central | < Project management software | ~ Basecamp
Productboard [tool] | ~ Project management software; Product roadmaps
Toggl [tool] | ~ Project management software; Timesheets
Todoist [tool] | ~ Project management software

# heading: business analysis and change
Business analysis | business analyst; BA skills; requirements analysis; business requirements; business requirements analysis; business requirements gathering; technical business analyst; BCS diploma business analysis; analyse requirements; functional analysis; analysing requirements; business analysis skills; business analysis techniques; business problem analysis
Requirements gathering | gathering requirements; requirements elicitation; requirement gathering; eliciting requirements; requirements capture; requirements workshops; gather requirements; capturing requirements | < Business analysis
Requirements specification | requirements documentation; requirements documents; documenting requirements; requirement specifications; business requirements documents; =BRD; functional requirements; non-functional requirements; requirements definition | < Business analysis
Requirements management | requirements traceability; requirements traceability matrix; IBM DOORS; DOORS requirements; requirements engineering | ~ Requirements gathering; Requirements specification; Business analysis
User stories [method] | user story; writing user stories; user story writing | ~ Business analysis; Agile
Acceptance criteria [method] | writing acceptance criteria; acceptance criterion; defining acceptance criteria; define acceptance criteria | ~ User stories
Use cases | use case diagrams; use case modelling; writing use cases | ~ Business analysis
Gap analysis | fit-gap analysis; gap analyses | ~ Business analysis
Feasibility studies | feasibility study; feasibility analysis; feasibility assessments | ~ Business cases
Options appraisal | options analysis; option appraisal | ~ Business cases
Impact assessment | impact assessments; impact analysis; assessing impact of change | ~ Business analysis; Change management
BCS business analysis [licence] | BCS Foundation; BCS business analysis diploma; BCS diploma in business analysis; BCS certified; BCS International Diploma in Business Analysis | < Business analysis
CBAP [licence] | =CBAP | < Business analysis
BABOK [licence] | =BABOK | ~ CBAP; BCS business analysis
Systems analysis | systems analyst; system analysis; business systems analysis | ~ Business analysis
Business cases | business case development; business case; writing business cases; investment cases; business case writing; preparing business cases; developing business cases; ROI business case; benefits case; investment business cases; business case preparation; business justification; strategic business cases
Cost-benefit analysis | cost benefit analysis | ~ Business cases
Investment appraisal | investment proposals; capital investment appraisal | < Financial analysis | ~ Business cases
HM Treasury Green Book [method] | Green Book?; Five Case Model; Better Business Cases | < Business cases
Change management | managing change; change programmes; change leadership; leading change; implementing change; change delivery; change manager; change agent; change implementation; change enablement; change adoption; change and transformation; change management principles; change planning; behavioural change management; change management methodology; driving change; change management skills; change facilitation; change management models; change impact; change management processes; change communications planning; change champion; change management experience; implement change; strategic change; embedding change; managing organisational change; organisation change
Business transformation | transformation projects; organisational transformation; transformation programmes; service transformation; transformational change; transformation management | < Change management
Digital transformation | digitalisation; digitisation of services; digital change | ~ Change management; Business transformation
Organisational change | organisational change management; organisational design and change; =OCM? | < Change management
Restructuring | Restructuring?; organisational restructuring; restructures; reorganisation; company restructuring; Organisational restructure | ~ Change management
Culture change | cultural change; changing culture; behaviour change at work | < Change management
Change readiness | change impact assessment; business readiness | < Change management
Post-merger integration | M&A integration; business integration after mergers | ~ Change management
Prosci [method] | =Prosci; Prosci certified | < Change management
ADKAR [method] | < Change management
Kotter [method] | < Change management
System implementation | software implementation; systems implementation; implementing systems; implementing new systems; system implementation projects; system deployment; implementation manager; implementation consultant; implementation consulting; implementation projects; solution implementation; implementation management; technical implementation; product implementation; implementing software; implementation support; implementation of new systems; configuration of systems; implementation of software; onboarding systems
System roll-outs | software rollout; ERP rollout; system rollouts; rolling out new systems; roll-out of new systems; CRM rollouts | < System implementation
Go-live support | go-live; hypercare; go live planning; cutover planning | < System implementation
System configuration | software configuration; configuring systems; systems configuration | ~ System implementation
Software upgrades | system upgrades; migrations and upgrades; upgrade projects | ~ System implementation
ERP implementation | implementing ERP; ERP implementations; SAP implementation | < System implementation; Business systems

# heading: products
Product management | product manager; product lead; managing products; digital product management; product leadership; technical product management; product management skills; software product management; product manage; product management experience; product-led; product definition; product thinking; product-market fit; product backlog ownership; product operations; product validation; product features definition; product mindset; product sense; product direction; product planning; management of products; product briefs; product experimentation; product delivery
Product ownership | product owner; =PO? | < Product management
Product discovery | continuous discovery; discovery phase; customer discovery | < Product management
Minimum viable product | =MVP; MVPs | ~ Product management
Product requirements documents | PRDs; =PRD; product specifications; product requirement documents | < Product management
Beta testing | pilot testing; alpha and beta; beta programmes | ~ Product management
Product lifecycle management | product lifecycle; product life cycle management | ~ Product management
Product portfolio management | managing a product portfolio | < Product management
Product metrics | product KPIs; product performance metrics | < Product management
Backlog management | product backlog; backlog refinement; backlog grooming; backlog prioritisation; sprint backlog; managing backlogs | < Scrum | ~ Product management; Product ownership
Product strategy | product vision; product strategies; strategic roadmaps; product positioning strategy; product vision and strategy; define product strategy; product roadmap development; strategic product planning; product innovation strategy | < Product management
Product roadmaps | product roadmap; roadmapping; roadmap planning; roadmap development; roadmap management; developing roadmaps; product roadmapping | < Product strategy
Monetisation | Monetisation?; monetisation strategy | ~ Product strategy
Product development | product innovation; product development process; developing new products; bringing products to market; product design and engineering; product development cycle; product development skills; product developer; product improvement; developing products; product launch from concept; product introduction; product lifecycle development; product testing; product trials; product engineering; product optimisation; product development experience; product prototyping; research projects and development; product developments; commercialisation of products
New product development | =NPD; NPD; NPD process; NPD projects | < Product development
New product introduction | =NPI; introducing new products; introduction of new products; NPI process; NPI projects | ~ New product development; New product introduction engineering
Research and development | R&D; =R&D; research & development; R&D projects | ~ Product development
Innovation management | innovation strategy; open innovation; innovation projects; managing innovation | ~ Product development
Commercialisation | technology transfer; commercialising research; intellectual property commercialisation | ~ Product development
Stage-gate process [method] | stage-gate; stage gate process; phase-gate | < Product development
Innovation and entrepreneurship | entrepreneurship
Founding a business | founding a company; starting a business; business start-up; setting up a business; co-founding a company | < Innovation and entrepreneurship
Running a small business | small business management; business owner; business ownership; running own business; running a business; small business owner; self-employment | < Innovation and entrepreneurship
Scaling a business | scale-up experience; growing a startup; scaling businesses | < Innovation and entrepreneurship
Investor pitching | pitching to investors; raising investment; fundraising from investors; raising venture capital | < Innovation and entrepreneurship
Product lifecycle tools [tool] | PLM; =PLM; PLM systems; PLM software; PDM systems; =PDM; product data management
SolidWorks PDM [tool] | < Product lifecycle tools
Agile PLM [tool] | < Product lifecycle tools
Arena PLM [tool] | < Product lifecycle tools
Propel PLM [tool] | < Product lifecycle tools
Centric PLM [tool] | < Product lifecycle tools
FlexPLM [tool] | < Product lifecycle tools
Teamcenter [tool] | Siemens Teamcenter | < Product lifecycle tools
Windchill [tool] | PTC Windchill | < Product lifecycle tools
ENOVIA [tool] | < Product lifecycle tools
Autodesk Vault [tool] | < Product lifecycle tools
3DEXPERIENCE [tool] | < Product lifecycle tools

# heading: operations, strategy and governance
Operations management | operations manager; operational management; managing operations; head of operations; operations planning; operations leadership; overseeing operations; operations director; business operations management; managing daily operations; operations strategy; site management general; commercial operations; regional management; cluster management; service operations management; operation management; business support operations; operational management experience; depot management; operational efficiency management; operations experience; operations oversight; managerial experience; departmental management; operational management skills; managerial skills; managerial responsibilities; unit management; facility operations; store operations
Operational planning | operational plans; operational delivery planning | < Operations management
Target operating models | target operating model; operating model design; operating models; =TOM? | < Operations management
Multi-site management | managing multiple sites; multi-site experience; multi-site operations; area manager?; regional manager?; area management?; multi site management | < Operations management
Branch management | managing a branch; running a branch | < Operations management
General management | general manager; managing a business; business unit management | < Operations management
Department management | department manager; managing a department; head of department | ~ Operations management
Shift management | shift manager; running shifts; shift leadership; shift supervisor; duty manager; duty management; shift leader | < Team leadership | ~ Operations management
Strategic planning | strategic plans; strategy?; strategic management; long-term planning; strategic development; strategy planning; strategic business planning; strategic direction; corporate planning; annual planning; strategic analysis and planning; operational strategy and planning; strategic leadership planning; strategic planning skills; short and long term planning; strategic business plans; strategic decision; strategic alignment; organisational strategy; strategic projects planning; strategic growth; business development strategy; strategy setting; business modelling strategy; strategy work; strategic growth plans; strategic account plans; medium-term planning; future planning
Business planning | business plans; writing business plans; developing business plans; annual business planning; business plan development | < Strategic planning
Strategy development | developing strategy; strategy formulation; strategy and planning | < Strategic planning
Strategy execution | strategy implementation; implementing strategy; strategy delivery | < Strategic planning
Business strategy | corporate strategy; growth strategy; business strategies | < Strategic planning
Business models | business model development; business model design; business modelling | ~ Strategic planning
Scenario planning | scenario analysis | ~ Strategic planning
Horizon scanning | horizon-scanning | ~ Scenario planning; Strategic planning
Management consulting | advisory services; business advisory; consulting?; business consulting; management consultancy; consultancy skills; consulting experience; management consultant; consultancy services; consultancy experience; consulting skills; consultancy environment; client consulting projects; consultancy projects; consulting services; process consulting; business consultancy; big four consultancy; functional consulting; consulting best practices; consulting engagements; business consultant
Strategy consulting | strategy consultancy; strategic consulting | < Management consulting
Technology consulting | IT consulting; IT consultancy; technical consultancy; technical consulting | < Management consulting
Client advisory work | advising clients; client advisory; client advice | ~ Management consulting
Corporate governance | board governance; governance?; governance frameworks; corporate governance code; governance structures; governance arrangements; governance processes; governance reporting; governance advice; governance and compliance; board papers governance; clinical governance frameworks general; governance support; board support governance; governance policies
Company secretarial work | company secretarial; company secretary; company secretariat; company secretarial duties; statutory registers; Companies House filings; corporate secretarial | < Corporate governance
Board reporting | reporting to boards; board level reporting; board reports; reports to the board | ~ Corporate governance
Trusteeship | trustee experience; trustee boards; charity trustee; board of trustees | < Corporate governance
Non-executive directorship | non-executive director; =NED; board member; board experience; board membership | < Corporate governance
Companies Act | company law; Companies Act 2006 | < Corporate governance
Charity governance | Charity Commission; Charities Act; Charity Commission reporting; trustee duties | < Corporate governance
Vendor management | supplier management; managing suppliers; supplier relationships; supplier relations; supplier relationship management; =SRM?; third-party management; managing third parties; manage suppliers; managing vendors; vendor relations; vendor relationships; supplier negotiations management; vendor management skills; vendor relationship management; vendor negotiations; supplier management experience; supplier sourcing and management; management of suppliers; management of contractors; third party vendors; vendor evaluation; vendor coordination
Supplier performance management | supplier performance; vendor performance; supplier performance reviews | < Vendor management
Supplier selection | vendor selection; supplier evaluation; supplier assessment; choosing suppliers | < Vendor management; Procurement
Supplier liaison | liaising with suppliers; liaison with suppliers; dealing with suppliers; supplier communication | ~ Vendor management
Supplier onboarding | onboarding suppliers; supplier set-up; new supplier set up | < Vendor management
Supplier audits | supplier auditing; supplier quality audits; auditing suppliers | < Vendor management; Auditing
Contractor management | managing contractors; managing sub-contractors; contractor supervision; coordinating contractors | < Vendor management
Outsourcing | Outsourcing?; managing outsourced services; outsourced services; outsourcing management | < Vendor management
Offshoring | offshore teams; offshore delivery | ~ Outsourcing
Contract management | managing contracts; contract negotiation and management; contracts management; contract manager; contract monitoring; contract compliance; contract performance; contract performance management; contract delivery; supplier contracts; contract documentation; contract variations; review contracts; contract lifecycle management; contractual obligations; contract awards; contract interpretation; contract strategy; contract commercial management; contract preparation; contract support; contractual knowledge; contract close out; contract set up; contractual matters; contractual negotiations; contract documents
Commercial management | commercial manager; commercial contracts management | ~ Contract management
Contract negotiation | negotiating contracts; contract negotiations; negotiate contracts | < Negotiation | ~ Contract management
Contract drafting | drafting contracts; contract writing | < Legal drafting | ~ Contract management
Contract review | reviewing contracts; contract reviews; review of contracts | ~ Contract management
Contract administration | contracts administration; contract administrator | < Contract management
NEC contracts [method] | NEC3; NEC4; =NEC? | < Contract management | ~ JCT contracts
JCT contracts [method] | =JCT; JCT | < Contract management | ~ NEC contracts
FIDIC contracts [method] | FIDIC; =FIDIC | < Contract management
Framework agreements | call-off contracts; public sector frameworks; framework contracts | ~ Contract management
Licensing agreements | licence agreements; licensing deals | ~ Contract management
Contract mobilisation | mobilising contracts; mobilisation of contracts; service mobilisation | ~ Contract management
Standards and policy compliance | regulatory compliance; compliance management; compliance reporting; policy compliance; ensuring compliance; compliance standards; compliance frameworks; legislative compliance; compliance with regulations; compliance procedures; legal compliance; compliance with legislation; compliance requirements; compliance auditing; compliance policies; regulatory standards; statutory compliance; compliance processes; compliance and regulatory; auditing compliance; compliance documentation; maintaining compliance; compliance programmes; compliance experience; internal compliance; compliance administration; compliance culture; compliance officer; compliance management systems
Compliance monitoring | compliance checks; monitoring compliance; compliance checking; compliance reviews | < Standards and policy compliance
Regulatory knowledge | regulatory frameworks; regulatory requirements; knowledge of regulations; industry regulations | < Standards and policy compliance
Legislation knowledge | knowledge of legislation; relevant legislation; understanding of legislation; legislative requirements; statutory requirements | < Standards and policy compliance
Regulatory reporting | reports to regulators; statutory returns | < Standards and policy compliance; Reporting
Auditing | Auditing?; internal auditor; conducting audits; audit management; supplier auditing visits; carrying out audits; compliance and auditing; audit programmes; audit skills; audit planning; auditing skills; auditing procedures; system audits; perform audits; internal and external audits; auditing experience; customer audits; third party audits; complete audits
Internal audits | internal auditing; conducting internal audits | < Auditing
External audits | external audit | < Auditing
Audit preparation | external audit support; external auditors; preparing for audits; audit packs; preparing audit files; supporting external auditors; audit ready | ~ External audits; Internal audits
Process audits | compliance audits; site audits | < Auditing
Audit reporting | audit reports; audit findings; writing audit reports | < Auditing
Audit trails | maintaining audit trails; audit trail | ~ Auditing
Research | Research?; researching; research skills; conducting research; carrying out research; academic research; undertaking research; research and analysis; primary and secondary research; research techniques; research reports; research experience; empirical research; scientific research; conduct research; research officer; evidence-based research; research skills and analysis; applied research; research planning; information research; action research; research management; social research; independent research; research administration; reading research; doctoral research; original research; research coordination; desk-based research; university research; research strategy; research evaluation; postdoctoral research; research experience and analysis; research collaborations; research findings; research impact
Data collection | data gathering; collecting data; gathering data; collating data; collect data; collation of data | ~ Research
Information gathering | gathering information; collating information; collecting information; fact-finding; Fact find | ~ Research
Literature reviews | literature review; literature searching; literature searches | < Research
Systematic reviews [method] | systematic review; evidence synthesis | < Research
Meta-analysis [method] | meta-analyses | ~ Systematic reviews; Statistics
Fieldwork | field work; field data collection; field research | < Research
Experimental design | design of experiments; =DOE?; experiment planning; experiment design; controlled experiments | < Research
Research design | research methodology; research methods | < Research
Research ethics | ethics applications; ethical approval; research governance | ~ Research
Research proposals | writing research proposals; research funding proposals; research grants | < Research
Monitoring and evaluation | =M&E?; monitoring & evaluation; =MEL?; monitoring evaluation and learning; logframes; logical frameworks | ~ Research
Programme evaluation | impact evaluation; service evaluation; project evaluation; evaluating programmes; evaluation reports; evaluation methods | < Monitoring and evaluation
Theory of change [method] | < Monitoring and evaluation
Impact measurement | outcome measurement; measuring impact | < Monitoring and evaluation
Planning | Planning?; planning skills; forward planning; work planning skills; advance planning; project and work planning; workload planning skills; planning ahead; planning and coordination; planning and organisation skills; logistics planning skills; event and activity planning; planning experience
Work planning | work plans; workload plans; annual work plans | < Planning
Action planning | action plans; develop action plans; improvement plans | < Planning
Coordination | Coordination?; coordination skills; coordinating activities; coordinate activities | ~ Planning
Training delivery | delivering training; training others; training staff; staff training; facilitating training; employee training; train staff; training skills; providing training; conducting training; training and development delivery; training facilitation; classroom training; training employees; delivering training sessions; presenting training; training team members; team training; product training delivery; training workshops; trained staff; training of staff; train new staff; training programmes; training plans; training documentation; training management; technical training; coordinating training; training provision; training delivery skills; training new team members; delivering inductions; onboarding training; train new employees; trained new staff; training evaluation; training new recruits; train people; in-house training; refresher training; software training delivery; trained new employees; customer training; training clients; training colleagues; train others; train team members; training users on products; facilitation of training; group training; systems training delivery; trained employees; trained new hires; train employees; trained team members; trained colleagues
Training administration | training coordination; organising training; training records; administering training; training administrator duties; training coordinator; arranging training; training co-ordination | ~ Training delivery coordination; Booking training; Training delivery
Training needs analysis | =TNA; training needs; identifying training needs; training needs assessment | ~ Training delivery
Training design | designing training; training materials; training development; developing training materials; designing training courses; training programme design; training design and delivery; creating training materials; developing training; training programme development; development of training; training content | ~ Training delivery
Staff induction | staff inductions; inducting new staff; induction training; inducting staff; Induction and training; induct new staff; induct new carers; induct new starters; inducted new staff; inducted new starters | < Training delivery | ~ Supervision
On-the-job training | training new starters; training new staff; training new employees; shadowing and training | < Training delivery
Train the trainer | train-the-trainer | < Training delivery
Upskilling staff | upskilling; upskilling others | < Training delivery
Virtual training | online training delivery; remote training; webinar training | < Training delivery
Product training | training on products | < Training delivery
Profitability analysis | analysing profitability | < Financial analysis
Ideation | Ideation?; ideation workshops; brainstorming?; brainstorming sessions; idea generation workshops | ~ Design thinking
Process ownership | process owner | < Business process management
Workshop facilitation | facilitating workshops; running workshops; delivering workshops; facilitate workshops; workshop delivery; leading workshops; deliver workshops; run workshops | < Networking and facilitation
`;
