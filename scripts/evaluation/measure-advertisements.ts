import { join } from "node:path";
import type { Demand } from "../../src/server/engine/job/job-record.ts";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import { type AdvertisementLine, advertisementLine, type Measure, readJsonLines } from "./data.ts";
import { labelledYears } from "./labelled-years.ts";
import { measurePassages } from "./measure-passages.ts";
import { Tally } from "./statistics.ts";

type Read = { ad: AdvertisementLine; demands: Demand[] };

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

/**
 * The labels know whole years written before the word "years". Years read from months ("18 months' experience") or from
 * a misspelt word are right without standing in them, so they count neither for nor against precision.
 */
function isLabelled({ text }: Demand): boolean {
  return /\b(?:years?|yrs?)\b/i.test(text) && !/\b(?:months?|mths?)\b/i.test(text);
}

/**
 * The labels were found by a pattern, which also takes the firm's own age ("with over 8 years' experience we
 * specialise"), the length of the contract and the time in which experience was gained ("within the last three years")
 * for years asked of the person. Such sentences are no gold, whatever is read from them.
 */
const notAsked =
  /\b(?:with|has|have) (?:over|nearly|almost|more than)\b(?!.*\b(?:you|candidates?|applicants?)\b)|\b(?:for|of) one year with\b|\b(?:in|within|over) the (?:last|past) (?:\d+|\w+) years\b/i;

function measureYears(read: Read[]): Measure[] {
  const tally = new Tally();
  for (const { ad, demands } of read) {
    const gold = new Set(
      ad.years
        .filter(({ sentence }) => !notAsked.test(sentence))
        .map((entry) => String(entry.years)),
    );
    const missed = labelledYears[ad.id];
    if (missed !== undefined) gold.add(String(missed));
    const years = demands.flatMap((demand) =>
      demand.years !== null && (isLabelled(demand) || gold.has(String(demand.years)))
        ? [String(demand.years)]
        : [],
    );
    tally.addBags(gold, new Set(years));
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

/**
 * The names a demand for a licence stands for. The lexicon has one licence for "ACA/ACCA/CIMA qualified", the labels one
 * name for each: what the demand writes out counts. And it takes "registered nurse" for an NMC registration, which the
 * labels give only where the letters are written: names that no demand writes count neither way.
 */
function namesRead(ad: AdvertisementLine, demands: Demand[], known: Set<string>): Set<string> {
  const asked = demands.filter(({ licences }) => licences.length > 0);
  const writes = (name: string) => asked.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  const names = [...known].filter(
    (name) =>
      asked.some(({ licences }) => licences.some((licence) => labelOf(licence) === name)) ||
      writes(name),
  );
  const written = (name: string) =>
    ad.registrations.includes(name) ||
    asked.some(({ text }) => new RegExp(`\\b${name}\\b`, "i").test(text));
  return new Set(names.filter(written));
}

function measureRegistrations(read: Read[]): Measure[] {
  const tally = new Tally();
  const known = new Set(read.flatMap(({ ad }) => ad.registrations));
  for (const { ad, demands } of read) {
    tally.addBags(new Set(ad.registrations), namesRead(ad, demands, known));
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
      return { ad, demands };
    });
  return [
    ...measureImportance(read),
    ...measureYears(read),
    ...measureRegistrations(read),
    ...measurePassages(),
  ];
}
