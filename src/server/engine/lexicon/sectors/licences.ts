export const licences = `
Registered mental health nurse (RMN) [licence] | RMN; registered mental health nurse; registered mental nurse; =RNMH; =RMHN; registered mental health nurses; RMN qualified; RMN qualification; qualified mental health nurse; registered nurse mental health; NMC mental health; RN mental health; registered nurse MH; =RN-MH; NMC registered mental health nurse; mental health registered nurse; =MHN?; =RN MH | < NMC registration; Mental health nursing
Registered general nurse (RGN) [licence] | RGN; registered general nurse; registered adult nurse; RN adult; =RNA?; RGN qualified; registered nurse adult; RNA adult; NMC registered adult nurse; adult registered nurse; NMC adult; =RN-A; registered adult nurses; SRN general; =SRN; =RN A | < NMC registration; Adult nursing
Registered learning disability nurse (RNLD) [licence] | RNLD; registered learning disability nurse; registered learning disabilities nurse; registered nurse learning disabilities; registered nurse learning disability; registered nurse in learning disabilities; =LDN?; =RNMH LD; =RNMD; NMC learning disabilities; NMC registered learning disability nurse; =RN-LD; =RN LD | < NMC registration; Learning disability nursing
Registered children's nurse (RSCN) [licence] | registered children's nurse; =RSCN; =RNC; registered paediatric nurse; registered sick children's nurse; RN child; registered nurse child; registered nurse children; registered nurse children's nursing; RN paediatrics; RN children; NMC child; NMC children's nursing; =RNC child; NMC registered children's nurse; =RN-C; =RNCH; =RN C | < NMC registration; Children's nursing
Registered midwife [licence] | =RM midwife; registered midwives; NMC registered midwife; =RM; registered midwife NMC; practising midwife; qualified midwife; NMC midwife | < NMC registration; Midwifery
NMC-registered nursing associate [licence] | registered nursing associate; registered nurse associate; nurse associate; =RNA nursing associate; registered nursing associates; nursing associate; =NAR; NMC nursing associate; NMC registered nursing associate; =RNA associate; nursing associate NMC | < NMC registration
Enrolled nurse [licence] | =EN nurse; state enrolled nurse; =SEN nurse; second level nurse | ~ NMC registration
NMC registration [licence] | NMC; NMC PIN; NMC registered; registered with the NMC; Nursing and Midwifery Council; NMC pin number; Part 1 NMC registration; Part 1 NMC; NMC register; current NMC; registered nurse; registered nurses; qualified nurse; =RN; PIN number for nurses; valid NMC pin; live NMC pin; active NMC pin; active PIN number; nurse PIN; valid PIN; current PIN number; NMC registered nurse; first level registration; UK registered nurse; qualified nurses; fully registered nurse; Nursing & Midwifery Council; NMC number; NMC no; NMC pin in date; NMC registrant; revalidated with the NMC; NMC registration number; registered with NMC; =RN1; NMC PIN number; NMC reg; NMC live pin; PIN current; PIN active; PIN renewed; NMC live; NMC PIN valid; level 1 registered nurse; first level nurse; 1st level nurse | < Professional registration
Registered pharmacist [licence] | qualified pharmacist; MPharm registered; GPhC registered pharmacist; GPhC pharmacist; pharmacist GPhC; pharmacist GPhC registered; pharmacist registered with the GPhC; GPhC registration as a pharmacist | < GPhC registration; Pharmacy
Royal Pharmaceutical Society membership [licence] | Royal Pharmaceutical Society; =MRPharmS; =FRPharmS; =RPS member; RPS membership; member of the RPS; member of the Royal Pharmaceutical Society | ~ Registered pharmacist
Registered pharmacy technician [licence] | GPhC registered pharmacy technician; GPhC pharmacy technician; GPhC registered technician; pharmacy technician GPhC | < GPhC registration; Pharmacy technician work
HCPC registered paramedic [licence] | registered paramedic; state registered paramedic; HCPC reg paramedic; HCPC registration as a paramedic; HCPC paramedic | < HCPC registration; Paramedic practice
HCPC registered physiotherapist [licence] | registered physiotherapist; HCPC physiotherapist; HCPC reg physiotherapist; HCPC registered physio; HCPC physio; =MCSP HCPC; state registered physiotherapist; registration with the HCPC as a physiotherapist; HCPC registration as a physiotherapist | < HCPC registration; Physiotherapy
Chartered physiotherapist [licence] | chartered physio | < HCPC registered physiotherapist; CSP membership
CSP membership [licence] | Chartered Society of Physiotherapy; =MCSP; =FCSP; =CSP?; =CSP member; CSP registered; member of the CSP; membership of the CSP; member of the Chartered Society of Physiotherapy; membership of the Chartered Society of Physiotherapy; =CSP membership | ~ HCPC registered physiotherapist
HCPC registered occupational therapist [licence] | registered occupational therapist; HCPC occupational therapist; HCPC OT; HCPC registered OT; HCPC reg occupational therapist; HCPC registration as an occupational therapist; state registered occupational therapist; registered OT | < HCPC registration; Occupational therapy
Chartered Institute of Fundraising membership [licence] | Chartered Institute of Fundraising; =MCIOF; =MCIoF; =CIOF; =CIoF; =FCIOF
RCOT membership [licence] | Royal College of Occupational Therapists; =RCOT; =MRCOT; =COT member; RCOT member; member of RCOT; BAOT; =BAOT; British Association of Occupational Therapists; BAOT member; College of Occupational Therapists; member of the Royal College of Occupational Therapists; membership of the Royal College of Occupational Therapists | ~ HCPC registered occupational therapist
HCPC registered radiographer [licence] | registered radiographer; state registered radiographer; HCPC radiographer; HCPC reg radiographer; HCPC registration as a radiographer | < HCPC registration; Radiography
HCPC registered diagnostic radiographer [licence] | registered diagnostic radiographer; diagnostic radiographer HCPC | < HCPC registered radiographer
HCPC registered therapeutic radiographer [licence] | registered therapeutic radiographer | < HCPC registered radiographer
Society of Radiographers membership [licence] | Society of Radiographers; College of Radiographers; Society and College of Radiographers; =SCoR; member of the Society of Radiographers | ~ HCPC registered radiographer
HCPC registered biomedical scientist [licence] | registered biomedical scientist; state registered biomedical scientist; HCPC biomedical scientist; HCPC registered BMS; HCPC BMS; HCPC registration as a biomedical scientist | < HCPC registration; Biomedical science
HCPC registered dietitian [licence] | registered dietitian; state registered dietitian; HCPC dietitian; HCPC registered dietician; registered dietician; HCPC registration as a dietitian | < HCPC registration; Dietetics
British Dietetic Association membership [licence] | British Dietetic Association; BDA membership; =BDA member; member of the BDA; =MBDA | ~ HCPC registered dietitian
HCPC registered speech and language therapist [licence] | registered speech and language therapist; HCPC speech and language therapist; HCPC registered SLT; HCPC SLT; HCPC SALT; HCPC registration as a speech and language therapist | < HCPC registration; Speech and language therapy
RCSLT membership [licence] | =RCSLT; Royal College of Speech and Language Therapists; =MRCSLT; =CertMRCSLT; =Cert MRCSLT; =RCSLT member; member of RCSLT; member of the RCSLT; member of the Royal College of Speech and Language Therapists | ~ HCPC registered speech and language therapist
HCPC registered psychologist [licence] | registered practitioner psychologist; HCPC registered practitioner psychologist; HCPC psychologist; HCPC practitioner psychologist; HCPC registration as a practitioner psychologist; HCPC registered psychologist | < HCPC registration; Psychology
HCPC registered clinical psychologist [licence] | registered clinical psychologist | < HCPC registered psychologist
HCPC registered podiatrist [licence] | registered podiatrist; state registered chiropodist; HCPC podiatrist; HCPC registered chiropodist; HCPC registration as a podiatrist | < HCPC registration; Podiatry
Royal College of Podiatry membership [licence] | Royal College of Podiatry; College of Podiatry; =MRCPod; =RCPod; =MChS; Society of Chiropodists and Podiatrists; member of the Royal College of Podiatry | ~ HCPC registered podiatrist
HCPC registered ODP [licence] | registered ODP; registered operating department practitioner; HCPC registered operating department practitioner; HCPC ODP; HCPC registration as an operating department practitioner | < HCPC registration
GDC-registered dental nurse [licence] | registered dental nurse; GDC registered dental nurse; dental nurse GDC; GDC dental nurse; =RDN; dental nurse GDC registered; GDC qualified dental nurse; GDC registration as a dental nurse | < GDC registration; Dental nursing
Dental nursing diploma [licence] | NEBDN; National Diploma in Dental Nursing; NEBDN National Diploma; NEBDN National Diploma in Dental Nursing; NEBDN diploma; NEBDN National Certificate; diploma in dental nursing; level 3 diploma in dental nursing; level 3 dental nursing; NVQ level 3 dental nursing; NVQ 3 dental nursing; City & Guilds dental nursing; level 3 extended diploma in dental nursing; extended diploma in dental nursing; dental nursing qualification; dental nurse diploma; certificate in dental nursing; level 3 dental nurse; qualified dental nurse
GDC-registered dentist [licence] | registered dentist; GDC registered dentist; dentist GDC | < GDC registration; Dentistry
NHS Performers List [licence] | performers list; NHS performer number; performer number; on the performers list
Dental performers list [licence] | < NHS Performers List; GDC-registered dentist
Medical performers list [licence] | GP performers list | < NHS Performers List; GMC registration
SSSC registration [licence] | =SSSC; Scottish Social Services Council; SSSC registered; registered with the SSSC; SSSC reg; SSSC number; SSSC no; SSSC registration number | < Professional registration | ~ Social Work England registration
Social Care Wales registration [licence] | Social Care Wales; Care Council for Wales; =SCW registration | < Professional registration | ~ Social Work England registration
NISCC registration [licence] | =NISCC; Northern Ireland Social Care Council | < Professional registration | ~ Social Work England registration
Social Work England registration [licence] | Social Work England; SWE registration; SWE registered; registered social worker; =SWE?; registered with Social Work England; SWE reg; SWE number; registered social worker SWE; SWE no; Social Work England reg; SWE SW | < Professional registration
Earlier social work registration (HCPC or GSCC) [licence] | GSCC registered; =GSCC; HCPC registered social worker; registered social worker HCPC; HCPC social worker | ~ Social Work England registration
Diploma in Social Work (DipSW or CQSW) [licence] | =DipSW; =CQSW; DipSW; CQSW; diploma in social work | ~ Social Work England registration
ACCA [licence] | ACCA qualified; ACCA part qualified; part-qualified ACCA; part qualified ACCA; =FCCA; ACCA finalist; Association of Chartered Certified Accountants; chartered certified accountant; ACCA student; ACCA qualification; ACCA membership; ACCA member; certified accountant; ACCA studier; ACCA affiliate; ACCA exams; ACCA papers; ACCA part-qualified; ACCA applied skills; ACCA knowledge level | < AAT level 4; CCAB qualified accountant | ~ CIMA; ACA
CIMA [licence] | CIMA qualified; CIMA part qualified; part-qualified CIMA; =ACMA; =CGMA; =FCMA; Chartered Institute of Management Accountants; chartered management accountant; CIMA finalist; CIMA student; part qualified CIMA; CIMA studier; CIMA qualification; CIMA exams; CIMA member; CIMA operational level; CIMA strategic level; CIMA management level; CIMA certificate level; CIMA papers; CIMA passed finalist | < AAT level 4; Qualified accountant | ~ ACCA; ACA
ACA [licence] | =ACA?; ACA qualified; ICAEW; =FCA accountant; chartered accountant; qualified chartered accountant; CA qualified; =ICAS; ICAS qualified; ACA finalist; Institute of Chartered Accountants; Institute of Chartered Accountants in England and Wales; ACA part qualified; ACA student; ICAEW chartered accountant; ACA training contract; part qualified ACA; ACA trained; =FCA | < AAT level 4; CCAB qualified accountant; Chartered status | ~ ACCA; CIMA
CCAB qualified accountant [licence] | =CCAB; CCAB qualified; CCAB qualification; CCAB accountant | < Qualified accountant | ~ CIMA
Qualified accountant [licence] | fully qualified accountant; newly qualified accountant; accountancy qualification; professional accountancy qualification; recognised accountancy qualification; accounting qualification | < Part-qualified accountant
Qualified by experience accountant [licence] | =QBE; qualified by experience accountant | ~ Qualified accountant
Part-qualified accountant [licence] | part qualified accountancy; part-qualified accountancy; studying towards an accountancy qualification; finalist accountant; PQ accountant; accountancy studier
Certified public accountant [licence] | =CPA?; CPA qualified; CPA license; CPA certification | ~ Qualified accountant
AAT level 2 [licence] | AAT foundation; AAT foundation certificate; AAT L2; level 2 AAT; AAT foundation level | < AAT
AAT level 3 [licence] | AAT advanced diploma; AAT level three; AAT intermediate; AAT L3; AAT (Level 3); AAT advanced; AAT advanced diploma level 3; level 3 AAT | < AAT level 2
AAT bookkeeping membership (AATQB) [licence] | AATQB; AAT licensed bookkeeper | < AAT
AAT level 4 [licence] | AAT technician; AAT professional diploma; AAT level four; AAT qualified; fully qualified AAT; AAT L4; level 4 AAT; AAT diploma level 4; AAT professional; full AAT; AAT fully qualified; AAT qualified level 4 | < AAT level 3
AAT membership (MAAT) [licence] | =MAAT; AAT member; =FMAAT; AAT full member; MAAT qualified; AAT licensed; AAT licensed member; AAT licensed accountant | < AAT level 4
AAT [licence] | =AAT; AAT part qualified; Association of Accounting Technicians; AAT qualification; AAT student; accounting technician; AAT studying; AAT finalist; AAT studier
ICB bookkeeping qualification [licence] | Institute of Certified Bookkeepers; =ICB?; licensed bookkeeper; certified bookkeeper | ~ AAT; Bookkeeping
IAB bookkeeping qualification [licence] | IAB bookkeeping; =IAB | ~ ICB bookkeeping qualification
CIPD [licence] | CIPD qualified; CIPD qualification; Chartered Institute of Personnel and Development; CIPD part qualified; CIPD membership; CIPD accredited; CIPD member; part qualified CIPD; CIPD studier; graduate CIPD; CIPD certified; Grad CIPD; CIPD status; member of the CIPD; membership of the CIPD; member of CIPD | ~ CIPD Level 3
CIPD Level 3 [licence] | CIPD foundation; level 3 CIPD; CPP CIPD; certificate in personnel practice; foundation certificate in people practice; CIPD foundation certificate; CIPD L3; CIPD certificate; foundation member of the CIPD | < CIPD
CIPD Level 5 [licence] | level 5 CIPD; CIPD intermediate; CIPD L5; CIPD level 5 qualified; CIPD diploma level 5; CIPD associate diploma; CIPD level 5 associate diploma; CIPD intermediate diploma; level 5 CIPD associate diploma; associate diploma in people management | < CIPD Level 3
Associate membership of the CIPD [licence] | associate CIPD; CIPD associate; associate member of CIPD; =ACIPD; Assoc CIPD; Assoc. CIPD; associate member of the CIPD; associate membership of the CIPD; CIPD associate member; associate of the CIPD; CIPD associate membership; associate CIPD member; associate member of the Chartered Institute of Personnel and Development; Assoc CIPD level 5 | < CIPD Level 5
CIPD Level 7 [licence] | level 7 CIPD; CIPD advanced; CIPD PGDip; CIPD L7; CIPD postgraduate diploma; advanced diploma CIPD | < CIPD Level 5
Chartered membership of the CIPD (MCIPD) [licence] | MCIPD; chartered CIPD; CIPD chartered; =FCIPD; chartered member of the CIPD; chartered MCIPD; chartered member CIPD; fellow of the CIPD; chartered membership of the CIPD | < CIPD Level 7; Chartered status
SQE [licence] | =SQE; SQE2; SQE1 and SQE2; SQE1 & SQE2; SQE1/SQE2; SQE 1 and 2; SQE 1 & 2; SQE 2; solicitors qualifying examination | < Legal Practice Course; SQE1
SQE1 [licence] | SQE1; SQE 1; SQE part 1; FLK1 and FLK2
Graduate Diploma in Law [licence] | =GDL; =CPE?; common professional examination; law conversion course; =PGDL
Bar course [licence] | =BPTC; bar professional training course; =BVC; bar vocational course
Call to the Bar [licence] | called to the Bar; qualified barrister; barrister at law; non-practising barrister | < Bar course
Membership of an Inn of Court [licence] | Inner Temple; Middle Temple; Lincoln's Inn; Gray's Inn | ~ Call to the Bar
Practising barrister [licence] | < Call to the Bar
Legal Practice Course [licence] | =LPC; LPC graduate; LPC graduates; LPC qualified
DBS check [licence] | DBS; DBS certificate; DBS clearance; DBS checked; Disclosure and Barring Service; =CRB; CRB check; CRB checked; CRB disclosure; criminal records bureau; DBS update service; Disclosure and Barring; criminal record check; criminal records check; DBS disclosure; DBS'd; DBS on the update service; DBS adults and children; DBS cleared; DBS registered; clear DBS; clean DBS
Basic DBS check [licence] | basic DBS; basic disclosure | < DBS check
Standard DBS check [licence] | standard DBS | < Basic DBS check
Enhanced DBS check [licence] | enhanced DBS; enhanced disclosure; enhanced CRB; enhanced CRB check; child and adult barred lists; barred list check; enhanced disclosure check; enhanced DBS in place; DBS (enhanced); eDBS; enhanced DBS certificate; enhanced DBS disclosure; enhanced DBS clearance | < Standard DBS check
Disclosure Scotland check [licence] | Disclosure Scotland | ~ DBS check
PVG scheme membership [licence] | PVG scheme; PVG membership; PVG; Protecting Vulnerable Groups; PVG check; PVG registered; PVG scheme member; PVG member; PVG record; PVG scheme record | ~ DBS check
AccessNI check [licence] | AccessNI | ~ DBS check
EDV clearance [licence] | =eDV; enhanced DV; enhanced developed vetting; eDV cleared | < DV clearance
STRAP clearance [licence] | STRAP cleared | ~ DV clearance
CTC clearance [licence] | CTC cleared; counter terrorist check; counter-terrorism check; =CTC?; CTC check | < BPSS clearance; Security clearance
Counter Terrorist airside check [licence] | criminal record check for airside | ~ Airside pass
City & Guilds 2365 [licence] | =2365; C&G 2365; level 3 diploma in electrical installations; 2365 level 3; City & Guilds 2365; C&G 2365 level 3; level 3 electrical installation; level 3 electrical installations; City and Guilds 2330; C&G 2330; 2330; =2330; City & Guilds 236; C&G 236; 236 parts 1 and 2; 2360; C&G 2360; City & Guilds electrical installation; City & Guilds electrical; 2365 level 2 and 3; 2365 level 2 & 3; 2365-03; level 3 electrotechnical | < Recognised trade qualification | ~ Electrical installation
City & Guilds 2357 [licence] | =2357; NVQ level 3 electrical installation; NVQ level 3 electrical; level 3 NVQ electrical; NVQ 3 electrotechnical; C&G 2357; City & Guilds 2357; 5357; 2356; C&G 2356; NVQ 3 electrical installation; NVQ3 electrical; NVQ 3 electrical; NVQ level 3 electrotechnical; SVQ 3 electrical installation; SVQ level 3 electrical installation; SVQ 3 electrical; SVQ III electrical installation; level 3 NVQ diploma in installing electrotechnical systems; NVQ diploma in installing electrotechnical systems; installing electrotechnical systems; electrotechnical NVQ level 3; NVQ level 3 in electrical installation; NVQ 3 in electrical installation; level 3 NVQ electrotechnical; electrical NVQ level 3; electrical NVQ 3; NVQ level 3 electrotechnical services; NVQ 3 electrotechnical services; level 3 NVQ in electrical installation; NVQ level 3 electrician; NVQ level III electrical | < Recognised trade qualification | ~ Electrical installation
JIB apprenticeship [licence] | SJIB apprenticeship | < City & Guilds 2357; Time-served electrician
Time-served tradesperson [licence] | time-served; time served; time served apprenticeship; apprentice trained; indentured apprenticeship; time served fitter; time served engineer; indentured apprentice; served my time; served time as; served my apprenticeship; served apprenticeship; time-served apprentice; time served tradesman; indentured; apprentice trained engineer; fully apprenticed; completed my apprenticeship; completed an apprenticeship; apprenticeship completed; apprenticeship served; fully time served; full apprenticeship; served a full apprenticeship; completed a full apprenticeship; completed apprenticeship | < Recognised trade qualification; Apprenticeship in a trade
Time-served plumber [licence] | time served plumber; served my time as a plumber; apprentice trained plumber | < Time-served tradesperson; Plumbing apprenticeship
Time-served joiner [licence] | time served joiner; time served carpenter; time-served carpenter; time served carpenter and joiner; served my time as a joiner; served my time as a carpenter; apprentice trained joiner | < Time-served tradesperson; Carpentry apprenticeship
Time-served electrician [licence] | time served electrician; served my time as an electrician; time-served as an electrician; apprentice trained electrician; fully time served electrician | < Time-served tradesperson; Electrical apprenticeship
NVQ plumbing and heating [licence] | NVQ level 2 plumbing; NVQ level 3 plumbing; level 2 plumbing; level 3 plumbing; plumbing and heating NVQ; City & Guilds plumbing; 6129; 6189; NVQ 2 plumbing; NVQ 3 plumbing; NVQ2 plumbing; NVQ3 plumbing; NVQ level 3 plumbing and heating; NVQ level 2 plumbing and heating; C&G 6129; C&G 6189; City & Guilds 6129; City & Guilds 6189; City & Guilds 6129 plumbing; plumbing NVQ; SVQ plumbing; SVQ 3 plumbing; City & Guilds level 3 plumbing; City & Guilds level 2 plumbing; NVQ level 2 in plumbing; NVQ level 3 in plumbing; plumbing level 2; plumbing level 3; 6035; C&G 6035; C&G plumbing; City and Guilds plumbing; advanced craft in plumbing; City & Guilds advanced craft plumbing | < Recognised trade qualification | ~ Plumbing
NVQ carpentry and joinery [licence] | NVQ level 2 carpentry; NVQ level 3 carpentry; level 2 carpentry; carpentry and joinery NVQ; City & Guilds carpentry; NVQ 2 carpentry; NVQ 3 carpentry; NVQ 2 carpentry and joinery; NVQ 3 carpentry and joinery; NVQ level 2 carpentry and joinery; NVQ level 3 carpentry and joinery; City & Guilds carpentry and joinery; SVQ carpentry; NVQ 2 joinery; NVQ 3 joinery; NVQ level 2 joinery; NVQ level 3 joinery; NVQ 2 site carpentry; NVQ 2 wood occupations; level 2 carpentry and joinery; level 3 carpentry and joinery; NVQ level 2 wood occupations; advanced craft carpentry; advanced craft carpentry and joinery; bench joinery NVQ; C&G carpentry & joinery; C&G carpentry and joinery; City & Guilds joinery; C&G carpentry; C&G joinery; wood occupations | < Recognised trade qualification | ~ Carpentry
NVQ motor vehicle maintenance [licence] | NVQ level 3 motor vehicle; level 3 light vehicle maintenance; level 2 light vehicle; City & Guilds motor vehicle; NVQ level 3 vehicle maintenance; IMI light vehicle; NVQ 3 light vehicle; NVQ 3 motor vehicle; NVQ 2 motor vehicle; level 3 vehicle maintenance and repair; IMI level 3; NVQ 3 vehicle maintenance; level 3 light vehicle; level 3 heavy vehicle; NVQ 3 heavy vehicle; City & Guilds level 3 vehicle; level 3 motor vehicle; NVQ level 3 light vehicle maintenance; level 3 vehicle maintenance; NVQ level 3 heavy vehicle; IMI level 3 light vehicle; City & Guilds 383; NVQ level 2 vehicle maintenance; IMI level 2; level 3 motor mechanics | < Recognised trade qualification | ~ Vehicle maintenance
MOT tester [licence] | MOT testing; MOT tester licence; MOT licence; class 4 MOT tester; class 4 & 7; MOT nominated tester; MOT inspector; MOT class 4; MOT testing licence; class 7 MOT; class IV MOT; MOT class IV; MOT class 4/7; MOT class 4 & 7; MOT testers licence; MOT tester DVSA; MOT tester class 4; MOT testing class 4; MOT tester class 4 & 7; class 4 MOT; class 7 MOT tester; MOT tester status; MOT test licence; MOT class 7; authorised MOT tester; MOT annual assessment
NVQ health and social care [licence] | NVQ level 2 health and social care; NVQ 2 in health and social care; NVQ level 2 in care; NVQ 2 in care; NVQ in care; level 2 health and social care; diploma in health and social care; QCF health and social care; NVQ care; level 2 diploma in care; NVQ health and social care level 2; level 2 care certificate NVQ; SVQ health and social care; NVQ 2 H&SC; NVQ2 H&SC; NVQ 2 health & social care; NVQ level 2 in health and social care; NVQ2 care; NVQ 2 care; NVQ level 2 care; QCF 2 in health and social care; level 2 diploma in health and social care; RQF level 2 diploma in care; QCF level 2 health and social care; SVQ 2 social services and healthcare; SVQ 2 health and social care; SVQ level 2 health and social care; SVQ 2 in social services and healthcare; level 2 certificate in care; level 2 H&SC; NVQ 2 HSC; NVQ level 2 H&SC; BTEC level 2 health and social care; level 2 diploma in adult care; care NVQ; level 2 NVQ in health and social care; level 2 NVQ in care; NVQ promoting independence; health and social care NVQ; diploma in adult care; diploma in care; health and social care level 2; H&SC level 2; NVQ II care; NVQ II in care; level 2 diploma health and social care; L2 health and social care; QCF level 2 diploma health and social care | < Care Certificate | ~ Health and social care
NVQ level 3 health and social care [licence] | NVQ 3 in health and social care; NVQ level 3 in care; NVQ 3 in care; level 3 health and social care; level 3 diploma in adult care; diploma in adult care level 3; NVQ health and social care level 3; NVQ 3 H&SC; NVQ3 H&SC; NVQ 3 health & social care; NVQ level 3 in health and social care; NVQ3 care; NVQ 3 care; NVQ level 3 care; QCF 3 in health and social care; level 3 diploma in health and social care; RQF level 3 diploma in care; SVQ 3 social services and healthcare; SVQ 3 health and social care; SVQ level 3 health and social care; SVQ 3 in social services and healthcare; level 3 H&SC; NVQ level 3 H&SC; BTEC level 3 health and social care; BTEC national health and social care; NVQ 2 and 3 in health and social care; NVQ 2 & 3 in care; NVQ 2 and 3 health and social care; QCF 2 and 3 in health and social care; level 3 NVQ in health and social care; level 3 NVQ in care; health and social care level 3; H&SC level 3; NVQ level 2 and 3 in health and social care; HNC social services; HNC social care; level 2 and 3 health and social care; QCF level 3 diploma health and social care; QCF level 3 health and social care; level 3 diploma health and social care; NVQ III care; NVQ III in care; NVQ III health and social care; SVQ3 health and social care; L3 health and social care | < NVQ health and social care
Level 4 or 5 leadership in care [licence] | NVQ level 4 in care; level 5 leadership and management in health and social care; level 5 diploma in leadership for health and social care; QCF level 5 leadership; NVQ 4 in care; leadership and management in care services; level 5 diploma in leadership and management for residential childcare; level 5 diploma in leadership and management for adult care; level 5 leadership and management for adult care; leadership and management for adult care; level 5 in health and social care; NVQ 4 health and social care; NVQ level 4 health and social care; level 5 diploma in leadership; SVQ 4 social services and healthcare; level 5 diploma in health and social care; Registered Manager's Award; registered managers award; RMA and NVQ 4; NVQ 4 leadership and management for care; level 5 registered manager; level 5 leadership & management; level 5 leadership for H&SC; NVQ 4 + RMA; RMA; level 5 diploma in leadership and management (adult social care); level 5 leadership and management (adult social care) | < NVQ level 3 health and social care
Level 2 or 3 childcare qualification [licence] | level 2 childcare; NVQ level 2 childcare; CACHE level 2; childcare qualification; =CACHE; level 2 early years; level 2 early years practitioner; NVQ 2 childcare; level 2 in childcare; NVQ 2 early years; level 2 diploma in childcare; level 2 certificate for the children and young people's workforce; NVQ 2 children's care learning and development; CCLD level 2; early years qualification; childcare NVQ; early years level 2 | ~ Teaching assistant qualification
Early Years Teacher Status [licence] | =EYTS; early years professional status; =EYPS; EYTS; EYPS
Teaching assistant qualification [licence] | level 2 teaching assistant; level 2 supporting teaching and learning; TA level 2; TA qualification; level 2 TA; STL level 2; NVQ 2 teaching assistants; NVQ 2 teaching assistant; NVQ level 2 teaching assistant; NVQ level 2 supporting teaching and learning; NVQ 2 supporting teaching and learning; NVQ supporting teaching and learning; supporting teaching and learning in schools; level 2 certificate for teaching assistants; TA level 2 certificate; teaching assistant NVQ; teaching assistant certificate; CACHE level 2 supporting teaching and learning; level 2 teaching assistant qualification; STL2; TA2 | ~ Teaching assistance
Level 3 teaching assistant qualification [licence] | level 3 teaching assistant; level 3 supporting teaching and learning; TA level 3; level 3 TA; STL level 3; NVQ 3 teaching assistant; NVQ 3 teaching assistants; NVQ level 3 teaching assistant; NVQ level 3 supporting teaching and learning; NVQ 3 supporting teaching and learning; level 3 diploma in supporting teaching and learning; level 3 specialist support for teaching and learning; CACHE level 3 supporting teaching and learning; level 3 supporting teaching and learning in schools; level 3 teaching assistant qualification; STL3; STL 3; TA3 | < Teaching assistant qualification
NPQH [licence] | =NPQH; national professional qualification for headship | < NPQ
ABRSM qualification [licence] | grade 8 piano; grade 8 music; Trinity Guildhall music | ~ Music teaching
Street trading licence [licence] | pedlar's certificate
Refereeing qualification [licence] | FA referee; qualified referee; level 7 referee | < Refereeing
Boat master licence [licence] | =BML
HSE diving qualification [licence] | HSE diver certificate; HSE Part I diver; HSE Part IV; HSE Scuba; HSE Part III; HSE Part 3; HSE Surface Supplied; surface supplied diver; HSE Part 1; HSE Part 4; commercial diver ticket
Recreational diving qualification [licence] | PADI instructor; PADI divemaster; =PADI; BSAC; dive master
Ski instructor licence [licence] | BASI; BASI level 2; ski instructor qualification
CLP legionella and water hygiene card [licence] | water hygiene operative card
Confined space rescue certificate [licence] | confined space rescue
Level 2 gym instructor [licence] | level 2 gym instructing; level 2 fitness instructor; fitness instructor level 2; gym instructor level 2; fitness instructor qualification; level 2 fitness instructing; gym instructor L2; L2 gym instructor; L2 fitness instructor; L2 gym; level 2 gym; gym instructing level 2; fitness instructing level 2; level 2 certificate in fitness instructing; L2 gym instructing; L2 fitness instructing; qualified gym instructor
Level 3 personal trainer [licence] | level 3 personal training; personal trainer level 3; personal training qualification; certified personal trainer; =NASM; =ACE certified; level 3 PT; PT level 3; L3 personal training; L3 PT; L3 personal trainer; level 4 personal trainer; personal trainer L3; level 3 personal trainer REPs; REPs level 3 personal trainer; CIMSPA personal trainer; personal training level 3; level 4 PT; level 3 diploma in personal training; qualified personal trainer; level 3 certificate in personal training; diploma in PT; level 3 diploma in PT; diploma in personal training | < Level 2 gym instructor
Drone flyer ID [licence] | CAA operator ID; flyer ID
Authorised gas tester [licence] | authorised gas testing; =AGT
Gas Safe registration [licence] | Gas Safe; Gas Safe registered; Gas Safe card; Gas Safe register; Gas Safe engineer; Gas Safe registered engineer; Gas Safe qualified; Gas Safe no; Gas Safe number; GSR no; GSR number; GSR registered; Gas Safe ID; gas-safe; Gas Safe reg; Gas Safe registration number
CORGI registration [licence] | CORGI registered; CORGI | ~ Gas Safe registration
ACS gas qualifications [licence] | ACS gas; =ACS?; ACS qualified; CCN1; domestic gas qualifications; CENWAT; COCN1; commercial gas qualifications; commercial gas; domestic gas; CENWAT1; MET1; CEN1; CCN1 CEN1; ACS certificates; ACS CCN1; ACS domestic gas; CPA1; CKR1; HTR1; core gas safety; ACS gas certificates; ACS domestic; domestic ACS; full ACS; full domestic ACS; ACS commercial; gas qualified; commercial gas qualified; domestic gas qualified; commercial gas tickets; domestic gas tickets | ~ Gas Safe registration
HV authorised person [licence] | high voltage authorised person; HV authorised; HV AP; senior authorised person; HV switching; high voltage switching; =APHV; HV SAP; HV authorisation; =SAP HV; =SAP 11kV; SAP (HV); =AP HV; authorised person HV; authorised person high voltage | < Authorised person
LV authorised person [licence] | low voltage authorised person; LV AP; =AP LV; =APLV; authorised person LV; authorised person low voltage; LV authorised; LV authorisation; authorised person for LV; authorised person for low voltage | < Authorised person; Electrical competent person
Authorised person [licence] | authorised person; AP status; AP appointment; appointed as an authorised person; authorised person electrical; electrical authorised person; authorised person appointment
Electrical competent person [licence] | competent person LV; LV competent person; competent person low voltage; low voltage competent person; competent person HV; HV competent person; competent person electrical; electrical competent person; =CP LV; CP(LV); =CP HV; appointed competent person; competent person appointment; competent person status; competent person for LV
BOSIET [licence] | =FOET; BOSIET certificate; BOSIET trained | < HUET certificate; Offshore survival training
MIST certificate [licence] | =MIST?; minimum industry safety training | ~ BOSIET
HUET certificate [licence] | HUET
Offshore survival training [licence] | offshore survival; OPITO; offshore survival certificate
Offshore medical [licence] | offshore medical certificate; OGUK medical; OEUK medical; Oil & Gas UK medical
CIPS [licence] | =CIPS; CIPS qualified; CIPS qualification; Chartered Institute of Procurement and Supply; Chartered Institute of Purchasing and Supply; CIPS membership; CIPS part qualified; part CIPS; CIPS accredited; CIPS certified; CIPS studying; working towards CIPS
CIPS level 3 [licence] | CIPS L3; level 3 CIPS; CIPS advanced certificate | < CIPS
CIPS level 4 [licence] | CIPS L4; level 4 CIPS; CIPS diploma; CIPS diploma level 4; level 4 diploma in procurement and supply; CIPS level 4 diploma | < CIPS level 3
CIPS level 5 [licence] | CIPS L5; level 5 CIPS; CIPS advanced diploma; level 5 advanced diploma in procurement and supply; CIPS level 5 advanced diploma | < CIPS level 4
CIPS level 6 [licence] | CIPS L6; level 6 CIPS; CIPS professional diploma; level 6 professional diploma in procurement and supply; CIPS level 6 professional diploma | < CIPS level 5
Chartered membership of CIPS (MCIPS) [licence] | MCIPS; =FCIPS; MCIPS qualified; MCIPS chartered; chartered CIPS; chartered member of CIPS; full member of CIPS; fully qualified CIPS; CIPS fully qualified; full CIPS; chartered procurement professional; MCIPS accredited | < CIPS level 6; Chartered status
HGV Class 2 licence (C) [licence] | HGV class 2; class 2 licence; class 2?; category C licence; LGV class 2; cat C licence; LGV C; HGV C; class 2 driver; Class II licence; HGV licence class 2; LGV category C; category C driving licence; HGV category C; C licence; Class 2 HGV; rigid HGV licence; HGV 2; LGV 2; =Cat C; class 2 LGV; cat C; Class II; class two?; class II?; HGV class two; rigid licence; LGV licence C; Cat C licence; =HGV II; C licence LGV; category C entitlement; class 2 entitlement; cat C+CPC | < HGV licence; C1 licence
HGV Class 1 licence (C+E) [licence] | HGV class 1; class 1 licence; class 1?; C+E licence; category C+E; LGV class 1; =CE licence; C+E; =C&E; LGV C+E; cat C+E; cat CE; HGV C+E; class 1 driver; artic licence; articulated lorry licence; class 1 HGV; category CE; HGV 1; LGV 1; class 1 LGV; LGV category C+E; class one?; HGV class one; cat C & E; cat C and E; class 1 and 2; class 1 & 2; class 1/2; class 1 + 2; class 1 and class 2; HGV 1 and 2; HGV 1 & 2; =HGV I; =C + E?; cat C plus E; CE entitlement; category C&E; LGV C&E; class 1 artic; LGV CE; HGV CE | < HGV Class 2 licence (C)
Driver CPC [licence] | driver qualification card; DQC; CPC driver qualification; valid CPC; CPC qualified; =CPC?; 35 hours periodic training; driver certificate of professional competence; CPC hours; certificate of professional competence; driver's CPC; drivers CPC; =DCPC; periodic training; CPC periodic training; full CPC; CPC driver card; driver CPC card; 35 hours CPC; CPC 35 hours; HGV CPC; LGV CPC; PCV CPC; CPC in date; CPC up to date; driver qualification card (DQC); =CPC card; =CPC Card; =CPC CARD; =cpc card; =CPC ticket; 35 hrs CPC; 35 hour CPC
HGV licence [licence] | LGV licence; HGV driving licence; =LGV; =HGV; lorry licence; HGV driver; HGV driving licences; LGV driver; vocational driving licence; large goods vehicle licence; heavy goods vehicle licence | < Driving licence
PCV licence (D) [licence] | PCV; PCV licence; category D licence; bus licence; PSV licence; cat D licence; PCV driver; category D; D licence; D+E; full PCV; PCV D; cat D?; cat D and DE; PCV cat D; PSV; coach licence; bus and coach licence | < D1 licence
D1 licence [licence] | =D1?; D1 on licence; D1 entitlement; minibus licence; D1 driving licence; category D1; D1 minibus; D1 category; D1 on my licence; cat D1; D1E; D1 (minibus) | < Driving licence
MiDAS certificate [licence] | MiDAS; minibus driver awareness scheme; MiDAS trained | ~ D1 licence
Section 19 permit knowledge [licence] | section 19 permit
Tractor licence [licence] | category F licence; tractor driving licence; category F entitlement
Own tools for work [licence] | own tools; own hand tools; own power tools; own full set of tools; own basic tools; your own tools
Own transport for work [licence] | own car; own transport; drivers with access to a vehicle; access to a vehicle; access to vehicle; own vehicle; use of own vehicle; access to own transport; access to a car; use of a car; must have own transport; own car essential | ~ Driving licence
QTS [licence] | qualified teacher status; =QTS; QTS status; qualified teacher; UK QTS; fully qualified teacher; qualified teachers; QTS qualified; teaching qualification with QTS; UK qualified teacher; QTS number; PGCE with QTS; PGCE QTS; PGCE (QTS); BEd with QTS; BA with QTS; qualified teacher QTS | < PGCE or teaching qualification
EWC registration [licence] | Education Workforce Council; EWC registered | ~ QTS
GTCS registration [licence] | GTCS; GTC Scotland; General Teaching Council for Scotland; GTCS registered; GTCS full registration | < General Teaching Council registration | ~ QTS
General Teaching Council registration [licence] | General Teaching Council | ~ QTS
Teacher reference number [licence] | DfE number | ~ QTS
Early career teacher [licence] | newly qualified teacher; =NQT; =ECT; NQT year | < QTS
PGCE or teaching qualification [licence] | PGCE qualified; teaching qualification; teaching certificate; teaching license; teaching licence; teaching credential; certified teacher; licensed teacher; professional qualification in education; qualification in education; teacher certification; teacher training qualification; recognised teaching qualification; qualified to teach; School Direct trained; SCITT; PGCE; PGDE; =PGCE; postgraduate certificate in education
Teaching qualification for further education [licence] | Cert Ed; =DTLLS; DET teaching; level 5 diploma in education and training; DTLLS; Certificate in Education; =DET; Level 5 Diploma in Education and Training; teaching in the lifelong learning sector; level 5 teaching qualification; PGCE/Cert Ed; level 5 DET; L5 DET; Diploma in Education and Training; CertEd; =Cert. Ed; PGCE post-compulsory; PGCE post-compulsory education; PGCE FE; PCET; PGCE PCET | < Level 4 teaching qualification for further education | ~ QTLS
Level 4 teaching qualification for further education [licence] | level 4 certificate in education and training; =CTLLS; CTLLS; =CET?; level 4 teaching qualification; level 4 CET | < PGCE or teaching qualification; Education and training award (PTLLS)
Education and training award (PTLLS) [licence] | =AET; level 3 award in education and training; PTLLS; preparing to teach in the lifelong learning sector; 7307; Award in Education and Training; Level 3 Award in Education and Training; preparing to teach; PTTLS; L3 AET; AET level 3; level 3 AET; level 3 education and training; PTLLS level 3; PTLLS level 4
Assessor award [licence] | A1 assessor; D32/33; D32; D33; =TAQA; TAQA; =CAVA; CAVA; assessor qualification; A1 award; A1 assessor award; level 3 assessor; D32/D33; A1/D32/D33; qualified assessor; A1/V1; level 3 certificate in assessing vocational achievement; Certificate in Assessing Vocational Achievement; assessor qualified; A1 assessors award; TAQA assessor; A1 or equivalent; A1 qualified; A1 certificate; =A1?; CAVA assessor; level 3 CAVA; assessor award A1; D32 and D33; D32 & D33; A1 assessor's award; level 3 TAQA; qualified NVQ assessor; assessors award; Level 3 Award in Assessing Competence; assessing competence in the work environment; assessing vocationally related achievement
Internal verifier award [licence] | V1?; D34; IQA award; internal verifier qualification; IQA qualification; V1 award; TAQA IQA; level 4 IQA; D34/V1; IQA qualified; Level 4 Award in Internal Quality Assurance; internal quality assurance award; IQA level 4; L4 IQA; internal quality assurance of assessment; Lead IQA; V1 internal verifier; D34 internal verifier | ~ Assessor award
Commercial catering gas qualification [licence] | COMCAT; =COMCAT; COMCATS; COMCAT 1; COMCAT 2; COMCAT 3; COMCAT 5; CCLP1; commercial catering gas | ~ Gas Safe registration
NVQ business administration [licence] | NVQ level 2 business administration; NVQ level 3 business administration; NVQ business admin; NVQ level 2 business admin; level 2 business administration; level 3 business administration; NVQ 2 business administration; NVQ 3 business administration
NVQ customer service [licence] | NVQ level 2 customer service; NVQ level 3 customer service; level 2 customer service; NVQ 2 customer service
NVQ catering [licence] | NVQ level 2 professional cookery; NVQ level 3 professional cookery; level 2 professional cookery; level 3 professional cookery; City & Guilds 706; 706/1; 706/2; NVQ level 2 catering; NVQ level 3 catering; NVQ 2 catering; level 2 food preparation; City and Guilds catering; 706/1 and 706/2 | ~ Cooking
NVQ engineering [licence] | NVQ level 3 engineering; NVQ level 2 engineering; performing engineering operations; level 3 engineering maintenance; NVQ 3 engineering; =PEO; level 3 NVQ engineering; City & Guilds engineering; NVQ 3 mechanical engineering; NVQ level 3 mechanical engineering; NVQ 3 engineering maintenance; NVQ level 3 engineering maintenance; SVQ 3 engineering; SVQ 3 mechanical engineering; NVQ 2 engineering; NVQ2 engineering; NVQ3 engineering; NVQ 3 fabrication and welding; NVQ level 3 fabrication; NVQ level 3 mechanical; NVQ 3 maintenance engineering; level 3 engineering; SVQ performing engineering operations; NVQ level 3 maintenance; City & Guilds mechanical engineering; NVQ 3 in engineering maintenance; NVQ level 3 in engineering; NVQ 3 in engineering | < Recognised trade qualification
ONC or BTEC engineering qualification [licence] | ONC engineering; ONC mechanical engineering; BTEC level 3 engineering; BTEC national engineering; BTEC engineering; ONC electrical engineering; ONC electrical; ONC mechanical; BTEC level 3 mechanical engineering; BTEC level 3 electrical engineering; ONC in engineering; BTEC in engineering | < Recognised trade qualification | ~ NVQ engineering
HNC or HND engineering qualification [licence] | HNC electrical engineering; HNC mechanical engineering; HNC engineering; HND mechanical engineering; HND electrical engineering; HNC electrical; HNC mechanical; HNC in electrical engineering; HNC in mechanical engineering; HND engineering; HNC in engineering | ~ Recognised trade qualification; ONC or BTEC engineering qualification
NVQ warehousing [licence] | NVQ level 2 warehousing; NVQ warehousing and storage; level 2 warehousing
NVQ cleaning [licence] | NVQ level 2 cleaning; NVQ cleaning and support services; level 2 cleaning
NVQ team leading [licence] | NVQ level 2 team leading; level 2 team leading
NVQ management [licence] | NVQ level 3 management; NVQ level 4 management; NVQ 3 management; NVQ level 5 management | ~ NVQ team leading
NVQ retail [licence] | NVQ level 2 retail; level 2 retail skills
NVQ construction trades [licence] | NVQ construction | < Recognised trade qualification
NVQ construction supervision or management [licence] | NVQ level 6 construction site management; NVQ level 7 construction; NVQ level 3 occupational work supervision | ~ NVQ construction trades
NVQ plant operations [licence] | NVQ level 2 plant operations | < NVQ construction trades
NVQ roofing [licence] | NVQ level 2 roofing; NVQ 2 roofing | < NVQ construction trades
NVQ painting and decorating [licence] | NVQ level 2 painting and decorating; NVQ 2 painting and decorating; NVQ 3 painting and decorating; NVQ level 3 painting and decorating; City & Guilds painting and decorating; NVQ level 2 in painting and decorating; level 2 painting and decorating; SVQ painting and decorating | < NVQ construction trades
NVQ plastering [licence] | NVQ level 2 plastering; NVQ 2 plastering; City & Guilds plastering; NVQ level 2 in plastering; level 2 plastering | < NVQ construction trades
NVQ bricklaying [licence] | NVQ level 2 bricklaying; NVQ 2 bricklaying; NVQ 3 bricklaying; NVQ level 3 bricklaying; NVQ 2 in bricklaying; NVQ level 2 in bricklaying; City & Guilds bricklaying; level 2 bricklaying; SVQ 3 bricklaying | < NVQ construction trades
Apprenticeship in a trade [licence] | recognised apprenticeship; served an apprenticeship; apprenticeship trained; modern apprenticeship; advanced apprenticeship; 4 year apprenticeship; four year apprenticeship; completed 4 year apprenticeship; 3 year apprenticeship; 5 year apprenticeship; apprenticeship with; apprenticeship at; formal apprenticeship; craft apprenticeship; technical apprenticeship; apprenticeship as a | < Recognised trade qualification
Engineering apprenticeship [licence] | mechanical apprenticeship; recognised engineering apprenticeship; apprenticeship in engineering; advanced apprenticeship in engineering; mechanical engineering apprenticeship; toolmaking apprenticeship; maintenance apprenticeship | < Apprenticeship in a trade
Carpentry apprenticeship [licence] | apprenticeship in carpentry; joinery apprenticeship | < Apprenticeship in a trade
Plumbing apprenticeship [licence] | apprenticeship in plumbing | < Apprenticeship in a trade
Electrical apprenticeship [licence] | apprenticeship in electrical installation; electrical apprentice served | < Apprenticeship in a trade
Recognised trade qualification [licence] | trade qualification; trade qualified; trade qualifications; recognised trade qualifications; craft qualification; recognised craft qualification; City & Guilds trade qualification; qualified tradesperson; qualified tradesman
HCPC registration [licence] | HCPC; HPC registration; HCPC registered; registered with the HCPC; Health and Care Professions Council; Health Care Professions Council; Health Professions Council; HCPC register; HCPC reg; HPC registered; Health & Care Professions Council; registered with HCPC; HCPC number; HCPC no; HCPC registrant; HCPC reg no | < Professional registration
GMC registration [licence] | =GMC; General Medical Council; GMC registered; full GMC registration; GMC licence to practise; licence to practise; registered with the GMC; GMC number; GMC no; GMC reg; full GMC; GMC licence; GMC reference number; GMC registration and licence; GMC reg no | < Professional registration
GMC specialist register [licence] | specialist register; on the specialist register | < GMC registration
GDC registration [licence] | GDC; General Dental Council; GDC registered; registered with the GDC; GDC number; GDC no; GDC reg; GDC registration number | < Professional registration
GPhC registration [licence] | GPhC; General Pharmaceutical Council; GPhC registered; registered with the GPhC; GPhC number; GPhC no; GPhC reg; General Pharmaceutical Council registration | < Professional registration
GOC registration [licence] | =GOC; General Optical Council; GOC registered | < Professional registration
Professional registration [licence] | professional registration; UK professional registration; statutory professional registration; registration with the relevant professional body; registered with the relevant professional body; registration with the appropriate professional body; registered with the appropriate professional body
Registered dispensing optician [licence] | GOC registered dispensing optician; GOC dispensing optician | < GOC registration
Dispensing optics diploma (FBDO) [licence] | =FBDO; dispensing optician FBDO; FBDO qualified | ~ Registered dispensing optician
Registered optometrist [licence] | GOC registered optometrist; GOC optometrist | < GOC registration
College of Optometrists membership [licence] | =MCOptom; =FCOptom; College of Optometrists | ~ Registered optometrist
GOsC registration [licence] | GOsC; General Osteopathic Council
GCC registration [licence] | General Chiropractic Council; GCC registered
BACP accreditation [licence] | BACP accredited; BACP accredited member; BACP accredited counsellor; MBACP accredited | < BACP membership
BACP membership [licence] | BACP; BACP registered; BACP registration; British Association for Counselling and Psychotherapy; MBACP; BACP member
BABCP accreditation [licence] | BABCP accredited | < BABCP membership
BABCP membership [licence] | BABCP; British Association for Behavioural and Cognitive Psychotherapies; BABCP member
UKCP registration [licence] | UKCP; UKCP registered; UK Council for Psychotherapy
BPS chartership [licence] | chartered psychologist; =CPsychol; BPS chartered; BPS chartered psychologist | < British Psychological Society membership
BPS accredited degree [licence] | BPS accredited; BPS accredited psychology degree
British Psychological Society membership [licence] | =BPS?; British Psychological Society; BPS member; member of the BPS
RCVS registration [licence] | RCVS; Royal College of Veterinary Surgeons
Registered veterinary nurse (RVN) [licence] | =RVN; registered veterinary nurse; registered vet nurse; qualified veterinary nurse; qualified RVN; head RVN; RCVS registered veterinary nurse; RVNs; veterinary nurse RCVS; registered veterinary nurses | < RCVS registration; Veterinary nursing
Veterinary surgeon (MRCVS) [licence] | =MRCVS; =FRCVS; registered veterinary surgeon; RCVS registered veterinary surgeon; RCVS registered vet; veterinary surgeon RCVS; qualified veterinary surgeon | < RCVS registration
Independent prescriber [licence] | independent prescribing; non-medical prescriber; non-medical prescribing; =V300; nurse prescriber; nurse independent prescriber; nurse prescribing; prescribing qualification; independent prescribing qualification; pharmacist independent prescriber; =NMP | < Supplementary prescriber
Supplementary prescriber [licence] | supplementary prescribing
Community nurse prescriber (V100 or V150) [licence] | =V150; =V100; V150 community prescriber; community practitioner nurse prescriber; community nurse prescriber | ~ Independent prescriber
Section 12 approval [licence] | Section 12 approved; Section 12(2) approved; s12 approval; s12 approved; Section 12(2) approval
Approved Clinician status [licence] | approved clinician; responsible clinician; AC status; AC approval
Approved Mental Health Professional [licence] | AMHP; approved mental health practitioner
Best Interests Assessor [licence] | =BIA
CCT [licence] | =CCT; certificate of completion of training; CCT in general practice
CESR [licence] | =CESR; certificate of eligibility for specialist registration | ~ CCT
MRCGP [licence] | Member of the Royal College of General Practitioners
MRCP [licence] | MRCP UK
MRCS [licence]
FRCS [licence] | =FRCS | < MRCS
MRCPsych [licence] | Member of the Royal College of Psychiatrists
FRCA [licence]
MRCOG [licence]
FRCR [licence]
Specialist community public health nurse [licence] | SCPHN; SCPHN health visiting; SCPHN school nursing
Specialist practitioner qualification in community nursing [licence] | Specialist Practitioner Qualification; =SPQ; SPQ district nursing; district nursing SPQ; specialist practitioner qualification in district nursing; specialist practitioner district nursing; specialist practice district nursing | ~ Specialist community public health nurse
Care Certificate [licence] | the Care Certificate; Care Certificate standards; 15 standards; care cert; full care certificate; 15 care certificate standards
Registered manager status [licence] | CQC registered manager
Mentorship qualification for nurses [licence] | ENB 998; mentorship qualification; ENB 997; =SSSA; mentor qualification
FREC [licence] | First Response Emergency Care | < First Aid at Work
FREC level 3 [licence] | FREC 3; FREC3 | < FREC
FREC level 4 [licence] | FREC 4; FREC4 | < FREC level 3
FREC level 5 [licence] | FREC 5; FREC5 | < FREC level 4
IHCD ambulance technician [licence] | IHCD; IHCD technician | ~ FREC
Emergency response ambulance driving certificate [licence] | CERAD; emergency response ambulance driving; C1 emergency driving | < Blue light driving
Blue light driving [licence] | blue light trained; emergency response driving; emergency driving qualification; response driving | ~ Driving licence
SC clearance [licence] | security check clearance; SC cleared; Security Check (SC); SC level clearance; active SC; =SC?; SC security clearance; SC security check; security check SC; SC vetted; SC clearance active; SC/DV; SC security cleared; SC cleared active; current SC; security check clearance (SC); SC level security clearance; SC level; SC clearance holder; SC active; SC current; UKSV security check | < CTC clearance
DV clearance [licence] | DV cleared; developed vetting; Developed Vetting (DV); active DV; developed vetting clearance; DV security clearance; DV vetted; =DV?; DV clearance holder; DV active; DV current; =dv holder | < SC clearance
BPSS clearance [licence] | BPSS; baseline personnel security standard; BPSS check
Security clearance [licence] | security cleared; national security vetting; UK security clearance; =NSV; government security clearance
NPPV clearance [licence] | NPPV; NPPV2; management vetting; recruitment vetting; NPPV level 2; police vetting; non-police personnel vetting
NPPV level 3 [licence] | NPPV3; NPPV L3; =NPPV 3; non-police personnel vetting level 3; non-police personnel vetting L3; NPPV level three | < NPPV clearance
BS 7858 vetting [licence] | BS7858; BS7858 screening; five year checkable history; 5 year checkable history; 5 year checkable work history; five year work history
Airside pass [licence] | airside clearance; airport ID pass
General security awareness training [licence] | =GSAT
Right to work in the UK [licence] | eligibility to work in the UK; eligible to work in the UK; right to work; entitled to work in the UK; UK work permit; legally entitled to work; eligibility to live and work in the UK; permission to work in the UK
Driving licence [licence] | UK driving licence; full driving licence; full UK driving licence; clean driving licence; full clean driving licence; driver's licence; full UK licence; clean licence; UK licence; valid driving licence; manual driving licence; category B licence; full and clean driving licence; current driving licence; full licence; full UK driver; full driver; full clean UK licence; clean UK licence; clean driver's licence; full manual licence; full UK manual licence; passed driving test; driving test passed; full car licence; car licence; licence held since; licence to drive; full British licence; clean full licence; full licence holder; driving license; full UK car licence; I can drive; able to drive a car; drive a car; drive a car and van; drive a car and a van; full driver's licence; car driver; I drive; drive and have access to a car; drive and have access to a vehicle; able to drive
Driver with own car [licence] | car driver with own car; driver with own car; driver with own vehicle; car owner and driver; car owner driver; car owner/driver; I drive and have my own car; drive and have own car; drive with own car; drive with own vehicle; I drive my own car; I drive and own a car; I have a car and drive; driver with car; full driving licence and own car; licence and own car; vehicle owner and driver | < Driving licence; Own transport for work
Business car insurance [licence] | business use insurance; business insurance for car; class 1 business insurance; business insurance; business use on my car insurance; insured for business; insured for business use; class 1 business use; business class insurance; car insured for business use; business car cover
C1 licence [licence] | =C1?; category C1; C1 driving licence; 7.5 tonne licence; 7.5t licence; 7.5 tonne; C1E; C1 driver; class 3 driver; C1 on licence; C1 on my licence; licence inc C1; licence including C1; cat C1; C1 category; C1 entitlement; C1+E; 7.5t; 7.5 ton; 7.5 tonnes; 7.5 ton licence; 7.5 tonner; C1 and D1; C1 & D1; licence with C1; C1 7.5t; 7 1/2 tonne | < Driving licence
Transport Manager CPC [licence] | CPC transport manager; operator CPC; transport management CPC; CPC holder; national CPC; international CPC; CPC in road haulage; CPC in road transport; transport manager certificate of professional competence; CPC national; national road haulage CPC; transport manager's CPC; operator's CPC; CPC international; CPC national road haulage; road haulage CPC; CPC road haulage; freight CPC; passenger transport CPC; road haulage operator's CPC; TM CPC; certificate of professional competence in transport management; CPC transport management; transport managers CPC
Digital tachograph card [licence] | digi card; digi tacho card; tacho card; digital tacho card; digital tacho; digi tacho; tachograph card; digicard; digital driver card; smart tachograph card; tachograph driver card; digital tachograph smart card; driver card; tacho driver card; driver smart card; digital drivers card; tacho in date; digi | ~ Tachograph
ADR licence [licence] | =ADR?; ADR certificate; ADR qualification; ADR trained; carriage of dangerous goods; ADR tanks; ADR packages; ADR would be; ADR desirable; ADR an advantage; ADR preferred; ADR class 1; ADR classes; ADR all classes; hazardous goods licence; dangerous goods licence; ADR card; ADR tanker; ADR packages and tanks; ADR full; ADR core; carriage of dangerous goods by road; ADR cert; ADR licensed; ADR qualified
HIAB licence [licence] | HIAB; HIAB ticket; ALLMI; lorry loader; lorry mounted crane; ALLMI card
Moffett licence [licence] | Moffett; Moffett truck; moffett mounty; truck mounted forklift | ~ HIAB licence; Forklift licence
Taxi or private hire licence [licence] | taxi licence; taxi badge; council taxi licence; TfL licence; dual badge
Hackney carriage licence [licence] | hackney badge; hackney carriage badge; hackney licence | < Taxi or private hire licence
Private hire licence [licence] | PCO licence; =PCO; private hire badge; private hire driver's licence; PHV licence; private hire driver badge; private hire driver licence; private hire driver's badge; PHV driver licence | < Taxi or private hire licence
Motorcycle licence [licence] | category A licence; full motorcycle licence | < CBT certificate
CBT certificate [licence] | compulsory basic training
B+E trailer licence [licence] | B+E; trailer licence; towing licence; category BE; licence incl trailer; trailer entitlement; B and BE; BE trailer | < Driving licence
Forklift licence [licence] | forklift truck licence; fork lift driving licence; forklift driving licence; FLT licence; =FLT; forklift certificate; RTITB; ITSSAR; forklift truck; FLT driver; forklift driver; forklift operator; forklift driving; in-house forklift; AITT; NPORS forklift; fork truck; forklift ticket; forklift licences; FLT ticket; FLT card; forklift truck operator; forklift truck ticket; forklift trained; forklift truck driver; fork lift licence; forklift truck certificate; RTITB card; ITSSAR card; fork lift ticket; fork lift; fork lift truck licence; fork truck licence; fork lift card; fork lift truck ticket; FLT certificate
Counterbalance licence [licence] | counterbalance forklift; counterbalance; counterbalance truck; counterbalance FLT; FLT counterbalance; counterbalance forklift licence; FLT c/b; FLT CB; counter balance; counterbalance ticket; counterbalance licences; c/b licence; c/bal; c/balance; counterbalance forklift truck; counterbalance FLT licence; counter balance truck; FLT c/bal; =CB licence; B1 counterbalance; c/b truck licence; c/b truck; CB truck; CB FLT; C/B FLT; C/B forklift | < Forklift licence | ~ Reach truck licence
Reach truck licence [licence] | reach truck; reach licence; FLT reach; reach forklift; reach truck driver; reach FLT; reach?; reach ticket; reach truck licences; reach licences; reach FLT licence; D1 reach | < Forklift licence
Counterbalance and reach licences [licence] | c/b and reach; c/b & reach; reach & CB FLT; reach and CB FLT; reach and counterbalance; reach & counterbalance; reach/counterbalance | < Counterbalance licence; Reach truck licence
VNA licence [licence] | =VNA; very narrow aisle; man-up truck; VNA truck; VNA man-up; VNA trained; man up VNA | < Forklift licence
Articulated forklift licence [licence] | flexi truck; flexi forklift; bendi truck; bendi licence; articulated forklift; articulated truck licence | < Forklift licence | ~ VNA licence
LLOP licence [licence] | =LLOP; low level order picker; PPT licence; powered pallet truck; electric pallet truck; low level order picking truck; low level order picker licence; LLOP truck; LLOP trained; pallet truck licence; pump truck licence; PPT truck; electric PPT; powered pallet truck licence; PPT/LLOP; LLOP/PPT; PPT and LLOP; PPT & LLOP; ride-on pallet truck | ~ Forklift licence
Pivot steer licence [licence] | pivot steer; aisle master | < Forklift licence
Overhead crane licence [licence] | overhead crane; overhead crane ticket; gantry crane; overhead crane operation; pendant crane; EOT crane
Commercial pilot licence [licence] | =CPL; fATPL; frozen ATPL; commercial pilot's licence; CPL(A) | < Private pilot licence
Airline transport pilot licence [licence] | ATPL | < Commercial pilot licence
Private pilot licence [licence] | =PPL
Drone operator certificate [licence] | =GVC; PfCO; CAA drone; drone licence; drone operator; General VLOS Certificate
A2 Certificate of Competency [licence] | A2 CofC | ~ Drone operator certificate
EASA Part 66 licence [licence] | EASA Part 66; Part 66; licensed aircraft engineer; CAA licence; aircraft maintenance licence; EASA licence
EASA Part 66 B2 licence [licence] | B2 licence; EASA B2; Part 66 B2 | < EASA Part 66 licence
EASA Part 66 B1 licence [licence] | B1 licence; EASA B1; B1.1; Part 66 B1 | < EASA Part 66 licence
STCW certificates [licence] | STCW; STCW 95; =MCA?
Certificate of competency [licence] | MCA certificate
Seaman's book [licence] | seaman's discharge book
ENG1 medical [licence] | =ENG1; =ENG 1; seafarer medical; ENG1 medical certificate
RYA qualification [licence] | RYA; RYA competent crew
RYA Safety Boat [licence] | < RYA Powerboat Level 2
RYA Day Skipper [licence] | day skipper | < RYA qualification
RYA Coastal Skipper [licence] | coastal skipper | < RYA Day Skipper
RYA Yachtmaster [licence] | yachtmaster | < RYA Coastal Skipper
RYA Powerboat Level 2 [licence] | RYA powerboat; powerboat level 2 | < RYA qualification
CSCS card [licence] | =CSCS; Construction Skills Certification Scheme; valid CSCS; CSCS; CSCS registered; CSCS ticket; CSCS site card; CSCS smart card
CSCS trainee card [licence] | CSCS trainee; CSCS apprentice; CSCS red; red CSCS; CSCS red card; CSCS red trainee; CSCS experienced trainee; CSCS apprentice card; red trainee CSCS; trainee CSCS; red trainee card; apprentice CSCS | < CSCS card
CSCS labourer card [licence] | CSCS green card; green CSCS; CSCS green; CSCS labourer; CSCS labourers card; labourer's card; CSCS green labourer; green CSCS card; CSCS labourer's card; green labourer's card; CSCS card green | < CSCS card
CSCS blue card [licence] | blue CSCS; CSCS blue; CSCS skilled; CSCS skilled worker; CSCS skilled worker card; CSCS blue skilled worker; blue CSCS card; CSCS blue skilled; CSCS blue skilled worker card; CSCS NVQ 2 skilled; blue skilled worker card; blue skilled CSCS; CSCS experienced worker; CSCS card blue; blue skilled worker CSCS card; blue skilled card | < CSCS labourer card
CSCS gold card [licence] | gold CSCS; CSCS gold; CSCS advanced; CSCS supervisor; gold CSCS card; CSCS gold supervisor; CSCS gold advanced craft; gold CSCS supervisor; CSCS supervisor card; CSCS advanced craft; CSCS supervisory card; CSCS card gold; gold supervisor's card; gold advanced craft card | < CSCS blue card
CSCS black card [licence] | black CSCS; CSCS black; CSCS manager; CSCS manager card; CSCS black manager; CSCS managers card; CSCS black managers card; black manager's CSCS; black managers CSCS; black manager CSCS; CSCS manager's card; black CSCS card; CSCS card black; black manager's card; black managers card; black manager card | < CSCS gold card
CSCS professionally qualified card [licence] | white CSCS; CSCS white card; CSCS white; CSCS PQP; CSCS AQP; =AQP?; CSCS professionally qualified person; academically qualified person card; CSCS academically qualified person | < CSCS card
CPCS card [licence] | Construction Plant Competence Scheme; CPCS blue card; CPCS red card; blue CPCS; A40; A59; CPCS ticket; =CPCS; CPCS; CPCS red; CPCS blue; CPCS tickets; CPCS plant ticket; CPCS competence card; A09; A17; red CPCS; CPCS competent operator; CPCS trained operator | ~ NPORS card
NPORS card [licence] | NPORS; National Plant Operators Registration Scheme; NPORS ticket; NPORS tickets; NPORS operator | ~ CPCS card
IPAF licence [licence] | IPAF; IPAF 3a; IPAF 3b; IPAF 3a & 3b; IPAF 3a/3b; PAL card; powered access licence; IPAF card; IPAF ticket; IPAF certificate; IPAF trained; MEWP licence; scissor lift licence; cherry picker licence; boom lift licence; powered access
PASMA card [licence] | PASMA; mobile access towers; tower scaffold; scaffold tower; PASMA certificate; PASMA trained
SMSTS [licence] | site management safety training scheme; CITB SMSTS; SMSTS certificate; SMSTS refresher; SMSTS 5 day; SMSTS trained; CITB Site Managers Safety Training; site managers safety training; site manager safety training; site managers' safety training scheme | < SSSTS
SSSTS [licence] | site supervisor safety training scheme; site supervision safety training; CITB SSSTS; site supervisors' safety training scheme; site supervisors safety training scheme; site supervisor's safety training scheme; SSSTS certificate | ~ SMSTS
CITB Health, Safety and Environment test [licence] | CITB test; CITB health and safety test; =CITB; CITB HS&E test; health safety and environment test
CISRS card [licence] | CISRS; scaffolding card; CISRS labourer; CISRS trainee; CISRS part 1; CISRS COTS
CISRS scaffolder [licence] | CISRS part 2; CISRS blue; CISRS scaffolder card; CISRS blue card; CISRS scaffolders card; CISRS part two; CISRS supervisor; blue CISRS; CISRS part 1 & 2; CISRS part 1 and 2; CISRS parts 1 & 2; CISRS parts 1 and 2; CISRS scaffolder part 2 | < CISRS card
CISRS advanced scaffolder [licence] | advanced scaffolder; CISRS advanced; CISRS gold; CISRS advanced card; CISRS advanced scaffolder card; CISRS gold advanced; advanced scaffolding card; CISRS gold card; gold CISRS; CISRS Part 3 | < CISRS scaffolder
CCDO card [licence] | CCDO; demolition card; demolition ticket
NRSWA card [licence] | NRSWA; street works ticket; street works card; New Roads and Street Works Act; NRSWA operative; street works qualification; SWQR; street works operative; streetworks operative; streetworks card; streetworks ticket; NRSWA ticket; NRSWA units; NRSWA streetworks; SWQR card; NRSWA street works; New Roads and Streetworks; New Roads & Streetworks; street works units
NRSWA supervisor card [licence] | NRSWA supervisor; street works supervisor; streetworks supervisor | < NRSWA card
NHSS 12D [licence] | =12D; NHSS 12; sector scheme 12d; lantra traffic management; traffic management ticket
NHSS 12A/B [licence] | 12AB | ~ NHSS 12D
EUSR registration [licence] | =EUSR; EUSR card
SHEA passport [licence] | SHEA; EUSR SHEA; SHEA card | < EUSR registration
SHEA waste [licence] | EUSR SHEA waste | < SHEA passport
SHEA power [licence] | EUSR SHEA power | < SHEA passport
SHEA water [licence] | EUSR SHEA water | < SHEA passport
SHEA gas [licence] | EUSR SHEA gas | < SHEA passport
National water hygiene card [licence] | water hygiene card; blue card water hygiene; EUSR water hygiene; national water hygiene; EUSR blue card; national water hygiene blue card; water hygiene blue card; EUSR water hygiene card; water hygiene EUSR; NWH card | < EUSR registration
Slinger signaller card [licence] | slinger signaller; slinger banksman; slinging and signalling; slinging | ~ CPCS card
Banksman ticket [licence] | banksman; vehicle marshal; traffic marshal; vehicle banksman; plant and vehicle marshal; vehicle marshall; traffic marshall
Appointed Person for lifting [licence] | appointed person lifting; appointed person lifting operations; AP lifting; A61; appointed person; appointed persons | ~ LOLER
Lift supervisor [licence] | crane supervisor; A62 | ~ Appointed Person for lifting
Temporary Works Coordinator [licence] | =TWC?; temporary works | < Temporary Works Supervisor
Temporary Works Supervisor [licence] | TWS; temporary works supervisor
Asbestos awareness certificate [licence] | asbestos awareness; asbestos awareness training; UKATA; asbestos management; UKATA asbestos awareness; asbestos cat A; asbestos category A; UKATA cat A; UKATA category A; asbestos awareness UKATA; asbestos awareness cat A; asbestos trained; IATP asbestos awareness
Asbestos removal certificate [licence] | asbestos removal ticket | < Asbestos awareness certificate
BOHS P405 [licence] | P405 | < Asbestos awareness certificate
BOHS P403 or P404 [licence] | P403; P404 | < Asbestos awareness certificate
BOHS P402 [licence] | P402 | < Asbestos awareness certificate
Confined space certificate [licence] | confined space; confined space entry; confined space training; confined space ticket; medium risk confined space; high risk confined space; NC2 confined space; working in confined spaces; City and Guilds 6160; confined spaces; confined spaces medium risk; confined space medium risk; confined space high risk; low risk confined space; confined spaces entry; CS high risk; confined spaces ticket; confined spaces card
Working at height certificate [licence] | working at heights; work at height; working from height; height safety; working at height training; ladders and steps; ladders & steps; ladder and stepladder training
Abrasive wheels certificate [licence] | abrasive wheels; abrasive wheels training
Harness and fall arrest training [licence] | safety harness; harness training; fall arrest
IRATA certificate [licence] | =IRATA; IRATA; IRATA level 1; IRATA level 3; rope access; abseiling; IRATA level 2 | < Harness and fall arrest training
Face fit test [licence] | face fit; face fit tested; face fit testing; mask fit testing; fit tested
COSS competence [licence] | =COSS; controller of site safety; PTS COSS; COSS competent; COSS qualified | < PTS card
PICOP competence [licence] | PICOP | < COSS competence
PTS card [licence] | =PTS; Personal Track Safety; PTS AC DCCR; PTS DCCR; track safety; Sentinel card; PTS certified; PTS competence; PTS card holder; PTS Sentinel; sentinel sponsored; PTS track safety; PTS AC/DCCR; PTS AC
Lookout or individual working alone [licence] | lookout/site warden; =IWA? | < PTS card
LUCAS card [licence] | London Underground access card; =LUCAS; LUL access card
Industry common induction [licence] | =ICI?
CCNSG Safety Passport [licence] | CCNSG; safety passport; client contractor national safety group; SPA passport; SPA safety passport
GWO certificate [licence] | GWO; GWO basic safety training; Global Wind Organisation; GWO BST
RICS membership [licence] | RICS; RICS qualified; Royal Institution of Chartered Surveyors; RICS registered
RICS accredited degree [licence] | RICS accredited | ~ RICS membership
RICS assessment of professional competence [licence] | =APC | ~ RICS membership
Associate membership of RICS (AssocRICS) [licence] | AssocRICS; Assoc RICS; associate member of RICS; RICS associate | < RICS membership
Chartered membership of RICS (MRICS) [licence] | MRICS; =FRICS; RICS chartered; chartered surveyor; chartered member of RICS; member of the RICS; member of the Royal Institution of Chartered Surveyors; fellow of the RICS; chartered surveyor status; RICS chartered surveyor; MRICS qualified; chartered building surveyor; chartered quantity surveyor; chartered valuation surveyor; chartered general practice surveyor; chartered land surveyor; chartered commercial surveyor | < RICS membership; Chartered status
RICS Registered Valuer [licence] | RICS registered valuer; registered valuer; RICS valuer registration; RICS Valuer Registration Scheme; RICS VRS; =VRS registered; RICS registered valuers | < RICS membership | ~ Chartered membership of RICS (MRICS)
CIOB membership [licence] | CIOB; Chartered Institute of Building; CIOB member; CIOB qualified
Associate membership of CIOB (ACIOB) [licence] | ACIOB; =ACIOB; CIOB associate; CIOB associate member; associate member of the CIOB; associate member of CIOB | < CIOB membership
Chartered membership of CIOB (MCIOB) [licence] | MCIOB; =FCIOB; chartered builder; chartered member of the CIOB; chartered member of CIOB; chartered construction manager; CIOB chartered; MCIOB qualified; chartered membership of the CIOB; fellow of the CIOB | < CIOB membership; Chartered status
RIBA chartership [licence] | RIBA; chartered architect; Royal Institute of British Architects; RIBA chartered; RIBA chartered architect; RIBA chartered member; RIBA member; ARB/RIBA architect; ARB RIBA; RIBA ARB; ARB/RIBA; RIBA/ARB | < ARB registration
ARB registration [licence] | =ARB; Architects Registration Board; ARB registered; architect ARB; ARB architect; ARB registered architect; registered architect; registered with the ARB; fully qualified architect; qualified architect; ARB number | < RIBA Part 3
RIBA Part 3 [licence] | Part III; RIBA Part III; ARB Part 3; Part 3 qualified; Part 3 architect | < RIBA Part 2
CIAT membership [licence] | CIAT; Chartered Institute of Architectural Technologists; =ACIAT; CIAT member
Chartered architectural technologist (MCIAT) [licence] | =MCIAT; MCIAT; chartered architectural technologist | < CIAT membership; Chartered status
RIBA Part 2 [licence] | RIBA Part II; Part II architect; Part 2 architect; part 2 architectural assistant; part II architectural assistant; RIBA Part 1 and 2; RIBA Parts 1 and 2; ARB Part 2 | < RIBA Part 1
RIBA Part 1 [licence] | RIBA Part I; part 1 architectural assistant; part I architectural assistant
RTPI membership [licence] | RTPI; Royal Town Planning Institute
Chartered town planner (MRTPI) [licence] | =MRTPI; MRTPI; =FRTPI; chartered town planner; chartered planner; chartered member of the RTPI; RTPI chartered; RTPI chartered member | < RTPI membership; Chartered status
CIBSE membership [licence] | CIBSE; =MCIBSE; Chartered Institution of Building Services Engineers
ICE membership [licence] | Institution of Civil Engineers; =GMICE; =TMICE; member of the ICE; graduate member of the ICE; member of the Institution of Civil Engineers; ICE member
Professional membership of ICE (MICE) [licence] | =ICE chartered; =MICE; =FICE | < ICE membership
IStructE membership [licence] | IStructE; =MIStructE; Institution of Structural Engineers
Chartered engineer [licence] | CEng; chartered engineer status; CEng status; chartered mechanical engineer; chartered electrical engineer; chartered building services engineer; Eur Ing; chartered member of the ICE | < Incorporated engineer (IEng); Chartered status
Engineering Council registration [licence]
Chartered status [licence]
Chartered structural engineer [licence] | CEng MIStructE; MIStructE CEng; CEng FIStructE | < IStructE membership; Chartered engineer
Chartered civil engineer [licence] | CEng MICE; MICE CEng; CEng FICE; civil engineer chartered with the ICE | < Professional membership of ICE (MICE); Chartered engineer
Incorporated engineer (IEng) [licence] | =IEng; incorporated engineer; IEng status; incorporated engineer status | < Engineering technician (EngTech)
Engineering technician (EngTech) [licence] | EngTech; engineering technician registration; Eng Tech | < Engineering Council registration
IMechE membership [licence] | IMechE; MIMechE; Institution of Mechanical Engineers
IET membership [licence] | =IET?; MIET; Institution of Engineering and Technology
IChemE membership [licence] | IChemE; MIChemE; Institution of Chemical Engineers
NEC4 accreditation [licence] | NEC4 project manager accreditation | ~ Contract management
Chartered environmentalist [licence] | =CEnv | < Chartered status
CIEEM membership [licence] | CIEEM; MCIEEM
IEMA membership [licence] | IEMA; PIEMA; =MIEMA; practitioner IEMA
CIWEM membership [licence] | CIWEM; =MCIWEM
OFTEC registration [licence] | OFTEC; OFTEC registered; OFTEC 101; oil boiler qualification; OFTEC 105E; OFTEC 600A; OFTEC qualified; OFTEC engineer; OFTEC certified; OFTEC 50
18th Edition Wiring Regulations [licence] | 18th edition; 18th ed; eighteenth edition; 18th edition qualified; 18th?; 18th edn; 18th edition wiring regs; 18th edition regs; BS 7671 18th; BS7671:2018; BS 7671:2018; 2382-18; 18th edition BS 7671; 18th edition IET; IET 18th edition; 18th edition electrical regulations; C&G 2382-18; City & Guilds 2382-18; 18th edition IEE; 18th edition C&G 2382; 2382; City & Guilds 2382; C&G 2382; current wiring regulations; BS7671 18th edition | < 17th Edition Wiring Regulations
18th Edition Amendment 2 [licence] | 18th edition amendment 2; 2382-22; C&G 2382-22; City & Guilds 2382-22; BS7671:2018 Amendment 2; BS 7671 Amendment 2; 2382-22 18th; =Amendment 2; BS 7671:2018 Amendment 2; BS7671 Amendment 2 | < 18th Edition Wiring Regulations
17th Edition Wiring Regulations [licence] | 17th edition; 17th?; 17th edition IEE; IEE 17th edition; 17th ed; 17th edn; 17th edition regs; 17th edition qualified; 2382-12; 2382-15; 17th edition of the IEE wiring regulations; 17th edition IEE wiring regulations; seventeenth edition; 17th edition of IEE wiring regulations | < IET Wiring Regulations
IET Wiring Regulations [licence] | BS 7671; wiring regulations; IEE wiring regulations; IEE regs; wiring regs; IET regs; IEE regulations; 16th edition; 16th?; 16th edition wiring regulations; 16th edition IEE; IET wiring regs; edition of the wiring regulations; current edition wiring regulations; latest edition wiring regulations
Inspection and testing qualification (2391) [licence] | =2391; C&G 2391; City & Guilds 2391; 2394; 2395; 2394/2395; test and inspection qualification; inspection and testing 2391; 2391-52; 2394 & 2395; testing and inspection qualification; 2391 inspection and testing; 2391-51; 2391-50; C&G 2391-52; C&G 2394; C&G 2395; City & Guilds 2394; City & Guilds 2395; City & Guilds 2391-52; City & Guilds 2391-51; City & Guilds 2391 inspection and testing; C&G 2391 inspection and testing; test and inspection 2391; inspection and testing qualification; EAL level 3 inspection and testing; EAL inspection and testing; level 3 inspection and testing; level 3 award in inspection and testing; level 3 award in initial verification; initial verification and periodic inspection
NICEIC registration [licence] | NICEIC; NICEIC approved; NICEIC qualified supervisor; NICEIC approved contractor | < Competent person scheme registration
Part P qualification [licence] | Part P; part P registered | ~ NICEIC registration
ELECSA registration [licence] | ELECSA | < Competent person scheme registration | ~ NICEIC registration
NAPIT registration [licence] | NAPIT | < Competent person scheme registration | ~ NICEIC registration
Competent person scheme registration [licence] | competent person scheme
JIB card [licence] | =JIB; gold card?; Gold Card?; JIB approved electrician; JIB gold card; ECS gold card; JIB grading; ECS gold; SJIB; JIB electrician; ECS gold cards; JIB gold; JIB approved; JIB graded; SJIB approved electrician; SJIB card; SJIB graded; JIB/ECS gold card; JIB/ECS gold; JIB technician; ECS approved electrician; JIB graded electrician; ECS/JIB gold card; ECS JIB gold card; JIB ECS gold card; ECS electrician card; ECS card gold; ECS gold electrician | < ECS card; City & Guilds 2357
ECS card [licence] | ECS trainee; ECS labourer; ECS trainee card; ECS labourer card; ECS cards; ECS white card; Electrotechnical Certification Scheme; JIB/ECS card; ECS/JIB card; ECS registered; ECS card holder; JIB apprentice; JIB apprentice card; JIB trainee; JIB labourer; SJIB apprentice | < CSCS card
AM2 [licence] | AM2S; achievement measurement 2; achievement measurement test 2; AM2 passed; AM2E
EV charging installation qualification [licence] | City & Guilds 2919; EV charge point installation; EV charging installation; EV charger installation; electric vehicle charging installation; C&G 2921
F-Gas certificate [licence] | F-Gas; City & Guilds 2079; C&G 2079; refrigerant handling; F-Gas category 1; F-Gas certified; safe handling of refrigerants; 2079; F gas; FGAS; F-Gas cat 1; F gas category 1; F-Gas cat I; F gas 2079; F-Gas qualified; F gas certificate; F-Gas registered; F gas registered; C&G 2079 cat 1; F-Gas qualification
MCS certification [licence] | MCS accredited; MCS certified; Microgeneration Certification Scheme
Unvented hot water qualification [licence] | unvented; unvented hot water; unvented cylinder; G3 unvented; unvented qualification; unvented hot water systems; unvented G3; G3 unvented hot water; BPEC unvented; unvented part G; unvented ticket; G3?; unvented certificate; unvented systems qualification
Water Regulations certificate [licence] | water regulations; water regs; WRAS; WRAS approved; water supply regulations; WIAPS; WaterSafe; water byelaws; water byelaws certificate
HVAC Skillcard [licence] | SKILLcard; JIB-PMES; BESA skillcard; =BESA
JIB-PMES card [licence] | JIB PMES card; CSCS plumber card | ~ HVAC Skillcard
Coded welder [licence] | coded welding; welding coding; ASME IX coded; BS EN 287; BS EN ISO 9606; coded TIG welder; coded pipe welder; welder coding; EN 287; ISO 9606; 6G coded; coded?; ASME IX; 6G coded pipe; coded TIG; coded MIG; coded welding certificate; coded welding certificates; coded pipe; ISO 9606-1; BS EN ISO 9606-1; coded to ASME IX; coded to BS EN ISO 9606; weld coded; welder qualification certificate; 6G welding; coded plate; coded MMA; coded TIG and MIG; coded TIG/MIG; welder approval
CSWIP certification [licence] | CSWIP; welding inspector
CSWIP 3.1 [licence] | < CSWIP certification
CSWIP 3.2 [licence] | < CSWIP 3.1
PCN certification [licence] | =PCN?; PCN level 2; PCN level II
ASNT certification [licence] | ASNT; ASNT level 2 | ~ PCN certification
CompEx [licence] | ATEX certified; hazardous areas; CompEx Ex01-Ex04; Ex hazardous area
PA1 and PA6 spraying certificates [licence] | PA1; PA6; PA1/PA6; PA1 & PA6; pesticide spraying certificate; spraying certificates; PA2; PA6A; spraying licence; NPTC spraying; knapsack spraying; PA1 PA2 PA6; PA1 PA6; PA1 PA6A; PA1, PA2, PA6; PA1 and PA6; NPTC PA1; NPTC PA1 PA6; NPTC PA1 PA6A | < NPTC or Lantra certificate
Chainsaw certificate [licence] | chainsaw tickets; chainsaw licence; CS30; CS31; CS30/31; NPTC chainsaw; chainsaw maintenance and cross cutting; CS30/CS31; CS30 & 31; CS30 and CS31; chainsaw ticket; NPTC CS30; chainsaw CS30; chainsaw cross-cutting; City & Guilds chainsaw; chainsaw maintenance and crosscutting; chainsaw maintenance; chainsaw felling; felling and crosscut; crosscut and felling; chainsaw trained | < NPTC or Lantra certificate
Aerial chainsaw certificate (CS38/39) [licence] | CS38; CS39; CS38/39; CS38/CS39; CS38 & 39; CS38 and CS39; CS38 and 39; aerial rescue; tree climbing and rescue; tree climbing and aerial rescue; aerial cutting; climbing tickets; arborist tickets; CS30-39; CS30/31/38/39; aerial chainsaw; use of a chainsaw from a rope and harness; chainsaw from a rope and harness | < Chainsaw certificate
NPTC or Lantra certificate [licence] | NPTC; NPTC certificates; NPTC tickets; NPTC certificate; NPTC qualifications; =LANTRA; Lantra; Lantra certificates; Lantra tickets; Lantra certificate; City & Guilds Land Based; National Proficiency Tests Council
BASIS certificate [licence] | =BASIS?; BASIS qualified; BASIS crop protection
FACTS certificate [licence] | =FACTS?; BASIS FACTS | ~ BASIS certificate
Pest control certificate [licence] | RSPH level 2 pest; BPCA; BPCA qualified; RSPH pest management; pest control qualification | ~ Pest control
Firearms certificate [licence] | firearms licence
Shotgun certificate [licence] | shotgun licence | ~ Firearms certificate
ATA accreditation [licence] | =ATA?; ATA accredited; IMI accreditation; =IMI?; IMI qualified; AOM
irtec licence [licence] | irtec; IRTEC accredited | ~ ATA accreditation
Hybrid and electric vehicle qualification [licence] | IMI hybrid; IMI level 3 electric vehicle; hybrid and EV qualification; IMI EV; electric vehicle level 3; high voltage vehicle qualification
Vehicle air conditioning certificate [licence] | refrigerant handling vehicle air conditioning
IOSH Managing Safely [licence] | IOSH; IOSH Managing Safely certificate; IOSH managing; IOSH MS; managing safely; IOSH managing safely certificate; IOSH certificate; IOSH qualified; IOSH certified | < IOSH Working Safely | ~ NEBOSH General Certificate
IOSH Working Safely [licence] | IOSH working safely certificate; working safely
Chartered IOSH membership [licence] | CMIOSH; chartered member of IOSH; chartered IOSH; =CFIOSH; chartered membership of IOSH; chartered safety and health practitioner; chartered member of the Institution of Occupational Safety and Health | < IOSH membership; Chartered status
IOSH membership [licence] | TechIOSH; =TechIOSH; Tech IOSH; CertIOSH; Cert IOSH; GradIOSH; Grad IOSH; =MIOSH; IOSH member; member of IOSH; membership of IOSH; technical member of IOSH; graduate member of IOSH; IOSH technician; Institution of Occupational Safety and Health | < IOSH Managing Safely
IOSH affiliate membership [licence] | =AIOSH; affiliate member of IOSH
NEBOSH General Certificate [licence] | NEBOSH general; NEBOSH National General Certificate; NGC NEBOSH; NEBOSH national certificate; NEBOSH gen cert; NEBOSH NGC; NEBOSH IGC; NEBOSH international general certificate; NEBOSH general cert; NEBOSH NGC1; NEBOSH occupational health and safety; NEBOSH national general; NEBOSH IGC1; NEBOSH certificate in occupational health and safety | < NEBOSH certificate; IOSH Managing Safely
NEBOSH Environmental Certificate [licence] | NEBOSH environmental | < NEBOSH certificate | ~ NEBOSH General Certificate
NEBOSH Fire Certificate [licence] | NEBOSH fire; NEBOSH fire safety | < NEBOSH certificate | ~ NEBOSH General Certificate
NEBOSH Construction Certificate [licence] | NEBOSH construction; NEBOSH construction cert | < NEBOSH certificate | ~ NEBOSH General Certificate
NEBOSH certificate [licence] | NEBOSH; NEBOSH qualified; NEBOSH trained; NEBOSH cert; NEBOSH certified; NEBOSH health and safety
NEBOSH Diploma [licence] | NEBOSH National Diploma; NEBOSH level 6; NEBOSH dip; DipNEBOSH; =DipNEBOSH; NEBOSH International Diploma; NEBOSH level 6 diploma; NEBOSH dip in occupational health and safety; NEBOSH diploma in occupational health and safety | < NEBOSH General Certificate
NVQ level 5 health and safety [licence] | ~ NEBOSH Diploma
First Aid at Work [licence] | =FAW; FAAW; 3 day first aid; first aid at work certificate; first aid 3 day; 3-day first aid; first aid at work 3 day; three day first aid; FAW 3 day; FAW certificate; first aid level 3; level 3 first aid; level 3 first aid at work; HSE first aid; HSE first aid at work; FAW 18 hour | < Emergency First Aid at Work
Emergency First Aid at Work [licence] | =EFAW; EFAW; emergency first aid; emergency first aider; emergency first aid at work 1 day; 1 day first aid; one day first aid; first aid 1 day; first aid at work 1 day; first aid at work one day; appointed person first aid; level 2 first aid; level 2 emergency first aid; level 3 emergency first aid; level 3 emergency first aid at work; level 3 award in emergency first aid at work; basic first aid; emergency first aid training; emergency first aid certificate | < First aid certificate
First aid certificate [licence] | first aid; first aider; first aid qualified; first aid trained; first aid qualification; first aid training; qualified first aider; St John Ambulance; first aid certified; first aid/CPR; 1st aid; 1st aider; first-aid certificate; first aid card; first aid ticket; workplace first aid; work first aid; workplace first aider; trained first aider; first aid course; outdoor first aid; sports first aid; first aid (outdoor)
Paediatric first aid [licence] | 12 hour paediatric first aid; paediatric first aid certificate; =PFA; paediatric first aider; pediatric first aid; paed first aid; paeds first aid; paediatric 1st aid; 12hr paediatric first aid; 12hr paed first aid; first aid for children; paediatric first aid trained; paediatrics first aid; paed first aider; paeds first aider; full paediatric first aid; paediatric first aid 12 hour; paediatric first aid 12 hours; paediatric first aid 2 day; two day paediatric first aid; 2 day paediatric first aid; level 3 paediatric first aid | < Emergency paediatric first aid
Emergency paediatric first aid [licence] | emergency paediatric first aider; 6 hour paediatric first aid; paediatric first aid 6 hour; paediatric first aid 6 hours; one day paediatric first aid; 1 day paediatric first aid; paediatric first aid 1 day; emergency paed first aid; emergency paeds first aid; level 3 emergency paediatric first aid; =EPFA | < First aid certificate
Mental health first aid [licence] | mental health first aider; MHFA; MHFA England; MHFAider; MHFAiders; =MHFA
CPR [licence] | =CPR; cardiopulmonary resuscitation; CPR certified; CPR certification; CPR/AED; CPR trained; =AED; defibrillator; CPR and first aid | ~ Basic life support; First aid certificate
Fire warden [licence] | fire marshal; fire warden training; fire marshall; fire marshal training; fire marshal certificate; fire safety warden; fire marshal/warden; fire warden/marshal
Manual handling certificate [licence] | manual handling training; manual handling trained; manual handling certified; manual handling and lifting; moving and handling certificate; manual handling course; manual handling level 2; level 2 manual handling | ~ Manual handling
Manual handling instructor [licence] | < Manual handling certificate
Level 2 Food Hygiene [licence] | food hygiene; food hygiene level 2; level 2 food safety; food safety level 2; food hygiene certificate; basic food hygiene; food safety certificate; level 2 food hygiene and safety; level 2 award in food safety; food handling certificate; CIEH level 2; food handler's certificate; basic food hygiene certificate; Food Hygiene L2; food hygiene qualification; food hygiene training; ServSafe; food safety and hygiene level 2; food hygiene & safety; food hygiene and safety; food hygiene and safety level 2; lvl 2 food hygiene; L2 food hygiene; L2 food safety; food safety L2; level two food hygiene; foundation certificate in food hygiene; level 2 food safety and hygiene; level 2 in food safety; level 2 in food hygiene; basic food hygiene level 2; food safety in catering; food safety in catering level 2; food and hygiene certificate; food hygiene cert; level 2 food safety and hygiene for catering; food safety award; food hygiene award | < Level 1 Food Hygiene
Level 1 Food Hygiene [licence] | level 1 food safety; food hygiene level 1; food safety level 1; level 1 food hygiene awareness; food hygiene awareness; L1 food hygiene; level 1 award in food safety
Level 3 Food Safety [licence] | level 3 food hygiene; food hygiene level 3; food safety level 3; advanced food hygiene; level 3 award in food safety; supervising food safety; level 4 food safety; CIEH level 3; level 4 food hygiene; L3 food hygiene; L3 food safety; food safety L3; food hygiene L3; level 2 and 3 food hygiene; level 2 & 3 food hygiene; level 2 and 3 food safety; food hygiene level 2 and 3; food hygiene levels 2 and 3; food safety levels 2 and 3; food hygiene 2 & 3; level 3 in food safety; level 3 in food hygiene; food safety and hygiene level 3; level 3 food safety and hygiene; intermediate food hygiene level 3; lvl 3 food hygiene; advanced food safety; level 3 supervising food safety; level three food hygiene; level 3 award in supervising food safety; level 3 award in food hygiene; food safety level 2 & 3; supervisory food safety; food hygiene level 4; food safety level 4; food safety management level 4; advanced food hygiene certificate; intermediate food hygiene; intermediate food hygiene certificate; intermediate food safety | < Level 2 Food Hygiene
Allergen awareness certificate [licence] | food allergen training; level 2 food allergen | ~ Allergens
HACCP certificate [licence] | level 2 HACCP; HACCP level 2; HACCP certified; HACCP qualification; HACCP L2; L2 HACCP; HACCP trained; HACCP award | < HACCP
Level 3 HACCP [licence] | HACCP level 3; HACCP L3; L3 HACCP; intermediate HACCP; level 4 HACCP; HACCP level 4; advanced HACCP; HACCP (level 3); level 3 award in HACCP; level 3 award in HACCP for food manufacturing | < HACCP certificate
Personal licence [licence] | personal licence holder; personal alcohol licence; licence to sell alcohol; alcohol licence; personal licence APLH; personal license; personal licence to sell alcohol; BII personal licence
Designated premises supervisor [licence] | =DPS?; DPS and personal licence | < Personal licence
Award for personal licence holders (APLH) [licence] | =APLH; APLH level 2; award for personal licence holders; BIIAB; =NCPLH; personal licence holders course; personal licence qualification; personal licence course; level 2 award for personal licence; level 2 award for personal licence holders
WSET [licence] | WSET level 2; WSET level 3; Wine and Spirit Education Trust
Sommelier certification [licence] | certified sommelier | ~ WSET
Pool plant operator certificate [licence] | pool plant operator; pool plant; pool plant operations; =PPO?
National Pool Lifeguard Qualification [licence] | =NPLQ; pool lifeguard; RLSS; lifeguard qualification; National Pool Lifeguard; pool lifeguard qualification; lifeguard certified; lifeguarding; RLSS pool lifeguard; NPLQ qualified; qualified lifeguard; RLSS NPLQ; pool lifeguard NPLQ
SIA licence [licence] | =SIA; SIA badge; SIA licensed; SIA front line; SIA frontline licence; Security Industry Authority; SIA card; valid SIA; SIA frontline; front line SIA; SIA badge holder; SIA cards; SIA frontline badge; SIA front line licence; non front line SIA
SIA security guarding licence [licence] | SIA security guard; SIA guarding; security guarding licence; SIA SG; SG licence; SIA security guard licence; SIA security officer licence; SIA guarding licence; SIA static guard | < SIA licence
SIA door supervisor licence [licence] | SIA door supervisor; door supervisor licence; door supervision licence; door supervisor badge; SIA DS; door supervisor; SIA door supervision; SIA badge door; SIA door licence; SIA door badge; DS licence; DS badge; SIA licence door supervisor; SIA licence door supervision; SIA licensed door supervisor; front line SIA door supervision; SIA door supervisor badge; SIA doors; SIA front line door supervision; door badge; SIA DS licence; SIA badge door supervision; SIA badge door supervisor; SIA DS badge; door licence; SIA frontline door supervisor; door supervision SIA; door supervisor SIA | < SIA security guarding licence
SIA CCTV licence [licence] | SIA CCTV; SIA public space surveillance; PSS licence; public space surveillance; CCTV licence; PSS CCTV; SIA PSS; SIA CCTV operator; CCTV SIA; SIA CCTV PSS; SIA PSS CCTV; =PSS?; SIA CCTV badge; SIA public space surveillance CCTV; CCTV badge; SIA licence CCTV; CCTV PSS; SIA licensed CCTV operator | < SIA licence
SIA close protection licence [licence] | SIA close protection; close protection licence; CP licence; SIA CP; CP badge; close protection officer SIA; close protection operative SIA; SIA CPO | < SIA door supervisor licence
Premises licence [licence] | premises licence holder
QTLS [licence] | qualified teacher learning and skills; =QTLS | < QTS
Internal quality assurer award [licence] | V1 verifier; internal verifier; internal quality assurer; =IQA; =V1? | < Internal verifier award
External quality assurer award [licence] | =EQA; external verifier; external quality assurer
CELTA [licence] | CELTA certificate; DELTA qualification; Trinity CertTESOL; CertTESOL; CELTA qualified; =DELTA
TEFL certificate [licence] | TEFL; TESOL; TEFL certified; TEFL qualified; TESOL certificate; TEFL qualification; Trinity TESOL | ~ CELTA
NPQ [licence] | =NPQ?; NPQLT; NPQICEL; national professional qualification
NPQ for middle leadership [licence] | NPQML; =NPQML | < NPQ
NPQ for senior leadership [licence] | NPQSL; =NPQSL | < NPQ
National Award for SEN Coordination [licence] | NASENCO; National SENCO Award; NASC; NASENCo award; SENCo award; SENCo qualification; National Award for Special Educational Needs Coordination; NPQSENCO; NPQ SENCO; NPQ for SENCOs; NASENCO qualification | < SENCO
Level 3 childcare qualification [licence] | level 3 early years; level 3 in childcare; EYE qualification; Diploma for the Children and Young People's Workforce; childcare level 3; level 3 childcare; NVQ level 3 childcare; NVQ level 3 in childcare; NNEB; CACHE level 3; CACHE diploma; CACHE level 3 diploma; level 3 early years educator; early years educator; early years educator level 3; early years educator L3; NVQ 3 childcare; level 3 diploma in childcare; BTEC childcare; full and relevant qualification; full and relevant level 3; NVQ 3 children's care learning and development; NVQ 3 children's care, learning and development; NVQ level 3 children's care learning and development; CCLD level 3; NVQ 3 CCLD; level 3 CCLD; BTEC national early years; BTEC early years; diploma in nursery nursing; level 3 children and young people's workforce; level 3 diploma for the children and young people's workforce; NVQ 3 early years; level 3 EYE; EYE level 3; NVQ 3 in early years; SVQ 3 childhood practice; SVQ 3 social services children and young people; level 3 nursery nursing; NVQ level 3 early years; children's care learning and development level 3; HNC childhood practice; HNC early education and childcare; early years level 3; childcare NVQ 3; childcare NVQ level 3; Diploma in Childcare and Education; level 3 early years qualification; CACHE L3; level 3 diploma for the early years workforce; L3 childcare; L3 early years; diploma for the early years workforce; CACHE level 3 childcare; =EYT | < Level 2 or 3 childcare qualification | ~ Level 3 teaching assistant qualification
HLTA status [licence] | HLTA; HLTA qualification; higher level teaching assistant | < Level 3 teaching assistant qualification
Ofsted childminder registration [licence] | Ofsted registered; Ofsted registration; childminder registration
Team-Teach [licence] | < Physical intervention training
Physical intervention training [licence] | positive handling; positive handling training; physical intervention; restraint training; safe holding
Breakaway training [licence] | breakaway techniques; breakaway | ~ Physical intervention training
Studio 3 [licence] | Studio 3 training | < Physical intervention training | ~ Team-Teach
Positive behaviour management training [licence] | =PBM | < Physical intervention training | ~ Team-Teach
PROACT-SCIPr [licence] | PROACT-SCIPr training | < Physical intervention training | ~ Team-Teach
PRICE training [licence] | =PRICE; PRICE trained | < Physical intervention training | ~ Team-Teach
NAPPI training [licence] | =NAPPI; NAPPI | < Physical intervention training | ~ Team-Teach
Maybo training [licence] | =MAYBO; Maybo | < Physical intervention training | ~ Team-Teach
PMVA training [licence] | =PMVA; prevention and management of violence and aggression; prevention and management of aggression; C&R training | < Physical intervention training | ~ Team-Teach
MAPA training [licence] | =MAPA; management of actual or potential aggression; CPI training | < Physical intervention training | ~ Team-Teach
Safeguarding certificate [licence] | safeguarding level 3; safeguarding level 2; level 3 safeguarding; level 2 safeguarding; child protection level 3; safeguarding children level 3; level 3 child protection; level 4 safeguarding; level 1 safeguarding; level 3 safeguarding children | < Safeguarding
Designated Safeguarding Lead [licence] | =DSL?; safeguarding lead?; DSL training; designated safeguarding officer | < Safeguarding certificate
Makaton certificate [licence] | Makaton level 2; Makaton trained; Makaton level 1 | < Makaton
BSL qualification [licence] | BSL level 1; signature level; BSL qualified; British Sign Language qualification; British Sign Language level 1; BSL 1
BSL level 3 [licence] | British Sign Language level 3; BSL L3; level 3 BSL; level 3 British Sign Language; signature level 3; BSL level 6; BSL level 4; British Sign Language level 6; BSL 3 | < BSL level 2
Registered sign language interpreter [licence] | NRCPD; BSL interpreter | < BSL level 3
BSL level 2 [licence] | BSL level 2 qualification; British Sign Language level 2; BSL L2; British Sign Language (level 2); level 2 BSL; level 2 British Sign Language; signature level 2; BSL stage 2; BSL II; BSL 2 | < BSL qualification
CIPFA [licence] | CIPFA qualified; Chartered Institute of Public Finance and Accountancy; =CPFA | < CCAB qualified accountant | ~ ACCA; CIMA
CTA [licence] | =CTA?; chartered tax adviser; CTA qualified; Chartered Institute of Taxation; chartered tax advisor; =CIOT | < ATT
ATT [licence] | =ATT; ATT qualified; Association of Taxation Technicians; tax technician
CFA [licence] | =CFA; CFA charterholder; chartered financial analyst; CFA qualified; CFA Charter | < CFA level 3
Investment Management Certificate [licence] | =IMC?
CFA level 1 [licence] | CFA level I
CFA level 2 [licence] | CFA level II | < CFA level 1
CFA level 3 [licence] | CFA level III | < CFA level 2
FRM [licence] | =FRM; financial risk manager certification; =PRM; PRMIA; GARP
IIA qualification [licence] | =CIA qualified; =CMIIA; =PIIA; IIA qualified; certified internal auditor; MIIA; chartered internal auditor; =IIA; Chartered Institute of Internal Auditors
CIPP qualification [licence] | =CIPP; CIPP qualified; Chartered Institute of Payroll Professionals; payroll technician certificate; IPP diploma; CIPP payroll | < Payroll qualification
Payroll qualification [licence]
Level 4 diploma in financial planning [licence] | DipPFS; Dip PFS; diploma in regulated financial planning; DipFA; =DipFS; QCF level 4; level 4 qualified; level 4 diploma qualified; RDR qualified; =RDR; diploma qualified; CII level 4; R0 exams; Level 4 Diploma in Regulated Financial Planning; G60; statement of professional standing; =SPS?; Dip FA; Dip FS; Diploma in Financial Planning; level 4 diploma financial planning; diploma in financial planning level 4; regulated diploma; Diploma for Financial Advisers; Diploma in Regulated Financial Planning; R01-R06; R01 to R06; all R0 exams | ~ CII qualification
Financial Planning Certificate (FPC) [licence] | =FPC; FPC 1; FPC 1-3; FPC 1,2,3; FPC qualified; financial planning certificate | ~ Level 4 diploma in financial planning
Chartered financial planner [licence] | =APFS; chartered financial planner status; =FPFS; chartered financial planner qualified; chartered status as a financial planner | < Advanced diploma in financial planning
Chartered wealth manager [licence] | ~ Chartered financial planner
Advanced diploma in financial planning [licence] | level 6 advanced diploma in financial planning | < Level 4 diploma in financial planning; CII qualification
Certified financial planner (CFP) [licence] | certified financial planner; CFP chartered | ~ Chartered financial planner
CPCU designation [licence] | =CPCU; Chartered Property Casualty Underwriter | ~ CII qualification
SHRM certification [licence] | SHRM-SCP; SHRM-CP; =SHRM; SHRM certified | ~ CIPD
HRCI certification [licence] | =SPHR; =PHR? | ~ SHRM certification
CII qualification [licence] | =CII; Chartered Insurance Institute; CII qualified; CII exams; R01; J03; J04; AF3; CF1; CF8; CF6; =CF2; RO1; R05
CII certificate (Cert CII) [licence] | Cert CII; Cert CII qualified; CII certificate | < CII qualification
CII diploma (Dip CII) [licence] | Dip CII; Dip CII qualified; CII diploma | < CII certificate (Cert CII)
CII advanced diploma (ACII) [licence] | ACII; ACII qualified; =FCII | < CII diploma (Dip CII)
CeMAP [licence] | =CeMAP; CeMAP qualified; certificate in mortgage advice and practice; mortgage qualification; MAQ; CeMAP 1,2,3; CeMAP 1-3; CeMAP 1 2 3; CeMAP 1, 2 & 3; CeMAP 1, 2 and 3; CeMAP 1-2-3; full CeMAP; CeMAP diploma; CeMAP 1; CeMAP 1 & 2; CeMAP 1 and 2; CeMAP module 1; Cert MAP; CertMAP
Equity release qualification [licence] | =CeRER; CeRGI | ~ CeMAP
FCA approved person [licence] | FCA approved; FCA authorised; FCA authorisation; FSA approved; FSA approved person; CF4; approved person status; CF10a; controlled function; FSA authorised; FCA authorised person
Money laundering reporting approval (SMF17) [licence] | SMF17; CF11 | < FCA approved person
Compliance oversight approval (SMF16) [licence] | SMF16; =CF10; CF10 | < FCA approved person
Customer function approval (CF30) [licence] | CF30; CF30 status; competent adviser status; CAS status | < FCA approved person
CeFA [licence] | certificate for financial advisers | ~ Level 4 diploma in financial planning
ICA qualification [licence] | ICA diploma; ICA certificate; International Compliance Association; ICA Diploma in compliance
CAMS certification [licence] | =CAMS; ACAMS; certified anti-money laundering specialist | ~ ICA qualification
CISI qualification [licence] | =CISI; CISI level 4; =IOC; investment operations certificate; =IAQ; investment administration qualification; Chartered Institute for Securities and Investment; =SII; CISI qualified; IAQ qualified
Actuarial qualification [licence] | =FIA; =FFA; AFIA; Institute and Faculty of Actuaries; qualified actuary; part-qualified actuary; actuarial exams; nearly qualified actuary; IFoA; actuarial qualified; FIA qualified; newly qualified actuary
CICM qualification [licence] | CICM; =ICM?; MCICM; Chartered Institute of Credit Management; credit management qualification; ICM qualified; ACICM
Pensions qualification [licence] | PMI qualification; Pensions Management Institute; =QPA; =APMI; PMI qualified; PMI exams; =RPC
Treasury qualification [licence] | =AMCT; MCT qualified; Association of Corporate Treasurers; CertICM; ACT qualification
Insolvency licence [licence] | licensed insolvency practitioner; insolvency practitioner | < JIEB qualification
Certificate of proficiency in insolvency [licence] | CPI insolvency; =CPI?
JIEB qualification [licence] | =JIEB; joint insolvency examination | < Certificate of proficiency in insolvency
SRA registration [licence] | =SRA; Solicitors Regulation Authority; qualified solicitor; admitted solicitor; practising certificate; SRA registered; solicitor of England and Wales; practising solicitor; admitted as a solicitor; NQ solicitor; newly qualified solicitor; qualified lawyer; registered solicitor; solicitor admitted; admitted to the roll; admitted as solicitor; SRA number; SRA no; SRA ID; solicitor of the senior courts; solicitor of the supreme court; qualified as a solicitor; solicitor qualified; admitted to the roll of solicitors; SRA roll; admitted solicitor in England and Wales; PQE solicitor; solicitor PQE; solicitor (admitted); admitted in England and Wales; solicitor on the roll; dual qualified solicitor; qualified as solicitor
CILEX membership [licence] | CILEX; ILEX; Chartered Institute of Legal Executives; GCILEX; ILEX qualified; CILEx qualified; Institute of Legal Executives; =MCILEx; CILEX level 6; CILEX level 3
Chartered legal executive (FCILEX) [licence] | FCILEX; FILEX; chartered legal executive; legal executive; qualified legal executive; Fellow of ILEX; CILEx Fellow; Fellow of CILEX; CILEX lawyer; chartered legal executive lawyer; Fellow of the Institute of Legal Executives; Fellow of the Chartered Institute of Legal Executives; F.CILEx; F CILEx | < CILEX membership
Licensed conveyancer [licence] | Council for Licensed Conveyancers; =CLC?; CLC licensed; CLC qualified
STEP qualification [licence] | STEP qualified; STEP diploma; =TEP; STEP membership; Society of Trust and Estate Practitioners; STEP accredited; =STEP?
Notary public [licence] | notarial
Chartered company secretary [licence] | ICSA; CGI qualified; =ACIS; chartered governance institute; ICSA qualified; chartered secretary; Chartered Governance Professional; Grad ICSA; part qualified ICSA; ICSA part qualified
Patent attorney qualification [licence] | CIPA; qualified patent attorney; chartered patent attorney
Chartered trade mark attorney [licence] | trade mark attorney | ~ Patent attorney qualification
European patent attorney [licence] | ~ Patent attorney qualification
OISC registration [licence] | OISC; OISC level 1; OISC level 2; OISC accredited; OISC level 3; OISC registered; immigration adviser
Immigration and asylum accreditation [licence] | IAAS accreditation; immigration and asylum accreditation scheme | ~ OISC registration
Police station accreditation [licence] | police station accredited; accredited police station representative; PSR accreditation; police station qualification; police station representative
Duty solicitor accreditation [licence] | duty solicitor | < Police station accreditation; SRA registration
Mediator accreditation [licence] | accredited mediator; civil mediation council; CEDR accredited; qualified mediator; registered mediator; civil and commercial mediator; civil & commercial mediator | < Mediation
Family mediator accreditation [licence] | family mediation council; accredited family mediator | < Mediator accreditation
REC qualification [licence] | REC qualified; CertRP; REC certificate; Recruitment and Employment Confederation; MREC
CILT membership [licence] | CILT; =CMILT; CILT qualified; Chartered Institute of Logistics and Transport; =MILT; =FCILT
APICS certification (CPIM or CSCP) [licence] | APICS; =CPIM; =CSCP; CPIM certified; APICS certified; =CSCP certified | ~ CILT membership
CMI qualification [licence] | =CMI?; CMI level 5; CMI level 7; Chartered Management Institute; CMI level 3; CMI qualified
Chartered manager [licence] | =CMgr | < Chartered status | ~ CMI qualification
ILM qualification [licence] | =ILM?; ILM level 2; ILM level 3; ILM level 5; ILM level 7; Institute of Leadership and Management; ILM qualified; ILM certificate; level 3 team leading
Lead auditor certification [licence] | lead auditor; ISO 9001 lead auditor; ISO 14001 lead auditor; ISO 45001 lead auditor; =IRCA; IRCA lead auditor; ISO lead auditor; CQI IRCA; IRCA certified | < ISO internal auditor certificate
CQI membership [licence] | =CQI; =MCQI; chartered quality professional
ISO internal auditor certificate [licence] | internal auditor ISO; ISO internal auditor; ISO 9001 internal auditor
ARLA or Propertymark qualification [licence] | ARLA; ARLA qualified; Propertymark; NAEA; NAEA qualified; ARLA Propertymark; NFOPP; NAEA Propertymark; propertymark qualified; MARLA; MNAEA; Propertymark level 3; ARLA registered; technical award in residential letting
CIH membership [licence] | =CIH; CIH level 3; CIH level 4; CIH level 5; Chartered Institute of Housing; CIH qualified; CIH qualification
Chartered membership of CIH (CIHCM) [licence] | CIHCM; CIH chartered | < CIH membership; Chartered status
IRPM or TPI membership [licence] | IRPM; AIRPM; MIRPM; =ATPI; Institute of Residential Property Management; The Property Institute; =TPI?; ATPI qualified; MTPI; AIRPM qualified; IRPM qualified
IWFM membership [licence] | IWFM; BIFM; =MIWFM; British Institute of Facilities Management; BIFM qualified; Institute of Workplace and Facilities Management; IWFM level 3; IWFM level 4
Domestic energy assessor [licence] | =DEA?; domestic energy assessment; DEA qualified | ~ EPC
Green deal assessor [licence] | < Domestic energy assessor
Retrofit coordinator [licence] | =PAS 2035 | ~ Domestic energy assessor
Retrofit assessor [licence] | < Domestic energy assessor
Non-domestic energy assessor [licence] | =NDEA | ~ Domestic energy assessor
Solar or heat pump installer qualification [licence]
Solar installer qualification [licence] | solar PV qualification; City & Guilds 2922; BPEC solar | < Solar or heat pump installer qualification
Heat pump installer qualification [licence] | heat pump qualification; BPEC heat pump; BPEC heat pump systems | < Solar or heat pump installer qualification; Heat pumps
REPs registration [licence] | REPs level 2; REPs registered; Register of Exercise Professionals; =REPS; REPs level 4 | < Level 2 gym instructor
REPs level 3 registration [licence] | REPs level 3 | < REPs registration | ~ Level 3 personal trainer
NSCA certification [licence] | =NSCA
CIMSPA membership [licence] | =CIMSPA; CIMSPA member | ~ REPs registration
Exercise referral qualification [licence] | GP referral qualification
Coaching badge [licence] | FA level 1; FA level 2; FA coaching badge; level 2 coaching; UKCC level 2; UKCC; UKCC level 1; level 2 coach; coaching qualification; UKCC level 3; sports coaching qualification; level 1 coach; level 2 coaching qualification; NGB coaching award; =NGB | < Sports coaching
UEFA A licence [licence] | UEFA A; UEFA A coach; UEFA A coaching licence; UEFA A badge | < UEFA B licence
UEFA Pro licence [licence] | UEFA pro | < UEFA A licence
UEFA B licence [licence] | UEFA B; FA level 3; UEFA B coach; UEFA B coaching licence; UEFA B badge; FA level 3 UEFA B | < UEFA C licence
UEFA C licence [licence] | UEFA C; UEFA C coach; FA level 2 UEFA C | < Coaching badge
Swimming teacher qualification [licence] | ASA level 1; Swim England level 1; STA qualified; ASA teacher; swimming teaching qualification; ASA level 1 swimming; AEA swimming; ASA qualified; level 1 swimming teacher | < Swimming teaching
Level 2 swimming teacher [licence] | ASA level 2; Swim England level 2; STA level 2; ASA level 2 swimming; level 2 swimming teacher; level 2 teaching aquatics; ASA level 2 teaching swimming; Swim England level 2 teaching swimming; level 2 teaching swimming; Swim England level 2 teacher; level 2 swimming teaching; level 2 swim teacher; STA level 2 swimming teacher; Swim England teaching swimming level 2; swimming teacher level 2; Swim England L2; ASA L2; STA L2 | < Swimming teacher qualification
Outdoor leader awards [licence] | BELA
Paddlesport instructor or leader award [licence] | British Canoeing; British Canoeing coach; paddlesport instructor; paddlesport leader; BCU level 2; BCU | < Outdoor leader awards
Rock climbing instructor award [licence] | single pitch award; rock climbing instructor; climbing instructor; climbing wall instructor | < Outdoor leader awards
Lowland Leader award [licence] | lowland leader | < Outdoor leader awards
Hill and Moorland Leader award [licence] | hill and moorland leader | < Lowland Leader award
Mountain Leader award [licence] | mountain leader; =ML award; =MLTB | < Hill and Moorland Leader award
VTCT or NVQ beauty qualification [licence] | NVQ level 2 beauty therapy; VTCT; level 2 beauty therapy; NVQ beauty therapy; =ITEC; ITEC massage; NVQ level 2 beauty; beauty therapy qualification; NVQ 2 beauty; NVQ 2 beauty therapy; NVQ2 beauty; beauty therapy NVQ; VTCT level 2 beauty; VTCT level 2 beauty therapy; level 2 beauty; NVQ 2 in beauty therapy; beauty therapy level 2; level 2 diploma in beauty therapy; City & Guilds beauty therapy; BTEC beauty therapy
BABTAC membership [licence] | BABTAC; BABTAC insured | ~ VTCT or NVQ beauty qualification
NVQ level 3 beauty therapy [licence] | NVQ 3 beauty therapy; level 3 beauty therapy; CIDESCO; CIBTAC; NVQ level 3 beauty; NVQ 3 beauty; VTCT level 3 beauty; VTCT level 3 beauty therapy; NVQ3 beauty; level 3 beauty; NVQ level 3 in beauty therapy; NVQ 3 in beauty therapy; level 3 diploma in beauty therapy; NVQ 2 and 3 beauty therapy; NVQ 2 & 3 beauty; NVQ 2 & 3 beauty therapy; NVQ level 2 and 3 beauty therapy; level 2 and 3 beauty therapy; level 2 & 3 beauty therapy; beauty therapy NVQ level 3; beauty therapy level 3; CIBTAC beauty; City & Guilds level 3 beauty therapy | < VTCT or NVQ beauty qualification
NVQ hairdressing [licence] | NVQ level 2 hairdressing; level 2 hairdressing; hairdressing qualification; NVQ 2 hairdressing; NVQ 2 hair; NVQ2 hairdressing; NVQ level 2 in hairdressing; City & Guilds level 2 hairdressing; City & Guilds hairdressing; level 2 diploma in hairdressing; hairdressing NVQ; hairdressing NVQ level 2; NVQ 2 in hairdressing; SVQ 2 hairdressing; VTCT level 2 hairdressing; hairdressing level 2; hair level 2
State registered hairdresser [licence] | ~ NVQ hairdressing
NVQ barbering [licence] | level 2 barbering; NVQ level 2 barbering; NVQ 2 barbering | ~ NVQ hairdressing
NVQ level 3 hairdressing [licence] | NVQ 3 hair; NVQ3 hairdressing; NVQ 3 hairdressing; level 3 hairdressing; NVQ level 3 in hairdressing; City & Guilds level 3 hairdressing; level 3 diploma in hairdressing; hairdressing NVQ level 3; NVQ 3 in hairdressing; SVQ 3 hairdressing; VTCT level 3 hairdressing; NVQ 2 & 3 hairdressing; NVQ 2 and 3 hairdressing; level 2 and 3 hairdressing; level 2 & 3 hairdressing; NVQ levels 2 and 3 hairdressing; NVQ 2 and 3 in hairdressing; NVQ level 2 & 3 hairdressing; NVQ level 2 and 3 hairdressing; hairdressing level 3; NVQ levels 2 & 3 in hairdressing; hair level 3 | < NVQ hairdressing
NVQ level 3 barbering [licence] | level 3 barbering; NVQ 3 barbering | < NVQ barbering | ~ NVQ level 3 hairdressing
Level 4 aesthetics [licence]
Laser and IPL qualification [licence] | level 4 laser; level 4 laser and IPL
Laser core of knowledge [licence] | core of knowledge
Level 7 aesthetic medicine [licence] | level 7 aesthetics; level 7 injectables
Animal licences [licence] | Home Office personal licence; Home Office licence; personal licence (PIL); =PIL?; ASPA licence; PIL A; PIL A and B; PILAB; Home Office personal licence holder | ~ In vivo techniques
Home Office project licence (PPL) [licence] | project licence PPL; =PPL licence | ~ Animal licences
Firefighter qualification [licence] | firefighter development programme
Breathing apparatus certificate [licence] | breathing apparatus wearer; BA wearer; breathing apparatus training; BA team; escape breathing apparatus
Stop smoking practitioner certificate [licence] | IOTA smoking cessation; NCSCT; NCSCT certified; smoking cessation practitioner; NCSCT level 2 | < Smoking cessation
Prevent training [licence] | Prevent duty; WRAP training; Prevent agenda
Access equipment tickets [licence] | access tickets | ~ IPAF licence; PASMA card
Hot works certificate [licence] | hot works; hot works permit; hot works passport
Legionella certificate [licence] | City & Guilds legionella; legionella responsible person | ~ Legionella control
Fire risk assessor accreditation [licence] | fire risk assessor; IFSM; FRA accreditation; BAFE | < Fire risk assessment
Institution of Fire Engineers membership [licence] | =IFE; Institution of Fire Engineers; MIFireE | ~ Fire risk assessor accreditation
COSHH certificate [licence] | COSHH training; COSHH trained; COSHH level 2; COSHH assessor | ~ COSHH
BICSc [licence] | BICS; British Institute of Cleaning Science; BICSc accredited; cleaning proficiency certificate
`;
