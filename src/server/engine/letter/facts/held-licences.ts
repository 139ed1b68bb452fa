import type { Requirement } from "../../../../shared/results.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { withArticle } from "../../text/with-article.ts";
import type { Sourced } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";

const countable = /\b(?:card|licence|certificate|badge|permit|qualification)\b/iu;
/** What one has, not what one is: no "qualification" behind it. */
const status = /^(?:QTS|QTLS)$/u;
/** Names of their own: "the Driver CPC", "the 18th Edition". */
const named = /\b(?:CPC|Certificate|Edition|Award|Diploma)\b/u;
/** Courses that are held by their own name: "I hold Paediatric First Aid". */
const course = /\b(?:First Aid|Food (?:Hygiene|Safety)|Moving and Handling)\b/u;
const lorryClass = /^class [12]$/iu;

/** "NMC registration", "a CSCS card", "the ACA qualification"; null for names of people ("Registered nurse"). */
function heldAs(plain: string): string | null {
  if (named.test(plain)) return `the ${plain}`;
  if (countable.test(plain)) return withArticle(plain);
  if (/\bregistration$/u.test(plain) || status.test(plain)) return plain;
  if (lorryClass.test(plain)) return `an HGV licence (${plain.toLowerCase()})`;
  if (course.test(plain)) return plain;
  return /^\p{Lu}{3,5}$/u.test(plain) ? `the ${plain} qualification` : null;
}

const withSmallWords = (name: string) =>
  name.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase());

/** The ways to name what is held, the lexicon's name first: a letter takes the first that says no more than the CV. */
function waysToName(skill: string, written: string): string[] {
  const bare = skill.replace(/\s?\(.*\)$/u, "");
  const names = [withSmallWords(bare), bare, skill, withSmallWords(written), written];
  const fit = names.filter((name) => !course.test(written) || name === written);
  return (named.test(bare) ? [bare, written] : fit).flatMap((name) => heldAs(name) ?? []);
}

/** Licences and registrations that are asked for and that the CV was found to name, wherever it does. */
export function heldLicences(
  cv: CvRecord,
  job: JobRecord,
  requirements: readonly Requirement[],
  accepts: (sentence: string) => boolean,
): Sourced[] {
  const byId = new Map(requirements.map((one) => [one.id, one]));
  const found = job.demands.flatMap(({ id, text: asked, licences }): Sourced[] => {
    const answer = byId.get(id);
    if (licences.length === 0 || answer === undefined) return [];
    const mention = cv.skills.find(({ skill, line }) => {
      const text = cv.lines[line]?.text ?? "";
      const isQuoted = answer.evidence.some(({ quote }) => text.includes(quote));
      const serves = licences.some((licence) => relation(skill, licence) === 1);
      return isQuoted && serves && skillNamed(skill)?.kind === "licence" && !unfinished.test(text);
    });
    if (!mention) return [];
    const quote = cv.lines[mention.line]?.text ?? "";
    const written = quote.slice(mention.start, mention.end);
    const name = waysToName(mention.skill, written).find((way) => accepts(`I hold ${way}.`));
    if (name === undefined) return [];
    return [
      {
        text: name,
        sources: [
          { from: "ad", quote: asked },
          { from: "cv", quote },
        ],
      },
    ];
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
