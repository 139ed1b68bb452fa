import type { RequirementStatus } from "../../../shared/results.ts";
import type { Statement } from "../document/statements.ts";
import type { Reading } from "../reader/reader.ts";
import type { Additions, HeldVerdict } from "./additions.ts";

/**
 * Below this answer of its best line a verdict rests on nothing. Of the lines experts name for what is met 1 % lie below, of lines
 * taken at random for what is missing 57 % (178 and 212 of the labelled cases that teach the judge).
 */
export const leastAnswer = 0.03;

/**
 * Whoever contradicts the other reader in more than this share of the demands has not read, or has been told what to say. Experts
 * contradict it in .06 of a report's demands, in .19 at most (24 reports of the same cases).
 */
const mostContradicted = 1 / 3;
/** So few contradictions are a matter of opinion, however few the demands. */
const fewContradictions = 2;

/** One reader says that it is all there, the other that nothing of it is. */
export const contradicts = (one: RequirementStatus, other: RequirementStatus): boolean =>
  (one === "met" && other === "missing") || (one === "missing" && other === "met");

const answers = ({ status }: HeldVerdict) => status === "met" || status === "partial";

/** The verdicts whose lines, all of them, hardly answer the demand. Lines are read best first, and no more of them than it takes. */
async function restOnNothing(
  verdicts: readonly HeldVerdict[],
  statements: readonly Statement[],
  reading: Pick<Reading, "answers">,
): Promise<ReadonlySet<HeldVerdict>> {
  const named = new Map(statements.map((statement) => [statement.quote, statement]));
  let open = verdicts.filter((one) => answers(one) && one.lines.length > 0);
  const nothing = new Set<HeldVerdict>();
  for (let at = 0; open.length > 0; at += 1) {
    const asked = open.flatMap((one) => {
      const statement = named.get(one.lines[at] ?? "");
      return statement ? [{ one, statement }] : [];
    });
    const read = await reading.answers(asked.map(({ one, statement }) => [one.demand, statement]));
    const strong = new Set(
      asked.flatMap(({ one }, index) => ((read[index] ?? 0) >= leastAnswer ? [one] : [])),
    );
    const weak = open.filter((one) => !strong.has(one));
    for (const one of weak) if (one.lines.length <= at + 1) nothing.add(one);
    open = weak.filter(({ lines }) => lines.length > at + 1);
  }
  return nothing;
}

/**
 * A model's verdicts weighed by the other reader: one that rests on lines which hardly answer is doubted. Null where the answer as a
 * whole contradicts that reader so often that it is no reading of these texts: as where a line in one of them gives the model orders.
 */
export async function weighReading(
  additions: Additions,
  statements: readonly Statement[],
  reading: Pick<Reading, "answers">,
): Promise<Additions | null> {
  const { verdicts } = additions;
  const asked = verdicts.filter(({ alone }) => alone !== null);
  const contradicted = asked.filter(({ status, alone }) => alone && contradicts(status, alone));
  if (
    contradicted.length > fewContradictions &&
    contradicted.length > asked.length * mostContradicted
  )
    return null;
  const nothing = await restOnNothing(verdicts, statements, reading);
  return {
    ...additions,
    verdicts: verdicts.map((one) => (nothing.has(one) ? { ...one, doubted: true } : one)),
  };
}
