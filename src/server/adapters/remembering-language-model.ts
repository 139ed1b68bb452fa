import { createHash } from "node:crypto";
import type { LanguageModel, ModelQuestion } from "./language-model.ts";

type Options = {
  now: () => number;
  /** How long an answer is kept, in milliseconds. */
  keepMs: number;
  /** Answers kept at once; the oldest go first. */
  most: number;
};

/** A question on its way, and those who wait for its answer. */
type Asked = {
  answer: Promise<string>;
  waiting: Set<ModelQuestion>;
  controller: AbortController;
};

/**
 * The model, asked once where it is asked the same within `keepMs`, or at the same time: a language model answers differently each
 * time, and a score that changes by itself is none. Keeps answers in this process's memory, under hashes of their questions. Whoever
 * no longer waits leaves the others their answer; the question ends with the last of them.
 */
export function remembering(model: LanguageModel, { now, keepMs, most }: Options): LanguageModel {
  const kept = new Map<string, { answer: string; until: number }>();
  const asked = new Map<string, Asked>();

  function keep(key: string, answer: string): void {
    kept.delete(key);
    kept.set(key, { answer, until: now() + keepMs });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  /** What it takes is told to the one who asked. */
  function ask(key: string, question: Parameters<LanguageModel["answer"]>[0]): Asked {
    const controller = new AbortController();
    const waiting = new Set<ModelQuestion>();
    const onText = (part: string) => {
      for (const one of waiting) one.onText?.(part);
    };
    const answer = model
      .answer({
        ...question,
        signal: controller.signal,
        onText: question.onText && onText,
      })
      .then((given) => {
        const text = JSON.stringify(given);
        keep(key, text);
        return text;
      })
      .finally(() => {
        if (asked.get(key)?.controller === controller) asked.delete(key);
      });
    // Those who wait hear of it; nobody may be left.
    answer.catch(() => {});
    const one = { answer, waiting, controller };
    asked.set(key, one);
    return one;
  }

  return {
    ...model,
    async answer(question) {
      const { name, instructions, data, schema, signal } = question;
      signal.throwIfAborted();
      const words = JSON.stringify([name, instructions, data]);
      const key = createHash("sha256").update(words).digest("base64");
      const known = kept.get(key);
      if (known && known.until > now()) return schema.parse(JSON.parse(known.answer));
      const one = asked.get(key) ?? ask(key, question);
      one.waiting.add(question);
      try {
        return schema.parse(JSON.parse(await Promise.race([one.answer, ended(signal)])));
      } finally {
        one.waiting.delete(question);
        if (one.waiting.size === 0) {
          if (asked.get(key) === one) asked.delete(key);
          one.controller.abort(signal.reason);
        }
      }
    },
  };
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
