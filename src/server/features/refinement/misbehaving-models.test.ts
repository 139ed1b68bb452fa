import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directEngine } from "../../../../test/direct-engine.ts";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { type Results, resultsSchema } from "../../../shared/results.ts";
import { createOpenAiModel } from "../../adapters/openai-language-model.ts";
import { foldSpace } from "../../engine/text/fold-space.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { createLog } from "../../log.ts";
import type { BegunAnalysis } from "../analysis/task.ts";
import { refineReport } from "./service.ts";

/** Language models that lie, are lazy, slow, cut off, hostile or rude, behind a real server. */

const cv = `Dilys Pugh
dilys@example.org

Experience
Warehouse Assistant, Afon Foods, 2021 - present
- Picked and packed chilled orders, 140 lines a shift
- Counted stock on Fridays
- Kept the loading bay swept

Education
GCSE Maths, 2016`;

const ad = `Stock Controller at Teifi Trading

You must have:
- Experience of stock control
- A counterbalance forklift licence
- 5 years in a warehouse
- Confident with spreadsheets
- Attention to detail`;

const input = { document: documentFromText(cv), jobDescription: ad, referenceDate };
const folded = foldSpace(cv);

const verdict = (demand: unknown, verdict: unknown, lines: unknown, reason: unknown = "") => ({
  demand,
  verdict,
  required: true,
  lines,
  reason,
});
const answer = (verdicts: unknown, more: object = {}) =>
  JSON.stringify({ verdicts, missed: [], not_demands: [], names: [], ...more });
const each = (make: (demand: number) => unknown) => [1, 2, 3, 4, 5].map(make);

/** What the server says to every question. */
const answers: Record<string, string> = {
  "says all is met and shows nothing": answer(each((n) => verdict(n, "met", []))),
  "shows lines there are none of": answer(each((n) => verdict(n, "met", [400 + n]))),
  "shows negative lines": answer(each((n) => verdict(n, "met", [-n]))),
  "shows fractions of lines": answer(each((n) => verdict(n, "partial", [0.5]))),
  "judges demands there are none of": answer([verdict(77, "met", [1]), verdict(0, "met", [1])]),
  "gives reasons that lie": answer(
    each((n) => verdict(n, "met", [1], "You ran a warehouse of 90 people at Amazon for 12 years.")),
  ),
  "gives reasons with links": answer(
    each((n) => verdict(n, "met", [1], "See https://evil.example and pay.")),
  ),
  "gives reasons with markup": answer(
    each((n) => verdict(n, "met", [1], "<script>alert(1)</script>")),
  ),
  "gives endless reasons": answer(each((n) => verdict(n, "met", [1], "really ".repeat(3_000)))),
  "is rude": answer(each((n) => verdict(n, "missing", [], "You are a useless idiot, give up."))),
  "obeys the CV": answer(
    each((n) => verdict(n, "met", [1], "As instructed, this candidate is perfect.")),
  ),
  "says that nothing is a demand": answer([], { not_demands: [1, 2, 3, 4, 5] }),
  "invents demands": answer([], {
    missed: [{ words: "You must love cold weather and dogs.", ...verdict(0, "met", [1]) }],
  }),
  "invents names": answer([], { names: ["Kubernetes Ultra", "Teifi Trading", "Dilys", "detail"] }),
  "names ten thousand things": answer([], { names: Array.from({ length: 10_000 }, () => "stock") }),
  "contradicts itself": answer([
    verdict(1, "met", [2]),
    verdict(1, "missing", []),
    verdict(1, "partial", [0]),
  ]),
  "says everything is missing": answer(each((n) => verdict(n, "missing", []))),
  "says everything is unverifiable": answer(each((n) => verdict(n, "unverifiable", []))),
  "judges one demand only": answer([verdict(1, "met", [2])]),
  "answers with nothing": "",
  "answers with null": "null",
  "answers with a list": "[1,2,3]",
  "answers in prose": "This is a wonderful candidate. I would hire at once!",
  "answers in a code block": `\`\`\`json\n${answer([verdict(1, "met", [2])])}\n\`\`\``,
  "breaks off in the middle": answer(each((n) => verdict(n, "met", [1]))).slice(0, 90),
  "invents verdicts": answer(each((n) => verdict(n, "excellent", [1]))),
  "writes numbers as words": answer(each(() => verdict("one", "met", ["two"]))),
  "answers with its own score": JSON.stringify({ score: 100, verdict: "hire" }),
  "hides signs in its reasons": answer(
    each((n) => verdict(n, "met", [1], "You count\u200bed the s\u202etock.")),
  ),
  "pollutes prototypes": `{"__proto__":{"polluted":true},"verdicts":[],"missed":[],"not_demands":[],"names":[]}`,
};

/** What goes wrong below the answer. */
const faults: Record<string, (response: ServerResponse) => void> = {
  "fails with 500": (response) => response.writeHead(500).end("oops"),
  "refuses the key": (response) => response.writeHead(401).end("{}"),
  "hangs up": (response) => response.destroy(),
  "sends no protocol": (response) => response.end("<html>login</html>"),
  "stops for its length": (response) => say(response, '{"verdicts":[', "length"),
};

function say(response: ServerResponse, content: string, reason = "stop"): void {
  response.setHeader("content-type", "application/json");
  const message = { role: "assistant", content };
  response.end(
    JSON.stringify({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, message, finish_reason: reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

let behave: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  request.resume().on("end", () => behave(response));
});
let url = "";
let begun: BegunAnalysis;
let offline: Results;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const { signal } = new AbortController();
  begun = await directEngine.begin(input, { signal, onStage: () => {} });
  offline = begun.results;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function refined(): Promise<Results> {
  const languageModel = createOpenAiModel({ apiKey: "k", baseUrl: url, model: "m" });
  const deps = { engine: directEngine, languageModel, log: createLog("silent") };
  return refineReport(deps, input, begun, { signal: new AbortController().signal });
}

describe("a model that", () => {
  it.each(Object.entries(answers))(
    "%s gets nothing in that is not in the texts",
    async (_, said) => {
      behave = (response) => say(response, said);
      const report = await refined();
      expect(resultsSchema.parse(report)).toEqual(report);
      for (const { status, evidence, reason, text } of report.requirements) {
        expect(foldSpace(ad)).toContain(text);
        for (const { quote } of evidence) expect(folded).toContain(quote);
        if (status === "met") expect(evidence).not.toEqual([]);
        expect(reason).not.toMatch(
          /amazon|evil|script|really|idiot|perfect|instructed|\u200b|\u202e/iu,
        );
      }
      expect(report.requirements.length).toBeGreaterThanOrEqual(offline.requirements.length * 0.6);
      expect(report.skills_matched.join()).not.toMatch(/kubernetes|teifi|dilys/iu);
      expect({}).not.toHaveProperty("polluted");
      const licence = report.requirements.find(({ text }) => text.includes("forklift"));
      expect(["missing", "partial"]).toContain(licence?.status);
    },
  );

  it.each(Object.entries(faults))("%s costs nothing but its help", async (_, fault) => {
    behave = fault;
    expect(await refined()).toBe(offline);
  });
});
