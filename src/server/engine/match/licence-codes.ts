import type { CvEvidence } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { placeOf } from "./licence-standing.ts";
import { licenceCredits } from "./licences-held.ts";
import { nameList } from "./name-list.ts";

/** Parts of one paper that are taken and shown by their codes: spraying, chainsaws, plant. UK practice. */
const code =
  /\b(?:PA\d{1,2}|CS\d{2}|(?<=(?:CPCS|card|ticket|category|NPORS)[ :(–-]{1,3})[AN]\d{2,3})(?=[A-Z]?\b)/gu;
const choice = /\bor\b|\/|\b(?:any|either|one) of\b/iu;
/** The code stands in the name itself, or right behind it. */
const reach = 8;

const codesIn = (text: string) => [...new Set(text.match(code))];

/** "PA1 and PA6" is held in part by whoever names PA1 alone; who names no code may hold both. */
export function heedCodes(finding: Finding, text: string, evidence: CvEvidence): Finding {
  const asked = codesIn(text);
  if (asked.length === 0 || (finding.credit ?? 0) <= licenceCredits.levelUnsaid) return finding;
  const unheld = new Set(evidence.unheld.map(placeOf));
  const mentions = evidence.mentions.filter((mention) => !unheld.has(placeOf(mention)));
  const own = new Set(
    mentions.flatMap(({ line, start, end }) =>
      codesIn(evidence.cv.lines[line]?.text.slice(start, end + reach).split(/[,;]/u, 1)[0] ?? ""),
    ),
  );
  const open = asked.filter((one) => !own.has(one));
  const held = asked.filter((one) => own.has(one));
  const isServed = open.length === 0 || (choice.test(text) && held.length > 0);
  const families = new Set(asked.map((one) => one.replace(/\d+$/u, "")));
  const named = [...own].filter((one) => families.has(one.replace(/\d+$/u, "")));
  if (isServed || named.length === 0) return finding;
  return {
    ...finding,
    credit: licenceCredits.levelUnsaid,
    levelUnsaid: true,
    reason: `${finding.reason} It names ${nameList(named)}, and ${nameList(open)} is asked.`,
  };
}
