import type { ShapedLine } from "./cv-line.ts";

/** A sentence's end, not the full stop of "St." or "Dr.". */
const sentenceEnd = /(?<=\p{L}{3})[.:]\s+(?=\p{Lu})/u;

/**
 * The heading of a role that stands in running text: "Nurse, St Mary's, 2019 - present. Wound care for …" names the role
 * before its date and tells of it after. Null where the line is a heading and nothing else.
 */
export function headingInProse({ text, ranges }: ShapedLine): string | null {
  const range = ranges[0];
  if (!range || !/^\)?[.;:]\s+\p{L}/u.test(text.slice(range.to))) return null;
  const named = text.slice(0, range.from).split(sentenceEnd).at(-1) ?? "";
  return named.split(/\s+/).length < 2 ? null : named.replace(/[\s,;:(–—-]+$/u, "");
}
