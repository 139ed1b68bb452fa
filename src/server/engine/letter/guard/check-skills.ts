import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { findLanguages } from "../../vocabulary/languages.ts";
import { findClassification, findQualifications } from "../../vocabulary/qualifications.ts";
import { attainments, ordinaryWords } from "./claim-words.ts";
import { claimsOfOneself, denies } from "./clause-kind.ts";
import type { GuardFinding, GuardKind } from "./guard-letter.ts";
import type { GuardSource, GuardSources } from "./guard-sources.ts";
import { stemsOf, streamOf } from "./streams.ts";

type Named = { text: string; start: number };

/** Words for degrees with the level from which on they are true. */
const degreeLevels: readonly (readonly [RegExp, number])[] = [
  [/^(?:degree|graduat)/iu, 6],
  [/^masters?$/iu, 7],
  [/^(?:doctorate|phd)$/iu, 8],
];

/** A finding unless the CV holds it, or the advertisement does and nothing is claimed. */
function judge(
  kind: GuardKind,
  named: Named,
  sentence: string,
  sources: GuardSources,
  holds: (source: GuardSource) => boolean,
): GuardFinding[] {
  if (holds(sources.cv)) return [];
  if (denies(sentence, named.start)) return [];
  const inAd = holds(sources.asked);
  if (inAd && !claimsOfOneself(sentence, named.start)) return [];
  return [{ kind, text: named.text, onlyInAd: inAd }];
}

function skillFindings(sentence: string, sources: GuardSources): GuardFinding[] {
  return findMentions(sentence).flatMap(({ skill, start, end }) => {
    const text = sentence.slice(start, end);
    if (skill.kind === "soft" || ordinaryWords.has(text.toLowerCase())) return [];
    const key = streamOf(text);
    return judge("skill", { text, start }, sentence, sources, (source) => {
      if (source.stream.includes(key)) return true;
      // The same or a narrower one is shown: the broader name is true of it.
      for (const shown of source.skills) if (relation(shown, skill.name) === 1) return true;
      return false;
    });
  });
}

function qualificationFindings(sentence: string, sources: GuardSources): GuardFinding[] {
  const found = findQualifications(sentence).flatMap(({ level, subject, start, end }) => {
    // "A Level 2 in Food Hygiene" is no A level.
    if (/^a Level$/iu.test(sentence.slice(start, end)) && /^ \d/u.test(sentence.slice(end)))
      return [];
    const text = sentence.slice(start, end);
    if (ordinaryWords.has(text.toLowerCase())) return [];
    const subjects = subject === null ? [] : stemsOf(subject);
    return judge("qualification", { text, start }, sentence, sources, (source) => {
      const named = source.stream.includes(streamOf(text));
      const level_ = source.qualifications.some((one) => one.level === level);
      const lines = source.text
        .split("\n")
        .filter((line) => streamOf(line).includes(streamOf(text)));
      const known =
        source === sources.cv && sources.awards.length > 0
          ? [...sources.awards, ...lines.map((line) => new Set(stemsOf(line)))]
          : [source.stems];
      const studied = known.some((stems) => subjects.every((stem) => stems.has(stem)));
      return (named || level_) && studied;
    });
  });
  const grade = findClassification(sentence);
  if (grade === null) return found;
  const start = sentence.indexOf(grade);
  const key = streamOf(grade);
  return [
    ...found,
    ...judge("qualification", { text: grade, start }, sentence, sources, ({ stream }) =>
      stream.includes(key),
    ),
  ];
}

function languageFindings(sentence: string, sources: GuardSources): GuardFinding[] {
  return findLanguages(sentence).flatMap(({ code, start, end }) =>
    judge("language", { text: sentence.slice(start, end), start }, sentence, sources, (source) =>
      source.languages.has(code),
    ),
  );
}

/** "Chartered", "promoted", "award": said of oneself only where the CV says so too. */
function attainmentFindings(sentence: string, sources: GuardSources): GuardFinding[] {
  return Array.from(sentence.matchAll(attainments)).flatMap((match) => {
    const [text] = match;
    const start = match.index;
    if (!claimsOfOneself(sentence, start)) return [];
    const begins = ` ${text.toLowerCase().slice(0, 6)}`;
    // Whose subject it is, `qualificationFindings` asks.
    const level = degreeLevels.find(([words]) => words.test(text))?.[1];
    if (level !== undefined && sources.cv.qualifications.some((one) => one.level >= level))
      return [];
    return sources.cv.stream.includes(begins)
      ? []
      : judge("qualification", { text, start }, sentence, sources, ({ stream }) =>
          stream.includes(begins),
        );
  });
}

/** Skills, qualifications, languages and attainments that are not there, or only asked for. */
export function checkSkills(sentence: string, sources: GuardSources): GuardFinding[] {
  return [
    ...skillFindings(sentence, sources),
    ...qualificationFindings(sentence, sources),
    ...languageFindings(sentence, sources),
    ...attainmentFindings(sentence, sources),
  ];
}
