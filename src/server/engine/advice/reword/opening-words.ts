import { itemsOf, rowsOf, wordSet } from "../../words/tables.ts";

/** Openings that hide the verb. None that tells of a lesser part ("helped with", "involved in"): that is for the person to say. */
export const hiddenVerb =
  /^(?:i (?:am|was|have been) |was |am )?(?:(?:mainly|primarily|also|directly|solely|fully) )?(?:responsible for|accountable for|tasked with|in charge of|(?:(?:my|main|key|daily|core|the) ){0,2}(?:duties|responsibilities|tasks|role|job) (?:included?|includes|involved?|involves)):? (?:the )?/iu;

/** Openings that leave one's own part unsaid. */
export const unsaidPart =
  /^(?:i )?(?:was |been |am )?(?:(?:closely|actively|heavily|partly|jointly|also) )?(?:involved (?:in|with)|helped (?:with|out with)|assisted (?:with|in)|participated in|contributed to|part of the)\b/iu;

/** Base forms whose -ing form is hardly ever a noun before another: "managing staff", never "the managing staff". */
export const plainVerbs = wordSet("plain verb");

/** Nouns of doing that stand before "of", with the verb they come from. */
export const verbOfNoun: Readonly<Record<string, string>> = Object.fromEntries(
  rowsOf("verbs").flatMap((row) => itemsOf(row[5] ?? "").map((noun) => [noun, row[0] ?? ""])),
);

/** What shows that an -ing form before it is a verb: "cleaning the kitchen", not "cleaning products". */
export const objectBegins =
  /^(?:the|a|an|all|any|each|every|both|our|my|their|its|his|her|this|these|those|new|up to|over|more than|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)\b/iu;
