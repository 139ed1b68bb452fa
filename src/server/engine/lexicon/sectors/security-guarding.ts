export const securityGuarding = `
Security guarding | security officer; static guarding; manned guarding; security guard; security duties; guarding?; front line security; security services guarding; site security; security operative; manned security; static security; security officer duties; physical security guard
Physical security | < Security guarding
Building security | < Security guarding
Construction site security | < Security guarding
Security presence | < Security guarding
Uniformed security | < Security guarding
Hospital security | < Security guarding
Gatehouse | gatehouse security | < Security guarding
Gatehouse duties | < Security guarding
Loading bay security | < Security guarding
Door supervision | door staff; door work; nightclub security; bouncer; door security | < Security guarding
Doorman security | < Door supervision
Venue security | < Door supervision
Pub security | < Door supervision
Retail security | uniformed retail security; retail security officer; retail store security | < Security guarding
Store security | < Retail security
Shop security | < Retail security
Patrols | mobile patrols; security patrols; foot patrols; patrolling; site patrols; patrol duties; conducting patrols; patrolling premises; patrolling the site; internal and external patrols; night patrols; premises patrols; perimeter patrols | < Security guarding
Alarm response | < Patrols
Perimeter checks | < Patrols
Vacant property inspections | ~ Patrols
Key holding and alarm response | Key holding service; alarm response key holding | < Patrols
Lock and unlock | lock/unlock | ~ Patrols
CCTV monitoring | CCTV operation; CCTV operator; monitoring CCTV; CCTV?; CCTV surveillance; control room monitoring; CCTV control room; video surveillance; CCTV cameras?; CCTV monitoring station; operating CCTV; CCTV footage; remote monitoring CCTV; CCTV duties; alarm monitoring; public space CCTV; town centre CCTV | ~ Security guarding
Surveillance cameras | ~ CCTV monitoring
Footage review | < CCTV monitoring
Alarm receiving centre | =ARC? | ~ CCTV monitoring
Security control room | < CCTV monitoring
Redaction of footage | ~ CCTV monitoring
BS 5979 | ~ Alarm receiving centre
BS 8418 | ~ CCTV monitoring
Access control duties | visitor access control; gatehouse access; vehicle access control; access and egress; controlling access; access passes; access cards; controlling access and egress; access systems badges; access permissions of buildings | ~ Security guarding
Visitor management security | visitor control | < Access control duties
Bag searching | vehicle and bag searches | < Access control duties
Searching people | person searching; security searches; search of persons | < Access control duties
ID checks | checking ID | ~ Access control duties
ID badges
Issuing passes | < Access control duties
Turnstile | ~ Access control duties
Issuing keys | key issue | ~ Access control duties
Security badges | < Access control duties
ID verification at entry | < Access control duties
Search procedures | bag searches; vehicle searches | < Access control duties
Close protection | bodyguard; executive protection; protective security; VIP protection; bodyguarding; personal protection; protective surveillance; low profile protection | < Security guarding
Residential security | residential security team; =RST | < Close protection
Private security details | < Close protection
Secure chauffeur | ~ Close protection
Security driver | ~ Close protection
Hostile environment training
HEAT training | < Hostile environment training
Security escort | ~ Close protection
Hostile environment awareness | ~ Hostile environment training
Cash in transit | =CIT; cash collection and delivery; cash and valuables in transit; valuables in transit
ATM replenishment | < Cash in transit
ATM engineering | ATM maintenance
Secure logistics | ~ Cash in transit
CViT licence | < Cash in transit
CVIT | < Cash in transit
Dog handling | security dog handling; detection dogs; dog handler; patrol dogs; search dogs; police dogs; explosive detection dogs; working dogs; general purpose dog; canine security
NASDU | < Dog handling
K9 | =K9 | < Dog handling
Incident report writing | incident logs; security incident reports; incident logging; recording incidents; incident recording; writing incident reports; completing incident reports; incident documentation; log incidents
Occurrence book | < Incident report writing
Daily occurrence book | =DOB? | < Incident report writing
Security reports | < Incident report writing
Daily occurrence log | < Incident report writing
Pocket notebook | ~ Incident report writing
Security logs | < Incident report writing
Daily activity reports | ~ Incident report writing
Shift logs
Log book entries
Incident response on site | emergency response; responding to incidents; responding to emergencies; responding to alarms; responding to emergency situations; incident response site; emergency responder; respond to emergencies; fire alarm response; incident management on site; incident control; critical incident management; response to incidents; critical incidents
Evacuation procedures | ~ Incident response on site
Emergency procedures | ~ Incident response on site
Emergency evacuation | emergency evacuation procedures | ~ Incident response on site
Bomb threats | bomb threat procedures | ~ Incident response on site
Invacuation | ~ Incident response on site
Lockdown procedures | ~ Incident response on site
Suspicious packages | ~ Incident response on site
Suspect packages | ~ Incident response on site
Alarm activations | ~ Incident response on site
Emergency action plans | ~ Incident response on site
Counter-terrorism awareness | =ACT Awareness; terror threat awareness; terrorism awareness; counter terrorism security; counter-terror; Terrorism (Protection of Premises) Act
Martyn's Law | < Counter-terrorism awareness
Hostile reconnaissance | < Counter-terrorism awareness
Project Griffin | < Counter-terrorism awareness
ACT e-learning | < Counter-terrorism awareness
Protect Duty | < Counter-terrorism awareness
SCaN training | < Counter-terrorism awareness
ACT training | < Counter-terrorism awareness
Project Argus | < Counter-terrorism awareness
Run hide tell | < Counter-terrorism awareness
Suspicious behaviour | ~ Counter-terrorism awareness
Behavioural detection | behaviour detection | ~ Counter-terrorism awareness
Hostile vehicle mitigation | ~ Counter-terrorism awareness
NaCTSO | ~ Counter-terrorism awareness
Surveillance | Surveillance?; covert surveillance; surveillance operations; mobile surveillance; surveillance officer; technical surveillance; surveillance equipment; surveillance techniques; private investigator surveillance; directed surveillance; surveillance reports; foot surveillance
Counter-surveillance | counter surveillance | ~ Surveillance
Covert camera | ~ Surveillance
TSCM | ~ Counter-surveillance
Site security surveys | security surveys; crime prevention surveys
Threat and vulnerability assessments | ~ Site security surveys
Security audits of sites | ~ Site security surveys
Security risk management | ~ Site security surveys
Physical security assessments | security strategy physical | ~ Site security surveys
Vulnerability assessment physical | ~ Site security surveys
Physical security risk | ~ Site security surveys
Security consultancy | ~ Site security surveys
Threat and risk assessments | ~ Site security surveys
Security plans | security planning | ~ Site security surveys
Secured by design | ~ Site security surveys
Crime pattern analysis | ~ Site security surveys
Designing out crime | ~ Site security surveys
Travel security | ~ Site security surveys
Travel risk | ~ Site security surveys
Insider threat | ~ Site security surveys
Personnel security | ~ Site security surveys
Supply chain security | ~ Site security surveys
Security awareness physical | ~ Site security surveys
CPTED | =CPTED | ~ Site security surveys
Keyholding alarm response | < Key holding and alarm response
Out of hours keyholding | < Key holding and alarm response
Assignment instructions | site assignment instructions; site instructions; site specific instructions; post instructions
Post orders | < Assignment instructions
Body-worn cameras | body worn video; bodycam; =BWV; body cameras
Radio communication on site | two-way radio communication; walkie talkie; radio protocol; radio operation; radio handset
Call signs | < Radio communication on site
Loss prevention | asset loss prevention; supply chain loss prevention; warehouse loss prevention; loss investigation; loss prevention officer; loss prevention manager | ~ Loss prevention in retail
Theft investigation | ~ Loss prevention
Internal theft | ~ Loss prevention
Profit protection investigation | ~ Loss prevention
Civil recovery | ~ Loss prevention
Stock theft | ~ Loss prevention
Internal investigations theft | ~ Loss prevention
Detaining shoplifters | ~ Loss prevention
Citizen's arrest | ~ Loss prevention
Arrest procedures | ~ Loss prevention
Criminal damage | ~ Loss prevention
Powers of arrest | ~ Loss prevention
Guard tour systems [tool] | Guardtec; guard tour
Trackforce [tool] | < Guard tour systems
Deggy [tool] | < Guard tour systems
PatrolPoint [tool] | < Guard tour systems
Timegate security [tool] | ~ Guard tour systems
SmartTask [tool] | < Guard tour systems
Patrol tracking | < Guard tour systems
IRIS incident [tool] | =IRIS incident | ~ Guard tour systems
Report Exec [tool] | ~ Guard tour systems
IncidentReporter [tool] | ~ Guard tour systems
Patrol monitoring | < Guard tour systems
Templa [tool]
ParkSmart [tool]
DOB app [tool] | < Guard tour systems
Zinc systems [tool] | ~ Guard tour systems
Electronic patrol | < Guard tour systems
Nightingale patrol system [tool] | < Guard tour systems
ICCTV [tool]
CASP [tool] | < Guard tour systems
Lost property | lost and found; handling lost property; lost property procedures
Customer-facing security
Concierge security | concierge and security | ~ Customer-facing security
Corporate reception security | ~ Customer-facing security
Front of house security | ~ Customer-facing security
Reception security | ~ Customer-facing security
Concierge duties residential | ~ Customer-facing security
Residential concierge | ~ Customer-facing security
Apartment concierge | ~ Customer-facing security
Estate concierge | ~ Customer-facing security
Parcel handling residential | ~ Customer-facing security
Security contract management | approved contractor scheme; security contracts; managing security contracts; contract security; SIA approved contractor
Security account management | < Security contract management
ACS scheme | ~ Security contract management
Security supervision | security supervisor | < Security guarding | ~ Security contract management
Security management guarding | < Security contract management
Security team leader | < Security guarding | ~ Security contract management
Security shift management | < Security guarding | ~ Security contract management
Multi-site security | ~ Security contract management
Deployment of guards | ~ Security contract management
Control room scheduling | ~ Security contract management
Security team management | ~ Security contract management
Screening officers
Security operations management | < Security contract management
Guard force management | < Security contract management
Security industry | security sector; security industry experience; security background
`;
