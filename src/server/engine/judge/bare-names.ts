import type { CvReading } from "../document/cv-reading.ts";
import type { Demand } from "../job/job-record.ts";
import { coverOf } from "../keywords/skill-index.ts";
import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import type { Verdict } from "../reader/reader.ts";
import { words } from "../text/words.ts";

/** A demand is hardly more than names of things where they make up this share of its letters. */
const leastShare = 0.7;

/** Words that ask, and name nothing. */
const asking = new Set(
  "a an and or of in with for the to experience experienced knowledge working use using good strong excellent proven proficient skills".split(
    " ",
  ),
);

const lettersIn = (text: string) =>
  words(text)
    .filter(({ lower }) => !asking.has(lower))
    .reduce((sum, { lower }) => sum + lower.length, 0);

/** What was done is asked for, not only known. */
const asksWork = /\bexperienced?\b/iu;

/** "SQL", "Experience of Excel and Power BI": names alone, of things that are learnt. */
function namesOnly({ text, skills, years, education, licences, languages }: Demand): boolean {
  if (skills.length === 0 || years !== null || education || licences.length > 0) return false;
  if (languages.length > 0 || skills.flat().some((name) => skillNamed(name)?.kind === "soft"))
    return false;
  const named = findMentions(text).reduce(
    (sum, { start, end }) => sum + lettersIn(text.slice(start, end)),
    0,
  );
  return named >= leastShare * lettersIn(text);
}

const isTool = (name: string) => skillNamed(name)?.kind === "tool";

/**
 * A demand that is nothing but names is met by a CV that names each of them, whatever the reader makes of it, and not met by one that
 * lacks a tool it names.
 */
export function heedBareNames(demand: Demand, reading: CvReading, read: Verdict): Verdict {
  if (!namesOnly(demand)) return read;
  const covers = demand.skills.map((group) => coverOf(reading.skills, group));
  const isWork = asksWork.test(demand.text);
  const lacksTool = demand.skills.some(
    (group, at) => group.every(isTool) && (covers[at]?.credit ?? 0) < 1,
  );
  if (lacksTool && read.status === "met") return { ...read, status: "partial" };
  if (!covers.every(({ credit, by }) => credit >= 1 && (by?.inWork || !isWork))) return read;
  const lines = covers.flatMap(({ by }) => (by ? [by.best.line] : []));
  const statements = reading.statements.flatMap(({ line, quote }, index) =>
    lines.includes(line) && covers.some(({ by }) => by && namesIt(quote, by.skill)) ? [index] : [],
  );
  return statements.length > 0 ? { status: "met", sureness: 1, statements } : read;
}

const namesIt = (quote: string, skill: string) =>
  findMentions(quote).some((mention) => mention.skill.name === skill);
