import { neverNames } from "./duty-verbs.ts";
import { readHeading } from "./section-heading.ts";

/** What a demand opens with. */
const demands = String.raw`Experience (?:of|in|with|working|managing)\b|Previous experience\b|Proven\b|Ability to\b|Able to\b|Knowledge of\b|Understanding of\b|Working knowledge\b|Excellent \p{L}|Strong \p{L}|Good (?!by\b|in\b|and\b)\p{L}|Must (?:have|be|hold|possess)\b|You (?:will|must|should|need)\b|Responsible for\b|A (?:good|strong|sound|proven|methodical|flexible|positive|professional) \p{L}|Attention to detail\b`;

const titled = neverNames.map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1)).join("|");

/** A word that goes on: what follows it belongs to it. */
const goesOn =
  "and|or|to|[Tt]he|[Aa]n?|[Ff]irst|[Ss]ound|of|in|for|with|by|on|at|as|is|are|our|your|their|its|via|from|this|that|we|you|will|also|can|must|not|no|any|all|rated|be|have|has|including|include|includes|into|per|both|towards|through|using|[Yy]ears?|[Yy]rs|[Mm]onths?|[Rr]elevant|[Pp]revious|[Pp]roven|[Ee]xtensive|[Ww]orking|[Ww]ork|[Ii]ndustry|[Mm]inimum|[Ee]ssential|[Dd]esirable|[Ss]ome";

/**
 * Where an item of a list begins that was glued to the one before, as copying from a page does it: a capital in the middle of a
 * sentence at a deed ("Manage the team") or at what demands open with ("Experience of …"), or behind a gap of two spaces.
 */
const gluedItem = new RegExp(
  String.raw`(?<=[\p{Ll}\d)])(?<!\b(?:${goesOn}))(?:[ ]{1,3}(?=(?:${titled}) \p{Ll}|${demands})|(?<!\d)[ ]{2,3}(?=\p{Lu}\p{Ll}))`,
  "gu",
);

/** A heading of several words behind a sentence without its end: "within 12 months Key responsibilities include:". */
const gluedHeading =
  /(?<=[\p{Ll}\d)])\s{0,3}(?=(\p{Lu}[\p{L}'’]{0,25}(?: [\p{L}'’&]{1,25}| ?\/ ?[\p{L}'’]{1,25}){1,5})\s?:)/gu;

/** Where items or headings begin that lost the line they stood on. */
export function gluedStarts(text: string): { index: number; length: number }[] {
  const headings = [...text.matchAll(gluedHeading)].filter(
    ([, words = ""]) => readHeading(words)?.strangers === 0,
  );
  return [...text.matchAll(gluedItem), ...headings].map(({ index, 0: { length } }) => ({
    index,
    length,
  }));
}
