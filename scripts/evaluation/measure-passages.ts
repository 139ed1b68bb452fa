import { judged } from "../../src/server/engine/job/judge-passages.ts";
import { labelledPassages } from "../training/passages/passage-plan.ts";
import type { Measure } from "./data.ts";
import { Tally } from "./statistics.ts";

const group = "passages of advertisements";

/** Demands and duties told from the rest, on passages of our own marking whose advertisements were not learnt from. */
export function measurePassages(): Measure[] {
  const tally = new Tally();
  const passages = labelledPassages("held-out");
  for (const { label, reading, around } of passages) {
    const asked = label === "demand" || label === "duty" ? ["asked"] : [];
    tally.addBags(asked, judged(reading, around) === "none" ? [] : ["asked"]);
  }
  const of = `${passages.length} passages of ${new Set(passages.map(({ ad }) => ad)).size} ads held out`;
  return [
    { group, what: "is a demand or duty, precision", value: tally.precision, of },
    { group, what: "is a demand or duty, recall", value: tally.recall, of },
  ];
}
