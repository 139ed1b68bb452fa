/** What one row of the table says. Times in milliseconds, medians; `ratio` is the median of the rounds' ratios. */
export type Row = {
  name: string;
  subject: number;
  reference: number;
  /** The quickest round: what the work takes when nothing else is going on. A goal in milliseconds is judged by it. */
  best: number;
  ratio: number;
  /** Ratios of the first and the third quarter: how far the rounds agree. */
  spread: [number, number];
  /** What the time is compared with. */
  against: string;
  goal: { ratio?: number; milliseconds?: number };
  rounds: number;
};

export type Comparison = Pick<Row, "name" | "against" | "goal"> & {
  subject: () => unknown;
  reference: () => unknown;
};

/**
 * Times two pieces of work in turn, so that a machine busy with other things slows both alike. The order changes
 * from round to round; the first `warmUp` rounds do not count.
 */
export async function compare(
  { subject, reference, ...row }: Comparison,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Row> {
  const times: { subject: number; reference: number }[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const early = first ? await timed(subject) : await timed(reference);
    const late = first ? await timed(reference) : await timed(subject);
    if (round < 0) continue;
    times.push(first ? { subject: early, reference: late } : { subject: late, reference: early });
  }
  const ratios = times.map((time) => time.subject / time.reference);
  return {
    ...row,
    subject: quantile(
      times.map((time) => time.subject),
      0.5,
    ),
    reference: quantile(
      times.map((time) => time.reference),
      0.5,
    ),
    best: Math.min(...times.map((time) => time.subject)),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    rounds,
  };
}

/** Given back by work of which only a part counts. */
export class OwnTime {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  const own = await work();
  return own instanceof OwnTime ? own.milliseconds : performance.now() - start;
}

/** The value below which the given share of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
