import { findDateRanges } from "./dates.ts";
import { findPhrases, indexPhrases, type PhraseToken, phraseTokens } from "./find-phrases.ts";
import {
  awardsBehindLevel,
  classificationPhrases,
  levelledAwards,
  qualificationNames,
  subjectJoiners,
} from "./qualification-names.ts";

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

type Entry = { level: number; name: string; exact: Set<string>; free: boolean };

function entriesOf(line: string): [string, Entry][] {
  const [level = "", name = "", written = ""] = line.split("|").map((part) => part.trim());
  return written.split(";").map((raw) => {
    const alias = raw.trim();
    const exact = alias.startsWith("=");
    const text = exact ? alias.slice(1) : alias;
    return [
      text,
      { level: Number(level), name, exact: new Set(exact ? [text] : []), free: !exact },
    ];
  });
}

/** The same letters may be listed exactly ("BS", "B.S.") and freely: all their forms are let in. */
function mergedEntries(): [string, Entry][] {
  const byKey = new Map<string, Entry>();
  const all = qualificationNames
    .split("\n")
    .filter((line) => line.includes("|"))
    .flatMap(entriesOf);
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
const awards = new Set(levelledAwards.split(" "));
const ownAwards = new Set(awardsBehindLevel.split(" "));
const joiners = new Set(subjectJoiners.split(" "));
const classes = indexPhrases(
  classificationPhrases.split(";").map((phrase): [string, true] => [phrase, true]),
);
const numberWords = new Map([
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["i", 1],
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
]);
/** Scottish levels (SCQF 1 to 12) on the English scale. */
const scottish = [0, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8];

/** What a short form in capitals is when something else stands beside it: a state, a product, a sentence's word. */
const otherBehind =
  /^\s?(?:office|word|excel|sql|project|access|windows|powerpoint|teams|dynamics|outlook|visio|dos|azure|\d{5}|usa|u\.s|azure|manager|director|engineer)\b/i;
/** "BS 7671" and "BS EN 1090" are standards. */
const britishStandard = /^\s?(?:EN\s?|ISO\s?|EN\s?ISO\s?)?\d/;
/** "CANDIDATES MUST BE ABLE": small words of a shouted sentence that look like letters of a degree. */
const shoutedWord = /^(?:BE|BA|MA|MS|BS|AS)$/;
const shoutedAround = /\p{Lu}{3,}\s$/u;
const placeBefore = /\p{Lu}[\p{L}.-]+\s?,\s?$/u;
const stateForms = new Set(["MA", "MD", "MS"]);
const personBefore =
  /(?:scrum|quiz|station|head|post|web|harbour|task|grand|past|toast|ring|question|ware|tool|pay)[\s-]$/i;
const personBehind =
  /^\s(?:and commander|plan|class|key|data|copy|chef|plumber|builder|electrician|baker|trainer|carpenter|craftsman|technician|scheduler|schedule|production|agreement|records?|files?|planner|in the|of the|of ceremonies|page|bedroom)\b/i;

function acceptable(text: string, entry: Entry, start: number, end: number): boolean {
  const written = text.slice(start, end);
  const bare = written.replace(/\.$/, "");
  if (!entry.free && !entry.exact.has(written) && !entry.exact.has(bare)) return false;
  const behind = text.slice(end, end + 24);
  if (/^[A-Z]{1,3}$/.test(written) && otherBehind.test(behind)) return false;
  const ahead = text.slice(Math.max(0, start - 24), start);
  if (
    shoutedWord.test(written) &&
    shoutedAround.test(ahead) &&
    /^(?:\s\p{Lu}{3,}|\s?$)/u.test(behind)
  )
    return false;
  if (written === "BS" && britishStandard.test(behind)) return false;
  if (stateForms.has(written) && placeBefore.test(ahead)) {
    return /^\s(?:in|of|\()/.test(behind);
  }
  if (/^master/i.test(written) && !/degree|level|of/i.test(written)) {
    return (
      !personBehind.test(behind) && !personBefore.test(text.slice(Math.max(0, start - 12), start))
    );
  }
  if (
    /\bdegree$/i.test(written) &&
    /^\sof\s(?!arts\b|science|bachelor|master|doctor)/i.test(behind)
  )
    return false;
  if (/^associates?$/i.test(written)) return /^(?:'s)?\s(?:degree|in|of)\b/i.test(behind);
  if (/^(?:AS|A2|ND)$/.test(written))
    return /^[\s-]?levels?\b/i.test(behind) || /A2?\s?[/&]\s?$/.test(text.slice(0, start));
  return true;
}

/** "Level 2 Food Hygiene Certificate": the index behind the award's word when it follows within the phrase. */
function awardAhead(text: string, tokens: readonly PhraseToken[], first: number): number {
  for (let i = first; i < Math.min(first + 7, tokens.length); i++) {
    const token = tokens[i];
    if (!token || /[,;:.|\n()–—]/.test(text.slice(tokens[first - 1]?.end ?? 0, token.start))) break;
    if (
      /^(?:diploma|certificate|award|nvq|svq|apprenticeship|qualification|certification)s?$/.test(
        token.key,
      )
    )
      return i + 1;
  }
  return first;
}

/** "Level 3 Diploma", "NVQ Level 2", "SCQF Level 6": the level is said. */
function levelled(text: string, tokens: readonly PhraseToken[]): QualificationMention[] {
  const found: QualificationMention[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    const compact = /^l([1-8])$/.exec(token.key);
    if (!compact && (!/^(?:level|lvl|stufe|niveau)s?$/.test(token.key) || !next)) continue;
    const number = compact
      ? Number(compact[1])
      : (numberWords.get(next?.key ?? "") ?? Number(next?.key));
    if (!Number.isInteger(number) || number < 1 || number > 12) continue;
    let from = i;
    while (from > 0 && i - from < 4 && awards.has(tokens[from - 1]?.key ?? "")) from--;
    const scqf = tokens[i - 1]?.key === "scqf";
    let to = compact ? i + 1 : i + 2;
    const first = to;
    while (to - first < 5 && ownAwards.has(tokens[to]?.key ?? "")) to++;
    if (to === first) to = awardAhead(text, tokens, first);
    if (from === i && to === first && !scqf) continue;
    const level = scqf ? scottish[number] : number;
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    if (level === undefined || level > 8 || /[\n;]/.test(text.slice(start, end))) continue;
    found.push({ level, name: text.slice(start, end), subject: null, start, end });
  }
  return found;
}

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
  const joined = joiners.has(word.toLowerCase()) || joiners.has(inName.toLowerCase());
  if (joiners.has(word.toLowerCase())) rest = rest.slice(word.length).trimStart();
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
  const stated = levelled(text, tokens);
  const named = findPhrases(index, tokens)
    .filter(({ value, start, end }) => acceptable(text, value, start, end))
    .map(({ value, start, end }) => ({
      level: value.level,
      name: value.name,
      subject: null,
      start,
      end,
    }))
    .filter((a) => !stated.some((b) => a.start < b.end && b.start < a.end));
  const all: QualificationMention[] = [...stated, ...named].sort((a, b) => a.start - b.start);
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
