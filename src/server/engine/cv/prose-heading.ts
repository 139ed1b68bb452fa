import type { ShapedLine } from "./cv-line.ts";

/** A sentence's end, not the full stop of "St." or "Dr.". */
const sentenceEnd = /(?<=\p{L}{3}|\p{L}\s?\d)[.:]\s+(?=\p{Lu})/u;

/** A sentence or more, not the rest of a name: "Family firm.", but "KG" in "Miele & Cie. KG". */
const tells = (text: string) => /[.!]$/.test(text) || text.split(/\s+/).length > 3;

/**
 * The heading of a role that stands in running text: "Nurse, St Mary's, 2019 - present. Wound care for …" names the role
 * before its date and tells of it after; "2019 - 2021 Acme, Driver. Nights to …" names it right behind. Null where the
 * line is a heading and nothing else.
 */
export function headingInProse({ text, ranges }: ShapedLine): string | null {
  const range = ranges[0];
  const behind =
    range && range.from <= 1 ? text.slice(range.to).replace(/^[\s,;:|·•)–—-]+/, "") : "";
  const [led = "", told] = behind.split(sentenceEnd);
  if (told !== undefined && tells(told) && led.split(/\s+/).length <= 10) return led;
  if (!range || !/^\)?[.;:]\s+\p{L}/u.test(text.slice(range.to))) return null;
  const named = text.slice(0, range.from).split(sentenceEnd).at(-1) ?? "";
  return named.split(/\s+/).length < 2
    ? null
    : named.replace(/[\s,;:(–—-]+$|(?<=\p{Ll}{4})\.\s*$/u, "");
}
