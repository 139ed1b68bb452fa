import type { CvSkillMention } from "../cv/cv-record.ts";
import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { type CvEvidence, quoteLine, type SkillShowing } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { placeOf } from "./licence-standing.ts";
import { sectionKindAt } from "./section-at.ts";

/** Credits for a licence that is named. Published in docs/scoring.md. */
export const licenceCredits = {
  held: 1,
  equivalent: 0.8,
  levelUnsaid: 0.5,
  unfinished: 0.5,
} as const;

const isLicence = (name: string) => skillNamed(name)?.kind === "licence";
/** What nobody has without another, or what is the other in all but name. */
const standsFor: ReadonlyMap<string, string> = new Map([
  ["Apprenticeship in a trade", "Time-served tradesperson"],
  ["Electrical apprenticeship", "Time-served electrician"],
  ["Carpentry apprenticeship", "Time-served joiner"],
  ["Plumbing apprenticeship", "Time-served plumber"],
  ["Engineering apprenticeship", "Time-served tradesperson"],
  ["GDC-registered dental nurse", "Dental nursing diploma"],
]);

/** Whether a licence that is shown is one of these, or includes it. */
export function serves(shown: string, licences: readonly string[]): boolean {
  const other = standsFor.get(shown);
  return licences.some(
    (one) => relation(shown, one) >= 1 || (other !== undefined && relation(other, one) >= 1),
  );
}

/** A licence as the CV writes it. */
export const quoted = ({ cv }: CvEvidence, { line, start, end }: CvSkillMention) =>
  inQuotes(cv.lines[line]?.text.slice(start, end) ?? "");

export const evidenceOf = ({ cv }: CvEvidence, { line, start }: CvSkillMention) => [
  quoteLine(cv, line, start),
];

/** What a mention that holds it earns. */
export function namedAs(evidence: CvEvidence, best: CvSkillMention): Finding {
  return {
    credit: licenceCredits.held,
    reason: `Your CV names ${quoted(evidence, best)}.`,
    evidence: evidenceOf(evidence, best),
  };
}

/** The skills of the CV; licences with a mention that says they are held. */
export function heldOnes({ skills, mentions, unheld }: CvEvidence): SkillShowing[] {
  const places = new Set(unheld.map(placeOf));
  const isHeld = (mention: CvSkillMention) => !places.has(placeOf(mention));
  return [...skills.values()].flatMap((one) => {
    if (isHeld(one.best)) return [one];
    const best = mentions.find((mention) => mention.skill === one.skill && isHeld(mention));
    return best ? [{ ...one, best }] : [];
  });
}

function shownAs(evidence: CvEvidence, licences: readonly string[]): SkillShowing | undefined {
  return heldOnes(evidence).find(({ skill }) => serves(skill, licences));
}

/** One of them is named, or what includes it. */
export function heldPlainly(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  const own = shownAs(evidence, licences);
  return own ? namedAs(evidence, own.best) : null;
}

/** "Manual handling" in a list of certificates and courses is the certificate. */
export function heldAsListed(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  const { cv, skills } = evidence;
  for (const licence of licences) {
    const topics = [...(skillNamed(licence)?.near ?? []), ...(skillNamed(licence)?.broader ?? [])];
    const own = topics
      .filter((topic) => !isLicence(topic) && licence.toLowerCase().includes(topic.toLowerCase()))
      .map((topic) => skills.get(topic));
    const found = own.find((one) => one && sectionKindAt(cv, one.best.line) === "certifications");
    if (found) return namedAs(evidence, found.best);
  }
  return null;
}

/** Whether the CV names another kind of this register: whoever is RGN has no other field by the PIN alone. */
export function namesOtherKind(evidence: CvEvidence, register: string): boolean {
  return [...evidence.skills.keys()].some(
    (skill) => skill !== register && isLicence(skill) && relation(skill, register) >= 1,
  );
}

/**
 * What is asked is two things that the CV names apart: "Physiotherapist, HCPC", "Full licence, own car". Another that is both
 * of them is not it.
 */
export function heldInParts(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  for (const licence of licences) {
    const parts = skillNamed(licence)?.broader ?? [];
    const [register, ...others] = parts;
    if (register === undefined || others.length === 0 || !isLicence(register)) continue;
    const isField = !others.some(isLicence);
    if (isField && namesOtherKind(evidence, register)) continue;
    const shown = parts.map((part) => shownAs(evidence, [part]));
    if (new Set(shown).size < parts.length) continue;
    const first = shown[0];
    if (first && !shown.includes(undefined)) return namedAs(evidence, first.best);
  }
  return null;
}

const acceptsEquivalent = /\bor (?:an? |some )?(?:equivalent|similar|comparable)\b/iu;
/** To drive a car is near to no licence of a trade. */
const everyday: ReadonlySet<string> = new Set(["Driving licence", "Own transport for work"]);

/** A near licence, where the advertisement says that an equivalent will do. */
export function equivalentHeld(
  evidence: CvEvidence,
  licences: readonly string[],
  text: string,
): Finding | null {
  if (!acceptsEquivalent.test(text)) return null;
  const near = heldOnes(evidence).find(
    ({ skill }) =>
      isLicence(skill) &&
      !everyday.has(skill) &&
      licences.some((one) => relation(skill, one) === 0.5),
  );
  if (!near) return null;
  return {
    credit: licenceCredits.equivalent,
    reason: `The advertisement takes an equivalent, and your CV names ${quoted(evidence, near.best)}.`,
    evidence: evidenceOf(evidence, near.best),
  };
}
