import { inflateSync } from "node:zlib";
import { listZip, openZip } from "../src/server/extraction/docx/zip.ts";
import { assemblePdf } from "../src/server/extraction/test-makers/make-pdf.ts";
import { makeZip, type ZipFile } from "../src/server/extraction/test-makers/make-zip.ts";
import type { Dice } from "./dice.ts";
import { pdfLanguage, xmlLanguage } from "./languages.ts";
import { mutateTokens } from "./mutate-tokens.ts";

/** Files whose text is packed: unpacked, changed inside and packed again, so that the change is met and not the packing. */

const mostObjects = 300;

/** The files of a zip; undefined where it cannot be opened. */
function filesOf(bytes: Uint8Array): ZipFile[] | undefined {
  try {
    const zip = openZip(bytes);
    const names = (listZip(bytes) ?? []).map(({ name }) => name);
    return names.map((name) => ({ name, content: zip.read(name) ?? "" }));
  } catch {
    return undefined;
  }
}

/** A Word document with one of its parts rewritten, missing, double, under another's name, or of another size than stated. */
export function withOtherParts(
  bytes: Uint8Array,
  other: Uint8Array,
  chance: Dice,
): Uint8Array | undefined {
  const files = filesOf(bytes);
  if (!files || files.length === 0) return undefined;
  const parts = files.filter(({ name }) => /document\d*\.xml$/.test(name));
  const at = files.indexOf(chance.pick(parts.length > 0 && !chance.once(3) ? parts : files));
  const file = files[at];
  if (!file) return undefined;
  const foreign = filesOf(other)?.find(({ name }) => name === file.name)?.content ?? "";
  const ways: (() => void)[] = [
    () => files.splice(at, 1),
    () => files.splice(at, 0, { ...file, name: chance.pick(files).name }),
    () => files.splice(at, 1, { ...file, declaredSize: chance.pick([0, 1, 0xffffffff]) }),
    () => files.splice(at, 1, { ...file, content: chance.pick(files).content }),
  ];
  if (chance.once(8)) chance.pick(ways)();
  else {
    const [text, from] = [Buffer.from(file.content), Buffer.from(foreign)].map(String);
    file.content = mutateTokens(text ?? "", from ?? "", xmlLanguage, chance);
  }
  return makeZip(files);
}

type PdfObject = { number: number; body: string };

function objectsOf(bytes: Uint8Array): PdfObject[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [...text.matchAll(/\b(\d{1,4}) \d+ obj\b([\s\S]*?)\bendobj\b/g)]
    .slice(0, mostObjects)
    .map(([, number, body]) => ({ number: Number(number), body: unpacked(body?.trim() ?? "") }))
    .filter(({ number }) => number > 0 && number <= mostObjects);
}

/** Of a packed stream what is in it, so that its operators can be changed. */
function unpacked(body: string): string {
  const [, head, packed] = /^([\s\S]*?)\bstream\r?\n([\s\S]*?)\r?\nendstream$/.exec(body) ?? [];
  if (!head || !packed || !/\/Filter\s*\[?\s*\/FlateDecode\b/.test(head)) return body;
  try {
    const content = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    const plain = head.replace(/\/Filter\s*(?:\[[^\]]*\]|\/\w+)/, "");
    return `${plain.replace(/\/Length \d+(?: \d+ R)?/, `/Length ${content.length}`)}stream\n${content}\nendstream`;
  } catch {
    return body;
  }
}

/** A PDF with some of its objects changed inside, left out, or in each other's place, and a table that finds them. */
export function withOtherObjects(
  bytes: Uint8Array,
  other: Uint8Array,
  chance: Dice,
): Uint8Array | undefined {
  const objects = objectsOf(bytes);
  if (objects.length === 0) return undefined;
  const foreign = objectsOf(other);
  for (let times = chance.roll(3); times >= 0; times -= 1) {
    const object = chance.pick(objects);
    const from = foreign.length > 0 ? chance.pick(foreign).body : "";
    const way = chance.roll(12);
    if (way === 0) object.body = "null";
    else if (way === 1) object.body = chance.pick(objects).body;
    else if (way === 2) object.body = from;
    else object.body = mutateTokens(object.body, from, pdfLanguage, chance);
  }
  const numbered = Array.from<string>({ length: Math.max(...objects.map((one) => one.number)) });
  numbered.fill("null");
  for (const { number, body } of objects) numbered[number - 1] = body;
  const root = objects.find(({ body }) => /\/Type\s*\/Catalog\b/.test(body))?.number ?? 1;
  return assemblePdf(numbered, `/Root ${root} 0 R`);
}
