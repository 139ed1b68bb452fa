import { reportOn } from "../../src/server/engine/analyse.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { openReader } from "../../src/server/features/analysis/open-reader.ts";
import type { EngineInput } from "../../src/server/features/analysis/task.ts";
import type { Requirement, Results } from "../../src/shared/results.ts";
import { casesDate, type LabelledCase, type Person, people } from "./cases.ts";
import type { Measure } from "./data.ts";
import { areaUnderCurve, mean, spearman } from "./statistics.ts";
import { wordLikeness } from "./word-likeness.ts";

/** Words that say nothing of what is asked. */
const emptyWords = new Set(
  "a an and or the of to in for with on at by be is are was as you your we our will would have has had it this that from who i my me us their them they if but not so do does up out some any all own more most other into about can may must should".split(
    " ",
  ),
);

const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[a-z0-9£+#&']+/gu) ?? []
  ).filter((word) => !emptyWords.has(word));

/** Share of a quote's words that a text holds. */
function covered(quote: string, text: string): number {
  const asked = wordsOf(quote);
  const held = new Set(wordsOf(text));
  return asked.length === 0 ? 0 : asked.filter((word) => held.has(word)).length / asked.length;
}

/** The requirement of a report that speaks of a quoted demand: the one that holds most of its words, half at least. */
function alignedTo(quote: string, requirements: readonly Requirement[]): Requirement | undefined {
  const rated = requirements.map((requirement) => ({
    requirement,
    share: Math.round(covered(quote, requirement.text) * 100) / 100,
  }));
  const [best] = rated.sort(
    (one, other) =>
      other.share - one.share || one.requirement.text.length - other.requirement.text.length,
  );
  return best && best.share >= 0.5 ? best.requirement : undefined;
}

type Outcome = {
  person: Person;
  kind: string;
  wanted: string;
  found: string | null;
  importance: boolean | null;
  evidence: boolean | null;
  likeness: number;
};

const outcomeOf = (
  { truth, cv }: LabelledCase,
  demand: LabelledCase["truth"]["demands"][number],
  person: Person,
  { requirements }: Results,
): Outcome => {
  const read = alignedTo(demand.quote, requirements);
  const wanted = demand.verdict[person];
  const answered = ["met", "partial"];
  const isQuoted = read && answered.includes(wanted) && answered.includes(read.status);
  const quotes = read?.evidence.map(({ quote }) => quote).join(" ") ?? "";
  return {
    person,
    kind: demand.kind,
    wanted,
    found: read?.status ?? null,
    importance: read ? read.importance === demand.importance : null,
    evidence: isQuoted ? covered(demand.evidence[person] ?? "", quotes) >= 0.3 : null,
    likeness: wordLikeness(
      demand.quote,
      cv[person],
      truth.demands.map(({ quote }) => quote),
    ),
  };
};

const values: Record<string, number> = { met: 1, partial: 0.5, missing: 0 };
const share = (hits: readonly boolean[]) => mean(hits.map(Number));
const given = <Value>(all: readonly (Value | null)[]) => all.filter((one) => one !== null);

function answeredOrNot(outcomes: readonly Outcome[], scoreOf: (one: Outcome) => number): number {
  const rated = outcomes.filter(
    ({ wanted, found }) => wanted in values && found !== null && found in values,
  );
  return areaUnderCurve(
    rated.map(scoreOf),
    rated.map(({ wanted }) => wanted !== "missing"),
  );
}

/** Makes a report, whoever reads. */
export type ReportOf = (input: EngineInput) => Promise<Results>;

/** The report of the engine with its learned reader. */
export async function engineReports(): Promise<ReportOf> {
  const reader = await openReader();
  return (input) => reportOn({ ...input, reader });
}

/** Whole reports on labelled cases against an expert's verdicts; beside them plain baselines. */
export async function measureCases(
  cases: readonly LabelledCase[],
  reportOf: ReportOf,
): Promise<Measure[]> {
  const outcomes: Outcome[] = [];
  const fits: { fit: number; match: number }[] = [];
  const order: boolean[] = [];
  const wrongly: boolean[] = [];
  const duties: boolean[] = [];
  for (const one of cases) {
    const reports = new Map<Person, Results>();
    for (const person of people) {
      const document = documentFromText(one.cv[person]);
      const input = { document, jobDescription: one.ad, referenceDate: casesDate };
      const results = await reportOf(input);
      reports.set(person, results);
      fits.push({ fit: one.truth.fit[person], match: results.match_percentage });
      for (const demand of one.truth.demands)
        outcomes.push(outcomeOf(one, demand, person, results));
    }
    const match = (person: Person) => reports.get(person)?.match_percentage ?? 0;
    order.push(match("a") > match("b"), match("b") > match("c"), match("a") > match("c"));
    const texts = reports.get("a")?.requirements.map(({ text }) => text) ?? [];
    for (const quote of one.truth.not_demands)
      wrongly.push(texts.some((text) => covered(quote, text) >= 0.6));
    for (const quote of one.truth.duties)
      duties.push(texts.some((text) => covered(quote, text) >= 0.5));
  }
  const right = ({ wanted, found }: Outcome) => wanted === found;
  const ofWanted = (status: string) => outcomes.filter(({ wanted }) => wanted === status);
  const commonest = Math.max(...Object.keys(values).map((one) => ofWanted(one).length));
  const half = outcomes.filter(({ person }) => person === "b");
  const statusValue = ({ found }: Outcome) => values[found ?? "missing"] ?? 0;
  const firm = outcomes.filter(({ kind }) => kind !== "attitude" && kind !== "circumstance");
  const group = "whole cases, held back";
  const of = `${cases.length} cases, ${outcomes.length} verdicts`;
  const rows: [string, number, number?][] = [
    ["verdict right", share(outcomes.map(right)), 0.74],
    ["… without attitudes and circumstances", share(firm.map(right))],
    ["… of the demands that are read", share(outcomes.filter((one) => one.found).map(right))],
    ["… of half-fit CVs", share(half.map(right))],
    ["… baseline: the commonest verdict", commonest / outcomes.length],
    [
      "missing not called met",
      1 - share(ofWanted("missing").map(({ found }) => found === "met")),
      0.92,
    ],
    [
      "met not called missing, and read",
      1 - share(ofWanted("met").map(({ found }) => found === "missing" || found === null)),
      0.88,
    ],
    ["answered or not, AUC", answeredOrNot(outcomes, statusValue), 0.88],
    ["… of half-fit CVs", answeredOrNot(half, statusValue), 0.8],
    ["… baseline: shared words (TF-IDF)", answeredOrNot(outcomes, ({ likeness }) => likeness)],
    [
      "Spearman of the match with fit",
      spearman(
        fits.map(({ match }) => match),
        fits.map(({ fit }) => fit),
      ),
      0.88,
    ],
    ["order within a case", share(order), 0.96],
    ["mean distance of match and fit", mean(fits.map(({ fit, match }) => Math.abs(fit - match)))],
    ["demands read", share(outcomes.map(({ found }) => found !== null)), 0.95],
    ["importance right", share(given(outcomes.map(({ importance }) => importance))), 0.97],
    ["no demand, and not taken for one", 1 - share(wrongly), 0.96],
    ["duties taken for demands", share(duties)],
    ["evidence is the expert's line", share(given(outcomes.map(({ evidence }) => evidence))), 0.85],
  ];
  return rows.map(([what, value, goal]) => ({ group, what, value, goal, of }));
}
