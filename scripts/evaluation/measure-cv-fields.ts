import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { reportOn } from "../../src/server/engine/analyse.ts";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import { toParsedCv } from "../../src/server/engine/cv/parsed-cv.ts";
import { createExtractor } from "../../src/server/extraction/extractor.ts";
import { openReader } from "../../src/server/features/analysis/open-reader.ts";
import type { ExtractedDocument } from "../../src/shared/document.ts";
import type { ParsedCv } from "../../src/shared/parsed-cv.ts";
import {
  advertisementLine,
  type FactsLine,
  factsLine,
  type Measure,
  readJsonLines,
} from "./data.ts";
import { Tally } from "./statistics.ts";

type ReadFile = { facts: FactsLine; document: ExtractedDocument; parsed: ParsedCv };

const referenceDate = "2026-01-01";
const group = "fields of CV files";

function key(value: string | null | undefined): string {
  return (value ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function values(values: (string | null | undefined)[]): string[] {
  return values.map(key).filter((value) => value !== "");
}

/** Phone numbers are the same in any notation; compare the last nine digits. */
function phone(value: string | null | undefined): string {
  return (value ?? "").replace(/\D/g, "").slice(-9);
}

type Field = {
  name: string;
  gold: (facts: FactsLine) => string[];
  read: (cv: ParsedCv) => string[];
};

const fields: Field[] = [
  ...(["full_name", "email", "location"] as const).map(
    (name): Field => ({
      name,
      gold: ({ contact }) => values([contact?.[name]]),
      read: ({ contact }) => values([contact[name]]),
    }),
  ),
  {
    name: "phone",
    gold: ({ contact }) => [phone(contact?.phone)].filter(Boolean),
    read: ({ contact }) => [phone(contact.phone)].filter(Boolean),
  },
  ...(["title", "company", "start", "end"] as const).map(
    (name): Field => ({
      name,
      gold: ({ experience }) => values((experience ?? []).map((role) => role[name])),
      read: ({ experience }) => values(experience.map((role) => role[name])),
    }),
  ),
  ...(["degree", "institution"] as const).map(
    (name): Field => ({
      name,
      gold: ({ education }) => values((education ?? []).map((entry) => entry[name])),
      read: ({ education }) => values(education.map((entry) => entry[name])),
    }),
  ),
];

function measureFields(files: ReadFile[]): Measure[] {
  const all = new Tally();
  const withFacts = files.filter(({ facts }) => facts.contact !== undefined);
  const measures = fields.map(({ name, gold, read }): Measure => {
    const tally = new Tally();
    for (const { facts, parsed } of withFacts) {
      tally.addBags(gold(facts), read(parsed));
      all.addBags(gold(facts), read(parsed));
    }
    return { group, what: `${name}, F1`, value: tally.f1, of: `${withFacts.length} files` };
  });
  return [
    { group, what: "all fields, F1", value: all.f1, goal: 0.97, of: `${withFacts.length} files` },
    ...measures,
  ];
}

async function measureSameness(files: ReadFile[], advertisements: string[]): Promise<Measure[]> {
  const reader = await openReader();
  const matchOf = async (document: ExtractedDocument, jobDescription: string) =>
    (await reportOn({ document, jobDescription, referenceDate, reader })).match_percentage;
  const groups = Map.groupBy(
    files.filter(({ facts }) => facts.same_as),
    ({ facts }) => facts.same_as,
  );
  let same = 0;
  let widest = 0;
  for (const members of groups.values()) {
    const sets = new Set(members.map(({ parsed }) => [...parsed.skills].sort().join("|")));
    if (sets.size === 1) same += 1;
    for (const text of advertisements) {
      const scores: number[] = [];
      for (const { document } of members) scores.push(await matchOf(document, text));
      widest = Math.max(widest, Math.max(...scores) - Math.min(...scores));
    }
  }
  const of = `${groups.size} CVs in several layouts and formats`;
  return [
    { group, what: "same skills in every layout", value: same / groups.size, goal: 1, of },
    { group, what: "widest gap of match, points (at most 3)", value: widest, of },
  ];
}

/** What is read from CV files, against facts people wrote down. */
export async function measureCvFields(folder: string): Promise<Measure[]> {
  const extractor = createExtractor({ threads: 2 });
  const listed = readJsonLines(join(folder, "cv_files", "facts.jsonl"), factsLine);
  const files = await Promise.all(
    listed.map(async (facts): Promise<ReadFile> => {
      const bytes = await readFile(join(folder, "cv_files", facts.file));
      const document = await extractor.extract({ name: facts.file, mimeType: null, bytes });
      return { facts, document, parsed: toParsedCv(parseCv(document, referenceDate)) };
    }),
  );
  await extractor.close();
  const scans = files.filter(
    ({ facts, parsed }) => facts.scanned === true && !parsed.layout.scanned,
  );
  const advertisements = readJsonLines(join(folder, "ads", "adzuna_uk.jsonl"), advertisementLine)
    .filter((_, index) => index % 60 === 0)
    .map(({ text }) => text);
  return [
    ...measureFields(files),
    ...(await measureSameness(files, advertisements)),
    { group, what: "scans taken for text", value: scans.length, of: `${files.length} files` },
  ];
}
