import { z } from "zod";
import { maxCvCharacters, maxJobCharacters } from "./limits.ts";
import { storableText } from "./storable-text.ts";
import { texts } from "./texts.ts";

const maxLabelCharacters = 200;

const label = z
  .string()
  .trim()
  .max(maxLabelCharacters, `At most ${maxLabelCharacters} characters`)
  .nullish()
  .transform((text) => text || null);

export const draftForm = z.object({
  draft_id: z.string().nullish(),
  /** The caller's own id for a new draft: saving again under it, as after an answer that was lost, makes no second one. */
  new_draft_id: z.uuid({ error: "Please give a UUID" }).nullish(),
  cv_text: z
    .string({ error: texts.noDocument })
    .max(maxCvCharacters, "The CV text is too long to be saved.")
    .transform(storableText),
  job_description: z
    .string()
    .max(maxJobCharacters, "The job description is too long to be saved.")
    .nullish()
    .transform((text) => storableText(text ?? "") || null),
  /** The upload whose text is saved where `cv_text` is empty: of a file, the browser has no text. */
  analysis_id: z.string().nullish(),
  job_title: label,
  company: label,
  filename: label,
  /** Where true, the job's title and company are read from the job description, as far as it says them. */
  named_by_job: z.boolean().nullish(),
  /** Of the state this one was made from: when somebody has saved since, nothing is replaced. */
  based_on: z.iso
    .datetime({ error: "Please give a time such as 2026-11-21T09:00:00.000Z" })
    .nullish(),
});
export type DraftForm = z.infer<typeof draftForm>;

/** Times are ISO 8601, UTC. */
export const draftItem = z.object({
  draft_id: z.string(),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  filename: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type DraftItem = z.infer<typeof draftItem>;

export const wholeDraft = draftItem.extend({ cv_text: z.string(), job_description: z.string() });
export type Draft = z.infer<typeof wholeDraft>;
