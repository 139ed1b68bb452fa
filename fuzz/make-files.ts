import { readdirSync, readFileSync } from "node:fs";
import { makeDoc } from "../src/server/extraction/test-makers/make-doc.ts";
import { makePdf } from "../src/server/extraction/test-makers/make-pdf.ts";
import { makeDocx, wordPart } from "../src/server/extraction/test-makers/make-zip.ts";
import type { DocumentFormat } from "../src/shared/document.ts";
import type { Dice } from "./dice.ts";
import { rtfWords } from "./languages.ts";
import { makeText } from "./make-texts.ts";
import { damaged } from "./mutate-bytes.ts";

/** Files that follow their format's grammar more or less: nearly right reaches further into a reader than noise. */

const fixtures = new URL("../test/cv-fixtures/", import.meta.url);
const largestFixture = 60_000;

const number = (chance: Dice) =>
  chance.pick(["0", "1", "-1", "12", "0.5", "595", "1e9", "-32768", "4294967296", "NaN", ""]);

function pdfContent(chance: Dice): string {
  const operand = (): string =>
    chance.pick([
      () => number(chance),
      () => `(${makeText(chance).slice(0, 40)})`,
      () => "<48656c6c6f",
      () => `[${chance.some(3, operand).join(" ")}]`,
      () => chance.pick(["/F1", "/F2", "/F9", "/Im1", "<< /MCID 0 >>"]),
    ])();
  const operators =
    "BT ET Tf Tm Td TD T* Tj TJ ' \" Tc Tw Tz TL Tr Ts q Q cm re m l c h f S n W Do BDC EMC sh gs";
  const operator = () => chance.pick(operators.split(" "));
  return chance.some(40, () => `${chance.some(6, operand).join(" ")} ${operator()}`).join("\n");
}

function pdf(chance: Dice): Uint8Array {
  const pages = chance.some(3, () => ({
    texts: chance.some(8, () => ({
      x: chance.roll(700) - 50,
      y: chance.roll(1000) - 80,
      text: makeText(chance)
        .slice(0, 60)
        .replace(/[^\x20-\xff]/g, "?"),
      size: chance.pick([0, 1, 8, 10, 24, 1000, -10]),
    })),
    drawing: chance.once(2) ? pdfContent(chance) : "",
    ...(chance.once(4)
      ? { annotations: `<< /Subtype /Link /Rect [${number(chance)} 0 1 1] >>` }
      : {}),
    ...(chance.once(4) ? { resources: "/XObject << /Im1 5 0 R >> /ExtGState << /G 1 0 R >>" } : {}),
  }));
  return makePdf(pages, chance.once(8) ? `/Encrypt ${number(chance)} 0 R` : "");
}

const inertXml = (text: string) => text.replace(/[&<]|\p{Cc}|\p{Cs}/gu, " ");

function docx(chance: Dice): Uint8Array {
  const names =
    "p r t tbl tr tc sdt sdtContent hyperlink ins del drawing txbxContent pict br tab sectPr cols".split(
      " ",
    );
  const attributes = [
    'w:val="1"',
    'w:val="-9"',
    'w:num="99999"',
    'r:id="rId1"',
    'w:type="page"',
    "",
  ];
  function element(depth: number): string {
    const name = chance.pick(names);
    const open = `<w:${name} ${chance.pick(attributes)}>`;
    const text = inertXml(makeText(chance).slice(0, 80));
    const inside = depth === 0 ? text : chance.some(4, () => element(depth - 1)).join("");
    return chance.once(40) ? open + inside : `${open}${inside}</w:${name}>`;
  }
  const body = chance.some(8, () => element(chance.roll(6))).join("");
  const number = wordPart("numbering", chance.some(3, () => element(2)).join(""));
  const styles = wordPart("styles", chance.some(3, () => element(2)).join(""));
  const parts: Record<string, string> = chance.once(2)
    ? { "word/numbering.xml": number, "word/styles.xml": styles }
    : {};
  const prolog = chance.once(10) ? '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' : "";
  return makeDocx(body, parts, prolog);
}

function rtf(chance: Dice): Uint8Array {
  function group(depth: number): string {
    const parts = chance.some(12, () =>
      chance.pick([
        () => `\\${chance.pick(rtfWords)}${chance.once(5) ? number(chance) : ""} `,
        () =>
          makeText(chance)
            .slice(0, 60)
            .replace(/[{}\\]/g, " "),
        () => chance.pick(["\\'e9", "\\'zz", "\\'", "\\~", "\\{", "\\\\", "\\\n", "\\"]),
        () => (depth === 0 ? "" : group(depth - 1)),
        () => (chance.once(10) ? chance.pick(["{", "}", "}}}}"]) : ""),
      ])(),
    );
    return `{${parts.join("")}}`;
  }
  return Buffer.from(`{\\rtf1\\ansi ${chance.some(5, () => group(5)).join("\n")}}`, "latin1");
}

function txt(chance: Dice): Uint8Array {
  const text = makeText(chance);
  return chance.pick([
    () => Buffer.from(text),
    () => Buffer.from(text, "latin1"),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]),
    () => Buffer.from(`\ufeff${text}`),
  ])();
}

const doc = (chance: Dice) => makeDoc(makeText(chance).slice(0, 1200).replaceAll("\n", "\r"));

const makers: Record<DocumentFormat, (chance: Dice) => Uint8Array> = { pdf, docx, doc, rtf, txt };

/** The small files of the fictional CVs, by format: real structure to break. */
const fixtureBytes = new Map<DocumentFormat, Uint8Array[]>();
function fixturesOf(format: DocumentFormat): Uint8Array[] {
  const known = fixtureBytes.get(format);
  if (known) return known;
  const read = readdirSync(fixtures)
    .filter((name) => name.endsWith(`.${format}`))
    .sort()
    .map((name) => new Uint8Array(readFileSync(new URL(name, fixtures))))
    .filter(({ length }) => length <= largestFixture);
  fixtureBytes.set(format, read);
  return read;
}

/** A file of this format: made by its grammar, damaged, or a fictional CV that is damaged. */
export function makeFile(format: DocumentFormat, chance: Dice): Uint8Array {
  const real = fixturesOf(format);
  if (real.length > 0 && chance.once(3)) return damaged(chance.pick(real), chance);
  const made = makers[format](chance);
  return chance.once(3) ? damaged(made, chance) : new Uint8Array(made);
}
