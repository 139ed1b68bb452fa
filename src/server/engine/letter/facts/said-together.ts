import { nameList } from "../../text/name-list.ts";
import type { Sourced } from "./letter-source.ts";

/** Those of a list that can stand in one sentence: an item that `accepts` refuses beside the ones before it is left out. */
export function saidTogether(
  items: readonly Sourced[],
  opening: "I have" | "I hold",
  accepts: (sentence: string) => boolean,
): Sourced[] {
  const kept: Sourced[] = [];
  for (const item of items) {
    if (kept.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) continue;
    const texts = [...kept, item].map(({ text }) => text);
    if (accepts(`${opening} ${nameList(texts, texts.length)}.`)) kept.push(item);
  }
  return kept;
}
