import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { cleanLine } from "../lines/clean-line.ts";
import { readRtf } from "./read-rtf.ts";

function rtf(body: string): Uint8Array {
  return new Uint8Array(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0 ${body}}`, "latin1"));
}

function linesOf(body: string): string[] {
  return readRtf(rtf(body)).lines.map((line) => line.text);
}

/** Writes any text as a careful writer would: specials escaped, everything beyond ASCII as \u with a fallback. */
function write(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const code = text.charCodeAt(index);
    const character = text.charAt(index);
    if ("\\{}".includes(character)) return `\\${character}`;
    if (code < 32 || code > 126) return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
    return character;
  }).join("");
}

describe("characters", () => {
  test("reads bytes by the code page of the document and of each font", () => {
    const fonts =
      "{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset238 Arial;}{\\f3\\fcharset128 MS Gothic;}{\\f4\\fcharset134 SimSun;}}";
    const body = `${fonts}Caf\\'e9 {\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2} {\\f2 \\'b9\\'e6} {\\f3 \\'83A\\'93\\'fa} {\\f4 \\'d6\\'d0}`;
    expect(linesOf(body)).toEqual(["Café Привет ąć ア日 中"]);
  });

  test("takes unicode over its fallbacks, however many characters they have", () => {
    expect(linesOf("M\\u252\\'fcller \\uc2\\u26085\\'93\\'fa\\uc0\\u26412 x")).toEqual([
      "Müller 日本x",
    ]);
  });

  test("joins surrogate pairs and negative codes", () => {
    expect(linesOf("\\u-10179?\\u-8704? \\u-4000?ok")).toEqual(["😀 ok"]);
  });

  test("knows the words and symbols that stand for characters", () => {
    expect(
      linesOf("a\\~b\\_c \\ldblquote d\\rdblquote  2019\\endash 2020\\tab e\\-f \\{g\\}"),
    ).toEqual(["a b-c “d” 2019–2020 ef {g}"]);
  });

  test("a bullet from a symbol font is a bullet", () => {
    const { lines } = readRtf(
      rtf("{\\fonttbl{\\f0 A;}{\\f1\\fcharset2 Symbol;}}{\\f1 \\'b7}\\tab Led a team"),
    );
    expect(lines).toMatchObject([{ text: "Led a team", bullet: true }]);
  });
});

describe("structure", () => {
  test("paragraphs and lines, with blank ones as gaps", () => {
    const { lines } = readRtf(rtf("One\\par Two\\line Three\\par\\par Four"));
    expect(lines.map((line) => [line.text, line.gapBefore])).toEqual([
      ["One", false],
      ["Two", false],
      ["Three", false],
      ["Four", true],
    ]);
  });

  test("space before a paragraph is a gap", () => {
    const { lines } = readRtf(rtf("One\\par\\pard\\sb240 Two\\par\\pard Three\\par"));
    expect(lines.map((line) => line.gapBefore)).toEqual([false, true, false]);
  });

  test("leaves out what is no text", () => {
    const noise =
      "{\\stylesheet{\\s1 Heading;}}{\\info{\\author Somebody}}{\\*\\generator Word;}{\\pict\\pngblip 89504e47}{\\*\\themedata 504b}{\\*\\unknown secret}{\\bkmkstart x}";
    expect(linesOf(`${noise}Text`)).toEqual(["Text"]);
    expect(readRtf(rtf(`${noise}Text`)).layout.images).toBe(1);
  });

  test("binary data is skipped by its length, braces and all", () => {
    expect(linesOf("{\\pict\\bin6 {{{}}}}Text \\bin3 \\{}more")).toEqual(["Text more"]);
  });

  test("list marks make list items", () => {
    const { lines } = readRtf(
      rtf("{\\listtext\\bullet\\tab}Led\\par{\\pntext 2.\\tab}Built\\par Plain"),
    );
    expect(lines.map((line) => [line.text, line.bullet])).toEqual([
      ["Led", true],
      ["Built", true],
      ["Plain", false],
    ]);
  });

  test("a row of one-line cells is one line of a table", () => {
    const { lines, layout } = readRtf(
      rtf(
        "\\trowd\\intbl 2019\\cell Nurse\\cell\\row\\trowd\\intbl 2021\\cell Sister\\cell\\row\\pard After\\par",
      ),
    );
    expect(lines.map((line) => [line.text, line.region])).toEqual([
      ["2019 Nurse", "table"],
      ["2021 Sister", "table"],
      ["After", "body"],
    ]);
    expect(layout.tables).toBe(1);
  });

  test("headers come first and footers last", () => {
    const { lines } = readRtf(rtf("{\\footer Page\\par}{\\header Jane Doe\\par}Body\\par"));
    expect(lines.map((line) => [line.text, line.region])).toEqual([
      ["Jane Doe", "header"],
      ["Body", "body"],
      ["Page", "footer"],
    ]);
  });

  test("text boxes are read, the rest of a shape is not", () => {
    const { lines, layout } = readRtf(
      rtf("Body{\\shp{\\*\\shpinst{\\sp{\\sn fill}{\\sv 12}}{\\shptxt Boxed\\par}}}\\par"),
    );
    expect(lines.map((line) => [line.text, line.region])).toEqual([
      ["Body", "body"],
      ["Boxed", "textbox"],
    ]);
    expect(layout.textBoxes).toBe(1);
  });

  test("link fields give the address and show the text", () => {
    const { text, layout } = readRtf(
      rtf('{\\field{\\*\\fldinst HYPERLINK "mailto:jane@example.com"}{\\fldrslt Write to me}}'),
    );
    expect(text).toBe("Write to me");
    expect(layout.links).toEqual(["mailto:jane@example.com"]);
  });

  test("tells bold lines and their size", () => {
    const { lines } = readRtf(rtf("{\\b\\fs32 Heading}\\par {\\b Half} bold"));
    expect(lines).toMatchObject([
      { bold: true, size: 16 },
      { bold: false, size: 12 },
    ]);
  });
});

describe("hidden text", () => {
  test("is as clean as what is seen, and where nothing is left of it, there was none", () => {
    const { layout } = readRtf(rtf("Seen {\\v one\\u0?\\u-10179?\\'00  two\\par}{\\v\\u0?\\par}"));
    expect(layout.hidden.map(({ text }) => text)).toEqual(["one\ufffd two"]);
  });

  test("hidden, white and tiny text is kept apart", () => {
    const { text, layout } = readRtf(
      rtf("{\\colortbl;\\red255\\green255\\blue255;}Seen{\\v secret}{\\cf1 pale}{\\fs2 small}"),
    );
    expect(text).toBe("Seen");
    expect(layout.hidden.map((entry) => [entry.text, entry.how])).toEqual([
      ["secret", "invisible"],
      ["pale", "white"],
      ["small", "tiny"],
    ]);
  });

  test("white text on a shade is seen", () => {
    const { text, layout } = readRtf(
      rtf("{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue90;}{\\cf1\\chcbpat2 Name}"),
    );
    expect(text).toBe("Name");
    expect(layout.hidden).toEqual([]);
  });

  test("deleted text is gone", () => {
    expect(linesOf("Now{\\deleted before}")).toEqual(["Now"]);
  });
});

describe("damage", () => {
  test("a truncated file is read as far as it goes, with a remark", () => {
    const whole = rtf("First\\par Second\\par");
    const document = readRtf(whole.subarray(0, whole.length - 6));
    expect(document.lines[0]?.text).toBe("First");
    expect(document.warnings.join()).toMatch(/ends too early/);
  });

  test("one without any text left is called damaged", () => {
    expect(() => readRtf(new Uint8Array(Buffer.from("{\\rtf1{\\fonttbl{\\f0")))).toThrow(
      expect.objectContaining({ code: "file_corrupt" }),
    );
  });

  test("nine million open braces are refused, not followed", () => {
    const bytes = new Uint8Array(9_000_000).fill(0x7b);
    expect(() => readRtf(bytes)).toThrow(expect.objectContaining({ code: "file_too_complex" }));
  });
});

describe("properties", () => {
  test("any text that a small writer encodes is read back", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { maxLength: 8 }), (texts) => {
        const lines = texts.map((text) => `x${cleanLine(text)}`);
        const read = linesOf(lines.map((line) => `${write(line)}\\par `).join(""));
        expect(read).toEqual(lines.map(cleanLine));
      }),
    );
  });

  test("random bytes and changed bytes give a document or an AppError", () => {
    const sample = rtf(
      "{\\fonttbl{\\f0\\fcharset204 A;}}\\trowd\\intbl a\\cell\\row\\u252? {\\v b}\\'e9\\par",
    );
    const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255));
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        fc.uint8Array({ maxLength: 200 }),
        (changes, random) => {
          const bytes = sample.slice();
          for (const [at, value] of changes) bytes[at] = value;
          for (const file of [bytes, random, new Uint8Array([...sample, ...random])]) {
            try {
              readRtf(file);
            } catch (error) {
              expect(error).toBeInstanceOf(AppError);
            }
          }
        },
      ),
    );
  });
});
