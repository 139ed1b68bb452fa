import { join } from "node:path";
import type { Demand } from "../../src/server/engine/job/job-record.ts";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import { type AdvertisementLine, advertisementLine, type Measure, readJsonLines } from "./data.ts";
import { Tally } from "./statistics.ts";

type Read = { ad: AdvertisementLine; demands: Demand[]; licences: Set<string> };

const group = "demands of advertisements";

function key(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function demandFor(criterion: string, demands: Demand[]): Demand | undefined {
  const asked = key(criterion);
  return demands.find(({ text }) => {
    const said = key(text);
    return said.length > 3 && (asked.includes(said) || said.includes(asked));
  });
}

function measureImportance(read: Read[]): Measure[] {
  let criteria = 0;
  let found = 0;
  let right = 0;
  for (const { ad, demands } of read) {
    for (const criterion of ad.person_spec) {
      criteria += 1;
      const demand = demandFor(criterion.text, demands);
      if (!demand) continue;
      found += 1;
      if (demand.importance === criterion.importance) right += 1;
    }
  }
  const of = `${criteria} criteria of person specifications`;
  return [
    { group, what: "required or preferred, of those read", value: right / found, goal: 0.92, of },
    { group, what: "criteria read as demands", value: found / criteria, of },
  ];
}

function measureYears(read: Read[]): Measure[] {
  const tally = new Tally();
  for (const { ad, demands } of read) {
    const years = demands.flatMap((demand) =>
      demand.years === null ? [] : [String(demand.years)],
    );
    tally.addBags(new Set(ad.years.map((entry) => String(entry.years))), new Set(years));
  }
  const of = "ads, by pattern: years per ad";
  return [
    { group, what: "stated years, recall", value: tally.recall, goal: 0.97, of },
    { group, what: "stated years, precision", value: tally.precision, of },
  ];
}

/** How the labels of the data are named in the lexicon, where by another name. */
const licenceNames: [RegExp, string][] = [
  [/driving licen[cs]e/i, "driving licence"],
  [/\bDBS\b/i, "DBS"],
  [/\b(NMC|HCPC|GMC|GDC|GPhC|SRA|QTS|ACCA|CIMA|ACA|AAT|CIPD|CSCS|SIA|CIPS|RICS|CIOB)\b/, ""],
];

function labelOf(licence: string): string {
  for (const [pattern, name] of licenceNames) {
    const match = pattern.exec(licence);
    if (match) return name || (match[1] ?? licence);
  }
  return licence;
}

function measureRegistrations(read: Read[]): Measure[] {
  const tally = new Tally();
  const known = new Set(read.flatMap(({ ad }) => ad.registrations));
  for (const { ad, licences } of read) {
    const found = [...licences].map(labelOf).filter((name) => known.has(name));
    tally.addBags(new Set(ad.registrations), new Set(found));
  }
  const of = "ads, by pattern: names per ad";
  return [
    { group, what: "registrations, recall", value: tally.recall, goal: 0.95, of },
    { group, what: "registrations, precision", value: tally.precision, of },
  ];
}

/** What advertisements ask for, against the headings and patterns of real UK ones. */
export function measureAdvertisements(folder: string): Measure[] {
  const read = ["dfe", "nhs", "adzuna_uk"]
    .flatMap((name) => readJsonLines(join(folder, "ads", `${name}.jsonl`), advertisementLine))
    .map((ad): Read => {
      const { demands } = parseJob(ad.text);
      return { ad, demands, licences: new Set(demands.flatMap((demand) => demand.licences)) };
    });
  return [...measureImportance(read), ...measureYears(read), ...measureRegistrations(read)];
}
