const levelsIn = (text: string) =>
  Array.from(text.matchAll(/\b(?:level |L)(\d)\b/giu), ([, level]) => Number(level));

/** "Safeguarding level 3" is not answered by level 2: what is lower is not said to be what was asked for. */
export function isLowerLevel(asked: string, held: string): boolean {
  const [wanted, own] = [levelsIn(asked), levelsIn(held)];
  return wanted.length > 0 && own.length > 0 && Math.max(...own) < Math.min(...wanted);
}
