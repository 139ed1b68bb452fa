import { readdirSync, readFileSync } from "node:fs";
import { analyse } from "../src/server/engine/analyse.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import type { Requirement, Results } from "../src/shared/results.ts";

/** The engine's fictional CVs, each with an advertisement: what golden files and laws are tested on. */

export const pairsFolder = new URL("../src/server/engine/golden/pairs/", import.meta.url);

export type Pair = { name: string; cv: string; ad: string };

export function readPairs(): Pair[] {
  const read = (file: string) => readFileSync(new URL(file, pairsFolder), "utf8");
  return readdirSync(pairsFolder)
    .filter((file) => file.endsWith(".cv.txt"))
    .sort()
    .map((file) => {
      const name = file.replace(".cv.txt", "");
      return { name, cv: read(file), ad: read(`${name}.ad.txt`) };
    });
}

export const referenceDate = "2026-11-01";

/** The whole report of a document, or of pasted text. */
export function reportOf(cv: string | ExtractedDocument, ad: string): Results {
  const document = typeof cv === "string" ? documentFromText(cv) : cv;
  const run = analyse({ document, jobDescription: ad, referenceDate });
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

/** How a demand is judged before a CV, in an advertisement that asks for nothing else the CV has. */
export function judged(demand: string, cv: string, title = "Helper"): Requirement | undefined {
  const ad = `${title}\n\nEssential criteria\n- ${demand}\n- Experience of zithers`;
  return reportOf(cv, ad).requirements[0];
}

/** A CV of one dated role, with a line of what was done there; what stands in other sections follows. */
export const cvOf = (line: string, others = "") => `Ann Lee

Experience
Assistant, Hill House, Leeds
May 2019 - Present
- Kept the rooms tidy
- ${line}
${others}`;
