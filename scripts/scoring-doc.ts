import { atsRubric, pastedBounds, shareKept } from "../src/server/engine/ats/rubric.ts";
import { beyondCap } from "../src/server/engine/match/beyond-skills.ts";
import { focusFull, focusListed, sharedFieldWeight } from "../src/server/engine/match/focus.ts";
import { educationCredits } from "../src/server/engine/match/judge-education.ts";
import { languageCredits } from "../src/server/engine/match/judge-languages.ts";
import { wordingBounds } from "../src/server/engine/match/judge-terms.ts";
import { claimedYearsCredit, otherWorkCredit } from "../src/server/engine/match/judge-years.ts";
import { metFrom, partialFrom } from "../src/server/engine/match/judgement.ts";
import { skillCredits } from "../src/server/engine/match/skill-credit.ts";
import { softCredits } from "../src/server/engine/match/soft-credit.ts";
import { genericWordWeight, wordWeights } from "../src/server/engine/match/word-weight.ts";
import {
  demandWeights,
  focusToDemands,
  fullPartWeight,
  licenceCap,
  matchParts,
  overallParts,
  preferredShare,
  seniorityCredits,
  type WeightedPart,
} from "../src/server/engine/score/weights.ts";

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

function table(heads: string[], rows: (string | number)[][]): string {
  return [
    row(...heads),
    row(...heads.map(() => "---")),
    ...rows.map((cells) => row(...cells)),
  ].join("\n");
}

const parts = (of: Record<string, WeightedPart>) =>
  table(
    ["part", "weight", "what it looks at"],
    Object.values(of).map(({ label, weight, note }) => [label, weight, note]),
  );

const credits = table(
  ["what is asked", "what the CV has", "credit"],
  [
    ["a skill", "in a dated role", skillCredits.shown],
    ["", "named elsewhere", skillCredits.listed],
    ["", "the name of what was studied, no role shows it", skillCredits.studied],
    [
      "",
      "an everyday skill, where the CV speaks of nothing else in the demand, at most",
      beyondCap,
    ],
    ["", "a near or broader skill", `up to ${skillCredits.nearAtMost}, times the above`],
    ["an attitude", "a line of a role shows it, and the CV names it", softCredits.shownAndNamed],
    [
      "",
      "a line of a role shows it without naming it (opens with a telling word, or has two)",
      softCredits.shown,
    ],
    ["", "a line of a role hints at it", softCredits.hinted],
    ["", "a sentence claims it", softCredits.claimed],
    ["", "a bare word", softCredits.listed],
    [
      "wording the lexicon does not know",
      `share of its words, by weight, in the best line (or two lines of one role): ${wordingBounds.faint} to ${wordingBounds.clear}`,
      "0 to 1",
    ],
    ["years", "dated roles that concern it", "share of the years asked, at most 1"],
    ["", "a sentence claims them, the dates do not bear it out", claimedYearsCredit],
    ["", "dated roles of other work", `at most ${otherWorkCredit}`],
    ["a qualification", "level and subject", educationCredits.levelAndSubject],
    ["", "level, another subject", educationCredits.otherSubject],
    ["", "not finished yet", educationCredits.inProgress],
    ["", "one level below", educationCredits.oneLevelBelow],
    [
      "",
      "three years of dated work, where experience may stand for it",
      educationCredits.experienceInstead,
    ],
    ["a language", "named, at the level asked", languageCredits.named],
    ["", "named without a level", languageCredits.levelNotSaid],
    ["", "below the level asked", languageCredits.belowLevel],
    ["a licence or registration", "any one that serves is named", 1],
  ],
);

const weights = table(
  ["a demand for", "weighs"],
  [
    ["a licence or registration", demandWeights.licence],
    ["skills", `${demandWeights.hardSkill} × the square root of their number`],
    ["a language", demandWeights.language],
    ["something only its wording says", demandWeights.wording],
    ["an attitude", demandWeights.softSkill],
  ],
);

const { statements, skills } = focusFull;

const wordBands = table(
  ["a word that", "says"],
  [
    ["nearly every second CV has, or more", wordWeights.nearlyAll],
    ["every fourth has", wordWeights.most],
    ["every eighth has", wordWeights.many],
    ["every twentieth has", wordWeights.some],
    ["fewer have", wordWeights.rare],
    ["advertisements use of any job, at most", genericWordWeight],
  ],
);

const rubric = table(
  ["id", "check", "points", "why"],
  atsRubric.map(({ id, title, points, note }) => [`\`${id}\``, title, points, note]),
);

/** The page docs/scoring.md, written from the tables the engine itself uses. */
export function scoringDoc(): string {
  return `# How the scores come about

<!-- Written by \`node scripts/write-scoring-doc.ts\` from the engine's own tables. Do not edit. -->

Every score is a weighted mean of parts between 0 and 100, rounded once. The report lists the parts with their weights and
reasons (\`score_parts\`). Parts for which there is no evidence either way are left out, and the others share their weight.

## \`match_percentage\`

${parts(matchParts)}

An advertisement that states no demand is compared by the skills it names, and by its title. One that names nothing either
gives 0, and the report says so.

Credits for what a demand asks:

${credits}

A demand is met from ${metFrom} on and met in part from ${partialFrom} on. What no CV could show (the right to work, shifts) is
called unverifiable and does not count. Years and qualifications count in their own parts only; preferred ones weigh
${preferredShare} of required ones there. In the other parts:

${weights}

A part whose demands weigh less than ${fullPartWeight} together (a few attitudes, a single skill) weighs less itself, in
proportion.

How much of a CV is about the job: each statement counts by the telling words it shares with the demands, those outside the
dated roles ${focusListed} of that, and ${statements.perDemand} full statements for each demand (${statements.least} to ${statements.most}) are
enough; each mention of a skill counts by how much of the advertisement is in its field, ${sharedFieldWeight} of that in fields that
most office jobs share, and ${skills.perSkill} for each skill asked for (${skills.least} to ${skills.most}) are enough. Both on a
logarithmic scale, so that depth pays and repetition soon does not; the geometric mean of both. The same line twice counts
once. This part weighs at most ${focusToDemands} of the parts that rest on demands.

${wordBands}

Seniority: ${seniorityCredits.join(", ")} for none, one, two and more steps below what is asked, among titles like the one
advertised. More senior is no loss.

A licence or registration that the advertisement demands and the CV does not name holds the match at ${licenceCap} at most.

Lines copied from the advertisement (ten words in a row or more), lines that speak to machines and references vouch for
nothing; a copied line that is only a list of skills counts as a list. From ${pastedBounds.certain} copied words on, the CV is read
again without them. Hidden text is not read. Name, e-mail, phone,
address and links are taken out before anything is compared.

## \`ats_score\`

The share of points kept: ${shareKept.pass} for a pass, ${shareKept.warn} for a warning, ${shareKept.fail} for a fail. It depends on the CV's
file alone. A check without evidence (pasted text has no layout) is left out.

${rubric}

\`pasted_advertisement\` is shown beside them and not scored, because it needs the advertisement: a warning from
${pastedBounds.likely} copied words on, a fail from ${pastedBounds.certain}. Copied text earns nothing in the match.

## \`overall_score\`

${parts(overallParts)}

\`quick_wins\` are truthful changes. The engine runs again on the changed CV, and the gain is what the overall score then
really gains; each is measured by itself.
`;
}
