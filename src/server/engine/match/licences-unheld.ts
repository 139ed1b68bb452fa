import { relation } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { firstModules, unfinishedWithin } from "./licence-cues.ts";
import { licencesInText } from "./licence-in-text.ts";
import type { UnheldLicence } from "./licence-standing.ts";
import { evidenceOf, licenceCredits, quoted, serves } from "./licences-held.ts";

const acceptsUnfinished =
  /\b(?:working towards?|studying|part[- ]qualified|finalist|nearing|student|trainee|in progress|PQ)\b/iu;
const acceptsWished =
  /\b(?:(?:willing|willingness|prepared|happy|able|wish|desire|keen|commitment) to (?:obtain|gain|work|study|train|achieve|complete|undertake))\b/iu;

/** "Finalists not considered", "fully qualified only": what is begun earns nothing. */
const refusesUnfinished =
  /\b(?:no|not|sorry,? no) (?:part[- ]?qualified|PQs?\b|finalists?|students?|trainees?|studiers?)|\b(?:part[- ]?qualified|finalists?|students?|trainees?|studiers?)(?: \p{L}+){0,3} (?:not|cannot|can['’]t|won['’]t|need not|will not)\b|\bfully[- ]qualified only\b/iu;

/** Whether an advertisement takes what is not finished yet. */
export const takesUnfinished = (text: string) =>
  !refusesUnfinished.test(text) &&
  [acceptsUnfinished, acceptsWished, unfinishedWithin, firstModules].some((cue) => cue.test(text));

/** "Or be ready to take it within three months", "willing to train": not holding it yet closes no door. */
const acceptsReadiness =
  /(?:^|\bor\b[^.;]{0,40}?|[(,–-]\s?)\b(?:willing(?:ness)?|prepared|ready|happy|commit(?:ted|ment)) to (?:\p{L}+ ){0,3}(?:take|do|get|obtain|gain|achieve|complete|undertake|study|train|work towards|sit|acquire|attend|pass|qualify|go through)\b/iu;
const isAlreadyHeld =
  /\b(?:must (?:have|hold)|already|valid|essential|hold(?:er|ing)?)\b[^.;()]*$/iu;

/** Whether the advertisement takes readiness to get it in place of having it. */
export function readyForIt(text: string): Finding | null {
  const at = acceptsReadiness.exec(text);
  const isOther =
    at !== null && (/^or\b/iu.test(at[0]) || !isAlreadyHeld.test(text.slice(0, at.index)));
  return isOther
    ? {
        credit: 0,
        levelUnsaid: true,
        reason:
          "Your CV does not name it, but the advertisement also takes somebody who is ready to get it. If you are, say so in a line.",
        evidence: [],
      }
    : null;
}

/** "If out of date we'll renew it" */
const takesLapsed =
  /\b(?:out[- ]of[- ]date|lapsed|expired|run out)\b.{0,40}\b(?:renew|refresh|fine|ok|welcome|considered|accepted|update)/iu;

/** Letters of the body that awards it. */
const bodyOf = (name: string) => /\bM?([A-Z]{3,6})\b/u.exec(name)?.[1];

/** An earlier stage of the same body's ladder: whoever has or studies it is on the way to the later. */
const leadsTo = (shown: string, licences: readonly string[]) =>
  licences.some((one) => relation(one, shown) >= 1 && bodyOf(one) === bodyOf(shown));

/** The kinder first. */
const standings = ["unfinished", "lapsed", "wished", "another", "denied"] as const;

function reasonOf(evidence: CvEvidence, one: UnheldLicence, licences: readonly string[]): string {
  const name = quoted(evidence, one);
  switch (one.standing) {
    case "unfinished":
      return `Your CV names ${name} as not finished or not held yet, and it is asked for now.`;
    case "wished":
      return `Your CV names ${name} as something you would like, not as held or begun, and it is asked for now.`;
    case "lapsed":
      return `Your CV names ${name}, but says that it has run out. If you have renewed it, give the new date.`;
    case "another":
      return `Your CV names ${name}, but not as what you hold yourself. If you hold it, say so.`;
    case "denied":
      return `Your CV says that you do not have ${licencesInText(licences, 4)}.`;
  }
}

/** It is named, but as not held, or not now. */
export function namesUnheld(
  evidence: CvEvidence,
  licences: readonly string[],
  text: string,
): Finding | null {
  const isTaken = takesUnfinished(text);
  const all = evidence.unheld.filter(
    ({ skill, standing }) =>
      serves(skill, licences) || (isTaken && standing === "unfinished" && leadsTo(skill, licences)),
  );
  const one = standings.flatMap((kind) => all.filter(({ standing }) => standing === kind))[0];
  if (!one) return null;
  const isEnough =
    isTaken &&
    (one.standing === "unfinished" || (one.standing === "wished" && acceptsWished.test(text)));
  if (isEnough) {
    return {
      credit: licenceCredits.held,
      reason: `Your CV names ${quoted(evidence, one)} as on the way, which the advertisement takes.`,
      evidence: evidenceOf(evidence, one),
    };
  }
  if (one.standing === "lapsed" && takesLapsed.test(text)) {
    return {
      credit: licenceCredits.held,
      reason: `Your CV names ${quoted(evidence, one)} as run out, which the advertisement takes.`,
      evidence: evidenceOf(evidence, one),
    };
  }
  const isBegun = one.standing === "unfinished" && !refusesUnfinished.test(text);
  return {
    credit: isBegun ? licenceCredits.unfinished : 0,
    reason: reasonOf(evidence, one, licences),
    evidence: isBegun ? evidenceOf(evidence, one) : [],
  };
}
