import { AppError } from "../../../shared/errors.ts";
import { refusals } from "../refusals.ts";

/** An element of an XML document. Names keep their prefix ("w:p"). */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

const maxDepth = 400;
const maxElements = 2_000_000;
const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * The root element of an XML document. Document type declarations are skipped and their entities never
 * defined, so that entity bombs and external entities come to nothing. Throws file_corrupt where tags do not
 * match, file_too_complex above the limits of depth and number.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const source = decodeXml(bytes);
  const top: XmlElement = { name: "", attributes: {}, children: [] };
  const open: XmlElement[] = [top];
  let elements = 0;
  let at = 0;
  while (at < source.length) {
    const parent = open.at(-1) ?? top;
    const tag = source.indexOf("<", at);
    if (tag < 0) break;
    if (tag > at) parent.children.push(decodeEntities(source.slice(at, tag)));
    const special = skipSpecial(source, tag);
    if (special !== undefined) {
      if (special.text !== undefined) parent.children.push(special.text);
      at = special.end;
      continue;
    }
    const end = tagEnd(source, tag);
    if (source[tag + 1] === "/") {
      if (open.length < 2 || parent.name !== source.slice(tag + 2, end).trim()) throw corrupt();
      open.pop();
    } else {
      const closed = source[end - 1] === "/";
      const element = readTag(source.slice(tag + 1, closed ? end - 1 : end));
      parent.children.push(element);
      if (!closed) open.push(element);
      elements += 1;
      if (open.length > maxDepth || elements > maxElements) {
        throw new AppError("file_too_complex", refusals.tooComplex);
      }
    }
    at = end + 1;
  }
  const root = top.children.find((child) => typeof child !== "string");
  if (open.length > 1 || root === undefined || typeof root === "string") throw corrupt();
  return root;
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

/** Comments, processing instructions, CDATA and document type declarations. */
function skipSpecial(source: string, at: number): { end: number; text?: string } | undefined {
  const next = source[at + 1];
  if (next === "?") return { end: after(source, "?>", at) };
  if (next !== "!") return undefined;
  if (source.startsWith("<!--", at)) return { end: after(source, "-->", at + 4) };
  if (source.startsWith("<![CDATA[", at)) {
    const end = after(source, "]]>", at);
    return { end, text: source.slice(at + 9, end - 3) };
  }
  return { end: skipDeclaration(source, at) };
}

function skipDeclaration(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length; index += 1) {
    const character = source[index];
    if (character === "<") depth += 1;
    if (character === ">") depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw corrupt();
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  if (at < 0) throw corrupt();
  return at + mark.length;
}

/** The ">" that ends the tag: one inside a quoted value does not. */
function tagEnd(source: string, from: number): number {
  let quote = "";
  for (let index = from + 1; index < source.length; index += 1) {
    const character = source[index] ?? "";
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return index;
    else if (character === "<") throw corrupt();
  }
  throw corrupt();
}

function readTag(tag: string): XmlElement {
  const name = /^[^\s/]+/.exec(tag)?.[0];
  if (name === undefined) throw corrupt();
  const attributes: Record<string, string> = {};
  for (const match of tag.slice(name.length).matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[match[1] ?? ""] = decodeEntities(match[2] ?? match[3] ?? "");
  }
  return { name, attributes, children: [] };
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#?\w{1,12});/g, (_, entity: string) => {
    if (!entity.startsWith("#")) return namedEntities[entity] ?? "";
    const code = /^#x/i.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

function corrupt(): AppError {
  return new AppError("file_corrupt", refusals.corrupt);
}

/** The child elements, text left out. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return element?.children.filter((child) => typeof child !== "string") ?? [];
}

/** The first child element of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find(
    (child): child is XmlElement => typeof child !== "string" && child.name === name,
  );
}

/** All elements below, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* descendantsOf(child);
  }
}

/** The text directly inside an element. */
export function textOf(element: XmlElement): string {
  return element.children.filter((child) => typeof child === "string").join("");
}
