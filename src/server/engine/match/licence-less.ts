import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { everyNurse } from "./licences-asked.ts";
import { licenceCredits } from "./licences-held.ts";

type Less = readonly [asked: RegExp, own: RegExp, says: string];

/** What is asked in one form, and named in the CV in the other only. */
const lesser: readonly Less[] = [
  [
    /\bmanual\b(?! handling)/iu,
    /\bautomatic\b(?:[ -]?only)?(?=\W*(?:$|[,;.)|]|licen))/iu,
    "an automatic licence, and a manual one is asked for",
  ],
  [/\bheavy (?:goods )?vehicles?\b/iu, /\blight vehicles?\b/iu, "light vehicles, not heavy ones"],
  [/\bamendment ?2\b/iu, /\bbefore amendment\b|\b20(?:1[89]|20|21)\b/iu, "no Amendment 2"],
  [/\bhigh[- ]risk\b/iu, /\b(?:low|medium)[- ]risk\b/iu, "a lower risk"],
  [/\bmedium[- ]risk\b/iu, /\blow[- ]risk\b/iu, "a lower risk"],
  [/\btank(?:er)?s?\b/iu, /\bpackages\b/iu, "packages, not tanks"],
  [/\bcommercial gas\b/iu, /\bdomestic gas\b/iu, "domestic gas, not commercial"],
  [/\bpractitioner\b/iu, /\bfoundation\b/iu, "the foundation step, not the practitioner's"],
];

/** A licence that is held, in a lesser form than the advertisement names: a part of it. */
export function heedLess(finding: Finding, text: string): Finding {
  const quote = finding.evidence[0]?.quote ?? "";
  const less = lesser.find(
    ([asked, own]) => asked.test(text) && own.test(quote) && !asked.test(quote),
  );
  if (!less) return finding;
  return {
    ...finding,
    credit: licenceCredits.levelUnsaid,
    levelUnsaid: true,
    reason: `${finding.reason} It says ${less[2]}.`,
  };
}

/** Other parts of the register than that of nurses, with how one is named and what asks for it. */
const otherParts: readonly (readonly [licence: string, says: string, asked: RegExp])[] = [
  ["NMC-registered nursing associate", "a nursing associate", /\bassociates?\b/iu],
  ["Registered midwife", "a midwife", /\bmidwi\p{L}+|\bmaternity\b/iu],
];
const asksNurse = /\bregistered (?:\p{L}+ )?nurses?\b|\bR[GM]?N\b|\bqualified nurses?\b/iu;

/** A nursing associate or a midwife is on the register, in another part of it than a nurse. */
export function heldInOtherPart({ cv, skills, titles }: CvEvidence, text: string): Finding | null {
  if (!asksNurse.test(text) || titles.some(({ keys }) => keys.has("nurse"))) return null;
  const fields = [...skills.keys()].filter(
    (skill) => skill !== everyNurse && relation(skill, everyNurse) >= 1,
  );
  const [field] = fields;
  const part = fields.length === 1 && otherParts.find(([licence]) => licence === field);
  const own = part && skills.get(part[0]);
  if (!own || part[2].test(text)) return null;
  return {
    credit: 0,
    reason: `Your CV names registration as ${part[1]}, which is not that of a nurse.`,
    evidence: [quoteLine(cv, own.best.line, own.best.start)],
  };
}
