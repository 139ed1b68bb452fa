import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import type { Span } from "../text/spans.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import { isGenericTerm } from "./generic-terms.ts";
import { type Finding, metFrom, partialFrom } from "./judgement.ts";
import { termKeys } from "./term-key.ts";

type Asked = Pick<Demand, "text" | "licences" | "education">;

/** "Level 3 childcare qualification": the same words name a licence of the lexicon and a level of education. */
function isOne(text: string, { start, end }: Span, level: Span, asked: number): boolean {
  const isSame = level.start < end && start < level.end;
  return isSame && text.slice(start, end).includes(String(asked));
}

/** "Time-served or NVQ 3", "time-served, NVQ 3 or similar": either will do. */
function areAlternatives(text: string, licence: Span, level: Span): boolean {
  const [first, second] = licence.start < level.start ? [licence, level] : [level, licence];
  const between = text.slice(first.end, second.start);
  const isRow =
    /^[^,.;]{0,20}, ?$/u.test(between) && /^[^,.;]{0,30}\bor\b/iu.test(text.slice(second.end));
  return (
    between.length < 60 &&
    !/\b(?:and|plus)\b|&/iu.test(between) &&
    (isRow || /\bor\b|\//iu.test(between)) &&
    !/[.;]/u.test(between)
  );
}

/** "A degree or CIM qualification": the word alone. */
const degreesIn = (text: string): Span[] =>
  [...text.matchAll(/\bdegree\b/giu)].map(({ index }) => ({ start: index, end: index + 6 }));

type Kind = "one" | "either" | null;

/** How a licence and a level of education stand to each other in a demand. */
function kindOf({ text, licences, education }: Asked): Kind {
  if (licences.length === 0 || education === null) return null;
  const levels = [...findQualifications(text), ...degreesIn(text)];
  const own = findMentions(text).filter(({ skill }) => licences.includes(skill.name));
  const pairs = own.flatMap((licence) => levels.map((level) => [licence, level] as const));
  if (pairs.some(([licence, level]) => isOne(text, licence, level, education.level))) return "one";
  return pairs.some(([licence, level]) => areAlternatives(text, licence, level)) ? "either" : null;
}

const award =
  /^(?:level|nvq|svq|qcf|rqf|btec|diploma|certificate|award|qualification|equivalent|city|guild|\d)/iu;

/** What the CV shows of that level is in the field that is asked. */
function isInField({ text, education }: Asked, { evidence }: Finding): boolean {
  if (education && education.subjects.length > 0) return true;
  const asked = termKeys(text).filter((key) => !award.test(key) && !isGenericTerm(key));
  const own = new Set(termKeys(evidence[0]?.quote ?? ""));
  return asked.length === 0 || asked.some((key) => own.has(key));
}

/** The award is named, of a lower level than is asked: "NVQ Level 2 Plumbing" for level 3. */
function isOfLower({ education }: Asked, { evidence }: Finding): boolean {
  const levels = findQualifications(evidence[0]?.quote ?? "").map(({ level }) => level);
  return levels.length > 0 && Math.max(...levels) < (education?.level ?? 0);
}

/** Findings of a licence and a level of education asked for together: of what is one, or either, the better holds for both. */
export function asOneAward(
  demand: Asked,
  licence: Finding,
  education: Finding,
): [Finding, Finding] {
  const kind = kindOf(demand);
  if (kind === null) return [licence, education];
  if ((licence.credit ?? 0) >= metFrom && !(kind === "one" && isOfLower(demand, licence)))
    return [licence, licence];
  if ((licence.credit ?? 0) >= metFrom) return [education, education];
  const isAnswered =
    (education.credit ?? 0) >= metFrom && (kind === "either" || isInField(demand, education));
  return isAnswered ? [education, education] : [licence, education];
}

/** An award is no licence by law: where its level is shown, only the subject is open, and nothing is capped. */
export function isLevelShown(demand: Asked, education: Finding | null): boolean {
  return (education?.credit ?? 0) >= partialFrom && kindOf(demand) === "one";
}

/** "One of the following: BSc, DipHE or the IHCD award": whoever has the degree needs none of the licences behind it. */
const offersEither =
  /\b(?:one|any|either) of\b.*\b(?:degree|diploma|BSc|BA|BEng|MSc|DipHE|FdSc|HN[CD]|BTECH?|NVQ|PGCE)\b/isu;

/** The licences that are wanted besides the qualification, which the CV shows. */
export function licencesBesides({ text, licences }: Demand): string[] {
  const offer = offersEither.exec(text);
  if (!offer) return licences;
  const offered = new Set(findMentions(text.slice(offer.index)).map(({ skill }) => skill.name));
  return licences.filter((licence) => !offered.has(licence));
}
