/** Plain names of sectors, each with the words (stems match too) that speak for it; a word in the title counts most. */
export const industryWords: Record<string, string> = {
  Healthcare:
    "nurse|nursing|nhs|patient|patients|clinical|ward|hospital|paramedic|midwife|gp|healthcare|medical|theatre|nmc|hcpc|gmc|radiographer|physiotherapist|pharmacist|pharmacy|dental|dentist|surgery|consultant psychiatrist|rmn|rgn|therapist|psychologist|mental health|health visitor|doctor|phlebotomist",
  "Social care":
    "care assistant|care home|support worker|residents|domiciliary|home care|carer|social worker|safeguarding adults|learning disabilities|service users|social care|residential care|dementia|key worker|elderly|cqc|care worker|care plans",
  Education:
    "teacher|teaching|school|pupils|pupil|classroom|lecturer|academy|ofsted|qts|curriculum|headteacher|tutor|university|sen|key stage|ks1|ks2|ks3|ks4|students|learners|teaching assistant|nursery|early years",
  "Information technology":
    "software|backend|frontend|backend engineer|frontend engineer|software engineer|platform engineer|cloud engineer|security engineer|machine learning|postgres|golang|typescript|distributed systems|data scientist|microservices|developer|java|python|javascript|.net|c#|devops|cloud|aws|azure|sql|infrastructure|it support|network|programming|agile|web developer|systems|data engineer|cyber|helpdesk|kubernetes|linux|php|full stack|full-stack|full stack engineer|full-stack engineer|web apps|devops engineer|data engineer|site reliability engineer|react|node.js|front end|back end|scrum|api|digital services|site reliability|softwareentwickler|développeur",
  Finance:
    "accountant|accounts|accounting|finance|financial|audit|auditor|tax|ledger|vat|payroll|aca|acca|cima|aat|bookkeeper|credit control|management accounts|reconciliations|retail banking|investment banking|corporate banking|private banking|banking sector|investment|fund|buchhalter|comptable|bookkeeping",
  Insurance:
    "insurance|underwriter|underwriting|claims|broker|brokerage|cii|policyholder|actuarial|reinsurance",
  Legal:
    "solicitor|legal|law firm|litigation|conveyancing|paralegal|sra|barrister|pqe|fee earner|law|court|legal executive|employment law",
  Engineering:
    "engineer|mechanical|electrical|solidworks|autocad|cad|hydraulic|pneumatic|maintenance engineer|aerospace|design engineer|commissioning|plc|instrumentation|subsea|turbine|civil engineering|highways",
  Manufacturing:
    "production|manufacturing|machine operator|factory|cnc|assembly|lean|machinist|welding|welder|shop floor|quality control|production operative|six sigma|tooling",
  Construction:
    "construction|site manager|cscs|quantity surveyor|building|bricklayer|joiner|carpenter|plumber|electrician|scaffold|groundworks|contractor|smsts|surveyor|architect|refurbishment|plant",
  "Transport and logistics":
    "driver|hgv|lgv|warehouse|forklift|logistics|delivery|transport|fleet|haulage|picking|packing|courier|supply chain|tachograph|depot|freight|distribution|shipping|cpc|lorry",
  "Hospitality and catering":
    "chef|kitchen|restaurant|hotel|catering|bar|waiting|menu|food hygiene|hospitality|sous chef|barista|front of house|housekeeping|pub|guests|covers",
  Retail:
    "retail|store|shop|merchandising|visual merchandiser|till|stock replenishment|store manager|footfall|sales assistant|fashion|supermarket",
  Sales:
    "sales|business development|telesales|account manager|sales executive|cold calling|b2b|field sales|new business|quota|targets|territory",
  "Marketing and media":
    "marketing|seo|ppc|campaign|brand|social media|content|copywriter|pr|media|advertising|journalist|editor|communications|creative|agency",
  "Human resources and recruitment":
    "recruitment consultant|recruitment|hr|human resources|cipd|talent acquisition|employee relations|resourcer|resourcing|payroll",
  "Public sector":
    "civil service|council|government|local authority|policy|department for|ministry|public sector|grade 7|seo|heo|eo|defra|hmrc|minister|ministers|home office",
  Administration:
    "administrator|receptionist|secretary|pa|personal assistant|office manager|typing|data entry|diary management|minute taking|filing|switchboard|clerk|admin",
  "Customer service":
    "customer service|call centre|contact centre|customer support|customer adviser|customer advisor|complaints|inbound calls",
  Energy:
    "oil|gas|offshore|renewables|wind|solar|nuclear|energy|drilling|oilfield|power station|utilities",
  Science:
    "laboratory|scientist|research|chemistry|biology|pharmaceutical|gmp|clinical trials|molecular|assay|chemist",
  Property:
    "lettings|estate agent|property|housing|tenants|landlord|valuations|facilities management|leasehold",
  Charity: "charity|fundraising|fundraiser|volunteers|donors|trustees|not-for-profit",
  Security: "security officer|sia|cctv|door supervisor|guarding|security guard|patrol",
  Agriculture: "farm|agriculture|horticulture|gardener|livestock|crop|forestry|herd",
};
