import { cannotAsk } from "../job/cannot-ask.ts";
import { hasCue } from "../job/cue-match.ts";
import type { Demand } from "../job/job-record.ts";
import type { PassageReading } from "../job/passage-features.ts";
import { isBoilerplate } from "../job/sections.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { Additions } from "./additions.ts";

/** What the employer offers, says of itself or demands by law is no demand, whoever says so. */
function mayAsk({ passage }: PassageReading): boolean {
  const { section, text } = passage;
  return (
    !isBoilerplate(section) &&
    section !== "company" &&
    !hasCue("boilerplate", text) &&
    !cannotAsk(text)
  );
}

/** Characters from which on a passage is more than a word that some longer quote holds by chance. */
const shortest = 12;

/** Readings in which the passages that hold one of these quotes ask something, where the rules had let them go. */
export function askFor(
  quotes: readonly string[],
  readings: readonly PassageReading[],
): readonly PassageReading[] {
  if (quotes.length === 0) return readings;
  const asked = quotes.map(foldSpace);
  return readings.map((reading) => {
    const text = foldSpace(reading.passage.text);
    const isQuoted = asked.some(
      (quote) => text.includes(quote) || (text.length >= shortest && quote.includes(text)),
    );
    return reading.is === "none" && isQuoted && mayAsk(reading)
      ? { ...reading, is: "demand" }
      : reading;
  });
}

/** The demands without what is none, each as important as whoever read it says. */
export function heedAdditions(
  demands: Demand[],
  { withdrawn, verdicts }: Pick<Additions, "withdrawn" | "verdicts">,
): Demand[] {
  if (withdrawn.length + verdicts.length === 0) return demands;
  const importances = new Map(verdicts.map(({ demand, importance }) => [demand, importance]));
  return demands.flatMap((demand) =>
    withdrawn.includes(demand.text)
      ? []
      : [{ ...demand, importance: importances.get(demand.text) ?? demand.importance }],
  );
}
