import { readFileSync } from "node:fs";
import { z } from "zod";
import { requirementStatuses } from "../../../shared/results.ts";

function read(name: string): string {
  return readFileSync(new URL(`../../prompts/${name}.md`, import.meta.url), "utf8").trim();
}

// Without bounds and with null in place of absence: servers that hold answers to a schema know no more.
const judged = {
  verdict: z.enum(requirementStatuses),
  required: z.boolean(),
  lines: z.array(z.number()),
  reason: z.string(),
};
const verdicts = z.array(z.object({ demand: z.number(), ...judged }));

const readingAnswer = z.object({
  verdicts,
  missed: z.array(z.object({ words: z.string(), ...judged })),
  not_demands: z.array(z.number()),
  names: z.array(z.string()),
});

const wordingAnswer = z.object({
  summary: z.string().nullable(),
  recommendations: z.array(z.object({ number: z.number(), text: z.string() })),
});

/** What a language model is asked, and how much it may say. The words lie in server/prompts. */
export const prompts = {
  /** A whole case. */
  reading: {
    name: "reading",
    instructions: `${read("read-demands")}\n\n${read("read-advertisement")}`,
    schema: readingAnswer,
    maxTokens: 4_000,
  },
  /** A few demands, for a model to which a whole case is too much. */
  fewDemands: {
    name: "few_demands",
    instructions: `${read("read-demands")}\n\n${read("read-few")}`,
    schema: z.object({ verdicts }),
    maxTokens: 900,
  },
  wording: {
    name: "wording",
    instructions: read("reword-advice"),
    schema: wordingAnswer,
    maxTokens: 2_000,
  },
} as const;
