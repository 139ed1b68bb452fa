import { namesIn, numbersIn, wordsOf } from "./letter-terms.ts";

export type UnsupportedFact = { kind: "number" | "name" | "skill"; text: string };

type Question = {
  /** The letter with the person's edits. */
  text: string;
  /** The letter as it was generated. */
  written: string;
  /** Everything known of the CV and the job, and what the person asked for. */
  known: readonly string[];
  /** Skills the report did not find in the CV. */
  missingSkills: readonly string[];
};

/** The paragraphs between greeting and close: addresses, names and dates around them are the person's own affair. */
function bodyOf(letter: string): string {
  const lines = letter.split("\n");
  const greeting = lines.findIndex((line) => /^\s*dear\b/iu.test(line));
  const close = lines.findLastIndex((line) =>
    /^\s*(?:yours|kind regards|best regards|best wishes|regards|sincerely)\b/iu.test(line),
  );
  return lines.slice(greeting + 1, close > greeting ? close : undefined).join("\n");
}

/** Whether the words of `phrase` stand one after the other in `words`. */
function holdsPhrase(words: readonly string[], phrase: string): boolean {
  const sought = wordsOf(phrase);
  if (sought.length === 0) return false;
  return words.some((_, place) => sought.every((part, next) => words[place + next] === part));
}

function unknownSkills(question: Question, body: string): string[] {
  const here = wordsOf(body);
  const before = wordsOf(question.written);
  return question.missingSkills.filter(
    (skill) => holdsPhrase(here, skill) && !holdsPhrase(before, skill),
  );
}

function unknownNumbers({ written, known }: Question, body: string): string[] {
  const there = new Set([written, ...known].flatMap(numbersIn).map(({ key }) => key));
  return numbersIn(body)
    .filter(({ key }) => !there.has(key))
    .map(({ shown }) => shown);
}

/** Of each name the words that stand nowhere; what belongs to a skill told already is not told twice. */
function unknownNames({ written, known }: Question, body: string, skills: string[]): string[] {
  const there = new Set([written, ...known, ...skills].flatMap(wordsOf));
  return namesIn(body)
    .map((name) => name.filter(({ key }) => !there.has(key)))
    .filter((name) => name.length > 0)
    .map((name) => name.map(({ shown }) => shown).join(" "));
}

/** What an edit brought into a letter that neither the CV, the job nor the person's request speaks of. */
export function unsupportedFacts(question: Question): UnsupportedFact[] {
  if (question.text === question.written) return [];
  const body = bodyOf(question.text);
  const skills = unknownSkills(question, body);
  const names = unknownNames(question, body, skills);
  const unique = (kind: UnsupportedFact["kind"], texts: readonly string[]) =>
    [...new Set(texts)].map((text) => ({ kind, text }));
  return [
    ...unique("skill", skills),
    ...unique("name", names),
    ...unique("number", unknownNumbers(question, body)),
  ];
}
