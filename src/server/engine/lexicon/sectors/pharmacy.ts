export const pharmacy = `
Pharmacy | Pharmacy?; pharmacy practice; pharmacy services; pharmaceutical services; pharmaceuticals in hospital; dispensary; pharmacy department; pharmacy team; ward-based pharmacy services; pharmacotherapy; clinical pharmacy services
Pharmacist | pharmacists; working as a pharmacist | < Pharmacy | ~ Registered pharmacist
Community pharmacy | retail pharmacy; high street pharmacy | < Pharmacy
Hospital pharmacy | < Pharmacy
Clinical pharmacy | clinical pharmacist; ward pharmacy | < Pharmacy
GP practice pharmacy | practice pharmacist; PCN pharmacist; primary care pharmacist | < Clinical pharmacy
Pharmacy technician work | pharmacy technician; pharmacy technicians | < Pharmacy
Dispensing | dispensing medicines; dispensing prescriptions; dispensing medication; dispenser in pharmacy; prescription dispensing; pharmacy dispensing; dispenser; dispensing assistant; dispensing practice; dispensary experience | < Pharmacy
Accuracy checking | accuracy checking technician; accredited checking technician; final accuracy checking; accuracy checking pharmacy technician; =ACPT; ACT qualified; accuracy checking dispenser; accuracy checking dispensers | < Dispensing
Dosette boxes | blister packs; monitored dosage systems; multi-compartment compliance aids; =MDS trays; nomad trays | ~ Dispensing
Repeat prescriptions | repeat prescribing; prescription requests
Repeat dispensing | electronic repeat dispensing; =eRD | ~ Repeat prescriptions
Electronic Prescription Service | electronic prescriptions; =EPS?; NHS Spine; EPS prescriptions; EPS release 2
Pharmacy counter sales | over the counter medicines; OTC medicines; medicines counter assistant; healthcare counter; pharmacy counter | < Community pharmacy
New Medicine Service | =NMS?; NMS consultations | < Community pharmacy
Medicines use reviews | =MURs; MUR | < Community pharmacy
Pharmacy First | minor ailments service; common ailments | < Community pharmacy
Patient group directions | =PGD; PGDs | ~ Independent prescriber
Patient specific directions | patient specific direction; =PSD | ~ Patient group directions
Emergency hormonal contraception | =EHC
Medication reconciliation | medicines reconciliation | < Medicines management
Medication review | structured medication reviews; clinical medication reviews; polypharmacy reviews; polypharmacy; =SMRs | < Medicines management
Deprescribing | < Medication review
Antimicrobial stewardship | antimicrobial prescribing; antibiotic stewardship
Formulary management | formulary development; area prescribing committee; Formulary | < Medicines management
Medicines information | drug information service | < Pharmacy
Aseptic preparation | aseptic dispensing; aseptics | ~ Aseptic services
Aseptic technique | =ANTT; aseptic non-touch technique; non-touch technique; aseptic techniques | ~ Aseptic preparation; Infection prevention and control
Pharmacy stock management | pharmacy stock control; pharmacy procurement; ordering medicines | < Pharmacy
Controlled drugs register | CD register; controlled drug balance checks | < Controlled drugs
Methadone dispensing | supervised consumption; methadone? | < Dispensing
British National Formulary | =BNF?
Drug Tariff | prescription endorsing; prescription pricing
Responsible pharmacist duties | responsible pharmacist regulations
Superintendent pharmacist | < Pharmacist | ~ Responsible pharmacist duties
Pharmaceutical waste disposal | medicines waste; returned medicines | ~ Pharmacy stock management
Falsified Medicines Directive | =FMD?
Good Distribution Practice | =GDP?; GDP compliance; wholesale dealer authorisation; WDA licence; GDP for medicines
Clinical trials pharmacy | investigational medicinal products; =IMP handling | < Pharmacy
Radiopharmacy | < Pharmacy | ~ Nuclear medicine
Pharmacy dispensing robot | dispensing robots; pharmacy automation; Rowa | < Dispensing
PharmOutcomes [tool]
ProScript Connect [tool] | ProScript; ProScript Link | < Pharmacy software
Cegedim Pharmacy Manager [tool] | Cegedim | < Pharmacy software
RxWeb [tool] | < Pharmacy software
JAC pharmacy system [tool] | =JAC; JAC system | < Pharmacy software
OptimiseRx [tool] | ~ Prescribing data analysis
ScriptSwitch [tool] | ~ OptimiseRx
ePACT [tool] | ePACT2
Medicines management | medicines optimisation; medicines safety; medicines policy | ~ Medication administration
Medication safety | < Medicines management
Safe handling of medicines | ~ Medicines management
Pharmaceutical care | < Pharmacy | ~ Clinical pharmacy
Medicines governance | < Medicines management
Prescribing advice | < Medicines management
Prescribing | prescriber; prescribing practice; prescribing medication; safe prescribing; controlled drugs prescribing | ~ Independent prescriber
Prescribing data analysis | prescribing budgets; prescribing guidelines | ~ Prescribing; ePACT
EPMA | =EPMA; electronic prescribing; e-prescribing; prescribing systems | ~ Medication administration
Prescription processing | ~ Dispensing; Repeat prescriptions
Controlled drugs | misuse of drugs act; controlled medication; Misuse of Drugs Regulations; controlled drug checks
Aseptic services | aseptic unit; aseptic manufacturing
Chemotherapy preparation | < Aseptic services
Isolator | Isolator? | ~ Aseptic services
Cytotoxics | ~ Chemotherapy preparation
TPN | =TPN | ~ Aseptic services
Pharmacy software [tool] | EMIS pharmacy
Analyst PMR [tool] | < Pharmacy software
Ascribe [tool] | =Ascribe; Ascribe? | < Pharmacy software
PMR systems [tool] | < Pharmacy software
Patient medication record [tool] | =PMR | < Pharmacy software
`;
