import { itemsOf, rowsOf, wordsOf } from "../words/tables.ts";
import { findDateRanges } from "./dates.ts";
import { findPhrases, indexPhrases, phraseTokens } from "./find-phrases.ts";
import { foldLetters } from "./fold.ts";
import { foldedWords } from "./folded-set.ts";
import { meansQualification, type QualificationName } from "./qualification-senses.ts";
import { findStatedLevels } from "./stated-levels.ts";

/**
 * A qualification named in a text. `level` is the RQF level (1 to 8), `subject` as written or null; `start` and
 * `end` are UTF-16 offsets of the name with its level, without the subject.
 */
export type QualificationMention = {
  level: number;
  name: string;
  subject: string | null;
  start: number;
  end: number;
};

function entriesOf([name = "", level = "", written = ""]: readonly string[]): [
  string,
  QualificationName,
][] {
  return itemsOf(written).map((alias) => {
    const exact = alias.startsWith("=");
    const text = exact ? alias.slice(1) : alias;
    return [
      text,
      { level: Number(level), name, exact: new Set(exact ? [text] : []), free: !exact },
    ];
  });
}

/** The same letters may be listed exactly ("BS", "B.S.") and freely: all their forms are let in. */
function mergedEntries(): [string, QualificationName][] {
  const byKey = new Map<string, QualificationName>();
  const all = rowsOf("qualifications").flatMap(entriesOf);
  for (const [alias, entry] of all) {
    const key = phraseTokens(alias)
      .map((token) => token.key)
      .join(" ");
    const known = byKey.get(key);
    if (!known) byKey.set(key, entry);
    else {
      for (const form of entry.exact) known.exact.add(form);
      known.free = known.free || entry.free;
    }
  }
  return [...byKey];
}

const index = indexPhrases(mergedEntries());
const joiners = foldedWords("subject joiner");
const classes = indexPhrases(
  wordsOf("classification").map((phrase): [string, true] => [phrase, true]),
);
function subjectBehind(text: string, end: number, next: number): string | null {
  let rest =
    text.slice(end, Math.min(next, end + 140)).split(/[\n;|•]|\s[-–—]\s(?=.*\d{4})/)[0] ?? "";
  const dated = findDateRanges(rest)[0];
  if (dated) rest = rest.slice(0, dated.from);
  rest = rest.replace(
    /^\.?'?s?\s?(?:\((?:hons|honours|honors|first|fh|uni|open|econ|joint)[^)]{0,12}\)|hons\b|honours\b|honors\b|degree\b)?/i,
    "",
  );
  const lead = /^[\s:,–—()-]{0,4}/.exec(rest)?.[0] ?? "";
  rest = rest.slice(lead.length);
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  const inName = /\p{L}+$/u.exec(text.slice(Math.max(0, end - 12), end))?.[0] ?? "";
  const joined = joiners.has(foldLetters(word)) || joiners.has(foldLetters(inName));
  if (joiners.has(foldLetters(word))) rest = rest.slice(word.length).trimStart();
  rest = rest.replace(/^(?:области|the field of|the)\s/, "");
  const subject = (
    rest.split(
      /\s?[,()]|\.\s|\s[-–—]\s|\s\(?[123][:.]\d|\s(?:at|from|with|or|und|bei|an der|chez|presso|w|à)\s/,
    )[0] ?? ""
  )
    .trim()
    .replace(/[.,:–-]+$/, "")
    .trim();
  if (/^[A-EU*]{1,5}$/.test(subject)) return null;
  if (subject === "" || !/^[\p{L}\d]/u.test(subject) || subject.split(" ").length > 9) return null;
  if (!joined && !/^\p{Lu}/u.test(subject)) return null;
  return subject;
}

/**
 * Qualifications named in a text, in order, without overlaps. Reads United Kingdom, United States, German, French,
 * Spanish, Italian, Portuguese, Dutch, Polish and Russian names. A bare "Diploma" without a level is not one.
 */
export function findQualifications(text: string): QualificationMention[] {
  const tokens = phraseTokens(text);
  const stated = findStatedLevels(text, tokens);
  const named = findPhrases(index, tokens)
    .filter(({ value, start, end }) => meansQualification(text, value, start, end))
    .map(({ value: { level, name }, start, end }) => ({ level, name, start, end }))
    .filter((a) => !stated.some((b) => a.start < b.end && b.start < a.end));
  const all = [...stated, ...named].sort((a, b) => a.start - b.start);
  return all.map((one, i) => ({
    ...one,
    subject: subjectBehind(text, one.end, all[i + 1]?.start ?? text.length),
  }));
}

/** The class or grade a line states ("2:1", "First Class Honours", "Distinction"), as written, or null. */
export function findClassification(text: string): string | null {
  const colon = /(?<![\d:.])(?:2[:.][12]|2ii?)(?![\d:])/i.exec(text);
  if (colon) return colon[0];
  const matches = findPhrases(classes, phraseTokens(text));
  const long = matches.find(
    ({ start, end }) =>
      end - start > 5 || text.slice(start, end) === "Merit" || text.slice(start, end) === "Pass",
  );
  if (long) return text.slice(long.start, long.end);
  const first = /(?:^|[(,–—-]\s?)(First|Pass|Summa)(?=\s?(?:$|[),;.–—-]))/.exec(text);
  return first?.[1] ?? null;
}
