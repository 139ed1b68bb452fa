import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { LanguageModel } from "./language-model.ts";
import { remembering } from "./remembering-language-model.ts";

const hour = 3_600_000;

function made(most = 10) {
  const clock = { now: 0 };
  let asked = 0;
  const model: LanguageModel = {
    name: "counting",
    answer: async ({ schema }) => {
      asked += 1;
      return schema.parse({ number: asked });
    },
    async *write() {},
  };
  const wrapped = remembering(model, { now: () => clock.now, keepMs: hour, most });
  const schema = z.object({ number: z.number() });
  const { signal } = new AbortController();
  const ask = (data: string) =>
    wrapped.answer({ name: "q", instructions: "", data, maxTokens: 1, signal, schema });
  return { clock, ask };
}

it("gives the same answer to the same question for as long as it is kept", async () => {
  const { clock, ask } = made();
  expect(await ask("a")).toEqual({ number: 1 });
  expect(await ask("a")).toEqual({ number: 1 });
  expect(await ask("b")).toEqual({ number: 2 });
  clock.now += hour + 1;
  expect(await ask("a")).toEqual({ number: 3 });
});

it("keeps no more than it may, the latest ones", async () => {
  const { ask } = made(2);
  for (const data of ["a", "b", "c"]) await ask(data);
  expect(await ask("c")).toEqual({ number: 3 });
  expect(await ask("a")).toEqual({ number: 4 });
});

it("lets nobody change what is kept", async () => {
  const { ask } = made();
  const first = await ask("a");
  first.number = 99;
  expect(await ask("a")).toEqual({ number: 1 });
});

describe("the same question at the same time", () => {
  /** A model that answers when it is let. */
  function held() {
    const signals: AbortSignal[] = [];
    let say = () => {};
    const model: LanguageModel = {
      name: "held",
      answer: ({ schema, signal }) => {
        signals.push(signal);
        return new Promise((resolve, reject) => {
          say = () => resolve(schema.parse({ number: signals.length }));
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
      },
      async *write() {},
    };
    const wrapped = remembering(model, { now: () => 0, keepMs: hour, most: 10 });
    const schema = z.object({ number: z.number() });
    const ask = (signal: AbortSignal) =>
      wrapped.answer({ name: "q", instructions: "", data: "a", maxTokens: 1, signal, schema });
    return { ask, signals, say: () => say() };
  }

  it("is asked once", async () => {
    const { ask, signals, say } = held();
    const { signal } = new AbortController();
    const both = [ask(signal), ask(signal)];
    say();
    expect(await Promise.all(both)).toEqual([{ number: 1 }, { number: 1 }]);
    expect(signals).toHaveLength(1);
  });

  it("is answered to the one who still waits", async () => {
    const { ask, signals, say } = held();
    const leaves = new AbortController();
    const first = ask(leaves.signal);
    const second = ask(new AbortController().signal);
    leaves.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    expect(signals[0]?.aborted).toBe(false);
    say();
    expect(await second).toEqual({ number: 1 });
  });

  it("ends with the last who waits", async () => {
    const { ask, signals } = held();
    const leaves = new AbortController();
    const both = [ask(leaves.signal), ask(leaves.signal)];
    leaves.abort(new Error("gone"));
    for (const one of both) await expect(one).rejects.toThrow("gone");
    expect(signals[0]?.aborted).toBe(true);
  });
});
