import { type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";

/** "NVQ 3 Plumbing (2007), NVQ 2 Plumbing (2006)": behind its year another course may begin on the same line. */
export function coursesOf(line: ShapedLine): ShapedLine[] {
  const cuts = line.ranges.slice(0, -1).flatMap(({ to }) => {
    const [lead = ""] = /^\)?[,;]\s+/.exec(line.divided.slice(to)) ?? [];
    const next = line.divided.slice(to + lead.length, to + lead.length + 60);
    return lead !== "" && startsQualification(next) ? [to + lead.length] : [];
  });
  if (cuts.length === 0) return [line];
  const texts = [0, ...cuts].map((from, i) => trimEdges(line.divided.slice(from, cuts[i])));
  const parts = shapeLines(
    texts.map((text, i) => ({ ...line.source, text, gaps: [], gapBefore: i === 0 })),
  );
  return parts.map((part) => ({ ...part, index: line.index }));
}
