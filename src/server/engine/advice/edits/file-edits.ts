import { addressesMachines } from "../../ats/machine-instructions.ts";
import type { Findings } from "../findings.ts";
import { type Edit, withLayout, withLines, withRecord } from "./edit.ts";

/** What each check of the file that did not pass would have one do. */
const editsByCheck: Readonly<Record<string, (findings: Findings, check: string) => Edit>> = {
  hidden_text: (findings, check) =>
    withLayout(findings, check, { hidden: [] }, "Remove the text that people do not see."),
  columns: (findings, check) =>
    withLayout(findings, check, { columns: 1 }, "Set the CV in one column."),
  tables: (findings, check) =>
    withLayout(findings, check, { tables: 0 }, "Set what stands in tables as plain lines."),
  text_boxes: (findings, check) =>
    withLayout(findings, check, { textBoxes: 0 }, "Move the text out of text boxes into the page."),
  fonts_unreadable: (findings, check) =>
    withLayout(
      findings,
      check,
      { unreadablePages: [] },
      "Export the file again with a common font, so that every page can be read.",
    ),
  file_format: (findings, check) => {
    const { document, cv } = findings.about;
    const edit = withRecord(findings, check, { format: "docx" }, "Save the CV as .docx or PDF.");
    return { ...edit, document: { ...document, format: "docx" }, cv: { ...cv, format: "docx" } };
  },
  contact_in_header_footer: (findings, check) => {
    const { document } = findings.about;
    const lines = document.lines.map((line) => ({ ...line, region: "body" as const }));
    const text = "Move your contact details from the header or footer into the body of the page.";
    return { ...withRecord(findings, check, {}, text), document: { ...document, lines } };
  },
  email: (findings, check) => {
    const contact = { ...findings.about.cv.contact, email: "name@example.com" };
    return withRecord(findings, check, { contact }, "Write your e-mail address at the top.");
  },
  phone: (findings, check) => {
    const contact = { ...findings.about.cv.contact, phone: "020 7946 0000" };
    return withRecord(findings, check, { contact }, "Write your phone number at the top.");
  },
  instructions_to_machines: (findings, check) => {
    const lines = findings.about.document.lines.filter(({ text }) => !addressesMachines(text));
    const text = "Remove the sentences that speak to screening software.";
    return { ...withLines(findings, lines, text), check };
  },
};

export function fileEdits(findings: Findings): Edit[] {
  return findings.checks.flatMap(({ id, status }) => {
    const edit = status === "pass" ? undefined : editsByCheck[id];
    return edit ? [edit(findings, id)] : [];
  });
}
