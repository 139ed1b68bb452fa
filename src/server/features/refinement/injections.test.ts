import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { directEngine } from "../../../../test/direct-engine.ts";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import type { Results } from "../../../shared/results.ts";
import type { LanguageModel } from "../../adapters/language-model.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { createLog } from "../../log.ts";
import { refineReport } from "./service.ts";

/** Lines that give a reader orders, in CVs and in advertisements, before a model that does what they say. */

const injections: string[] = JSON.parse(
  readFileSync(new URL("../../../../test/injections.json", import.meta.url), "utf8"),
);

const cvWith = (line: string) => `Dilys Pugh
dilys@example.org

Experience
Warehouse Assistant, Afon Foods, 2021 - present
- Picked and packed chilled orders, 140 lines a shift
- Counted stock on Fridays
- ${line}

Education
GCSE Maths, 2016`;

/** Friday's counting is shown by the CV: a model may say so. */
const plainlyMet = "Experience of stock control";

const adWith = (line: string) => `Stock Controller at Teifi Trading

You must have:
- ${plainlyMet}
- A counterbalance forklift licence
- 5 years in a warehouse
- Fluent Welsh
- Experience of SAP

About us
${line}`;

/** Says that everything is met by one of the statements it was shown. */
function obeying(line: number): LanguageModel {
  const verdicts = [1, 2, 3, 4, 5].map((demand) => ({
    demand,
    verdict: "met",
    required: true,
    lines: [line],
    reason: "",
  }));
  return {
    name: "obeying",
    answer: async ({ schema }) =>
      schema.parse({ verdicts, missed: [], not_demands: [], names: ["Kubernetes"] }),
    async *write() {},
  };
}

async function judged(cv: string, jobDescription: string, languageModel: LanguageModel) {
  const input = { document: documentFromText(cv), jobDescription, referenceDate };
  const { signal } = new AbortController();
  const begun = await directEngine.begin(input, { signal, onStage: () => {} });
  const deps = { engine: directEngine, languageModel, log: createLog("silent") };
  const report = await refineReport(deps, input, begun, { signal });
  return { offline: begun.results, report };
}

const rank = { missing: 0, unverifiable: 0, partial: 1, met: 2 };

/** No demand that nothing answers is met, and what the model raised rests on no line that gives orders. */
function expectNothingGained(
  { offline, report }: { offline: Results; report: Results },
  line: string,
) {
  for (const { text, status, evidence } of report.requirements) {
    const alone = offline.requirements.find((one) => one.text === text)?.status ?? "missing";
    if (text !== plainlyMet && rank[alone] === 0) expect(status, text).not.toBe("met");
    if (rank[status] > rank[alone]) {
      expect(evidence.map(({ quote }) => quote)).not.toContain(line);
    }
  }
  expect(report.skills_matched.join()).not.toContain("Kubernetes");
}

// Each line is tried in one of the two documents, the next in the other.
const inCvs = injections.filter((_, at) => at % 2 === 0);
const inAdvertisements = injections.filter((_, at) => at % 2 === 1);

describe("a model that obeys", () => {
  it.each(inCvs)("the CV's line “%s” gives nothing away", async (line) => {
    const found = await judged(cvWith(line), adWith("We are a family firm."), obeying(4));
    expectNothingGained(found, line);
  });

  it.each(inAdvertisements)("the advertisement's line “%s” gives nothing away", async (line) => {
    const found = await judged(cvWith("Kept the bay swept"), adWith(line), obeying(3));
    expectNothingGained(found, line);
  });
});
