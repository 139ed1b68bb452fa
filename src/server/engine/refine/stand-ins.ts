/** A mark in a text that leaves, and what it stands for. */
export type StandIn = { mark: string; original: string };

/** Puts back what stand-ins stand for. A mark nobody gave out stays as it is. */
export function restore(text: string, standIns: readonly StandIn[]): string {
  const originals = new Map(standIns.map(({ mark, original }) => [mark, original]));
  return text.replace(/\[[A-Z]+_\d+\]/gu, (mark) => originals.get(mark) ?? mark);
}
