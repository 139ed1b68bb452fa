import { childOf, elementsOf, type XmlElement } from "./xml.ts";

/** What a run's or style's properties say; undefined where they say nothing. */
export type RunLook = {
  bold?: boolean;
  hidden?: boolean;
  /** Six hex digits, upper case, or "AUTO". */
  colour?: string;
  /** Points. */
  size?: number;
  shaded?: boolean;
  font?: string;
};

export type ParagraphLook = {
  run: RunLook;
  numbering?: { id: string; level: string };
  heading: boolean;
  /** Points of space before. */
  spaceBefore?: number;
};

export type Styles = {
  defaults: RunLook;
  paragraph(id: string | undefined): ParagraphLook;
  run(id: string | undefined): RunLook;
};

type Style = { element: XmlElement; basedOn: string | undefined };
const maxChain = 20;
/** Points, where a document says nothing. */
const standardSize = 10;

function isOn(element: XmlElement | undefined): boolean | undefined {
  if (element === undefined) return undefined;
  return !["0", "false", "off", "none"].includes(element.attributes["w:val"] ?? "1");
}

function withoutUndefined(look: { [K in keyof RunLook]: RunLook[K] | undefined }): RunLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** The look that a w:rPr states. */
export function readRunLook(properties: XmlElement | undefined): RunLook {
  if (properties === undefined) return {};
  const size = Number(childOf(properties, "w:sz")?.attributes["w:val"]) / 2;
  const fonts = childOf(properties, "w:rFonts")?.attributes;
  return withoutUndefined({
    bold: isOn(childOf(properties, "w:b")),
    hidden: isOn(childOf(properties, "w:vanish")),
    colour: childOf(properties, "w:color")?.attributes["w:val"]?.toUpperCase(),
    size: Number.isFinite(size) ? size : undefined,
    shaded:
      isDark(childOf(properties, "w:shd")) ||
      (isOn(childOf(properties, "w:highlight")) ?? false) ||
      undefined,
    font: fonts?.["w:ascii"] ?? fonts?.["w:hAnsi"],
  });
}

/** Whether a w:shd puts something other than white behind the text. */
export function isDark(shading: XmlElement | undefined): boolean {
  if (shading === undefined) return false;
  const {
    "w:fill": fill = "auto",
    "w:val": pattern = "clear",
    "w:themeFill": theme,
  } = shading.attributes;
  if (theme !== undefined) return !/^(background1|light1)$/.test(theme);
  return !["AUTO", "FFFFFF"].includes(fill.toUpperCase()) || !["clear", "nil"].includes(pattern);
}

/** The styles of styles.xml, each with what it inherits. */
export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, Style>();
  for (const element of elementsOf(root)) {
    if (element.name !== "w:style") continue;
    const basedOn = childOf(element, "w:basedOn")?.attributes["w:val"];
    styles.set(element.attributes["w:styleId"] ?? "", { element, basedOn });
  }
  const standard = [...styles.entries()].find(
    ([, { element }]) =>
      element.attributes["w:type"] === "paragraph" && element.attributes["w:default"] === "1",
  )?.[0];
  const chain = (id: string | undefined): Style[] => {
    const found: Style[] = [];
    for (let next = id; next !== undefined && found.length < maxChain; ) {
      const style = styles.get(next);
      if (style === undefined) break;
      found.unshift(style);
      next = style.basedOn;
    }
    return found;
  };
  const defaults = childOf(childOf(childOf(root, "w:docDefaults"), "w:rPrDefault"), "w:rPr");
  return {
    defaults: { size: standardSize, ...readRunLook(defaults) },
    paragraph: (id) => mergeParagraph(chain(id ?? standard)),
    run: (id) => mergeRuns(chain(id)),
  };
}

function mergeRuns(chain: readonly Style[]): RunLook {
  return Object.assign({}, ...chain.map(({ element }) => readRunLook(childOf(element, "w:rPr"))));
}

function mergeParagraph(chain: readonly Style[]): ParagraphLook {
  const look: ParagraphLook = { run: mergeRuns(chain), heading: false };
  for (const { element } of chain) {
    const properties = childOf(element, "w:pPr");
    const name = childOf(element, "w:name")?.attributes["w:val"] ?? "";
    if (/^(heading|title)/i.test(name)) look.heading = true;
    Object.assign(look, readParagraphLook(properties));
  }
  return look;
}

/** What a w:pPr states itself. */
export function readParagraphLook(
  properties: XmlElement | undefined,
): Partial<Pick<ParagraphLook, "numbering" | "spaceBefore">> {
  const numbering = childOf(properties, "w:numPr");
  const id = childOf(numbering, "w:numId")?.attributes["w:val"];
  const level = childOf(numbering, "w:ilvl")?.attributes["w:val"] ?? "0";
  const before = Number(childOf(properties, "w:spacing")?.attributes["w:before"]) / 20;
  return {
    ...(id === undefined ? {} : { numbering: { id, level } }),
    ...(Number.isFinite(before) ? { spaceBefore: before } : {}),
  };
}

/** Which levels of which lists show a bullet or a number. */
export function readNumbering(
  root: XmlElement | undefined,
): (id: string, level: string) => boolean {
  const abstracts = new Map<string, Map<string, string>>();
  const numbers = new Map<string, string>();
  for (const element of elementsOf(root)) {
    if (element.name === "w:abstractNum") {
      const levels = elementsOf(element).filter((child) => child.name === "w:lvl");
      const formats = levels.map((level): [string, string] => [
        level.attributes["w:ilvl"] ?? "0",
        childOf(level, "w:numFmt")?.attributes["w:val"] ?? "decimal",
      ]);
      abstracts.set(element.attributes["w:abstractNumId"] ?? "", new Map(formats));
    } else if (element.name === "w:num") {
      const abstract = childOf(element, "w:abstractNumId")?.attributes["w:val"] ?? "";
      numbers.set(element.attributes["w:numId"] ?? "", abstract);
    }
  }
  return (id, level) => {
    if (id === "0") return false;
    const format = abstracts.get(numbers.get(id) ?? "")?.get(level);
    return format !== "none";
  };
}
