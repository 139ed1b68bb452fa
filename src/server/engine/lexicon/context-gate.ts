import { itemsOf, rowsOf, wordsOf } from "../words/tables.ts";
import { foldWord, wordKeys } from "./fold-word.ts";
import { passesLicenceGate } from "./licence-gate.ts";
import {
  besideAt,
  type Candidate,
  joins,
  listNeighbour,
  marked,
  near,
  type Surroundings,
  standsAlone,
} from "./surroundings.ts";

const before = wordKeys(wordsOf("cue before tool"));
const after = wordKeys(wordsOf("cue after tool"));
const persons = wordKeys(wordsOf("person"));
const subjectCues = wordKeys(wordsOf("subject cue"));
const praises = wordKeys(wordsOf("praise"));
const prepositions = wordKeys(wordsOf("subject preposition"));
const telling = wordKeys(wordsOf("telling capital"));
const headingWords = wordKeys(wordsOf("heading-like"));
/** What an ambiguous alias must not stand next to. */
const guardOf = new Map(
  rowsOf("senses").map(([alias = "", notBefore = "", notAfter = ""]) => [
    foldWord(alias).key,
    { before: wordKeys(itemsOf(notBefore)), after: wordKeys(itemsOf(notAfter)) },
  ]),
);

function asWrittenIn(around: Surroundings, candidate: Candidate): boolean {
  const words = around.tokens.slice(candidate.first, candidate.last + 1);
  return words.map((word) => word.raw).join("") === candidate.entry.raw;
}

/**
 * "Zoom, Teams and Slack": ordinary words that are all written as names, side by side in a list. Of a name that the
 * lexicon writes small ("angular, react, node") the neighbour may be small as well.
 */
function besidePending(around: Surroundings, candidate: Candidate): boolean {
  if (!marked(around, candidate)) return false;
  const small = !/\p{Lu}/u.test(candidate.entry.raw);
  for (const step of [-1, 1] as const) {
    const other = around.pending.get(besideAt(around, candidate, step) ?? -1);
    if (other?.entry.skill.kind !== "tool" || other.entry.alias.onlyAmongTools) continue;
    if (small || asWrittenIn(around, other)) return true;
  }
  return false;
}

const capitalised = /^\p{Lu}/u;

/** A capital in the middle of a sentence, alone among small letters, of a word that is hardly ever a proper noun. */
function standsOut(around: Surroundings, candidate: Candidate, key: string): boolean {
  if (!telling.has(key) || around.tokens[candidate.first]?.opens) return false;
  const left = near(around, candidate, -1, 1);
  const right = near(around, candidate, 1, 1);
  return (
    left !== undefined && !capitalised.test(left.raw) && !(right && capitalised.test(right.raw))
  );
}

function guarded(around: Surroundings, candidate: Candidate, key: string): boolean {
  const guard = guardOf.get(key);
  if (!guard) return false;
  const left = near(around, candidate, -1, 1);
  const right = near(around, candidate, 1, 1);
  const own = around.tokens[candidate.last];
  if (left && guard.before.has(left.key) && around.tokens[candidate.first]?.cut !== "none")
    return true;
  return (
    right !== undefined && own !== undefined && right.cut !== "none" && guard.after.has(right.key)
  );
}

function cued(around: Surroundings, candidate: Candidate): boolean {
  for (let distance = 1; distance <= 3; distance++) {
    const left = near(around, candidate, -1, distance);
    if (left && before.has(left.key)) return true;
    const right = distance < 3 ? near(around, candidate, 1, distance) : undefined;
    if (right && (after.has(right.key) || (distance === 1 && /^\d/.test(right.key)))) return true;
  }
  return false;
}

/** "Confident" is an ability in a list of such, of a person ("confident manner") or praised ("strong leadership"). */
function passesSoftGate(around: Surroundings, candidate: Candidate): boolean {
  if (standsAlone(around, candidate)) return true;
  const praise = near(around, candidate, -1, 1);
  const follows = near(around, candidate, 1, 1);
  const open = !follows || follows.cut === "none" || joins.has(follows.key);
  if (open && praise && praises.has(praise.key)) return true;
  for (const step of [-1, 1] as const) {
    if (listNeighbour(around, candidate, step) === "soft") return true;
  }
  const next = near(around, candidate, 1, 1);
  return next !== undefined && next.cut !== "none" && persons.has(next.key);
}

/** "Research" is a subject in a list of subjects or beside a cue ("research skills"), in any case. */
function passesSubjectGate(around: Surroundings, candidate: Candidate): boolean {
  if (guarded(around, candidate, candidate.entry.raw.toLowerCase())) return false;
  if (standsAlone(around, candidate)) return true;
  for (const step of [-1, 1] as const) {
    const beside = listNeighbour(around, candidate, step);
    if ((beside === "hard" || beside === "tool") && marked(around, candidate)) return true;
  }
  for (const step of [-1, 1] as const) {
    const next = near(around, candidate, step, 1);
    if (next && next.cut !== "none" && subjectCues.has(next.key)) return true;
  }
  const preposition = near(around, candidate, -1, 1);
  const cue = near(around, candidate, -1, 2);
  return (
    preposition !== undefined &&
    cue !== undefined &&
    prepositions.has(preposition.key) &&
    subjectCues.has(cue.key)
  );
}

/** "Puppet or Chef": a name written as one that "and" or "or" joins to the item beside it. */
function joined(around: Surroundings, candidate: Candidate): boolean {
  if (!asWrittenIn(around, candidate)) return false;
  return ([-1, 1] as const).some((step) => joins.has(near(around, candidate, step, 1)?.key ?? ""));
}

/** "P&C" and "R&D" are other names than C and R. */
function withinAmpersand(around: Surroundings, candidate: Candidate): boolean {
  const own = around.tokens[candidate.first];
  if (!own || own.raw.length > 1) return false;
  return around.text[own.start - 1] === "&" || around.text[own.end] === "&";
}

/** Whether an alias that is also an ordinary word is meant as the name here. */
export function passesGate(around: Surroundings, candidate: Candidate): boolean {
  if (withinAmpersand(around, candidate)) return false;
  const kind = candidate.entry.skill.kind;
  if (kind === "soft") return passesSoftGate(around, candidate);
  if ((kind === "hard" || kind === "method") && !candidate.entry.alias.exactCase) {
    return passesSubjectGate(around, candidate);
  }
  const words = around.tokens.slice(candidate.first, candidate.last + 1);
  const raw = words.map((word) => word.raw).join("");
  const key = words.map((word) => word.key).join("");
  const neighbours = [listNeighbour(around, candidate, -1), listNeighbour(around, candidate, 1)];
  const tools = neighbours.filter((neighbour) => neighbour === "tool").length;
  const asWritten = raw === candidate.entry.raw;
  if (candidate.entry.alias.onlyAmongTools)
    return tools === 2 || (tools === 1 && (marked(around, candidate) || joined(around, candidate)));
  if (tools > 0 && asWritten && marked(around, candidate)) return true;
  if (guarded(around, candidate, key)) return false;
  const isLicence = kind === "licence";
  if ((asWritten || isLicence) && standsAlone(around, candidate) && !headingWords.has(key))
    return true;
  if (isLicence && passesLicenceGate(around, candidate)) return true;
  if (!asWritten)
    return tools === 2 || (tools === 1 && (raw.length > 1 || marked(around, candidate)));
  if (tools > 0) return true;
  if (neighbours.includes("hard") && (kind === "licence" || marked(around, candidate))) return true;
  return (
    besidePending(around, candidate) || standsOut(around, candidate, key) || cued(around, candidate)
  );
}
