import { type PassageLabel, passageLabels } from "./passage-model.ts";

/** How likely a passage is each of the labels; they sum to 1. */
export type Likelihoods = Record<PassageLabel, number>;

const count = passageLabels.length;

function normal(row: readonly number[]): number[] {
  const total = row.reduce((sum, one) => sum + one, 0);
  return row.map((one) => one / total);
}

/**
 * The likelihoods of passages that follow each other, once it is known how likely each is by itself: duties stand among
 * duties, offers behind demands. `turns` holds, row by row in the labels' order, how much likelier than elsewhere the label
 * of the column is behind that of the row (forward-backward algorithm, Rabiner 1989).
 */
export function inOrder(turns: readonly number[], alone: readonly Likelihoods[]): Likelihoods[] {
  const own = alone.map((likely) => passageLabels.map((label) => likely[label]));
  const turn = (from: number, to: number) => turns[from * count + to] ?? 1;
  const forward: number[][] = [];
  for (const row of own) {
    const last = forward.at(-1);
    forward.push(
      normal(
        row.map((one, to) =>
          last ? one * last.reduce((sum, before, from) => sum + before * turn(from, to), 0) : one,
        ),
      ),
    );
  }
  let behind: number[] = passageLabels.map(() => 1);
  const found: Likelihoods[] = [];
  for (let at = own.length - 1; at >= 0; at--) {
    const [demand = 0, duty = 0, offer = 0, employer = 0, process = 0, filler = 0] = normal(
      (forward[at] ?? []).map((one, label) => one * (behind[label] ?? 0)),
    );
    found.push({ demand, duty, offer, employer, process, filler });
    const row = own[at] ?? [];
    const next = behind;
    behind = normal(
      passageLabels.map((_, from) =>
        row.reduce((sum, one, to) => sum + one * (next[to] ?? 0) * turn(from, to), 0),
      ),
    );
  }
  return found.reverse();
}
