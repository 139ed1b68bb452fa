import { saysOnlyWhen } from "../cv/cv-line.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { type Span, withoutSpans } from "../text/spans.ts";
import { isStopWord, words } from "../text/words.ts";
import type { Standing } from "./standing.ts";
import { termKey } from "./term-key.ts";
import { deedsTold } from "./told-deeds.ts";
import { senseOf } from "./word-senses.ts";

/** What a person would read as one statement: a bullet, or one sentence of a paragraph. */
export type Passage = {
  /** Verbatim after white space is folded: for quotes. */
  text: string;
  /** What of it may count as evidence; the rest is put out with spaces. */
  said: string;
  /** Index into the CV's lines. */
  line: number;
  role: number | null;
  standing: Standing;
  /** It names a role (title, employer, dates) and says nothing of what was done there. */
  heading: boolean;
  /** It stands among what was studied. */
  studied: boolean;
  /** Keys of its content words. */
  keys: ReadonlySet<string>;
  /** What else it says by them: words of the same sense, and the parts of compounds. */
  senses: ReadonlySet<string>;
  /** Pieces of work it tells of, by name. */
  deeds: ReadonlySet<string>;
  /** Number of words, stop words included. */
  length: number;
};

const longestStatement = 240;
const shortestPart = 4;

function keysOf(text: string): Pick<Passage, "said" | "keys" | "senses" | "deeds" | "length"> {
  const found = words(text);
  const content = found.filter((word) => !isStopWord(word.lower));
  const keys = new Set(content.map((word) => termKey(word.lower)));
  // "High-risk" speaks of risk.
  const parts = content
    .flatMap(({ lower }) => (lower.includes("-") ? lower.split("-") : []))
    .filter((part) => part.length >= shortestPart && !isStopWord(part))
    .map(termKey);
  return {
    said: foldSpace(text),
    keys,
    senses: new Set([...parts, ...[...keys, ...parts].flatMap((key) => senseOf(key) ?? [])]),
    deeds: deedsTold(text),
    length: found.length,
  };
}

/** The statements of a CV. Those whose standing is "none" are left out. `silent`: what in each line counts for nothing. */
export function readPassages(
  cv: CvRecord,
  standing: readonly Standing[],
  silent: readonly Span[][],
): Passage[] {
  const bullets = new Set(cv.roles.flatMap((role) => role.bullets));
  return cv.lines.flatMap(({ index, text, role, section }) => {
    const worth = standing[index];
    if (!worth || worth === "none" || saysOnlyWhen(text)) return [];
    const bare = withoutSpans(text, silent[index] ?? []);
    const parts =
      text.length > longestStatement ? sentences(text) : [{ start: 0, end: text.length }];
    return parts.map(({ start, end }) => ({
      text: foldSpace(text.slice(start, end)),
      line: index,
      role,
      standing: worth,
      heading: role !== null && !bullets.has(index),
      studied: cv.sections[section]?.kind === "education",
      ...keysOf(bare.slice(start, end)),
    }));
  });
}
