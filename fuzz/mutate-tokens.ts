import type { Dice } from "./dice.ts";

/** How a language is cut into pieces that can change places, and what else may stand in it. */
export type Language = { tokens: RegExp; words: readonly string[] };

const numbers = "0 1 -1 2 12 0.5 595 255 256 32768 -32768 65535 99999 4294967296 1e9 -0 NaN".split(
  " ",
);
const strange = [
  "\0",
  "\ud800",
  "\udc00x",
  "\u202e",
  "\u200b",
  "\ufeff",
  "e\u0301\u0301\u0301",
  "\u{1f469}\u200d\u{1f467}",
  "İ",
  "ﬃ",
  "ß",
  "שלום",
  "履歴書",
  "\u2028",
  "\u00a0",
  "\u3000",
  "￼",
];
const mostRepeats = 30;

/** The text with some of its pieces left out, doubled, moved, replaced, or taken from another text. */
export function mutateTokens(
  text: string,
  other: string,
  { tokens, words }: Language,
  chance: Dice,
): string {
  const pieces = text.match(tokens) ?? [];
  const foreign = other.match(tokens) ?? [];
  for (let times = chance.roll(6); times >= 0; times -= 1) {
    const at = chance.roll(pieces.length + 1);
    const some = pieces.slice(at, at + 1 + chance.roll(chance.pick([1, 4, 30])));
    const ways: (() => void)[] = [
      () => pieces.splice(at, some.length),
      () => pieces.splice(chance.roll(pieces.length + 1), 0, ...some),
      () => pieces.splice(at, 0, chance.pick(words)),
      () => pieces.splice(at, 1, chance.pick(words)),
      () => pieces.splice(at, 0, chance.pick(strange)),
      () => pieces.splice(at, some.length, ...taken(foreign, chance)),
      () => pieces.splice(at, 1, withOtherNumber(pieces[at] ?? "", chance)),
      () => pieces.splice(at, 1, withOtherCase(pieces[at] ?? "", chance)),
      () => pieces.splice(at, 0, some.join("").slice(0, 200).repeat(chance.roll(mostRepeats))),
    ];
    chance.pick(ways)();
  }
  return pieces.join("");
}

function taken(from: readonly string[], chance: Dice): readonly string[] {
  const at = chance.roll(from.length + 1);
  return from.slice(at, at + 1 + chance.roll(20));
}

function withOtherNumber(piece: string, chance: Dice): string {
  const found = [...piece.matchAll(/-?\d+(?:\.\d+)?/g)];
  if (found.length === 0) return piece + chance.pick(numbers);
  const { 0: old, index } = chance.pick(found);
  return piece.slice(0, index) + chance.pick(numbers) + piece.slice(index + old.length);
}

function withOtherCase(piece: string, chance: Dice): string {
  return chance.pick([piece.toUpperCase(), piece.toLowerCase(), [...piece].reverse().join("")]);
}
