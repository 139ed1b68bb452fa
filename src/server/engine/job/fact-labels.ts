/** Labels with which advertisements name their facts ("Location: Leeds"). Lower case. */
export const factLabels = {
  title:
    "job title|job name|job title and grade|position|role title|role|post title|post|vacancy|job|title|job role|stelle|stellenbezeichnung|position titel|poste|intitulé du poste|intitulé|puesto|vacante|posizione|functie|stanowisko|cargo",
  company:
    "company|company name|employer|organisation|organization|trust|school|firm|business name|hiring organisation|unternehmen|firma|arbeitgeber|entreprise|société|empresa|azienda|bedrijf",
  location:
    "location|job location|locations|town|town/city|where|workplace|workplace address|place|depot|office location|place of work|work location|base|based|based in|based at|city|region|area|site|location/trust|standort|arbeitsort|einsatzort|ort|lieu|lieu de travail|localisation|ubicación|lugar|lugar de trabajo|sede|locatie|miejsce pracy|lokalizacja|localização",
  salary:
    "salary|salary range|starting salary|pay|pay rate|rate of pay|package|rate|remuneration|grade|band|gehalt|salaire|salario",
  hours:
    "hours|weekly hours|schedule|work schedule|expected hours|hours of work|working hours|hours per week|contracted hours|working pattern|work pattern|shift pattern|shifts|shift|arbeitszeit|horario",
  contract:
    "contract|contract type|type of contract|employment type|job type|vacancy type|duration|term|tenure|contrat",
  other:
    "reports to|reporting to|closing date|start date|benefits|type|department|reference|ref|sector|industry|description|responsible to|key skills|introduction",
};

/** Words a company name never is, as a whole. Lower case. */
export const notCompanies: ReadonlySet<string> = new Set(
  `we our us you your they their it this that the these those there here our client my client the client the company the role the team
the trust the school the hospital the successful candidate client company team role job position candidate candidates applicants i he she who what when why how
if as at in on for from by with to an a and all any each both either please some no not one two
monday friday uk u.k europe england scotland wales ireland britain united kingdom english french german north south east west nhs cqc ofsted ltd limited plc
salary location benefits hours requirements responsibilities essential desirable experience skills knowledge ability qualifications the person the ideal candidate
this role this position this post this job today now immediate full time part time permanent contract hr it director manager care home care homes home
the civil service civil service the opportunity the package the benefits about you about us about the role apply applications closing date interviews interview cv job description person specification
easy apply
quick apply
actively hiring
staff nurse support workers support worker`
    .split(/\n|\s{2,}/)
    .flatMap((line) => [...line.split(" "), line]),
);

/** Bodies that regulate, check or certify: named in advertisements without being the employer. Lower case. */
export const regulators: ReadonlySet<string> = new Set(
  `health and care professions council|health care professions council|nursing and midwifery council|nursing & midwifery council|
general medical council|general dental council|general pharmaceutical council|general optical council|general osteopathic council|
care quality commission|home office|disclosure and barring service|disclosure & barring service|criminal records bureau|
solicitors regulation authority|financial conduct authority|teaching regulation agency|security industry authority|social work england|
social care wales|department of health|department for work and pensions|department for education and skills|teaching vacancies|
investors in people|disability confident|armed forces covenant|stonewall|mindful employer|royal college of nursing|
royal college of physicians|royal college|agenda for change|afc|allied health professions|allied health professionals|civil service commission|
information commissioner|equality act|health and safety executive|university|college|school|academy|hospital|council|foundation trust|
nhs trust|nhs foundation trust|surgery|foundation|healthcare|health care|hospice|group|ltd|limited|trust board|european union|right to work|
registered charity|charity|charity commission|social care|secondary care|primary care|adult social care|mental health trust|local authority|clinical commissioning group`
    .replaceAll("\n", "")
    .split("|"),
);
