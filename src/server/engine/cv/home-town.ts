import { skillNamed } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { mailAddress, phoneNumber } from "./contact-signs.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { isKnownHeading } from "./headings.ts";
import { isGivenName, isNoName } from "./name-support.ts";
import { lineSign } from "./role-heading.ts";

/** Besides what no name has: what else stands alone among contact details. */
const refused = foldedSet(
  "licence license citizen available full clean driving own open visa mobile phone telephone email mail home work call contact british settled right tel mob fax cell ring text whatsapp",
  " ",
);
const shape =
  /^(?:St\.?\s)?\p{Lu}\p{Ll}{2,20}(?:[\s-](?:\p{Lu}\p{Ll}{2,20}|on|upon|le|the|in|by|under)){0,3}$/u;
const reached = new RegExp(`${mailAddress}|${phoneNumber}`);
const divider = /\s*[|•·*~,/\t]\s*|\s+[–—-]\s+|\.\s/u;

/** Whether a text among contact details could be a town's name: it is nothing else. */
export function couldBeTown(written: string, name: string | null = null): boolean {
  const piece = written.replace(/\sarea$/, "");
  if (!shape.test(piece) || piece === name || isKnownHeading(piece)) return false;
  const words = foldLetters(piece).split(/[\s-]/);
  if (words.some((word) => refused.has(word) || isNoName(word))) return false;
  if (isGivenName(words[0] ?? "")) return false;
  if (lineSign(piece) !== "none" || employerScore(piece) > 0) return false;
  return skillNamed(piece) === undefined && findLanguages(piece).length === 0;
}

/**
 * A town no list knows, by where it stands: the one name beside the phone number and the address, or on the line
 * between the person's name and those.
 */
export function findHomeTown(lines: readonly ShapedLine[], name: string | null): string | null {
  const at = lines.findIndex(({ text }) => name !== null && text.includes(name));
  if (at < 0) return null;
  const beside = /^,\s(.+)$/u.exec(lines[at]?.text.slice(name?.length) ?? "")?.[1] ?? "";
  if (couldBeTown(beside, name) && lines.slice(at).some(({ text }) => reached.test(text)))
    return beside;
  const [below, next] = [lines[at + 1], lines[at + 2]];
  const alone = below?.text.trim() ?? "";
  if (reached.test(next?.text ?? "") && couldBeTown(alone, name)) return alone;
  for (const { divided } of lines.slice(at + 1, at + 4)) {
    if (!reached.test(divided) || divided.length > 200) continue;
    const named = divided.split(divider).filter((piece) => couldBeTown(piece.trim(), name));
    if (named.length === 1) return named[0]?.trim() ?? null;
  }
  return null;
}
