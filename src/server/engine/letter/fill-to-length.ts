import {
  type LetterLength,
  letterWords,
  letterWordsTolerance,
} from "../../../shared/letter-length.ts";
import { type Paragraph, wordsIn } from "./compose-letter.ts";
import { letterSteps, type Step } from "./letter-steps.ts";

/** How many lines of the CV a letter rests on. */
const linesTold = (body: readonly Paragraph[]) =>
  new Set(
    body
      .flat()
      .flatMap(({ sources }) =>
        sources.flatMap(({ from, quote }) => (from === "cv" ? [quote] : [])),
      ),
  ).size;

/** Takes steps while they bring the letter nearer to its length; `letterSteps` says what a thin CV gives. */
export function fillToLength(
  length: LetterLength,
  frameWords: number,
  compose: (taken: readonly Step[]) => Paragraph[],
): Paragraph[] {
  const goal = letterWords[length];
  const most = goal * (1 + letterWordsTolerance / 2);
  let taken: Step[] = [];
  let body = compose(taken);
  for (const step of letterSteps[length]) {
    const total = wordsIn(body) + frameWords;
    if (total >= goal * (1 - letterWordsTolerance / 4)) break;
    const next = compose([...taken, step]);
    const longer = wordsIn(next) + frameWords;
    if (longer <= most && (longer > total || linesTold(next) > linesTold(body))) {
      taken = [...taken, step];
      body = next;
    } else if (step === "proof") taken = [...taken, "no proof"];
  }
  return body;
}
