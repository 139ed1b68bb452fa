import { readPairs } from "../test/engine-pairs.ts";
import type { Target } from "./check-case.ts";
import type { Dice } from "./dice.ts";
import { rtfLanguage, textLanguage } from "./languages.ts";
import { makeFile } from "./make-files.ts";
import { makeText } from "./make-texts.ts";
import { damaged, withOtherSectors } from "./mutate-bytes.ts";
import { withOtherObjects, withOtherParts } from "./mutate-packed.ts";
import { type Language, mutateTokens } from "./mutate-tokens.ts";
import { packedPair, pairOf } from "./pair.ts";

type Change = (input: Uint8Array, other: Uint8Array, chance: Dice) => Uint8Array | undefined;

/** Files larger than this are slow and hold nothing that a smaller one does not. */
const mostBytes = 64_000;
const mostCharacters = 500;

const inWords =
  (language: Language, encoding: BufferEncoding): Change =>
  (input, other, chance) => {
    const [text = "", from = ""] = [input, other].map((one) => Buffer.from(one).toString(encoding));
    return new Uint8Array(Buffer.from(mutateTokens(text, from, language, chance), encoding));
  };
const inBytes: Change = (input, _other, chance) => damaged(input, chance);
const inSectors: Change = (input, _other, chance) => withOtherSectors(input, chance);

const inPair: Change = (input, other, chance) => {
  const [pair, from] = [pairOf(input), pairOf(other)];
  if (!pair || !from) return undefined;
  const letter = chance.once(8);
  if (chance.once(6)) return packedPair({ ...pair, letter, ad: from.ad });
  const side = chance.pick(["cv", "ad"] as const);
  const text = mutateTokens(pair[side], from[side], textLanguage, chance);
  return packedPair({ ...pair, letter, [side]: text.slice(0, mostCharacters) });
};

const changes: Record<Target, readonly Change[]> = {
  pdf: [withOtherObjects, withOtherObjects, withOtherObjects, inBytes],
  docx: [withOtherParts, withOtherParts, withOtherParts, inBytes],
  doc: [inSectors, inSectors, inBytes],
  rtf: [inWords(rtfLanguage, "latin1"), inWords(rtfLanguage, "latin1"), inBytes],
  txt: [inWords(textLanguage, "utf8"), inWords(textLanguage, "utf16le"), inBytes],
  engine: [inPair],
};

const pairs = readPairs();

/** Some lines of a text, with blanks between them kept. */
function someLines(text: string, chance: Dice): string {
  const lines = text.split("\n");
  const at = chance.roll(lines.length);
  return lines.slice(at, at + 1 + chance.roll(10)).join("\n");
}

/** An input of a grammar alone. */
export function makeNew(target: Target, chance: Dice): Uint8Array {
  if (target !== "engine") return makeFile(target, chance);
  const side = (of: "cv" | "ad") =>
    chance.once(2)
      ? makeText(chance).slice(0, chance.pick([100, 200, mostCharacters]))
      : someLines(chance.pick(pairs)[of], chance);
  return packedPair({ cv: side("cv"), ad: side("ad"), letter: chance.once(8) });
}

/** Two inputs that were worth keeping, one changed with what the other has; a new one where that cannot be done. */
export function makeFrom(
  target: Target,
  picked: readonly [Uint8Array, Uint8Array],
  chance: Dice,
): Uint8Array {
  const [input, other] = picked;
  const changed = chance.pick(changes[target])(input, other, chance);
  return (changed ?? makeNew(target, chance)).slice(0, target === "engine" ? undefined : mostBytes);
}
