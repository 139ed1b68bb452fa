import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { LanguageModel, ModelUsage } from "../../adapters/language-model.ts";
import { metered } from "./metered-model.ts";

const free = { tokens: null, money: null, prices: null };

/** Answers at any length it is allowed, and says what it took where it says so at all. */
function modelThatTakes(usage: (maxTokens: number) => ModelUsage | null) {
  const asked: number[] = [];
  const model: Pick<LanguageModel, "name" | "answer"> & Pick<LanguageModel, "write"> = {
    name: "m",
    async answer({ schema, maxTokens, onUsage }) {
      asked.push(maxTokens);
      const took = usage(maxTokens);
      if (took) onUsage?.(took);
      return schema.parse("yes");
    },
    async *write() {},
  };
  return { model, asked };
}

const question = (length: number, maxTokens = 1000) => ({
  name: "q",
  instructions: "",
  data: "x".repeat(length),
  maxTokens,
  signal: new AbortController().signal,
  schema: z.string(),
});

describe("a bound of tokens", () => {
  it("shortens what no longer fits, and asks no more when nothing does", async () => {
    const { model, asked } = modelThatTakes((most) => ({ input: 300, output: most }));
    const one = metered(model, { ...free, tokens: 2000 });
    await one.model.answer(question(900));
    await one.model.answer(question(900));
    expect(asked[0]).toBe(1000);
    expect(asked[1]).toBeLessThan(1000);
    await expect(one.model.answer(question(900))).rejects.toMatchObject({ kind: "over_bounds" });
    expect(asked).toHaveLength(2);
    const { input, output } = one.spent();
    expect(input + output).toBeLessThanOrEqual(2000);
  });

  it("takes a server that does not count at its longest", async () => {
    const { model } = modelThatTakes(() => ({ input: 0, output: 0 }));
    const one = metered(model, { ...free, tokens: 1500 });
    await one.model.answer(question(300));
    expect(one.spent()).toEqual({ input: 100, output: 1000 });
  });

  it("is none where none is set", async () => {
    const { model, asked } = modelThatTakes((most) => ({ input: 1_000_000, output: most }));
    const one = metered(model, free);
    for (let i = 0; i < 3; i += 1) await one.model.answer(question(10));
    expect(asked).toEqual([1000, 1000, 1000]);
  });
});

describe("a bound of money", () => {
  const prices = { input: 2, output: 8 };

  it("lets an analysis cost no more", async () => {
    const { model } = modelThatTakes((most) => ({ input: 500, output: most }));
    const one = metered(model, { ...free, money: 0.02, prices });
    const answers = Array.from({ length: 5 }, () => one.model.answer(question(1500)));
    for (const answer of answers) await answer.catch(() => {});
    const next = one.model.answer(question(1500));
    await expect(next).rejects.toMatchObject({ kind: "over_bounds" });
  });

  it("is none without prices", async () => {
    const { model, asked } = modelThatTakes((most) => ({ input: 500, output: most }));
    const one = metered(model, { ...free, money: 0.000001 });
    await one.model.answer(question(1500));
    expect(asked).toEqual([1000]);
  });
});
