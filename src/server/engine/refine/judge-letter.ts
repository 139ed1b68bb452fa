import type { WrittenLetter } from "../../../shared/letter.ts";
import { asserting, notAsserting } from "../letter/guard/claim-words.ts";
import { enforceGuard } from "../letter/guard/enforce-guard.ts";
import { createGuard, letterSentences } from "../letter/guard/guard-letter.ts";
import { stemsOf } from "../letter/guard/streams.ts";
import { type LetterInput, writeLetter } from "../letter/write-letter.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";

type Source = WrittenLetter["sentences"][number]["sources"][number];

/** Content words a sentence shares with a line from which on it rests on that line. */
const leastShared = 2;
const mostSources = 3;

type Line = { source: Source; stems: ReadonlySet<string> };

function linesOf({ cv, job }: LetterInput): Line[] {
  const line = (from: Source["from"], text: string): Line => ({
    source: { from, quote: foldSpace(text) },
    stems: new Set(stemsOf(text)),
  });
  return [
    ...cv.lines.map(({ text }) => line("cv", text)),
    ...job.demands.map(({ text }) => line("ad", text)),
  ];
}

/** The lines of CV and advertisement a sentence has most of its words from, best first. */
function sourcesOf(sentence: string, lines: readonly Line[]): Source[] {
  const own = [...new Set(stemsOf(sentence))];
  const least = Math.min(leastShared, own.length);
  return lines
    .map(({ source, stems }) => ({ source, shared: own.filter((one) => stems.has(one)).length }))
    .filter(({ shared }) => shared >= least && shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, mostSources)
    .map(({ source }) => source);
}

/** "I thrive under pressure": said of oneself, and no line of the CV comes near. */
function isEmptyClaim(sentence: string, lines: readonly Line[]): boolean {
  if (!asserting.test(sentence) || notAsserting.test(sentence)) return false;
  return !sourcesOf(sentence, lines).some(({ from }) => from === "cv");
}

/** A letter's text without the claims about oneself that no line of the CV comes near. */
function withoutEmptyClaims(text: string, lines: readonly Line[]): string {
  return text
    .split("\n")
    .map((line) =>
      sentences(line)
        .map((one) => one.text)
        .filter((one) => !isEmptyClaim(one, lines))
        .join(" "),
    )
    .join("\n");
}

/** A letter by a language model, made true: `replaced` where so little of it could stay that it is the engine’s own. */
export type JudgedLetter = WrittenLetter & { replaced: boolean };

/**
 * Holds a letter somebody else wrote against CV, advertisement and request. What is not borne out goes, the engine's own
 * sentences fill the gap, and each sentence names the lines it rests on.
 */
export function judgeLetter(text: string, input: LetterInput): JudgedLetter {
  const lines = linesOf(input);
  const own = writeLetter(input);
  const enforced = enforceGuard(withoutEmptyClaims(text, lines), input);
  if (enforced.replaced) return { ...own, replaced: true };
  const known = new Map(own.sentences.map((sentence) => [sentence.text, sentence.sources]));
  const body = enforced.text.split("\n\n").slice(2, -2);
  const told = body.flatMap((paragraph) =>
    sentences(paragraph).map(({ text: sentence }) => ({
      text: sentence,
      sources: known.get(sentence) ?? sourcesOf(sentence, lines),
    })),
  );
  return { text: enforced.text, wordCount: enforced.wordCount, sentences: told, replaced: false };
}

/** The sentences of a part of a letter that may be shown before the whole is there. */
export function supportedSentences(text: string, input: LetterInput): string {
  const guard = createGuard(input);
  const lines = linesOf(input);
  return letterSentences(text)
    .filter((one) => guard.findingsOf(one).length === 0 && !isEmptyClaim(one, lines))
    .join(" ");
}
