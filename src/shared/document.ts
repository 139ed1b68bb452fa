/**
 * What reading a file gives: its text in reading order, and the facts of its layout.
 * Made by `server/extraction`, read by `server/engine`. Plain data: it crosses threads and processes.
 */

export const documentFormats = ["pdf", "docx", "doc", "rtf", "txt"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Where on the page a line stood. Formats without pages know only body, table, textbox, header and footer. */
export type LineRegion = "body" | "header" | "footer" | "table" | "textbox";

export type DocumentLine = {
  /** One visual line (pdf) or paragraph (other formats); white space folded, ligatures and hyphenation resolved. */
  text: string;
  /** From 1; 1 throughout where the format has no pages. */
  page: number;
  /** From 0, left to right; 0 where the page has one column. */
  column: number;
  region: LineRegion;
  /** A list item: its bullet glyph or number sign has been taken off `text`. */
  bullet: boolean;
  /** Set in bold as a whole. Null where the format does not say. */
  bold: boolean | null;
  /** Font size in points; null where the format does not say. */
  size: number | null;
  /** A blank line, or a gap clearly larger than the line spacing, stands before it. */
  gapBefore: boolean;
  /** Offsets in `text` of the spaces that stand for a tab, a cell's edge or a wide gap. Left out where there is none. */
  gaps?: number[];
};

export type HiddenText = {
  text: string;
  page: number;
  how: "invisible" | "white" | "tiny" | "off_page";
};

export type DocumentLayout = {
  /** Number of pages; null where the format does not say. */
  pages: number | null;
  /** The largest number of text columns on a page; 1 where there is one. */
  columns: number;
  tables: number;
  images: number;
  textBoxes: number;
  /** Only pictures: no text could be read. */
  scanned: boolean;
  /** Text a machine reads but a person does not see. Left out of `lines` and `text`. */
  hidden: HiddenText[];
  /** Pages whose fonts give no characters for their glyphs (from 1). */
  unreadablePages: number[];
  /** Addresses behind link annotations or hyperlinks, in order: mailto:, tel:, https: … */
  links: string[];
  /** Names of the fonts used, without subset prefixes. */
  fonts: string[];
  /** Text that repeats at the top or foot of pages, taken out of `lines` after its first appearance. */
  runningText: string[];
};

export type ExtractedDocument = {
  /** "text" is text pasted by the person: no file, so no file layout to judge. */
  format: DocumentFormat | "text";
  /** `lines` joined: bullets as "• ", a blank line where a line has gapBefore. */
  text: string;
  lines: DocumentLine[];
  layout: DocumentLayout;
  /** Sentences for the person, e.g. that the name and the content of the file disagree. */
  warnings: string[];
};
