import { signs } from "../tagger/model-form.ts";
import { isStopWord, words } from "../text/words.ts";
import packed from "./language-table.json" with { type: "json" };

/*
 * eld's way of telling a language (Copyright 2023 Nito T.M., Apache License 2.0), on its table in a smaller form.
 * `scripts/pack-languages.ts` says why; a test holds every answer against the library's own.
 */

/** How often sequences of up to four bytes occur in each of 60 languages, as `scripts/pack-languages.ts` writes it. */
type Packed = {
  /** ISO 639-1, by number, separated by spaces. */
  languages: string;
  /** The sign that stands for each byte from 128 on in a sequence; below, a byte is its own sign. */
  bytes: string;
  /** Separated by tabs; a space stands for a word's beginning or end. */
  sequences: string;
  /** For each sequence the languages that have it: number and score, in one sign and two. */
  scores: string;
};

const languageTable: Packed = packed;

type Table = {
  languages: readonly string[];
  /** Where the scores of a sequence begin and end in the packed text. */
  places: ReadonlyMap<string, readonly [from: number, to: number]>;
};

const mostLetters = 1000;
/** No further word after so many bytes, and no further letter after so many. */
const cutAfter = 350;
const enforcedCut = 380;
const longestWord = 70;
/** Subtracted from every score in the table. */
const leastScore = 53;
const scoreLength = 3;

/** Texts in another language are rare: what they need is unpacked for the first. */
let unpacked: Table | undefined;

function unpack(): Table {
  const places = new Map<string, readonly [number, number]>();
  const { scores } = languageTable;
  let from = 0;
  for (const sequence of languageTable.sequences.split("\t")) {
    const end = scores.indexOf("\t", from);
    const to = end < 0 ? scores.length : end;
    places.set(sequence, [from, to]);
    from = to + 1;
  }
  return { languages: languageTable.languages.split(" "), places };
}

const encoder = new TextEncoder();

/** The words of a text, each byte of a letter beyond ASCII as one sign. */
function byteWords(text: string): string[] {
  const plain = text.replace(/[^\p{L}]+(?<!['`’])/gu, " ");
  const encoded: string[] = [];
  let word = "";
  let bytes = 0;
  for (const letter of plain.trim().toLowerCase()) {
    if (letter === " ") {
      if (word !== "") encoded.push(word);
      word = "";
      if (bytes > cutAfter) break;
      bytes += 1;
    } else {
      const codes = encoder.encode(letter);
      for (const code of codes) word += code < 128 ? letter : (languageTable.bytes[code] ?? " ");
      bytes += codes.length;
    }
    if (bytes > enforcedCut) break;
  }
  if (word !== "") encoded.push(word);
  return encoded;
}

/** Four signs, from every third on, and the last four; each sequence once. */
function sequencesOf(words: readonly string[]): Set<string> {
  const sequences = new Set<string>();
  for (const word of words) {
    const length = Math.min(word.length, longestWord);
    let at = 0;
    for (; at + 4 < length; at += 3) {
      sequences.add((at === 0 ? " " : "") + word.substring(at, at + 4));
    }
    sequences.add(`${at === 0 ? " " : ""}${word.substring(length === 3 ? 0 : length - 4)} `);
  }
  return sequences;
}

/** ISO 639-1; undefined where no language has anything of the text. Looks at its beginning only. */
export function detectLanguage(text: string): string | undefined {
  unpacked ??= unpack();
  const { languages, places } = unpacked;
  const total = new Array<number>(languages.length).fill(0);
  const place = (at: number) => signs.indexOf(languageTable.scores[at] ?? "");
  for (const sequence of sequencesOf(byteWords(text.slice(0, mostLetters)))) {
    const [from, to] = places.get(sequence) ?? [0, 0];
    for (let at = from; at < to; at += scoreLength) {
      const language = place(at);
      const score = signs.length * place(at + 1) + place(at + 2);
      total[language] = (total[language] ?? 0) + score + leastScore;
    }
  }
  const most = Math.max(...total);
  return most > 0 ? languages[total.indexOf(most)] : undefined;
}

/** Share of English function words above which a text is English, whatever its names look like. */
const englishShare = 0.28;
const sampleLength = 6_000;
const addresses = /\S{1,200}[@/]\S{1,200}/g;
/** Fewer letters than this tell nothing. */
const fewestLetters = 25;

/** The main language of a text, ISO 639-1; English where there is too little to tell. */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength).replace(addresses, " ");
  if (sample.replace(/[^\p{L}]/gu, "").length < fewestLetters) return "en";
  const all = words(sample);
  const english = all.filter((word) => isStopWord(word.lower)).length;
  if (all.length < 4 || english / all.length > englishShare) return "en";
  return detectLanguage(sample) ?? "en";
}
