import { foldLetters } from "../vocabulary/fold.ts";
import { opensSentence } from "../vocabulary/job-titles.ts";
import { type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";
import { isSchool } from "./school-names.ts";

/** A line of several courses is not longer. */
const longestList = 400;
const sentenceEnd = /(?<=\p{L}{3}|\d|\))\.\s+(?=\p{Lu}|\d)/u;

/** Whether a sentence names a school or a qualification first, and tells of nobody. */
function opensWithStudy(sentence: string): boolean {
  const [name = ""] = sentence.split(/[,:;]\s/, 1);
  const [first = ""] = foldLetters(name).split(" ", 1);
  const told = opensSentence(first) || /\b(?:I|my|me)\b/u.test(name) || name.length > 80;
  return !told && (isSchool(name) || startsQualification(sentence));
}

/** "Elm School, 2011–2016: 8 GCSEs. Ashby College, Level 3 Care, 2018.": each sentence names its own course. */
function sentencesOf({ text }: ShapedLine): string[] {
  if (text.length > longestList || !/\.\s/.test(text)) return [text];
  const sentences = text
    .split(sentenceEnd)
    .map((one) => one.replace(/(?<=\p{L}{3}|\d|\))\.$/u, ""));
  const [first = "", ...more] = sentences;
  const named = opensWithStudy(first) && (/\d{4}/.test(first) || more.some(opensWithStudy));
  return more.length > 0 && named ? sentences : [text];
}

/** "MA Botany, Wold University; BA Botany, Ash University, 2008": behind a semicolon another award with its school. */
function awardsOf(text: string): string[] {
  if (text.length > longestList || !text.includes("; ")) return [text];
  const awards = text.split(/;\s/);
  return awards.every((one) => startsQualification(one) && isSchool(one)) ? awards : [text];
}

/** The texts as lines of their own, where the line stands. */
function linesOf(line: ShapedLine, texts: readonly string[]): ShapedLine[] {
  const parts = shapeLines(
    texts.map((text, i) => ({
      ...line.source,
      text,
      gaps: [],
      gapBefore: i === 0 && line.source.gapBefore,
    })),
  );
  return parts.map((part) => ({ ...part, index: line.index }));
}

/** "NVQ 3 Plumbing (2007), NVQ 2 Plumbing (2006)": behind its year another course may begin on the same line. */
function cutBehindYears(line: ShapedLine): ShapedLine[] {
  const cuts = line.ranges.slice(0, -1).flatMap(({ to }) => {
    const [lead = ""] = /^\)?[,;]\s+/.exec(line.divided.slice(to)) ?? [];
    const next = line.divided.slice(to + lead.length, to + lead.length + 60);
    return lead !== "" && startsQualification(next) ? [to + lead.length] : [];
  });
  if (cuts.length === 0) return [line];
  const texts = [0, ...cuts].map((from, i) => trimEdges(line.divided.slice(from, cuts[i])));
  return linesOf(line, texts).map((part, i) => ({
    ...part,
    source: { ...part.source, gapBefore: i === 0 },
  }));
}

/** A line of the studies as the lines of its courses. */
export function coursesOf(line: ShapedLine): ShapedLine[] {
  const sentences = sentencesOf(line).flatMap(awardsOf);
  const lines = sentences.length === 1 ? [line] : linesOf(line, sentences);
  return lines.flatMap(cutBehindYears);
}
