const beginsSmall = (text: string) => /^\p{Ll}+(?=[\s,.;)])/u.test(text);

/**
 * Which lines of a role are whole statements. Where lines begin with a capital, one that begins small goes on with the one
 * before it, and elsewhere one behind a line with a capital and no stop: neither can be quoted alone.
 */
export function wholeLines(texts: readonly string[]): boolean[] {
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
