import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { ImpliedRegistration } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { spokenOf } from "./licence-by-wording.ts";
import { heedCodes } from "./licence-codes.ts";
import { licenceInText, licencesInText } from "./licence-in-text.ts";
import { heedLess, heldInOtherPart } from "./licence-less.ts";
import { notAsked } from "./licence-not-asked.ts";
import { heldBySkill } from "./licence-or-skill.ts";
import { bothOf, type LicencesAsked, licencesTaken } from "./licences-asked.ts";
import { equivalentHeld, heldAsListed, heldInParts, heldPlainly } from "./licences-held.ts";
import { heldOpenly } from "./licences-open.ts";
import { namesUnheld, readyForIt } from "./licences-unheld.ts";
import { termKeys } from "./term-key.ts";

/** What most applicants have and few write down. */
const seldomShown: ReadonlySet<string> = new Set([
  "Own transport for work",
  "Driver with own car",
  "Business car insurance",
]);
/** Had by years at the bench, or by a day's course that employers give: its absence is told and closes no door. */
const closesNoDoor: ReadonlySet<string> = new Set([
  "Time-served tradesperson",
  "Time-served electrician",
  "Time-served joiner",
  "Time-served plumber",
  "Own tools for work",
  "Manual handling certificate",
  "COSHH certificate",
  "Prevent training",
  "Safeguarding certificate",
  "Allergen awareness certificate",
  "Fire warden",
  "Face fit test",
]);
const drives = /\bdriving\b/iu;

/** The registration itself, or the kind of it that the title names: a staff nurse need not be a mental health nurse. */
function isImplied(asked: string, { registration, title }: ImpliedRegistration): boolean {
  if (asked === registration) return true;
  if (relation(asked, registration) < 1) return false;
  const common = new Set(termKeys(`registered nurse ${registration}`));
  const own = new Set(termKeys(title));
  return termKeys(asked).some((key) => !common.has(key) && own.has(key));
}

/** The post that nobody may hold in the United Kingdom without one of these. */
function impliedByPost(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  const implied = evidence.registrations.find((one) =>
    licences.some((licence) => isImplied(licence, one)),
  );
  if (!implied) return null;
  const { registration, title, line } = implied;
  return {
    credit: null,
    mustBeNamed: true,
    reason: `Your CV does not name ${licencesInText(licences, 4)}, but in the UK a post as “${title}” needs ${licenceInText(registration)}. ${drives.test(registration) ? "If you hold it, say so with its category." : "If you hold it, name it with its number."}`,
    evidence: [quoteLine(evidence.cv, line)],
  };
}

/** Registrations and licences: any one of those asked for serves, unless both are wanted; being near one does not. */
export function judgeLicences(evidence: CvEvidence, asked: LicencesAsked): Finding {
  const both = bothOf(asked) ?? [];
  const [one, other] = both.map((licence) =>
    judgeAnyOf(evidence, { ...asked, licences: [licence] }),
  );
  if (!one || !other) return judgeAnyOf(evidence, asked);
  return (one.credit ?? 0) < (other.credit ?? 0) ? one : other;
}

function judgeAnyOf(evidence: CvEvidence, { text, licences: asked }: LicencesAsked): Finding {
  const licences = licencesTaken({ text, licences: asked }, evidence);
  const plainly =
    heldInOtherPart(evidence, text) ??
    heldPlainly(evidence, licences) ??
    heldAsListed(evidence, licences) ??
    heldInParts(evidence, licences);
  const held =
    (plainly && heedCodes(heedLess(plainly, text), text, evidence)) ??
    equivalentHeld(evidence, licences, text) ??
    heldBySkill(evidence, asked, text) ??
    heldOpenly(evidence, licences) ??
    notAsked(text, asked) ??
    namesUnheld(evidence, licences, text) ??
    impliedByPost(evidence, licences) ??
    spokenOf(evidence, licences, text) ??
    readyForIt(text);
  if (held) return held;
  if (licences.every((licence) => seldomShown.has(licence))) {
    return {
      credit: null,
      reason: "A CV seldom shows this. If you have it, say so in a line.",
      evidence: [],
    };
  }
  return {
    credit: 0,
    levelUnsaid: licences.some((licence) => closesNoDoor.has(licence)),
    reason: `Your CV does not name ${licencesInText(licences, 4)}.`,
    evidence: [],
  };
}
