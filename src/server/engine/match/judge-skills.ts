import type { Evidence } from "../../../shared/results.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine, uniqueQuotes } from "./cv-evidence.ts";
import { type Finding, metFrom, partialFrom, weightedMean } from "./judgement.ts";
import { nameList } from "./name-list.ts";
import { schoolPass } from "./school-grades.ts";
import { creditForGroup, type SkillCredit } from "./skill-credit.ts";
import { skillAsAsked, skillInText } from "./skill-in-text.ts";
import { creditForSoftSkill, isSoft, softCredits } from "./soft-credit.ts";

const mostQuotes = 3;
/** An attitude asked for beside hard skills weighs this much of one of them. */
const besideHard = 0.35;

function quotesFor(evidence: CvEvidence, credits: readonly SkillCredit[]): Evidence[] {
  const quotes = credits.flatMap(({ by, covers, credit }) => {
    // What is too far off to count in part is no evidence.
    if (!by || (!covers && credit < partialFrom)) return [];
    return [quoteLine(evidence.cv, by.best.line, by.best.start)];
  });
  return uniqueQuotes(quotes).slice(0, mostQuotes);
}

function coveredNames(credits: readonly SkillCredit[]): string[] {
  return credits.map(({ asked, by }) =>
    by && by.skill !== asked
      ? `${skillInText(asked)} (through ${skillInText(by.skill)})`
      : skillInText(asked),
  );
}

function nearReason({ asked, by, credit }: SkillCredit, text: string): string {
  const shown = skillInText(by?.skill ?? "");
  const open = skillAsAsked(text, asked);
  return credit < partialFrom
    ? `It does not mention ${open}, only ${shown}.`
    : `It shows ${shown}, which is close to ${open} but not the same.`;
}

function impliedReason({ asked, by }: SkillCredit): string {
  const name = `“${by?.implied?.name}”`;
  return by?.implied?.by === "employer"
    ? `Your time at ${name} counts for ${skillInText(asked)}.`
    : `Your role as ${name} carries ${skillInText(asked)} with it, though no line names it.`;
}

/** "A, B or C": none of them, whichever of them would have served. What is said not to be had is told from what is not named. */
function absentReasons(
  { denied }: CvEvidence,
  absent: readonly string[][],
  text: string,
): string[] {
  const names = (skills: readonly string[]) =>
    nameList([...new Set(skills.map((asked) => skillAsAsked(text, asked)))], 5, "or");
  const said = absent.flat().filter((asked) => denied.has(asked));
  const unnamed = absent.flat().filter((asked) => !denied.has(asked));
  return [
    said.length > 0 ? `It speaks of ${names(said)} only as what you do not have yet.` : "",
    unnamed.length > 0 ? `It does not mention ${names(unnamed)}.` : "",
  ];
}

/** Plain sentences for what the credits say of a demand in these words, most telling first. */
function skillReason(
  evidence: CvEvidence,
  credits: readonly SkillCredit[],
  groups: readonly string[][],
  text: string,
): string {
  const covered = credits.filter((credit) => credit.covers);
  const implied = covered.filter(({ by }) => by !== null && by.implied !== null);
  const told = covered.filter(({ by }) => by?.told && by.shown);
  const toldElsewhere = covered.filter(({ by }) => by?.told && !by.shown);
  const shown = covered.filter(({ by }) => by?.shown && by.implied === null && !by.told);
  const studied = covered.filter((credit) => credit.by?.studied);
  const listed = covered.filter(({ by }) => !by?.shown && !by?.studied && !by?.told);
  const near = credits.filter((credit) => credit.by && !credit.covers);
  const absent = groups.filter((_, at) => !credits[at]?.by);
  return [
    shown.length > 0 ? `Your CV shows ${nameList(coveredNames(shown))} in a dated role.` : "",
    listed.length > 0
      ? `It names ${nameList(coveredNames(listed))}, though not within a dated role.`
      : "",
    studied.length > 0
      ? `It shows that you studied ${nameList(coveredNames(studied))}; no role shows that you used it.`
      : "",
    told.length > 0
      ? `A line of your work shows ${nameList(coveredNames(told))} without naming ${told.length === 1 ? "it" : "them"}.`
      : "",
    toldElsewhere.length > 0
      ? `A line of your CV tells of ${nameList(coveredNames(toldElsewhere))}, though not within a dated role.`
      : "",
    ...implied.map(impliedReason),
    ...absentReasons(evidence, absent, text),
    ...near.map((credit) => nearReason(credit, text)),
  ]
    .filter((sentence) => sentence !== "")
    .map((sentence, at) => (at === 0 ? sentence.replace(/^It /u, "Your CV ") : sentence))
    .join(" ");
}

/** "Basic maths and English": what a pass at school shows. */
const asksBasics = /\b(?:basic|functional|everyday|reasonable|simple)\b/iu;
const schoolSubjectOf = new Map([
  ["Numeracy", "Maths"],
  ["Literacy", "English"],
] as const);

function softFinding(evidence: CvEvidence, group: readonly string[], text: string): Finding {
  const found = creditForSoftSkill(evidence, group);
  if (!asksBasics.test(text) || (found.credit ?? 0) >= metFrom) return found;
  for (const [skill, subject] of schoolSubjectOf) {
    const line = group.includes(skill) ? schoolPass(evidence.cv, subject) : null;
    if (line === null) continue;
    const reason = `Your CV names a pass in ${subject} at school.`;
    return { credit: softCredits.shown, reason, evidence: [quoteLine(evidence.cv, line)] };
  }
  return found;
}

const isTool = (skill: string) => skillNamed(skill)?.kind === "tool";

/** Every group of skills a demand names; soft ones need a line that shows them. */
export function judgeSkills(
  evidence: CvEvidence,
  groups: readonly string[][],
  text: string,
): Finding {
  const hard = groups.filter((group) => !group.every(isSoft));
  const soft = groups.filter((group) => group.every(isSoft));
  const hardCredits = hard.map((group) => creditForGroup(evidence, group, text));
  const softFindings = soft.map((group) => softFinding(evidence, group, text));
  const quotes = [
    ...quotesFor(evidence, hardCredits),
    ...softFindings.flatMap((finding) => finding.evidence),
  ];
  const reasons = [
    hard.length > 0 ? skillReason(evidence, hardCredits, hard, text) : "",
    ...softFindings.map((finding) => finding.reason),
  ];
  const weighted = [
    ...hardCredits.map(({ credit }) => ({ credit, weight: 1 })),
    ...softFindings.map(({ credit }) => ({
      credit: credit ?? 0,
      weight: hard.length > 0 ? besideHard : 1,
    })),
  ];
  return {
    credit: weightedMean(weighted),
    reason: reasons.filter((reason) => reason !== "").join(" "),
    evidence: quotes.slice(0, mostQuotes),
    asks: groups.length,
    unshown: soft.flatMap(([asked], at) =>
      asked !== undefined && softFindings[at]?.credit === 0 ? [asked] : [],
    ),
    lacksHard: hardCredits.some(({ covers }) => !covers),
    absentTools: hard.flatMap((group, at) =>
      hardCredits[at]?.covers || !group.every(isTool) ? [] : group,
    ),
    narrower: hardCredits.length > 0 && hardCredits.every(({ asked, by }) => by?.skill !== asked),
    holdsPart:
      hardCredits.some(({ covers, credit }) => covers && credit >= metFrom) ||
      softFindings.some(({ credit }) => (credit ?? 0) >= metFrom),
  };
}
