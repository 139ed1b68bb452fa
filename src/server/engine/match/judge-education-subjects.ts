import type { CvEducation } from "../cv/cv-record.ts";
import type { Demand } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import { tellingKeys } from "./generic-terms.ts";
import { anyEngineering, engineerAbroad, subjectsAbroad } from "./judge-education-abroad.ts";
import { termKeys } from "./term-key.ts";

type Asked = NonNullable<Demand["education"]>;

/** "A numerate subject": not the name of one, but of many. */
const kindsOfSubject: readonly (readonly [asked: RegExp, subjects: RegExp])[] = [
  [anyEngineering, engineerAbroad],
  [
    /\b(?:numerate|numerical|quantitative|mathematical|analytical)\b/iu,
    /\b(?:math\p{L}*|statistic\p{L}*|physics|engineering|economics|econometrics|computer science|computing|data science|actuarial|accounting|accountancy|finance|chemistry|operational research)\b/iu,
  ],
  [
    /\b(?:scientific|science|stem)\b/iu,
    /\b(?:math\p{L}*|statistic\p{L}*|physics|engineering|computer science|chemistry|biolog\p{L}*|biochemistry|biomedic\p{L}*|pharmac\p{L}*|geolog\p{L}*|\p{L}+ sciences?)\b/iu,
  ],
];

/** Names of one field, in whatever language. */
const fields: readonly RegExp[] = [
  /\b(?:building|construction|built environment)\b/iu,
  /\b(?:comput(?:er|ing)|software|informatics|information (?:technology|systems))\b|\bIT\b|\bICT\b/u,
  /\b(?:account(?:ing|ancy|s))\b/iu,
  /\b(?:child ?care|early years|early childhood)\b/iu,
  /\b(?:human resources?|personnel|people (?:management|practice))\b|\bHRM?\b/iu,
  /\b(?:sports? turf|green ?keeping)\b/iu,
  /\b(?:electrical|electronics?|electrotechnical)\b/iu,
  ...subjectsAbroad,
];
/** The advertisement takes a neighbouring subject. */
const takesNear =
  /\b(?:related|relevant|similar|equivalent|allied|associated|appropriate|cognate|or other)\b/iu;

/** Words that stand for a subject and name none. */
const openSubject: ReadonlySet<string> = new Set(
  termKeys("relevant related similar appropriate equivalent discipline subject field area"),
);
const anySubject =
  /^any (?:(?:degree|academic|university) )?(?:disciplines?|subjects?|fields?|areas?)$/iu;

/** How near the subject of a study is to those asked for: 1 one of them, 0.5 near one, 0 neither. */
export function subjectFit(
  education: CvEducation,
  subjects: readonly string[],
  text: string,
): number {
  if (subjects.length === 0 || subjects.some((subject) => anySubject.test(subject))) return 1;
  const own = `${education.subject ?? ""} ${education.degree ?? ""}`;
  const ownKeys = new Set(termKeys(own));
  const isOfKind = ([asked, kind]: (typeof kindsOfSubject)[number]) =>
    subjects.some((subject) => asked.test(subject)) && kind.test(own);
  if (kindsOfSubject.some(isOfKind)) return 1;
  if (fields.some((field) => subjects.some((one) => field.test(one)) && field.test(own))) return 1;
  // The advertisement may name more subjects than were read as such: "mathematics, statistics or a related subject".
  const named = new Set(tellingKeys(text));
  if (termKeys(education.subject ?? "").some((key) => named.has(key))) return 1;
  const ownSkills = findMentions(own).map((mention) => mention.skill.name);
  const fits = subjects.map((subject) => {
    const keys = termKeys(subject).filter((key) => !openSubject.has(key));
    if (keys.length > 0 && keys.some((key) => ownKeys.has(key))) return 1;
    const asked = findMentions(subject).map((mention) => mention.skill.name);
    return Math.max(0, ...asked.flatMap((name) => ownSkills.map((shown) => relation(shown, name))));
  });
  const best = Math.max(...fits);
  if (best < 0.5) return 0;
  return best >= 1 || takesNear.test(text) ? 1 : best;
}

/** "Level 2 in Greenkeeping or Sports Turf": subjects that the reading of the demand left among its skills. */
const subjectsAhead =
  /\b(?:level|[NS]VQ|L) ?\d(?: (?:diploma|certificate|award|[NS]VQ|qualification|apprenticeship))? in (?!an?\b|any\b|the\b)([^,.;()]{3,60})/iu;

/** "HNC or degree in Supply Chain, Business or Engineering": all that stands in the list. */
const subjectList =
  /\b(?:degree|HN[CD]|diploma|qualification|BTEC|BA|BSc|masters?)\b[^,.;()]{0,20}? in ((?:[\p{L}&' -]{3,40}(?:, | or | and |\/)){1,6}[\p{L}&' -]{3,40})/iu;
const mostInName = 4;

function listedSubjects(text: string): string[] {
  const said = subjectList.exec(text)?.[1] ?? "";
  return said
    .split(/,\s(?:or\s)?|\sor\s|\//iu)
    .map((one) => one.trim())
    .filter((one) => /^\p{Lu}/u.test(one) && one.split(" ").length <= mostInName);
}

/** "Level 3 or equivalent in an electrical discipline": the word before it names the field. */
const fieldAhead =
  /\b(?:level|[NS]VQ|L) ?\d\b[^,.;()]{0,40}? in an? ([\p{L}-]{4,20})(?:[- ]based)? (?:disciplines?|subjects?|fields?|trades?)\b/iu;

function fieldOf(text: string): string[] {
  const said = fieldAhead.exec(text)?.[1];
  return said && fields.some((field) => field.test(said)) ? [said] : [];
}

export function subjectsOf({ subjects }: Asked, text: string): readonly string[] {
  if (subjects.length > 0) return [...new Set([...subjects, ...listedSubjects(text)])];
  const said = subjectsAhead.exec(text)?.[1];
  if (!said) return fieldOf(text);
  return findMentions(said).length > 0 ? said.split(/ or |\//iu).map((one) => one.trim()) : [];
}
