import type { Demand } from "../job/job-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { placeOf } from "./licence-standing.ts";
import { quoted, serves } from "./licences-held.ts";
import { durationText, monthOf, monthWritten } from "./months.ts";
import { wantedText } from "./years-counted.ts";

/** "Class 1, held for two years": the years are those of the licence, not of work. */
const heldFor =
  /\b(?:held|for|had) (?:it )?(?:for )?(?:an? |at least |a minimum of |minimum |over |more than )*(?:\d{1,2}|\p{L}{3,6})\+? ?(?:months|years?)\b/iu;
const saysHeld = /\bheld\b/iu;

/** "Passed 4 February 2026", "since 2019" */
const given =
  /\b(?:passed|gained|obtained|granted|issued|acquired|since|in)\b[^\p{L}\d]{0,3}(?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?<month>\p{L}{3,9}) )?(?<year>(?:19|20)\d\d)(?!\d)/iu;

/** How far behind its name the date of a licence stands, in characters. */
const reach = 50;

/** Years for which a licence must have been held, by the date the CV gives it; null where either says nothing of it. */
export function licenceHeldSince(
  evidence: CvEvidence,
  { text, licences, years }: Demand,
  referenceDate: string,
): Finding | null {
  if (years === null || licences.length === 0 || !saysHeld.test(text) || !heldFor.test(text))
    return null;
  const narrowest = licences.filter(
    (one) => !licences.some((other) => other !== one && relation(other, one) >= 1),
  );
  const unheld = new Set(evidence.unheld.map(placeOf));
  const own = evidence.mentions.filter(
    (mention) => serves(mention.skill, narrowest) && !unheld.has(placeOf(mention)),
  );
  for (const best of own) {
    const { line, end } = best;
    const behind = evidence.cv.lines[line]?.text.slice(end, end + reach) ?? "";
    const { month, year } = given.exec(behind.split(/[;|•]/u, 1)[0] ?? "")?.groups ?? {};
    if (year === undefined) continue;
    const had = Math.max(0, monthOf(referenceDate) - monthWritten(year, month));
    return {
      credit: Math.min(1, had / (years * 12)),
      metFrom: 1,
      reason: `By its date you have held ${quoted(evidence, best)} for ${durationText(had)}; ${wantedText(years)}.`,
      evidence: [quoteLine(evidence.cv, best.line, best.start)],
    };
  }
  return null;
}
