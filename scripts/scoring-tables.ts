import { atsRubric } from "../src/server/engine/ats/rubric.ts";
import { educationCredits } from "../src/server/engine/match/judge-education.ts";
import { languageCredits } from "../src/server/engine/match/judge-languages.ts";
import { wordingBounds } from "../src/server/engine/match/judge-wording.ts";
import { claimedYearsCredit } from "../src/server/engine/match/judge-years-claimed.ts";
import { withoutSettingCredit } from "../src/server/engine/match/judge-years-setting.ts";
import { licenceCredits } from "../src/server/engine/match/licences-held.ts";
import { partCaps } from "../src/server/engine/match/part-caps.ts";
import { skillCredits } from "../src/server/engine/match/skill-credit.ts";
import { softCredits } from "../src/server/engine/match/soft-credit.ts";
import { genericWordWeight, wordWeights } from "../src/server/engine/match/word-weight.ts";
import { otherWorkCredit } from "../src/server/engine/match/years-counted.ts";
import { demandWeights, type WeightedPart } from "../src/server/engine/score/weights.ts";

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

function table(heads: string[], rows: (string | number)[][]): string {
  return [
    row(...heads),
    row(...heads.map(() => "---")),
    ...rows.map((cells) => row(...cells)),
  ].join("\n");
}

export const parts = (of: Record<string, WeightedPart>) =>
  table(
    ["part", "weight", "what it looks at"],
    Object.values(of).map(({ label, weight, note }) => [label, weight, note]),
  );

export const credits = table(
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

/** Every cap with what the CV shows where it holds; one stands among the credits. */
const rowOfCap: Readonly<
  Record<Exclude<keyof typeof partCaps, "beyondTheSkills">, [string, number]>
> = {
  withoutTheAward: [
    "work in the field of an award that it does not name",
    partCaps.withoutTheAward,
  ],
  withoutControl: [
    "that a thing was done, which was to be audited, approved, mentored or investigated",
    partCaps.withoutControl,
  ],
  objectAlone: ["the same, where that is all the demand asks", partCaps.objectAlone],
  withoutLeading: ["taking part in what was to be led", partCaps.withoutLeading],
  smallerTeam: ["a smaller team than is asked", partCaps.smallerTeam],
  smallerAmount: ["a smaller sum or number than is asked", partCaps.smallerAmount],
  belowThePost: ["a deputy's post, where the post itself is asked for", partCaps.belowThePost],
  belowLevel: ["a level below the one that is asked for", partCaps.belowLevel],
  oneDeedOfMore: [
    "one piece of work, told in other words, where the demand speaks of more",
    partCaps.oneDeedOfMore,
  ],
  nearStandard: ["what comes near a law or standard that is named", partCaps.nearStandard],
  withoutTheLaw: ["work under a law whose knowledge is asked for", partCaps.withoutTheLaw],
  twoLines: ["the wording in two lines of one role between them", partCaps.twoLines],
  oneTellingWord: ["the one telling word of a demand of several words", partCaps.oneTellingWord],
  oneSharedWord: ["one word of several that tell", partCaps.oneSharedWord],
  bareVerb: ["a verb, of another thing", partCaps.bareVerb],
};

export const caps = table(["where the CV shows only", "at most"], Object.values(rowOfCap));

export const weights = table(
  ["a demand for", "weighs"],
  [
    ["a licence or registration", demandWeights.licence],
    ["skills", `${demandWeights.hardSkill} × the square root of their number`],
    ["a language", demandWeights.language],
    ["something only its wording says", demandWeights.wording],
    ["an attitude", demandWeights.softSkill],
  ],
);

export const wordBands = table(
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

export const rubric = table(
  ["id", "check", "points", "why"],
  atsRubric.map(({ id, title, points, note }) => [`\`${id}\``, title, points, note]),
);
