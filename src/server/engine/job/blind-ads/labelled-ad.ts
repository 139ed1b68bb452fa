import type { JobFacts } from "../../../../shared/results.ts";

/** A demand as its author meant it: what it quotes, and what must be read of it. */
export type MeantDemand = {
  text: string;
  importance: string;
  kind: string;
  years: number | null;
  level: number | null;
};
export type StatedFact = Exclude<keyof JobFacts, "seniority" | "industry">;
export type LabelledAd = { text: string; facts: Map<StatedFact, string>; demands: MeantDemand[] };

const factNames: readonly StatedFact[] = [
  "title",
  "company",
  "location",
  "salary",
  "hours",
  "contract",
];
const divider = "\n---\n";

/**
 * Reads an advertisement with its labels. Above a line of dashes: `title: …` and the other facts (left empty where the
 * text states none), then one line for each demand, `R` required or `P` preferred, its kind, `y` with years and `e` with
 * an RQF level where asked, a bar, and words that the advertisement uses for it. Below: the advertisement.
 */
export function readLabelledAd(source: string): LabelledAd {
  const at = source.indexOf(divider);
  if (at < 0) throw new Error(`no line of dashes: ${source.slice(0, 60)}`);
  const labels = source.slice(0, at).split("\n");
  return {
    text: source.slice(at + divider.length),
    facts: new Map(factNames.map((name) => [name, factIn(labels, name)])),
    demands: labels.filter((line) => /^[RP] /.test(line)).map(demandIn),
  };
}

function factIn(labels: readonly string[], name: StatedFact): string {
  const line = labels.find((one) => one.startsWith(`${name}:`));
  return (line ?? "").slice(name.length + 1).trim();
}

function demandIn(line: string): MeantDemand {
  const [signs = "", text = ""] = line.split(" | ");
  const [mark, kind = "", ...asked] = signs.split(" ");
  const number = (sign: string) => {
    const found = asked.find((one) => one.startsWith(sign));
    return found === undefined ? null : Number(found.slice(1));
  };
  const importance = mark === "R" ? "required" : "preferred";
  return { text, importance, kind, years: number("y"), level: number("e") };
}
