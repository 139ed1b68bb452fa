import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createControlledEngine } from "../../../../test/controlled-engine.ts";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { ModelFailure } from "../../../shared/model-failure.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { LanguageModel } from "../../adapters/language-model.ts";
import { createMemoryQueue } from "../../adapters/memory-queue.ts";
import type { Deps } from "../../deps.ts";
import { runAnalysis } from "./job.ts";
import { changeModelUse, readModelUse } from "./model-use.ts";
import { readAnalysis, startAnalysis, uploadDocument } from "./service.ts";

const ann: Owner = { kind: "account", id: "ann" };
const asked: string[] = [];
const model: LanguageModel = {
  name: "listening",
  async answer({ name }) {
    asked.push(name);
    throw new ModelFailure("unavailable");
  },
  async *write() {},
};

const controlled = createControlledEngine();
let base: Awaited<ReturnType<typeof openTestDeps>>;
let deps: Deps;
beforeAll(async () => {
  base = await openTestDeps({ engine: controlled.engine, languageModel: model });
  deps = { ...base, queue: createMemoryQueue(1) };
  deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
  await insertPerson(deps.db, ann.id);
});
afterAll(() => base.close());
beforeEach(() => {
  asked.length = 0;
});

async function analyse(withoutModel?: boolean) {
  const text = "Ann Example\nExperience\nWelder, Acme Ltd, 2020 - present\n- Welded gates";
  const { analysis_id } = await uploadDocument(deps, ann, { file: null, text });
  const jobDescription = "Welder\nRequirements\n- MIG welding";
  // In the demo nothing counts against the day's analyses.
  const demo = true;
  await startAnalysis(deps, ann, { analysisId: analysis_id, jobDescription, withoutModel, demo });
  const work = await controlled.nextRun();
  work.finish();
  await expect
    .poll(async () => (await readAnalysis(deps, ann, analysis_id)).status)
    .not.toBe("processing");
}

describe("a language model that somebody keeps out", () => {
  it("is asked where nobody says otherwise", async () => {
    await analyse();
    expect(asked).toEqual(["reading"]);
  });

  it("is not asked about an analysis that is to be without", async () => {
    await analyse(true);
    expect(asked).toEqual([]);
  });

  it("is not asked about anything of an account that keeps it out, until it lets it in", async () => {
    await changeModelUse(deps, ann.id, true);
    expect(await readModelUse(deps, ann)).toEqual({ configured: true, without: true });
    await analyse(false);
    expect(asked).toEqual([]);
    await changeModelUse(deps, ann.id, false);
    await analyse();
    expect(asked).toEqual(["reading"]);
  });
});
