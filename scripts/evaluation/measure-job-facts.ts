import { join } from "node:path";
import { labelledDegrees, readDegree } from "../../src/server/engine/job/labelled-degrees.ts";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import { type AdvertisementLine, advertisementLine, type Measure, readJsonLines } from "./data.ts";
import { labelledPlaces } from "./labelled-places.ts";

type Read = {
  ad: AdvertisementLine;
  title: string | null;
  company: string | null;
  place: string | null;
};
type Pair = { read: string | null; gold: string };

const group = "facts of advertisements";

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const key = (text: string) => wordsOf(text).join(" ");

/** One holds the other whole, or six of ten words are shared. */
function agree(read: string, gold: string): boolean {
  const [one, other] = [key(read), key(gold)];
  if (one === "" || other === "") return false;
  if (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)) return true;
  const shared = new Set(wordsOf(read)).intersection(new Set(wordsOf(gold))).size;
  return (2 * shared) / (new Set(wordsOf(read)).size + new Set(wordsOf(gold)).size) >= 0.6;
}

/** The data's own field counts where the text that the engine sees holds it. */
function stated({ ad }: Read, field: string | null): field is string {
  return field !== null && key(field) !== "" && ` ${key(ad.text)} `.includes(` ${key(field)} `);
}

function right(pairs: Pair[]): number {
  return pairs.filter(({ read, gold }) => read !== null && agree(read, gold)).length / pairs.length;
}

const agency =
  /\b(?:recruit\w*|resourc\w*|personnel|selection|staffing|search|associates|consulting)\b/i;

function measureFields(read: Read[]): Measure[] {
  const titles = read.flatMap((one): Pair[] =>
    stated(one, one.ad.title) ? [{ read: one.title, gold: one.ad.title }] : [],
  );
  const employers = read
    .filter(({ ad }) => !ad.id.startsWith("adzuna"))
    .flatMap((one): Pair[] =>
      stated(one, one.ad.company) && !agency.test(one.ad.company)
        ? [{ read: one.company, gold: one.ad.company }]
        : [],
    );
  const of = (pairs: Pair[]) => `${pairs.length} ads whose text states the field's value`;
  return [
    { group, what: "title", value: right(titles), of: of(titles) },
    { group, what: "employer", value: right(employers), of: of(employers) },
  ];
}

function measurePlaces(read: Read[]): Measure {
  const labelled = read.filter(({ ad }) => ad.id in labelledPlaces);
  const hits = labelled.filter(({ ad, place }) => {
    const gold = labelledPlaces[ad.id] ?? null;
    return gold === null || place === null ? gold === place : agree(place, gold);
  });
  return {
    group,
    what: "place",
    value: hits.length / labelled.length,
    of: `${labelled.length} ads read by hand`,
  };
}

function measureDegrees(): Measure {
  const hits = labelledDegrees.filter(([line = "", gold]) => readDegree(line) === gold);
  return {
    group,
    what: "degree level",
    value: hits.length / labelledDegrees.length,
    goal: 0.92,
    of: `${labelledDegrees.length} lines of our own`,
  };
}

/** Title, employer, place and level of education that advertisements state. */
export function measureJobFacts(folder: string): Measure[] {
  const read = ["dfe", "nhs", "adzuna_uk"]
    .flatMap((name) => readJsonLines(join(folder, "ads", `${name}.jsonl`), advertisementLine))
    .map((ad): Read => {
      const { title, company, location } = parseJob(ad.text).facts;
      return { ad, title, company, place: location };
    });
  return [...measureFields(read), measurePlaces(read), measureDegrees()];
}
