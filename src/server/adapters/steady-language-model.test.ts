import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ModelFailure } from "../../shared/model-failure.ts";
import type { LanguageModel } from "./language-model.ts";
import { steady } from "./steady-language-model.ts";

const schema = z.string();
const question = { name: "q", instructions: "", data: "", maxTokens: 1, schema };
const passing = () => new ModelFailure("unavailable", true);
const lasting = () => new ModelFailure("unavailable");

/** Answers or fails as told, in order; then answers "end". */
function scripted(script: (Error | string)[]) {
  let asked = 0;
  function next(): string {
    const step = script[asked++] ?? "end";
    if (step instanceof Error) throw step;
    return step;
  }
  const model: LanguageModel = {
    name: "scripted",
    answer: async ({ schema: form }) => form.parse(next()),
    async *write() {
      for (const letter of next()) {
        if (letter === "!") throw passing();
        yield letter;
      }
    },
  };
  return { model, asked: () => asked };
}

function made(script: (Error | string)[], retries = [0, 0]) {
  const clock = { now: 1_000 };
  const { model, asked } = scripted(script);
  const wrapped = steady(model, {
    now: () => clock.now,
    retryDelaysMs: retries,
    failuresToPause: 2,
    pauseMs: 60_000,
  });
  const ask = (signal = new AbortController().signal) => wrapped.answer({ ...question, signal });
  return { wrapped, ask, asked, clock };
}

describe("a steady model", () => {
  it("tries again on passing errors, and no more often than told", async () => {
    expect(await made([passing(), passing(), "yes"]).ask()).toBe("yes");
    const tired = made([passing(), passing(), passing(), "yes"]);
    await expect(tired.ask()).rejects.toMatchObject({ kind: "unavailable" });
    expect(tired.asked()).toBe(3);
  });

  it("does not ask again what was answered badly or refused", async () => {
    const bad = made([new ModelFailure("unusable"), "yes"]);
    await expect(bad.ask()).rejects.toMatchObject({ kind: "unusable" });
    expect(bad.asked()).toBe(1);
  });

  it("leaves a server alone that is down, and lets one question through after the pause", async () => {
    const down = made([lasting(), lasting(), lasting(), "yes"]);
    await expect(down.ask()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(down.ask()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(down.ask()).rejects.toMatchObject({ kind: "paused" });
    expect(down.asked()).toBe(2);
    down.clock.now += 60_000;
    await expect(down.ask()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(down.ask()).rejects.toMatchObject({ kind: "paused" });
    down.clock.now += 60_000;
    expect(await down.ask()).toBe("yes");
    expect(await down.ask()).toBe("end");
  });

  it("counts a server that lets the time run out as down, a person who cancels not", async () => {
    const stuck = (reason: Error) => {
      const controller = new AbortController();
      const hanging: LanguageModel = {
        name: "hanging",
        answer: async () => {
          controller.abort(reason);
          throw reason;
        },
        async *write() {},
      };
      const wrapped = steady(hanging, {
        now: () => 0,
        retryDelaysMs: [],
        failuresToPause: 1,
        pauseMs: 1,
      });
      return () => wrapped.answer({ ...question, signal: controller.signal });
    };
    const late = stuck(new DOMException("late", "TimeoutError"));
    await expect(late()).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(late()).rejects.toMatchObject({ kind: "paused" });
    const cancelled = stuck(new Error("cancelled"));
    await expect(cancelled()).rejects.toThrow("cancelled");
    await expect(cancelled()).rejects.toThrow("cancelled");
  });

  it("forgets failures once the server answers", async () => {
    const shaky = made([lasting(), "yes", lasting(), "yes", lasting(), "yes"], []);
    for (let at = 0; at < 3; at += 1) {
      await expect(shaky.ask()).rejects.toMatchObject({ kind: "unavailable" });
      expect(await shaky.ask()).toBe("yes");
    }
  });

  it("begins a text again only while nothing of it was shown", async () => {
    const signal = new AbortController().signal;
    const early = made([passing(), "ab"]);
    expect(await Array.fromAsync(early.wrapped.write({ ...question, signal }))).toEqual(["a", "b"]);
    const late = made(["a!", "ab"]);
    await expect(
      Array.fromAsync(late.wrapped.write({ ...question, signal })),
    ).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(late.asked()).toBe(1);
  });
});
