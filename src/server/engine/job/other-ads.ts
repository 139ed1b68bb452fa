import type { Piece } from "./passages.ts";

/** What a website sets under an advertisement: the heads of further ones. */
const head =
  /^(?:(?:similar|related|recommended|more|other|latest) (?:jobs|vacancies|roles|positions)(?: (?:like this|near you|for you|you (?:may|might) (?:also )?like|at .{2,40}|in .{2,40}|from .{2,40}))?|jobs you (?:may|might) (?:also )?(?:like|be interested in)|people also (?:viewed|searched(?: for)?|applied to)|you (?:may|might) also (?:like|be interested in))\s?[:.…]?$/iu;
/** An advertisement is not over before this many pieces. */
const fewest = 5;

/** Without what a copied page says below the advertisement of other posts. */
export function withoutOtherAds(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(({ text, bullet }) => !bullet && head.test(text.trim()));
  return at < fewest ? pieces : pieces.slice(0, at);
}
