import type { CvEvidence } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { unfinishedBehind } from "./licence-cues.ts";
import { licenceCredits } from "./licences-held.ts";
import { nameList } from "./name-list.ts";

/** Parts of one paper that are taken and shown by their codes: spraying, chainsaws, gas. UK practice. */
const code =
  /\b(?:PA\d{1,2}|CS\d{2}|CCN1|CENWAT|CKR1|HTR[12]|MET[1-4]|CPA1|DAH1|LAU1|WAT1|CMDDA1|CONGLP1|COCN1|CODNCO1|CIGA1|ICPN1|TPCP1A?|COMCAT[1-5]|CDGA1|BMP1|OFT(?:10[1-9]|50|600)\p{Lu}?)\b/gu;
const anyOf = /\b(?:any|either|one) of\b/iu;

/** "PA1 or PA6", and not "registered or eligible, with PA1 and PA6": the choice is among the codes. */
function isChoice(text: string, codes: readonly string[]): boolean {
  const places = codes.map((one) => text.indexOf(one));
  const among = text.slice(Math.min(...places), Math.max(...places));
  return /\bor\b|\//iu.test(among) || anyOf.test(text);
}

/** Codes of one paper: spraying, chainsaws, and all the others of gas and oil. */
const familyOf = (one: string) => /^(?:PA|CS|OFT)(?=\d)/u.exec(one)?.[0] ?? "gas";

const codesIn = (text: string) => [...new Set(text.match(code))];

/** The codes a CV names as held: not those booked or to follow. */
function codesHeld({ cv }: CvEvidence): Set<string> {
  const held = cv.lines.flatMap(({ text }) =>
    [...text.matchAll(code)]
      .filter(({ index, 0: { length } }) => !unfinishedBehind.test(text.slice(index + length)))
      .map(([named]) => named),
  );
  return new Set(held);
}

/** "PA1 and PA6" is held in part by whoever names PA1 alone; who names no code may hold both. */
export function heedCodes(finding: Finding, text: string, evidence: CvEvidence): Finding {
  const asked = codesIn(text);
  if (asked.length === 0 || (finding.credit ?? 0) <= licenceCredits.levelUnsaid) return finding;
  const own = codesHeld(evidence);
  const open = asked.filter((one) => !own.has(one));
  const held = asked.filter((one) => own.has(one));
  const isServed = open.length === 0 || (held.length > 0 && isChoice(text, asked));
  const families = new Set(asked.map(familyOf));
  const named = [...own].filter((one) => families.has(familyOf(one)));
  if (isServed || named.length === 0) return finding;
  return {
    ...finding,
    credit: licenceCredits.levelUnsaid,
    levelUnsaid: true,
    reason: `${finding.reason} It names ${nameList(named)}, and ${nameList(open)} is asked.`,
  };
}
