import { wordWeight, wordWeights } from "../../keywords/word-weight.ts";
import { termKey } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import { lowerFirst } from "../lower-first.ts";
import { duration } from "./as-held.ts";
import { namesAward } from "./award-phrase.ts";
import type { Sourced } from "./letter-source.ts";

/**
 * What one holds as it is said ("a CSCS card", "NMC registration"), and what has but a bare name ("Paediatric First Aid",
 * "unvented systems"): the second is said to be among one's certificates.
 */
const isHeld = ({ text }: Sourced) =>
  /^(?:an?|the)\s|\b(?:registration|status|membership|clearance|QTS|QTLS)\b/u.test(text) ||
  /^(?:part-)?qualification\s/u.test(text);

/** "DQC", "WRAS" alone, a name with its stroke: what is certified by them, the reader is not told. */
const isTelling = ({ text }: Sourced) =>
  /\p{Ll}{3}/u.test(text) && !/\s[/+]\s|\blicen[cs]e\b|^\p{L}+ [Cc]ourse$/u.test(text);

/** Who awards it is no subject: "Institute of Leadership Level 5". */
const ofBody =
  /\b(?:Institute|Institution|Association|Society|Council|Federation|Guilds|Board|University|College)\b/u;

/** "Level 2 Food Safety", "Food Hygiene Level 2": an award, though not called one. */
function withLevel(text: string): string {
  const [, level = "", subject = ""] = /^Level ([1-8]) (?:in )?(\p{L}.*)$/u.exec(text) ?? [];
  const [, before = "", behind = ""] =
    /^(\p{Lu}[\p{L}\s&-]{3,40}?),? [Ll]evel ([1-8])$/u.exec(text) ?? [];
  const [grade, what] = level === "" ? [behind, before] : [level, subject];
  return grade === "" ||
    namesAward.test(what) ||
    /\b(?:and|&) Level\b/iu.test(what) ||
    ofBody.test(what)
    ? text
    : `a Level ${grade} in ${what}`;
}

/** "Unvented systems" in the middle of a sentence; "St John first aid" keeps its capital. */
const small = (text: string) =>
  /^\p{Lu}\p{Ll}{2,} \p{Ll}[\p{Ll}\s-]*$/u.test(text) &&
  // "Unvented systems" is described by no name.
  (/^\p{L}+ed\s/u.test(text) || wordWeight(termKey(words(text)[0]?.lower ?? "")) < wordWeights.rare)
    ? lowerFirst(text)
    : text;

export function heldOrNamed(items: readonly Sourced[]): { held: Sourced[]; named: Sourced[] } {
  const said = items.map((one) => ({ ...one, text: withLevel(one.text.replace(duration, "")) }));
  const all = said.filter(({ text }, at) => said.findIndex((one) => one.text === text) === at);
  return {
    held: all.filter(isHeld),
    named: all
      .filter((one) => !isHeld(one) && isTelling(one))
      .map((one) => ({ ...one, text: small(one.text) })),
  };
}
