import { readdirSync, readFileSync } from "node:fs";
import { reportOn } from "../src/server/engine/analyse.ts";
import type { Reader } from "../src/server/engine/reader/reader.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { openReader } from "../src/server/features/analysis/open-reader.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import type { Results } from "../src/shared/results.ts";

/** Fictional CVs, each with an advertisement: what laws and letters are tested on. */

const pairsFolder = new URL("pairs/", import.meta.url);

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

/** The whole report of a document, or of pasted text; judged by the learned reader where no other is given. */
export async function reportOf(
  cv: string | ExtractedDocument,
  ad: string,
  reader?: Reader,
): Promise<Results> {
  const document = typeof cv === "string" ? documentFromText(cv) : cv;
  return await reportOn({
    document,
    jobDescription: ad,
    referenceDate,
    reader: reader ?? (await testReader()),
  });
}

let opened: ReturnType<typeof openReader> | undefined;

/** The learned reader of models/, opened once for a test file. */
export function testReader(): ReturnType<typeof openReader> {
  opened ??= openReader();
  return opened;
}
