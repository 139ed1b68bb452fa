import { join } from "node:path";
import { z } from "zod";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import type { JobRecord } from "../../src/server/engine/job/job-record.ts";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import type { Reader } from "../../src/server/engine/reader/reader.ts";
import { judgeCase, readCase } from "../../src/server/engine/score/assess.ts";
import { scoreMatch } from "../../src/server/engine/score/match-score.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { openReader } from "../../src/server/features/analysis/open-reader.ts";
import { advertisementLine, type Measure, readJsonLines } from "./data.ts";

const referenceDate = "2021-01-01";
/** The law: an unrelated CV stays below. */
const bound = 35;
const perOccupation = 5;
const perField = 4;

/** Occupations by the first line of a CV, and by the title of an advertisement. */
const ofCv: Record<string, RegExp> = {
  chef: /\b(?:chef|cook)\b/i,
  accountant: /\b(?:accountant|bookkeeper)\b/i,
  teacher: /\bteacher\b/i,
  fitness: /\b(?:fitness|personal trainer)\b/i,
  designer: /\b(?:graphic|web|fashion|interior|textile) designer\b/i,
  builder: /\b(?:construction|carpenter|superintendent|foreman)\b/i,
  personnel: /\b(?:human resources|hr)\b/i,
  computing:
    /\b(?:information technology|network|systems? (?:administrator|engineer)|developer)\b/i,
};
const ofAd: Record<string, RegExp> = {
  nurse: /\b(?:nurses?|nursing|rgn|rmn|rnld)\b/i,
  clinician:
    /\b(?:physiotherap|occupational therap|psycholog|radiograph|podiatr|psychiatr|pharmacist|optomet)/i,
  trade: /\b(?:weld\w*|cnc|machinist|electrician|fitter|fabricator|hvac|maintenance engineer)\b/i,
  finance: /\b(?:account(?:ant|ants|ing|s)|audit|payroll|credit control\w*|bookkeep\w*|tax)\b/i,
  // Who sells software is a seller, and many a CV of any trade has sales in it.
  software: /\b(?:developer|software)\b(?! sales)/i,
  care: /\b(?:care assistant|healthcare|support worker|care worker|caregiver|patients?)\b/i,
};
const unrelated: Record<string, string[]> = {
  chef: ["nurse", "clinician", "trade", "finance", "software"],
  accountant: ["nurse", "clinician", "trade", "software", "care"],
  teacher: ["nurse", "trade", "finance", "software"],
  fitness: ["trade", "finance", "software"],
  designer: ["nurse", "clinician", "trade", "finance", "care"],
  builder: ["nurse", "clinician", "finance", "care"],
  personnel: ["nurse", "clinician", "trade", "software"],
  computing: ["nurse", "clinician", "trade", "care"],
};

function occupation(text: string, names: Record<string, RegExp>): string | null {
  const found = Object.keys(names).filter((name) => names[name]?.test(text));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined);
}

async function matchesOf(
  reader: Reader,
  text: string,
  jobs: readonly JobRecord[],
): Promise<number[]> {
  const document = documentFromText(text);
  const cv = parseCv(document, referenceDate);
  const matches: number[] = [];
  for (const job of jobs) {
    const about = { document, cv, job, referenceDate, reader: reader.begin() };
    matches.push(scoreMatch(await judgeCase(about, readCase(about))).score);
  }
  return matches;
}

/** CVs of one occupation before advertisements of another, which the CV does not so much as name. */
export async function measureUnrelated(folder: string): Promise<Measure[]> {
  const reader = await openReader();
  const resume = z.object({ text: z.string() });
  const cvs = Map.groupBy(
    readJsonLines(join(folder, "livecareer", "resumes.jsonl"), resume),
    ({ text }) => occupation(text.split("\n", 1)[0] ?? "", ofCv),
  );
  const ads = Map.groupBy(
    ["nhs.jsonl", "adzuna_uk.jsonl", "dfe.jsonl"].flatMap((file) =>
      readJsonLines(join(folder, "ads", file), advertisementLine),
    ),
    ({ title }) => occupation(title ?? "", ofAd),
  );
  const matches: number[] = [];
  for (const [from, fields] of Object.entries(unrelated)) {
    for (const field of fields) {
      const strangers = (cvs.get(from) ?? []).filter(({ text }) => !ofAd[field]?.test(text));
      const jobs = spread(ads.get(field) ?? [], perField).map(({ text }) => parseJob(text));
      for (const { text } of spread(strangers, perOccupation)) {
        matches.push(...(await matchesOf(reader, text, jobs)));
      }
    }
  }
  const below = matches.filter((match) => match < bound).length;
  return [
    {
      group: "unrelated pairs",
      what: `share that matches under ${bound}`,
      value: below / Math.max(1, matches.length),
      goal: 1,
      of: `${matches.length} CVs before ads of other occupations`,
    },
  ];
}
