import {
  cuesAfter,
  cuesBefore,
  guards,
  headingLike,
  listWords,
  personWords,
  praiseWords,
  subjectPrepositions,
  subjectWords,
  tellingWords,
} from "./context-cues.ts";
import { foldWord } from "./fold-word.ts";
import type { Entry } from "./lexicon-index.ts";
import type { Token } from "./tokens.ts";

/** A possible mention: tokens `first` to `last`, both included. */
export type Candidate = { first: number; last: number; entry: Entry };

function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => foldWord(word).key),
  );
}

const before = wordSet(cuesBefore);
const after = wordSet(cuesAfter);
const joins = wordSet(listWords);
const persons = wordSet(personWords);
const subjectCues = wordSet(subjectWords);
const praises = wordSet(praiseWords);
const prepositions = wordSet(subjectPrepositions);
const telling = wordSet(tellingWords);
const headingWords = wordSet(headingLike);
const guardOf = new Map(
  guards.map((guard) => [
    foldWord(guard.alias).key,
    { before: wordSet(guard.notBefore ?? ""), after: wordSet(guard.notAfter ?? "") },
  ]),
);

/** What the gate may look at: the tokens and, for each, the mention that covers it, if any. */
export type Surroundings = {
  text: string;
  tokens: readonly Token[];
  covered: readonly (Candidate | undefined)[];
  /** Undecided names that are ordinary words as well, by their first and last token. */
  pending: ReadonlyMap<number, Candidate>;
};

const listMark = /[,;/|()&•·:+\t]/;

function near(
  around: Surroundings,
  candidate: Candidate,
  step: -1 | 1,
  distance: number,
): Token | undefined {
  const from = step < 0 ? candidate.first : candidate.last;
  const token = around.tokens[from + step * distance];
  const own = around.tokens[from];
  return token && own && token.segment === own.segment ? token : undefined;
}

/** Position of the item beside the candidate in a list, "and" and "or" skipped; undefined at the sentence's end. */
function besideAt(around: Surroundings, candidate: Candidate, step: -1 | 1): number | undefined {
  let distance = 1;
  let token = near(around, candidate, step, distance);
  while (token && joins.has(token.key) && distance < 3) {
    distance += 1;
    token = near(around, candidate, step, distance);
  }
  return token && (step < 0 ? candidate.first : candidate.last) + step * distance;
}

/** Whether the item beside the candidate in a list is a tool or a subject already recognised. */
function listNeighbour(
  around: Surroundings,
  candidate: Candidate,
  step: -1 | 1,
): "tool" | "hard" | "soft" | null {
  const at = besideAt(around, candidate, step);
  if (at === undefined) return null;
  const kind = around.covered[at]?.entry.skill.kind;
  if (!kind) return null;
  return kind === "tool" || kind === "soft" ? kind : "hard";
}

function marked(around: Surroundings, candidate: Candidate): boolean {
  const first = around.tokens[candidate.first];
  const last = around.tokens[candidate.last];
  if (!first || !last) return false;
  const left = around.text.slice(Math.max(0, first.start - 2), first.start);
  const right = around.text.slice(last.end, last.end + 2);
  return listMark.test(left) || listMark.test(right);
}

function asWrittenIn(around: Surroundings, candidate: Candidate): boolean {
  const words = around.tokens.slice(candidate.first, candidate.last + 1);
  return words.map((word) => word.raw).join("") === candidate.entry.raw;
}

/** "Zoom, Teams and Slack": ordinary words that are all written as names, side by side in a list. */
function besidePending(around: Surroundings, candidate: Candidate): boolean {
  if (!marked(around, candidate)) return false;
  for (const step of [-1, 1] as const) {
    const other = around.pending.get(besideAt(around, candidate, step) ?? -1);
    if (other?.entry.skill.kind === "tool" && asWrittenIn(around, other)) return true;
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

/** A line or a sentence that is this name alone, as in a list of skills. */
function standsAlone(around: Surroundings, candidate: Candidate): boolean {
  return !near(around, candidate, -1, 1) && !near(around, candidate, 1, 1);
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

/** "P&C" and "R&D" are other names than C and R. */
function withinAmpersand(around: Surroundings, candidate: Candidate): boolean {
  const own = around.tokens[candidate.first];
  if (!own || own.raw.length > 1) return false;
  return around.text[own.start - 1] === "&" || around.text[own.end] === "&";
}

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
function passesLicenceGate(around: Surroundings, candidate: Candidate): boolean {
  const { first, last, entry } = candidate;
  const start = around.tokens[first]?.start ?? 0;
  const end = around.tokens[last]?.end ?? start;
  const line = (part: string) => part.split("\n");
  const before = line(around.text.slice(Math.max(0, start - 40), start)).at(-1) ?? "";
  const behind = line(around.text.slice(end, end + 30))[0] ?? "";
  if (heldBefore.test(before) || heldBehind.test(behind)) return true;
  if (short.test(entry.alias.text)) return besideLicence(around, candidate);
  return [-1, 1].some((step) => {
    const at = besideAt(around, candidate, step === 1 ? 1 : -1);
    return at !== undefined && around.covered[at]?.entry.skill.kind === "licence";
  });
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
