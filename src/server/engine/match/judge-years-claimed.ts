import type { JobRecord } from "../job/job-record.ts";
import { numberWord, numberWords } from "../text/number-words.ts";
import { type CvEvidence, quotePassage } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { durationText } from "./months.ts";
import type { Passage } from "./passages.ts";
import { isAbout, isAboutText, rolesConcerning, type Topic, topicOf } from "./relevant-roles.ts";
import { type Dated, monthsOf, quoteRoles, wantedText } from "./years-counted.ts";

/** Years that a sentence claims but no dates bear out. */
export const claimedYearsCredit = 0.5;

const claim = new RegExp(
  `\\b(\\d{1,2}|${numberWord})\\s?\\+?\\s?(?:plus |or more )?(?:years?|yrs?)\\b['’]?`,
  "iu",
);
/** A statement of more words tells of many things. */
const longestClaim = 60;
/** Where what the years are of ends. */
const clauseEnd = /[.;:()]|,(?! and\b)|\b(?:now|currently|looking|seeking|before|after)\b/iu;
/** A claim rounds up a little. */
const leastOfClaim = 0.75;

type Claimed = { passage: Passage; said: string; years: number; of: string };

function claimsOf(evidence: CvEvidence): Claimed[] {
  return evidence.passages.flatMap((passage) => {
    const found = passage.length < longestClaim ? claim.exec(passage.said) : null;
    if (!found) return [];
    const number = found[1]?.toLowerCase() ?? "";
    const behind = passage.said.slice(found.index + found[0].length);
    return [
      {
        passage,
        said: found[0].trim(),
        years: numberWords.get(number) ?? Number(number),
        of: behind.slice(0, clauseEnd.exec(behind)?.index ?? behind.length),
      },
    ];
  });
}

/** A sentence such as "10 years of nursing experience", where the dates do not bear it out. */
export function claimedYears(evidence: CvEvidence, asked: number, topic: Topic): Finding | null {
  const found = claimsOf(evidence).find(({ years }) => years >= asked);
  if (!found) return null;
  return {
    isFaint: !isAbout(found.passage, topic),
    credit: claimedYearsCredit,
    reason: `Your CV says ${found.said}, but the dates of your roles do not show it.`,
    evidence: [quotePassage(evidence.cv, found.passage)],
  };
}

/**
 * "Nine years' experience of repairing gas boilers", of somebody whose dated roles like the one advertised last as long: the
 * lines of a role need not say again what the writer says of all of them. `isThere` tells whether the words behind the years
 * name the place asked for.
 */
export function claimedAndDated(
  evidence: CvEvidence,
  asked: number,
  about: { topic: Topic; job: JobRecord; dated: readonly Dated[]; isThere(text: string): boolean },
): Finding | null {
  const { topic, job, dated, isThere } = about;
  if (!topic.isNamed || evidence.cv.language !== "en") return null;
  const like = rolesConcerning(evidence, topicOf(job, null));
  const inLikeWork = dated.filter(({ at }) => like.has(at));
  const months = monthsOf(inLikeWork);
  if (months < asked * 12) return null;
  const found = claimsOf(evidence).find(
    ({ years, of, passage }) =>
      years >= asked &&
      months >= years * 12 * leastOfClaim &&
      passage.role === null &&
      isAboutText(of, topic) &&
      isThere(of),
  );
  if (!found) return null;
  return {
    credit: 1,
    reason: `Your CV says “${found.said}${found.of.trimEnd()}”, and its dated roles in work like this add up to ${durationText(months)}; ${wantedText(asked)}.`,
    evidence: [quotePassage(evidence.cv, found.passage), ...quoteRoles(evidence, inLikeWork)],
  };
}
