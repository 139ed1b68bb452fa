import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { findMentions } from "../src/server/engine/lexicon/lexicon.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import { referenceDate, reportOf } from "../test/engine-pairs.ts";
import { countTokens } from "./count-tokens.ts";
import type { Comparison } from "./measure.ts";

const passes = 20;
const against = `counting its words ${passes} times`;

/** The engine's parts on one CV and one advertisement, each against counting the words of what it reads. */
export function engineRows(document: ExtractedDocument, ad: string): Comparison[] {
  const both = `${document.text}\n${ad}`;
  return [
    {
      name: "whole analysis",
      subject: () => reportOf(document, ad),
      reference: counting(both),
      against,
      goal: { milliseconds: 700 },
    },
    {
      name: "CV read",
      subject: () => parseCv(document, referenceDate),
      reference: counting(document.text),
      against,
      goal: {},
    },
    {
      name: "advertisement read",
      subject: () => parseJob(ad),
      reference: counting(ad),
      against,
      goal: {},
    },
    {
      name: "skills found in the CV",
      subject: () => findMentions(document.text),
      reference: counting(document.text),
      against,
      goal: {},
    },
  ];
}

function counting(text: string): () => void {
  return () => {
    for (let pass = 0; pass < passes; pass += 1) countTokens(text);
  };
}
