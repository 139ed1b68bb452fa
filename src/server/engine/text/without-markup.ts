/** Names of characters that pages and feeds of jobs write as "&name;". */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  pound: "£",
  euro: "€",
  eacute: "é",
  egrave: "è",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  szlig: "ß",
  ccedil: "ç",
  ntilde: "ñ",
};

const tag =
  /<\/?(?:p|div|br|li|ul|ol|strong|b|em|i|span|h[1-6]|table|tbody|thead|tr|td|th|a|u|hr|section|font)(?:\s[^<>]{0,400})?\/?>/giu;
const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}));/giu;
/** So many tags are a page's source, and no chance. */
const least = 3;

function character(code: number): string {
  return code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
    ? " "
    : String.fromCodePoint(code);
}

function spoken(all: string, decimal?: string, hex?: string, name?: string): string {
  if (decimal) return character(Number(decimal));
  if (hex) return character(Number.parseInt(hex, 16));
  return named[name?.toLowerCase() ?? ""] ?? all;
}

function layout(found: string): string {
  if (/^<li/iu.test(found)) return "\n• ";
  if (/^<\/?t[dh]/iu.test(found)) return found.startsWith("</") ? "\t" : "";
  return /^<\/?(?:p|div|br|li|ul|ol|h[1-6]|table|tbody|thead|tr|hr|section)/iu.test(found)
    ? "\n"
    : "";
}

/** The text of a page's source, item by item; any other text as it is. */
export function withoutMarkup(text: string): string {
  if ((text.match(tag)?.length ?? 0) < least) return text;
  return text
    .replace(/<!--[^<>]{0,2000}-->/gu, "")
    .replace(tag, layout)
    .replace(entity, spoken)
    .replace(/[ \t]*\n(?:[ \t]*\n){2,}/gu, "\n\n")
    .trim();
}
