import type { DocumentLine, ExtractedDocument } from "../../../../shared/document.ts";
import type { ParsedCv } from "../../../../shared/parsed-cv.ts";
import type { CvRecord } from "../cv-record.ts";
import { parseCv } from "../parse-cv.ts";
import { toParsedCv } from "../parsed-cv.ts";

/** Of a text without pages: nothing that only a file has. */
export const plainLayout = {
  pages: null,
  columns: 1,
  tables: 0,
  images: 0,
  textBoxes: 0,
  scanned: false,
  hidden: [],
  unreadablePages: [],
  links: [],
  fonts: [],
  runningText: [],
};

/** What an ATS would print of a CV written in a test, see `recordOf`. */
export function readMarked(text: string): ParsedCv {
  return toParsedCv(recordOf(text));
}

/** Title and employer of every job of a CV written in a test. */
export const namedJobs = (text: string) =>
  readMarked(text).experience.map(({ title, company }) => [title, company]);

/** The same with the job's time. */
export const datedJobs = (text: string) =>
  readMarked(text).experience.map(({ title, company, start, end }) => [title, company, start, end]);

/** Reads a CV written in a test: "~" stands for a wide gap or a tab, "• " opens an item. */
export function recordOf(text: string): CvRecord {
  const lines: DocumentLine[] = [];
  let gapBefore = false;
  for (const raw of text.split("\n").map((line) => line.trim())) {
    if (raw !== "") {
      const bullet = raw.startsWith("• ");
      const marked = bullet ? raw.slice(2) : raw;
      const gaps = [...marked].flatMap((sign, at) => (sign === "~" ? [at] : []));
      const base = { page: 1, column: 0, region: "body", bold: null, size: null } as const;
      const line = { ...base, text: marked.replaceAll("~", " "), bullet, gapBefore };
      lines.push(gaps.length > 0 ? { ...line, gaps } : line);
    }
    gapBefore = raw === "" && lines.length > 0;
  }
  const whole = lines.map((line) => line.text).join("\n");
  const document: ExtractedDocument = {
    format: "text",
    text: whole,
    lines,
    layout: plainLayout,
    warnings: [],
  };
  return parseCv(document, "2026-01-01");
}
