import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createOpenAiModel } from "../../src/server/adapters/openai-language-model.ts";
import { createLog } from "../../src/server/log.ts";
import { directEngine } from "../../test/direct-engine.ts";
import { compareWithModel } from "./measure-model.ts";

const server = new LLMock({ port: 0, logLevel: "silent" });
beforeAll(async () => {
  await server.start();
});
afterAll(() => server.stop());

const pair = (jd: string, line: string, score: number) => ({
  jd,
  cv: `Jo Bloggs\nExperience\nData Engineer, Northgate Ltd, 2015 - 2020\n- ${line}`,
  advertisement: "Requirements\n• Snowplotter\n• Quillbase",
  score,
});

it("compares the engine alone and with a model on the same pairs", async () => {
  server.onMessage(/<cv>/, {
    content: JSON.stringify({
      skills: [
        { name: "Snowplotter", job_quote: "Snowplotter", cv_quote: null },
        { name: "Quillbase", job_quote: "Quillbase", cv_quote: null },
      ],
      demands: [],
    }),
  });
  server.onMessage(/<summary>/, { content: '{"summary":null,"recommendations":[]}' });
  const languageModel = createOpenAiModel({
    apiKey: "k",
    baseUrl: `${server.url}/v1`,
    model: "fake",
  });
  const pairs = [
    pair("a", "Ran pipelines with Snowplotter and Quillbase", 7),
    pair("a", "Painted fences", 1),
  ];
  const deps = { engine: directEngine, languageModel, log: createLog("silent") };
  const measures = await compareWithModel(pairs, deps);
  const measured = (what: string) => measures.find((measure) => measure.what === what)?.value;
  expect(measured("Spearman, with the model")).toBe(1);
  expect(measured("AUC, with the model")).toBe(1);
  expect(measured("reports in which the model was used")).toBe(1);
  expect(measures.every(({ value }) => Number.isFinite(value))).toBe(true);
});
