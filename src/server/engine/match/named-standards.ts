import { findMentions } from "../lexicon/lexicon.ts";
import type { CapStep } from "./cap-step.ts";
import { partCaps } from "./part-caps.ts";
import type { SkillCredit } from "./skill-credit.ts";

/** Laws, standards and frameworks by their names: whoever knows one names it. */
const standard =
  /\b(?:SORP|LOLER|PUWER|COSHH|RIDDOR|DSEAR|ATEX|WAHR|CDM|IFRS|IAS|FRS|GAAP|IR35|GDPR|PECR|WCAG|ISO|IEC|IEEE|BS|EN|ASME|API|AS\s?9\d{3}|IATF|HACCP|BRCGS?|SALSA|UKCA|REACH|RoHS|ITIL|TOGAF|COBIT|NIST|PCI[- ]?DSS|SOX|Basel|Solvency|MiFID|CASS|SMCR|SM&CR|AML|KYC|CONC|COBS|MCOB|FCA|JCT|NEC[34]?|FIDIC|SMM7|NRM\d?|PAS|TUPE|ACAS|PACE|RIPA|CIS|NICE|GMP|GDP|GCP|GLP|DoLS|LPS|EYFS|SEND Code|KCSIE|Ofsted|EIF|Part [A-Z]|Eurocodes?|DMRB|LRFD|HTM|HBN)\b|\p{Lu}[\p{L}&' -]{2,40}\b(?:Act|Regulations|Code of Practice|Directive)\b|\b(?:Act|Regulations) (?:19|20)\d\d/u;

/**
 * "Knowledge of the Charities SORP": a line that tells of charity accounts, or a post that carries them, does not name it, and what
 * is only near it is further off.
 */
export function heedStandard(credit: SkillCredit, text: string): SkillCredit {
  const { asked, by, covers } = credit;
  if (!by || (covers && !by.told && by.implied === null && !by.titleOnly)) return credit;
  const isStandard = findMentions(text).some(
    ({ skill, start, end }) => skill.name === asked && standard.test(text.slice(start, end)),
  );
  if (!isStandard || credit.credit < partCaps.nearStandard) return credit;
  return { ...credit, credit: partCaps.nearStandard, covers: false };
}

const lawNamed =
  /\b(?:knowledge|understanding|familiar\p{L}*|awareness|grasp) (?:of|with) (?:the )?\p{Lu}[^.;]{2,60}\b(?:Act|Regulations|Code of Practice|Directive)\b/u;
const lawSaid =
  /\b(?:acts?|regs?|regulations?|codes?|legislation|law|laws|directives?|statut\p{L}+)\b/iu;

/** "Understanding of the Gas Safety Regulations": a line that shares the words and speaks of no rules is part of it. */
export const lawUnsaid: CapStep = {
  of: ["wording"],
  cap: "withoutTheLaw",
  lacks({ reason, evidence }, { text }) {
    if (!lawNamed.test(text) || evidence.some(({ quote }) => lawSaid.test(quote))) return null;
    return { reason: `${reason} No line speaks of the rules themselves.` };
  },
};
