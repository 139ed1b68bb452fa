import { describe, expect, it } from "vitest";
import { refusalOfCvText, refusalOfFile, refusalOfJobText } from "./upload-rules.ts";

const pdf = { name: "cv.pdf", size: 1000, type: "application/pdf" };

describe("the rules for a CV file", () => {
  it.each([
    ["pdf", "application/pdf"],
    ["doc", "application/msword"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["txt", "text/plain;charset=utf-8"],
    ["rtf", "text/rtf"],
    ["RTF", "application/rtf"],
    ["rtf", ""],
  ])("takes .%s of type %j", (extension, type) => {
    expect(refusalOfFile({ name: `my.cv.${extension}`, size: 1, type })).toBeNull();
  });

  it.each(["cv.exe", "cv.pdf.zip", "pdf", "cv."])("refuses the name %s", (name) => {
    expect(refusalOfFile({ ...pdf, name })).toBe(
      "Invalid file type. Allowed: PDF, DOC, DOCX, TXT, RTF",
    );
  });

  it("takes 10 MB and refuses a byte more", () => {
    expect(refusalOfFile({ ...pdf, size: 10 * 1024 * 1024 })).toBeNull();
    expect(refusalOfFile({ ...pdf, size: 10 * 1024 * 1024 + 1 })).toBe(
      "File too large. Maximum size is 10MB.",
    );
  });

  it("refuses a type that is none of the allowed ones", () => {
    expect(refusalOfFile({ ...pdf, type: "image/png" })).toBe("Invalid file format.");
  });
});

describe("the rules for pasted text", () => {
  it("says how long a text is that is too long", () => {
    expect(refusalOfCvText("a".repeat(200_000))).toBeNull();
    expect(refusalOfCvText("a".repeat(200_001))).toBe(
      "Your CV text is too long: 200,001 characters. The limit is 200,000.",
    );
    expect(refusalOfJobText("a".repeat(60_001))).toContain("60,001 characters");
  });
});
