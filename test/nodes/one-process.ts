import { setTimeout as wait } from "node:timers/promises";
import { type Browser, fieldOf } from "../browser.ts";
import { startRun } from "./started-runs.ts";

/** One analysis from its upload to its end, as often as it is refused; what the person sees at the end. */
export async function analyseOnce(person: Browser, withinMs: number): Promise<string> {
  const end = Date.now() + withinMs;
  for (;;) {
    const run = await startRun(person).catch(() => undefined);
    while (run) {
      const answer = await person.get(`/api/analysis/results/${run.id}`).catch(() => undefined);
      const status = answer?.status === 200 ? fieldOf(answer.body, "status") : "none";
      if (status === "completed" || status === "failed") return status;
      if (Date.now() > end) return `${status} after ${withinMs} ms`;
      await wait(50);
    }
    if (Date.now() > end) return `refused for ${withinMs} ms`;
    await wait(250);
  }
}
