import { setTimeout as wait } from "node:timers/promises";
import { refusalBehind } from "../../shared/errors.ts";

const pauseMs = 250;

/**
 * Asks again while the database cannot answer. Only for what may be asked twice: a connection that broke does not say
 * whether the last question was heard.
 * @param options.patienceMs then the last error is thrown
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const passes = refusalBehind(error)?.code === "unavailable";
      if (!passes || performance.now() > end) throw error;
    }
    await wait(pauseMs);
    signal.throwIfAborted();
  }
}
