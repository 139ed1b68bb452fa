import { createHash } from "node:crypto";
import type { LanguageModel } from "./language-model.ts";

type Options = {
  now: () => number;
  /** How long an answer is kept, in milliseconds. */
  keepMs: number;
  /** Answers kept at once; the oldest go first. */
  most: number;
};

/**
 * The model, asked once where it is asked the same within `keepMs`: a language model answers differently each time, and a
 * score that changes by itself is none. Keeps answers in this process's memory, under hashes of their questions.
 */
export function remembering(model: LanguageModel, { now, keepMs, most }: Options): LanguageModel {
  const kept = new Map<string, { answer: string; until: number }>();
  return {
    ...model,
    async answer(question) {
      const { name, instructions, data, schema } = question;
      const asked = JSON.stringify([name, instructions, data]);
      const key = createHash("sha256").update(asked).digest("base64");
      const known = kept.get(key);
      if (known && known.until > now()) return schema.parse(JSON.parse(known.answer));
      const answer = await model.answer(question);
      kept.delete(key);
      kept.set(key, { answer: JSON.stringify(answer), until: now() + keepMs });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
