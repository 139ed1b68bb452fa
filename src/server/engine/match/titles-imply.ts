/**
 * What whoever held a post did there, by the words of its title: skills of the lexicon by canonical name. Only what belongs
 * to the post everywhere; what is usual but not certain is left to the lines of the CV.
 */
export const titlesImply: readonly (readonly [title: RegExp, skills: readonly string[]])[] = [
  [
    /\b(?:(?:sales|shop|retail|store|customer|counter|beauty|checkout) (?:assistant|associate|advis[eo]r|attendant|host)|cashier|checkout operator|(?:bank )?teller|receptionist|barista|bartender|bar ?staff|wait(?:er|ress|ing staff)|server|concierge|cabin crew|flight attendant|front[- ]of[- ]house|call[- ]cent(?:re|er)|contact[- ]cent(?:re|er)|(?:store|shop|restaurant|branch|bar) manager|customer (?:service|services|care|support|success|relations))\b/iu,
    ["Customer service"],
  ],
  [/\b(?:cashier|checkout operator|(?:bank )?teller)\b/iu, ["Cash handling"]],
  [
    /\b(?:sales|shop|retail|store) (?:assistant|associate|manager|advis[eo]r)\b/iu,
    ["Retail", "Retail industry"],
  ],
  [
    /\b(?:supervisor|team lead(?:er)?|foreman|charge nurse|ward sister|(?:head|executive|sous) chef|head (?:teacher|of)|director|(?:store|shop|branch|office|ward|restaurant|kitchen|operations|general|service|warehouse|nursery|bar|hotel|regional|area|shift|production|factory|site|team|home|practice|department) manager)\b/iu,
    ["People management"],
  ],
  [
    /\b(?:teacher|teaching assistant|classroom assistant|learning support assistant|head ?teacher|nursery (?:nurse|assistant|practitioner)|child ?minder|nanny|au pair|child ?care|early years|pre-?school|day ?care|children['’]s)\b/iu,
    ["Working with children"],
  ],
  [/\b(?:teacher|lecturer|tutor)\b/iu, ["Teaching"]],
  [/\bteach(?:er|ing assistant)\b/iu, ["Classroom management"]],
  [
    /\b(?:(?:staff|registered|charge|bank|ward|community|district|practice|senior|agency|theatre|icu|er) nurse|nurse practitioner|ward sister|midwife|paramedic|health ?care assistant|nursing assistant|nursing auxiliary|certified nursing|patient care)\b/iu,
    ["Care of patients", "Vital signs"],
  ],
  [
    /\b(?:(?:staff|registered|charge|bank|ward|community|district|practice) nurse|nurse practitioner|ward sister|midwife)\b/iu,
    ["Nursing", "Clinical skills"],
  ],
  [/\bmidwife\b/iu, ["Maternity care"]],
  [
    /(?<!\bemergency )\b(?:care assistant|home carer|carer|care worker|support worker|health ?care assistant|caregiver|home help)\b/iu,
    ["Care support work", "Care sector experience"],
  ],
  [
    /(?<!\bemergency )\b(?:care assistant|home carer|care worker|health ?care assistant)\b/iu,
    ["Personal care"],
  ],
  [
    /\b(?:accountant|book-?keeper|accounts (?:assistant|clerk|manager|payable|receivable)|financial controller|finance (?:manager|director|officer|assistant)|accounting)\b/iu,
    ["Accounting"],
  ],
  [
    /\b(?:management accountant|financial controller|finance manager|finance director)\b/iu,
    ["Management accounts"],
  ],
  [
    /\b(?:administrator|administrative (?:assistant|officer)|office (?:manager|administrator|assistant|clerk)|secretary|personal assistant|executive assistant|\bpa\b)/iu,
    ["Administration", "Computer literacy"],
  ],
  [/\b(?:executive assistant|personal assistant|pa)\b/iu, ["Diary management"]],
  [/\breceptionist\b/iu, ["Reception", "Telephone skills", "Computer literacy"]],
  [
    /\b(?:(?<!(?:window|dry|street|car|vehicle|carpet|industrial|tank|drain|pool|beach) )cleaner|cleaning (?:operative|assistant)|domestic assistant|housekeeper|housekeeping assistant|janitor|room attendant)\b/iu,
    ["Cleaning", "Vacuuming", "Mopping"],
  ],
  [/\b(?:call|contact)[- ]cent(?:re|er)\b|\btelesales\b|\btelemarket/iu, ["Telephone skills"]],
  [
    /\b(?:developer|programmer|software engineer|web designer|data (?:analyst|scientist|engineer)|systems? administrator|network engineer|it (?:support|technician|manager|analyst|specialist|director|consultant))\b/iu,
    ["Computer literacy"],
  ],
  [/\b(?:driver|chauffeur|courier)\b/iu, ["Professional driving"]],
  [/\b(?:(?:hgv|lgv|lorry|truck)(?: class [12])?|class [12]) driver\b/iu, ["HGV driving"]],
  [
    /\b(?:warehouse (?:operative|worker|assistant|manager|supervisor)|picker|packer)\b/iu,
    ["Warehouse operations"],
  ],
  [/\b(?:chef|cook|kitchen assistant|catering|caterer)\b/iu, ["Food preparation", "Catering"]],
  [/\b(?:chef|cook)\b/iu, ["Cooking"]],
  [/\belectrician\b/iu, ["Electrical installation"]],
  [/\bplumber\b/iu, ["Plumbing"]],
  [/\bjoiner\b/iu, ["Carpentry"]],
  [/\b(?:(?<!media )buyer|purchaser|purchasing|procurement)\b/iu, ["Procurement"]],
  [/\bestate agent\b|\bsales negotiator\b/iu, ["Residential sales"]],
  [
    /\b(?:vehicle|motor|car|van|hgv|mot) (?:technician|mechanic)\b|\bmotor mechanic\b/iu,
    ["Vehicle maintenance"],
  ],
  [/\bsecurity (?:officer|guard)\b|\bdoor supervisor\b/iu, ["Security guarding"]],
  [
    /\bhr (?:advis[eo]r|officer|manager|business partner|generalist|director)\b|\bhead of hr\b/iu,
    ["Human resources"],
  ],
  [
    /\bsoftware (?:engineer|developer)\b|\b(?:back|front)[- ]?end developer\b|\bfull[- ]?stack developer\b|\bprogrammer\b/iu,
    ["Software development", "Programming"],
  ],
  [/\bdata (?:analyst|scientist)\b/iu, ["Data analysis"]],
  [/\bbusiness analyst\b/iu, ["Business analysis"]],
  [/\bfinancial advis[eo]r\b/iu, ["Financial advice"]],
  [/\bmortgage advis[eo]r\b/iu, ["Mortgage advice"]],
  [/\bpolice (?:officer|constable|sergeant)\b/iu, ["Policing"]],
  [/\b(?:solicitor|barrister|legal executive)\b/iu, ["Legal practice"]],
  [/\blegal (?:secretary|pa)\b/iu, ["Legal secretarial work"]],
  [/\bquality (?:inspector|controller)\b/iu, ["Quality control"]],
  [/\b(?<!sewing )machinist\b/iu, ["Machining"]],
  [/\bcnc (?:operator|setter|programmer|miller|turner)\b/iu, ["CNC machining"]],
  [
    /\b(?:production|factory|assembly|process|manufacturing) (?:operative|operator|worker)\b/iu,
    ["Production operation"],
  ],
  [/\bpicker\b|\bpacker\b/iu, ["Picking and packing"]],
  [/\bclaims handler\b/iu, ["Insurance claims handling"]],
  [
    /\b(?:it|desktop) support\b|\b(?:help ?|service )desk (?:analyst|engineer|technician|advis[eo]r)\b/iu,
    ["IT support", "Technical support"],
  ],
  [/\bgrounds(?:man|person|keeper)\b/iu, ["Grounds maintenance"]],
  [/\b(?:teaching|classroom|learning support) assistant\b/iu, ["Teaching assistance"]],
  [/\bvan driver\b/iu, ["Van driving"]],
  [/\bbar(?:tender| ?staff|man|maid)\b/iu, ["Bar work"]],
  [/\bwait(?:er|ress|ing staff)\b/iu, ["Food service"]],
  [
    /\bnursery (?:nurse|practitioner|assistant)\b|\bearly years (?:educator|practitioner)\b/iu,
    ["Childcare"],
  ],
  [/\b(?:plant|excavator|digger|360) (?:operator|driver)\b/iu, ["Plant operation"]],
  [/\broom attendant\b/iu, ["Housekeeping"]],
  [/\bpr (?:officer|manager|executive|consultant)\b/iu, ["Public relations"]],
];

/** Skills that a title carries with it. */
export function skillsOfTitle(title: string): string[] {
  return titlesImply.flatMap(([post, skills]) => (post.test(title) ? skills : []));
}

/** A trainee, a helper or a seller to the trade is not one of it. */
const notQualified =
  /\b(?:student|trainee|assistant|apprentice|associate|auxiliary|nursery|veterinary|vet|recruit\p{L}*|aide|intern|volunteer|support|sales)\b/iu;

/** Posts that may be held in the United Kingdom by the registered or licensed alone. */
const postsRegistered: readonly (readonly [title: RegExp, registration: string])[] = [
  [/\bdental (?:nurse|hygienist|therapist)\b|\bdentist\b/iu, "GDC registration"],
  [/\b(?<!dental )nurse\b|\bward sister\b|\bmidwife\b/iu, "NMC registration"],
  [
    /\b(?:physiotherapist|occupational therapist|radiographer|paramedic|dietitian|biomedical scientist|podiatrist|speech and language therapist|clinical psychologist|operating department practitioner|odp)\b/iu,
    "HCPC registration",
  ],
  [/\bpharmac(?:ist|y technician)\b/iu, "GPhC registration"],
  [/\bsolicitor\b/iu, "SRA registration"],
  [/\bsocial worker\b/iu, "Social Work England registration"],
  [
    /\b(?:general practitioner|medical registrar|house officer|anaesthetist|surgeon)\b/iu,
    "GMC registration",
  ],
  [
    /\b(?:primary|secondary|class|maths|english|science|head of|history|geography|year \d) (?:school )?teacher\b|\bhead ?teacher\b/iu,
    "QTS",
  ],
  [
    /\b(?:hgv|lgv|class [12]|van|delivery|bus|coach|lorry|multi-?drop|ambulance|taxi) driver\b/iu,
    "Driving licence",
  ],
];

/** The registration that a post could not be held without; null where it needs none. */
export function registrationOfPost(title: string): string | null {
  if (notQualified.test(title)) return null;
  return postsRegistered.find(([post]) => post.test(title))?.[1] ?? null;
}
