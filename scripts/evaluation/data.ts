import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** One line of the table: a measured value beside its goal. Undefined goal: for information. */
export type Measure = { group: string; what: string; value: number; goal?: number; of: string };

const spans = z.array(z.tuple([z.number(), z.number()]));

export const skillSpanLine = z.object({
  ad: z.number(),
  source: z.enum(["tech", "house"]),
  text: z.string(),
  skill: spans,
  knowledge: spans,
});
export type SkillSpanLine = z.infer<typeof skillSpanLine>;

export const advertisementLine = z.object({
  id: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  text: z.string(),
  person_spec: z.array(z.object({ text: z.string(), importance: z.string() })),
  years: z.array(z.object({ years: z.number(), sentence: z.string() })),
  registrations: z.array(z.string()),
});
export type AdvertisementLine = z.infer<typeof advertisementLine>;

const dates = { start: z.string().nullable().optional(), end: z.string().nullable().optional() };
export const factsLine = z.object({
  file: z.string(),
  same_as: z.string().nullable().optional(),
  scanned: z.boolean().optional(),
  contact: z.record(z.string(), z.string().nullable()).optional(),
  experience: z
    .array(z.object({ title: z.string().nullable(), company: z.string().nullable(), ...dates }))
    .optional(),
  education: z
    .array(
      z.object({ degree: z.string().nullable(), institution: z.string().nullable(), ...dates }),
    )
    .optional(),
  skills: z.array(z.string()).optional(),
});
export type FactsLine = z.infer<typeof factsLine>;

export const rankingPair = z.object({
  jd: z.string(),
  skills: z.array(z.string()),
  resume: z.string(),
  score: z.number(),
});
export const rankingResume = z.object({ resume: z.string(), text: z.string() });

/** Where the development data lies; undefined when it is not on this machine. */
export function dataFolder(): string | undefined {
  const folder = process.env.EVAL_DATA ?? join("..", "shared", "data");
  return existsSync(folder) ? folder : undefined;
}

export function readJsonLines<Line>(file: string, schema: z.ZodType<Line>): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => schema.parse(JSON.parse(line)));
}
