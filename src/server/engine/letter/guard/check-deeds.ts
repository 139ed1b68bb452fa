import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { claimsOfOneself } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSources } from "./guard-sources.ts";

/** Verbs that raise whoever says them; one of a row stands for another. In their base form. */
const rows: readonly (readonly string[])[] = [
  ["manage", "lead", "head", "direct", "oversee", "supervise", "govern"],
  ["manage", "run", "coordinate", "operate"],
  ["train", "teach", "tutor", "mentor", "coach", "lecture", "instruct"],
  ["recruit", "hire", "interview", "appoint"],
  ["launch", "establish", "pioneer", "found", "start", "introduce", "create", "initiate"],
  ["negotiate", "procure", "purchase", "buy"],
  ["chair", "govern"],
  ["author", "publish", "write", "edit"],
];
function rowsOf(lower: string): number[] {
  const base = verbOf(lower)?.base ?? lower.replace(/(?:ed|ing|s)$/u, "");
  return rows.flatMap((row, at) => (row.includes(base) ? [at] : []));
}

const mainVerb =
  /\bI(?:'ve| have)?\s(?:(?:also|currently|now|already|regularly|directly|jointly|had|\p{L}+ly)\s)*(\p{Ll}{3,})/gu;

/** Which rows a text has a verb of. */
export function deedsIn(text: string): Set<number> {
  return new Set(words(text).flatMap(({ lower }) => rowsOf(lower)));
}

/** "I manage", "I recruited": said only where the CV has a verb of that kind. */
export function checkDeeds(sentence: string, { cv, asked }: GuardSources): GuardFinding[] {
  return Array.from(sentence.matchAll(mainVerb)).flatMap((match): GuardFinding[] => {
    const [text, verb = ""] = match;
    const own = rowsOf(verb);
    if (own.length === 0 || own.some((row) => cv.deeds.has(row))) return [];
    if (!claimsOfOneself(sentence, match.index)) return [];
    return [{ kind: "deed", text, onlyInAd: own.some((row) => asked.deeds.has(row)) }];
  });
}
