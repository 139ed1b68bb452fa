import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import { toParsedCv } from "../../src/server/engine/cv/parsed-cv.ts";
import { createExtractor } from "../../src/server/extraction/extractor.ts";
import type { ExtractedDocument } from "../../src/shared/document.ts";
import type { ParsedCv } from "../../src/shared/parsed-cv.ts";
import { readPairs, referenceDate, reportOf } from "../../test/engine-pairs.ts";
import type { Facts } from "./facts.ts";
import { compareFields, type Difference } from "./field-values.ts";

/**
 * What is read from the fictional CVs against what is true of them. `floors.json` may only rise and
 * `known-wrong.jsonl` may only shrink: a better reading fails here until both say so (WRITE_LEDGER=1 writes them).
 */

const folder = new URL("../../test/cv-fixtures/", import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"));
const readLines = <Line>(file: string): Line[] =>
  readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
const factsLines = readLines<Facts>("facts.jsonl");

type File = { facts: Facts; document: ExtractedDocument; parsed: ParsedCv };
let files: File[] = [];

beforeAll(async () => {
  const extractor = createExtractor({ threads: 2 });
  files = await Promise.all(
    factsLines.map(async (facts): Promise<File> => {
      const bytes = readFileSync(new URL(facts.file, folder));
      const document = await extractor.extract({ name: facts.file, mimeType: null, bytes });
      return { facts, document, parsed: toParsedCv(parseCv(document, referenceDate)) };
    }),
  );
  await extractor.close();
});

/** A floor is the measured value, cut below the thousandth. */
const floorOf = (value: number) => Math.floor(value * 1000) / 1000;

function writeLedger(f1: Record<string, number>, differences: readonly Difference[]): void {
  const floors = Object.fromEntries(Object.entries(f1).map(([name, v]) => [name, floorOf(v)]));
  writeFileSync(new URL("floors.json", folder), `${JSON.stringify(floors, null, 2)}\n`);
  const lines = differences.map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(new URL("known-wrong.jsonl", folder), lines.join(""));
}

describe("reading the fictional CVs", () => {
  it("covers the formats, languages and layouts people send", () => {
    const count = (of: (facts: Facts) => string | undefined) => new Set(factsLines.map(of)).size;
    expect(factsLines.length).toBeGreaterThanOrEqual(60);
    expect(count(({ file }) => file.split(".").at(-1))).toBe(5);
    expect(count(({ language }) => language)).toBeGreaterThanOrEqual(8);
    expect(count(({ layout }) => layout)).toBeGreaterThanOrEqual(15);
  });

  it("reads every field but those the ledger names, at the floor or above", () => {
    const { f1, differences } = compareFields(files);
    if (process.env.WRITE_LEDGER) writeLedger(f1, differences);
    expect(differences).toEqual(readLines("known-wrong.jsonl"));
    const measured = Object.entries(f1).map(([name, value]) => [name, floorOf(value)]);
    expect(Object.fromEntries(measured)).toEqual(readJson("floors.json"));
  });

  it("reads the language of every CV", () => {
    const wrong = files.filter(({ facts, parsed }) => facts.language !== parsed.language);
    expect(wrong.map(({ facts }) => facts.file)).toEqual([]);
  });
});

describe("one person's CV in several layouts and formats", () => {
  const groupsOf = () =>
    Map.groupBy(
      files.filter(({ facts }) => facts.same_as !== null),
      ({ facts }) => facts.same_as,
    );

  it("shows the same skills", () => {
    for (const members of groupsOf().values()) {
      const [first] = members;
      const skills = (file: File | undefined) => [...(file?.parsed.skills ?? [])].sort();
      for (const member of members)
        expect([member.facts.file, skills(member)]).toEqual([member.facts.file, skills(first)]);
    }
  });

  it("matches an advertisement alike, within two points", () => {
    const advertisements = readPairs().filter((_, i) => i % 5 === 0);
    for (const members of groupsOf().values()) {
      for (const { ad } of advertisements) {
        const scores = members.map(({ document }) => reportOf(document, ad).match_percentage);
        const gap = Math.max(...scores) - Math.min(...scores);
        expect({ of: members.map(({ facts }, i) => [facts.file, scores[i]]), gap }).toSatisfy(
          () => gap <= 2,
        );
      }
    }
  });
});
