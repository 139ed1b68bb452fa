import { judgeReadings } from "../../src/server/engine/job/judge-passages.ts";
import { labelledPassages } from "../training/passages/passage-plan.ts";
import type { Measure } from "./data.ts";
import { Tally } from "./statistics.ts";

const group = "passages of advertisements";

/** Demands and duties told from the rest in passages of our own marking, by advertisements that were not learnt from. */
function measureFile(name: "held-out" | "held-out-voices", which: string): Measure[] {
  const tally = new Tally();
  const passages = labelledPassages(name);
  const ads = [...Map.groupBy(passages, ({ ad }) => ad).values()];
  for (const ad of ads) {
    const found = judgeReadings(ad);
    for (const [at, { label }] of ad.entries()) {
      const asked = label === "demand" || label === "duty" ? ["asked"] : [];
      tally.addBags(asked, found[at] === "none" ? [] : ["asked"]);
    }
  }
  const of = `${passages.length} passages of ${ads.length} ${which}`;
  return [
    { group, what: "is a demand or duty, precision", value: tally.precision, of },
    { group, what: "is a demand or duty, recall", value: tally.recall, of },
  ];
}

/** Passages of advertisements held out: real ones, and invented ones in their writers' own voices. */
export function measurePassages(): Measure[] {
  return [
    ...measureFile("held-out", "ads held out"),
    ...measureFile("held-out-voices", "ads in people's own voices held out"),
  ];
}
