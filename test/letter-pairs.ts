import { analyse } from "../src/server/engine/analyse.ts";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import type { LetterInput } from "../src/server/engine/letter/write-letter.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { referenceDate } from "./engine-pairs.ts";

/** What a letter is written from, for a CV and an advertisement as text. */
export function letterInput(cv: string, ad: string, wish: Partial<LetterInput> = {}): LetterInput {
  const document = documentFromText(cv);
  const run = analyse({ document, jobDescription: ad, referenceDate });
  let step = run.next();
  while (!step.done) step = run.next();
  return {
    cv: parseCv(document, referenceDate),
    job: parseJob(ad),
    results: step.value,
    tone: "professional",
    length: "medium",
    referenceDate,
    ...wish,
  };
}
