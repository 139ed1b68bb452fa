import { isStopWord, type Word, words } from "../../text/words.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { verbOf } from "../words/verb-forms.ts";
import { plainCapitals } from "./claim-words.ts";
import { claimsOfOneself, denies } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import { type GuardSources, streamOf } from "./guard-sources.ts";

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

/** A run may name two things side by side ("SQL Python"): every word pair of it, or the whole, must stand in a source. */
function nameFinding(run: Run, sentence: string, { cv, asked }: GuardSources): GuardFinding | null {
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

const namedTitle =
  /\b(?:as|am|'m|was|been|being|became|become|post of|role of|position of|appointment of|that of|promoted to)\s+(?:(?:currently|now|also|presently)\s+)?(?:an?\s+|the\s+)?((?:[\p{L}&/'-]+\s?){1,6})/gu;
const titleEnd = /\s(?:at|for|in|with|where|who|and|on|to|from|by|since|until|of the|I)\s.*$/u;

/** "a senior nurse" is a title as "Senior Nurse" is. */
function isTitle(text: string): boolean {
  const capitals = text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (first) => first.toUpperCase());
  return looksLikeJobTitle(text) || looksLikeJobTitle(capitals);
}

function titleFindings(sentence: string, { cv, asked }: GuardSources): GuardFinding[] {
  return Array.from(sentence.matchAll(namedTitle)).flatMap((match): GuardFinding[] => {
    const title = `${match[1] ?? ""} `.replace(titleEnd, "").trim();
    if (title === "" || !isTitle(title) || occurs(cv.stream, title)) return [];
    const inAd = occurs(asked.stream, title);
    if (inAd && !claimsOfOneself(sentence, match.index)) return [];
    return [{ kind: "title", text: title, onlyInAd: inAd }];
  });
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

/** Names of employers, people, places and products, job titles and addresses that stand in no source. */
export function checkNames(sentence: string, sources: GuardSources): GuardFinding[] {
  const names = capitalRuns(sentence).flatMap((run) => {
    const finding = nameFinding(run, sentence, sources);
    return finding ? [finding] : [];
  });
  return [...names, ...titleFindings(sentence, sources), ...contactFindings(sentence, sources)];
}
