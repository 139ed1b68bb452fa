/** What decides about a code stands in the same line, so near, in characters. */
const nearby = 60;

/** What stands before and behind a stretch of a text, within its line and near. */
export function lineAround(
  text: string,
  start: number,
  end: number,
  reach = nearby,
): { before: string; behind: string } {
  const before = text.slice(Math.max(0, start - reach), start);
  const behind = text.slice(end, end + reach);
  return {
    before: before.slice(before.lastIndexOf("\n") + 1),
    behind: behind.split("\n", 1)[0] ?? "",
  };
}
