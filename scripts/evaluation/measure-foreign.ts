import { findMentions, relation } from "../../src/server/engine/lexicon/lexicon.ts";
import type { Measure } from "./data.ts";
import { foreignLines } from "./foreign-lines.ts";

const group = "skills in CVs of other languages";
const names = (list: string) => list.split("; ").filter((name) => name !== "");

/** Of the concepts, those that the line shows: as such, or as a kind of them. */
function shown(line: string, concepts: string[]): number {
  const found = findMentions(line).map(({ skill }) => skill.name);
  return concepts.filter((asked) => found.some((name) => relation(name, asked) === 1)).length;
}

function recall(
  what: string,
  goal: number,
  list: readonly (readonly [string, string[]])[],
): Measure {
  const total = list.reduce((sum, [, concepts]) => sum + concepts.length, 0);
  const hits = list.reduce((sum, [line, concepts]) => sum + shown(line, concepts), 0);
  return { group, what, value: hits / total, goal, of: `${total} concepts in lines of our own` };
}

/** How many of the skills of German, French, Spanish, Italian, Portuguese, Dutch and Polish lines are known. */
export function measureForeign(): Measure[] {
  return [
    recall(
      "technologies, recall",
      0.95,
      foreignLines.map(([line, tools]) => [line, names(tools)]),
    ),
    recall(
      "other concepts, recall",
      0.7,
      foreignLines.map(([line, , others]) => [line, names(others)]),
    ),
  ];
}
