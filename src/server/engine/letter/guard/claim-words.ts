/** The sentence speaks of what somebody would like, or of the job: nothing is claimed. */
export const wishing =
  /\b(?:would|should like|should be|wish|hope|hoping|keen|eager|look(?:ing)? forward|want|interest(?:s|ed|ing)?|draws?|drawn|appeals?|willing|learn(?:ing)?|opportunity|chance|the idea of|the thought of|entails?|appl(?:y|ying|ication)|consider(?:ed)?|led me to|stayed with me|picture|delighted to find|move into)\b/iu;

/** The sentence speaks of the advertisement. */
export const ofTheJob =
  /\b(?:you|your|yours|advertis\p{L}+|requires?|requirements?|the (?:post|role|job|position|vacancy|appointment|duties))\b/iu;

export const denying =
  /\b(?:no|not|never|without|lack|lacking|yet to|isn't|don't|doesn't|haven't|hasn't|didn't|am not|new to me)\b/iu;

export const ofOneself = /\b(?:I|I'm|I've|I'd|my|me|mine|myself)\b/u;

/** An assertion about oneself, whatever else the clause says. */
export const asserting =
  /\b(?:I|I've|I'm)\s+(?:also\s+|already\s+|currently\s+|have\s+|\p{L}+ly\s+)*(?:have|hold|possess|bring|offer|know|speak|use|was|held|had|been|worked|led|managed)\b|\b[Mm]y\s+(?:\p{L}+\s+)?(?:experience|expertise|knowledge|background|skills?|career|track record|degree|qualifications?|years?|time|work)\b/u;

/** "I am" with what is not a claim behind it. */
export const notAsserting =
  /\b(?:I am|I'm|I have|I've)\s+(?:\p{L}+ly\s+)?(?:applying|writing|interested|keen|looking|drawn|excited|delighted|eager|confident|sure|grateful|aware|happy|glad|pleased|read|seen|attached|enclosed)\b/u;

/** Attainments: said of oneself only where the CV uses the word. By their first letters. */
export const attainments =
  /\b(award|awarded|awards|prize|promot\p{L}+|patent\p{L}*|chartered|certified|certificat\p{L}+|accredited|licen[cs]ed|licen[cs]e|registered|qualified|fluent|native|published|degree|diploma|doctorate|phd|masters?|mba|apprenticeship|graduat\p{L}+|clearance)\b/giu;

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
