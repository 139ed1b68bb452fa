import { z } from "zod";
import { classify } from "../../../src/server/engine/job/classify-passage.ts";
import {
  featuresOf,
  type PassageReading,
  type Surroundings,
} from "../../../src/server/engine/job/passage-features.ts";
import { type PassageLabel, passageLabels } from "../../../src/server/engine/job/passage-model.ts";

/** A passage of an advertisement that somebody marked, and what it is judged by. */
export type LabelledPassage = {
  ad: string;
  label: PassageLabel;
  reading: PassageReading;
  around: Surroundings;
  features: string[];
};

/** One line of a block: mark, section, how it stands, place, text. */
const line = z.tuple([
  z.enum([...passageLabels, "-"]),
  z.enum([
    "intro",
    "role",
    "duties",
    "required",
    "preferred",
    "person",
    "benefits",
    "company",
    "equality",
    "apply",
    "terms",
  ]),
  z.string(),
  z.coerce.number(),
  z.string().min(1),
]);
type Line = z.infer<typeof line>;

function readingOf([, section, marks, , text]: Line): PassageReading {
  const passage = {
    text,
    start: 0,
    end: text.length,
    bullet: marks.includes("b"),
    listed: marks.includes("l"),
    alone: marks.includes("a"),
    hashes: 0,
    column: 0,
    columns: 0,
    section,
  };
  return { passage, is: classify(passage) };
}

/** Reads blocks as data/passages/GUIDELINES.md describes them. Throws where a line has another form. */
export function readPassages(text: string): LabelledPassage[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [head = "", ...rest] = block.split("\n");
      const [, ad = "", total] = /^@ (\S+) (\d+)$/.exec(head) ?? [];
      if (!total) throw new Error(`No head of a block: ${head}`);
      const lines = rest.map((one) => line.parse(one.split("\t")));
      const readings = lines.map(readingOf);
      return lines.flatMap(([label, , , at], index) => {
        const reading = readings[index];
        if (label === "-" || !reading) return [];
        const around = {
          before: at > 0 ? readings[index - 1] : undefined,
          after: readings[index + 1],
          place: at / Math.max(1, Number(total) - 1),
        };
        return [{ ad, label, reading, around, features: featuresOf(reading, around) }];
      });
    });
}
