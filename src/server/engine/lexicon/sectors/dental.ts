export const dental = `
Dentistry | general dentistry; dental practice; dental surgery; dental treatment; dental care; dental services
Dental nursing | dental nurse; chairside assistance; four-handed dentistry; four handed dentistry; trainee dental nurse | < Dentistry
Orthodontics | fixed appliances; clear aligners; orthodontic therapist | < Dentistry
Invisalign | < Dentistry | ~ Orthodontics
Endodontics | root canal treatment; root canal; rotary endodontics | < Dentistry
Periodontics | periodontal treatment; periodontal therapy; gum disease | < Dentistry
Oral surgery | extractions in dentistry; wisdom tooth removal | < Dentistry
Oral and maxillofacial surgery | maxillofacial; OMFS; oral and maxillofacial | < Oral surgery; Surgery
Dental implants | implantology; implant dentistry; implant placement | < Dentistry
Dental hygiene | dental hygienist; scale and polish; oral hygiene instruction; airflow polishing | < Dentistry
Dental therapy | dental therapist | < Dentistry | ~ Dental hygiene
Restorative dentistry | crowns and bridges; crown and bridge; fillings?; composite bonding; veneers | < Dentistry
Prosthodontics | removable prosthodontics; fixed prosthodontics | < Dentistry
Clinical dental technology | clinical dental technician | ~ Dental technology; Denture making
Cosmetic dentistry | teeth whitening; smile makeovers | < Dentistry
Paediatric dentistry | children's dentistry; fluoride application; fissure sealants | < Dentistry
Community dentistry | community dental services; special care dentistry | < Dentistry
Dental radiography | dental radiology; dental x-rays; OPG; bitewings; intraoral radiographs; CBCT | < Dentistry
Dental impressions | taking impressions; alginate impressions | < Dentistry
Intraoral scanning | iTero; intraoral scanner; digital impressions | ~ Dental impressions; Dental CAD/CAM
Dental technology | dental technician; dental laboratory work; dental lab | ~ Dental
Dental sedation | sedation dentistry; IV sedation; RA sedation | < Dentistry
Dental charting | periodontal charting; dental records; BPE | < Dentistry | ~ Dental nursing
Dental reception | dental receptionist; dental practice reception; recalls? | < Dentistry
Dental practice management | dental practice manager | < Dentistry
Treatment coordination | treatment coordinator; treatment coordinators; treatment co-ordinator | ~ Dental reception; Dental practice management
NHS dental contract | UDAs; UDA targets; NHS dentistry; units of dental activity | < Dentistry
Dental decontamination | HTM 01-05; dental instrument sterilisation; decontamination of dental instruments | < Dentistry | ~ Dental nursing
Dental materials mixing | mixing dental materials; amalgam | < Dental nursing
Medical emergencies in dentistry | dental emergency drugs | < Dentistry
Dental Protection Standards | GDC standards; standards for the dental team | < Dentistry
Software of Excellence [tool] | SOE Exact; =SOE?; Exact dental software; =EXACT; =SoE EXACT; SOE software; Exact by Software of Excellence | < Dental software
Dentally [tool] | =Dentally | < Dental software
Carestream R4 [tool] | Kodak R4; R4 dental; Carestream Dental | < Dental software
Aerona [tool] | < Dental software
Dental extractions | tooth extraction; tooth extractions | < Oral surgery
Dental examinations | dental check-ups; dental check ups; oral examinations | < Dentistry
Oral cancer screening | mouth cancer screening | < Dentistry
Dental treatment planning | treatment plans in dentistry; explaining dental treatment options | < Dentistry
Emergency dentistry | emergency dental care; out of hours dentistry | < Dentistry
Domiciliary dentistry | dental home visits | < Dentistry
Dental public health | oral health promotion; supervised toothbrushing | ~ Community dentistry
Denture making | denture repairs; acrylic dentures | < Dental technology
Crown and bridge technology | ceramic crowns; dental ceramics; zirconia crowns | < Dental technology
Orthodontic appliance making | retainers?; orthodontic technician | < Dental technology
Dental CAD/CAM [tool] | dental CAD | ~ Dental technology
Exocad [tool] | < Dental CAD/CAM
3Shape [tool] | < Dental CAD/CAM
CEREC [tool] | < Dental CAD/CAM; Dentistry
Dental photography | clinical dental photography | < Dentistry | ~ Dental nursing
Orthodontic nursing | orthodontic nurse | < Dental nursing | ~ Orthodontics
Implant nursing | implant nurse; surgical nursing in dentistry; implant assisting; assisting with implants; assist with implants; assist for implants; implant surgery nursing; implant cases; implant days; assist for implant placement; assist with implant placement; assisting with implant placement | < Dental nursing | ~ Dental implants
Sedation nursing in dentistry | dental sedation nurse | < Dental nursing
Fluoride varnish | fluoride varnish application | < Dentistry | ~ Dental nursing
Surgery set-up in dental practice | setting up the dental surgery; surgery preparation; dental surgery set up | < Dental nursing
Suction and retraction | aspirating during treatment; dental aspiration | < Dental nursing
Dental stock control | ordering dental materials; dental stock ordering | < Dentistry | ~ Dental nursing
Dental anaesthetics | local anaesthetic in dentistry; inferior dental block | < Dentistry
Facial aesthetics in dentistry | < Dentistry
Dental occlusion | occlusal splints; TMJ treatment; TMD | < Dentistry
Periodontal surgery | gum grafting | < Periodontics
Root surface debridement | subgingival scaling; non-surgical periodontal therapy | < Periodontics | ~ Dental hygiene
Tooth whitening | teeth whitening treatment | < Cosmetic dentistry
Dental private plans | Denplan; dental plan sales; practice plan | < Dentistry | ~ Dental practice management
Dental compliance | CQC compliance in dental practice; dental practice audits | < Dentistry | ~ Dental practice management
Foundation dentist supervision | dental foundation training; educational supervisor in dentistry | < Dentistry
Foundation dentist | VT dentist; foundation training dentist | < Dentistry
Dental sales | dental equipment sales; dental sales representative
Dental equipment repair | dental equipment engineer; dental engineer
Systems for dentistry [tool] | =SFD dental | < Dental software
iSmile [tool] | < Dental software
Pearl Dental [tool] | < Dental software
Dental | Dental? | < Dentistry
Oral health | oral health education | ~ Dental public health
`;
