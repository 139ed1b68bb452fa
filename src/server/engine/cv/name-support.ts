import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import type { ShapedLine } from "./cv-line.ts";
import { givenNames } from "./given-names.ts";
import { nameParticles, notNames } from "./name-words.ts";

const particles = foldedSet(nameParticles, " ");
const given = foldedSet(givenNames, " ");
const refused = foldedSet(notNames, " ");

export const isGivenName = (word: string): boolean => given.has(foldLetters(word));

/** "van", "de": part of a name, in small letters. */
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());

/** Whether a word stands at the top of CVs and in no name. */
export const isNoName = (word: string): boolean =>
  refused.has(foldLetters(word).replace(/[.:]$/, ""));

/** The words of a name. */
export function nameWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** "hello@jobloggs.example": whoever has a domain of their own is named by it, first name and last. */
function ownsDomain(email: string | null, name: string): boolean {
  const domain = foldLetters(email?.split("@")[1] ?? "").replace(/[^\p{L}]/gu, "");
  const words = nameWords(foldLetters(name)).map((word) => word.replace(/[^\p{L}]/gu, ""));
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return words.length > 1 && first.length > 1 && last.length > 2 && domain.includes(first + last);
}

/** How far an e-mail address speaks for a name: its local part holds a name, or the initial and one. */
export function supportedBy(email: string | null, name: string): boolean {
  if (ownsDomain(email, name)) return true;
  const local = foldLetters(email?.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "");
  if (local.length < 3) return false;
  return nameWords(foldLetters(name)).some(
    (word) => word.length >= 3 && local.includes(word.replace(/[^\p{L}]/gu, "")),
  );
}

/** Words that the CV also writes in lower case are words, not names; a known given name is one all the same. */
export function madeOfWords(name: string, lowerWords: ReadonlySet<string>): boolean {
  const parts = nameWords(name.toLowerCase()).filter(
    (part) => part.length > 2 && !isParticle(part),
  );
  if (parts.some(isGivenName)) return false;
  return parts.filter((part) => lowerWords.has(part)).length * 2 >= parts.length;
}

export function wordsInLowerCase(lines: readonly ShapedLine[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of lines.slice(0, 400)) {
    for (const match of text
      .slice(0, 2000)
      .matchAll(/(?<![\p{L}@./-])\p{Ll}{3,24}(?![\p{L}@./-])/gu))
      found.add(match[0]);
  }
  return found;
}

export function fullySupported(email: string | null, words: readonly string[]): boolean {
  const local = foldLetters(email?.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "");
  const plain = words.map((word) => foldLetters(word).replace(/[^\p{L}]/gu, ""));
  const [first = "", last = ""] = [plain[0], plain.at(-1)];
  const initials = words.slice(1).flatMap((word) => foldLetters(word).split("-"));
  const short = first + initials.map((word) => word.charAt(0)).join("");
  if (first.length > 2 && initials.length > 1 && local === short) return true;
  return (
    last.length > 2 &&
    local.includes(last) &&
    (local.startsWith(first.charAt(0)) || local.includes(first))
  );
}
