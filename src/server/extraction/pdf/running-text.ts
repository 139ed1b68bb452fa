import type { PlacedLine } from "./page-lines.ts";

/** Shares of the page's height within which headers and footers stand. */
const topZone = 0.12;
const bottomZone = 0.88;
/** How far apart the same header may stand on two pages, as a share of the height. */
const drift = 0.02;

/**
 * Takes out what repeats at the top or foot of pages after its first appearance; page numbers count as the
 * same text. Returns the lines left and the texts that repeated.
 */
export function takeRunningText(
  lines: readonly PlacedLine[],
  pages: number,
): { lines: PlacedLine[]; runningText: string[] } {
  const groups = new Map<string, PlacedLine[]>();
  for (const line of lines) {
    if (line.y > topZone && line.y < bottomZone) continue;
    const key = `${line.y < 0.5 ? "top" : "foot"} ${line.text.replace(/\d+/g, "#").trim()}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const repeated = new Set<PlacedLine>();
  const first = new Map<PlacedLine, PlacedLine>();
  for (const group of groups.values()) {
    const [start] = group;
    const onPages = new Set(group.map((line) => line.page)).size;
    if (start === undefined || onPages < 2 || onPages < pages / 2) continue;
    if (onPages !== group.length || group.some((line) => Math.abs(line.y - start.y) > drift))
      continue;
    first.set(start, { ...start, region: start.y < 0.5 ? "header" : "footer" });
    for (const line of group.slice(1)) repeated.add(line);
  }
  return {
    lines: lines.filter((line) => !repeated.has(line)).map((line) => first.get(line) ?? line),
    runningText: [...first.values()].map((line) => line.text),
  };
}
