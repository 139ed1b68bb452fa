const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Words and numbers that keep their direction inside right-to-left text. */
const leftToRightRun = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,:/@+\-_%]*/gu;

/** Text read off the page from left to right, in the order it is written: right-to-left text turned round. */
export function logicalOrder(text: string): string {
  if (!rightToLeft.test(text)) return text;
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const turned = letters.filter((character) => rightToLeft.test(character)).length;
  if (turned < letters.length / 2) return text;
  const reversed = [...text].reverse().join("").normalize("NFKC");
  return reversed.replace(leftToRightRun, (run) => [...run].reverse().join(""));
}
