import { lineAround } from "./notation.ts";
import { besideAt, type Candidate, type Surroundings } from "./surroundings.ts";

/** "Full, clean Class 2", "Class 2 entitlement": told as held. */
const heldBefore =
  /\b(?:full|valid|current|clean|hold(?:s|ing)?|held|have|passed|licen[cs]es?|categor(?:y|ies)|cards?|tickets?|clearance|my)\W{1,3}(?:(?:an?|my|the|full|valid|clean|current|UK)\W{1,3}){0,3}$/iu;

const heldBehind =
  /^\W{0,3}(?:(?:valid|current|active|clean|in[- ]date|up[- ]to[- ]date|held|since|passed|complete[d]?|cards?|licen[cs]e[ds]?|tickets?|entitlement|badge|hours|number|reg\p{L}*|certified|qualified|accredited|cleared|clearance|exp\p{L}*|no points|drivers?|edition)\b|all classes\b|(?:to|until|till)\s(?:\p{L}+\s)?(?:\d|\p{Lu})|\p{Lu}{0,3}\d)/iu;

/** So many tokens on either side another licence is looked for. */
const licencesAround = 12;

/** Another licence in the same sentence or list, itself decided or not. */
function besideLicence(around: Surroundings, { first, last, entry }: Candidate): boolean {
  const segment = around.tokens[first]?.segment;
  const from = Math.max(0, first - licencesAround);
  for (let at = from; at <= last + licencesAround; at++) {
    if ((at >= first && at <= last) || around.tokens[at]?.segment !== segment) continue;
    const other = (around.covered[at] ?? around.pending.get(at))?.entry.skill;
    if (other?.kind === "licence" && other !== entry.skill) return true;
  }
  return false;
}

const short = /\d|^[^\p{Ll}]+$/u;

/** "CPC to 2028", "Class 2, clean", "SC and DV": a short name of a licence where somebody holds or asks for one. */
export function passesLicenceGate(around: Surroundings, candidate: Candidate): boolean {
  const { first, last, entry } = candidate;
  const start = around.tokens[first]?.start ?? 0;
  const end = around.tokens[last]?.end ?? start;
  const { before, behind } = lineAround(around.text, start, end);
  if (heldBefore.test(before) || heldBehind.test(behind)) return true;
  if (short.test(entry.alias.text)) return besideLicence(around, candidate);
  return ([-1, 1] as const).some((step) => {
    const at = besideAt(around, candidate, step);
    return at !== undefined && around.covered[at]?.entry.skill.kind === "licence";
  });
}
