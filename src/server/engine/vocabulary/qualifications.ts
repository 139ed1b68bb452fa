import { itemsOf, rowsOf, wordsOf } from "../words/tables.ts";
import { findDateRanges } from "./dates.ts";
import { findPhrases, indexPhrases, phraseTokens } from "./find-phrases.ts";
import { foldLetters } from "./fold.ts";
import { foldedWords } from "./folded-set.ts";
import { findStatedLevels } from "./stated-levels.ts";

/** A name of a qualification; `exact`: the forms it is only in this case, unless it is `free` in any. */
type QualificationName = { level: number; name: string; exact: Set<string>; free: boolean };

/** What a short form in capitals is when something else stands beside it: a state, a product, a sentence's word. */
const otherBehind =
  /^\s?(?:office|word|excel|sql|project|access|windows|powerpoint|teams|dynamics|outlook|visio|dos|azure|\d{5}|usa|u\.s|azure|manager|director|engineer)\b/i;
/** "BS 7671" and "BS EN 1090" are standards. */
const britishStandard = /^\s?(?:EN\s?|ISO\s?|EN\s?ISO\s?)?\d/;
/** "A high degree of accuracy": what behind a degree is no subject of one. */
const measureBehind =
  /^\s(?!arts\b|science|bachelor|master|doctor|laws?\b|engineering\b|education\b|philosophy\b|theology\b|divinity\b|music\b|medicine\b|commerce\b|business\b|technology\b)/i;
/** "Jedi master level at Excel". */
const ofSkill = /^\slevel\s(?:at|with)\s/i;

/** "CANDIDATES MUST BE ABLE": small words of a shouted sentence that look like letters of a degree. */
const shoutedWord = /^(?:BE|BA|MA|MS|BS|AS)$/;
const shoutedAround = /\p{Lu}{3,}\s$/u;
const placeBefore = /\p{Lu}[\p{L}.-]+\s?,\s?$/u;
const stateForms = new Set(["MA", "MD", "MS"]);
const personBefore =
  /(?:scrum|quiz|station|head|post|web|harbour|task|grand|past|toast|ring|question|ware|tool|pay)[\s-]$/i;
const personBehind =
  /^\s(?:and commander|plan|class|key|data|copy|chef|plumber|builder|electrician|baker|trainer|carpenter|craftsman|technician|scheduler|schedule|production|agreement|records?|files?|planner|in the|of the|of ceremonies|page|bedroom)\b/i;

/** What stands right before and behind a name. */
type Around = { ahead: string; behind: string };
const reach = 24;

/** Letters that are a product, a small word of a shouted sentence, a standard or a state. */
function areOtherLetters(written: string, { ahead, behind }: Around): boolean {
  if (/^[A-Z]{1,3}$/.test(written) && otherBehind.test(behind)) return true;
  const shouted = shoutedAround.test(ahead) && /^(?:\s\p{Lu}{3,}|\s?$)/u.test(behind);
  if (shoutedWord.test(written) && shouted) return true;
  if (written === "BS" && britishStandard.test(behind)) return true;
  if (/^(?:AS|A2|ND)$/.test(written))
    return !/^[\s-]?levels?\b/i.test(behind) && !/A2?\s?[/&]\s?$/.test(ahead);
  const state = stateForms.has(written) && placeBefore.test(ahead);
  return state && !/^\s(?:in|of|\()/.test(behind);
}

/** "Scrum master", "a high degree of accuracy", "sales associate": an ordinary word. */
function isOrdinaryWord(written: string, { ahead, behind }: Around): boolean {
  if (/^master/i.test(written) && !/degree|level|of/i.test(written))
    return personBehind.test(behind) || ofSkill.test(behind) || personBefore.test(ahead);
  if (/\bdegree of$/i.test(written)) return measureBehind.test(behind);
  if (/\bdegree$/i.test(written))
    return /^\sof\b/i.test(behind) && measureBehind.test(behind.slice(3));
  return /^associates?$/i.test(written) && !/^(?:'s)?\s(?:degree|in|of)\b/i.test(behind);
}

/** Whether a name means the qualification where it stands, not a state, a standard, a post or a word of a sentence. */
function meansQualification(
  text: string,
  entry: QualificationName,
  start: number,
  end: number,
): boolean {
  const written = text.slice(start, end);
  const bare = written.replace(/\.$/, "");
  if (!entry.free && !entry.exact.has(written) && !entry.exact.has(bare)) return false;
  const ahead = text.slice(Math.max(0, start - reach), start);
  const around = { ahead, behind: text.slice(end, end + reach) };
  return !areOtherLetters(written, around) && !isOrdinaryWord(written, around);
}

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
