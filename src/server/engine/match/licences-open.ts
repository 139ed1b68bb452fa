import { relation } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { licenceInText } from "./licence-in-text.ts";
import { neighbours, openNames } from "./licence-neighbours.ts";
import {
  evidenceOf,
  heldOnes,
  licenceCredits,
  namedAs,
  namesOtherKind,
  quoted,
} from "./licences-held.ts";

/** The kind is named, its level or field is not: "CSCS card" where the gold one is asked for. It is not absent, only unsaid. */
function kindUnsaid(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  for (const { skill, best } of heldOnes(evidence)) {
    const kinds = openNames.get(skill);
    if (!kinds || namesOtherKind(evidence, skill)) continue;
    const asked = licences.find((one) => kinds.test(one) && relation(one, skill) >= 1);
    if (asked === undefined) continue;
    return {
      credit: licenceCredits.levelUnsaid,
      levelUnsaid: true,
      reason: `Your CV names ${quoted(evidence, best)}, but does not say whether that is ${licenceInText(asked)}. If it is, say so.`,
      evidence: evidenceOf(evidence, best),
    };
  }
  return null;
}

/** Not what is asked, but what goes with it as a rule, or is most of it. */
function besideIt(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  const { cv } = evidence;
  for (const { skill, best } of heldOnes(evidence)) {
    for (const { pairs, tell, given } of neighbours) {
      const its = pairs.get(skill);
      const asked = its && licences.find((one) => relation(its, one) >= 1);
      if (!asked) continue;
      if (given?.test(cv.lines[best.line]?.text ?? "")) return namedAs(evidence, best);
      return {
        credit: licenceCredits.levelUnsaid,
        levelUnsaid: true,
        reason: tell(quoted(evidence, best), licenceInText(asked)),
        evidence: evidenceOf(evidence, best),
      };
    }
  }
  return null;
}

/** What the CV names leaves open whether it is what is asked, or stands next to it: in part, and no door is closed. */
export function heldOpenly(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  return kindUnsaid(evidence, licences) ?? besideIt(evidence, licences);
}
