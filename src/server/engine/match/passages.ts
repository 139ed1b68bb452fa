import type { CvLine, CvRecord } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { isStopWord, words } from "../text/words.ts";
import type { Span } from "./personal-spans.ts";
import type { Standing } from "./standing.ts";
import { termKey } from "./term-key.ts";

/** What a person would read as one statement: a bullet with its wrapped lines, or one sentence of a paragraph. */
export type Passage = {
  /** Verbatim after white space is folded. */
  text: string;
  /** Index into the CV's lines of its first line. */
  line: number;
  role: number | null;
  standing: Standing;
  /** It names a role (title, employer, dates) and says nothing of what was done there. */
  heading: boolean;
  /** Keys of its content words. */
  keys: ReadonlySet<string>;
  /** Number of words, stop words included. */
  length: number;
};

const longestStatement = 240;
const longestPassage = 1200;
/** A line this long that does not end a sentence was probably broken by the page's edge. */
const wrappedLength = 55;

function continues(before: CvLine, line: CvLine, joined: string): boolean {
  if (line.bullet || line.role !== before.role || line.section !== before.section) return false;
  if (joined.length > longestPassage || /[.!?:;]$/u.test(joined)) return false;
  return /^\p{Ll}/u.test(line.text) || (joined.endsWith(",") && joined.length >= wrappedLength);
}

/** Puts out the personal parts of a line with spaces, keeping every offset. */
function withoutPersonal(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, span) =>
      rest.slice(0, span.start) + " ".repeat(span.end - span.start) + rest.slice(span.end),
    text,
  );
}

function keysOf(text: string): { keys: Set<string>; length: number } {
  const found = words(text);
  const content = found.filter((word) => !isStopWord(word.lower));
  return { keys: new Set(content.map((word) => termKey(word.lower))), length: found.length };
}

type Group = { lines: CvLine[]; text: string; bare: string };

function groupLines(
  cv: CvRecord,
  standing: readonly Standing[],
  personal: readonly Span[][],
): Group[] {
  const groups: Group[] = [];
  for (const line of cv.lines) {
    const bare = withoutPersonal(line.text, personal[line.index] ?? []);
    const open = groups.at(-1);
    const before = open?.lines.at(-1);
    const alike = before && standing[before.index] === standing[line.index] && !/^\s*$/u.test(bare);
    if (open && before && alike && continues(before, line, open.text)) {
      open.lines.push(line);
      open.text += ` ${line.text}`;
      open.bare += ` ${bare}`;
    } else groups.push({ lines: [line], text: line.text, bare });
  }
  return groups;
}

/** The statements of a CV, whatever its line breaks. Those whose standing is "none" are left out. */
export function readPassages(
  cv: CvRecord,
  standing: readonly Standing[],
  personal: readonly Span[][],
): Passage[] {
  const bullets = new Set(cv.roles.flatMap((role) => role.bullets));
  return groupLines(cv, standing, personal).flatMap(({ lines, text, bare }) => {
    const [first] = lines;
    const worth = first && standing[first.index];
    if (!first || !worth || worth === "none") return [];
    const parts =
      text.length > longestStatement ? sentences(text) : [{ start: 0, end: text.length }];
    return parts.map(({ start, end }) => ({
      text: foldSpace(text.slice(start, end)),
      line: first.index,
      role: first.role,
      standing: worth,
      heading: first.role !== null && !bullets.has(first.index),
      ...keysOf(bare.slice(start, end)),
    }));
  });
}
