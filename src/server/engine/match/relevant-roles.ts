import type { CvRole } from "../cv/cv-record.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { findMentions, relation, skillNamed } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { tellingKeys } from "./generic-terms.ts";
import type { Passage } from "./passages.ts";
import { isSoft } from "./soft-credit.ts";
import { readTitle, type TitleReading, titleShare } from "./title-likeness.ts";
import { skillsOfTitle } from "./titles-imply.ts";

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

function concernsByWords(evidence: CvEvidence, topic: Topic, at: number): boolean {
  if (topic.keys.size === 0) return false;
  const found = new Set<string>();
  for (const passage of evidence.passages) {
    if (passage.role === at)
      for (const key of topic.keys) if (passage.keys.has(key)) found.add(key);
  }
  return found.size >= Math.ceil(topic.keys.size * leastShare);
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

/** Whether a role speaks of the subject in its own words, or none are given. */
export function speaksOf(evidence: CvEvidence, topic: Topic): boolean {
  return (
    topic.keys.size === 0 || evidence.cv.roles.some((_, at) => concernsByWords(evidence, topic, at))
  );
}

/** A title or a line of the role carries a skill of the topic without naming it. */
function concernsUnnamed(evidence: CvEvidence, role: CvRole, at: number, topic: Topic): boolean {
  const isAsked = (skill: string) => topic.skills.some((asked) => relation(skill, asked) >= 1);
  return (
    (role.title !== null && skillsOfTitle(role.title).some(isAsked)) ||
    evidence.passages.some(
      (passage) => passage.role === at && !passage.heading && [...passage.deeds].some(isAsked),
    )
  );
}

function concernsByTitle(role: CvRole, topic: Topic): boolean {
  if (topic.title.keys.size === 0 || role.title === null) return false;
  return titleShare(topic.title, readTitle(role.title)) >= leastOfTitle;
}

/** Indexes of the roles whose title, lines or skills concern a topic. */
export function rolesConcerning(evidence: CvEvidence, topic: Topic): Set<number> {
  const found = new Set<number>();
  for (const mention of evidence.mentions) {
    const role = evidence.cv.lines[mention.line]?.role ?? null;
    if (role === null || found.has(role)) continue;
    if (topic.skills.some((asked) => relation(mention.skill, asked) >= 1)) found.add(role);
  }
  evidence.cv.roles.forEach((role, at) => {
    const concerns =
      concernsByTitle(role, topic) ||
      concernsByWords(evidence, topic, at) ||
      (topic.isNamed && concernsUnnamed(evidence, role, at, topic));
    if (concerns) found.add(at);
  });
  return found;
}
