import type { CvLine } from "../../cv/cv-record.ts";

const beginsSmallLetter = (text: string) => /^\p{Ll}+(?=[\s,.;)])/u.test(text);

/**
 * Which lines of a role are whole statements. Where lines begin with a capital, one that begins small goes on with the one
 * before it, and elsewhere one behind a line with a capital and no stop: neither can be quoted alone.
 */
export function wholeLines(lines: readonly Pick<CvLine, "text" | "bullet">[]): boolean[] {
  const texts = lines.map(({ text }) => text);
  // A line with a bullet of its own goes on with none.
  const small = new Set(
    lines.flatMap(({ text, bullet }) => (bullet || !beginsSmallLetter(text) ? [] : [text])),
  );
  const beginsSmall = (text: string) => small.has(text);
  const isHabit = texts.filter(beginsSmall).length * 2 > texts.length;
  const isOpen = (text: string) => /^\p{Lu}/u.test(text) && !/[.;!?]\s*$/u.test(text);
  return texts.map((text, at) => {
    const next = texts[at + 1] ?? "";
    if (isHabit)
      return (
        !(isOpen(text) && beginsSmall(next)) && !(isOpen(texts[at - 1] ?? "") && beginsSmall(text))
      );
    return !beginsSmall(text) && !beginsSmall(next);
  });
}
