import { isStopWord, type Word, words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { plainCapitals } from "./claim-words.ts";
import { claimsOfOneself, denies } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSources } from "./guard-sources.ts";
import { streamOf } from "./streams.ts";

type Run = { text: string; start: number; opens: boolean };

const capital = /^\p{Lu}|\p{Ll}\p{Lu}/u;

function isPlain(word: Word): boolean {
  return plainCapitals.has(word.lower);
}

/** Runs of words with a capital, as names are written. */
function capitalRuns(sentence: string): Run[] {
  const all = words(sentence);
  const runs: { words: Word[]; first: number }[] = [];
  let open: { words: Word[]; first: number } | null = null;
  for (const [at, word] of all.entries()) {
    const previous = all[at - 1];
    const joined =
      previous !== undefined && /^[\s&'’/-]{1,3}$/u.test(sentence.slice(previous.end, word.start));
    if (!capital.test(word.text) || word.text === "I") {
      open = null;
      continue;
    }
    if (open && joined) open.words.push(word);
    else {
      open = { words: [word], first: at };
      runs.push(open);
    }
  }
  return runs.flatMap(({ words: found, first }) => {
    const [head] = found;
    const last = found.at(-1);
    if (!head || !last) return [];
    const before = sentence.slice(0, head.start).trimEnd();
    const opens = first === 0 || /[:?.–“"]$/u.test(before);
    const kept = opens && found.length > 1 && isOpener(head) ? found.slice(1) : found;
    const start = kept[0]?.start ?? head.start;
    if (kept.every(isPlain)) return [];
    return [
      {
        text: sentence.slice(start, last.end),
        start,
        opens: opens && kept.length === found.length,
      },
    ];
  });
}

/** A word that has its capital from the sentence it opens. */
function isOpener(word: Word): boolean {
  return (
    isStopWord(word.lower) ||
    isPlain(word) ||
    verbOf(word.lower) !== undefined ||
    word.lower.endsWith("ly")
  );
}

function bare(text: string): string {
  return streamOf(text)
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
}

function occurs(stream: string, text: string): boolean {
  const key = bare(text);
  if (key === "" || stream.includes(` ${key} `)) return true;
  const singular = key.replace(/s$/u, "");
  return stream.includes(` ${singular} `) || stream.includes(` ${key}s `);
}

/** Behind these words a name is that of an employer. */
const employment =
  /\b(?:time|worked|working|work|employed|job|role|post|career|years|position|employment|placement)\s(?:at|for|by)(?:\sthe)?\s$|\bjoined(?:\sthe)?\s$/iu;

/** "My time at Microsoft", where the CV names Microsoft for its products only. */
function isNoPlace(run: Run, sentence: string, { cv, asked, places }: GuardSources): boolean {
  if (places === "" || !employment.test(sentence.slice(0, run.start))) return false;
  if (occurs(places, run.text)) return false;
  return occurs(cv.stream, run.text) || occurs(asked.stream, run.text)
    ? claimsOfOneself(sentence, run.start)
    : true;
}

const smallEmployer =
  /\b(?:was|been|worked|employed|time|job|role|years)\s(?:at|with|for|by)\s(\p{Ll}[\p{Ll}&'’-]{2,})(?=\s*[,.;]|\s(?:where|as|until|since|from)\b)/giu;
const anyPlace = new Set("home school university college work times first last all".split(" "));

/** Employers written small, which show no capital to know them by. */
function smallNames(sentence: string, { cv, asked }: GuardSources): GuardFinding[] {
  return Array.from(sentence.matchAll(smallEmployer)).flatMap(([, name = ""]): GuardFinding[] => {
    const known = isStopWord(name) || anyPlace.has(name) || verbOf(name) !== undefined;
    if (known || occurs(cv.stream, name) || occurs(asked.stream, name)) return [];
    return [{ kind: "name", text: name, onlyInAd: false }];
  });
}

/** A run may name two things side by side ("SQL Python"): every word pair of it, or the whole, must stand in a source. */
function nameFinding(run: Run, sentence: string, sources: GuardSources): GuardFinding | null {
  const { cv, asked } = sources;
  if (isNoPlace(run, sentence, sources)) return { kind: "name", text: run.text, onlyInAd: false };
  if (occurs(cv.stream, run.text)) return null;
  const all = words(run.text);
  // A single word that opens a sentence has its capital from there.
  if (run.opens && all.length === 1 && !/\p{Lu}.*\p{Lu}|\d/u.test(run.text)) return null;
  if (denies(sentence, run.start)) return null;
  const inAd = occurs(asked.stream, run.text);
  const claimed = claimsOfOneself(sentence, run.start);
  if (inAd && !claimed) return null;
  return { kind: "name", text: run.text, onlyInAd: inAd };
}

const contacts =
  /\S{1,64}@[\w.-]{1,190}|https?:\/\/\S{1,300}|\bwww\.\S{1,200}|(?<![\w£])\+?\d[\d\s()]{8,16}\d(?!\w)/gu;

function contactFindings(sentence: string, { cv, asked }: GuardSources): GuardFinding[] {
  const digits = (text: string) => text.replace(/\s/gu, "").replace(/[.,;]$/u, "");
  const known = digits(`${cv.text} ${asked.text}`);
  return Array.from(sentence.matchAll(contacts), ([found]) => found)
    .filter((found) => !known.includes(digits(found)))
    .map((text) => ({ kind: "contact", text, onlyInAd: false }));
}

/** Names of employers, people, places and products, and addresses that stand in no source. */
export function checkNames(sentence: string, sources: GuardSources): GuardFinding[] {
  const names = capitalRuns(sentence).flatMap((run) => {
    const finding = nameFinding(run, sentence, sources);
    return finding ? [finding] : [];
  });
  return [...names, ...smallNames(sentence, sources), ...contactFindings(sentence, sources)];
}
