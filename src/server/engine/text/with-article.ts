/** "a" or "an", by sound. */
export function withArticle(noun: string): string {
  const [first = ""] = noun.split(/[\s/-]/u);
  const spelt =
    first === first.toUpperCase() &&
    (first.length > 1 || /^\p{Lu}-/u.test(noun)) &&
    !/^(?:SEN|NHS Trust)$/u.test(first);
  // "NEBOSH" and "SIGINT" are said as words.
  const spoken = /^[B-DF-HJ-NP-TV-Z][AEIOU][A-Z]{2,}$/u.test(first);
  const vowel = spoken
    ? false
    : spelt
      ? /^[AEFHILMNORSX]/u.test(first)
      : /^[aeio]|^u(?!n[iI]|s[eE]|ti|k)/iu.test(first) || /^(?:hour|hono|heir)/iu.test(first);
  return `${vowel ? "an" : "a"} ${noun}`;
}
