/** Plainly a gift of the employer, whatever qualities it names. */
const given =
  /\b(?:refer(?:ral)?[- ]a[- ]friend|recommend(?:ing)? an? (?:friend|mate)|access to (?:employee|staff) benefits|(?:development|wellbeing|benefits) offer|is available to all|funding (?:for|towards) [\p{L}-]+ (?:courses|qualifications))\b/iu;
/** "££: 38-46k + options", "(Paid extra.)": pay, and nothing else. */
const pay = /^(?:[^:.]{2,24}:\s?)?[£$€]{1,2}\s?:?\s?\d|^\(?(?:paid|unpaid)\s\p{L}+[.!)]*$/iu;
/** "In return, you'll enjoy the training you need": what is given for it. */
const inReturn =
  /^in (?:return|exchange)\b(?![^.]*\b(?:must|we (?:ask|expect|need|require|are looking)|you(?:['’]ll| will) (?:need|be expected))\b)/iu;
/** "NHS Professionals (NHSP), owned by the Department of Health, works …": who the employer is. */
const saysWhoTheyAre =
  /^(?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|the|for|\(\p{Lu}+\))(?: (?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|the|for|\(\p{Lu}+\))){0,9}, (?:(?:wholly |jointly )?owned by|founded|established|formed|part of)\b/u;
/** "We will teach you." */
const taught =
  /^(?:and |but )?we(?:['’]ll| will| can) (?:teach|train|show) you\b[^.;]{0,40}[.!]?$/iu;
/** "CSCS: we'll put you through the card", "… if you don't know it they will teach you": given, not asked. */
const provided =
  /^(?:full |all |free |an? |the |your |company ){0,2}(?:uniform|ppe|workwear|tools|equipment|kit|hoover|meals|accommodation|parking)\b[^.;:]{0,30}\b(?:supplied|provided|included|given)[.!]*$|^[^:.;]{2,30}: we(?:['’]ll| will) (?:put you through|pay for|get you|arrange|sort|fund)\b|\bif you (?:don['’]t|do not|haven['’]t|have not|aren['’]t) (?:know|have|used?|got|seen)?\s?(?:it|them|this|that|one)?,? (?:(?:we|they)(?:['’]ll| will| can)(?: happily)? (?:teach|train|show))\b/iu;
/** "A third of us don't have a degree", "Half of the team came from retail": told of those who are there. */
const ofSomeOfUs =
  /^(?:(?:around |about |over |nearly |almost |more than )?(?:an? (?:third|half|quarter|fifth|few|couple|handful)|half|many|some|several|none|few|two|three|four|five|six|\d{1,3}%?|two thirds|three quarters)) of (?:us|them|the (?:team|staff|crew|people)|our (?:\p{L}+ )?(?:team|staff|crew|people|\p{L}+(?:ers|ors|ists|ants)))\b(?!.*\b(?:you|candidates|applicants|must|subject to)\b)(?! have\b(?! (?:been|no|never|come|worked here)\b))/iu;
/** "Nobody else washes the pots": what it is like there. */
const nobodyElse =
  /^(?:nobody|no one|no-one)(?: else)?(?: here| in the (?:team|kitchen|office|shop))? (?!(?:will|can|may|should) be (?:considered|appointed|accepted))(?:is|has|will|does|gets?|\p{Ll}{2,}s)\b(?!.*\b(?:without|unless|under \d|who (?:has|is|does|cannot))\b)/iu;
/** "The lads have been with us ten years plus", "We've been trading since 1987": how old the firm and its people are. */
const beenThere =
  /^(?!.*\b(?:you|candidates?|applicants?)\b).{0,60}(?:\b(?:have|has|had)|['’]ve|['’]s) (?:all |both |mostly )?been (?:with us|here|with the (?:firm|company|team|business)|trading|going|in business|established|around)\b/iu;
/** "You will be one of three officers covering the east": who else does the same. */
const oneOf =
  /^you(?:['’]ll| will)(?: \p{L}+)? be (?:one of|joining) (?:an? (?:team|group|pool) of )?(?:(?:only|just|about|around) )?(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|\d{1,3})\b(?!.*\b(?:responsible|must|required|accountable|manag(?:e|ing)|lead(?:ing)?|you(?:['’]ll| will) (?!be\b)))/iu;
/** "Volunteers must be over 16", "Entry to our Level 3 course requires a GCSE", "its members must hold …": asked of somebody else. */
const ofOthers =
  /^(?:our |all |the |your )?(?:volunteers|students|learners|apprentices|trainees|delegates|customers|student \p{L}+(?: \p{L}+)?|trainee \p{L}+(?: \p{L}+)?)\s(?:must|need|should|have to|are required)\b|^(?:entry|admission|progression) (?:to|on|onto) (?:the|our|this|these|any)\b[^.;]{2,60}\brequires?\b|\b(?:its|whose|their) (?:members|staff|volunteers|employees|drivers|teachers|tutors) (?:must|need to|have to|should)\b/iu;
/** "Student visa holders can normally do this": what some of those who apply may do. */
const othersMay =
  /^(?:\p{L}+ ){1,4}(?:holders|students|graduates) (?:can|may) (?:normally|usually|also|still|apply|do|work)\b/iu;
/** "Recent graduates will also be considered": who else may come is no demand. */
const alsoConsidered =
  /^[^.;:]{3,140}\s(?:will|would|may|can|could) (?:also|equally) be (?:considered|accepted|welcome)\b/iu;
/** "Internal candidates should speak to HR." */
const speakTo = /\b(?:candidates|applicants) (?:should|must|can|may) (?:speak|talk|write) to\b/iu;
/** "Also wanted: Apprentice Plater", "We also need: Sous Chef Keswick 36K": another post. */
const otherPost =
  /^(?:not for you\? )?(?:(?:we )?also (?:wanted|needed|recruiting|hiring|need|recruit)|other vacancies|separate advert)\b/iu;
/** "Wouldn't suit someone wanting Saturdays off": whom it is not for. */
const notFor =
  /^(?:this (?:is |one['’]s )?|it['’]?s )?not (?:one )?for you if\b|^(?:(?:this|it) )?(?:wouldn['’]t|won['’]t|would not|will not|may not|doesn['’]t|does not) suit\b/iu;
/** "This role doesn't cover nights", "A criminal record won't necessarily stop you": what is not so. */
const notSo =
  /^(?:this|the) (?:role|post|job|position) (?:does not|doesn['’]t|will not|won['’]t) (?:cover|include|involve|require|come with|have)\b|\b(?:criminal record|conviction)s?\b[^.;]{0,20}\b(?:will not|won['’]t|does not|doesn['’]t|need not)\b/iu;
/** "That may be in local government or not": what will do, of what was asked before. */
const mayBe =
  /^(?:that|this|it|these|those) (?:may|might|could|can) (?:be|have been|come) (?:in|from|with|at|on|as|through|of)\b/iu;
/** "It's a hands-on role with no direct reports": what sort of post it is. */
const sortOfPost =
  /^(?:it|this)(?:['’]s| is) an? [^.;:]{3,50} (?:role|post|position|job)\b(?!.*\b(?:must|needs?|requir\w+|you|who|someone|somebody|suit\w*)\b)/iu;
/** "The role of Accounting Manager has arisen as we grow": why there is a post. */
const hasArisen =
  /^[^.;:]{0,80}\b(?:role|post|position|vacancy|opportunity|opening|requirement)\b[^.;:,]{0,60}\b(?:has|have) (?:\p{L}+ )?(?:arisen|become available|come up|been created)\b(?!.*\b(?:for|with|who|you|must|seek\p{L}*|looking|experience\p{L}*|qualified)\b)/iu;

/** "I have built relationships with most employers in the market": the recruiter speaks of themselves. */
const saysRecruiter =
  /\bI (?:have (?:built|worked|placed|been)|understand the need|speciali[sz]e|deal with|recruit (?:for|across)|can be contacted|would welcome)\b/u;
/** "You'd have a real say in what comes next": a promise. */
const promised =
  /^(?:\p{L}+ ){0,3}you(?:['’](?:ll|d)| will| would)? (?:also )?(?:have|get|be given|enjoy) (?:an? |the )?(?:real|genuine|proper|huge|big|great|plenty of|full|complete|lots of|total|much)(?: (?:real|genuine))? (?:say|ownership|autonomy|freedom|scope|influence|voice|input|room)\b/iu;
/** "Good to have, but please don't hold back without them" */
const holdsNobodyBack =
  /\b(?:don['’]t|do not) (?:hold back|be put off|let (?:it|this|that|them) (?:stop|put) you)\b/iu;
/** "We'd love to hear from people who are under-represented in our industry" */
const welcomesAll =
  /\b(?:people|candidates|applicants|groups|communities|backgrounds|those) (?:who are |that are |from )?(?:currently )?under-?represented\b|\bunder-?represented (?:groups|communities|backgrounds|people)\b/iu;
/** "Anybody unable to work full-time will be eligible" */
const partTimers = /\bunable (?:for \p{L}+ reasons )?to work full[- ]time\b/iu;
/** "This post is especially critical in winter": why it matters. */
const matters =
  /^this (?:post|role|job|position) is (?:(?:especially|particularly|very|so|absolutely) )?(?:critical|important|key|vital|crucial|pivotal)\b(?!.*\b(?:you|candidates?|applicants?|must|requires?|experience)\b)/iu;
/** "Fitter required for a leading marine client who work on vessels": that somebody is sought, and for whom. */
const announced =
  /^(?:[\p{L}/-]+ ){1,4}(?:required|needed|wanted|sought) (?:for|by) (?:an? |our |the |my )?(?:[\p{L}-]+ ){0,4}(?:clients?|company|firm|business|projects?|contracts?|employers?)\b(?!.*\b(?:with|must|experienced?|qualified|ideally|hold|able|skills?|knowledge|licen[cs]e|you)\b)/iu;
/** "Somebody already running a caseload may start at Band 6": which grade one gets. */
const graded =
  /\b(?:(?:may|can|will|would) start (?:at|on)|(?:will|may|would) be appointed (?:at|on|to)) (?:the )?(?:band|grade|level|point|scale|bottom|top)\b/iu;
/** "Mulberry Ward - acute admissions for older men": where one may work. */
const namedWard =
  /^(?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)? (?:Ward|Unit|House|Suite|Lodge|Wing) [-–—]\s(?!.*\b(?:experience\p{L}*|knowledge|ability|able|skills?|you|must)\b)/u;

/** What is given, what is told of the post, and what is asked of somebody else. */
export const notOfTheApplicant: readonly RegExp[] = [
  given,
  pay,
  inReturn,
  saysWhoTheyAre,
  taught,
  provided,
  ofSomeOfUs,
  nobodyElse,
  beenThere,
  oneOf,
  ofOthers,
  othersMay,
  alsoConsidered,
  speakTo,
  otherPost,
  notFor,
  notSo,
  mayBe,
  sortOfPost,
  hasArisen,
  saysRecruiter,
  promised,
  holdsNobodyBack,
  welcomesAll,
  partTimers,
  matters,
  namedWard,
  announced,
  graded,
];
