import { firmOpeners, looseOpeners, stuckOpeners } from "./item-openers.ts";
import { readHeading } from "./section-heading.ts";

/** A word that goes on: what follows it belongs to it. */
const goesOn =
  "and|or|to|[Tt]he|[Aa]n?|[Ff]irst|[Ss]ound|of|in|for|with|by|on|at|as|is|are|our|your|their|its|via|from|this|that|we|you|will|also|can|must|not|no|any|all|rated|be|have|has|including|include|includes|into|per|both|towards|through|using|[Yy]ears?|[Yy]rs|[Mm]onths?|[Rr]elevant|[Pp]revious|[Pp]roven|[Ee]xtensive|[Ww]orking|[Ww]ork|[Ii]ndustry|[Mm]inimum|[Ee]ssential|[Dd]esirable|[Ss]ome|[Gg]ood|[Gg]reat|[Ss]trong|[Ee]xcellent|[Aa]dvanced|[Bb]asic|about|need|needs|require|requires|within|who|which|whose|when|while|where|if|like|awarded";

/** A word without a capital, a number or a bracket: the last of an item. */
const smallWord = String.raw`(?:(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*|\d|\))`;

/**
 * Where an item of a list begins that was glued to the one before, as copying from a page does it: a capital in the middle of a
 * sentence at a deed ("Manage the team") or at what demands open with ("Experience of …"), or behind a gap of two spaces.
 */
const gluedItem = new RegExp(
  String.raw`(?<=[\p{Ll}\d)])(?<!\b(?:${goesOn}))(?:[ ]{1,3}(?:(?=${firmOpeners})|(?<=${smallWord}[ ]{1,3})(?=${looseOpeners}))|(?<!\d)[ ]{2,3}(?=\p{Lu}\p{Ll}))|(?<=\p{Ll}{2}|\))(?=${stuckOpeners})|(?<=\p{Ll},)[ ](?=The (?:successful|ideal|right) (?:candidate|applicant|person)\b)`,
  "gu",
);

/** A heading behind a sentence without its end: "within 12 months Key responsibilities include:", "in maths DESIRABLE:". */
const gluedHeading =
  /(?<=[\p{Ll}\d)])\s{0,3}(?=(\p{Lu}[\p{L}'’]{0,25}(?: [\p{L}'’&]{1,25}| ?\/ ?[\p{L}'’]{1,25}){1,5}|\p{Lu}{6,20})\s?:)/gu;
/** The same of one word: "jobs on a PDA Requirements: NVQ". */
const gluedLabel =
  /(?<=[\p{L}\d)])[ ]{1,3}(?<=(?:(?<![\p{L}'’-])(?!(?:and|or|of|the|your|our|key|in|for|with)\b)\p{Ll}[\p{L}'’-]{0,20}|\p{Lu}{2}|[\d)])[ ]{1,3})(?=(\p{Lu}\p{Ll}{5,20})\s?:)/gu;

/** Where items or headings begin that lost the line they stood on. */
export function gluedStarts(text: string): { index: number; length: number }[] {
  const headings = [...text.matchAll(gluedHeading), ...text.matchAll(gluedLabel)].filter(
    ([, words = ""]) => readHeading(words)?.strangers === 0,
  );
  return [...text.matchAll(gluedItem), ...headings].map(({ index, 0: { length } }) => ({
    index,
    length,
  }));
}
