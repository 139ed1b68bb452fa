import type { Demand } from "../job/job-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { type CvEvidence, quoteLine, quotePassage } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { partCaps } from "./part-caps.ts";
import { creditForSkill, skillCredits } from "./skill-credit.ts";
import { termKeys } from "./term-key.ts";
import { deedsAsked } from "./told-deeds.ts";

type Showing = { quote: Finding["evidence"][number]; isTitle: boolean };

/**
 * A line of a dated role that tells of a piece of work, or names the skill of it. The title of a post carries it where the person
 * is to have it; that a duty was done takes a line.
 */
function showing(evidence: CvEvidence, deed: string, isDuty: boolean): Showing | null {
  const line = evidence.passages.find(
    ({ deeds, standing, heading }) => standing === "shown" && !heading && deeds.has(deed),
  );
  if (line) return { quote: quotePassage(evidence.cv, line), isTitle: false };
  if (!skillNamed(deed)) return null;
  const { by, covers } = creditForSkill(evidence, deed);
  if (!by || !covers || !by.shown) return null;
  const isTitle = by.implied !== null || by.titleOnly;
  if (isTitle && isDuty) return null;
  return { quote: quoteLine(evidence.cv, by.best.line, by.best.start), isTitle };
}

const byTitle = "Your role carries this with it, though no line names it.";

/** These join or say how, and name no piece of work. */
const noDeed: ReadonlySet<string> = new Set(
  "including according following regarding using working being having ensuring making during outstanding existing leading".split(
    " ",
  ),
);
const firstWords = 6;

/** A demand of more content words than this that tells of one piece of work we know speaks of more besides. */
const shortDemand = 8;

/** "Looking after and training a team": work of two kinds, of which we know one. */
function asksMoreDeeds(text: string): boolean {
  const parts = text.split(/,|;|\b(?:and|or|as well as|then)\b/u);
  const doing = parts.filter((part) =>
    words(part)
      .slice(0, firstWords)
      .some(({ lower }) => verbOf(lower)?.form === "gerund" && !noDeed.has(lower)),
  );
  return doing.length > 1;
}

/** How much of the work a demand speaks of is told of in the CV, in whatever words; null where it speaks of none we know. */
export function judgeDeeds(evidence: CvEvidence, demand: Demand): Finding | null {
  const asked = deedsAsked(demand.text);
  const shown = asked.flatMap((names) =>
    names.flatMap((deed) => showing(evidence, deed, demand.responsibility) ?? []).slice(0, 1),
  );
  if (shown.length === 0) return null;
  const isLong = termKeys(demand.text).length > shortDemand;
  const isPart =
    shown.length < asked.length || (asked.length < 2 && (isLong || asksMoreDeeds(demand.text)));
  const credit = (skillCredits.told * shown.length) / asked.length;
  return {
    credit: isPart ? Math.min(credit, partCaps.oneDeedOfMore) : credit,
    reason: shown.every(({ isTitle }) => isTitle)
      ? byTitle
      : `A line of your work tells of ${isPart ? "a part of " : ""}this in other words.`,
    evidence: shown.map(({ quote }) => quote),
  };
}
