import type { Demand } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { isGenericTerm, tellingKeys } from "./generic-terms.ts";
import { saysSameJob, type Topic } from "./relevant-roles.ts";
import { isSoft } from "./soft-credit.ts";
import { termKeys } from "./term-key.ts";
import { skillsOfTitle } from "./titles-imply.ts";

/** "Worked in a policy, research or strategy role for two years": the post is named before the years. */
const inPost =
  /\b(?:in|as|held|had|done) (?:an? |the )((?:[\p{L}&/-]+,? ){1,6}?)(?:role|post|position|job|capacity)s?\b/iu;
/** "Two years on a golf course", "a year with a housing association": the place is named behind the years. */
const atPlace =
  /\b(?:years?|months?|yrs?)\b['’]?(?: \p{L}+ing| work| experience){0,2} (?:on|at|inside|with|for|under) (?:an? |the )((?:[\p{L}&'’-]+ ?){1,4}?)(?=[.,;:(–]|$|\b(?:and|or|is|would|preferably|ideally)\b)/iu;

/** "Minimum 3 years operating tower cranes": what was done, where the lexicon knows it. */
const doing =
  /\b(?:years?|months?|yrs?)\b['’]? ((?!working\b|gaining\b|using\b)\p{L}{3,}ing (?:[\p{L}&'’-]+ ?){1,3}?)(?=[.,;:(–]|$|\b(?:and|or|on|in|at|for|with|within)\b)/iu;

/** What the years are asked in, where the advertisement names it otherwise than right behind them; null where it does not. */
export function subjectOfYears({ text, yearsOf, licences, education }: Demand): string | null {
  if (yearsOf !== null) return yearsOf;
  if (licences.length > 0 || education !== null || saysSameJob(text)) return null;
  const found = [inPost, atPlace].map((cue) => cue.exec(text)?.[1]).find(Boolean);
  const subject = found?.trim() ?? "";
  if (tellingKeys(subject).length > 0) return subject;
  const done = doing.exec(text)?.[1]?.trim() ?? "";
  return findMentions(done).some(({ skill }) => !isSoft(skill.name)) ? done : null;
}

/** The kinds of post that "in a policy, research or strategy role" names, each by itself; none where no kind is. */
export function postsOfYears({ text, yearsOf }: Demand): string[] {
  const kinds = yearsOf === null ? inPost.exec(text)?.[1] : undefined;
  if (kinds === undefined || saysSameJob(text)) return [];
  return kinds.split(/,|\/|\bor\b|\band\b/u).filter((kind) => tellingKeys(kind).length > 0);
}

/** Lines of a role that make it a post of a kind which its title does not name. */
const fewestLines = 2;

function isOfKind({ cv, passages }: CvEvidence, role: number, kind: string): boolean {
  const keys = tellingKeys(kind);
  const asked = findMentions(kind).map(({ skill }) => skill.name);
  const title = cv.roles[role]?.title ?? "";
  const own = new Set(termKeys(title));
  if (keys.some((key) => own.has(key))) return true;
  if (skillsOfTitle(title).some((skill) => asked.some((one) => relation(skill, one) >= 1)))
    return true;
  const lines = passages.filter(
    (passage) =>
      passage.role === role && !passage.heading && keys.some((key) => passage.keys.has(key)),
  );
  return lines.length >= fewestLines;
}

/** Of roles those that are posts of one of the kinds. */
export function rolesOfKinds(evidence: CvEvidence, kinds: readonly string[]): Set<number> {
  const roles = evidence.cv.roles.flatMap((_, at) =>
    kinds.some((kind) => isOfKind(evidence, at, kind)) ? [at] : [],
  );
  return new Set(roles);
}

const shortestStem = 5;

/**
 * "Operating tower cranes": where a title of the CV has the word by which the subject is narrower than its skill, roles that
 * never say it do not count. Where no title has it, nothing can be told.
 */
export function inNarrowSense(
  evidence: CvEvidence,
  topic: Topic,
  roles: ReadonlySet<number>,
): ReadonlySet<number> {
  if (topic.skills.length === 0 || evidence.cv.language !== "en") return roles;
  // "Backend" and "analyst" say nothing that "back-end development" and "data analysis" do not.
  const named = topic.skills.join(" ").toLowerCase().replace(/[\s-]/gu, "");
  const isOther = (key: string) => !named.includes(key.replaceAll("-", "").slice(0, shortestStem));
  const keys = [...topic.keys];
  // What kind it is stands before the word for it.
  const own = keys.findLastIndex((key) => !isOther(key));
  const narrower = keys
    .slice(0, Math.max(0, own))
    .filter((key) => isOther(key) && !isGenericTerm(key));
  if (narrower.length === 0) return roles;
  const titleKeys = evidence.cv.roles.map(({ title }) => new Set(termKeys(title ?? "")));
  const inTitle = narrower.filter((key) => titleKeys.some((keys) => keys.has(key)));
  if (inTitle.length === 0) return roles;
  const says = (role: number, key: string) =>
    titleKeys[role]?.has(key) === true ||
    evidence.passages.some((passage) => passage.role === role && passage.keys.has(key));
  return new Set([...roles].filter((role) => inTitle.every((key) => says(role, key))));
}
