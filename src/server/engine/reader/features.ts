import { unionMonths } from "../document/months.ts";
import { answerOf, type DemandPairs, type Pair } from "./pair-scores.ts";
import type { AskedDemand, ReadCv } from "./reader.ts";

/** What the small judge sees of one demand before one CV. Unknown is NaN. */
export type Features = Record<string, number>;

const answer = ({ judged }: Pair) => answerOf(judged);
const descending = (values: number[]) => values.sort((one, other) => other - one);
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const known = (value: number | boolean | null) => (value === null ? Number.NaN : Number(value));

/** From this answer (met plus half of partial) on a statement counts as speaking of a demand. */
const speaks = 0.4;

/** Months in posts that speak of the demand, as a share of those asked for; at most 3. */
function yearsShare({ facts }: AskedDemand, { pairs }: DemandPairs, cv: ReadCv): number {
  if (facts.years === null) return Number.NaN;
  const posts = new Set(
    pairs.flatMap((pair) =>
      answer(pair) >= speaks ? (cv.statements[pair.statement]?.role ?? []) : [],
    ),
  );
  const spans = [...posts].flatMap((post) => cv.months[post] ?? []);
  return Math.min(3, unionMonths(spans) / Math.max(1, facts.years * 12));
}

const numberOfYears =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b[^.]{0,12}\b(?:year|month)/iu;

/** The features of each demand: its pairs, what is reckoned exactly, and how the rest of the CV answers. */
export function featuresOf(
  demands: readonly AskedDemand[],
  read: readonly DemandPairs[],
  kinds: readonly (readonly number[])[],
  cv: ReadCv,
): Features[] {
  const best = read.map(({ pairs }) => Math.max(0, ...pairs.map(answer)));
  const nearness = read.map(({ pairs }) => Math.max(0, ...pairs.map((pair) => pair.nearness)));
  const all = cv.months.filter((span) => span !== null);
  return demands.map((demand, at) => {
    const pairs = read[at]?.pairs ?? [];
    const { facts } = demand;
    const mets = descending(pairs.map(({ judged }) => judged[2]));
    const parts = descending(pairs.map(({ judged }) => judged[1]));
    const answers = descending(pairs.map(answer));
    const nears = descending(pairs.map((pair) => pair.nearness));
    const others = (values: readonly number[]) => mean(values.filter((_, index) => index !== at));
    return {
      met1: mets[0] ?? 0,
      met2: mets[1] ?? 0,
      met3: mets[2] ?? 0,
      partial1: parts[0] ?? 0,
      answer1: answers[0] ?? 0,
      answer2: answers[1] ?? 0,
      answers: answers.slice(0, 5).reduce((sum, value) => sum + value, 0),
      near1: nears[0] ?? 0,
      near3: mean(nears.slice(0, 3)),
      otherAnswers: others(best),
      otherNearness: others(nearness),
      skills: known(facts.skills),
      nearSkills: known(facts.nearSkills),
      licence: known(facts.licence),
      level: known(facts.level),
      language: known(facts.language),
      yearsShare: yearsShare(demand, read[at] ?? { pairs: [], vector: new Float32Array() }, cv),
      worked:
        facts.years === null
          ? Number.NaN
          : Math.min(3, unionMonths(all) / Math.max(1, facts.years * 12)),
      denied: Number(facts.denied),
      attitude: Number(facts.attitude),
      open: Number(facts.open),
      required: Number(demand.required),
      words: demand.text.split(" ").length,
      asksYears: Number(numberOfYears.test(demand.text.slice(0, 300))),
      ...Object.fromEntries((kinds[at] ?? []).map((value, index) => [`kind${index}`, value])),
    };
  });
}
