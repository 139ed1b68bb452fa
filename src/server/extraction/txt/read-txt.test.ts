import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { cleanLine } from "../lines/clean-line.ts";
import { readTxt } from "./read-txt.ts";

const sentence = "Krankenschwester in Köln, Zürich und Łódź – 5 Jahre";

function wide(text: string, order: "le" | "be", mark: boolean): Uint8Array {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return new Uint8Array(order === "be" ? bytes.swap16() : bytes);
}

/** Bytes of a single-byte code page, by looking every character up. */
function encode(text: string, encoding: string): Uint8Array {
  const page = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  return Uint8Array.from(text, (character) => page.indexOf(character));
}

describe("encodings", () => {
  test.each([
    ["UTF-8", new Uint8Array(Buffer.from(sentence))],
    ["UTF-8 with a mark", new Uint8Array(Buffer.from(`\ufeff${sentence}`))],
    ["UTF-16 little-endian with a mark", wide(sentence, "le", true)],
    ["UTF-16 big-endian with a mark", wide(sentence, "be", true)],
    ["UTF-16 little-endian without one", wide(sentence, "le", false)],
    ["UTF-16 big-endian without one", wide(sentence, "be", false)],
  ])("reads %s", (_, bytes) => {
    expect(readTxt(bytes).text).toBe(sentence);
  });

  test.each([
    ["windows-1252", "Élève ingénieur à Besançon, “très motivé” – Müller & Søn, £30"],
    [
      "windows-1250",
      "Pracowałem w Łodzi jako pielęgniarka, świadectwo, żółć; dvořák příliš žluťoučký",
    ],
    ["windows-1251", "Опыт работы: медицинская сестра, Москва. Знание английского языка"],
  ])("tells %s", (encoding, text) => {
    expect(readTxt(encode(text, encoding)).text).toBe(text);
  });

  test("refuses bytes that are no text", () => {
    const bytes = Uint8Array.from({ length: 400 }, (_, index) => (index * 37) % 256);
    expect(() => readTxt(bytes)).toThrow(
      expect.objectContaining({ code: "file_format_not_allowed" }),
    );
  });

  test("any text in UTF-8 is read back, any bytes give a document or an AppError", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.uint8Array(), (text, bytes) => {
        const clean = `x${cleanLine(text)}`;
        expect(readTxt(new Uint8Array(Buffer.from(clean))).text).toBe(cleanLine(clean));
        try {
          readTxt(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});

test("a text of millions of lines is refused as too long", () => {
  expect(() => readTxt(Buffer.from("x\n".repeat(2_000_000)))).toThrow(
    expect.objectContaining({ code: "text_too_long" }),
  );
});

describe("wide gaps", () => {
  test("are told by their place, and the text stays folded", () => {
    const [line] = readTxt(Buffer.from("•  Larkfield Health\t\tLondon,  UK     2019")).lines;
    expect(line).toMatchObject({ text: "Larkfield Health London, UK 2019", gaps: [16, 27] });
  });

  test("are not told where there are none", () => {
    expect(readTxt(Buffer.from("Jane  Doe")).lines[0]).not.toHaveProperty("gaps");
  });
});
