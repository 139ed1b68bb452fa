import { descendantsOf, elementsOf, parseXml, textOf, type XmlElement } from "./xml.ts";
import type { ZipReader } from "./zip.ts";

export type Relationship = { id: string; type: string; target: string; external: boolean };

/** Reads a part of an OOXML package; undefined where there is none. */
export function readPart(zip: ZipReader, name: string): XmlElement | undefined {
  const bytes = zip.read(name);
  return bytes === undefined ? undefined : parseXml(bytes);
}

/** The relationships of a part, by id; targets as paths inside the package. */
export function readRelationships(zip: ZipReader, part: string): Map<string, Relationship> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const root = readPart(zip, `${folder}_rels/${part.slice(folder.length)}.rels`);
  const relationships = new Map<string, Relationship>();
  for (const { attributes } of elementsOf(root)) {
    const { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode } = attributes;
    const external = mode === "External";
    const path = external ? target : target.startsWith("/") ? target.slice(1) : folder + target;
    relationships.set(id, {
      id,
      type: type.slice(type.lastIndexOf("/") + 1),
      target: path,
      external,
    });
  }
  return relationships;
}

/** The main part's path: word/document.xml nearly always. */
export function mainPart(zip: ZipReader): string | undefined {
  if (zip.names.includes("word/document.xml")) return "word/document.xml";
  return zip.names.find((name) => /^word\/document\d*\.xml$/.test(name));
}

/** The number of pages the writing program counted last. */
export function pageCount(zip: ZipReader): number | null {
  const root = readPart(zip, "docProps/app.xml");
  if (root === undefined) return null;
  for (const element of descendantsOf(root)) {
    if (element.name !== "Pages") continue;
    const pages = Number(textOf(element));
    return Number.isInteger(pages) && pages > 0 ? pages : null;
  }
  return null;
}
