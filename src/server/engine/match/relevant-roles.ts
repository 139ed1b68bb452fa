import type { Demand, JobRecord } from "../job/job-record.ts";
import { findMentions, relation, skillNamed } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { tellingKeys } from "./generic-terms.ts";
import type { Passage } from "./passages.ts";
import { isSoft } from "./soft-credit.ts";
import { termKeys } from "./term-key.ts";
import { readTitle, type TitleReading, titleShare } from "./title-likeness.ts";
import { skillsOfTitle } from "./titles-imply.ts";
import { wordWeight } from "./word-weight.ts";

/** What a stretch of experience is asked in: skills of the lexicon, or words. */
export type Topic = {
  skills: string[];
  keys: Set<string>;
  title: TitleReading;
  /** The advertisement says in words of its own what the years are asked in. */
  isNamed: boolean;
};

/** Words that stand for "this job" rather than for a subject. */
const sameJob =
  /\b(?:similar|relevant|equivalent|comparable|related|this|such a|the same|like) (?:\p{L}+ )?(?:role|position|job|field|post|capacity|area|work|experience|environment|setting)/iu;

/** Spreadsheets and telephones belong to many jobs: they make two alike only where nothing else is asked. */
const ofEveryOffice: ReadonlySet<string> = new Set(["office", "customer-service"]);

/** Share of the words of a subject that a role has to speak of. */
const leastShare = 0.6;

/** Share of the advertised title from which a role of the CV is work like it. */
const leastOfTitle = 0.5;

/** Whether the years are asked in "a similar role" rather than in a subject. */
export function saysSameJob(yearsOf: string): boolean {
  return sameJob.test(yearsOf);
}

/** The skills that say what the job is: those required of the person, else those of its duties, else all. */
function skillsAsked({ demands }: JobRecord): string[] {
  const required = demands.filter(({ importance }) => importance === "required");
  const ofPerson = required.filter(({ responsibility }) => !responsibility);
  const hardSkills = (some: readonly Demand[]) =>
    some.flatMap(({ skills }) => skills.flat()).filter((name) => !isSoft(name));
  return [ofPerson, required, demands].map(hardSkills).find((skills) => skills.length > 0) ?? [];
}

/** What the years asked for are in: the words given, else the advertisement's title and required skills. */
export function topicOf(job: JobRecord, yearsOf: string | null): Topic {
  const words = yearsOf === null || saysSameJob(yearsOf) ? "" : yearsOf;
  const skills = findMentions(words)
    .map((mention) => mention.skill.name)
    .filter((name) => !isSoft(name));
  const keys = new Set(tellingKeys(words));
  if (skills.length > 0 || keys.size > 0) {
    return { skills, keys, title: readTitle(""), isNamed: true };
  }
  const asked = skillsAsked(job);
  const own = asked.filter((name) => !ofEveryOffice.has(skillNamed(name)?.sector ?? ""));
  return {
    skills: own.length > 0 ? own : asked,
    keys: new Set(),
    title: readTitle(job.facts.title ?? ""),
    isNamed: false,
  };
}

/** Whether a topic says anything that a role could concern. */
export function isEmptyTopic(topic: Topic): boolean {
  return topic.skills.length === 0 && topic.keys.size === 0 && topic.title.keys.size === 0;
}

/** The roles that speak of a subject in its own words. */
function rolesByWords({ passages }: CvEvidence, { keys }: Topic): Set<number> {
  if (keys.size === 0) return new Set();
  const spoken = new Map<number, Set<string>>();
  for (const passage of passages) {
    if (passage.role === null) continue;
    const own = [...keys].filter((key) => passage.keys.has(key));
    const known = spoken.get(passage.role);
    if (known) for (const key of own) known.add(key);
    else spoken.set(passage.role, new Set(own));
  }
  const [kind = ""] = keys;
  const rest = [...keys].slice(1).reduce((sum, key) => sum + wordWeight(key), 0);
  // Who kept the greens of a golf club worked on a golf course: of two words the rarer says it, where it stands first.
  const isEnough = (own: ReadonlySet<string>) =>
    own.size >= Math.ceil(keys.size * leastShare) ||
    (keys.size === 2 &&
      own.has(kind) &&
      wordWeight(kind) >= leastShare * (wordWeight(kind) + rest));
  return new Set([...spoken].filter(([, own]) => isEnough(own)).map(([role]) => role));
}

/** Whether a statement names a subject, or none is given: "25 years in accounts" are none in law. */
export function isAbout({ said, keys }: Passage, topic: Topic): boolean {
  if (topic.keys.size === 0 && topic.skills.length === 0) return true;
  return (
    [...topic.keys].some((key) => keys.has(key)) ||
    findMentions(said).some(({ skill }) =>
      topic.skills.some((asked) => relation(skill.name, asked) >= 1),
    )
  );
}

/** The same of some words of a statement, and of all that the subject's own words say. */
export function isAboutText(text: string, topic: Topic): boolean {
  const said = new Set(termKeys(text));
  const own = [...topic.keys].filter((key) => said.has(key));
  if (topic.keys.size > 0 && own.length >= topic.keys.size * leastShare) return true;
  const named = findMentions(text);
  return (
    topic.skills.length > 0 &&
    topic.skills.every(
      (asked) =>
        named.some(({ skill }) => relation(skill.name, asked) >= 1) ||
        termKeys(asked).every((key) => said.has(key)),
    )
  );
}

/** Whether a role speaks of the subject in its own words, or none are given. */
export function speaksOf(evidence: CvEvidence, topic: Topic): boolean {
  return topic.keys.size === 0 || rolesByWords(evidence, topic).size > 0;
}

/** The roles of which a title or a line carries a skill of the topic without naming it. */
function rolesUnnamed({ cv, passages }: CvEvidence, topic: Topic): Set<number> {
  const isAsked = (skill: string) => topic.skills.some((asked) => relation(skill, asked) >= 1);
  const byTitle = cv.roles.flatMap(({ title }, at) =>
    title !== null && skillsOfTitle(title).some(isAsked) ? [at] : [],
  );
  const byDeeds = passages.flatMap(({ role, heading, deeds }) =>
    role !== null && !heading && [...deeds].some(isAsked) ? [role] : [],
  );
  return new Set([...byTitle, ...byDeeds]);
}

function rolesByTitle({ cv }: CvEvidence, topic: Topic): number[] {
  if (topic.title.keys.size === 0) return [];
  return cv.roles.flatMap(({ title }, at) =>
    title !== null && titleShare(topic.title, readTitle(title)) >= leastOfTitle ? [at] : [],
  );
}

/** The roles with a line that names a skill of the topic. */
function rolesBySkill(evidence: CvEvidence, topic: Topic): Set<number> {
  const found = new Set<number>();
  for (const mention of evidence.mentions) {
    const role = evidence.cv.lines[mention.line]?.role ?? null;
    if (role === null || found.has(role)) continue;
    if (topic.skills.some((asked) => relation(mention.skill, asked) >= 1)) found.add(role);
  }
  return found;
}

/** Posts stacked under one employer share the lines below the last of them: those above it that have none of their own. */
function stackedAbove({ cv }: CvEvidence, found: ReadonlySet<number>): number[] {
  return [...found].flatMap((last) => {
    const company = cv.roles[last]?.company;
    const above: number[] = [];
    for (let at = last - 1; company && at >= 0; at--) {
      const role = cv.roles[at];
      if (role?.company !== company || role.bullets.length > 0) break;
      above.push(at);
    }
    return above;
  });
}

/** Indexes of the roles whose title, lines or skills concern a topic. */
export function rolesConcerning(evidence: CvEvidence, topic: Topic): Set<number> {
  const found = new Set([
    ...rolesBySkill(evidence, topic),
    ...rolesByTitle(evidence, topic),
    ...rolesByWords(evidence, topic),
    ...(topic.isNamed ? rolesUnnamed(evidence, topic) : []),
  ]);
  return new Set([...found, ...stackedAbove(evidence, found)]);
}
