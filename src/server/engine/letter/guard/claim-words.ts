/** The sentence speaks of what somebody would like, or of the job: nothing is claimed. */
export const wishing =
  /\b(?:would|should like|should be|wish|hope|hoping|keen|eager|look(?:ing)? forward|want|interest(?:s|ed|ing)?|draws?|drawn|appeals?|willing|learn(?:ing)?|opportunity|chance|the idea of|the thought of|entails?|appl(?:y|ying|ication)|consider(?:ed)?|led me to|stayed with me|picture|delighted to find|move into)\b/iu;

/** The sentence speaks of the advertisement. */
export const ofTheJob =
  /\b(?:you|your|yours|advertis\p{L}+|requires?|requirements?|the (?:post|role|job|position|vacancy|appointment|duties))\b/iu;

const done =
  "been|worked|used|had|held|led|taught|studied|managed|trained|spoken|learned|learnt|taken|done|passed|completed|run";
const owned =
  "(?:(?:direct|formal|professional|commercial|previous|prior|hands-on|paid|much|any|line)\\s)?(?:management\\s)?(?:experience|knowledge|qualifications?|training|licence|certificate|degree|background)";
/**
 * The clause says that something is not there: "I have not used", "no experience of". A "not" alone is no denial: "I never
 * missed a deadline", "not only".
 */
export const denying = new RegExp(
  [
    `\\b(?:have|has|had|'ve|’ve)\\s(?:not|never)\\s(?:yet\\s|previously\\s|so far\\s)?(?:${done})\\b`,
    `\\b(?:haven|hasn|hadn)['’]t\\s(?:yet\\s)?(?:${done})\\b`,
    "\\b(?:do|does|did)(?:\\snot|n['’]t)\\s(?:yet\\s)?(?:know|have|use|speak|hold|show|record|list|mention|include)\\b",
    "\\bam\\snot\\s(?:yet\\s)?(?:an?|qualified|trained|certified|registered|chartered|fluent|familiar)\\b",
    `\\b(?:no|without|lack|lacking)\\s${owned}\\b`,
    "\\b(?:lack|lacking|yet to|new to me)\\b",
  ].join("|"),
  "iu",
);

export const ofOneself = /\b(?:I|I'm|I've|I'd|my|me|mine|myself)\b/u;

/** An assertion about oneself, whatever else the clause says. */
export const asserting =
  /\b(?:I|I've|I'm)\s+(?:also\s+|already\s+|currently\s+|have\s+|\p{L}+ly\s+)*(?:have|hold|possess|bring|offer|know|speak|use|was|held|had|been|worked|led|managed)\b|\b[Mm]y\s+(?:\p{L}+\s+)?(?:experience|expertise|knowledge|background|skills?|career|track record|degree|qualifications?|years?|time|work)\b/u;

/** "I am" with what is not a claim behind it. */
export const notAsserting =
  /\b(?:I am|I'm|I have|I've)\s+(?:\p{L}+ly\s+)?(?:applying|writing|interested|keen|looking|drawn|excited|delighted|eager|confident|sure|grateful|aware|happy|glad|pleased|read|seen|attached|enclosed)\b/u;

/** Attainments: said of oneself only where the CV uses the word. By their first letters. */
export const attainments =
  /\b(award|awarded|awards|prize|promot\p{L}+|patent\p{L}*|chartered|certified|certificat\p{L}+|accredited|licen[cs]ed|licen[cs]e|registered|qualified|fluent|native|published|degree|diploma|doctorate|phd|masters?|mba|apprenticeship|graduat\p{L}+|clearance|head (?:boy|girl)|captain|champion|winner)\b/giu;

/** Words with a capital that say nothing of anybody. */
export const plainCapitals = new Set(
  `i i'm i've i'd i'll cv uk gb dear yours faithfully sincerely hiring manager sir madam mr mrs ms miss mx dr january
  february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday curriculum vitae your name ok`
    .trim()
    .split(/\s+/u),
);

/** Words of letters that are spelt like a skill or an award. */
export const ordinaryWords = new Set(
  `these march may rest paperwork curriculum letter letters reading writing advertisement accuracy particulars
  experience interview meeting meetings conversation application applications work job`
    .trim()
    .split(/\s+/u),
);
