import { LLMock } from "@copilotkit/aimock";
import { MockLanguageModelV4 } from "ai/test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { ModelQuestion } from "./language-model.ts";
import { createOpenAiModel, modelOf } from "./openai-language-model.ts";

const schema = z.object({ word: z.string() });

function question(change: Partial<ModelQuestion> = {}): ModelQuestion {
  return {
    name: "word",
    instructions: "Say a word.",
    data: "the data",
    maxTokens: 50,
    signal: AbortSignal.timeout(5_000),
    ...change,
  };
}

let server: LLMock;

beforeAll(async () => {
  server = new LLMock({ port: 0, logLevel: "silent" });
  await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clearFixtures();
  server.clearRequests();
});

const ours = (apiKey?: string) =>
  createOpenAiModel({ apiKey, baseUrl: `${server.url}/v1`, model: "small-one" });

async function written(parts: AsyncIterable<string>): Promise<string> {
  return (await Array.fromAsync(parts)).join("");
}

describe("an answer", () => {
  it("has the form asked for, and the request says which model, what and how long", async () => {
    server.onMessage("the data", { content: '{"word":"yes"}' });
    expect(await ours("key-1").answer({ ...question(), schema })).toEqual({ word: "yes" });
    const body = server.getLastRequest()?.body;
    expect(body).toMatchObject({ model: "small-one", temperature: 0 });
    expect(JSON.stringify(body)).toContain('"max_tokens":50');
    expect(JSON.stringify(body)).toContain('"strict":true');
  });

  it.each([
    ["prose", "Sure! The word is yes."],
    ["broken JSON", '{"word":"ye'],
    ["another form", '{"words":["yes"]}'],
    ["nothing", ""],
  ])("is unusable when it is %s", async (_, content) => {
    server.onMessage("the data", { content });
    await expect(ours().answer({ ...question(), schema })).rejects.toMatchObject({
      kind: "unusable",
      passing: false,
    });
  });

  it("cut off by its length is too long", async () => {
    server.onMessage("the data", { content: '{"word":"y', finishReason: "length" });
    await expect(ours().answer({ ...question(), schema })).rejects.toMatchObject({
      kind: "too_long",
    });
  });

  it.each([
    [500, "unavailable", true],
    [503, "unavailable", true],
    [429, "unavailable", true],
    [401, "rejected", false],
    [404, "rejected", false],
  ])("of status %i is %s", async (status, kind, passing) => {
    server.nextRequestError(status, { message: "the data, echoed" });
    const failure = await ours()
      .answer({ ...question(), schema })
      .catch((error) => error);
    expect(failure).toMatchObject({ kind, passing });
    expect(JSON.stringify(failure) + failure.stack).not.toContain("the data");
  });

  it("ends with the question's time", async () => {
    const stuck = new MockLanguageModelV4({
      doGenerate: ({ abortSignal }) =>
        new Promise((_, reject) =>
          abortSignal?.addEventListener("abort", () => reject(abortSignal.reason)),
        ),
    });
    const signal = AbortSignal.timeout(20);
    await expect(modelOf(stuck).answer({ ...question({ signal }), schema })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("that nobody is there to give is unavailable", async () => {
    const model = createOpenAiModel({
      apiKey: undefined,
      baseUrl: "http://127.0.0.1:9/v1",
      model: "m",
    });
    await expect(model.answer({ ...question(), schema })).rejects.toMatchObject({
      kind: "unavailable",
    });
  });
});

describe("an answer that somebody follows", () => {
  it("is heard part by part, with what it took", async () => {
    server.onMessage("the data", { content: '{"word":"yes"}' }, { chunkSize: 4 });
    const parts: string[] = [];
    const heard = { onText: (part: string) => parts.push(part), onUsage: () => parts.push("|") };
    expect(await ours().answer({ ...question(heard), schema })).toEqual({ word: "yes" });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join("").replaceAll("|", "")).toBe('{"word":"yes"}');
  });

  it("is asked for whole where the server gives no parts, and from then on", async () => {
    const model = ours();
    const onText = () => {};
    server.nextRequestError(400, { message: "stream is not supported" });
    server.onMessage("the data", { content: '{"word":"yes"}' });
    for (const _ of [1, 2])
      expect(await model.answer({ ...question({ onText }), schema })).toEqual({ word: "yes" });
    const streamed = server.getRequests().map(({ body }) => JSON.stringify(body));
    expect(streamed.map((body) => body.includes('"stream":true'))).toEqual([true, false, false]);
  });

  it("is unusable when it is none, and too long when it never ends", async () => {
    const onText = () => {};
    server.onMessage("the data", { content: "Sure! The word is yes." });
    await expect(ours().answer({ ...question({ onText }), schema })).rejects.toMatchObject({
      kind: "unusable",
    });
    server.clearFixtures();
    server.onMessage("the data", { content: "word ".repeat(2_000) }, { chunkSize: 100 });
    await expect(ours().answer({ ...question({ onText }), schema })).rejects.toMatchObject({
      kind: "too_long",
    });
  });
});

describe("a text", () => {
  it("comes part by part", async () => {
    server.onMessage("the data", { content: "Dear all, I weld." }, { chunkSize: 5 });
    const parts = await Array.fromAsync(ours().write(question()));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join("")).toBe("Dear all, I weld.");
  });

  it("that rambles is stopped, whatever the server counts", async () => {
    server.onMessage("the data", { content: "word ".repeat(2_000) }, { chunkSize: 100 });
    await expect(written(ours().write(question()))).rejects.toMatchObject({ kind: "too_long" });
  });

  it("that breaks off is no text", async () => {
    server.onMessage(
      "the data",
      { content: "Dear all, I weld." },
      { chunkSize: 4, truncateAfterChunks: 2 },
    );
    await expect(written(ours().write(question()))).rejects.toMatchObject({ name: "ModelFailure" });
  });

  it("that fails says so, and logs nothing of it", async () => {
    server.nextRequestError(500);
    await expect(written(ours().write(question()))).rejects.toMatchObject({
      kind: "unavailable",
      passing: true,
    });
  });
});
