import { readFileSync, writeFileSync } from "node:fs";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import { toParsedCv } from "../../src/server/engine/cv/parsed-cv.ts";
import { createExtractor } from "../../src/server/extraction/extractor.ts";
import type { ExtractedDocument } from "../../src/shared/document.ts";
import type { ParsedCv } from "../../src/shared/parsed-cv.ts";
import { referenceDate } from "../../test/engine-pairs.ts";
import type { Facts } from "./facts.ts";
import { compareFields } from "./field-values.ts";

/** A fixture as it was read, with what is true of it. */
export type ReadFixture = { facts: Facts; document: ExtractedDocument; parsed: ParsedCv };

const read = (folder: URL, file: string): string => readFileSync(new URL(file, folder), "utf8");

function readLines<Line>(folder: URL, file: string): Line[] {
  return read(folder, file)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** What the facts.jsonl of a folder says. */
export function readFacts(folder: URL): Facts[] {
  return readLines(folder, "facts.jsonl");
}

/** Reads every file its facts.jsonl names. */
export async function readFixtures(folder: URL): Promise<ReadFixture[]> {
  const extractor = createExtractor({ threads: 2 });
  const files = await Promise.all(
    readFacts(folder).map(async (facts): Promise<ReadFixture> => {
      const bytes = readFileSync(new URL(facts.file, folder));
      const document = await extractor.extract({ name: facts.file, mimeType: null, bytes });
      return { facts, document, parsed: toParsedCv(parseCv(document, referenceDate)) };
    }),
  );
  await extractor.close();
  return files;
}

/** A floor is the measured value, cut below the thousandth. */
const floorOf = (value: number) => Math.floor(value * 1000) / 1000;

/**
 * What was read and what the ledger of the folder says of it, to be equal: `floors.json` may only rise and
 * `known-wrong.jsonl` may only shrink. WRITE_LEDGER=1 writes both after reading has become better.
 */
export function compareWithLedger(folder: URL, files: readonly ReadFixture[]) {
  const { f1, differences } = compareFields(files);
  const floors = Object.fromEntries(Object.entries(f1).map(([name, v]) => [name, floorOf(v)]));
  if (process.env.WRITE_LEDGER) {
    writeFileSync(new URL("floors.json", folder), `${JSON.stringify(floors, null, 2)}\n`);
    const lines = differences.map((one) => `${JSON.stringify(one)}\n`);
    writeFileSync(new URL("known-wrong.jsonl", folder), lines.join(""));
  }
  const ledger: unknown = {
    floors: JSON.parse(read(folder, "floors.json")),
    differences: readLines(folder, "known-wrong.jsonl"),
  };
  return { found: { floors, differences }, ledger };
}
