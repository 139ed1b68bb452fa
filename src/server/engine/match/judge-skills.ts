import type { Evidence } from "../../../shared/results.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { mean, partialFrom } from "./judgement.ts";
import { nameList } from "./name-list.ts";
import { creditForGroup, type SkillCredit } from "./skill-credit.ts";
import { creditForSoftSkill, isSoft } from "./soft-credit.ts";

const mostQuotes = 3;

export function quotesFor(evidence: CvEvidence, credits: readonly SkillCredit[]): Evidence[] {
  const quotes = new Map<string, Evidence>();
  for (const { by } of credits) {
    if (!by || quotes.size >= mostQuotes) continue;
    const quote = quoteLine(evidence.cv, by.best.line, by.best.start);
    quotes.set(quote.quote, quote);
  }
  return [...quotes.values()];
}

function coveredNames(credits: readonly SkillCredit[]): string[] {
  return credits.map(({ asked, by }) =>
    by && by.skill !== asked ? `${asked} (through ${by.skill})` : asked,
  );
}

function nearReason({ asked, by, credit }: SkillCredit): string {
  return credit < partialFrom
    ? `It does not mention ${asked}, only ${by?.skill}.`
    : `${by?.skill} is close to ${asked}, but not the same.`;
}

const impliedReason = ({ asked, by }: SkillCredit) =>
  `Your role as “${by?.implied}” carries ${asked} with it, though no line names it.`;

/** Plain sentences for what the credits say, most telling first. */
export function skillReason(credits: readonly SkillCredit[], groups: readonly string[][]): string {
  const covered = credits.filter((credit) => credit.covers);
  const implied = covered.filter(({ by }) => by !== null && by.implied !== null);
  const shown = covered.filter(({ by }) => by?.shown && by.implied === null);
  const studied = covered.filter((credit) => credit.by?.studied);
  const listed = covered.filter((credit) => !credit.by?.shown && !credit.by?.studied);
  const near = credits.filter((credit) => credit.by && !credit.covers);
  const absent = groups.filter((_, at) => !credits[at]?.by);
  const absentNames = absent.map((group) => nameList(group, 4, "or"));
  return [
    shown.length > 0 ? `Your CV shows ${nameList(coveredNames(shown))} in a dated role.` : "",
    listed.length > 0
      ? `It names ${nameList(coveredNames(listed))}, though not within a dated role.`
      : "",
    studied.length > 0
      ? `It shows that you studied ${nameList(coveredNames(studied))}; no role shows that you used it.`
      : "",
    ...implied.map(impliedReason),
    absent.length > 0 ? `It does not mention ${nameList(absentNames, 4, "or")}.` : "",
    ...near.map(nearReason),
  ]
    .filter((sentence) => sentence !== "")
    .map((sentence, at) => (at === 0 ? sentence.replace(/^It /u, "Your CV ") : sentence))
    .join(" ");
}

/** Every group of skills a demand names; soft ones need a line that shows them. */
export function judgeSkills(evidence: CvEvidence, groups: readonly string[][]): Finding {
  const hard = groups.filter((group) => !group.every(isSoft));
  const soft = groups.filter((group) => group.every(isSoft));
  const hardCredits = hard.map((group) => creditForGroup(evidence, group));
  const softFindings = soft.map((group) => creditForSoftSkill(evidence, group));
  const quotes = [
    ...quotesFor(evidence, hardCredits),
    ...softFindings.flatMap((finding) => finding.evidence),
  ];
  const reasons = [
    hard.length > 0 ? skillReason(hardCredits, hard) : "",
    ...softFindings.map((finding) => finding.reason),
  ];
  const weighted = [
    ...hardCredits.map(({ credit }) => ({ credit, weight: 1 })),
    ...softFindings.map(({ credit }) => ({
      credit: credit ?? 0,
      weight: hard.length > 0 ? 0.35 : 1,
    })),
  ];
  const total = weighted.reduce((sum, part) => sum + part.weight, 0);
  return {
    credit:
      total === 0
        ? mean([])
        : weighted.reduce((sum, part) => sum + part.credit * part.weight, 0) / total,
    reason: reasons.filter((reason) => reason !== "").join(" "),
    evidence: quotes.slice(0, mostQuotes),
    asks: groups.length,
  };
}
