import { z } from "zod";
import { letterTones } from "../../shared/letter.ts";
import { letterLengths } from "../../shared/letter-length.ts";

export const letterSentencesSchema = z.array(
  z.object({
    text: z.string(),
    sources: z.array(z.object({ from: z.enum(["cv", "ad", "request"]), quote: z.string() })),
  }),
);

/** What the person asked for when a letter was written. */
export const letterRequestSchema = z.object({
  companyName: z.string(),
  jobTitle: z.string(),
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
});
export type LetterRequest = z.infer<typeof letterRequestSchema>;

/** The cover letter of a run, as it is kept in this tab. */
export const keptLetterSchema = z.object({
  /** With the person's edits. */
  text: z.string(),
  /** As it was generated, so that edits are known as such. */
  written: z.string(),
  generatedBy: z.enum(["server", "client_fallback"]),
  sentences: letterSentencesSchema,
  request: letterRequestSchema,
});
export type KeptLetter = z.infer<typeof keptLetterSchema>;
