import { relation } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { ImpliedRegistration } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { licenceInText } from "./licence-in-text.ts";
import { nameList } from "./name-list.ts";
import { isOwnLicence } from "./own-licence.ts";
import { termKeys } from "./term-key.ts";

/** What most applicants have and few write down. */
const seldomShown: ReadonlySet<string> = new Set(["Own transport for work"]);
const drives = /\bdriving\b/iu;

/** The registration itself, or the kind of it that the title names: a staff nurse need not be a mental health nurse. */
function isImplied(asked: string, { registration, title }: ImpliedRegistration): boolean {
  if (asked === registration) return true;
  if (relation(asked, registration) < 1) return false;
  const common = new Set(termKeys(`registered nurse ${registration}`));
  const own = new Set(termKeys(title));
  return termKeys(asked).some((key) => !common.has(key) && own.has(key));
}

const everyNurse = "NMC registration";
/** Adult nursing is what a nurse without another field has. */
const adultNurse = "Registered general nurse (RGN)";

/** "RNLD with a current PIN": where one field of nursing is asked for, registration in any field does not serve. */
function inTheField(licences: readonly string[]): readonly string[] {
  const fields = licences.filter((one) => one !== everyNurse && relation(one, everyNurse) >= 1);
  return fields.length === 0 || fields.includes(adultNurse)
    ? licences
    : licences.filter((one) => one !== everyNurse);
}

/** Registrations and licences: any one of those asked for serves, and being near one does not. */
export function judgeLicences(evidence: CvEvidence, asked: readonly string[]): Finding {
  const licences = inTheField(asked);
  for (const { skill, best } of evidence.skills.values()) {
    if (!licences.some((one) => one === skill || relation(skill, one) >= 1)) continue;
    const own = [best, ...evidence.mentions.filter((mention) => mention.skill === skill)].find(
      (mention) => isOwnLicence(evidence, mention),
    );
    if (!own) continue;
    return {
      credit: 1,
      reason: `Your CV names ${inQuotes(evidence.cv.lines[own.line]?.text.slice(own.start, own.end) ?? skill)}.`,
      evidence: [quoteLine(evidence.cv, own.line, own.start)],
    };
  }
  const implied = evidence.registrations.find((one) =>
    licences.some((licence) => isImplied(licence, one)),
  );
  if (implied) {
    const { registration, title, line } = implied;
    return {
      credit: null,
      mustBeNamed: true,
      reason: `Your CV does not name ${nameList(licences.map(licenceInText), 4, "or")}, but in the UK a post as “${title}” needs ${licenceInText(registration)}. ${drives.test(registration) ? "If you hold it, say so with its category." : "If you hold it, name it with its number."}`,
      evidence: [quoteLine(evidence.cv, line)],
    };
  }
  if (licences.every((licence) => seldomShown.has(licence))) {
    return {
      credit: null,
      reason: "A CV seldom shows this. If you have it, say so in a line.",
      evidence: [],
    };
  }
  return {
    credit: 0,
    reason: `Your CV does not name ${nameList(licences.map(licenceInText), 4, "or")}.`,
    evidence: [],
  };
}
