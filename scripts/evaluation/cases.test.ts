import { describe, expect, it } from "vitest";
import { foldSpace } from "../../src/server/engine/text/fold-space.ts";
import { stem } from "../../src/server/engine/text/stem.ts";
import { words } from "../../src/server/engine/text/words.ts";
import { type LabelledCase, people, readCases } from "./cases.ts";

const cases = readCases();

/** What is wrong with a case, in words. */
function faultsOf({ name, ad, cv, truth, answers }: LabelledCase): string[] {
  const faults: string[] = [];
  const inAd = foldSpace(ad);
  const say = (what: string) => faults.push(`${name}: ${what}`);
  for (const quote of [...truth.not_demands, ...truth.duties])
    if (!inAd.includes(foldSpace(quote))) say(`not in the advertisement: ${quote}`);
  for (const { id, quote, verdict, evidence } of truth.demands) {
    if (!inAd.includes(foldSpace(quote))) say(`demand ${id} not in the advertisement`);
    for (const person of people) {
      const text = foldSpace(cv[person]);
      const line = evidence[person];
      if (line && !text.includes(foldSpace(line))) say(`evidence ${id} ${person} not in the CV`);
      const marks = answers[person][id] ?? [];
      const isAnswered = verdict[person] === "met" || verdict[person] === "partial";
      if (isAnswered !== marks.length > 0) say(`demand ${id} ${person}: verdict and marks differ`);
      for (const [, statement] of marks)
        if (!text.includes(foldSpace(statement))) say(`a mark of ${id} ${person} is not in the CV`);
    }
  }
  const { a, b, c } = truth.fit;
  if (!(a > b && b > c)) say("fit does not fall");
  return faults;
}

type Sample = { words: string[]; mark: string };

/** Marked statements, and as many unmarked ones of the same CVs: a statement and its mark for some demand. */
function samplesOf({ truth, answers, cv }: LabelledCase): Sample[] {
  const bag = (text: string) => words(text).map(({ lower }) => stem(lower));
  return people.flatMap((person) => {
    const marked = Object.values(answers[person]).flat();
    const statements = [...new Set(marked.map(([, text]) => text))];
    const lines = cv[person].split("\n").filter((line) => words(line).length > 2);
    const pool = [...statements, ...lines];
    return truth.demands.flatMap(({ id }, at) => {
      const own = answers[person][id] ?? [];
      const texts = new Set(own.map(([, text]) => text));
      const others = pool.filter((text) => !texts.has(text));
      const other = others[(at * 7) % others.length];
      return [
        ...own.map(([mark, text]) => ({ words: bag(text), mark: String(mark) })),
        ...(other === undefined ? [] : [{ words: bag(other), mark: "-" }]),
      ];
    });
  });
}

/** How often naive Bayes over words tells the mark of a statement without its demand: mean over the three marks. */
function toldByLineAlone(learn: readonly Sample[], test: readonly Sample[]): number {
  const marks = ["+", "~", "-"];
  const counts = new Map(marks.map((mark) => [mark, new Map<string, number>()]));
  const totals = new Map<string, number>();
  for (const { words: bag, mark } of learn)
    for (const word of bag) {
      const own = counts.get(mark);
      own?.set(word, (own.get(word) ?? 0) + 1);
      totals.set(mark, (totals.get(mark) ?? 0) + 1);
    }
  const likely = (bag: readonly string[], mark: string) =>
    bag.reduce(
      (sum, word) =>
        sum +
        Math.log(((counts.get(mark)?.get(word) ?? 0) + 0.5) / ((totals.get(mark) ?? 0) + 2000)),
      0,
    );
  const hits = marks.map((mark) => {
    const own = test.filter((sample) => sample.mark === mark);
    const right = own.filter(({ words: bag }) =>
      marks.every((other) => likely(bag, mark) >= likely(bag, other)),
    );
    return right.length / Math.max(1, own.length);
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / marks.length;
}

describe("the labelled cases", () => {
  it("quote their advertisement and their CVs word for word, and mark what their verdicts rest on", () => {
    expect(cases.flatMap(faultsOf)).toEqual([]);
  });

  it("do not tell a mark by the statement alone", () => {
    const learn = cases.filter((_, at) => at % 2 === 0).flatMap(samplesOf);
    const test = cases.filter((_, at) => at % 2 === 1).flatMap(samplesOf);
    expect(toldByLineAlone(learn, test)).toBeLessThanOrEqual(0.5);
  });
});
