import { readFileSync } from "node:fs";
import { z } from "zod";

function read(name: string): string {
  return readFileSync(new URL(`../../prompts/${name}.md`, import.meta.url), "utf8").trim();
}

// Without bounds and with null in place of absence: servers that hold answers to a schema know no more.
const evidenceAnswer = z.object({
  skills: z.array(
    z.object({ name: z.string(), job_quote: z.string(), cv_quote: z.string().nullable() }),
  ),
  demands: z.array(z.object({ job_quote: z.string() })),
});

const wordingAnswer = z.object({
  summary: z.string().nullable(),
  recommendations: z.array(z.object({ number: z.number(), text: z.string() })),
});

/** What a language model is asked, and how much it may say. The words lie in server/prompts. */
export const prompts = {
  evidence: {
    name: "evidence",
    instructions: read("find-evidence"),
    schema: evidenceAnswer,
    maxTokens: 2_500,
  },
  wording: {
    name: "wording",
    instructions: read("reword-advice"),
    schema: wordingAnswer,
    maxTokens: 2_000,
  },
} as const;
