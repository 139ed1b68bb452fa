import { describe, expect, test } from "vitest";
import { maxCvCharacters } from "../../shared/limits.ts";
import { documentFromText } from "./pasted-text.ts";

describe("pasted text", () => {
  test("becomes lines with bullets and gaps, and no layout to judge", () => {
    const document = documentFromText("Jane Doe\r\n\r\n• Led a team\n- Built things\n– And more");
    expect(document.format).toBe("text");
    expect(document.text).toBe("Jane Doe\n\n• Led a team\n• Built things\n• And more");
    expect(document.lines.map((line) => [line.text, line.bullet, line.gapBefore])).toEqual([
      ["Jane Doe", false, false],
      ["Led a team", true, true],
      ["Built things", true, false],
      ["And more", true, false],
    ]);
    expect(document.layout).toMatchObject({ pages: null, columns: 1, scanned: false });
  });

  test.each([
    ["ligatures", "\ufb01nance and \ufb02ow", "finance and flow"],
    ["other compatibility characters", "x² ½ ™ ｆ", "x² ½ ™ ｆ"],
    ["zero-width and soft hyphens", "net\u00adwork\u200b\ufeffing", "networking"],
    ["white space", "\u00a0a\u2003 b\t\tc ", "a b c"],
    ["controls and private use", "a\u0000\u0007b\ue000c", "abc"],
    ["decomposed letters", "Mu\u0308ller", "Müller"],
    ["lone surrogates", "a\ud800b", "a\ufffdb"],
  ])("%s are cleaned", (_, dirty, clean) => {
    expect(documentFromText(dirty).text).toBe(clean);
  });

  test("what only looks like a bullet stays", () => {
    const lines = [
      "the ward",
      "– and more",
      "- 2019",
      "-5 degrees",
      "o negative",
      "*",
      "3. Liga",
      "2019 - 2021",
    ];
    expect(documentFromText(lines.join("\n")).lines.map((line) => line.text)).toEqual(lines);
  });

  test("a numbered series of sentences is a list, a numbered heading is not", () => {
    const { lines } = documentFromText(
      "1. Experience\n1. Led a team of nurses\n2. Introduced a new rota there\n3. Trained all the new starters",
    );
    expect(lines.map((line) => [line.text, line.bullet])).toEqual([
      ["1. Experience", false],
      ["Led a team of nurses", true],
      ["Introduced a new rota there", true],
      ["Trained all the new starters", true],
    ]);
  });

  test("longer text than allowed is refused with a sentence that says so", () => {
    expect(documentFromText("a".repeat(maxCvCharacters - 1)).text).toHaveLength(
      maxCvCharacters - 1,
    );
    expect(() => documentFromText("a ".repeat(maxCvCharacters))).toThrow(
      /longer than 200,000 characters/,
    );
  });
});
