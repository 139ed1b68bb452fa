import type { Requirement } from "../../../../shared/results.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { withArticle } from "../ad-phrases.ts";
import type { Sourced } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";

const countable = /\b(?:card|licence|certificate|badge|permit)\b/iu;
/** What one has, not what one is: no "qualification" behind it. */
const status = /^(?:QTS|QTLS)$/u;

/** "NMC registration", "a CSCS card", "the ACA qualification"; null for names of people ("Registered nurse"). */
function heldAs(name: string): string | null {
  const plain = name.replace(/^\p{Lu}(?=\p{Ll}+\s(?:licence|certificate|card)\b)/u, (first) =>
    first.toLowerCase(),
  );
  if (countable.test(plain)) return withArticle(plain);
  if (/\bregistration$/u.test(plain) || status.test(plain)) return plain;
  return /^\p{Lu}{3,5}$/u.test(plain) ? `the ${plain} qualification` : null;
}

/** Licences and registrations that are asked for and that the CV was found to name, wherever it does. */
export function heldLicences(
  cv: CvRecord,
  job: JobRecord,
  requirements: readonly Requirement[],
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
    const name = mention ? heldAs(mention.skill) : null;
    if (!mention || name === null) return [];
    const quote = cv.lines[mention.line]?.text ?? "";
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
