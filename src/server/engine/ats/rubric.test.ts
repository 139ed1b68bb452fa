import { describe, expect, it } from "vitest";
import { readPairs, reportOf } from "../../../../test/engine-pairs.ts";
import { missingReader } from "../../../../test/fixed-reader.ts";
import type { DocumentLayout, ExtractedDocument } from "../../../shared/document.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";

const [pair] = readPairs();
if (!pair) throw new Error("No pairs");
const { cv, ad } = pair;

function fileOf(
  format: ExtractedDocument["format"],
  layout: Partial<DocumentLayout> = {},
): ExtractedDocument {
  const plain = documentFromText(cv);
  return { ...plain, format, layout: { ...plain.layout, ...layout } };
}

/** The file's checks know no verdict: nobody need read the CV. */
const reportFor = (document: string | ExtractedDocument) => reportOf(document, ad, missingReader);

async function checksOf(document: string | ExtractedDocument) {
  const { ats_checks } = await reportFor(document);
  return new Map(ats_checks.map((check) => [check.id, check]));
}

describe("the ATS rubric", () => {
  it("judges no layout of pasted text, and says so where the check is one that every report has", async () => {
    const { ats_checks, score_parts } = await reportFor(cv);
    const checks = new Map(ats_checks.map((check) => [check.id, check]));
    const scored = score_parts.filter((part) => part.of === "ats_score").map(({ id }) => id);
    for (const id of ["text_boxes", "file_format", "fonts_unreadable"])
      expect(checks.has(id), id).toBe(false);
    for (const id of ["columns", "tables", "images", "hidden_text"]) {
      expect(checks.get(id), id).toMatchObject({ status: "pass", fix: "" });
      expect(checks.get(id)?.evidence, id).toContain("Text without a file");
      expect(scored, id).not.toContain(`ats_${id}`);
    }
    expect(scored).toContain("ats_keyword_stuffing");
    for (const id of ["pasted_advertisement", "keyword_stuffing", "instructions_to_machines"]) {
      expect(checks.get(id)?.status, id).toBe("pass");
    }
  });

  it.each([
    ["columns", { columns: 2 }, "warn"],
    ["tables", { tables: 1 }, "warn"],
    ["images", { images: 1 }, "warn"],
    ["fonts_unreadable", { unreadablePages: [2] }, "fail"],
    [
      "hidden_text",
      { hidden: [{ text: "Kubernetes Kafka Terraform", page: 1, how: "white" }] },
      "fail",
    ],
    ["length", { pages: 5 }, "warn"],
  ] as [string, Partial<DocumentLayout>, string][])("sees %s", async (id, layout, status) => {
    expect((await checksOf(fileOf("pdf", { pages: 1 }))).get(id)?.status).toBe("pass");
    const check = (await checksOf(fileOf("pdf", { pages: 1, ...layout }))).get(id);
    expect(check?.status).toBe(status);
    expect(check?.evidence).not.toBe("");
    expect(check?.fix).not.toBe("");
  });

  it("sees contact details that stand only in the header", async () => {
    const document = fileOf("docx");
    const lines = document.lines.map((line) =>
      line.text.includes("@") ? { ...line, region: "header" as const } : line,
    );
    expect((await checksOf(document)).get("contact_in_header_footer")?.status).toBe("pass");
    expect((await checksOf({ ...document, lines })).get("contact_in_header_footer")?.status).toBe(
      "fail",
    );
  });

  it("sees words repeated beyond reason, and leaves a list of versions alone", async () => {
    const stuffed = `${cv}\nPython Python Python Python Python Python`;
    expect((await checksOf(stuffed)).get("keyword_stuffing")?.status).toBe("fail");
    const honest = `${cv}\nWindows 7, Windows 8, Windows 10, Windows 11, Windows Server`;
    expect((await checksOf(honest)).get("keyword_stuffing")?.status).toBe("pass");
  });

  it("sees a statement said four times, and leaves the name of an employer alone", async () => {
    const four = (line: string) => `${cv}\n\n${`${line}\n`.repeat(4)}`;
    const bullet = "• Managed the daily work of the team.";
    expect((await checksOf(four(bullet))).get("keyword_stuffing")?.status).toBe("fail");
    const employer = "Fernley Stores, Leeds, United Kingdom";
    expect((await checksOf(four(employer))).get("keyword_stuffing")?.status).toBe("pass");
  });

  it("warns of headings of one's own making", async () => {
    const own = cv.replace(/^experience$/imu, "My journey so far");
    expect((await checksOf(own)).get("section_headings")?.status).not.toBe("pass");
    expect((await checksOf(cv)).get("section_headings")?.status).toBe("pass");
  });

  it("sees personal details and scores them with nothing", async () => {
    const told = `${cv}\nDate of birth: 1 May 1990. Marital status: single.`;
    expect((await checksOf(told)).get("personal_details")?.status).toBe("warn");
    expect((await reportFor(told)).ats_score).toBe((await reportFor(cv)).ats_score);
  });
});
