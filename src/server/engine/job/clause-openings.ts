import { holdingVerbs, predicates, showingVerbs } from "./clause-words.ts";

/** The subject is named anew: "you must", "the ideal candidate will", "it is essential that". */
export const ownSubject =
  /^(?:(?:so|therefore|hence|that|and|also|however|ideally|naturally|above all) ){0,2}(?:if you(?:['’]ve)? (?:also |ever )?(?:have|had|hold|held|speak|spoke|know|knew|can|could|are|were)\b|we(?:['’]d| would) (?:be )?(?:particularly |especially |also )?(?:pleased|delighted|love|like|welcome|keen)\b|you(?:['’]?(?:ll|re|ve|d))? (?!(?:will |['’]ll )?(?:be (?:required to (?:process|engage)|given|joining|based|part|supported)|get|receive|gain|join|earn))\p{Ll}|your (?:\p{L}+ )+skills|(?:the )?(?:ideal|successful|right|suitable) (?:candidate|applicant|person)s? |(?:candidates|applicants) (?:must|should|will|need)|[Ii]t (?:is|would be|will be) (?:\p{L}+ ){0,2}(?:essential|important|desirable|vital|advantageous|beneficial)|(?:this|the) (?:role|job|post) requires|someone (?:who|with)|somebody (?:who|with)|who (?!(?:is|are) (?:looking|seeking|keen)\b)(?:is|are|has|have|can|will|must|should|holds?|possess(?:es)?|enjoys?|loves?|speaks?))/iu;
export const nounIt = /^IT\b/u;
/** What is said of what was had or held, when it comes first. */
export const complement =
  /^(?:of|in|with|to|for|as|at|on|within|from|gained|towards|an?|your|own|\p{L}+ing)$/u;
const called =
  "essential|desirable|required|preferred|necessary|advantageous|beneficial|needed|useful|an? (?:\\p{L}+ )?(?:advantage|plus|must|bonus)|of|not|but";
export const ownVerb = new RegExp(
  `^(?:(?:also|ideally|then|above all|either)\\s){0,2}(?:${holdingVerbs})\\s(?!(?:${called}|based|offered|supported|provided|given|the (?:opportunity|chance))\\b)`,
  "iu",
);
export const ownNeed =
  /^(?:will|would|must) (?:also )?be (?:required|expected) to (?:demonstrate|show|have|hold|be|possess|evidence|travel|drive)\b|^(?:bring|supply|provide) your own\b/iu;
export const ownShowing = new RegExp(
  `^(?:also\\s)?(?:${showingVerbs})\\s(?!(?:${called})\\b)`,
  "iu",
);
export const ownPredicate = new RegExp(
  `^(?:(?:is|are|also|very|highly|fully|ideally|equally|both|be)\\s){0,3}(?:(?:${predicates})\\s(?:to|in|with|at|about|of|for|on|as|by|using|under|\\p{L}+ing)\\b|(?:computer|it)[ -]literate|not afraid to)`,
  "iu",
);
export const predicateLast = new RegExp(`\\b(?:${predicates})$`, "iu");
export const ownYears =
  /^(?:at least|min(?:imum)?|a minimum of|no less than)\s(?:of\s)?(?:\d{1,2}|an?|one|two|three|four|five|six|ten)\+?\s(?:years?|yrs?|months?)\b/iu;

/** "You have used Snowflake and an orchestration tool such as Airflow": a family of its own, named with its examples. */
export const ownFamily =
  /^an? (?:[\p{L}-]+ ){1,3}(?:tool|system|platform|framework|package|language|library|database|product|suite|application)s? (?:such as|like|e\.?g\.?)\s/iu;
export const used = /\b(?:use[ds]?|using|worked|working|experience|familiar|know|knowledge)\b/iu;
