import { type NamedFor, namedFor } from "../job/licence-not-asked.ts";
import { adviceOnUnverifiable } from "./checked-by-employer.ts";
import type { Finding } from "./judgement.ts";

const reasons: Readonly<Record<Exclude<NamedFor, "later">, string>> = {
  applying: "This says what to send or bring when you apply. Your CV need not show it.",
  benefit: "This is what the employer offers. You need not hold it already.",
  employer: "This speaks of the employer, not of what you must hold.",
  colleagues: "This names people you would work with. You need not hold it yourself.",
};

/** "Licensed conveyancers with equivalent experience will also be considered": who else may apply. */
const alsoConsidered =
  /\b(?:also|equally) (?:be )?(?:considered|welcome|eligible|invited|accepted)\b|\b(?:are|is) (?:also|equally) welcome\b|\b(?:may|can|could) (?:also|equally) (?:apply|be considered)\b|\bwe (?:will|would|can)? ?also (?:consider|welcome|accept)\b/iu;
const andMust = /\b(?:must|essential|required|need)\b/iu;

/** Licences that are named without being asked for: nothing is held against who says nothing of them. */
export function notAsked(text: string, licences: readonly string[]): Finding | null {
  if (alsoConsidered.test(text) && !andMust.test(text)) {
    return {
      credit: null,
      reason:
        "This names who else may apply. You need not hold it if you hold what is asked first.",
      evidence: [],
    };
  }
  const purpose = namedFor(text, licences);
  if (purpose === null) return null;
  const reason = purpose === "later" ? adviceOnUnverifiable(text) : reasons[purpose];
  return { credit: null, reason, evidence: [] };
}
