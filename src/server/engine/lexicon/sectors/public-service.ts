export const publicService = `
Value for money in public spending | VfM assessments; best value in local government
Green Book business cases | business case Green Book; five case business case; outline business case; full business case
Civil Service behaviours | civil service competency framework; success profiles; civil service competencies; Civil Service Code
Central government experience | central government; government departments; civil service experience; working in government; Whitehall
Local government experience | local government; local authority experience; council experience; working in local government; working for a local authority; local authority environment
GDS assessments | digital by default; government service assessments
Crown Commercial frameworks | G-Cloud; Digital Marketplace; Digital Outcomes and Specialists; Crown Commercial Service
Ministerial submissions | ministerial correspondence
Parliamentary questions | PQs; answering parliamentary questions | ~ Ministerial submissions
Freedom of information requests | freedom of information; FOI requests; =FOI; FOI; Freedom of Information Act
Environmental Information Regulations | EIR requests; Environmental Information Regulations requests | ~ Freedom of information requests
Subject access requests handling | DSARs; =DSAR
Lone worker | working alone on site; lone working policy
Infectious diseases | communicable diseases; communicable disease control; health protection
Travel and tropical medicine | travel medicine; tropical medicine; travel clinic
Personal development planning | personal development plans; PDPs; personal development reviews
Benefits assessment | housing benefit assessment; benefits assessor; council tax support; benefit processing
Working in schools | school environment; school setting; experience of working in a school; experience working in schools; working in an educational setting; education sector; education setting
Working with children | work with children; experience of working with children; experience working with children; children and young people; working with children and young people
Public sector | public sector experience; public services; public administration; public sector environment; public sector organisations; local councils
Democratic services | committee administration; committee clerk; electoral services; democratic process; local democracy
Council meetings | ~ Democratic services
Elections | Elections? | ~ Democratic services
Electoral registration | < Democratic services
Civic events | ~ Democratic services
Councillors | ~ Elected members
Elected members | working with elected members | ~ Democratic services
Overview and scrutiny | < Democratic services
Parish council | ~ Town clerk
Town clerk | < Democratic services
Members' enquiries | ~ Elected members
Public consultation | consultation exercises; consultation and engagement; resident consultation; public engagement; consultation with the public; community consultation
Commissioning of services | service commissioning; commissioning cycle; joint commissioning; commissioning social care; commissioning and procurement; strategic commissioning; commissioning services; outcomes based commissioning; commissioning health services; contract commissioning | ~ Procurement
Public sector bid and grant funding | government funding; lottery funding; funding applications to government; European funding; grant schemes; levelling up funding; Heritage Lottery Fund; external funding bids; Towns Fund
National Lottery | ~ Public sector bid and grant funding
Housing benefit | benefits administration | < Revenues and benefits
Revenues and benefits | revenues and benefits service; revenues & benefits | ~ Housing benefit; Council tax
Council tax reduction | < Revenues and benefits | ~ Housing benefit
Business rates | ~ Revenues and benefits
Discretionary housing payments | < Housing benefit
Academy revenues | < Revenues and benefits
Northgate revenues | < Revenues and benefits
Jobcentre Plus
NNDR | =NNDR | < Business rates
Council tax | council tax recovery; council tax billing | < Revenues and benefits
Environmental health | housing standards; environmental health officer; environmental enforcement; environmental crime; Flare environmental health
Environmental protection | ~ Environmental health
Statutory nuisance | ~ Environmental health
Noise nuisance | ~ Environmental health
Private sector housing | ~ Environmental health
Food standards inspection | ~ Environmental health
Fly tipping | ~ Environmental health
Housing enforcement | ~ Environmental health
Housing health and safety rating system | =HHSRS | ~ Environmental health
Contaminated land enforcement | ~ Environmental health
Port health | ~ Environmental health
Air pollution | ~ Environmental health
Dog warden | ~ Environmental health
Uniform software | ~ Environmental health
IDOX Uniform | ~ Environmental health
Idox | ~ Environmental health
M3 system | ~ Environmental health
Civica APP | ~ Environmental health
EHRB [licence] | =EHORB; EHRB registered; EHRB registration; Chartered EHP; chartered environmental health practitioner; Environmental Health Registration Board; CIEH registration; registered environmental health officer | ~ Environmental health
Food inspections | ~ Food standards inspection; Environmental health
HMO licensing | ~ Private sector housing
Parking enforcement | civil enforcement?; civil enforcement officer; parking services; parking attendant; parking appeals; parking tickets; traffic enforcement; enforcement officer?; parking appeals processing
Car park management | parking operations; parking management; managing car parks | ~ Parking enforcement
Penalty charge notices | < Parking enforcement
Traffic warden | < Parking enforcement
Blue badge assessments | ~ Parking enforcement
Warrants of control | ~ Bailiff work
Bailiff work | bailiff?; enforcement agent; high court enforcement; certificated enforcement agent | ~ Debt recovery
Registration of births, deaths and marriages | registrar?; registration service; registration of births
Celebrant | ~ Civil ceremonies
Funeral celebrant | < Celebrant
Bereavement services council | ~ Registration of births, deaths and marriages
Cemeteries | ~ Bereavement services council
Crematorium | ~ Bereavement services council
Civil ceremonies | ~ Registration of births, deaths and marriages
Investigations | investigation skills; conducting investigations; investigator?; formal investigations; private investigation; investigations management; investigatory; investigate complaints; investigation reports; workplace investigations; Investigations?
Gathering evidence | ~ Investigations
Evidence collection | ~ Gathering evidence
Border control | border force; border security
Passport control | ~ Border control
Passport applications | passport office | ~ Passport control; Passport checks
Customs enforcement | ~ Border control
Immigration enforcement | ~ Border control
Immigration officer | immigration control | ~ Border control
Passport checks | ~ Border control
Contraband detection | ~ Border control
Economic development | economic regeneration; local economic development; economic growth; economic strategy; economic policy; economic impact assessment
Inward investment | ~ Economic development
Business support programmes | ~ Economic development
Town centre management | ~ Economic development
Business advice | ~ Economic development
Place making | ~ Economic development
Urban regeneration | ~ Economic development
Town centre regeneration | ~ Economic development
Inward investment promotion | ~ Economic development
High street regeneration | ~ Economic development
Start-up support | ~ Economic development
Business start-up advice | ~ Economic development
Local growth | business growth support | ~ Economic development
Regional development | ~ Economic development
Business improvement district | ~ Economic development
Business engagement | ~ Economic development
Rural development | ~ Economic development
Employment and skills | ~ Economic development
Local enterprise partnership | ~ Economic development
Complaints and ombudsman | ombudsman complaints; stage 2 complaints; formal complaints; complaint responses; statutory complaints; corporate complaints; NHS complaints; patient complaints; complaints policy; investigating and responding to complaints; patient experience and complaints
Patient advice and liaison | ~ Complaints and ombudsman
MP enquiries | ~ Complaints and ombudsman
MP correspondence | ~ Complaints and ombudsman
PALS | =PALS | ~ Complaints and ombudsman
LGO | ~ Complaints and ombudsman
PHSO | =PHSO | ~ Complaints and ombudsman
Christian ministry and chaplaincy | pastoral ministry; church ministry; youth ministry; children's ministry
Worship leading
Preaching
Spiritual support
Multi-faith
Church administration
Clergy
Discipleship
Faith organisations
Catholic ethos
Church school
Ecumenical
Missionary
Bible teaching
Interfaith
Church of England
Chaplaincy | chaplain | ~ Christian ministry and chaplaincy
Spiritual care | ~ Chaplaincy
Interpreting and translation | localisation translation; bilingual interpreting; translation services; CAT translation tools; proofreading translations; audiovisual translation; language services
MateCat | < CAT tools
Gateway review
Nolan principles
`;
