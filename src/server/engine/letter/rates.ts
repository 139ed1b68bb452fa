/** "Seven jobs a day", "10 to 14 drops a day", "two or three a month": how much of it, said behind a deed. */
const count = "(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
export const isRate = new RegExp(
  `^(?:about |around |over |up to |roughly |nearly |usually |some )?${count}(?: (?:to|or) ${count})? (?:\\p{Ll}[\\p{Ll}-]* ){0,4}(?:an?|each|every|per) (?:day|week|month|quarter|year|term|shift|session|night|weekend|season)$`,
  "u",
);

/** The words before such a rate and what hangs on it; as they are where there is none. */
export function beforeRate(text: string): string {
  const items = text.split(", ");
  const at = items.findIndex((item, index) => index > 0 && isRate.test(item));
  return at < 0 ? text : items.slice(0, at).join(", ");
}

/** The words with their rate, without what is remarked behind it. */
export function withRate(text: string): string {
  const items = text.split(", ");
  const at = items.findIndex((item, index) => index > 0 && isRate.test(item));
  return at < 0 ? text : items.slice(0, at + 1).join(", ");
}
