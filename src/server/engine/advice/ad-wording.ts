import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { coverOf } from "../keywords/skill-index.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { countOf } from "../text/name-list.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { askedName } from "./asked-name.ts";
import { byGain, type Findings } from "./findings.ts";
import { keepsFacts } from "./reword/keeps-facts.ts";

/** A skill that the CV names otherwise than the advertisement: the line as it is, and with both names. */
export type AdWording = {
  before: string;
  after: string;
  own: string;
  asked: string;
};

const abbreviation = /^[\p{Lu}\d&/+.-]{2,6}s?$/u;
/** Longer names are phrases: they do not stand in brackets. */
const mostWords = 4;
/** A bare list or a heading has no room for an explanation. */
const longestLine = 220;

const stems = (text: string) => words(text).map(({ lower }) => stem(lower));

/** What may follow a name that is explained in brackets; "intravenous drugs" is one name. */
const standsAlone =
  /^(?:$|[,.;:/](?:\s|$)|\s(?:and|or|to|for|in|on|at|by|of|with|from|that|which|who|using|under|across|including|as|&|[–—-])\s)/iu;

const sameRoot = 4;

function alike(one: string, other: string): boolean {
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    one.slice(0, sameRoot) === other.slice(0, sameRoot)
  );
}

/** Only names that differ as wholes are worth writing out, not a plural, a hyphen or a longer form of the same. */
function differs(own: string, asked: string): boolean {
  if (abbreviation.test(own) !== abbreviation.test(asked)) {
    return !holds(own, asked) && !holds(asked, own);
  }
  return !stems(own).some((one) => stems(asked).some((other) => alike(one, other)));
}

/** Both names, the short one in brackets: "Kubernetes (K8s)". */
function bothNames(own: string, asked: string): string {
  return abbreviation.test(own) ? `${asked} (${own})` : `${own} (${asked})`;
}

/** Sections where a skill may be named in brackets. A title, an employer or a degree stays as it is. */
const explaining: ReadonlySet<SectionKind> = new Set([
  "summary",
  "skills",
  "certifications",
  "projects",
  "volunteering",
]);

function mayExplain(cv: CvRecord, line: number): boolean {
  if (cv.roles.some((role) => role.bullets.includes(line))) return true;
  const { role, section } = cv.lines[line] ?? { role: null, section: -1 };
  const own = cv.sections[section];
  return role === null && own !== undefined && explaining.has(own.kind) && own.start !== line;
}

const isLicence = (skill: string) => skillNamed(skill)?.kind === "licence";

/** Words that say how well or how validly: they are not part of a name. */
const saysMore =
  /\b(?:active|current|valid|full|clean|advanced|expert|excellent|strong|proven|good|extensive|senior|experienced|certified|qualified|chartered|registered)\b/iu;

/** A licence in short and in full is one; any other wording could say more than the CV does. */
function saysNoMore(skill: string, own: string, asked: string): boolean {
  if (saysMore.test(asked) && !saysMore.test(own)) return false;
  return !isLicence(skill) || abbreviation.test(own) !== abbreviation.test(asked);
}

function holds(text: string, name: string): boolean {
  return ` ${stems(text).join(" ")} `.includes(` ${stems(name).join(" ")} `);
}

/**
 * Two names of one thing: one is short for the other, or the advertisement writes the skill's own name. Two of its other
 * names may be neighbours only ("accounting procedures", "finance function").
 */
function isSynonym(skill: string, own: string, asked: string): boolean {
  if (abbreviation.test(own) !== abbreviation.test(asked)) return true;
  return stems(asked).join(" ") === stems(skill).join(" ") && words(own).length <= 2;
}

function change(findings: Findings, mention: CvSkillMention, asked: string): AdWording | null {
  const { cv } = findings.reading;
  if (!mayExplain(cv, mention.line)) return null;
  const before = cv.lines[mention.line]?.text ?? "";
  const own = before.slice(mention.start, mention.end);
  if (own === "" || before.length > longestLine || words(asked).length > mostWords) return null;
  if (!differs(own, asked) || holds(cv.text, asked)) return null;
  if (!saysNoMore(mention.skill, own, asked) || !isSynonym(mention.skill, own, asked)) return null;
  if (before.charAt(mention.start - 1) === "(" || !standsAlone.test(before.slice(mention.end))) {
    return null;
  }
  const after = before.slice(0, mention.start) + bothNames(own, asked) + before.slice(mention.end);
  return keepsFacts(before, after, asked) ? { before, after, own, asked } : null;
}

/**
 * Hard skills that the CV shows under another name than the advertisement's: each with the exact line,
 * required ones first. What is only near is a question, never a change.
 */
export function adWordings(findings: Findings): AdWording[] {
  const seen = new Set<string>();
  // A word of the advertisement's language explains nothing in a CV of another.
  if (findings.reading.cv.language !== findings.about.job.language) return [];
  return byGain(findings).flatMap(({ demand }) =>
    [...demand.skills, ...demand.licences.map((licence) => [licence])].flatMap((group) => {
      const { by, credit } = coverOf(findings.reading.skills, group);
      if (!by || credit < 1 || !group.includes(by.skill) || seen.has(by.skill)) return [];
      if (skillNamed(by.skill)?.kind === "soft") return [];
      seen.add(by.skill);
      const changed = change(findings, by.best, askedName(findings, by.skill));
      return changed ? [changed] : [];
    }),
  );
}

/** One piece of advice for all of them, with the first in full. */
export function wordingAdvice(wordings: readonly AdWording[]): string {
  const [first] = wordings;
  if (!first) return "";
  const { own, asked } = first;
  const both = `“${bothNames(own, asked)}”`;
  const where = `in ${inQuotes(first.before)}`;
  const here = first.before === own ? "" : ` ${where}`;
  return wordings.length === 1
    ? `You show ${inQuotes(own)}${here}; the advertisement calls it ${inQuotes(asked)}. Write ${both} there: not every system knows that they are one.`
    : `Name ${countOf(wordings.length, "skill")} as the advertisement does, beside your own words: ${both} ${where}, and so on. Not every system knows that they are one.`;
}
