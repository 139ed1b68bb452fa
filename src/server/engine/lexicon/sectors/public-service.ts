export const publicService = `
Public sector | local government; public sector experience; public services; council experience; public administration; public sector environment; public sector organisations; local councils
Democratic services | committee administration; committee clerk; electoral services; democratic process; local democracy
Council meetings | < Democratic services
Committee support | committee services | < Democratic services
Elections | < Democratic services
Electoral registration | < Democratic services
Civic events | < Democratic services
Councillors | < Democratic services
Elected members | working with elected members | < Democratic services
Member support | < Democratic services
Overview and scrutiny | < Democratic services
Parish council | < Democratic services
Town clerk | < Democratic services
Members' enquiries | < Democratic services
Public consultation | consultation exercises; consultation and engagement; resident consultation; public engagement; consultation with the public; community consultation
Commissioning of services | service commissioning; commissioning cycle; joint commissioning; commissioning social care; commissioning and procurement; strategic commissioning; commissioning services; outcomes based commissioning; commissioning health services; contract commissioning | ~ Procurement
Public sector bid and grant funding | government funding; lottery funding; funding applications to government; European funding; grant schemes; levelling up funding; Big Lottery Fund; EU funding; Heritage Lottery Fund; Arts Council funding; external funding bids; Towns Fund
Arts Council England | < Public sector bid and grant funding
National Lottery | < Public sector bid and grant funding
Housing benefit | benefits assessment; revenues and benefits; benefits administration; housing benefit assessment; council tax benefit; benefit claims; state benefits; benefits assessor; welfare benefits processing
Council tax reduction | < Housing benefit
Business rates | < Housing benefit
Discretionary housing payments | < Housing benefit
Academy revenues | < Housing benefit
Northgate revenues | < Housing benefit
Jobcentre Plus | < Housing benefit
Universal credit claims | < Housing benefit
NNDR | =NNDR | < Housing benefit
Council tax | council tax recovery; council tax billing | < Housing benefit
Universal Credit | < Housing benefit
Environmental health | housing standards; environmental health officer; environmental protection; environmental enforcement; environmental crime; Flare environmental health
Pollution control | ~ Environmental health
Statutory nuisance | ~ Environmental health
Noise nuisance | ~ Environmental health
Private sector housing | ~ Environmental health
Food standards inspection | ~ Environmental health
Fly tipping | ~ Environmental health
Housing enforcement | ~ Environmental health
Housing health and safety rating system | =HHSRS | ~ Environmental health
Air quality | ~ Environmental health
Contaminated land enforcement | ~ Environmental health
Port health | ~ Environmental health
Air pollution | ~ Environmental health
Dog warden | ~ Environmental health
Uniform software | ~ Environmental health
IDOX Uniform | ~ Environmental health
Idox | ~ Environmental health
M3 system | ~ Environmental health
Civica APP | ~ Environmental health
EHRB | ~ Environmental health
Food inspections | < Environmental health
HMO licensing | < Environmental health
Parking enforcement | civil enforcement; civil enforcement officer; parking management; parking services; parking attendant; parking operations; parking appeals; car park management; parking tickets; car parks; traffic enforcement; high court enforcement; certificated enforcement agent; enforcement officer; parking appeals processing
Penalty charge notices | < Parking enforcement
Traffic warden | < Parking enforcement
Blue badge assessments | < Parking enforcement
Warrants of control | < Parking enforcement
Bailiff work | bailiff; enforcement agent | < Parking enforcement
Registration of births, deaths and marriages | registrar; registration service; registration of births
Celebrant | < Registration of births, deaths and marriages
Funeral celebrant | < Registration of births, deaths and marriages
Bereavement services council | < Registration of births, deaths and marriages
Cemeteries | < Registration of births, deaths and marriages
Crematorium | < Registration of births, deaths and marriages
Civil ceremonies | < Registration of births, deaths and marriages
Investigations | investigative interviewing; investigation skills; conducting investigations; investigator; formal investigations; criminal investigation; private investigation; investigative; investigations management; investigatory; investigate complaints; investigation reports; workplace investigations; Investigations?
Gathering evidence | < Investigations
Evidence collection | < Investigations
PACE | =PACE?; PACE 1984 | < Investigations
Police and Criminal Evidence Act | < PACE
Interviews under caution | < PACE
PIP level 2 | < PACE
PIP level 1 | < PACE
Criminal Procedure and Investigations Act | CPIA | < PACE
Disclosure officer | < PACE
Case file preparation | < PACE
Prosecution files | < PACE
Taking statements | statement taking | < PACE
Preparing case files | < PACE
Regulation of investigatory powers | < PACE
PIP2 | < PACE
RIPA | =RIPA | < PACE
Policing | police officer; police service; response policing; police staff; law enforcement; military police; digital forensics policing; police experience; police force; roads policing; police national computer; police systems; =PNC | ~ Investigations
Community safety | ~ Policing
Special constable | ~ Policing
Criminal intelligence | ~ Policing
Forensic science | ~ Policing
Fingerprints | ~ Policing
Forensic evidence | ~ Policing
Custody detention | ~ Policing
Detention officer | ~ Policing
Crime investigation | ~ Policing
Niche RMS | ~ Policing
Neighbourhood watch | ~ Policing
Victim care | ~ Policing
Victim liaison | ~ Policing
Witness care | witness support | ~ Policing
Crime recording | ~ Policing
Family liaison | ~ Policing
Hate crime | ~ Policing
Serious and organised crime | ~ Policing
Organised crime | ~ Policing
PCSO | =PCSO | ~ Policing
HOLMES | =HOLMES | ~ Policing
Neighbourhood policing | community policing | < Policing
Crime prevention | crime reduction | < Policing
Crime scene investigation | crime scene; scenes of crime | < Policing
Intelligence analysis | intelligence gathering; criminal intelligence analysis; intelligence analyst; intelligence reports; intelligence analysis techniques; intelligence cycle; national intelligence model; threat intelligence reports; intelligence led; intelligence products; defence intelligence
i2 Analyst Notebook | < Intelligence analysis
i2 | < Intelligence analysis
Geopolitical risk | < Intelligence analysis
Analyst's Notebook | < Intelligence analysis
Imagery analysis | < Intelligence analysis
Counter terrorism | < Intelligence analysis
Humint | < Intelligence analysis
SIGINT | < Intelligence analysis
Emergency control room work | emergency control room; emergency dispatch; emergency calls; control room operations; emergency dispatcher; control room; emergency operations centre; control room operator
Call dispatch | < Emergency control room work
101 calls | < Emergency control room work
Radio communications control | < Emergency control room work
Ambulance dispatch | < Emergency control room work
Resource dispatch | < Emergency control room work
Airwave radio | < Emergency control room work
Two way radio | two-way radios | < Emergency control room work
Radio procedures | radio use | < Emergency control room work
Firefighting | fire and rescue; fire service; firefighter; fire rescue; retained firefighter; on-call firefighter
Fire crew | < Firefighting
Fire officer | < Firefighting
Fire station | < Firefighting
Fire prevention visits | < Firefighting
Extrication | < Firefighting
Water rescue | < Firefighting
Search and rescue | < Firefighting
Mountain rescue | < Firefighting
Fire response | < Firefighting
Lifeboat | < Firefighting
Coastguard | < Firefighting
Aerial ladder | < Firefighting
RTC extrication | < Firefighting
Prison service | prison officer; prison environment; prisoner escort; prison staff; escorting prisoners; prison setting; prison education; key worker prison; prison regime
Custodial environment | ~ Prison service
Offender supervision | ~ Prison service
Custody officer | ~ Prison service
Immigration detention | ~ Prison service
Young offender institution | ~ Prison service
Offender learning | ~ Prison service
Court escort | ~ Prison service
Correctional | ~ Prison service
Detainee custody officer | ~ Prison service
Secure training centre | ~ Prison service
HMPPS | ~ Prison service
NOMIS | ~ Prison service
HMYOI | =HMYOI | ~ Prison service
Military experience | armed forces; =MOD; ex-military; military leadership; Ministry of Defence; military operations; military aircraft
British Army | ~ Military experience
Royal Navy | ~ Military experience
Royal Air Force | =RAF | ~ Military experience
Ex-forces | ~ Military experience
Services leavers | ~ Military experience
Naval operations | ~ Military experience
Royal Engineers | ~ Military experience
Reserve forces | ~ Military experience
Defence sector | defence industry; defence standards | ~ Military experience
Royal Marines | ~ Military experience
Veterans support | ~ Military experience
Cadets | ~ Military experience
Territorial Army | ~ Military experience
Ministry of defence projects | ~ Military experience
DEFSTAN | ~ Military experience
DE&S | ~ Military experience
REME | =REME | ~ Military experience
Border control | border force; border security
Passport control | passport applications; passport office | ~ Border control
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
Christian ministry and chaplaincy | pastoral ministry; church ministry; youth ministry; children's ministry; ministry; christian ethos
Worship leading
Preaching
Spiritual support
Multi-faith
Faith communities
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
Chaplaincy | chaplain | < Christian ministry and chaplaincy
Spiritual care | < Chaplaincy
Interpreting and translation | localisation translation; transcription and translation; bilingual interpreting; translation services; CAT translation tools; proofreading translations; audiovisual translation; language services
MateCat | < Interpreting and translation
Business case Green Book
Five Case business case
Outline business case
Gateway review
GDS assessments
Digital by default
Digital Marketplace
G-Cloud
Civil service code
Civil service competency framework
Success profiles
Nolan principles
`;
