import { atsRubric, pastedBounds, shareKept } from "../src/server/engine/ats/rubric.ts";
import {
  fieldsToTell,
  focusFull,
  focusListed,
  leastConcentration,
  sharedFieldWeight,
} from "../src/server/engine/match/focus.ts";
import { educationCredits } from "../src/server/engine/match/judge-education.ts";
import { languageCredits } from "../src/server/engine/match/judge-languages.ts";
import { wordingBounds } from "../src/server/engine/match/judge-wording.ts";
import { claimedYearsCredit } from "../src/server/engine/match/judge-years.ts";
import { withoutSettingCredit } from "../src/server/engine/match/judge-years-setting.ts";
import { metFrom, partialFrom } from "../src/server/engine/match/judgement.ts";
import { licenceCredits } from "../src/server/engine/match/licences-held.ts";
import { partCaps } from "../src/server/engine/match/part-caps.ts";
import { skillCredits } from "../src/server/engine/match/skill-credit.ts";
import { softCredits } from "../src/server/engine/match/soft-credit.ts";
import { titleWordWeights } from "../src/server/engine/match/title-likeness.ts";
import { genericWordWeight, wordWeights } from "../src/server/engine/match/word-weight.ts";
import { otherWorkCredit } from "../src/server/engine/match/years-counted.ts";
import { allowanceFor } from "../src/server/engine/score/fit-part.ts";
import {
  attitudesToOthers,
  demandWeights,
  enoughMonths,
  focusFullFrom,
  focusToDemands,
  fullPartWeight,
  licenceCap,
  likeTitleFrom,
  matchParts,
  otherTrade,
  overallParts,
  overlooked,
  preferredShare,
  seniorityCredits,
  timeToDemands,
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
    [
      "",
      "carried by the title or the employer of a dated role, named in no line",
      skillCredits.implied,
    ],
    ["", "a line of a dated role tells of it in other words", skillCredits.told],
    ["a duty", "lines of dated roles tell of it in other words", `up to ${skillCredits.told}`],
    ["", "the name of what was studied, no role shows it", skillCredits.studied],
    [
      "",
      "an everyday skill, where the CV speaks of nothing else in the demand, at most",
      partCaps.beyondTheSkills,
    ],
    ["", "a near or broader skill", `up to ${skillCredits.nearAtMost}, times the above`],
    ["an attitude", "a line of a role shows it, and the CV names it", softCredits.shownAndNamed],
    [
      "",
      "a line of a role shows it without naming it (opens with a telling word, or has two)",
      softCredits.shown,
    ],
    ["", "the CV names it, and a line of a role hints at it", softCredits.namedAndHinted],
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
    [
      "",
      "dated roles of it, where no line shows the place asked for",
      `at most ${withoutSettingCredit}`,
    ],
    ["", "dated roles of other work", `at most ${otherWorkCredit}`],
    ["a qualification", "level and subject", educationCredits.levelAndSubject],
    ["", "level, a subject near it", educationCredits.nearSubject],
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
    ["a licence or registration", "any one that serves is named", licenceCredits.held],
    ["", "one near it, where the advertisement takes an equivalent", licenceCredits.equivalent],
    ["", "named without its level or field, which is asked", licenceCredits.levelUnsaid],
    ["", "not finished or not held yet", licenceCredits.unfinished],
  ],
);

const caps = table(
  ["where the CV shows only", "at most"],
  [
    ["work in the field of an award that it does not name", partCaps.withoutTheAward],
    [
      "that a thing was done, which was to be audited, approved, mentored or investigated",
      partCaps.withoutControl,
    ],
    ["the same, where that is all the demand asks", partCaps.objectAlone],
    ["taking part in what was to be led", partCaps.withoutLeading],
    ["a smaller team than is asked", partCaps.smallerTeam],
    ["a smaller sum or number than is asked", partCaps.smallerAmount],
    ["a deputy's post, where the post itself is asked for", partCaps.belowThePost],
    ["a level below the one that is asked for", partCaps.belowLevel],
    [
      "one piece of work, told in other words, where the demand speaks of more",
      partCaps.oneDeedOfMore,
    ],
    ["what comes near a law or standard that is named", partCaps.nearStandard],
    ["work under a law whose knowledge is asked for", partCaps.withoutTheLaw],
    ["the wording in two lines of one role between them", partCaps.twoLines],
    ["the one telling word of a demand of several words", partCaps.oneTellingWord],
    ["one word of several that tell", partCaps.oneSharedWord],
    ["a verb, of another thing", partCaps.bareVerb],
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

const allowances = [25, 50, 75, 90]
  .map((found) => `${found} found give ${Math.round(found + allowanceFor(found, 100 - found))}`)
  .join(", ");

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

Of a demand that is answered in part:

${caps}

A demand is met from ${metFrom} on and met in part from ${partialFrom} on. What no CV could show (the right to work, shifts, what somebody is like) is
called unverifiable and does not count. Years and qualifications count in their own parts only; preferred ones weigh
${preferredShare} of required ones there. In the other parts:

${weights}

Attitudes together weigh at most ${attitudesToOthers.toFixed(2)} of all other demands of their part: most CVs of any trade show them.
A part whose demands weigh less than ${fullPartWeight} together (a few attitudes, a single skill) weighs less itself, in
proportion.

In these three parts the engine overlooks some of what a CV says in words of its own, the likelier so the more of the rest it
found. Of what it did not find the share that it found, to the power of ${overlooked.exponent}, is allowed: ${allowances}. Licences,
languages and tools are named or are not there: nothing is allowed for them. Each part says how many points were found and how many are allowed.

How much of a CV is about the job: each statement counts by the telling words it shares with the demands, those outside the
dated roles ${focusListed} of that, and ${statements.perDemand} full statements for each demand (${statements.least} to ${statements.most}) are
enough; each mention of a skill, and each line of a dated role that tells of it in other words, counts by how much of the advertisement is in its field (the more where it asks in many fields, to
a concentration of ${leastConcentration}), ${sharedFieldWeight} of that in fields that
most office jobs share, and ${skills.perSkill} for each skill asked for (${skills.least} to ${skills.most}) are enough. Both on a
logarithmic scale, so that depth pays and repetition soon does not; the geometric mean of both. Where an advertisement names few
skills the statements stand in for the second, by half at ${fieldsToTell} skills named (one of a shared field counts ${sharedFieldWeight}). The same line twice counts
once. This part weighs at most ${focusToDemands} of the parts that rest on demands. It counts in full where the demands are
met to ${focusFullFrom.likeTitle} or more (${focusFullFrom.unlikeTitle} where the advertisement names a job and the title part scores less than ${likeTitleFrom}), below in
proportion: likeness of words carries no score by itself.

${wordBands}

Seniority: ${seniorityCredits.join(", ")} for none, one, two and more steps below what is asked, among titles like the one
advertised. More senior is no loss.

Titles are compared by their words: ${titleWordWeights.trade} for one that names a trade ("nurse"), ${titleWordWeights.field} for one that names a field, ${titleWordWeights.rank} for one
that stands in the titles of every trade ("manager").

Where the advertisement states no number of years, ${enoughMonths} months of dated work like the job advertised earn all of that part, on a
logarithmic scale; the part then weighs at most ${timeToDemands} of those that rest on demands, and first posts are spared it.

A licence or registration that the advertisement demands and the CV does not name holds the match at ${licenceCap} at most.

A CV of another trade stays under 35, however well its attitudes and everyday skills answer. It is told by the likeness of its
titles to the one advertised, or by the share that it meets of what is particular to the job (licences but to
drive a car, languages but the advertisement's own, skills that are not of every office, wording of its own; each counts from ${otherTrade.metFrom} on, and together they are taken to weigh ${otherTrade.least} or more):
whichever is higher. Up to ${otherTrade.named.none} of it (${otherTrade.unnamed.none} where the advertisement names no title) what the match has above ${otherTrade.from} is squeezed, so that
100 becomes ${otherTrade.most}; from ${otherTrade.named.enough} (${otherTrade.unnamed.enough}) on it is free, in between in proportion. Where this holds the match, the report says so.

Text copied from the advertisement (ten words in a row or more, or three of its lines one below the other, or all of a shorter one), lines that speak
to machines and references vouch for nothing. The CV is read again without the copied text; of copied lines that are hardly
more than names of skills, the names count as listed, unless ${pastedBounds.certain} words or more are copied. Hidden text is not read. Name, e-mail, phone,
address and links are taken out before anything is compared.

## \`ats_score\`

The share of points kept: ${shareKept.pass} for a pass, ${shareKept.warn} for a warning, ${shareKept.fail} for a fail. It depends on the CV's
file alone. A check without evidence (pasted text has no layout) is left out.

${rubric}

\`pasted_advertisement\` is shown beside them and not scored, because it needs the advertisement: a warning from
${pastedBounds.likely} copied words on, a fail from ${pastedBounds.certain} or where ${pastedBounds.mostOfIt} of the advertisement is copied.

## \`overall_score\`

${parts(overallParts)}

\`quick_wins\` are truthful changes. The engine runs again on the changed CV, and the gain is what the overall score then
really gains; each is measured by itself.
`;
}
