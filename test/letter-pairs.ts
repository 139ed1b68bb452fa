import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import type { LetterInput } from "../src/server/engine/letter/write-letter.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import type { Results } from "../src/shared/results.ts";
import { readPairs, referenceDate, reportOf } from "./engine-pairs.ts";

const reports = new Map<string, Results>();

/** The same texts have the same report: it is made once. */
async function knownReport(cv: string, ad: string): Promise<Results> {
  const key = `${cv}\u0000${ad}`;
  const report = reports.get(key) ?? (await reportOf(cv, ad));
  reports.set(key, report);
  return report;
}

/** What a letter is written from, for a CV and an advertisement as text. */
export async function letterInput(
  cv: string,
  ad: string,
  wish: Partial<LetterInput> = {},
): Promise<LetterInput> {
  const document = documentFromText(cv);
  return {
    cv: parseCv(document, referenceDate),
    job: parseJob(ad),
    results: await knownReport(cv, ad),
    tone: "professional",
    length: "medium",
    referenceDate,
    ...wish,
  };
}

/** The same of each fictional pair, by its name. */
export async function pairInputs(): Promise<(name: string) => LetterInput> {
  const inputs = new Map<string, LetterInput>();
  for (const { name, cv, ad } of readPairs()) inputs.set(name, await letterInput(cv, ad));
  return (name) => {
    const input = inputs.get(name);
    if (!input) throw new Error(`no pair ${name}`);
    return input;
  };
}
