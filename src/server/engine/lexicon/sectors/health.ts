export const health = `
Mental health | mental health services; mental health conditions; mental illness; mental health setting; mental health care; mental health problems; mental health issues; mental health disorders; severe mental illness; serious mental illness; mental disorder; mental ill health; mental health experience; mental health difficulties; experience of mental health; mental health unit; inpatient mental health; psychiatric; enduring mental illness; mental health field; mental health assessment of common disorders; Mental health?
Dystonia | < Long term neurological conditions | ~ Neurology
Scoliosis care | scoliosis; spinal deformity | ~ Orthopaedics
Huntington's disease care | Huntington's disease; Huntington's | < Long term neurological conditions | ~ Neurology
Parkinson's disease care | Parkinson's disease; Parkinson's | < Long term neurological conditions | ~ Neurology
Multiple sclerosis care | multiple sclerosis | < Long term neurological conditions | ~ Neurology
Motor neurone disease care | motor neurone disease; =MND | < Long term neurological conditions | ~ Neurology
Brain injury care | acquired brain injury; =ABI?; traumatic brain injury; brain injury; brain injury rehabilitation; head injury | < Long term neurological conditions | ~ Neurology
Spinal injury care | spinal cord injury; spinal injury; spinal injuries | < Complex care
Wound care | dressing of wounds; wound dressing; wound dressings; dress wounds; dressing wounds; wound management; wound assessment; wound healing; wound care management; dressing changes; simple dressings; wounds?; redressing wounds; change dressings; changing dressings; negative pressure wound therapy; leg ulcer care; complex wounds; simple wound care; removal of sutures; suture removal; surgical wounds | < Clinical skills
Pressure ulcer prevention | pressure area care; pressure areas; Waterlow; pressure sore prevention; SSKIN; Waterlow score; pressure care; pressure relief; preventing pressure ulcers; preventing pressure sores; prevention of pressure ulcers; prevention of pressure sores | ~ Tissue viability
Tissue viability | tissue viability nurse; skin integrity; tissue viability nursing | ~ Wound care
Contraception services | contraception; contraceptive services; family planning; contraceptive advice; long acting reversible contraception; =LARC | < Sexual health
Coil and implant fitting | coil fitting; contraceptive implants; implant fitting; implants and coils | < Contraception services
Asthma care | asthma; asthma clinics; asthma reviews | < Respiratory care
COPD care | =COPD; COPD reviews; chronic obstructive pulmonary disease; COPD clinics | < Respiratory care
Cardiac rehabilitation | heart failure rehabilitation | < Cardiology
Heart failure care | heart failure; heart failure nurse | < Cardiology
Musculoskeletal conditions | musculoskeletal; =MSK; MSK conditions; musculoskeletal medicine | ~ Orthopaedics
MSK physiotherapy | musculoskeletal physiotherapy; MSK physio; musculoskeletal physio; musculoskeletal physiotherapist; MSK physiotherapist | < Physiotherapy | ~ Musculoskeletal conditions
Vascular surgery | < Surgery; Vascular
ENT | =ENT; ear nose and throat; ear, nose and throat; otolaryngology | < Surgery
ENT surgery | ENT surgeon | < ENT; Surgery
Plastic surgery | burns and plastics; plastics and burns; reconstructive surgery; plastic and reconstructive surgery | < Surgery
Trauma care | major trauma; trauma centre | < Emergency care
Trauma surgery | trauma and orthopaedic surgery | < Surgery | ~ Trauma care; Orthopaedics
Paediatric emergency care | children's emergency department; paediatric A&E | < Emergency care; Paediatrics
Operating department practice | =ODP; operating department practitioner; operating department practitioners | < Perioperative care
Recovery nursing | theatre recovery; recovery nurse; post anaesthetic care; =PACU; recovery practitioner | < Perioperative care
Anaesthetic nursing | anaesthetic nurse; anaesthetic practitioner; assisting the anaesthetist; anaesthetics and recovery; anaesthetic assistance | < Perioperative care
Blood pressure monitoring | taking blood pressure; blood pressure checks; BP checks; blood pressure readings; blood pressure | < Vital signs
Pulse oximetry | oxygen saturation monitoring; SpO2 monitoring | < Vital signs
Diabetic foot care | diabetic foot; foot protection | < Diabetes care | ~ Podiatry
Blood glucose monitoring | blood sugar monitoring; blood glucose testing; BM monitoring; blood glucose | ~ Diabetes care
Insulin administration | insulin therapy; insulin initiation; giving insulin | < Diabetes care; Medication administration
Endocrinology | endocrine | ~ Diabetes care
Medical terminology | understanding of medical terms; medical terms; medical language; AMSPAR diploma; knowledge of medical terminology; clinical terminology; knowledge of medical terms
Medical reception | medical receptionist; GP receptionist; GP reception; doctors receptionist; surgery receptionist; hospital reception; Medical reception experience
Clinic administration | clinic preparation; clinic booking; booking clinics; booking patients; patient bookings; patient appointments; outpatient bookings; patient administration
Waiting list management | waiting lists; 18 week pathway; RTT pathways; referral to treatment; two week wait; cancer waiting times; =RTT; waiting list coordination
NHS experience | experience in the NHS; experience within the NHS; NHS background; knowledge of the NHS; experience of working in the NHS; NHS environment; working in the NHS; NHS setting; previous NHS experience; recent NHS experience; NHS administration; NHS services; NHS hospitals; NHS patients; working with NHS patients; NHS list; NHS practice; NHS and private patients; NHS and private; NHS clinic; NHS ward; NHS wards; NHS commissioned
Hospital experience | hospital environment; hospital setting; hospital settings; acute hospital environment; acute hospital setting; ward environment; ward environments; ward setting; experience in a hospital; hospital background; experience on hospital wards; ward experience; ward-based experience; hospital ward experience | ~ NHS experience
Secure services experience | secure environment; working in a secure environment; secure setting; secure unit; secure hospital | ~ Forensic mental health
Autonomous clinical practice | autonomous practice; working autonomously in clinical settings; autonomous practitioner; advanced clinical skills
Behavioural interventions | behavioural therapy; behaviour interventions; behavioural approaches | ~ Positive behaviour support
Research and audit in healthcare | audit and research; research and audit
Clinical audit | audits in clinical practice; undertake clinical audits; audit cycle; audits of clinical practice; participation in audit; audit and service evaluation; audit and quality improvement; audits in practice; ward audits; nursing audits; audit or research; participating in audit; audit/research; evaluation and audit; clinical auditing | ~ Clinical governance
Care quality audits | infection control audits; medication audits; documentation audits; care audits; care quality auditing; auditing care plans; care plan audits | ~ Clinical audit; Quality audits
Cognitive psychology | < Psychology
Developmental psychology | child psychology | < Psychology
Malnutrition screening | malnutrition universal screening tool; MUST score; MUST screening; nutritional screening | ~ Nutrition and hydration
Food and fluid charts | fluid charts; fluid balance charts; fluid balance; food and fluid intake | ~ Nutrition and hydration
Working with people with mental health needs | people with mental health problems; people with mental health needs; mental health service users | < Mental health
CFS and ME care | CFS/ME; chronic fatigue syndrome; chronic fatigue
HIV care | HIV medicine; HIV nursing; HIV clinics; HIV services; people living with HIV | < Sexual health
Nursing assessment | assessing nursing needs; nursing needs assessment; assessment of nursing needs | < Nursing; Clinical assessment
Post-registration nursing experience | post qualification experience as a nurse; post-registration experience as a nurse; post registration nursing
Nurse management | nurse manager; clinical nurse manager; matron; senior sister; charge nurse; ward sister; nurse in charge; lead nurse; nursing leadership; management of nurses | < Nursing | ~ Ward management
Staff nurse experience | staff nurse; experienced staff nurse; senior staff nurse | < Nursing
Supporting families of patients | support for patients and families; supporting relatives; supporting families and carers; family and carers support; liaising with families
Nursing | Nursing?; nursing care; nursing practice; clinical nursing; nursing skills; nursing experience; general nursing
Adult nursing | adult nurse | < Nursing
Mental health nursing | mental health nurse; psychiatric nursing; psychiatric nurse | < Nursing; Mental health
Learning disability nursing | learning disability nurse; LD nursing; LD nurse | < Nursing; Learning disabilities
Children's nursing | paediatric nursing; paediatric nurse; children's nurse | < Nursing; Paediatrics
Community nursing | community nurse | < Nursing; Community care
District nursing | district nurse | < Community nursing
Practice nursing | practice nurse; general practice nurse; GP nurse; GP nursing | < Nursing; Primary care
Advanced nursing practice | advanced nurse practitioner; =ANP | < Nursing
Advanced clinical practice | advanced practitioner; =ACP; advanced clinical practitioner; advanced practice; advanced clinical practitioners; advanced practitioners | ~ Advanced nursing practice; Nurse practitioner
Nurse practitioner | nurse practitioners | < Nursing | ~ Advanced nursing practice; Emergency nurse practitioner
Emergency nurse practitioner | < Nursing | ~ Advanced nursing practice; Urgent care; Emergency care
Midwifery | midwife; midwifery practice; community midwifery; midwifery care
Health visiting | health visitor | ~ School nursing
School nursing | school nurse | ~ Health visiting
Occupational health | occupational health advisor; OH services; occupational health adviser
Occupational health nursing | occupational health nurse; OH nursing; occupational health nurses; OH nurse | < Occupational health; Nursing
Theatre nursing | scrub nurse; theatre nurse; scrub nursing; theatre scrub | < Nursing; Perioperative care
Intensive care | intensive care unit; =ICU; critical care; intensive therapy unit; critical care nursing; intensive care nursing; intensive care medicine; =ITU
High dependency unit | high dependency; =HDU | ~ Intensive care
Critically ill patients | ~ Intensive care
Neonatal care | neonatal; =NICU; neonatal intensive care; neonatal unit; neonatal nursing; neonatology | ~ Intensive care; Paediatrics
Special care baby unit | =SCBU | < Neonatal care
Emergency care | emergency medicine; accident and emergency; emergency department; urgent and emergency care; emergency nursing; emergency care centres; A&E | ~ Triage
Urgent care | ~ Emergency care
Minor injuries unit | < Urgent care; Minor injuries
Walk-in centre | < Urgent care
Urgent treatment centre | urgent care centre; =UCC | < Urgent care
Primary care | general practice; GP practice; GP surgery; primary healthcare; primary care network; primary care experience; primary care setting; primary care background; Primary care?
Secondary care | secondary care setting
Acute care | acute medicine; acute nursing; acute ward; acute setting; acute hospital; acute medical; acute medical unit; =AMU; acute admissions; acutely ill; acutely unwell; acute inpatient; acute services; acute care setting; acutely ill patients
Community care | community setting; community health services; community-based care; community health
Community healthcare | < Community care
Paediatrics | paediatric care; paediatric medicine; paediatric patients; paediatric setting
Child health | ~ Paediatrics
Geriatrics | geriatric medicine; elderly medicine; geriatric care; gerontology; elderly patients
Oncology | cancer care; cancer services; cancer patients; clinical oncology; haemato-oncology; cancer treatment; cancer pathways | ~ Palliative care; Chemotherapy
Cardiology | cardiac care; cardiac nursing; cardiovascular | ~ ECG
Cardiothoracic surgery | cardiothoracic; cardiothoracic surgeon | < Surgery | ~ Cardiology; Cardiac surgery
Coronary care | coronary care unit; =CCU | < Cardiology
Cardiac surgery | < Surgery | ~ Cardiology
Neurology | neurological | < Long term neurological conditions
Neurological rehabilitation | neuro-rehabilitation; Neurorehab; neuro rehab; neurological rehab; neuro rehabilitation | < Rehabilitation | ~ Neurology; Stroke care; Brain injury care
Neurosurgery | < Surgery | ~ Neurology
Neurophysiology | ~ Neurology
Neuropsychiatric | ~ Neurology; Psychiatry
Neuroscience | ~ Neurobiology; Neuroimaging
Stroke care | stroke rehabilitation; stroke unit; stroke services; stroke patients; stroke medicine; hyper acute stroke | < Long term neurological conditions | ~ Neurology
Respiratory care | respiratory medicine; respiratory nursing; respiratory disease; respiratory conditions
Respiratory physiotherapy | respiratory physio; respiratory physiotherapist | < Physiotherapy | ~ Respiratory care
Pulmonary rehabilitation | < Respiratory care
Pulmonary | < Respiratory care
Spirometry | < Lung function testing
Gastroenterology | gastro; gastroenterology nursing
Upper GI | ~ Gastroenterology
Hepatology | < Gastroenterology
Colorectal | ~ Gastroenterology
Colorectal surgery | < Surgery; Colorectal
Inflammatory bowel disease | < Gastroenterology
Endoscopy | endoscopic; endoscopy unit; endoscopy nursing
Colonoscopy | < Endoscopy
Gastroscopy | < Endoscopy
Bowel screening | ~ Endoscopy
JAG | =JAG | < Endoscopy
Orthopaedics | trauma and orthopaedics; =T&O; orthopaedic surgery; orthopaedic nursing
Fracture clinic | < Orthopaedics
Rheumatology | rheumatology nursing
Dermatology | dermatology nursing; dermatological
Skin conditions | ~ Dermatology
Diabetes care | diabetes; diabetes management; diabetic care; diabetic; diabetes nursing; diabetic patients; diabetes clinic; diabetes education; foot care for diabetics
Insulin | < Diabetes care
Renal care | renal; renal nursing; renal medicine
Nephrology | < Renal care
Dialysis | < Renal care
Haemodialysis | hemodialysis | < Dialysis
Peritoneal dialysis | < Dialysis
Urology | urological; urology nursing
Urodynamics | < Urology
Gynaecology | obstetrics and gynaecology; gynae; O&G; gynaecological
Obstetrics | Obstetrics? | ~ Gynaecology
Women's health | ~ Gynaecology
Termination of pregnancy | ~ Gynaecology; Sexual health
Sexual health | sexual and reproductive health; sexual health services; sexual health screening; sexual healthcare
Genitourinary medicine | < Sexual health
Reproductive health | < Sexual health
GUM | =GUM | < Sexual health
STI | =STI | < Sexual health
Cervical screening | cervical smear; smear taking; cervical cytology; smears; smear tests; cytology smears | ~ Practice nursing
Immunisation | vaccination; childhood immunisations; vaccine administration; vaccines; immunisation and vaccination; vaccination clinics; vaccinator; baby immunisations
Travel vaccinations | < Immunisation
Flu vaccinations | < Immunisation
Travel health | ~ Travel vaccinations
Flu vaccine | < Immunisation
Travel vaccines | < Immunisation
Childhood imms | < Immunisation
Flu clinics | < Immunisation
Chronic disease management | long term conditions; chronic disease; =LTC; long term condition management; chronic conditions; chronic illness; chronic disease clinics; long term illness; management of long-term conditions; long term health conditions
Ophthalmology | ophthalmic; ophthalmic nursing; eye care?; eye health?; ophthalmic imaging
Intravitreal injections | < Ophthalmology
Visual fields | ~ Ophthalmology; Optometry
Cataract | < Ophthalmology
OCT | =OCT? | ~ Ophthalmology; Optometry
Optometry | optometrist; refraction; sight testing; sight tests; eye examination; eye tests?; eye testing
Optical dispensing | ~ Optometry
Dispensing optician | < Optical dispensing
Contact lens fitting | ~ Optometry
Contact lenses | ~ Contact lens fitting
Spectacle dispensing | < Optical dispensing
Dispensing optics | < Optical dispensing
Slit lamp | ~ Optometry; Ophthalmology
Audiology | hearing tests; audiometry; hearing assessments; audiologist
Hearing aid fitting | < Audiology
Hearing aids | ~ Hearing aid fitting
Hearing aid dispensing | hearing aid dispenser | < Audiology
Tympanometry | < Audiology
Hearing loss | ~ Hearing impairment
Podiatry | podiatrist; chiropody; foot health; chiropodist
Nail surgery | < Podiatry
Biomechanics assessment | ~ Podiatry; MSK physiotherapy
Osteopathy | osteopath
Radiography | diagnostic radiography; radiographer; general radiography | < Diagnostic imaging
Diagnostic imaging | medical imaging; imaging department
Plain film | < Radiography
X-ray | < Radiography
Radiology | < Diagnostic imaging | ~ Radiography
X-ray imaging | < Radiography
Interventional radiology | < Radiology
CT scanning | =CT?; computed tomography; CT scan; CT scanner; CT imaging | < Radiography | ~ MRI
Cross-sectional imaging | < Diagnostic imaging | ~ CT scanning; MRI
MRI | =MRI; magnetic resonance imaging; MRI scanning; MR imaging; MRI scans; MRI safety | < Radiography | ~ CT scanning
Ultrasound | sonography; ultrasonography; sonographer; ultrasound scanning; ultrasound scan; obstetric ultrasound; musculoskeletal ultrasound; diagnostic ultrasound | < Diagnostic imaging | ~ Radiography
Mammography | breast screening; breast imaging; mammographer | < Radiography
Nuclear medicine | < Diagnostic imaging | ~ Radiography
Radionuclide imaging | < Nuclear medicine
PET-CT | < Nuclear medicine
Radiotherapy | therapeutic radiography; radiation therapy; therapeutic radiographer; radiotherapy treatment | ~ Oncology
Brachytherapy | < Radiotherapy
Dosimetry | ~ Radiotherapy; Medical physics
IR(ME)R
IRR17 | IRR99; ionising radiation regulations; =IRR17; Ionising Radiations Regulations | ~ IR(ME)R; Radiation protection
Radiation protection | ~ IR(ME)R
Radiation safety | < Radiation protection
Medical physics | radiation physics; medical physicist
Clinical engineering | ~ Medical physics
Physiotherapy | physio?; physiotherapist; respiratory physiotherapy on call; physiotherapy assessment; physiotherapy treatment; acupuncture in physiotherapy; physical therapy | ~ Rehabilitation
Manual therapy | ~ Physiotherapy; Osteopathy
Exercise prescription | ~ Physiotherapy
Hydrotherapy | ~ Physiotherapy
Occupational therapy | occupational therapist; =OT?; occupational therapy assessment; model of human occupation; =MOHO | ~ Rehabilitation
Functional assessment | ~ Occupational therapy
Activities of daily living assessment | ~ Occupational therapy
Home assessments | ~ Occupational therapy
OT assessments | < Occupational therapy
Adaptations and equipment | ~ Occupational therapy
Sensory integration | ~ Occupational therapy
Speech and language therapy | speech and language therapist; speech therapy; =SLT?; speech therapist; speech & language; speech pathology
Augmentative and alternative communication | =AAC? | ~ Speech and language therapy
Swallowing assessment | < Speech and language therapy
Dysphagia | dysphagia assessment | ~ Speech and language therapy
Dietetics | dietitian; dietician; clinical nutrition; nutrition and dietetics
Dietary advice | nutritional support; nutrition support; giving dietary advice; advice on diet; dietary guidance | ~ Dietetics; Nutrition and hydration; Nutrition coaching
Therapeutic diets | ~ Dietetics
Nutrition and hydration | nutritional needs
Fluid intake | < Nutrition and hydration
Dietary needs | ~ Nutrition and hydration
Enteral feeding | PEG feeding; =PEG?; gastrostomy; gastrostomy care; PEG feeds; gastrostomy feeding; PEG care; tube feeding; PEG tube; enteral nutrition; percutaneous endoscopic gastrostomy; enteral | ~ Complex care
Nasogastric feeding | nasogastric; NG tube; nasogastric tube; NG feeding | < Enteral feeding
Jejunostomy | < Enteral feeding
Prosthetics and orthotics | prosthetics; orthotics; orthotist; prosthetist
Amputee rehabilitation | < Rehabilitation | ~ Prosthetics and orthotics
Rehabilitation | rehab; rehabilitation programmes; rehabilitative; rehabilitation services; rehabilitation medicine; rehabilitation setting; Rehabilitation?
Reablement | ~ Rehabilitation
Intermediate care | ~ Rehabilitation
Psychology | psychologist; applied psychology; practitioner psychologist
Clinical psychology | clinical psychologist | < Psychology
Counselling psychology | counselling psychologist | < Psychology | ~ Clinical psychology; Counselling
Health psychology | health psychologist | < Psychology | ~ Clinical psychology
Forensic psychology | forensic psychologist | < Psychology | ~ Clinical psychology
Psychological assessment | psychometric assessment; neuropsychological assessment; cognitive assessment; neuropsychological testing; psychometric tests in clinical settings; psychological testing; psychological formulation; case formulation | < Psychology
Neuropsychology | < Psychology | ~ Psychological assessment
WAIS | =WAIS | < Psychological assessment
Psychological therapies | psychological interventions; psychotherapy; talking therapies; psychological treatment; psychotherapeutic; NHS Talking Therapies; improving access to psychological therapies; psychosocial interventions; psychotherapist; =IAPT | ~ Counselling
Evidence-based therapies | < Psychological therapies
PSI | =PSI? | < Psychological therapies
Cognitive behavioural therapy | =CBT; cognitive behaviour therapy; cognitive behavioural psychotherapy; cognitive behavioural therapist; CBT therapist; cognitive-behavioural; cognitive behavioural approaches; CBT techniques | < Psychological therapies
High intensity CBT | < Cognitive behavioural therapy
Low intensity CBT | low-intensity CBT; LICBT | < Low intensity interventions | ~ High intensity CBT; Cognitive behavioural therapy
Guided self-help | < Low intensity interventions
Low intensity interventions | < Psychological therapies | ~ Cognitive behavioural therapy
Dialectical behaviour therapy | dialectical behavioural therapy | < Psychological therapies
EMDR | eye movement desensitisation and reprocessing | < Psychological therapies
Family therapy | systemic therapy; systemic family therapy; systemic psychotherapy; family therapist; systemic practice; systemic approaches; family interventions; systemic family psychotherapy; systemic working | < Psychological therapies
Couples therapy | < Psychological therapies | ~ Family therapy
Art therapies | art psychotherapy; art therapist | < Psychological therapies
Music therapy | music therapist | < Psychological therapies | ~ Art therapies
Dramatherapy | < Psychological therapies | ~ Art therapies
Play therapy | < Psychological therapies | ~ Art therapies
Therapeutic play | ~ Play therapy
Schema and acceptance therapies | acceptance and commitment therapy; schema therapy | < Psychological therapies
Cognitive analytic therapy | =CAT? | < Psychological therapies
Compassion focused therapy | < Psychological therapies | ~ Schema and acceptance therapies
Mentalisation based therapy | < Psychological therapies
Mindfulness based cognitive therapy | < Psychological therapies | ~ Schema and acceptance therapies
Interpersonal therapy | < Psychological therapies
Psychodynamic | < Psychological therapies
Psychodynamic psychotherapy | < Psychological therapies
Solution focused therapy | < Psychological therapies
Solution focussed | ~ Solution focused therapy
Mindfulness | ~ Mindfulness based cognitive therapy
Counselling | counsellor; person-centred counselling; one-to-one counselling; therapeutic counselling; Counselling?; counselling services; integrative counselling; telephone counselling; student counselling | ~ Psychological therapies
Counselling skills | basic counselling skills; using counselling skills | ~ Counselling
Bereavement support | ~ Counselling; Bereavement and grief
Motivational interviewing | motivational interviewing techniques; motivational enhancement
Brief interventions | brief intervention; identification and brief advice | ~ Motivational interviewing; Substance misuse
Behaviour change techniques | behaviour change | ~ Motivational interviewing
Health coaching | ~ Motivational interviewing
Mental health assessment | mental state examination; mental state assessment; mental state; mental health act assessments; mental health triage | < Mental health
Psychiatry | psychiatrist; old age psychiatry; adult psychiatry; child and adolescent psychiatry; forensic psychiatry; liaison psychiatry; psychiatric medicine; general adult psychiatry; consultant psychiatrist | < Mental health
Electroconvulsive therapy | < Mental health | ~ Psychiatry
CAMHS | =CYPMHS; child and adolescent mental health; child and adolescent mental health services; children's mental health; children and young people's mental health; Tier 4 CAMHS; =EWMHS; tier 3 CAMHS | < Mental health
Forensic mental health | secure services; low secure; medium secure; forensic services; secure mental health; medium secure unit; low secure unit; high secure; forensic setting; secure services environment | < Mental health
Eating disorders | disordered eating | < Mental health
Anorexia nervosa | < Eating disorders
Anorexia | < Eating disorders
Bulimia | < Eating disorders
Personality disorders | emotionally unstable personality disorder; =EUPD; borderline personality disorder; =BPD | < Mental health
Psychosis | early intervention in psychosis; early intervention psychosis; psychotic disorders | < Mental health
Schizophrenia | < Psychosis
Clozapine | < Psychosis
Bipolar disorder | < Mental health | ~ Psychosis
Clozapine clinic | < Psychosis
Anxiety and depression | anxiety disorders; depressive | < Mental health
Common mental health problems | < Anxiety and depression
Mild to moderate mental health problems | < Anxiety and depression
Common mental health disorders | < Anxiety and depression
Suicide prevention | < Mental health
Suicide risk assessment | < Mental health | ~ Suicide prevention; Mental health assessment
Self-harm | Self-harming | < Mental health | ~ Suicide prevention
PICU | psychiatric intensive care; psychiatric intensive care unit | < Mental health
Perinatal mental health | perinatal?; parent infant mental health; antenatal and postnatal mental health | < Mental health
Mother and baby unit | ~ Perinatal mental health
Crisis intervention | crisis resolution; crisis resolution and home treatment; home treatment team; crisis team; =CRHT; crisis support; =CRHTT; crisis care; psychiatric crisis; crisis work; crisis worker | < Mental health
Community mental health | community mental health team; community mental health nurse; community mental health services; adult community mental health; community mental health nursing; =CMHT | < Mental health; Community care
Community psychiatric nurse | community psychiatric nursing; =CPN | < Community mental health; Mental health nursing
Assertive outreach | < Community mental health
Care Programme Approach | CPA process; CPA care plans; CPA meetings; CPA framework | ~ Care coordination
Mental Health Act | Mental Health Act 1983; =MHA; mental health legislation; Mental Health Act 2007; mental health law; mental health tribunal; detained under the Mental Health Act; MHA 1983; MHA assessments; Mental Health Act administration; mental health act legislation | ~ Mental Capacity Act
Sectioned patients | ~ Mental Health Act
Mental Capacity Act | Mental Capacity Act 2005; MCA and DoLS; mental capacity; capacity assessments; mental capacity assessment; MCA/DoLS; MCA 2005; mental capacity act and deprivation of liberty safeguards | ~ Deprivation of Liberty Safeguards
Best interest decisions | < Mental Capacity Act
Best interests | Best interests? | < Mental Capacity Act
Deprivation of Liberty Safeguards | =DoLs; deprivation of liberty; DOLS applications | ~ Mental Capacity Act
Liberty Protection Safeguards | =LPS | ~ Deprivation of Liberty Safeguards; Mental Capacity Act
Substance misuse | drug and alcohol; substance abuse; addiction; alcohol misuse; drug misuse; drug and alcohol services; substance misuse services; drug addiction; alcohol and drug; substance use
Opioid substitution | ~ Substance misuse
Needle exchange | ~ Substance misuse
Detoxification | ~ Substance misuse
Alcohol dependence | ~ Substance misuse
Dual diagnosis | ~ Substance misuse
Harm reduction | ~ Substance misuse
Opiate substitution | ~ Substance misuse
Relapse prevention | ~ Substance misuse
Palliative care | palliative nursing; hospice care; terminal illness; specialist palliative care; terminally ill; palliative and end of life care | ~ End of life care
Gold Standards Framework | < Palliative care
End of life care | EOLC; end of life; terminal care; end of life support; end of life planning; dying patients; End of Life pathways; =EOL? | ~ Palliative care
Advance care planning | < End of life care
Last offices | < End of life care
Public health | health improvement; epidemiology and public health; public health policy
Health promotion | healthy lifestyles; healthy living; healthier lifestyles; healthy lifestyle advice; Health and wellbeing promotion; promoting health; promoting healthy living; promoting health and wellbeing; health promotion work; promoting healthy lifestyles; health promotion activities | ~ Public health; Health coaching
Health inequalities | ~ Public health
Population health | population health management | < Public health
Disease prevention | ~ Public health; Health promotion
Smoking cessation | stop smoking; smoking cessation advice; stop smoking services; stop smoking support; quit smoking | < Health promotion
Health screening | NHS health checks; health checks?; wellness checks; screening programmes; new patient checks; well woman; well man; well woman clinics; medical screening; new patient health checks
Weight management | weight loss; obesity management; weight management services
Bariatric | ~ Weight management
Bariatric surgery | < Surgery | ~ Weight management
Social prescribing | link worker; social prescriber; social prescribing link worker
Personalised care | personalised care and support planning; personalised care planning | ~ Social prescribing
Care navigation | care navigator | ~ Social prescribing
Health and wellbeing coaching | ~ Social prescribing; Health coaching
Signposting patients | ~ Care navigation
Cosmetic medicine
Cosmetic surgery | cosmetic surgeon | < Surgery | ~ Plastic surgery; Cosmetic medicine
Surgery | general surgery; surgical procedures; elective surgery; day surgery; surgical ward; surgical patients; surgical care; day case surgery; surgical setting; Surgery?
Surgical nursing | surgical nurse; surgical ward nursing | < Nursing | ~ Surgery; Post-operative care
Day case | < Surgery
Post-operative care | ~ Perioperative care
Laparoscopic | < Surgery
Surgical instruments | ~ Instrument trays
Pre-operative | ~ Pre-operative assessment; Perioperative care
Vascular | Vascular?; vascular nursing; vascular services; vascular medicine; vascular clinic
Perioperative care | peri-operative; perioperative practice; theatre environment; perioperative nursing; operating theatres?; operating theatre; theatres?; theatre practitioner?; scrub practitioner | ~ Surgery
Operating department | < Perioperative care
Anaesthetics | anaesthesia; anaesthetist; anaesthetics practice
Airway management | ~ Anaesthetics
Intubation | < Airway management
Conscious sedation | ~ Anaesthetics; Dental sedation
Inhalation sedation | < Conscious sedation
Pain management clinic | < Pain management
Pre-operative assessment | pre-assessment; pre-op assessment; POA clinics; pre admission assessment; pre-admission
Outpatients | outpatient clinics; outpatient department; =OPD; outpatient services; outpatient setting
Pain management | pain control; chronic pain; acute pain; pain assessment; pain relief; persistent pain; pain clinic
Haematology | haematological; =haem?; haem/coag; haem and coag
Blood disorders | < Haematology
Apheresis | ~ Haematology
Anticoagulant clinic | anticoagulation clinic | < Anticoagulation
Sickle cell | < Haematology
Haemophilia | < Haematology
INR | =INR | < Anticoagulation
Anticoagulation | INR monitoring; warfarin | ~ Haematology
Genetics and genomics | genomic medicine; genetic testing; medical genetics
Fertility | reproductive medicine; fertility treatment; assisted conception
IVF | =IVF; in vitro fertilisation; IVF treatment | < Fertility
Embryology | < Fertility
HFEA | < Fertility
Maternity care | maternity?; maternity services; maternity unit | ~ Midwifery
Antenatal care | antenatal | < Maternity care
Postnatal care | postnatal | < Maternity care
Intrapartum care | < Maternity care
Labour ward | < Maternity care
Delivery suite | < Maternity care
Birth centre | < Maternity care
Home births | < Maternity care
Newborn examination | < Maternity care
UNICEF baby friendly | ~ Breastfeeding support
CTG interpretation | < Maternity care
Low risk births | < Maternity care
Labour and delivery | < Maternity care
NIPE | =NIPE | < Maternity care
CTG | =CTG | < Maternity care
Breastfeeding support | breastfeeding; infant feeding | ~ Maternity care
Clinical skills | extended clinical skills; clinical nursing skills; core clinical skills; enhanced clinical skills; clinical procedures; clinical duties
Clinical assessment | patient assessment; physical examination; assessment of patients; clinical examination; assessing patients; history taking; clinical history taking; physical assessment; assess patients; physical examination and assessment; physical assessment skills
Health needs assessment | health needs assessments; assessing health needs | ~ Population health; Clinical assessment
Holistic assessment | ~ Clinical assessment
Comprehensive assessment | ~ Clinical assessment
Clinical reasoning | ~ Clinical assessment; Clinical diagnosis
Clinical diagnosis | diagnosis and treatment; differential diagnosis; diagnose and treat; diagnosis of patients; assess and diagnose; diagnosing patients; diagnosing illness; diagnosing conditions; diagnosing disease; medical diagnosis; medical diagnostics; diagnose patients; making a diagnosis
Clinical decision making | clinical decisions | ~ Clinical diagnosis
Clinical judgement | ~ Clinical decision making
Triage | telephone triage; clinical triage; triaging; patient triage; Manchester Triage; triage calls; GP triage; triage of referrals; remote triage; triaging referrals; Triage?
Telephone consultations | < Remote consultations | ~ Triage
Remote consultations | ~ Telemedicine
Telephone assessment | ~ Triage
Video consultations | < Remote consultations
Minor illness | minor ailments; minor illness and injury; minor illness management; acute minor illness | ~ Minor injuries
Minor injuries | minor injury and illness | ~ Minor illness
Wound closure | ~ Minor injuries
Plaster casting | ~ Fracture clinic; Minor injuries
MIU | =MIU | < Minor injuries unit
Suturing | wound suturing | < Wound closure
Minor surgery | minor ops; minor operations; minor surgical procedures | ~ Surgery
Joint injections | ~ Minor surgery
Cryotherapy | ~ Minor surgery
Care of patients | patient care; direct patient care; delivery of patient care; patient-centred care; bedside care; patient focused care; high quality patient care; care for patients; caring for patients; quality patient care; clinical care; patient-centered care; delivering patient care; provision of clinical care; hands-on patient care; cared for patients; patient needs; assisted patients; treated patients
Vital signs | observations?; clinical observations; vital signs monitoring; taking observations; patient observations; temperature, pulse and respiration; =TPR; physiological observations; monitoring vital signs; physical observations; clinical obs; basic observations; base line observations; baseline observations
BP | =BP | < Vital signs
Physiological measurements | < Vital signs
Patient monitoring | < Vital signs
Observing patients | < Vital signs
NEWS2 | =NEWS?; early warning score; NEWS scoring; national early warning score; NEWS 2; early warning scoring | < Track and trigger; Vital signs
Deteriorating patient | ~ NEWS2
Recognising deterioration | ~ NEWS2
ALERT course | ~ Recognising deterioration
Track and trigger | ~ Vital signs
PEWS | =PEWS | < Track and trigger; Vital signs | ~ NEWS2
MEOWS | < Track and trigger; Vital signs | ~ NEWS2
Phlebotomy | venepuncture; blood taking; venipuncture; blood samples?; phlebotomist; taking blood; taking blood samples; blood sampling; blood tests?; bloods?; phlebotomy skills; drawing blood; blood draws; blood collection; phlebotomy clinic | ~ Cannulation
Capillary blood sampling | capillary sampling; capillary blood samples; finger prick tests; heel prick | ~ Phlebotomy; Blood glucose monitoring
Cannulation | IV cannulation; peripheral cannulation; intravenous cannulation; cannula insertion; cannulate; venous access | ~ Phlebotomy; IV therapy
Vascular access | ~ Cannulation
IV therapy | intravenous therapy; IV administration; IV drugs; intravenous drug administration; IV medication; IVs; IV antibiotics; intravenous; IV drug administration; IV infusion; IV additives; intravenous fluids; intravenous infusions; IV skills; IV fluids; infusion therapy; IV competency; IV trained; IV competent | ~ Cannulation
PICC line | < IV therapy
Infusion pumps | ~ IV therapy
Central venous access | < IV therapy
Central lines | < IV therapy
Syringe pumps | ~ IV therapy
Port access | < IV therapy
Syringe driver management | Syringe drivers | < Medication administration | ~ End of life care; Syringe pumps
OPAT | =OPAT | < IV therapy
PICC | < IV therapy
ECG | =EKG; electrocardiogram; 12-lead ECG; electrocardiography; ECG recording; performing ECGs; ECG monitoring; 24 hour ECG | < Clinical skills
ECG interpretation | interpreting ECGs; reading ECGs; interpret ECGs | ~ ECG
24 hour tapes | < ECG
Echocardiography | echocardiogram; transthoracic echocardiography; echo scans; echocardiographer; cardiac ultrasound | < Cardiology
BSE accreditation | BSE accredited | < Echocardiography
BSE | =BSE? | < Echocardiography
Cardiac physiology | cardiac catheterisation; cardiac catheter lab; cardiac catheterisation laboratory; cardiac devices; cardiac physiologist | < Cardiology
Pacing | < Cardiology | ~ Cardiac physiology
Pacemaker follow up | < Cardiac physiology
Cath lab | < Cardiology | ~ Cardiac physiology
Pacemaker | ~ Cardiac physiology
Catheter laboratory | < Cardiology | ~ Cardiac physiology
EEG | =EEG; electroencephalography | ~ Neurophysiology; Neuroimaging
Nerve conduction studies | < Neurophysiology
Lung function testing | pulmonary function testing; lung function; lung function tests | ~ Respiratory care
FeNO | < Lung function testing
Spirometry testing | < Lung function testing
Sleep studies | ~ Respiratory physiology
Sleep apnoea | < Respiratory care
Respiratory physiology | respiratory physiologist | < Lung function testing
CPAP | =CPAP | ~ Ventilation care
Pressure ulcer management | pressure ulcer care; pressure sore care | < Wound care | ~ Pressure ulcer prevention
Doppler assessment | doppler | ~ Leg ulcer management
Compression therapy | ~ Leg ulcer management
Leg ulcer management | leg ulcers; compression bandaging | < Wound care
Skin care management | ~ Tissue viability
Catheter care | catheter management; suprapubic catheter; catherisation; catheter changes; urinary catheter | ~ Continence care
Catheterisation | catheter insertion; urinary catheterisation; male catheterisation; female catheterisation; male and female catheterisation; catheterising; catheter insertions | ~ Catheter care
Bladder washouts | < Catheter care
Bladder scanning | ~ Catheter care; Continence care
Continence care | continence promotion; continence management; bladder and bowel; incontinence; incontinence care; bladder and bowel care; continence assessment; continence needs; bowel and bladder
Bowel management | bowel care; bowel management programmes | < Continence care
Toileting | < Personal care | ~ Continence care
Enemas | < Bowel management
Suppositories | < Bowel management
Stoma care | colostomy; ileostomy; stoma management; colostomy care; stoma bags | ~ Complex care
Tracheostomy care | tracheostomy; trachy care; tracheotomy; tracheostomy management; tracheostomy changes; trachy; tracheal suction | < Complex care
Suctioning | ~ Tracheostomy care
Oral suction | oral suctioning | < Suctioning
Airway clearance | ~ Suctioning; Respiratory physiotherapy
Deep suctioning | < Suctioning
Ventilation care | mechanical ventilation; ventilator care; ventilated patients; ventilation management; ventilator management; invasive ventilation; nippy ventilator; ventilation therapy; mechanical ventilators | < Complex care
Non-invasive ventilation | =NIV; noninvasive ventilation | ~ Ventilation care; CPAP
BiPAP | < Non-invasive ventilation
Oxygen therapy | home oxygen; oxygen administration; oxygen management | ~ Respiratory care
Nebuliser | ~ Respiratory care
Cough assist | ~ Ventilation care
Complex care | complex care needs; complex needs; complex health needs; clinically complex; complex clinical needs; complex health care; complex homecare; complex care packages; complex physical needs; complex nursing needs; complex patients
Continuing healthcare | =CHC | ~ Complex care
NHS continuing healthcare | < Continuing healthcare
High dependency needs | < Complex care
CHC assessments | < Continuing healthcare
Epilepsy care | epilepsy; epilepsy awareness; seizure management; epilepsy management; epileptic seizures
Vagal nerve stimulation | < Epilepsy care
Rescue medication | < Epilepsy care
Rectal diazepam | < Epilepsy care
Buccal midazolam administration | < Epilepsy care
Buccal midazolam | midazolam? | < Epilepsy care
Basic life support | =BLS; BLS training; basic life support training; basic life support and anaphylaxis; =BLS/AED; BLS and AED | ~ CPR
Paediatric basic life support | =PBLS | ~ Basic life support; Paediatric life support
Resuscitation | resuscitation skills; resuscitation training | < Basic life support | ~ CPR
AED trained | =AED trained | < Basic life support
Anaphylaxis | anaphylaxis training | ~ Basic life support
Immediate life support | intermediate life support; immediate life support training; ILS training; ILS trained; ILS certificate; immediate life support (ILS) | < Basic life support
Paediatric immediate life support | =PILS | ~ Immediate life support; Paediatric life support
Advanced life support | =ALS; =ACLS; advanced cardiac life support; advanced life support provider; =ALS provider; ALS certificate; ACLS | < Immediate life support
ATLS | advanced trauma life support; =ATLS | ~ Advanced life support; Trauma care
PHTLS | pre-hospital trauma life support; =PHTLS | ~ ATLS; Pre-hospital care
Advanced resuscitation | < Advanced life support
Paediatric life support | =EPALS; =EPLS; advanced paediatric life support; =PLS?; paediatric advanced life support; =APLS | ~ Advanced life support
Newborn life support | =NLS; newborn resuscitation; neonatal resuscitation; neonatal life support | ~ Paediatric life support; Neonatal care
Medication administration | administering prescribed medicines; administer prescribed medicines; prescribed medicines; prescribed medication; administering medication; medicines administration; drug administration; administration of medication; drug rounds; medication rounds; administration of medicines; administering medicine; administer medication; administration of drugs; assisting with medication; administering drugs; medication support; giving medication; medication charts; medication administration records; administer medicines; safe administration of medicines; covert medication; medication competency; administering of medication; medication trained; administering and supplying medication; =MAR? | ~ Medicines management
Medication prompting | prompting medication; prompting medicines; prompt medication; medication prompts; prompting with medication | ~ Medication administration
Medication management | medication reviews support; managing medication; managing medications | ~ Medicines management; Medication administration
Medicines management in care | < Medication administration
MAR charts | < Medication administration
MAR sheets | < Medication administration
Controlled drugs administration | < Medication administration
Drug calculations | ~ Medication administration
Depot injections | depot clinic | < Medication administration
Injections | Injections?; intramuscular injections; subcutaneous injections; IM injections; B12 injections; giving injections; injection technique; SC injections; administering injections; im and sub-cut injections
Chemotherapy | chemotherapy administration; systemic anti-cancer therapy; =SACT; chemo; chemotherapy nursing; SACT administration; cytotoxic chemotherapy | < Oncology
SACT passport | < Chemotherapy
Immunotherapy | ~ Oncology; Chemotherapy
Blood transfusion | transfusion; blood products; transfusion practice; blood bank; blood components; blood product transfusions
Infection prevention and control | infection control; infection prevention; =IPC; infection control procedures; infection control policies; infection prevention and control procedures; control of infection; barrier nursing; infection control standards; cross infection; infection control practices; COVID-19 infection control; infection control measures?; infection prevention control
Hand hygiene | ~ Infection prevention and control
C. difficile | ~ Infection prevention and control
PPE in care | ~ Infection prevention and control
Donning and doffing | ~ Infection prevention and control
Universal precautions | < Infection prevention and control
Standard precautions | < Infection prevention and control
Outbreak management | ~ Infection prevention and control
MRSA | ~ Infection prevention and control
Decontamination of medical equipment | sterilisation?; decontamination?; instrument decontamination; decontamination of instruments; endoscope decontamination; sterilising?; sterilise?; decontaminating?
Autoclave | autoclaving | ~ Decontamination of medical equipment
Sterile services | sterile services department; =SSD? | < Decontamination of medical equipment
Instrument trays | ~ Decontamination of medical equipment
CSSD | =CSSD | < Sterile services
HSDU | =HSDU | < Sterile services
Moving and handling of people | moving and handling; hoisting?; patient handling; people moving and handling; hoists?; safe moving and handling; transfer of patients; patient transfers; moving and handling training; use of hoists; transferring patients; handling belts; people handling; moving and positioning; patient moving and handling; manual handling of patients; moving patients; Patient moving | ~ Manual handling
Hoist transfers | < Moving and handling of people
Mobility support | < Moving and handling of people
Positioning of patients | patient positioning | < Moving and handling of people
Stand aids | < Moving and handling of people
Slide sheets | < Moving and handling of people
Assisting with mobility | < Moving and handling of people
Repositioning | Repositioning? | < Moving and handling of people
Falls prevention | falls risk assessment; falls risk; falls management; prevention of falls; falls assessment; falls reduction
Strength and balance | ~ Falls prevention
Balance classes | ~ Falls prevention
Sepsis management | sepsis; sepsis screening; sepsis six; sepsis pathway
Septic screen | < Sepsis management
Patient education | educating patients; patient teaching; patient information; patient education programmes; educate patients
Health coaching of patients | < Health coaching | ~ Patient education
Patient advice | health advice | ~ Patient education
Structured education | < Patient education
Expert patient programme | < Patient education
DESMOND | < Patient education
DAFNE | < Patient education
X-PERT | < Patient education
Discharge planning | discharge coordination; safe discharge; patient discharge; admissions and discharges; discharge process; discharge to assess; complex discharge; admissions, transfers and discharges; discharge summaries; discharge letters; discharge plans; delayed discharges
Bed management | ~ Discharge planning
Admission avoidance | ~ Discharge planning
Patient admissions | ~ Discharge planning
Length of stay | ~ Discharge planning
Hospital admission avoidance | ~ Discharge planning
Bed flow | ~ Discharge planning
Hospital discharge | < Discharge planning
Ward management | ward manager; ward leadership; running a ward; management of a ward; managing a ward
Ward coordination | ward rounds; shift leader on ward; take charge of the ward; taking charge of the ward; coordinating the ward; in charge of the ward; coordinate the ward; ward coordinator | ~ Ward management; Shift coordination
Shift coordination
Caseload management | case load management; managing a caseload; case load; manage a caseload; clinical caseload; complex caseload; managing own caseload; own caseload; manage a case load; managing caseloads; managing a clinical caseload; case holding; holding a caseload | ~ Care coordination
Complex case management | < Caseload management
Care coordination | care coordinator; coordination of care; co-ordinating care; care coordinator role
Care pathways | patient pathways; clinical pathways | ~ Care coordination
Integrated care | integrated care system | ~ Care coordination
Integrated care pathways | ~ Care coordination
Named nurse | named nursing | ~ Care coordination
Key nurse | ~ Care coordination
Primary nurse | primary nursing | ~ Care coordination
Care navigation pathway | ~ Care coordination
Multidisciplinary working | =MDT; MDT working; multidisciplinary team; MDT meetings; multi-professional team; multi-professional; inter-professional; multidisciplinary; multidisciplinary team working; multi-professional working; inter-disciplinary team; multi-disciplinary approach; trans-disciplinary; interdisciplinary team; interdisciplinary; interdisciplinary teams
Multi-agency working | multi-agency; multiagency working; inter-agency working; cross-agency; interagency; multi-agency partners; multi-agency meetings; working with other agencies; multi agency; working with partner agencies; liaising with other agencies; liaise with other agencies; external agencies | ~ Multidisciplinary working; Partnership working
MDT coordination | MDT coordinator | ~ Multidisciplinary working
Cross-functional care teams | ~ Multidisciplinary working
Referral management | making referrals; patient referrals; onward referral; e-referral; e-Referral Service; referral pathways; NHS e-referral; referring patients; processing referrals; referral process; referral processing; GP referrals; two week wait referrals
eRS | =eRS | < Referral management
Choose and book | < Referral management
Signposting | ~ Referral management
2ww | < Referral management
Clinical governance | governance and patient safety; clinical governance framework
Clinical effectiveness | ~ Clinical governance
Patient safety | ~ Clinical governance
Clinical quality | ~ Clinical governance
Clinical safety | ~ Clinical governance
Serious incident investigation | ~ Clinical governance
Clinical risk | clinical risk management | ~ Clinical governance
Patient safety incidents | clinical incidents; clinical incident reporting | ~ Clinical governance
Incident reporting | reporting incidents; incident reports; report incidents; reporting of incidents | ~ Patient safety incidents; Accident reporting; Accident and incident reporting in care; Incident report writing
Serious incidents | ~ Clinical governance
Clinical quality improvement | ~ Clinical governance
Serious untoward incidents | ~ Clinical governance
Significant event analysis | ~ Clinical governance
Never events | ~ Clinical governance
Duty of candour | ~ Clinical governance
Caldicott | ~ Caldicott principles
DATIX | =DATIX | ~ Incident reporting
PSIRF | ~ Clinical governance
CQUIN | ~ Clinical governance
Clinical supervision | clinical supervision and reflective practice; supervision of nurses; safeguarding supervision; supervision of staff clinical; professional supervision; supervisory skills in clinical care; peer supervision; clinical supervisor; managerial supervision; group supervision; supervising junior staff; restorative supervision
Clinical leadership | clinical team leadership; nurse leadership; clinical team leader; clinical leader
Clinical lead | < Clinical leadership
Clinical director | < Clinical leadership
Clinical management | < Clinical leadership
Clinical services management | < Clinical leadership
Preceptorship | preceptor; preceptorship programme
Student nurses | ~ Student mentorship
Practice assessor | Practice assessing (nursing); mentoring student nurses | ~ Preceptorship; Practice supervisor
Practice supervisor | ~ Preceptorship
Supervising students | student supervision; supervision of students | ~ Student mentorship
Clinical educator | < Clinical education
Student placements | ~ Student mentorship
Practice education | ~ Preceptorship; Clinical education
Student mentorship | mentorship of students | ~ Preceptorship
Clinical education | ~ Preceptorship
Practice placement | ~ Student mentorship
Evidence-based practice | evidence based care; research-based practice; evidence based nursing; evidence based medicine; evidence based interventions; clinical evidence
NICE guidelines | < Evidence-based practice
NICE guidance | < Evidence-based practice
National service frameworks | =NSF | ~ Evidence-based practice
Clinical guidelines | ~ Evidence-based practice
Best practice guidelines | ~ Evidence-based practice
Critical appraisal | < Evidence-based practice
Clinical protocols | ~ Clinical guidelines
Clinical research | research nurse; research nursing; clinical studies; clinical development; clinical research nurse; clinical operations
Clinical data management | clinical data manager | ~ Clinical research; Clinical trials
Clinical trials | trial management; clinical trials management; clinical trial; running clinical trials; clinical trial management; clinical trials experience | < Clinical research
Informed consent | ~ Patient consent
Recruitment to trials | < Clinical trials
Trial protocols | < Clinical trials
Site monitoring | ~ Clinical trial monitoring
Phase I clinical trials | < Clinical trials
Phase II | Phase II? | < Clinical trials
Phase III | Phase III? | < Clinical trials
Monitoring visits | ~ Clinical trial monitoring
Contract research organisation | < Clinical research
Clinical trial monitoring | clinical research associate; =CRA? | < Clinical trials
Clinical investigation | < Clinical research
Trial master file | < Clinical trials
Case report forms | =CRF? | < Clinical research
Randomised controlled trials | ~ Clinical trials
CTIMP | < Clinical trials
Good Clinical Practice | ICH-GCP; good clinical practice (GCP); GCP trained; GCP certificate; GCP training; GCP/ICH guidelines | ~ Clinical research
AMSPAR | =AMSPAR | < Medical terminology
Clinical coding | clinical coder; medical coding; coding of medical records | ~ Medical records
Read codes | read coding | ~ Clinical coding; SNOMED
CPT coding | CPT codes | < Clinical coding
Notes summarising | notes summariser | ~ Clinical coding
Summarising | summarising patient records; summarise medical records | ~ Clinical coding
ICD-9-CM | < Clinical coding
ICD-10 | < Clinical coding
OPCS-4 | < Clinical coding
OPCS | < Clinical coding
OPCS4 | < Clinical coding
ICD-9 | < Clinical coding
SNOMED | SNOMED CT | ~ Clinical coding
Medical records | patient records; medical notes; patient notes; health records; clinical records; medical records management; electronic medical records; nursing records; clinical notes; medical record keeping; subject access requests for medical records
Case notes | ~ Medical records
Electronic patient record | electronic health records; electronic clinical records; =EPR; =EHR; =EMR; EMR systems | < Medical records
Patient documentation | nursing documentation; clinical documentation | < Medical records
Clinical record keeping | < Medical records
Patient files | < Medical records
EHR systems | < Electronic patient record
Patient charts | patient charting; charting?; medical charts | < Medical records
Patient data | ~ Medical records
Clinical information systems | ~ Electronic patient record
Clinical systems | ~ Electronic patient record
SOAP notes | < Medical records
GP clinical systems | < Clinical systems
Clinical correspondence
Medical reports
Medical administration
Hospital administration
Healthcare administration
Medical admin
Booking appointments for patients
Appointment scheduling for patients
Patient administration systems [tool] | patient information systems
iPM [tool] | < Patient administration systems
iPM PAS [tool] | < Patient administration systems
Cerner [tool] | < Patient administration systems
Cerner Millennium [tool] | < Patient administration systems
Epic Hyperspace [tool] | < Patient administration systems
Lorenzo [tool] | < Patient administration systems
Meditech [tool] | < Patient administration systems
Medway [tool] | Medway? | < Patient administration systems
CareFlow [tool] | < Patient administration systems
TrakCare [tool] | < Patient administration systems
Hospital information system | hospital systems | < Patient administration systems
Oracle Health [tool] | < Patient administration systems
Nervecentre [tool] | < Patient administration systems
iCare [tool] | < Patient administration systems
Silverlink [tool] | < Patient administration systems
EPIC EHR [tool] | < Patient administration systems
Epic [tool] | =Epic? | < Patient administration systems
Patient database | < Patient administration systems
PARIS [tool] | =PARIS | < Patient administration systems
PIMS [tool] | =PIMS | < Patient administration systems
SystmOne [tool] | =S1?; =Systemone; =systemone; =System One; System One?; System1; =TPP; TPP SystmOne; Systm1; Systmone clinical system | < GP clinical systems | ~ EMIS
EMIS [tool] | EMIS Web; EMIS LV; EMIS PCS; EMIS health; Egton; EMIS clinical system; EMIS systems | < GP clinical systems | ~ SystmOne; Vision clinical system
Vision clinical system [tool] | INPS Vision; Vision 3; In Practice Systems; INPS; Cegedim Vision | < GP clinical systems | ~ EMIS; SystmOne
RiO [tool] | =RiO; electronic care records RiO; AWP RiO | ~ SystmOne
Carenotes [tool] | ~ RiO
IAPTus [tool] | ~ RiO
Care notes system | ~ RiO
Mobius [tool] | ~ RiO
CarePath [tool] | ~ RiO
PCMIS [tool] | ~ RiO
Docman [tool] | Docman 10; DocMan GP
Lexacom [tool] | ~ Docman
Accurx [tool] | ~ Docman
Ardens [tool] | ~ Docman
Ardens templates [tool] | ~ Docman
ICE pathology system [tool] | Sunquest ICE; ICE system; ICE requesting; Anglia ICE
tQuest [tool] | ~ ICE pathology system
PACS [tool] | =PACS; picture archiving and communication system; PACS and RIS | ~ Radiography
Radiology information system [tool] | =RIS? | ~ PACS
CRIS [tool] | =CRIS? | < Radiology information system
DICOM [tool] | ~ PACS
Dental software [tool]
R4 [tool] | =R4 | < Dental software
Quality and Outcomes Framework | =QOF; Quality Outcomes Framework
QOF targets | ~ Quality and Outcomes Framework
DES and LES | ~ Quality and Outcomes Framework
Enhanced services | local enhanced services | ~ Quality and Outcomes Framework
QOF achievement | ~ Quality and Outcomes Framework
GP contract | ~ Quality and Outcomes Framework
GMS contract | ~ Quality and Outcomes Framework
QOF points | ~ Quality and Outcomes Framework
QOF templates | ~ Quality and Outcomes Framework
QOF and enhanced services | ~ Quality and Outcomes Framework
NHS policy and structure | NHS systems; NHS policies; NHS knowledge; NHS Long Term Plan; NHS structures; understanding of the NHS; NHS organisations; NHS Five Year Forward View; current NHS issues; NHS Constitution; NHS agenda; NHS priorities; working within the NHS; NHS providers
NHS commissioning | health commissioning; commissioning in the NHS; healthcare commissioning | ~ NHS policy and structure; Commissioning process; Commissioning of services
Clinical commissioning group | =CCG | < NHS policy and structure
Commissioning process | ~ NHS policy and structure
Integrated care board | < NHS policy and structure
Healthcare policy | ~ NHS policy and structure
CQC standards | Care Quality Commission; CQC compliance; CQC regulations; =CQC; CQC inspection; CQC registration; CQC requirements; CQC regulatory requirements; CQC outcomes; CQC guidelines
Fundamental standards | < CQC standards
Key Lines of Enquiry | =KLOE | < CQC standards
National minimum standards | ~ CQC standards
Care Standards Act | ~ CQC standards
Health and Social Care Act | ~ CQC standards
Health and Social Care Act 2008 | < CQC standards
Care Inspectorate | ~ CQC standards
Care standards | ~ CQC standards
National care standards | ~ CQC standards
Regulated activities | ~ CQC standards
Essential Standards | < CQC standards
CSCI | ~ CQC standards
CIW | ~ CQC standards
RQIA | =RQIA | ~ CQC standards
NMC Code | NMC code of conduct; NMC code of professional conduct; professional code of conduct?; NMC guidelines; code of professional conduct?; NMC standards; NMC Code of Professional Practice; NMC professional code; professional code?; nursing code of conduct
NMC revalidation | < Revalidation | ~ NMC Code
Revalidation
Scope of professional practice | ~ NMC Code
Professional accountability | ~ NMC Code
HCPC standards
HCPC standards of proficiency | < HCPC standards
Clinical negligence awareness
Duty of care
Professional boundaries
Vicarious liability
Patient consent | consent to treatment
Consent to examination
Chaperoning | chaperone; chaperoning patients; chaperone training
Specimen handling | specimen collection; collecting specimens
Urinalysis | urine testing; urine tests; urine dipstick; dipstick; urine analysis | < Specimen handling
Sample collection | ~ Specimen handling
Swab taking | taking swabs | < Specimen handling
Wound swabs | < Specimen handling
Urine samples | < Specimen handling
MRSA swabs | < Specimen handling
Blood and urine | < Specimen handling
Stool samples | < Specimen handling
Lateral flow tests | ~ Point of care testing
Covid testing | ~ Swab taking
Covid swabbing | < Specimen handling
Point of care testing | =POCT | ~ Specimen handling
Swabbing | swab testing | < Specimen handling
COVID-19 testing | ~ Swab taking
MRSA screening | < Specimen handling
Sample taking | ~ Specimen handling
Ambulance driving
Portering
Hospital porter | hospital portering
Patient escorting
Telemedicine
Health informatics | health informatician; healthcare informatics | ~ Clinical informatics; Healthcare IT
Telehealth | ~ Telemedicine
Remote monitoring of patients | remote patient monitoring | ~ Telemedicine
Digital health | ~ Telemedicine
Virtual ward | ~ Telemedicine
Telecare | ~ Telemedicine
E-health | ~ Telemedicine
mHealth | ~ Telemedicine
Digital healthcare | ~ Telemedicine
Health technology | health information technology | ~ Telemedicine
Healthtech | ~ Telemedicine
Virtual clinics | ~ Telemedicine
Healthcare IT
Clinical informatics
HL7 | =HL7 | ~ FHIR
FHIR | =FHIR | ~ Healthcare IT
Nurse-led clinics | running nurse led clinics; practitioner-led clinics; diabetic clinics; nurse led; hypertension clinics | < Running clinics
Running clinics | holding clinics; own clinics; running own clinics; specialist clinics; outreach clinics; community clinics; clinic management | ~ Nurse-led clinics
Chronic disease reviews | < Chronic disease management | ~ Nurse-led clinics
CHD | =CHD | ~ Cardiology; Chronic disease management
Home visits | visiting patients at home; domiciliary visits; patient home visits; community visits; home visiting; visits to patients; visiting patients; visits in the community; visit patients
Health and social care | health and social care settings; health or social care; health and social care services; health and social care sector; healthcare environment; healthcare sector; healthcare industry; health sector; health and social care system; social care; healthcare experience; healthcare background; experience in healthcare; experience of healthcare
Clinical equipment | medical equipment; use of medical equipment; medical equipment use; clinical equipment use; equipment checks clinical; specialist equipment; clinical devices; patient equipment
Medical devices | medical device training | ~ Clinical equipment
Bladder scanner | < Clinical equipment
Point of care devices | < Clinical equipment
Cancer support | ~ Oncology
Cancer nursing | cancer nurse specialist; cancer nurse; oncology nurse; oncology nursing | < Nursing | ~ Cancer support; Oncology
Macmillan nurse | Macmillan support | < Cancer support
Clinical nurse specialist | < Nurse specialist
Nurse specialist | specialist nursing | < Nursing
Holistic needs assessment | ~ Cancer support
Breast care | ~ Cancer nursing
Anatomy and physiology | anatomy; physiology; human anatomy; human physiology; physiological?
Human biology | < Anatomy and physiology
Pathophysiology | < Anatomy and physiology
Kinesiology | ~ Anatomy and physiology
Clinical sciences | ~ Anatomy and physiology
Pharmacology | pharmacokinetics; clinical pharmacology; pharmacodynamics; pharmacology knowledge
Drug interactions | ~ Pharmacology
Therapeutics | ~ Pharmacology
Drug safety | ~ Pharmacovigilance
PK/PD | < Pharmacology
Pharmacovigilance | ~ Clinical research
Adverse event reporting | adverse events | ~ Pharmacovigilance
Drug safety reporting | ~ Pharmacovigilance
Adverse drug reactions | ~ Pharmacovigilance
Individual case safety reports | =ICSR | ~ Pharmacovigilance
PSUR | =PSUR | ~ Pharmacovigilance
Health economics | health economic modelling
Health technology assessment | =HTA? | ~ Health economics
Outcomes research | ~ Health economics
Pricing and reimbursement | ~ Health economics
Value dossiers | ~ Health economics
NICE submissions | ~ Health economics
HEOR | ~ Health economics
QALY | ~ Health economics
Medical sales | medical device sales; medical sales experience
Pharmaceutical sales | ~ Medical sales
Hospital sales | ~ Medical sales
Healthcare sales | ~ Medical sales
Medical representative | ~ Medical sales
Key opinion leaders | =KOL | ~ Medical sales
KOL management | KOL development | ~ Medical sales
Selling to the NHS | ~ Medical sales
NHS sales | ~ Medical sales
Primary care sales | ~ Medical sales
Medical rep | ~ Medical sales
Pharmaceutical representative | ~ Medical sales
Anatomical pathology | anatomical pathology technologist; =APT
Mortuary | mortuary services
Embalming
Funeral services | funeral care
Funeral arranging | funeral arrangements
Funeral directing
Funeral director
Autopsy
Bereavement services
Deceased
Complementary therapies
Acupuncture | acupuncturist | < Complementary therapies
Homeopathy | < Complementary therapies
Herbal medicine | < Complementary therapies
Chiropractic | chiropractor | < Complementary therapies
Alternative therapies | alternative medicine | < Complementary therapies
Naturopathy | < Complementary therapies
Craniosacral therapy | < Complementary therapies
Dry needling | ~ Acupuncture
Humanitarian medicine
Virology clinic
Occupational medicine
Aviation medicine
Sports medicine
Custody healthcare | prison healthcare; healthcare in prison; custody healthcare professional; forensic healthcare; secure healthcare
Prison nursing | prison health; prison nurse | < Custody healthcare; Nursing
Forensic nurse | custody nursing; custody nurse | < Custody healthcare; Nursing
Forensic medical examiner | < Custody healthcare
Offender health | < Custody healthcare
Disability assessment | disability assessor; disability analyst; disability benefits assessment | ~ Clinical assessment
PIP assessments | < Disability assessment
Work capability assessment | capability assessments | < Disability assessment
Functional assessor | < Disability assessment
Personal independence payment | =PIP? | ~ PIP assessments
Functional capacity | ~ Disability assessment
Medico-legal | medico-legal reports
Expert witness reports | ~ Medico-legal
Medical leadership
Clinical commissioning | ~ Medical leadership
Medical director | ~ Medical leadership
Responsible officer | ~ Medical leadership
Medical appraisal | ~ Medical revalidation
Job planning
Medical revalidation | < Revalidation
Doctor's rota
Medical education | ~ Clinical education
Foundation doctors | ~ Junior doctors
Deanery | ~ Postgraduate medical education
Medical workforce
Medical recruitment
Junior doctors
Postgraduate medical education | < Medical education
PGMEI | ~ Postgraduate medical education
`;
