export const emergencyServices = `
Paramedic practice | paramedic; paramedics?; paramedicine; paramedic science; advanced paramedic; specialist paramedic; community paramedic | ~ Emergency care
Ambulance service work | ambulance care assistant (ACA); ambulance service; emergency care assistant; =ECA; ambulance technician; ambulance care assistant; ambulance crew; emergency medical technician; ambulance experience; frontline ambulance; =EMT?; Ambulance service experience
Pre-hospital care | pre-hospital emergency care; HEMS
Patient transport services | patient transport; non-emergency patient transport; =PTS ambulance; patient transport driver; ambulance driver
Emergency dispatch | ambulance dispatch; resource dispatch; emergency medical dispatch; computer aided dispatch; dispatching emergency vehicles; police dispatch
NHS Pathways [tool] | NHS Pathways triage
AMPDS [tool] | MPDS; advanced medical priority dispatch system | ~ NHS Pathways; Emergency dispatch
JRCALC guidelines | JRCALC
Major incident response | mass casualty
Hazardous area response team | HART; hazardous area response | < Ambulance service work | ~ Major incident response
JESIP | ~ Major incident response
Major incident planning | =EPRR; civil contingencies; Civil Contingencies Act; local resilience forum; civil resilience; pandemic planning
Triage of casualties | mass casualty triage; START triage; triage sieve
Event medical cover | event medic; event first aid; event medical services
Community first responder | first responder | ~ Event medical cover; Pre-hospital care
Firefighting | firefighter; on-call firefighter; retained firefighter; fire and rescue service; fire suppression operations; fire rescue; fire and rescue; fire service
Fire prevention visits | safe and well visits; home fire safety visits; community fire safety
Fire investigation | cause and origin of fire; fire investigator
Fire service incident command | incident command; fireground command; command support in fire service
Breathing apparatus | BA operations; breathing apparatus team; breathing apparatus wearing
Hazmat response | hazardous materials response; CBRN; decontamination of casualties
Road traffic collision rescue | extrication; RTC extrication; vehicle extrication
Water rescue | swift water rescue; flood rescue
Mountain and rope rescue | mountain rescue; rope rescue; line rescue
Urban search and rescue | =USAR; collapsed structure rescue | < Search and rescue
Search and rescue | ~ Mountain and rope rescue; Water rescue; Coastguard work
Aerial appliance operation | aerial ladder platform; turntable ladder
Fire station duties | fire crew; fire station; appliance checks; hydrant inspection
Fire safety enforcement | fire safety inspecting; fire safety audits; fire safety officer; fire protection officer
Policing | Policing?; police officer; police service; police constable; police experience; constabulary; police force; policing experience; police work; police staff; law enforcement; military police; digital forensics policing; police systems | ~ Investigations
Police community support | =PCSO; police community support officer; neighbourhood policing; safer neighbourhood
Special constabulary | special constable; special constables
Criminal investigation | crime investigation; detective work; detective constable; CID; investigation of crime; major crime
Interviewing suspects | interviews under caution; PACE interviews; suspect interviews; PEACE model; investigative interviewing; tier 2 interviewing
PIP accreditation | PIP level 1; PIP level 2; PIP2; PIP 2; professionalising investigation programme
Police case files | case file preparation; prosecution files; file building; MG forms; CPS files
Disclosure under CPIA | CPIA; Criminal Procedure and Investigations Act; disclosure officer
Statement taking | taking statements; witness statements taking; taking witness statements
Custody work | custody officer; detention officer; custody sergeant; custody suite; police custody; detainee care
Crime scene investigation | scene of crime; scenes of crime officer; crime scene examiner; =CSI?; SOCO; crime scenes; crime scene; scenes of crime | < Policing
Forensic science | forensics?; forensic science laboratory; forensic evidence; forensic scientist; forensic examination
Fingerprint examination | fingerprinting; fingerprints; fingerprint bureau
Digital forensics investigation | XRY
Criminal intelligence analysis | criminal intelligence; intelligence analyst; intelligence analysis; intelligence reports; i2 Analyst's Notebook; Analyst's Notebook; i2 Analyst Notebook; 5x5x5; intelligence development
National Intelligence Model | =NIM?
HOLMES [tool] | =HOLMES; HOLMES 2 | < Criminal investigation
Niche RMS [tool] | Niche police | < Policing
Athena (police) [tool] | Athena police | ~ Niche RMS
Police National Computer [tool] | =PNC
Police National Database [tool] | =PND | ~ Police National Computer
Covert policing | covert operations; CHIS; RIPA authorisation; undercover policing; source handling
Roads policing | traffic policing
Collision investigation | forensic collision investigation; collision investigator | ~ Roads policing
Public order policing | public order training; riot training; level 2 public order
Response policing | emergency response policing; response officer
Community safety | community safety partnership; crime prevention; crime reduction; crime prevention advice; neighbourhood watch
Victim support | victim care; witness care; witness support; supporting victims of crime; victims and witnesses; victim liaison
Family liaison | family liaison officer | ~ Victim support
Hate crime work | hate crime
Serious and organised crime | organised crime; economic crime
Proceeds of crime | confiscation; asset confiscation | ~ Proceeds of crime act; Serious and organised crime
Cybercrime investigation | cyber crime investigation; investigating cybercrime | ~ Digital forensics investigation; Serious and organised crime
Counter-terrorism policing | counter terrorism; counter-terrorism
Preventing radicalisation | Prevent programme; radicalisation; Channel panel; Prevent strategy | ~ Safeguarding; Prevent training; Counter-terrorism policing
Airwave radio [tool] | =Airwave; TETRA radio
Prison officer work | prison officer; prison custody officer; custodial environment; prison service; prison experience; HM Prison Service; HMPPS; HMP experience; working in prisons; prison environment
Prisoner escorting | court escort; court custody; prisoner transport; prisoner custody officer
Immigration detention | immigration removal centre; detainee custody officer; detention custody officer
Control and restraint | =C&R; control and restraint training; MMPR
Secure training centres
Young offender institutions | young offender institution; youth custody; =HMYOI | ~ Prison officer work; Secure training centres; Youth justice
Parole and sentence planning | parole reports; sentence plans; offender assessment; OASys; =OASys
Cell searching | cell searches
Searching prisoners | rub-down searches; searching of prisoners | ~ Cell searching; Searching people; Prison officer work
P-NOMIS [tool] | =NOMIS; Prison NOMIS
Pre hospital | < Pre-hospital care | ~ Paramedic practice
Emergency care practitioner | < Pre-hospital care | ~ Paramedic practice
Hear and treat | ~ Triage; Paramedic practice
111 service | ~ NHS Pathways; Triage
See and treat | ~ Paramedic practice
Winter and emergency planning | emergency preparedness, resilience and response | ~ Business continuity
PACE | =PACE?; PACE 1984 | ~ Criminal investigation
Police and Criminal Evidence Act | < PACE
Preparing case files | ~ Police case files
Regulation of investigatory powers | ~ RIPA
RIPA | =RIPA | ~ Covert policing
Custody detention | ~ Custody work
Crime recording | ~ Policing
i2
Geopolitical risk
Emergency control room work | emergency calls; control room operations?; emergency dispatcher; control room?; emergency operations centre; control room operator?
Call dispatch | ~ Emergency control room work
Radio communications control | ~ Emergency control room work
Two way radio | two-way radios | ~ Radio procedures
Radio procedures | radio use
Fire officer | < Firefighting
Fire response | ~ Firefighting
Aerial ladder | < Aerial appliance operation
Offender supervision
Offender learning
Correctional
NOMIS
`;
