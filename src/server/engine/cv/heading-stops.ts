import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { employerScore, endsInLegalForm } from "./employers.ts";

/** "Motorpoint, Slough: Vehicle Purchaser": behind the colon stands what somebody was there. */
export function splitAtColon(piece: string): string[] {
  const [, name = "", post = ""] = /^([^:]{2,60}):\s+(\p{Lu}[^:]{2,60})$/u.exec(piece) ?? [];
  const firm = name.includes(", ") || employerScore(name) > 0;
  return firm && looksLikeJobTitle(post) && !looksLikeJobTitle(name) ? [name, post] : [piece];
}

/** "Oldacre Pumps Ltd, Dudwell. Mill setter": behind an employer and its town, a post no list knows. */
function isPostBehind(firm: string, post: string): boolean {
  const [name = "", town] = firm.split(", ");
  const named = town !== undefined && (endsInLegalForm(name) || employerScore(name) > 0);
  return named && /^\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}[\p{L}'’/-]+){1,3}$/u.test(post);
}

/** "Altenpflegerin, stellv. Wohnbereichsleitung": a stop that only ends a short form. */
export const notShort =
  "(?<!(?<!\\p{L})(?:stellv|staatl|gepr|kaufm|techn|wiss|verantw|exam|zert|dipl|appr|kat|kl|cat|lic|assoc|asst|dept|univ))";
const postBefore = new RegExp(
  `^([^.,]{4,60}(?:\\p{Ll}{3}|\\p{Lu}{4})(?:,\\s(?:then|later)\\s[^.,]{3,40}\\p{Ll}{3})?)${notShort}\\.\\s+(\\p{Lu}.{2,80})$`,
  "u",
);
const firmBefore = new RegExp(
  `^((?:[^.]|(?<=(?<!\\p{L})\\p{Lu})\\.){4,80}(?:\\p{Ll}{3}|\\)))${notShort}\\.\\s+(\\p{Lu}.{2,90})$`,
  "u",
);

/** "Machinist. Wrenford Knitwear", "High street bank, Leeds. Clerk": a stop behind a title's whole word, where no short form ends. */
export function splitAtStop(piece: string): string[] {
  const [, post = "", name = ""] = postBefore.exec(piece) ?? [];
  if (looksLikeJobTitle(post)) return [post, name];
  const [, firm = "", behind = ""] = firmBefore.exec(piece) ?? [];
  const [first = ""] = behind.split(", ");
  return looksLikeJobTitle(first) || isPostBehind(firm, first) ? [firm, behind] : [piece];
}
