import { stem } from "../../text/stem.ts";
import { isStopWord, words } from "../../text/words.ts";
import { inBritishSpelling } from "../uk-spelling.ts";
import { asItLooks } from "./look-alikes.ts";

/** The words of a text as the guard compares them. */
export function streamOf(text: string): string {
  const all = words(inBritishSpelling(asItLooks(text)).replace(/[/&-]/gu, " "));
  return ` ${all.map(({ lower }) => lower.replace(/'s$/u, "")).join(" ")} `;
}

/** Content words as stems. */
export function stemsOf(text: string): string[] {
  return words(inBritishSpelling(text))
    .filter(({ lower }) => !isStopWord(lower) && /\p{L}/u.test(lower))
    .map(({ lower }) => stem(lower));
}
