import type { CvSkillMention } from "../cv/cv-record.ts";
import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine, quotePassage } from "./cv-evidence.ts";
import { type Finding, metFrom } from "./judgement.ts";
import { nameList } from "./name-list.ts";
import { skillInText } from "./skill-in-text.ts";
import { bestShowing, type Cues, cuesFor, shortestLine } from "./soft-showing.ts";

/** Credit for an attitude or people skill: shown by a line of a role, claimed in a sentence, or a bare word. */
export const softCredits = {
  shownAndNamed: 1,
  shown: 0.85,
  namedAndHinted: 0.7,
  hinted: 0.6,
  claimed: 0.5,
  listed: 0.4,
} as const;

/** From this on one attitude is nearly another: empathy and compassion. */
const nearly = 0.5;

export function isSoft(skill: string): boolean {
  return skillNamed(skill)?.kind === "soft";
}

/** Whether a line of work shows an attitude without its name. */
export function showsAttitude(evidence: CvEvidence, skill: string): boolean {
  return isSoft(skill) && (creditForSoftSkill(evidence, [skill]).credit ?? 0) >= metFrom;
}

/** Where the CV says it of the person without naming it, outside the dated roles: "in six years I never missed a shift". */
function claimOf(
  evidence: CvEvidence,
  group: readonly string[],
  { phrases }: Cues,
): Finding["evidence"][number] | undefined {
  const said = evidence.passages.find(
    ({ standing, heading, length, said: own }) =>
      standing === "listed" &&
      !heading &&
      length >= shortestLine &&
      phrases.some((phrase) => phrase.test(own)),
  );
  if (said) return quotePassage(evidence.cv, said);
  const near = evidence.mentions.find(({ skill }) =>
    group.some((asked) => relation(skill, asked) >= nearly),
  );
  return near && quoteLine(evidence.cv, near.line, near.start);
}

/** No line of a role shows it: the CV names it, says it in other words, or is silent. */
function creditForWords(
  evidence: CvEvidence,
  name: string,
  first: CvSkillMention | undefined,
  claim: Finding["evidence"][number] | undefined,
): Finding {
  if (first) {
    const isSentence = wordsIn(evidence, first.line) >= shortestLine * 2;
    return {
      credit: isSentence || claim ? softCredits.claimed : softCredits.listed,
      reason: `Your CV names ${name}, but no line of your work shows it.`,
      evidence: [quoteLine(evidence.cv, first.line, first.start)],
    };
  }
  if (!claim) return { credit: 0, reason: `No line of your CV shows ${name}.`, evidence: [] };
  return {
    credit: softCredits.claimed,
    reason: `Your CV says something like ${name} of you, but no line of your work shows it.`,
    evidence: [claim],
  };
}

const wordsIn = ({ cv }: CvEvidence, line: number) => cv.lines[line]?.text.split(" ").length ?? 0;

/** An attitude asked for: a line that shows it counts for more than the word. */
export function creditForSoftSkill(evidence: CvEvidence, group: readonly string[]): Finding {
  const name = nameList(group.map(skillInText), 3, "or");
  const named = evidence.mentions.filter((mention) =>
    group.some((asked) => mention.skill === asked || relation(mention.skill, asked) >= 1),
  );
  const inWork = named.find(
    ({ line }) => evidence.standing[line] === "shown" && wordsIn(evidence, line) >= shortestLine,
  );
  if (inWork) {
    return {
      credit: softCredits.shownAndNamed,
      reason: `A line of your work shows ${name}.`,
      evidence: [quoteLine(evidence.cv, inWork.line, inWork.start)],
    };
  }
  const cues = cuesFor(group);
  const showing = bestShowing(evidence.passages, group, cues);
  const isNamed = named.length > 0;
  if (showing?.clear) {
    return {
      credit: isNamed ? softCredits.shownAndNamed : softCredits.shown,
      reason: `A line of your work shows ${name}${isNamed ? "" : " without naming it"}.`,
      evidence: [quotePassage(evidence.cv, showing.passage)],
    };
  }
  const claim = claimOf(evidence, group, cues);
  if (!showing) return creditForWords(evidence, name, named[0], claim);
  const said = isNamed ? `Your CV names ${name}` : `Your CV says something like ${name} of you`;
  return {
    credit: isNamed || claim ? softCredits.namedAndHinted : softCredits.hinted,
    reason:
      isNamed || claim
        ? `${said}, and a line of your work hints at it.`
        : `A line of your work hints at ${name}, no more.`,
    evidence: [quotePassage(evidence.cv, showing.passage)],
  };
}
