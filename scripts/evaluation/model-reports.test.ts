import { afterAll, beforeAll, expect, it } from "vitest";
import { createOpenAiModel } from "../../src/server/adapters/openai-language-model.ts";
import { readEnv } from "../../src/server/env.ts";
import { modelBoundsOf } from "../../src/server/model-bounds.ts";
import { directEngine } from "../../test/direct-engine.ts";
import { startExpert } from "../../test/expert-model.ts";
import { partOf, readCases } from "./cases.ts";
import { measureCases } from "./measure-cases.ts";
import { reportsWith } from "./model-reports.ts";

const sample = readCases()
  .filter(({ name }) => partOf(name) === "judge")
  .slice(0, 3);
const bounds = modelBoundsOf(readEnv({})).enterprise;
let expert: Awaited<ReturnType<typeof startExpert>>;
beforeAll(async () => {
  expert = await startExpert(sample);
});
afterAll(() => expert.close());

it("an expert's answers, through the adapter and held to the page, come out as the expert's report", {
  timeout: 120_000,
}, async () => {
  const model = createOpenAiModel({ apiKey: "k", baseUrl: expert.url, model: "expert" });
  const { reportOf, close } = reportsWith(directEngine, model, bounds);
  const measures = await measureCases(sample, reportOf);
  const measured = (what: string) => measures.find((one) => one.what === what)?.value ?? 0;
  expect(measured("verdict right")).toBeGreaterThanOrEqual(0.9);
  expect((await close())[0]?.value).toBe(1);
});
