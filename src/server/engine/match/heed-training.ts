import type { CvSkillMention } from "../cv/cv-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import type { CapStep } from "./cap-step.ts";
import { isAmongStudies } from "./section-at.ts";

/** "Leadership or management training", "up-to-date safeguarding training": the course itself is asked for. */
const asksCourse = /\btraining(?=\s*(?:$|[.;(]|to level|at level|level \d))/iu;
/** Who gives training, or will be given it, is asked for something else. */
const otherwise =
  /\b(?:deliver|provid|experience|design|plan|undertak|undergo|willing|happy|keen|attend|complet|organis|run|lead(?:ing)? |giv|arrang|coordinat|support|full|staff|in[- ]house|personal|strength|training (?:is|will|and))\p{L}*\b/iu;
const saysCourse =
  /\b(?:train(?:ed|ing)|courses?|certificat\p{L}*|level \d|L\d|qualif\p{L}+|diploma|CPD|e-?learning|workshops?|programme|refresh\p{L}*|award|ILM|CMI|accredit\p{L}+|licen[cs]e|passed|degree|NVQ|module)\b/iu;

/** Who does the work has not for that been trained in it: what answers such a demand names a course. */
export const trainingUnsaid: CapStep = {
  of: ["skills"],
  cap: "withoutTheAward",
  ofMet: true,
  inEnglish: true,
  lacks({ reason, evidence }, { text, responsibility, skills }, { evidence: { cv, mentions } }) {
    if (responsibility || !asksCourse.test(text) || otherwise.test(text)) return null;
    if (evidence.some(({ quote }) => saysCourse.test(quote))) return null;
    const asked = skills.flat();
    const isOfCourse = ({ skill, line }: CvSkillMention) => {
      const isCourse = isAmongStudies(cv, line) || saysCourse.test(cv.lines[line]?.text ?? "");
      return isCourse && asked.some((one) => relation(skill, one) >= 1);
    };
    if (mentions.some(isOfCourse)) return null;
    return { reason: `${reason} No line names a course in it.` };
  },
};
