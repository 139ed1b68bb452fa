/** Counts of right, invented and missed things, and what follows from them. */
export class Tally {
  right = 0;
  invented = 0;
  missed = 0;

  get precision(): number {
    return this.right / Math.max(1, this.right + this.invented);
  }

  get recall(): number {
    return this.right / Math.max(1, this.right + this.missed);
  }

  get f1(): number {
    return (2 * this.right) / Math.max(1, 2 * this.right + this.invented + this.missed);
  }

  /** Counts two bags of things that match when equal. */
  addBags(gold: Iterable<string>, found: Iterable<string>): void {
    const open = new Map<string, number>();
    for (const thing of gold) open.set(thing, (open.get(thing) ?? 0) + 1);
    for (const thing of found) {
      const count = open.get(thing) ?? 0;
      if (count > 0) {
        this.right += 1;
        open.set(thing, count - 1);
      } else {
        this.invented += 1;
      }
    }
    for (const count of open.values()) this.missed += count;
  }
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function ranks(values: number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length).fill(0);
  let start = 0;
  while (start < order.length) {
    let end = start;
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end += 1;
    for (let at = start; at <= end; at += 1) {
      const entry = order[at];
      if (entry) result[entry.index] = (start + end) / 2 + 1;
    }
    start = end + 1;
  }
  return result;
}

/** Spearman's rank correlation with mid-ranks for ties; 0 where one side does not vary. */
export function spearman(a: number[], b: number[]): number {
  const ranksA = ranks(a);
  const ranksB = ranks(b);
  const meanA = mean(ranksA);
  const meanB = mean(ranksB);
  let together = 0;
  let aloneA = 0;
  let aloneB = 0;
  ranksA.forEach((rank, index) => {
    const other = (ranksB[index] ?? 0) - meanB;
    together += (rank - meanA) * other;
    aloneA += (rank - meanA) ** 2;
    aloneB += other ** 2;
  });
  return aloneA === 0 || aloneB === 0 ? 0 : together / Math.sqrt(aloneA * aloneB);
}

/** Share of (positive, negative) pairs in which the positive has the higher score; ties count half. */
export function areaUnderCurve(scores: number[], positive: boolean[]): number {
  const good = scores.filter((_, index) => positive[index]);
  const bad = scores.filter((_, index) => !positive[index]);
  let won = 0;
  for (const high of good) {
    for (const low of bad) won += high > low ? 1 : high === low ? 0.5 : 0;
  }
  return won / Math.max(1, good.length * bad.length);
}
