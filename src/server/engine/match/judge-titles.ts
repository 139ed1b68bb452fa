import type { JobRecord } from "../job/job-record.ts";
import { withCapital } from "../text/with-capital.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import { lineOfTitle } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { isEmptyTopic, rolesConcerning, saysSameJob, topicOf } from "./relevant-roles.ts";
import { titlesLike } from "./title-likeness.ts";

const longestTitle = 6;

/** Whether a demand is itself a job title, such as "Graphic designer". */
export function isTitle(text: string): boolean {
  return words(text).length <= longestTitle && looksLikeJobTitle(text);
}

/** "Experienced care workers": people sought, whatever the case of the letters. */
export function isSoughtPerson(text: string): boolean {
  const found = /^(?:an? )?(?:experienced|qualified|skilled|keen|enthusiastic) (.+)$/iu.exec(text);
  return found?.[1] !== undefined && isTitle(withCapital(found[1]));
}

/** A job title asked for: the nearest of the CV's titles. Null where the text is none, or no title is near. */
export function judgeTitle(evidence: CvEvidence, text: string): Finding | null {
  if (!isTitle(text)) return null;
  const [best] = titlesLike(evidence, text);
  if (!best) return null;
  return {
    credit: best.credit,
    reason: `Your title “${best.text}” ${best.credit >= 1 ? "is" : "is near"} what is asked.`,
    evidence: [quoteLine(evidence.cv, best.line)],
  };
}

/** The kind of employer is no kind of work: "small company experience". */
const ofEmployer =
  /\b(?:compan(?:y|ies)|organi[sz]ations?|firms?|business(?:es)?|blue[- ]chip|start-?ups?|environments?|settings?|industr(?:y|ies)|sectors?|clients?)\b/iu;

/**
 * "Experience in a similar role": met by any role like the one advertised. Null where nothing says what is like it, or
 * another thing is asked.
 */
export function judgeSimilarRole(
  evidence: CvEvidence,
  job: JobRecord,
  text: string,
): Finding | null {
  const topic = topicOf(job, null);
  if (ofEmployer.test(text) && !saysSameJob(text)) return null;
  if (isEmptyTopic(topic) || evidence.cv.language !== job.language) return null;
  const [first] = [...rolesConcerning(evidence, topic)].sort((one, other) => one - other);
  const role = evidence.cv.roles[first ?? -1];
  if (!role) {
    return { credit: 0, reason: "No role in your CV is clearly like this one.", evidence: [] };
  }
  return {
    credit: 1,
    reason: "Your CV has a role like this one.",
    evidence: [quoteLine(evidence.cv, lineOfTitle(evidence.cv, role))],
  };
}
