/** Plain names of industries, each with the words (stems match too) that speak for it; a word in the title counts most. */
export const industryWords: Record<string, string> = {
  Healthcare:
    "nurse|nursing|nhs|patient|clinical|ward|hospital|paramedic|midwife|gp|healthcare|healthcare assistant|medical|operating theatre|nmc|hcpc|gmc|radiographer|sonographer|physiotherapist|occupational therapist|speech therapist|dietitian|podiatrist|optometrist|optician|dispensing optician|pharmacist|pharmacy|dental|dentist|hygienist|surgery|surgeon|psychiatrist|rmn|rgn|therapist|psychologist|mental health|health visitor|doctor|phlebotomist|osteopath|chiropractor|audiologist|medical secretary|medical receptionist|clinic|health centre|medical centre|nhs trust|foundation trust|orthodontic",
  "Social care":
    "care assistant|care home|care manager|support worker|residents|domiciliary|home care|carer|social worker|safeguarding adults|learning disabilities|service users|social care|residential care|residential child care|children's home|dementia|key worker|elderly|cqc|care worker|care plans|supported living|domestic abuse|idva|foster|fostering|youth worker|family support|outreach worker|homelessness|hostel|advocate|recovery worker",
  Education:
    "teacher|teaching|school|pupil|classroom|lecturer|academy|ofsted|qts|curriculum|headteacher|tutor|university|sen|senco|key stage|ks1|ks2|ks3|ks4|students|learners|teaching assistant|nursery|nursery nurse|nursery practitioner|room leader|early years|eyfs|college|further education|invigilator|pastoral|learning support|apprenticeship assessor|faculty|campus|programme administrator|admissions",
  "Information technology":
    "software|software engineer|software developer|backend|frontend|backend engineer|frontend engineer|platform engineer|cloud engineer|network engineer|security engineer|security analyst|security operations analyst|machine learning|machine learning engineer|data scientist|data analyst|data engineer|analytics engineer|test engineer|qa engineer|it support|it technician|2nd line support|1st line support|3rd line support|support analyst|service desk|solutions architect|product manager|product owner|developer|developer advocate|business analyst|scrum master|database administrator|systems administrator|typescript|golang|postgres|distributed systems|microservices|java|python|javascript|.net|c#|devops|devops engineer|cloud|aws|azure|sql|web developer|cyber|cyber security|helpdesk|kubernetes|linux|php|full stack|full-stack|full stack engineer|full-stack engineer|web apps|site reliability|site reliability engineer|react|node.js|front end|back end|scrum|api|digital services|saas|softwareentwickler|développeur|ux designer|product designer",
  Finance:
    "accountant|accounts|accounts payable|accounts receivable|accounts assistant|accounting|finance|finance business partner|financial|financial adviser|financial planner|mortgage adviser|audit|auditor|tax|ledger|vat|payroll|aca|acca|cima|aat|bookkeeper|credit control|credit controller|management accounts|reconciliations|bank|banking|bank teller|retail banking|investment banking|corporate banking|private banking|banking sector|credit union|building society|investment|fund|fca|fintech|wealth management|paraplanner|anti-money laundering|compliance manager|buchhalter|comptable|bookkeeping",
  Insurance:
    "insurance|underwriter|underwriting|claims|claims handler|insurance broker|loss adjuster|cii|policyholder|actuarial|actuary|reinsurance",
  Legal:
    "solicitor|legal|law firm|litigation|conveyancing|conveyancer|paralegal|sra|barrister|pqe|fee earner|law|court|legal executive|legal secretary|employment law|llp|chambers|notary|cilex",
  Engineering:
    "engineer|mechanical|electrical|solidworks|autocad|cad|hydraulic|pneumatic|maintenance engineer|aerospace|design engineer|commissioning|plc|instrumentation|subsea|turbine|civil engineer|civil engineering|structural engineer|highways|controls engineer|hvac|refrigeration|lift engineer|field service engineer|maintenance technician|engineering|fitter|multi skilled engineer",
  Automotive:
    "vehicle technician|mechanic|hgv technician|hgv mechanic|mot tester|panel beater|car sales|automotive|vehicle|workshop|bodyshop|dealership|garage|tyre fitter|service advisor|paint sprayer|auto electrician|motor trade",
  Manufacturing:
    "materials manager|materials controller|stores controller|production planner|mrp|kanban|capital equipment|production|production operative|production supervisor|production manager|manufacturing|machine operator|factory|cnc|cnc machinist|cnc operator|assembly|lean|machinist|welding|welder|fabricator|toolmaker|shop floor|quality control|quality inspector|six sigma|tooling|process operator|plant operations|packing hall|foundry|food production|food manufacturing|haccp|brc|line leader",
  Construction:
    "construction|construction manager|site manager|cscs|quantity surveyor|building|bricklayer|joiner|carpenter|plumber|electrician|roofer|plasterer|dry liner|decorator|tiler|kitchen fitter|kitchens and bathrooms|scaffolder|scaffolding|groundworks|groundworker|contractor|smsts|sssts|surveyor|architect|refurbishment|excavator|excavator operator|plant operator|labourer|main contractor|cpcs|npors|housebuilder|site agent|estimator|bim",
  "Transport and logistics":
    "driver|delivery driver|bus driver|hgv|hgv driver|lgv|warehouse|warehouse operative|forklift|logistics|delivery|transport|transport manager|fleet|haulage|picking|packing|courier|supply chain|tachograph|depot|freight|distribution|shipping|cpc|lorry|train driver|rail|railway|trackman|track worker|pts|airline|airport|cabin crew|port|stevedore|multi drop",
  "Hospitality and catering":
    "chef|kitchen|kitchen porter|restaurant|hotel|catering|bar|bar staff|bar supervisor|barista|waiter|waitress|waiting staff|menu|food hygiene|hospitality|sous chef|front of house|housekeeping|housekeeper|pub|inn|guests|covers|café|cafe|night porter|concierge|banqueting|reception manager|cook",
  "Travel and events":
    "travel agent|travel consultant|tour guide|holiday|events manager|event coordinator|events|conference|exhibition|tourism|venue|wedding",
  Retail:
    "retail|store|store manager|shop|butcher|butchery|baker|bakery|fishmonger|greengrocer|delicatessen|florist|shop manager|shop assistant|merchandising|visual merchandiser|till|stock replenishment|footfall|sales assistant|sales floor|keyholder|fashion|supermarket|boutique|bookseller|ecommerce|e-commerce|buyer|merchandiser",
  Sales:
    "sales|sales manager|business development|business development manager|business development executive|telesales|account manager|key account manager|account executive|sales executive|cold calling|b2b|field sales|new business|quota|sales targets|territory|lead generation|commission|ote",
  "Marketing and media":
    "marketing|marketing manager|marketing executive|seo|ppc|campaign|brand|social media|content|copywriter|public relations|pr|media|advertising|journalist|editor|reporter|broadcast|communications|communications officer|creative agency|digital agency|graphic designer|photographer|videographer|film|publishing|newspaper|crm",
  "Human resources and recruitment":
    "recruitment consultant|recruiter|hr|hr adviser|hr advisor|hr manager|hr business partner|human resources|people partner|people team|head of people|cipd|talent acquisition|employee relations|resourcer|resourcing|payroll|learning and development",
  "Public sector":
    "civil service|council|borough council|county council|city council|district council|government|local authority|local government|policy|policy officer|policy advisor|policy adviser|department for|office for|ministry|public sector|grade 7|heo|defra|hmrc|minister|ministers|home office|planning officer|planning policy|environmental health|democratic services|jobcentre|statistical officer|registrar|electoral",
  "Emergency services and defence":
    "police|police officer|police staff|pcso|constable|constabulary|firefighter|fire and rescue|fire service|ambulance|control room operator|army|royal navy|raf|mod|ministry of defence|prison officer|prison|probation|coastguard|forensic|scenes of crime",
  Administration:
    "administrator|receptionist|secretary|pa|personal assistant|executive assistant|office manager|office administrator|typing|data entry|diary management|minute taking|filing|switchboard|clerk|admin|office",
  "Customer service":
    "customer service|customer service adviser|customer service advisor|customer services|call centre|contact centre|customer support|customer adviser|customer advisor|customer success|complaints|inbound calls",
  Energy:
    "oil|gas|gas engineer|gas service engineer|gas safe|boiler|heating|heating engineer|offshore|renewables|wind|wind turbine|solar|nuclear|energy|drilling|oilfield|power station|utilities|heat pump|smart meter|water company|electricity|national grid",
  Science:
    "laboratory|laboratory technician|lab|scientist|research|research fellow|research assistant|research analyst|chemistry|biology|pharmaceutical|biotech|gmp|clinical trials|molecular|assay|chemist|microbiologist|microbiology|hplc|ecologist|geologist|statistician",
  Property:
    "lettings|lettings negotiator|estate agent|sales negotiator|property|property manager|housing|housing officer|housing association|tenants|tenancy|landlord|valuations|facilities management|facilities manager|leasehold|block management|caretaker|site manager school|chartered surveyor|rent arrears|void",
  Charity:
    "charity|fundraising|fundraiser|fundraising manager|community fundraiser|volunteers|volunteer coordinator|donors|trustees|not-for-profit|hospice|foodbank|food bank|legacies|major donor|women's aid|grants|ngo|beneficiaries|citizens advice",
  Security:
    "security officer|sia|sia licence|cctv|cctv operator|door supervisor|guarding|security guard|patrol|loss prevention|close protection",
  "Cleaning and facilities":
    "cleaner|cleaning|cleaning supervisor|window cleaner|domestic assistant|janitor|coshh|hoovering|mopping|site supervisor|waste collection|refuse|pest control|laundry",
  Agriculture:
    "farm|farmer|farm worker|agriculture|agricultural|horticulture|gardener|gardens|groundsman|grounds maintenance|greenkeeper|landscaper|landscaping|arborist|tree surgeon|livestock|dairy|herd|herdsperson|herdsman|milking|crop|tractor|forestry|nursery stock|groom|yard|horses|equine|stables|estate worker|gamekeeper|shepherd|fishing",
  "Animal care":
    "veterinary|veterinary nurse|veterinary surgeon|vet|vets|rvn|rcvs|animal care|kennel|cattery|dog groomer|zoo|zookeeper|animal welfare",
  "Hair and beauty":
    "hairdresser|hairdressing|hair stylist|stylist|barber|beauty therapist|beauty|salon|spa|spa therapist|nail technician|manicure|waxing|massage|make-up artist|aesthetics|aesthetic practitioner",
  "Sport and leisure":
    "leisure|leisure centre|lifeguard|swimming|swimming teacher|personal trainer|fitness|fitness instructor|gym|sports coach|coach|coaching sessions|football|outdoor instructor|recreation assistant",
  "Arts and culture":
    "museum|gallery|curator|theatre|heritage|archive|archivist|library|librarian|conservator|collections|music|orchestra|exhibitions|actor|stage manager|visitor experience|visitor services",
};

/** The industry that asks for the concepts of a sector of the lexicon; a sector that many industries share has none. */
export const industryOfSector: Readonly<Record<string, string>> = {
  software: "Information technology",
  infrastructure: "Information technology",
  security: "Information technology",
  health: "Healthcare",
  dental: "Healthcare",
  pharmacy: "Healthcare",
  care: "Social care",
  "social-work": "Social care",
  education: "Education",
  childcare: "Education",
  finance: "Finance",
  "insurance-and-banking": "Insurance",
  law: "Legal",
  engineering: "Engineering",
  automotive: "Automotive",
  manufacturing: "Manufacturing",
  "food-production": "Manufacturing",
  "fashion-and-textiles": "Manufacturing",
  construction: "Construction",
  trades: "Construction",
  logistics: "Transport and logistics",
  "rail-and-aviation": "Transport and logistics",
  maritime: "Transport and logistics",
  hospitality: "Hospitality and catering",
  "events-and-travel": "Travel and events",
  retail: "Retail",
  sales: "Sales",
  marketing: "Marketing and media",
  media: "Marketing and media",
  "human-resources": "Human resources and recruitment",
  "public-service": "Public sector",
  "armed-forces": "Emergency services and defence",
  "emergency-services": "Emergency services and defence",
  energy: "Energy",
  science: "Science",
  property: "Property",
  charity: "Charity",
  "security-guarding": "Security",
  "cleaning-and-facilities": "Cleaning and facilities",
  agriculture: "Agriculture",
  veterinary: "Animal care",
  beauty: "Hair and beauty",
  sport: "Sport and leisure",
};
