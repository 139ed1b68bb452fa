import type { ShapedLine } from "./cv-line.ts";
import { isHead } from "./head-lines.ts";
import { type RoleBlock, textOf } from "./role-block.ts";
import { lineSign } from "./role-heading.ts";

/** Roles told by their titles alone: a short line with a title, not within a list of duties. */
export function undatedBlocks(lines: readonly ShapedLine[], strict: boolean): RoleBlock[] {
  const starts: { from: number; heads: ShapedLine[] }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const group: ShapedLine[] = [];
    while (group.length < 3 && i + group.length < lines.length) {
      const line = lines[i + group.length];
      if (!line || !isHead(line) || (group.length > 0 && line.source.gapBefore)) break;
      group.push(line);
    }
    const signs = group.map((line) => lineSign(line.divided));
    const title = signs.indexOf("title");
    const next = lines[i + group.length];
    const duties = next?.source.bullet === true || (next !== undefined && !isHead(next));
    if (
      title < 0 ||
      (strict && !(next?.source.bullet && (group[0]?.source.gapBefore || group[0]?.source.bold)))
    )
      continue;
    if (title === 0 && signs.length > 1 && !duties && signs[1] === "title") group.length = 1;
    starts.push({ from: i, heads: group });
    i += group.length - 1;
  }
  return starts.map(({ from, heads }, n) => ({
    heads,
    texts: heads.map(textOf).filter((text) => text !== ""),
    range: null,
    body: lines.slice(from + heads.length, starts[n + 1]?.from ?? lines.length),
    grouped: false,
  }));
}

/** An undated role inside what looked like the duties of a dated one. */
export function splitUndated(block: RoleBlock): RoleBlock[] {
  const inner = undatedBlocks(block.body, true);
  const first = inner[0]?.heads[0];
  if (!first || block.body.indexOf(first) === 0) return [block];
  return [{ ...block, body: block.body.slice(0, block.body.indexOf(first)) }, ...inner];
}
