import type { DocumentLine, ExtractedDocument } from "../../../../shared/document.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import { unwrapLines } from "../../cv/unwrap-lines.ts";
import { textOfLines } from "../../document/text-of-lines.ts";
import type { Findings } from "../findings.ts";

/** A line as it stands in the CV, and as it would read. `after` may be two lines. */
export type LineChange = { before: string; after: string };

/** A truthful change. */
export type Edit = {
  text: string;
  document: ExtractedDocument;
  /** The record after the change; null where the changed text must be read again. */
  cv: CvRecord | null;
  /** What it rewords; empty where it rewords nothing. */
  changes: LineChange[];
  /** The ATS check it answers, so that the same is not advised twice. */
  check: string | null;
  /** Said as advice too where it brings no point: it helps who reads. */
  worthSaying: boolean;
  /** False where the content already has all the points such a change could bring: it need not be measured. */
  mayGain: boolean;
  /** Fewer points than these are not worth the trouble. */
  leastGain?: number;
};

/** What rewords nothing, and is worth its points alone. */
const plain = { changes: [], worthSaying: false, mayGain: true };

export function withRecord(
  { about: { document, cv } }: Findings,
  check: string,
  change: Partial<CvRecord>,
  text: string,
): Edit {
  return { ...plain, text, document, cv: { ...cv, ...change }, check };
}

export function withLayout(
  findings: Findings,
  check: string,
  change: Partial<ExtractedDocument["layout"]>,
  text: string,
): Edit {
  const { document } = findings.about;
  const layout = { ...document.layout, ...change };
  const edit = withRecord(findings, check, { layout }, text);
  return { ...edit, document: { ...document, layout } };
}

export function withLines(
  { about: { document } }: Findings,
  lines: DocumentLine[],
  text: string,
): Edit {
  const changed = { ...document, lines, text: textOfLines(lines) };
  return { ...plain, text, document: changed, cv: null, check: null };
}

/** The statements of the document, as changes are made in them. */
export function statementsOf({ about: { document } }: Findings): DocumentLine[] {
  return unwrapLines(document);
}

/** How a change is written in a text: a second line of a list has its bullet. */
function written(lines: readonly DocumentLine[]): string {
  return lines.map(({ text, bullet }, at) => (at > 0 && bullet ? `• ${text}` : text)).join("\n");
}

/** Replaces lines one by one; null where nothing changes. A line replaced by two keeps its shape in both. */
export function replaceLines(
  findings: Findings,
  replacement: (line: DocumentLine, index: number) => string[] | null,
  text: (changes: readonly LineChange[]) => string,
): Edit | null {
  const changes: LineChange[] = [];
  const lines = statementsOf(findings).flatMap((line, index) => {
    const texts = replacement(line, index);
    if (texts === null) return [line];
    const own = texts.map((part, at) => ({
      ...line,
      text: part,
      gapBefore: at === 0 && line.gapBefore,
    }));
    changes.push({ before: line.text, after: written(own) });
    return own;
  });
  if (changes.length === 0) return null;
  return { ...withLines(findings, lines, text(changes)), changes };
}
