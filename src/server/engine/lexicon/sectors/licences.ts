export const licences = `
Registered mental health nurse (RMN) [licence] | RMN; registered mental health nurse; registered mental nurse; =RNMH; =RMHN; registered mental health nurses; RMN qualified; RMN qualification; qualified mental health nurse; registered nurse mental health | < NMC registration; Mental health nursing
Registered general nurse (RGN) [licence] | RGN; registered general nurse; registered adult nurse; RN adult; =RNA?; RGN qualified; registered nurse adult; level 1 registered nurse; first level nurse; 1st level nurse | < NMC registration; Adult nursing
Registered learning disability nurse (RNLD) [licence] | RNLD; registered learning disability nurse; registered learning disabilities nurse; registered nurse learning disabilities; registered nurse learning disability; registered nurse in learning disabilities; =LDN? | < NMC registration; Learning disability nursing
Registered children's nurse (RSCN) [licence] | registered children's nurse; =RSCN; =RNC; registered paediatric nurse; registered sick children's nurse; RN child; registered nurse child; registered nurse children; registered nurse children's nursing | < NMC registration; Children's nursing
Registered midwife [licence] | =RM midwife; registered midwives | < NMC registration; Midwifery
NMC-registered nursing associate [licence] | registered nursing associate; registered nurse associate; nurse associate; =RNA nursing associate; registered nursing associates; nursing associate | ~ NMC registration
Enrolled nurse [licence] | =EN nurse; state enrolled nurse; =SEN nurse; second level nurse | ~ NMC registration
NMC registration [licence] | NMC; NMC PIN; NMC registered; registered with the NMC; Nursing and Midwifery Council; NMC pin number; Part 1 NMC registration; Part 1 NMC; NMC register; current NMC; registered nurse; registered nurses; qualified nurse; =RN; PIN number for nurses; valid NMC pin; live NMC pin; active NMC pin; active PIN number; nurse PIN; valid PIN; current PIN number; NMC registered nurse; first level registration; UK registered nurse; qualified nurses; fully registered nurse
Registered pharmacist [licence] | qualified pharmacist; MPharm registered; =MRPharmS; Royal Pharmaceutical Society | < GPhC registration
Registered pharmacy technician [licence] | GPhC registered pharmacy technician | < GPhC registration
HCPC registered paramedic [licence] | registered paramedic; state registered paramedic | < HCPC registration
HCPC registered physiotherapist [licence] | registered physiotherapist; =MCSP; chartered physiotherapist; Chartered Society of Physiotherapy; =CSP member | < HCPC registration; Physiotherapy
HCPC registered occupational therapist [licence] | registered occupational therapist; Royal College of Occupational Therapists; =RCOT; =COT member | < HCPC registration; Occupational therapy
HCPC registered radiographer [licence] | registered radiographer; Society of Radiographers; state registered radiographer | < HCPC registration; Radiography
HCPC registered biomedical scientist [licence] | registered biomedical scientist; state registered biomedical scientist | < HCPC registration; Biomedical science
HCPC registered dietitian [licence] | registered dietitian; state registered dietitian; British Dietetic Association | < HCPC registration; Dietetics
HCPC registered speech and language therapist [licence] | registered speech and language therapist; =RCSLT; Royal College of Speech and Language Therapists | < HCPC registration; Speech and language therapy
HCPC registered psychologist [licence] | registered practitioner psychologist; HCPC registered practitioner psychologist; registered clinical psychologist | < HCPC registration; Psychology
HCPC registered podiatrist [licence] | registered podiatrist; state registered chiropodist | < HCPC registration; Podiatry
HCPC registered ODP [licence] | registered ODP; registered operating department practitioner; HCPC registered operating department practitioner | < HCPC registration
GDC-registered dental nurse [licence] | registered dental nurse; qualified dental nurse; National Diploma in Dental Nursing; NEBDN | < GDC registration; Dental nursing
GDC-registered dentist [licence] | registered dentist; NHS performer number; performer number; BDS qualified; =BDS | < GDC registration; Dentistry
NHS Performers List [licence] | medical performers list; performers list; dental performers list; GP performers list | ~ GMC registration
SSSC registration [licence] | =SSSC; Scottish Social Services Council; SSSC registered; registered with the SSSC | ~ Social Work England registration
Social Care Wales registration [licence] | Social Care Wales; Care Council for Wales; =SCW registration | ~ Social Work England registration
NISCC registration [licence] | =NISCC; Northern Ireland Social Care Council | ~ Social Work England registration
Social Work England registration [licence] | Social Work England; SWE registration; SWE registered; registered social worker; =SWE?; registered with Social Work England; =DipSW; =CQSW; DipSW; CQSW; GSCC registered; =GSCC
ACCA [licence] | ACCA qualified; ACCA part qualified; part-qualified ACCA; part qualified ACCA; =FCCA; ACCA finalist; Association of Chartered Certified Accountants; chartered certified accountant; ACCA student; ACCA qualification; ACCA membership; ACCA member; certified accountant; ACCA studier; ACCA affiliate; ACCA exams | < AAT; Part-qualified accountant | ~ CIMA; ACA
CIMA [licence] | CIMA qualified; CIMA part qualified; part-qualified CIMA; =ACMA; =CGMA; =FCMA; Chartered Institute of Management Accountants; chartered management accountant; CIMA finalist; CIMA student; part qualified CIMA; CIMA studier; CIMA qualification; CIMA exams; CIMA member | < AAT; Part-qualified accountant | ~ ACCA; ACA
ACA [licence] | =ACA?; ACA qualified; ICAEW; =FCA accountant; chartered accountant; qualified chartered accountant; CA qualified; =ICAS; ICAS qualified; ACA finalist; Institute of Chartered Accountants; Institute of Chartered Accountants in England and Wales; ACA part qualified; ACA student; ICAEW chartered accountant; ACA training contract; part qualified ACA; ACA trained; =FCA | < AAT; Part-qualified accountant | ~ ACCA; CIMA
CCAB qualified accountant [licence] | =CCAB; CCAB qualified; CCAB qualification; CCAB accountant | ~ ACCA; CIMA; ACA
Qualified accountant [licence] | fully qualified accountant; newly qualified accountant; accountancy qualification; professional accountancy qualification; recognised accountancy qualification; accounting qualification | < Part-qualified accountant | ~ ACCA; CIMA; ACA
Qualified by experience accountant [licence] | =QBE; qualified by experience accountant | ~ Qualified accountant
Part-qualified accountant [licence] | part qualified accountancy; part-qualified accountancy; studying towards an accountancy qualification; finalist accountant; PQ accountant
Certified public accountant [licence] | =CPA?; CPA qualified; CPA license; CPA certification | ~ Qualified accountant
AAT level 2 [licence] | AAT foundation; AAT foundation certificate | ~ AAT
AAT level 3 [licence] | AAT intermediate; AAT advanced diploma; AAT level three | < AAT level 2
AAT level 4 [licence] | AAT technician; AAT professional diploma; AAT finalist; AAT level four | < AAT level 3
AAT [licence] | =AAT; AAT qualified; =MAAT; AAT part qualified; Association of Accounting Technicians; AAT qualification; AAT student; accounting technician; AAT studying; AAT member; AAT licensed; =FMAAT
ICB bookkeeping qualification [licence] | Institute of Certified Bookkeepers; =ICB?; licensed bookkeeper; certified bookkeeper; IAB bookkeeping; =IAB | ~ AAT; Bookkeeping
CIPD [licence] | CIPD qualified; CIPD qualification; Chartered Institute of Personnel and Development; CIPD part qualified; CIPD membership; CIPD accredited; CIPD member; part qualified CIPD; CIPD studier; graduate CIPD; CIPD certified; Grad CIPD; CIPD status | ~ CIPD Level 3
CIPD Level 3 [licence] | CIPD foundation; Assoc CIPD; level 3 CIPD; CPP CIPD; certificate in personnel practice; foundation certificate in people practice; CIPD foundation certificate; CIPD L3; CIPD certificate | < CIPD
CIPD Level 5 [licence] | level 5 CIPD; CIPD intermediate; associate CIPD; CIPD associate; associate member of CIPD; CIPD L5; CIPD level 5 qualified; CIPD diploma level 5; =ACIPD | < CIPD Level 3
CIPD Level 7 [licence] | level 7 CIPD; MCIPD; chartered CIPD; CIPD chartered; =FCIPD; chartered member of the CIPD; chartered MCIPD; CIPD advanced; CIPD PGDip; chartered member CIPD; fellow of the CIPD; CIPD L7; CIPD postgraduate diploma; advanced diploma CIPD | < CIPD Level 5
SQE [licence] | =SQE; SQE1; SQE2; solicitors qualifying examination | < Legal Practice Course
Graduate Diploma in Law [licence] | =GDL; =CPE?; common professional examination; law conversion course; =PGDL
Bar course [licence] | =BPTC; bar professional training course; =BVC; bar vocational course; called to the Bar; call to the Bar; qualified barrister
Legal Practice Course [licence] | =LPC; LPC graduate; LPC graduates; LPC qualified
DBS check [licence] | DBS; enhanced DBS; enhanced DBS check; DBS certificate; DBS clearance; DBS checked; Disclosure and Barring Service; enhanced disclosure; =CRB; CRB check; enhanced CRB; CRB checked; CRB disclosure; criminal records bureau; basic DBS; standard DBS; DBS update service; Disclosure and Barring; criminal record check; criminal records check; DBS disclosure; enhanced CRB check; child and adult barred lists; barred list check; basic disclosure; enhanced disclosure check
Disclosure Scotland check [licence] | Disclosure Scotland | ~ DBS check
PVG scheme membership [licence] | PVG scheme; PVG membership; PVG; Protecting Vulnerable Groups; PVG check; PVG registered | ~ DBS check
AccessNI check [licence] | AccessNI | ~ DBS check
EDV clearance [licence] | =eDV; enhanced DV; enhanced developed vetting | < DV clearance
STRAP clearance [licence] | STRAP cleared | ~ DV clearance
CTC clearance [licence] | CTC cleared; counter terrorist check; counter-terrorism check; =CTC?; CTC check | < BPSS clearance
Counter Terrorist airside check [licence] | criminal record check for airside | ~ Airside pass
City & Guilds 2365 [licence] | =2365; C&G 2365; level 3 diploma in electrical installations; 2365 level 3 | ~ Electrical installation
City & Guilds 2357 [licence] | =2357; NVQ level 3 electrical installation; NVQ level 3 electrical; level 3 NVQ electrical; NVQ 3 electrotechnical | ~ Electrical installation
Time-served tradesperson [licence] | time served electrician; time-served; time served; time served apprenticeship; apprentice trained; indentured apprenticeship
NVQ plumbing and heating [licence] | NVQ level 2 plumbing; NVQ level 3 plumbing; level 2 plumbing; level 3 plumbing; plumbing and heating NVQ; City & Guilds plumbing; 6129; 6189 | ~ Plumbing
NVQ carpentry and joinery [licence] | NVQ level 2 carpentry; NVQ level 3 carpentry; level 2 carpentry; carpentry and joinery NVQ; City & Guilds carpentry | ~ Carpentry
NVQ motor vehicle maintenance [licence] | NVQ level 3 motor vehicle; level 3 light vehicle maintenance; level 2 light vehicle; City & Guilds motor vehicle; NVQ level 3 vehicle maintenance; IMI light vehicle | ~ Vehicle maintenance
MOT tester [licence] | MOT testing; MOT tester licence; MOT licence; class 4 MOT tester; class 4 & 7; MOT nominated tester; MOT inspector; MOT class 4; MOT test; MOT testing licence; class 7 MOT; class IV MOT
NVQ health and social care [licence] | NVQ level 2 health and social care; NVQ level 3 health and social care; NVQ 2 in health and social care; NVQ 3 in health and social care; NVQ level 2 in care; NVQ level 3 in care; NVQ 2 in care; NVQ 3 in care; NVQ in care; level 2 health and social care; level 3 health and social care; diploma in health and social care; QCF health and social care; NVQ care; level 2 diploma in care; level 3 diploma in adult care; NVQ health and social care level 2; NVQ health and social care level 3; level 2 care certificate NVQ; SVQ health and social care; SVQ 2; SVQ 3 | ~ Health and social care
Level 4 or 5 leadership in care [licence] | NVQ level 4 in care; level 5 leadership and management in health and social care; level 5 diploma in leadership for health and social care; QCF level 5 leadership; NVQ 4 in care; leadership and management in care services; level 5 diploma in leadership and management for residential childcare | < NVQ health and social care
Level 2 or 3 childcare qualification [licence] | level 3 childcare; level 2 childcare; NVQ level 3 childcare; NVQ level 2 childcare; =NNEB; NNEB; CACHE level 3; CACHE level 2; CACHE diploma; level 3 early years educator; early years educator; early years educator level 3; NVQ 3 childcare; level 3 diploma in childcare; BTEC childcare; childcare qualification; full and relevant qualification; =CACHE | ~ Childcare
Early Years Teacher Status [licence] | =EYTS; early years professional status; =EYPS
Teaching assistant qualification [licence] | level 2 teaching assistant; level 3 teaching assistant; =HLTA; higher level teaching assistant; level 2 supporting teaching and learning; level 3 supporting teaching and learning | ~ Teaching assistance
NPQH [licence] | =NPQH; =NPQSL; national professional qualification; =NPQML; national professional qualification for headship
NASENCo award [licence] | =NASENCO; SENCo award; SENCo qualification | ~ SENCO
ABRSM qualification [licence] | grade 8 piano; grade 8 music; Trinity Guildhall music | ~ Music teaching
Street trading licence [licence] | pedlar's certificate
Refereeing qualification [licence] | FA referee; qualified referee; level 7 referee | < Refereeing
Boat master licence [licence] | =BML
HSE diving qualification [licence] | HSE diver certificate; HSE Part I diver; HSE Part IV; PADI instructor; PADI divemaster; =PADI; BSAC; dive master
Ski instructor licence [licence] | BASI; BASI level 2; ski instructor qualification; snowboard instructor qualification
CLP legionella and water hygiene card [licence] | water hygiene operative card
Confined space rescue certificate [licence] | confined space rescue
Level 2 gym instructor [licence] | level 2 gym instructing; level 2 fitness instructor; fitness instructor level 2; gym instructor level 2; fitness instructor qualification | < REPs registration
Level 3 personal trainer [licence] | level 3 personal training; personal trainer level 3; personal training qualification; certified personal trainer; =NASM; =ACE certified | < Level 2 gym instructor
Drone flyer ID [licence] | CAA operator ID; flyer ID
Authorised gas tester [licence] | authorised gas testing; =AGT
Gas Safe registration [licence] | Gas Safe; Gas Safe registered; Gas Safe card; Gas Safe register; Gas Safe engineer; Gas Safe registered engineer; CORGI registered; CORGI; gas qualified; Gas Safe qualified
ACS gas qualifications [licence] | ACS gas; =ACS?; ACS qualified; CCN1; domestic gas qualifications; CENWAT; =CKR1; =HTR1; =CPA1; COCN1; commercial gas qualifications; commercial gas; domestic gas; CENWAT1; MET1 | ~ Gas Safe registration
HV authorised person [licence] | high voltage authorised person; HV authorised; HV AP; senior authorised person; HV switching; high voltage switching; =APHV; LV authorised person; HV SAP; HV authorisation; HV trained; authorised person; AP status
BOSIET [licence] | =FOET; BOSIET certificate; HUET; BOSIET trained; =MIST? | ~ Offshore survival and medical
Offshore survival and medical [licence] | offshore survival; OPITO; minimum industry safety training; offshore medical; OGUK medical; offshore survival certificate; Oil & Gas UK medical
CIPS [licence] | =CIPS; MCIPS; CIPS qualified; CIPS qualification; CIPS level 4; CIPS level 5; CIPS level 6; =FCIPS; Chartered Institute of Procurement and Supply; CIPS level 3; Chartered Institute of Purchasing and Supply; CIPS membership; CIPS part qualified; part CIPS; CIPS accredited; CIPS certified; CIPS studying; working towards CIPS
HGV Class 2 licence (C) [licence] | HGV class 2; class 2 licence; class 2?; category C licence; LGV class 2; cat C licence; LGV C; HGV C; class 2 driver; Class II licence; HGV licence class 2; LGV category C; category C driving licence; HGV category C; C licence; Class 2 HGV; rigid HGV licence; HGV 2; LGV 2; =Cat C; class 2 LGV; cat C; Class II | < C1 licence | ~ HGV Class 1 licence (C+E)
HGV Class 1 licence (C+E) [licence] | HGV class 1; class 1 licence; class 1?; C+E licence; category C+E; LGV class 1; =CE licence; C+E; =C&E; LGV C+E; cat C+E; cat CE; HGV C+E; class 1 driver; artic licence; articulated lorry licence; class 1 HGV; category CE; HGV 1; LGV 1; class 1 LGV; LGV category C+E | < HGV Class 2 licence (C)
Driver CPC [licence] | driver qualification card; DQC; CPC driver qualification; valid CPC; CPC qualified; =CPC?; 35 hours periodic training; driver certificate of professional competence; CPC hours; certificate of professional competence
HGV licence [licence] | LGV licence; HGV driving licence; =LGV; =HGV; lorry licence; HGV driver; HGV driving licences; LGV driver; vocational driving licence; large goods vehicle licence; heavy goods vehicle licence | < Driving licence | ~ HGV Class 2 licence (C)
PCV licence (D) [licence] | PCV; PCV licence; category D licence; bus licence; PSV licence; cat D licence; PCV driver | < D1 licence
D1 licence [licence] | =D1?; D1 on licence; D1 entitlement; minibus licence; D1 driving licence; category D1 | < Driving licence
MiDAS certificate [licence] | MiDAS; minibus driver awareness scheme; MiDAS trained | ~ D1 licence
Section 19 permit knowledge [licence] | section 19 permit
Tractor licence [licence] | category F licence; tractor driving licence; category F entitlement
Own tools for work [licence] | own tools; own hand tools; own power tools; own full set of tools; own basic tools; your own tools
Own transport for work [licence] | car driver with own car; own car; own transport; driver with own vehicle; drivers with access to a vehicle; access to a vehicle; access to vehicle; vehicle owner and driver; own vehicle; use of own vehicle; access to own transport; access to a car; use of a car; must have own transport; own car essential | ~ Driving licence
QTS [licence] | qualified teacher status; =QTS; QTS status; qualified teacher; UK QTS; newly qualified teacher; =NQT; =ECT; early career teacher; GTC registration; GTCS; General Teaching Council; fully qualified teacher; qualified teachers; QTS qualified; teaching qualification with QTS; UK qualified teacher; GTCS registration; Education Workforce Council; EWC registration
PGCE or teaching qualification [licence] | PGCE qualified; teaching qualification; teaching certificate; teaching license; teaching licence; teaching credential; certified teacher; licensed teacher; professional qualification in education; qualification in education; teacher certification; teacher training qualification; recognised teaching qualification; qualified to teach; School Direct trained; SCITT | ~ QTS
Teaching qualification for further education [licence] | Cert Ed; =PTLLS; =CTLLS; =DTLLS; DET teaching; =AET; level 3 award in education and training; level 5 diploma in education and training; PTLLS; CTLLS; DTLLS; preparing to teach in the lifelong learning sector; level 4 certificate in education and training; 7307; Award in Education and Training; Level 3 Award in Education and Training; Certificate in Education; =DET; Level 5 Diploma in Education and Training; Level 4 Certificate in Education and Training; preparing to teach; =CET?; teaching in the lifelong learning sector; level 4 teaching qualification; level 5 teaching qualification; PGCE/Cert Ed; PTTLS | ~ QTLS
Assessor award [licence] | A1 assessor; D32/33; D32; D33; =TAQA; TAQA; =CAVA; CAVA; assessor qualification; A1 award; A1 assessor award; level 3 assessor; D32/D33; A1/D32/D33; qualified assessor; A1/V1; level 3 certificate in assessing vocational achievement; Certificate in Assessing Vocational Achievement; assessor qualified; A1 assessors award; TAQA assessor; A1 or equivalent; A1 qualified; A1 certificate
Internal verifier award [licence] | V1?; D34; IQA award; internal verifier qualification; IQA qualification; V1 award; TAQA IQA; level 4 IQA; D34/V1; IQA qualified | ~ Assessor award
Commercial catering gas qualification [licence] | COMCAT; =COMCAT; COMCATS; COMCAT 1; COMCAT 2; COMCAT 3; COMCAT 5; CCLP1; commercial catering gas | ~ Gas Safe registration
NVQ business administration [licence] | NVQ level 2 business administration; NVQ level 3 business administration; NVQ business admin; NVQ level 2 business admin; level 2 business administration; level 3 business administration; NVQ 2 business administration; NVQ 3 business administration
NVQ customer service [licence] | NVQ level 2 customer service; NVQ level 3 customer service; level 2 customer service; NVQ 2 customer service
NVQ catering [licence] | NVQ level 2 professional cookery; NVQ level 3 professional cookery; level 2 professional cookery; level 3 professional cookery; City & Guilds 706; 706/1; 706/2; NVQ level 2 catering; NVQ level 3 catering; NVQ 2 catering; level 2 food preparation; City and Guilds catering; 706/1 and 706/2 | ~ Cooking
NVQ engineering [licence] | NVQ level 3 engineering; NVQ level 2 engineering; performing engineering operations; level 3 engineering maintenance; NVQ 3 engineering; =PEO; level 3 NVQ engineering; City & Guilds engineering; ONC engineering
NVQ warehousing [licence] | NVQ level 2 warehousing; NVQ warehousing and storage; level 2 warehousing
NVQ cleaning [licence] | NVQ level 2 cleaning; NVQ cleaning and support services; level 2 cleaning
NVQ team leading [licence] | NVQ level 2 team leading; NVQ level 3 management; level 2 team leading; NVQ management; NVQ level 4 management; NVQ 3 management; NVQ level 5 management
NVQ retail [licence] | NVQ level 2 retail; level 2 retail skills
NVQ construction trades [licence] | NVQ level 2 bricklaying; NVQ level 2 plastering; NVQ level 2 painting and decorating; NVQ level 2 roofing; NVQ level 2 plant operations; NVQ level 6 construction site management; NVQ level 7 construction; NVQ level 3 occupational work supervision; NVQ construction
Apprenticeship in a trade [licence] | recognised apprenticeship; completed apprenticeship; engineering apprenticeship; electrical apprenticeship; mechanical apprenticeship; served an apprenticeship; apprenticeship trained; modern apprenticeship; recognised engineering apprenticeship; trade qualification; recognised trade qualification; trade qualified; advanced apprenticeship | ~ Time-served tradesperson
HCPC registration [licence] | HCPC; HPC registration; HCPC registered; registered with the HCPC; Health and Care Professions Council; Health Care Professions Council; Health Professions Council; HCPC register; state registered
GMC registration [licence] | =GMC; General Medical Council; GMC registered; full GMC registration; GMC licence to practise; licence to practise; registered with the GMC; GMC number; GMC specialist register; specialist register
GDC registration [licence] | GDC; General Dental Council; GDC registered; registered with the GDC; GDC number
GPhC registration [licence] | GPhC; General Pharmaceutical Council; GPhC registered; registered with the GPhC
GOC registration [licence] | =GOC; General Optical Council; GOC registered
GOsC registration [licence] | GOsC; General Osteopathic Council
GCC registration [licence] | General Chiropractic Council; GCC registered
BACP accreditation [licence] | BACP; BACP accredited; BACP registered; BACP registration; British Association for Counselling and Psychotherapy
BABCP accreditation [licence] | BABCP; BABCP accredited; British Association for Behavioural and Cognitive Psychotherapies
UKCP registration [licence] | UKCP; UKCP registered; UK Council for Psychotherapy
BPS chartership [licence] | =BPS?; British Psychological Society; chartered psychologist; BPS accredited
RCVS registration [licence] | RCVS; =MRCVS; Royal College of Veterinary Surgeons; registered veterinary nurse; =RVN
Independent prescriber [licence] | independent prescribing; non-medical prescriber; non-medical prescribing; =V300; nurse prescriber; nurse independent prescriber; nurse prescribing; prescribing qualification; independent prescribing qualification; supplementary prescriber; supplementary prescribing; pharmacist independent prescriber; =NMP; =V150; =V100
Section 12 approval [licence] | Section 12 approved; Section 12(2) approved; s12 approval; s12 approved; Section 12(2) approval
Approved Clinician status [licence] | approved clinician; responsible clinician; AC status; AC approval
Approved Mental Health Professional [licence] | AMHP; approved mental health practitioner
Best Interests Assessor [licence] | =BIA
CCT [licence] | =CCT; certificate of completion of training; =CESR; CCT in general practice
MRCGP [licence] | Member of the Royal College of General Practitioners
MRCP [licence] | MRCP UK
MRCS [licence] | =FRCS
MRCPsych [licence] | Member of the Royal College of Psychiatrists
FRCA [licence]
MRCOG [licence]
FRCR [licence]
Specialist community public health nurse [licence] | SCPHN; specialist practitioner qualification in community nursing; =SPQ
Care Certificate [licence] | the Care Certificate; Care Certificate standards; 15 standards
Registered manager status [licence] | CQC registered manager; registered manager award; Leadership and Management for Adult Care
Mentorship qualification for nurses [licence] | ENB 998; mentorship qualification; ENB 997; =SSSA; mentor qualification
FREC [licence] | FREC 3; FREC 4; FREC 5; FREC level 3; First Response Emergency Care; IHCD; IHCD ambulance technician; emergency response ambulance driving; CERAD; C1 emergency driving
Blue light driving [licence] | blue light trained; emergency response driving; emergency driving qualification; response driving | ~ Driving licence
SC clearance [licence] | security check clearance; SC cleared; Security Check (SC); SC level clearance; active SC; =SC?; SC security clearance; SC eligible; eligible for SC | ~ CTC clearance; BPSS clearance
DV clearance [licence] | DV cleared; developed vetting; Developed Vetting (DV); active DV; =DV? | < SC clearance
BPSS clearance [licence] | BPSS; baseline personnel security standard; BPSS check
Security clearance [licence] | security cleared; national security vetting; UK security clearance; =NSV; government security clearance | ~ SC clearance
NPPV clearance [licence] | NPPV; NPPV2; NPPV3; management vetting; recruitment vetting; NPPV level 2; NPPV level 3; police vetting; non-police personnel vetting
BS 7858 vetting [licence] | BS7858; BS7858 screening; five year checkable history; 5 year checkable history; 5 year checkable work history; five year work history
Airside pass [licence] | airside clearance; airport ID pass; =GSAT; general security awareness training
Right to work in the UK [licence] | eligibility to work in the UK; eligible to work in the UK; right to work; entitled to work in the UK; UK work permit; legally entitled to work; eligibility to live and work in the UK; permission to work in the UK
Driving licence [licence] | UK driving licence; full driving licence; full UK driving licence; clean driving licence; full clean driving licence; driver's licence; full UK licence; clean licence; UK licence; valid driving licence; manual driving licence; category B licence; car driver; full and clean driving licence; current driving licence; car owner and driver
Business car insurance [licence] | business use insurance; business insurance for car; class 1 business insurance
C1 licence [licence] | =C1?; category C1; C1 driving licence; 7.5 tonne licence; 7.5t licence; 7.5 tonne; C1E; C1 driver; class 3 driver | < Driving licence
Transport Manager CPC [licence] | CPC transport manager; operator CPC; transport management CPC; CPC holder; national CPC; international CPC; CPC in road haulage; CPC in road transport; transport manager certificate of professional competence
Digital tachograph card [licence] | digi card; digi tacho card; tacho card; digital tacho card; digital tacho; digi tacho; tachograph card
ADR licence [licence] | =ADR?; ADR certificate; ADR qualification; ADR trained; carriage of dangerous goods; ADR tanks; ADR packages; ADR would be; ADR desirable; ADR an advantage; ADR preferred
HIAB licence [licence] | HIAB; HIAB ticket; ALLMI; lorry loader; lorry mounted crane; ALLMI card
Taxi or private hire licence [licence] | private hire licence; hackney carriage licence; taxi licence; PCO licence; =PCO; taxi badge; private hire badge
Motorcycle licence [licence] | category A licence; CBT certificate; full motorcycle licence; compulsory basic training
B+E trailer licence [licence] | B+E; trailer licence; towing licence; category BE | < Driving licence
Forklift licence [licence] | forklift truck licence; fork lift driving licence; forklift driving licence; FLT licence; =FLT; forklift certificate; RTITB; ITSSAR; FLT counterbalance; forklift truck; FLT driver; forklift driver; forklift operator; forklift driving; in-house forklift; AITT; NPORS forklift; fork truck; forklift ticket
Counterbalance licence [licence] | counterbalance forklift; counterbalance; counterbalance truck; counterbalance FLT; counterbalance forklift licence | < Forklift licence | ~ Reach truck licence
Reach truck licence [licence] | reach truck; reach licence; FLT reach; reach forklift; reach truck driver; reach FLT | < Forklift licence
VNA licence [licence] | =VNA; very narrow aisle; flexi truck; flexi forklift; bendi truck; bendi licence; man-up truck | < Forklift licence
LLOP licence [licence] | =LLOP; low level order picker; PPT licence; powered pallet truck; electric pallet truck; low level order picking truck | ~ Forklift licence
Pivot steer licence [licence] | pivot steer; aisle master | < Forklift licence
Overhead crane licence [licence] | overhead crane; overhead crane ticket; gantry crane; overhead crane operation; pendant crane; EOT crane
Commercial pilot licence [licence] | =CPL; ATPL; airline transport pilot licence; =PPL; private pilot licence
Drone operator certificate [licence] | =GVC; A2 CofC; PfCO; CAA drone; drone licence; drone operator; General VLOS Certificate
EASA Part 66 licence [licence] | EASA Part 66; Part 66; B1 licence; B2 licence; EASA B1; EASA B2; licensed aircraft engineer; CAA licence; aircraft maintenance licence; EASA licence; B1.1
STCW certificates [licence] | STCW; STCW 95; =ENG1; seafarer medical; certificate of competency; seaman's book; =MCA?; MCA certificate
RYA qualification [licence] | RYA; RYA powerboat; RYA Yachtmaster; yachtmaster; powerboat level 2
CSCS card [licence] | =CSCS; CSCS green card; CSCS gold card; CSCS blue card; CSCS black card; CSCS labourer card; CSCS skilled worker card; Construction Skills Certification Scheme; valid CSCS; blue CSCS; gold CSCS; black CSCS; green CSCS; labourer's card; academically qualified person card; =AQP?
CPCS card [licence] | Construction Plant Competence Scheme; CPCS blue card; CPCS red card; blue CPCS; A40; A59; CPCS ticket | ~ NPORS card
NPORS card [licence] | NPORS; National Plant Operators Registration Scheme | ~ CPCS card
IPAF licence [licence] | IPAF; IPAF 3a; IPAF 3b; IPAF 3a & 3b; IPAF 3a/3b; PAL card; powered access licence; IPAF card; IPAF ticket; IPAF certificate; IPAF trained; MEWP licence; scissor lift licence; cherry picker licence; boom lift licence; powered access
PASMA card [licence] | PASMA; mobile access towers; tower scaffold; scaffold tower; PASMA certificate; PASMA trained
SMSTS [licence] | site management safety training scheme; CITB SMSTS | < SSSTS
SSSTS [licence] | site supervisor safety training scheme; site supervision safety training; CITB SSSTS | ~ SMSTS
CITB Health, Safety and Environment test [licence] | CITB test; CITB health and safety test; =CITB; CITB HS&E test; health safety and environment test
CISRS card [licence] | CISRS; CISRS scaffolder; scaffolding card; advanced scaffolder; CISRS part 2
CCDO card [licence] | CCDO; demolition card; demolition ticket
NRSWA card [licence] | NRSWA; street works ticket; street works card; New Roads and Street Works Act; NRSWA supervisor; NRSWA operative; street works qualification; SWQR
NHSS 12D [licence] | =12D; NHSS 12; 12AB; sector scheme 12d; lantra traffic management; traffic management ticket
EUSR registration [licence] | =EUSR; EUSR card; SHEA; SHEA gas; SHEA water; SHEA power; national water hygiene card; water hygiene card; blue card water hygiene; EUSR water hygiene
Slinger signaller card [licence] | slinger signaller; slinger banksman; slinging and signalling; slinging | ~ CPCS card
Banksman ticket [licence] | banksman; vehicle marshal; traffic marshal; vehicle banksman; plant and vehicle marshal; vehicle marshall; traffic marshall
Appointed Person for lifting [licence] | appointed person lifting; appointed person lifting operations; AP lifting; A61; lift supervisor; crane supervisor; A62 | ~ LOLER
Temporary Works Coordinator [licence] | =TWC?; temporary works supervisor; temporary works; TWS
Asbestos awareness certificate [licence] | asbestos awareness; asbestos awareness training; UKATA; asbestos removal ticket; asbestos management; P405; BOHS P402; P402; P403; P404; UKATA asbestos awareness
Confined space certificate [licence] | confined space; confined space entry; confined space training; confined space ticket; medium risk confined space; high risk confined space; NC2 confined space; working in confined spaces; City and Guilds 6160
Working at height certificate [licence] | working at heights; work at height; working from height; height safety; working at height training
Abrasive wheels certificate [licence] | abrasive wheels; abrasive wheels training
Harness and fall arrest training [licence] | safety harness; harness training; fall arrest; rope access; =IRATA; IRATA level 1; IRATA level 3; abseiling
Face fit test [licence] | face fit; face fit tested; face fit testing; mask fit testing; fit tested
COSS competence [licence] | =COSS; controller of site safety; PTS COSS; COSS competent; COSS qualified | < PTS card
PTS card [licence] | =PTS; Personal Track Safety; PTS AC DCCR; PTS DCCR; track safety; Sentinel card; PICOP; lookout/site warden; =IWA?; PTS certified; PTS competence
LUCAS card [licence] | London Underground access card; =LUCAS; LUL access card; industry common induction; =ICI?
CCNSG Safety Passport [licence] | CCNSG; safety passport; client contractor national safety group; SPA passport; SPA safety passport
GWO certificate [licence] | GWO; GWO basic safety training; Global Wind Organisation; GWO BST
RICS membership [licence] | RICS; MRICS; =FRICS; AssocRICS; RICS qualified; RICS accredited; RICS chartered; Royal Institution of Chartered Surveyors; chartered surveyor; =APC; RICS registered valuer; =BRICS?; RICS registered
CIOB membership [licence] | CIOB; MCIOB; =FCIOB; Chartered Institute of Building; chartered builder
RIBA chartership [licence] | RIBA; =ARB; chartered architect; Royal Institute of British Architects; Architects Registration Board; ARB registered; RIBA Part 3; RIBA Part 2; RIBA Part II; RIBA Part 1; RIBA Part I; Part II architect; Part III; RIBA Part III; CIAT; =MCIAT
RTPI membership [licence] | RTPI; MRTPI; Royal Town Planning Institute; chartered town planner
CIBSE membership [licence] | CIBSE; =MCIBSE; Chartered Institution of Building Services Engineers
ICE membership [licence] | Institution of Civil Engineers; =ICE chartered; chartered civil engineer
IStructE membership [licence] | IStructE; =MIStructE; Institution of Structural Engineers; chartered structural engineer
Chartered engineer [licence] | CEng; chartered engineer status; CEng status; Engineering Council registration; =IEng; incorporated engineer; chartered status; EngTech; engineering technician registration
IMechE membership [licence] | IMechE; MIMechE; Institution of Mechanical Engineers
IET membership [licence] | =IET?; MIET; Institution of Engineering and Technology
IChemE membership [licence] | IChemE; MIChemE; Institution of Chemical Engineers
NEC4 accreditation [licence] | NEC4 project manager accreditation | ~ Contract management
Chartered environmentalist [licence] | =CEnv; CIWEM; =MCIWEM; IEMA; IEMA membership; PIEMA; =MIEMA; practitioner IEMA; CIEEM; CIEEM membership; MCIEEM
OFTEC registration [licence] | OFTEC; OFTEC registered; OFTEC 101; oil boiler qualification
18th Edition Wiring Regulations [licence] | 18th edition; 17th edition; 16th edition; 17th/18th edition; 18th ed; eighteenth edition; BS 7671; IET wiring regulations; wiring regulations; IEE wiring regulations; 18th edition qualified; 17th edition IEE; IEE regs; City & Guilds 2382; C&G 2382; 17th edition wiring regulations; 16th/17th edition; IEE 17th edition
Inspection and testing qualification (2391) [licence] | =2391; C&G 2391; City & Guilds 2391; 2394; 2395; 2394/2395; test and inspection qualification; inspection and testing 2391; 2391-52; 2394 & 2395; testing and inspection qualification
NICEIC registration [licence] | NICEIC; NICEIC approved; NICEIC qualified supervisor; NAPIT; ELECSA; Part P; part P registered; competent person scheme; NICEIC approved contractor
JIB card [licence] | =JIB; ECS card; gold card?; Gold Card?; JIB approved electrician; JIB gold card; ECS gold card; JIB grading; ECS gold; SJIB; JIB electrician
AM2 [licence] | AM2S; achievement measurement 2
EV charging installation qualification [licence] | City & Guilds 2919; EV charge point installation; EV charging installation; EV charger installation; electric vehicle charging installation; C&G 2921
F-Gas certificate [licence] | F-Gas; =FGas; City & Guilds 2079; C&G 2079; refrigerant handling; F-Gas category 1; F-Gas certified; safe handling of refrigerants; 2079
MCS certification [licence] | MCS accredited; MCS certified; Microgeneration Certification Scheme
Unvented hot water qualification [licence] | unvented; unvented hot water; unvented cylinder; G3 unvented; unvented qualification; unvented hot water systems
Water Regulations certificate [licence] | water regulations; water regs; WRAS; WRAS approved; water supply regulations; WIAPS; WaterSafe
HVAC Skillcard [licence] | SKILLcard; JIB PMES card; JIB-PMES; CSCS plumber card; BESA skillcard; =BESA
Coded welder [licence] | coded welding; welding coding; ASME IX coded; BS EN 287; BS EN ISO 9606; coded TIG welder; coded pipe welder; welder coding; EN 287; ISO 9606; 6G coded
CSWIP certification [licence] | CSWIP; CSWIP 3.1; CSWIP 3.2; welding inspector
PCN certification [licence] | =PCN?; PCN level 2; ASNT; ASNT level 2; PCN level II
CompEx [licence] | ATEX certified; hazardous areas; CompEx Ex01-Ex04; Ex hazardous area
PA1 and PA6 spraying certificates [licence] | PA1; PA6; PA1/PA6; PA1 & PA6; pesticide spraying certificate; spraying certificates; PA2; PA6A; spraying licence; NPTC spraying; knapsack spraying
Chainsaw certificate [licence] | chainsaw tickets; chainsaw licence; CS30; CS31; CS38; CS39; CS30/31; NPTC chainsaw; chainsaw maintenance and cross cutting; NPTC; =LANTRA; NPTC certificates; arborist tickets; aerial rescue
BASIS certificate [licence] | =BASIS?; BASIS qualified; =FACTS?; BASIS FACTS; BASIS crop protection
Pest control certificate [licence] | RSPH level 2 pest; BPCA; BPCA qualified; RSPH pest management; pest control qualification | ~ Pest control
Firearms certificate [licence] | shotgun certificate; shotgun licence; firearms licence
ATA accreditation [licence] | =ATA?; ATA accredited; IMI accreditation; irtec; =IMI?; IMI level 3; IMI qualified; AOM; IRTEC accredited
Hybrid and electric vehicle qualification [licence] | refrigerant handling vehicle air conditioning; IMI hybrid; IMI level 3 electric vehicle; hybrid and EV qualification; IMI EV; electric vehicle level 3; high voltage vehicle qualification
IOSH Managing Safely [licence] | IOSH; IOSH certificate; IOSH working safely; IOSH qualified; IOSH certified; IOSH Managing Safely certificate | ~ NEBOSH General Certificate
Chartered IOSH membership [licence] | CMIOSH; GradIOSH; TechIOSH; chartered member of IOSH; CertIOSH; IOSH membership; chartered IOSH | < IOSH Managing Safely
NEBOSH General Certificate [licence] | NEBOSH; NEBOSH certificate; NEBOSH construction; NEBOSH construction certificate; NEBOSH general; NEBOSH National General Certificate; NEBOSH fire; NEBOSH environmental; NEBOSH qualified; NGC NEBOSH; NEBOSH national certificate; NEBOSH trained | < IOSH Managing Safely
NEBOSH Diploma [licence] | NEBOSH National Diploma; NEBOSH level 6; NVQ level 5 health and safety | < NEBOSH General Certificate
First Aid at Work [licence] | first aid; =FAW; first aider; first aid certificate; first aid qualified; first aid trained; first aid qualification; emergency first aid at work; =EFAW; emergency first aid; 3 day first aid; first aid training; qualified first aider; first aid at work certificate; St John Ambulance; first aid certified; first aid/CPR; 1st aid
Paediatric first aid [licence] | 12 hour paediatric first aid; paediatric first aid certificate; =PFA; paediatric first aider | < First Aid at Work
Mental health first aid [licence] | mental health first aider; MHFA; MHFA England
CPR [licence] | =CPR; cardiopulmonary resuscitation; CPR certified; CPR certification; CPR/AED; CPR trained; =AED; defibrillator; CPR and first aid | ~ Basic life support; First Aid at Work
Fire warden [licence] | fire marshal; fire warden training; fire marshall; fire marshal training
Manual handling certificate [licence] | manual handling training; manual handling trained; manual handling instructor | ~ Manual handling
Level 2 Food Hygiene [licence] | food hygiene; food hygiene level 2; level 2 food safety; food safety level 2; food hygiene certificate; basic food hygiene; food safety certificate; level 2 food hygiene and safety; level 2 award in food safety; food handling certificate; CIEH level 2; food handler's certificate; basic food hygiene certificate; Food Hygiene L2; intermediate food hygiene; food hygiene qualification; food hygiene training; ServSafe
Level 3 Food Safety [licence] | level 3 food hygiene; food hygiene level 3; food safety level 3; advanced food hygiene; level 3 award in food safety; supervising food safety; level 4 food safety; CIEH level 3; level 4 food hygiene | < Level 2 Food Hygiene
Allergen awareness certificate [licence] | food allergen training; level 2 food allergen | ~ Allergens
HACCP certificate [licence] | level 2 HACCP; level 3 HACCP; level 4 HACCP; HACCP level 2; HACCP level 3; HACCP level 4; HACCP certified; HACCP qualification | < HACCP
Personal licence [licence] | personal licence holder; personal alcohol licence; =APLH; award for personal licence holders; licence to sell alcohol; BIIAB; BIIAB personal licence; designated premises supervisor; =DPS?; premises licence holder; alcohol licence
WSET [licence] | WSET level 2; WSET level 3; Wine and Spirit Education Trust; certified sommelier
Pool plant operator certificate [licence] | pool plant operator; pool plant; pool plant operations; =PPO?
National Pool Lifeguard Qualification [licence] | =NPLQ; pool lifeguard; RLSS; lifeguard qualification; National Pool Lifeguard; pool lifeguard qualification; lifeguard certified; lifeguarding
SIA licence [licence] | =SIA; SIA badge; SIA door supervisor; door supervisor licence; door supervision licence; SIA licensed; SIA front line; SIA frontline licence; security guarding licence; Security Industry Authority; SIA card; valid SIA; door supervisor badge; SIA DS; door supervisor
SIA CCTV licence [licence] | SIA CCTV; SIA public space surveillance; PSS licence; public space surveillance; CCTV licence; PSS CCTV; SIA PSS; SIA CCTV operator; CCTV SIA | ~ SIA licence
SIA close protection licence [licence] | SIA close protection; close protection licence; CP licence | < SIA licence
Premises licence [licence]
QTLS [licence] | qualified teacher learning and skills; =QTLS | ~ QTS
EYTS [licence] | EYPS; early years teacher
Internal quality assurer award [licence] | V1 verifier; internal verifier; internal quality assurer; =IQA; =V1?; =EQA; external verifier | < Assessor award
CELTA [licence] | CELTA certificate; DELTA qualification; Trinity CertTESOL; CertTESOL; CELTA qualified
TEFL certificate [licence] | TEFL; TESOL; TEFL certified; TEFL qualified; TESOL certificate; TEFL qualification | ~ CELTA
NPQ [licence] | NPQSL; NPQML; =NPQ?; NPQLT; NPQICEL
National Award for SEN Coordination [licence] | NASENCO; National SENCO Award; NASC | < SENCO
Level 3 childcare qualification [licence] | level 3 early years; level 3 in childcare; EYE qualification; Diploma for the Children and Young People's Workforce; childcare level 3
HLTA status [licence] | HLTA; HLTA qualification
Ofsted childminder registration [licence] | Ofsted registered; Ofsted registration; childminder registration
Team-Teach [licence] | =MAPA; positive handling; positive handling training; physical intervention; =PMVA; restraint training; =MAYBO; prevention and management of violence and aggression; management of actual or potential aggression; CPI training; =PBM; C&R training; safe holding; prevention and management of aggression; PMVA training; breakaway techniques; breakaway training; breakaway; positive behaviour management training; =NAPPI
Safeguarding certificate [licence] | safeguarding level 3; safeguarding level 2; level 3 safeguarding; level 2 safeguarding; child protection level 3; safeguarding children level 3; level 3 child protection; level 4 safeguarding; level 1 safeguarding; level 3 safeguarding children; safeguarding officer | < Safeguarding
Designated Safeguarding Lead [licence] | =DSL?; safeguarding lead?; DSL training; designated safeguarding officer | < Safeguarding certificate
Makaton certificate [licence] | Makaton level 2; Makaton trained; Makaton level 1 | < Makaton
BSL qualification [licence] | BSL level 1; BSL level 2; BSL level 3; BSL level 6; signature level; registered sign language interpreter; NRCPD; BSL qualified; BSL interpreter
CIPFA [licence] | CIPFA qualified; Chartered Institute of Public Finance and Accountancy | ~ ACCA; CIMA
CTA [licence] | =CTA?; chartered tax adviser; CTA qualified; Chartered Institute of Taxation; chartered tax advisor; =CIOT | < ATT
ATT [licence] | =ATT; ATT qualified; Association of Taxation Technicians; tax technician
CFA [licence] | =CFA; CFA charterholder; CFA level 1; CFA level I; CFA level II; CFA level III; chartered financial analyst; CFA candidate; CFA qualified; CFA level 2; CFA level 3; =IMC?; investment management certificate; CFA Charter
FRM [licence] | =FRM; financial risk manager certification; =PRM; PRMIA; GARP
IIA qualification [licence] | =CIA qualified; =CMIIA; =PIIA; IIA qualified; certified internal auditor; MIIA; chartered internal auditor; =IIA; Chartered Institute of Internal Auditors
CIPP qualification [licence] | =CIPP; CIPP qualified; Chartered Institute of Payroll Professionals; payroll technician certificate; IPP diploma; CIPP payroll; payroll qualification
Level 4 diploma in financial planning [licence] | DipPFS; Dip PFS; diploma in regulated financial planning; DipFA; =DipFS; QCF level 4; level 4 qualified; level 4 diploma qualified; RDR qualified; =RDR; diploma qualified; CII level 4; =FPC; FPC 1; RO1; =R01; R0 exams; R05; =APFS; chartered financial planner; Level 4 Diploma in Regulated Financial Planning; G60; J03; J04; AF3; CF1; CF8; CF6; =CF2; FPC 1-3; FPC 1,2,3; chartered financial planner status; certified financial planner; statement of professional standing; =SPS?; FPC qualified | < CII qualification
CPCU designation [licence] | =CPCU; Chartered Property Casualty Underwriter | ~ CII qualification
SHRM certification [licence] | SHRM-SCP; SHRM-CP; =SHRM; =SPHR; =PHR?; SHRM certified | ~ CIPD
CII qualification [licence] | =CII; Cert CII; Dip CII; ACII; =FCII; Chartered Insurance Institute; CII qualified; Dip CII qualified; Cert CII qualified; CII exams; CII certificate
CeMAP [licence] | =CeMAP; CeMAP qualified; certificate in mortgage advice and practice; mortgage qualification; MAQ; =CeRER; CeMap 1; CeMAP 1,2,3; CeRGI; equity release qualification
FCA approved person [licence] | FCA approved; FCA authorised; FCA authorisation; FSA approved; FSA approved person; CF30; =CF10; CF4; SMF16; SMF17; approved person status; CF11; CF10a; CF30 status; controlled function; FSA authorised; FCA authorised person; competent adviser status; CAS status
CeFA [licence] | certificate for financial advisers | ~ Level 4 diploma in financial planning
ICA qualification [licence] | ICA diploma; ICA certificate; International Compliance Association; =CAMS; ACAMS; certified anti-money laundering specialist; ICA Diploma in compliance
CISI qualification [licence] | =CISI; CISI level 4; =IOC; investment operations certificate; =IAQ; investment administration qualification; Chartered Institute for Securities and Investment; =SII; CISI qualified; IAQ qualified; FSA regulated qualification
Actuarial qualification [licence] | =FIA; =FFA; AFIA; Institute and Faculty of Actuaries; qualified actuary; part-qualified actuary; actuarial exams; nearly qualified actuary; IFoA; actuarial qualified; FIA qualified; newly qualified actuary
CICM qualification [licence] | CICM; =ICM?; MCICM; Chartered Institute of Credit Management; credit management qualification; ICM qualified; ACICM
Pensions qualification [licence] | PMI qualification; Pensions Management Institute; =QPA; =APMI; PMI qualified; PMI exams; =RPC
Treasury qualification [licence] | =AMCT; MCT qualified; Association of Corporate Treasurers; CertICM; ACT qualification
Insolvency licence [licence] | =JIEB; licensed insolvency practitioner; insolvency practitioner; CPI insolvency; =CPI?; certificate of proficiency in insolvency
SRA registration [licence] | =SRA; Solicitors Regulation Authority; qualified solicitor; admitted solicitor; practising certificate; SRA registered; solicitor of England and Wales; practising solicitor; admitted as a solicitor; NQ solicitor; newly qualified solicitor; qualified lawyer; registered solicitor
CILEX membership [licence] | CILEX; ILEX; FILEX; FCILEX; chartered legal executive; legal executive; Chartered Institute of Legal Executives; GCILEX; ILEX qualified; CILEx qualified; qualified legal executive; Institute of Legal Executives; Fellow of ILEX
Licensed conveyancer [licence] | Council for Licensed Conveyancers; =CLC?; CLC licensed; CLC qualified
STEP qualification [licence] | STEP qualified; STEP diploma; =TEP; STEP membership; Society of Trust and Estate Practitioners; STEP accredited; =STEP?
Notary public [licence] | commissioner for oaths; notarial
Chartered company secretary [licence] | ICSA; CGI qualified; =ACIS; chartered governance institute; ICSA qualified; chartered secretary; Chartered Governance Professional; Grad ICSA; part qualified ICSA; ICSA part qualified
Patent attorney qualification [licence] | CIPA; qualified patent attorney; chartered patent attorney; European patent attorney; chartered trade mark attorney
OISC registration [licence] | OISC; OISC level 1; OISC level 2; IAAS accreditation; OISC accredited; OISC level 3; OISC registered; immigration and asylum accreditation scheme; immigration adviser
Police station accreditation [licence] | police station accredited; accredited police station representative; PSR accreditation; police station qualification; duty solicitor; police station representative; duty solicitor accreditation
Mediator accreditation [licence] | accredited mediator; civil mediation council; family mediation council; CEDR accredited; accredited family mediator; qualified mediator | < Mediation
REC qualification [licence] | REC qualified; CertRP; REC certificate; Recruitment and Employment Confederation; MREC
CILT membership [licence] | CILT; =CMILT; CILT qualified; Chartered Institute of Logistics and Transport; =MILT; =FCILT; APICS; =CPIM; =CSCP; CPIM certified; APICS certified; =CSCP certified
CMI qualification [licence] | =CMI?; CMI level 5; CMI level 7; Chartered Management Institute; chartered manager; =CMgr; CMI level 3; CMI qualified
ILM qualification [licence] | =ILM?; ILM level 2; ILM level 3; ILM level 5; ILM level 7; Institute of Leadership and Management; ILM qualified; ILM certificate; level 3 team leading
Lead auditor certification [licence] | lead auditor; ISO 9001 lead auditor; ISO 14001 lead auditor; ISO 45001 lead auditor; =IRCA; IRCA lead auditor; =CQI; chartered quality professional; ISO lead auditor; CQI IRCA; internal auditor ISO; IRCA certified; =MCQI
ARLA or Propertymark qualification [licence] | ARLA; ARLA qualified; Propertymark; NAEA; NAEA qualified; ARLA Propertymark; NFOPP; NAEA Propertymark; propertymark qualified; MARLA; MNAEA; Propertymark level 3; ARLA registered; technical award in residential letting
CIH membership [licence] | =CIH; CIH level 3; CIH level 4; CIH level 5; Chartered Institute of Housing; CIH qualified; CIHCM; CIH qualification; CIH chartered
IRPM or TPI membership [licence] | IRPM; AIRPM; MIRPM; =ATPI; Institute of Residential Property Management; The Property Institute; =TPI?; ATPI qualified; MTPI; AIRPM qualified; IRPM qualified
IWFM membership [licence] | IWFM; BIFM; =MIWFM; British Institute of Facilities Management; BIFM qualified; Institute of Workplace and Facilities Management; IWFM level 3; IWFM level 4
Domestic energy assessor [licence] | =DEA?; domestic energy assessment; =NDEA; retrofit coordinator; retrofit assessor; =PAS 2035; DEA qualified; green deal assessor; non-domestic energy assessor | ~ EPC
Solar or heat pump installer qualification [licence] | solar PV qualification; City & Guilds 2922; BPEC solar; BPEC; solar installer qualification; heat pump qualification; BPEC heat pump
REPs registration [licence] | REPs level 2; REPs level 3; =CIMSPA; REPs registered; Register of Exercise Professionals; =REPS; REPs level 4; CYQ; =NSCA; GP referral qualification; exercise referral qualification
Coaching badge [licence] | UEFA B; UEFA A; FA level 1; FA level 2; UEFA C; UEFA B licence; FA coaching badge; level 2 coaching; UKCC level 2; UKCC; UKCC level 1; level 2 coach; coaching qualification; UKCC level 3; sports coaching qualification; level 1 coach; FA level 3; level 2 coaching qualification; NGB coaching award; =NGB | < Sports coaching
Swimming teacher qualification [licence] | ASA level 2; ASA level 1; Swim England level 2; STA level 2; Swim England level 1; STA qualified; ASA level 2 swimming; ASA teacher; level 2 swimming teacher; swimming teaching qualification; ASA level 1 swimming; AEA swimming; level 2 teaching aquatics; ASA qualified; level 1 swimming teacher | < Swimming teaching
Outdoor leader awards [licence] | mountain leader; Mountain Leader award; =ML award; single pitch award; rock climbing instructor; lowland leader; hill and moorland leader; British Canoeing; British Canoeing coach; paddlesport instructor; paddlesport leader; climbing wall instructor; climbing instructor; =MLTB; BCU level 2; BCU; BELA; lowland leader award
VTCT or NVQ beauty qualification [licence] | NVQ level 2 beauty therapy; NVQ level 3 beauty therapy; VTCT; level 3 beauty therapy; level 2 beauty therapy; NVQ beauty therapy; CIDESCO; CIBTAC; =ITEC; ITEC massage; NVQ level 2 beauty; NVQ level 3 beauty; beauty therapy qualification; BABTAC; BABTAC insured; HABIA; NVQ 2 beauty; NVQ 3 beauty
NVQ hairdressing [licence] | NVQ level 2 hairdressing; NVQ level 3 hairdressing; level 2 hairdressing; level 3 hairdressing; level 2 barbering; level 3 barbering; hairdressing qualification; state registered hairdresser; NVQ barbering; NVQ 2 hairdressing; NVQ 3 hairdressing
Level 4 aesthetics [licence] | level 4 laser; level 4 laser and IPL; level 7 aesthetics; laser and IPL qualification; level 7 injectables; level 7 aesthetic medicine; core of knowledge
Animal licences [licence] | Home Office personal licence; Home Office licence; personal licence (PIL); =PIL?; project licence PPL; ASPA licence; PIL A; PIL A and B; PILAB; Home Office personal licence holder | ~ In vivo techniques
Firefighter qualification [licence] | firefighter development programme; breathing apparatus wearer; BA wearer; breathing apparatus training; BA team; escape breathing apparatus
Stop smoking practitioner certificate [licence] | IOTA smoking cessation; NCSCT; NCSCT certified; smoking cessation practitioner; NCSCT level 2 | < Smoking cessation
Prevent training [licence] | Prevent duty; WRAP training; Prevent agenda
Access equipment tickets [licence] | access tickets | ~ IPAF licence; PASMA card
Hot works certificate [licence] | hot works; hot works permit; hot works passport
Legionella certificate [licence] | City & Guilds legionella; legionella responsible person | ~ Legionella control
Fire risk assessor accreditation [licence] | fire risk assessor; =IFE; IFSM; Institution of Fire Engineers; FRA accreditation; BAFE | < Fire risk assessment
COSHH certificate [licence] | COSHH training; COSHH trained; COSHH level 2; COSHH assessor | ~ COSHH
BICSc [licence] | BICS; British Institute of Cleaning Science; BICSc accredited; cleaning proficiency certificate
`;
