import { expect, it } from "vitest";
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
