import { maxCvCharacters } from "../../shared/limits.ts";

/** Pages a document may have. */
export const maxPages = 100;

/** What a person is told when a file cannot be read: which it is, and what to do. */
export const refusals = {
  textTooLong: `The text of your CV is longer than ${maxCvCharacters.toLocaleString("en-GB")} characters. Please shorten it, or upload the CV on its own without other documents.`,
  tooManyPages: `The document has more than ${maxPages} pages. Please upload your CV on its own.`,
  tooComplex:
    "The file took too long or needed too much memory to read. Please save it again as a simpler PDF or DOCX, or paste the text of your CV instead.",
  corrupt:
    "The file is damaged (corrupt) and cannot be read. Please save your CV again from the program you wrote it with and upload the new file, or paste its text instead.",
  encrypted:
    "The file is encrypted with a password. Please save a copy without a password and upload that, or paste the text of your CV instead.",
  empty:
    "The file is empty: there is no text in it. Please check that you chose the right file, or paste the text of your CV instead.",
  scanned:
    "The file contains only pictures of text, such as a scan or a photo, so its words cannot be read. Please upload the document the scan was made from, or paste the text of your CV instead.",
  unreadable:
    "The fonts in the file do not say which characters they show, so its words cannot be read. Please save your CV again as DOCX or as a PDF with embedded fonts, or paste its text instead.",
  cancelled: "Reading the file was cancelled.",
} as const;

/** Remarks that go along with a document that was read. */
export const remarks = {
  scanned:
    "The file contains only pictures of text, so no words could be read from it. An applicant tracking system would see an empty CV.",
  unreadablePages: (pages: readonly number[]) =>
    `The fonts on page ${pages.join(", ")} do not say which characters they show, so the text there could not be read.`,
  otherContent: (named: string, found: string) =>
    `The file name ends in .${named}, but its content is ${found.toUpperCase()}. It was read as ${found.toUpperCase()}.`,
  truncated:
    "The file ends too early, so the end of your CV may be missing. Please check the text.",
  repaired:
    "The file is slightly damaged. It could be read, but please check that nothing is missing.",
} as const;
