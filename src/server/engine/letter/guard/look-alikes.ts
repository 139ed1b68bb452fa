/** Letters of other alphabets that look like Latin ones. */
const pairs =
  "аaеeоoрpсcхxуyіiјjѕsԁdһhқkӏlоoАAВBЕEКKМMНHОOРPСCТTХXІIЈJЅS" +
  "αaοoνvιiκkρpτtυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";
const twins = new Map(
  Array.from(
    { length: pairs.length / 2 },
    (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)] as const,
  ),
);
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** The text as it looks: look-alike letters as Latin ones, wide digits as plain ones, nothing invisible. */
export function asItLooks(text: string): string {
  const plain = text.normalize("NFKC").replace(invisible, "");
  if (/^[ -~\s£€“”‘’–—]*$/u.test(plain)) return plain;
  return plain.replace(/\p{L}+/gu, (word) => {
    if (!/\p{Script=Latin}/u.test(word)) return word;
    return [...word].map((char) => twins.get(char) ?? char).join("");
  });
}

/** Words in which alphabets are mixed, and characters nobody sees: no honest sentence has them. */
export function disguises(text: string): string[] {
  const mixed = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word).filter(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
  const hidden = Array.from(text.matchAll(invisible), ([found]) => found);
  return [...mixed, ...(hidden.length > 0 ? ["invisible characters"] : [])];
}
