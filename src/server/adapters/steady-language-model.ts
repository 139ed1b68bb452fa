import { setTimeout as wait } from "node:timers/promises";
import { ModelFailure } from "../../shared/model-failure.ts";
import type { LanguageModel } from "./language-model.ts";

type Options = {
  now: () => number;
  /** How long to wait before each further try, in milliseconds. */
  retryDelaysMs: readonly number[];
  /** So many questions in a row without an answer from the server, and it is left alone … */
  failuresToPause: number;
  /** … for this long; then one question is let through, and decides. */
  pauseMs: number;
};

/** The model with another try on passing errors, and a rest where it is down: nobody waits for what will not come. */
export function steady(
  model: LanguageModel,
  { now, retryDelaysMs, failuresToPause, pauseMs }: Options,
): LanguageModel {
  let failures = 0;
  let pausedUntil = 0;

  function begin(): void {
    if (now() < pausedUntil) throw new ModelFailure("paused");
    // One question tries the server; the others that come meanwhile do without.
    if (failures >= failuresToPause) pausedUntil = now() + pauseMs;
  }

  function succeed(): void {
    failures = 0;
    pausedUntil = 0;
  }

  /** A server that answers, however badly, is there. One that is too slow for its time limit is not. */
  function fail(error: unknown, signal: AbortSignal): void {
    const timedOut = signal.aborted && isTimeout(signal.reason);
    const isDown =
      timedOut ||
      (error instanceof ModelFailure &&
        (error.kind === "unavailable" || error.kind === "rejected"));
    if (!isDown) {
      if (error instanceof ModelFailure) succeed();
      // Cancelled by a person: says nothing of the server, so the next question may try it.
      else if (failures >= failuresToPause) pausedUntil = 0;
      return;
    }
    failures += 1;
    if (failures >= failuresToPause) pausedUntil = now() + pauseMs;
  }

  async function mayRetry(error: unknown, attempt: number, signal: AbortSignal): Promise<boolean> {
    const delay = retryDelaysMs[attempt];
    if (delay === undefined || !(error instanceof ModelFailure) || !error.passing) return false;
    await wait(delay, undefined, { signal }).catch(() => {});
    return !signal.aborted;
  }

  return {
    name: model.name,
    async answer(question) {
      begin();
      for (let attempt = 0; ; attempt += 1) {
        try {
          const answer = await model.answer(question);
          succeed();
          return answer;
        } catch (error) {
          if (await mayRetry(error, attempt, question.signal)) continue;
          fail(error, question.signal);
          throw error;
        }
      }
    },
    async *write(question) {
      begin();
      for (let attempt = 0; ; attempt += 1) {
        let begun = false;
        try {
          for await (const part of model.write(question)) {
            begun = true;
            yield part;
          }
          succeed();
          return;
        } catch (error) {
          // What has been shown cannot be taken back by beginning again.
          if (!begun && (await mayRetry(error, attempt, question.signal))) continue;
          fail(error, question.signal);
          throw error;
        }
      }
    },
  };
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
