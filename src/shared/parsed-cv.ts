import { z } from "zod";
import { sectionKinds } from "./section-kinds.ts";

const partialDate = z.string().regex(/^\d{4}(-\d{2})?$/);

/** What an ATS would read of a CV: the output of `npm run analyse -- --parse`. */
export const parsedCvSchema = z.object({
  text: z.string(),
  language: z.string().regex(/^[a-z]{2}$/),
  contact: z.object({
    full_name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
  }),
  sections: z.array(z.object({ heading: z.string(), kind: z.enum(sectionKinds) })),
  experience: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string().nullable(),
      start: partialDate.nullable(),
      end: z.union([partialDate, z.literal("present")]).nullable(),
      bullets: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string().nullable(),
      institution: z.string().nullable(),
      start: partialDate.nullable(),
      end: z.union([partialDate, z.literal("present")]).nullable(),
    }),
  ),
  skills: z.array(z.string()),
  layout: z.object({
    pages: z.number().int().nullable(),
    columns: z.number().int(),
    tables: z.number().int(),
    images: z.number().int(),
    scanned: z.boolean(),
  }),
  warnings: z.array(z.string()),
});
export type ParsedCv = z.infer<typeof parsedCvSchema>;
