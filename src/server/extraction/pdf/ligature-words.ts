/**
 * What follows an f-ligature in English words, to tell "fi" from "fl" where a font lost the ligature:
 * beginnings of the rest of the word that speak for "fl".
 */
export const afterFl = [
  "a",
  "ect",
  "ecs",
  "ee",
  "et",
  "ew",
  "ex",
  "ict",
  "ight",
  "ip",
  "o",
  "u",
  "y",
];
/** Exceptions to the above: these speak for "fi". */
export const afterFi = ["able", "anc", "at", "ance", "ar"];
