import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Labelled cases: an advertisement, three CVs, and an expert's verdict for each demand (data/cases/README.md). */

export const people = ["a", "b", "c"] as const;
export type Person = (typeof people)[number];

const forEach = <Value extends z.ZodType>(value: Value) =>
  z.object({ a: value, b: value, c: value });

export const kinds = [
  "skill",
  "experience",
  "years",
  "qualification",
  "licence",
  "language",
  "attitude",
  "circumstance",
] as const;
export const verdicts = ["met", "partial", "missing", "unverifiable"] as const;

const truth = z.object({
  sector: z.string(),
  ad: z.object({ title: z.string().nullish(), employer: z.string().nullish() }),
  demands: z.array(
    z.object({
      id: z.number().int(),
      /** Exact words of the advertisement. */
      quote: z.string(),
      importance: z.enum(["required", "preferred"]),
      kind: z.enum(kinds),
      verdict: forEach(z.enum(verdicts)),
      evidence: forEach(z.string().nullish()),
    }),
  ),
  not_demands: z.array(z.string()),
  duties: z.array(z.string()),
  /** How far each person answers the advertisement, 0 to 100. */
  fit: forEach(z.number()),
  shortlist: forEach(z.enum(["yes", "maybe", "no"])),
});

/** Of each demand (by its id) the statements that answer it (+) or half answer it (~), in the CV's words. */
const answers = forEach(z.record(z.string(), z.array(z.tuple([z.enum(["+", "~"]), z.string()]))));

export type LabelledCase = {
  name: string;
  ad: string;
  cv: Record<Person, string>;
  truth: z.infer<typeof truth>;
  answers: z.infer<typeof answers>;
};

export const casesFolder = new URL("../../data/cases/", import.meta.url).pathname;

/** Every case of a folder, by name. Throws where a file is missing or misshapen. */
export function readCases(folder = casesFolder): LabelledCase[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "truth.json")));
  return names.sort().map((name) => {
    const read = (file: string) => readFileSync(join(folder, name, file), "utf8");
    return {
      name,
      ad: read("ad.txt"),
      cv: { a: read("cv-a.txt"), b: read("cv-b.txt"), c: read("cv-c.txt") },
      truth: truth.parse(JSON.parse(read("truth.json"))),
      answers: answers.parse(JSON.parse(read("answers.json"))),
    };
  });
}

/** Sets written after the held-back third was chosen, to teach: none of theirs is held back, so that figures stay comparable. */
const laterSets = "lmopqstu";

/** What a case is for, by its name: the same as training/split.py, which says what the parts mean. */
export function partOf(name: string): "held" | "judge" | "first" | "later" {
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 8);
  const bucket = Number.parseInt(hash, 16) % 12;
  if (laterSets.includes(name.charAt(0))) return bucket < 4 ? "judge" : "later";
  return bucket < 4 ? "held" : bucket < 5 ? "judge" : "first";
}

/** "Today" in every case. */
export const casesDate = "2026-11-20";
