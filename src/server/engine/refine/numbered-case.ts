import type { CvReading } from "../document/cv-reading.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { concealTexts } from "./conceal.ts";
import type { StandIn } from "./stand-ins.ts";

/** One CV before one advertisement as a language model reads it: concealed, and numbered so that an answer needs no words of its own. */
export type NumberedCase = {
  /** The advertisement whole, without numbers: to find what the rules overlooked. */
  advertisement: string;
  /** "D1 …": each demand as the rules read it. */
  demands: string[];
  /** "C0 …": each statement, under a line that names its post; as many as fit the bound of a question. */
  cv: string;
  standIns: StandIn[];
};

/** Numbers what is to be judged. `demands` in the order in which the answer names them. */
export function numberCase(
  { cv, statements }: CvReading,
  job: JobRecord,
  demands: readonly Demand[],
): NumberedCase {
  const concealed = concealTexts(cv, job);
  let above = "";
  const lines = statements.flatMap(({ quote, post }, index) => {
    const line = `C${index} ${concealed.conceal(quote)}`;
    if (post === above) return [line];
    above = post;
    return [post === "" ? "(outside of any post)" : `(post: ${concealed.conceal(post)})`, line];
  });
  return {
    advertisement: concealed.job,
    demands: demands.map(({ text }, at) => `D${at + 1} ${concealed.conceal(text)}`),
    cv: lines.join("\n"),
    standIns: concealed.standIns,
  };
}
