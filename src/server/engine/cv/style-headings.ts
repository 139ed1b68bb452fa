import { couldHead, tellsWhen } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import { type Heading, styleOf } from "./find-headings.ts";
import { isAnchor, isHead } from "./head-lines.ts";

/** So many known headings of one style make it the headings' own. */
const enough = 3;
/** And so many where they are in capitals. */
const enoughShouted = 2;

/** Styles that only headings have: every other line set so is short, stands behind a gap and names nothing. */
function headingStyles(lines: readonly ShapedLine[], known: ReadonlySet<number>): Set<string> {
  const styles = new Map<string, { known: number; other: number }>();
  for (const [index, line] of lines.entries()) {
    const style = styleOf(line);
    const count = styles.get(style) ?? { known: 0, other: 0 };
    if (known.has(index)) count.known += 1;
    else if (index > 1 && !couldHead(line)) count.other += 1;
    styles.set(style, count);
  }
  const own = [...styles].filter(
    ([style, count]) =>
      count.known >= (style.startsWith("caps") ? enoughShouted : enough) && count.other === 0,
  );
  return new Set(own.map(([style]) => style).filter((style) => style !== "mixed/plain/-"));
}

/** Headings no list knows, set as all the known ones are and nothing else is: jobs among jobs, or something else. */
export function headingsByStyle(
  lines: readonly ShapedLine[],
  known: readonly Heading[],
): Heading[] {
  const kinds = new Map(known.map(({ index, kind }) => [index, kind]));
  const first = known[0]?.index ?? lines.length;
  const styles = headingStyles(lines, new Set(kinds.keys()));
  const dated = known.some(({ kind }) => kind === "experience");
  let open: Heading["kind"] | undefined;
  const found = lines.flatMap((line, index): Heading[] => {
    open = kinds.get(index) ?? open;
    if (index <= first || kinds.has(index) || !styles.has(styleOf(line))) return [];
    if (!couldHead(line)) return [];
    const below = lines.slice(index + 1, index + 4);
    const dates = below.findIndex((one) => isAnchor(one, false));
    const names = dates >= 0 && (dates < 2 || below.slice(0, dates).every(isHead));
    const jobs = names && (open === "experience" || !dated);
    if (jobs && line.source.size === null && !tellsWhen.test(line.text)) return [];
    const heading = line.text.replace(/\s*:$/, "");
    return [{ index, heading, kind: jobs ? "experience" : "other" }];
  });
  return [...known, ...found].sort((a, b) => a.index - b.index);
}
