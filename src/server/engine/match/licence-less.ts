import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
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

const associate = "NMC-registered nursing associate";
const asksNurse = /\bregistered (?:\p{L}+ )?nurses?\b|\bR[GM]?N\b|\bqualified nurses?\b/iu;

/** A nursing associate is on the register, in another part of it than a nurse. */
export function isNursingAssociate(
  { cv, skills, titles }: CvEvidence,
  text: string,
): Finding | null {
  const own = skills.get(associate);
  if (!own || !asksNurse.test(text) || /\bassociates?\b/iu.test(text)) return null;
  const isField = (skill: string) =>
    skill !== associate && skill !== "NMC registration" && relation(skill, "NMC registration") >= 1;
  if ([...skills.keys()].some(isField) || titles.some(({ keys }) => keys.has("nurse"))) return null;
  return {
    credit: 0,
    reason: "Your CV names registration as a nursing associate, which is not that of a nurse.",
    evidence: [quoteLine(cv, own.best.line, own.best.start)],
  };
}
