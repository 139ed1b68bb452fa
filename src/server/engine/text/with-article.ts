/** "NEBOSH" and "SIGINT" are said as words. */
const saidAsWord = /^[B-DF-HJ-NP-TV-Z][AEIOU][A-Z]{2,}$/u;

/** Whether letters are said one by one: "NVQ", "X-ray"; not "SEN". */
function isSpelt(first: string, noun: string): boolean {
  const capitals = first === first.toUpperCase();
  return capitals && first !== "SEN" && (first.length > 1 || /^\p{Lu}-/u.test(noun));
}

function beginsWithVowel(noun: string): boolean {
  const [first = ""] = noun.split(/[\s/-]/u);
  if (saidAsWord.test(first)) return false;
  if (isSpelt(first, noun)) return /^[AEFHILMNORSX]/u.test(first);
  return /^[aeio]|^u(?!n[iI]|s[eE]|ti|k)|^(?:hour|hono|heir)/iu.test(first);
}

/** "a" or "an", by sound. */
export function withArticle(noun: string): string {
  return `${beginsWithVowel(noun) ? "an" : "a"} ${noun}`;
}
