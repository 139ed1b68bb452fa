/** Care, hospitals, surgeries, pharmacies and social work. */
export const careAndHealthPosts = `
staff,registered,charge,bank,ward,community,district,practice,senior,agency,theatre,icu,er,rgn,school,research,hospice,paediatric,children,mental,rmn,scrub,recovery nurse; nurse practitioner; ward sister; midwife; paramedic; health care assistant; healthcare assistant; nursing assistant,auxiliary; certified nursing; patient care; hca; healthcare support worker; clinical support worker; nursing associate; ambulance technician; emergency care assistant; phlebotomist | Care of patients
staff,registered,charge,bank,ward,community,district,practice,senior,agency,theatre,icu,er,rgn nurse; nurse practitioner; ward sister; midwife; paramedic; health care assistant; healthcare assistant; nursing assistant,auxiliary; certified nursing; nursing associate; hca; ambulance technician | Vital signs
staff,registered,charge,bank,ward,community,district,practice,agency,theatre,hospice,rgn nurse; nurse practitioner; ward sister; midwife | Nursing; Clinical skills
staff,ward,charge,registered,bank,agency,community,district nurse; ward sister | Medication administration; Care planning; Infection prevention and control; Record keeping; Multidisciplinary working; Clinical assessment
district,community nurse | Wound care
practice nurse | Immunisation; Wound care; Infection prevention and control; Chronic disease management
scrub,theatre nurse | Theatre nursing; Infection prevention and control
theatre,operating practitioner; odp | Operating department practice; Infection prevention and control
dental,veterinary,vet,nursery nurse; senior nursery,dental,veterinary,vet nurse | none
midwife | Maternity care; Record keeping; Infection prevention and control
health visitor | Child development; Safeguarding children; Public health
health care assistant; healthcare assistant; nursing assistant,auxiliary; hca; healthcare support worker | Personal care; Moving and handling of people; Infection prevention and control
care assistant; home carer; carer; care worker; support worker; health care assistant; healthcare assistant; caregiver; home help; senior carer; domiciliary carer; care home manager; live in carer; care practitioner; personal care assistant; homecare assistant,worker | Care support work; Care sector experience
emergency care assistant; foster,family,unpaid,child carer; housing,tenancy,refugee,homelessness,employment,youth,family,resettlement,floating,outreach,project,business,learning,peer support worker; mental health support worker | none
care assistant; home carer; care worker; senior carer; domiciliary carer; live in carer; homecare assistant,worker; night carer | Personal care; Moving and handling of people; Daily records
senior carer; senior care assistant | Medication administration
animal,dental,pet,child,eye,hair,skin,auto care assistant; emergency care assistant; child care worker; animal carer | none
mental health support worker; mental health nurse,worker,practitioner; rmn; psychiatric nurse | Working with people with mental health needs
support worker | Person-centred care
care home manager; registered manager; home manager; care manager; domiciliary care manager | Care home management; CQC standards; Care planning; Safeguarding adults
care coordinator,scheduler; home care coordinator | Care coordination; Rota management; Telephone skills
activities coordinator,organiser; activity coordinator,worker | Activities coordination; Care sector experience
physiotherapist | Physiotherapy; Clinical assessment; Rehabilitation; Record keeping; Multidisciplinary working
physiotherapy,physio,therapy,rehabilitation,rehab assistant; rehabilitation support worker | Rehabilitation; Care of patients
veterinary,vet,animal,equine physiotherapist | none
occupational therapist | Occupational therapy; Clinical assessment; Multidisciplinary working
speech therapist; language therapist | Speech and language therapy; Clinical assessment; Multidisciplinary working
dietitian; dietician | Dietetics; Clinical assessment
radiographer | Radiography; Care of patients; Infection prevention and control
paramedic; ambulance technician; emergency medical technician | Emergency care; Clinical assessment; Record keeping
pharmacist | Dispensing; Medicines management
pharmacy technician,dispenser; dispenser; dispensing assistant; pharmacy assistant; dispensary assistant,lead,manager,supervisor | Dispensing; Customer service
cash,fuel dispenser | none
dentist | Dentistry; Clinical assessment; Infection prevention and control
dental nurse,assistant | Dental nursing; Infection prevention and control; Decontamination of medical equipment; Record keeping; Care of patients
dental hygienist | Oral hygiene; Infection prevention and control; Care of patients
optician; dispensing optician; optometrist | Optical dispensing; Customer service
optical assistant | Customer service; Optical dispensing
optometrist | Optometry; Care of patients
phlebotomist | Phlebotomy; Infection prevention and control
hospital,theatre,ward porter | Patient transport services; Moving and handling of people; Infection prevention and control
ward clerk; ward receptionist; ward administrator | Administration; Telephone skills; Record keeping
medical secretary | Medical secretarial work; Medical terminology; Audio typing; Confidentiality
medical,gp,surgery,doctors,clinic,hospital receptionist | Confidentiality; Record keeping
practice manager | People management; Administration
doctor; gp; general practitioner; surgeon; anaesthetist; medical registrar; house officer; consultant physician | Clinical skills; Clinical assessment; Clinical diagnosis; Record keeping; Multidisciplinary working
computer,car,phone,pc,tree,gp receptionist | none
counsellor; psychotherapist | Counselling; Confidentiality
debt,careers,school,camp counsellor | none
clinical psychologist; assistant psychologist | Psychology; Clinical assessment
biomedical scientist; bms; medical laboratory assistant | Laboratory techniques; Sample preparation
biomedical scientist; bms | Biomedical science
healthcare scientist | Laboratory techniques
foster carer | Fostering; Working with children; Safeguarding children
social worker | Social work; Safeguarding; Advice and guidance casework; Multidisciplinary working; Report writing; Care planning
social work assistant | Advice and guidance casework
family support worker | Early help; Safeguarding children
youth worker | Youth work; Safeguarding children
key worker; keyworker | Keyworking; Care planning
drug,drugs,alcohol,substance worker,practitioner | Substance misuse
homeless,homelessness,hostel worker,officer | Homelessness support
housing,tenancy,floating support worker,officer | Floating support; Keyworking
probation officer | Probation; Risk assessment; Report writing
advice worker; welfare rights adviser,advisor,officer; citizens advice adviser,advisor | Welfare benefits advice; Advice and guidance casework
debt adviser,advisor,counsellor | Debt management advice; Advice and guidance casework
community development worker,officer; community worker,engagement | Community development
podiatrist; chiropodist | Podiatry; Clinical assessment; Infection prevention and control
social prescriber; social prescribing link worker; community link worker | Social prescribing; Signposting
independent advocate; advocacy worker,officer | Advocacy
domestic abuse,violence worker,advocate,practitioner,adviser,advisor; idva; refuge worker | Domestic abuse support; Safeguarding
contact supervisor; family contact worker | Contact supervision; Safeguarding children; Record keeping
residential childcare worker; residential child care worker; residential children s worker; children s home worker,manager,officer; support worker children s home; therapeutic care practitioner,worker | Residential childcare; Safeguarding children; Working with children
leaving care worker,adviser,advisor,officer | Leaving care
clinical coder | Clinical coding; Medical terminology
waiting list coordinator,clerk,administrator,officer; patient pathway coordinator; access booking clerk; booking clerk clinic | Waiting list management; Booking appointments for patients; Telephone skills
outpatient,outpatients receptionist,clerk,administrator; clinic clerk | Booking appointments for patients; Medical reception
health trainer; smoking cessation adviser,advisor; health improvement practitioner,officer; wellbeing coach | Health promotion
vaccinator; immuniser; immunisation nurse | Immunisation; Injections; Infection prevention and control
hospice,palliative nurse,healthcare | End of life care
dialysis,renal,oncology,cardiac,respiratory,stroke,surgical,medical,orthopaedic,emergency,critical,intensive care nurse; deputy ward manager; ward sister | Vital signs; Medication administration; Infection prevention and control
staff,registered,charge,ward,community,district,practice,theatre,icu,hospice,paediatric,children,mental,rmn,rgn,research nurse; nurse practitioner; nursing associate; ward sister,manager,clerk; midwife; health visitor; paramedic; physiotherapist; occupational therapist; radiographer; dietitian; dietician; speech therapist; language therapist; health care assistant; healthcare assistant; nursing assistant,auxiliary; hca; healthcare support worker; phlebotomist; care assistant; home carer; care worker; senior carer; domiciliary carer; support worker; care home manager; care coordinator; social worker; therapy,physiotherapy,rehab,rehabilitation assistant; medical secretary; medical,surgery receptionist | Health and social care
`;
