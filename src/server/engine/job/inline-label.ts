import { countWords } from "./count-words.ts";
import { wishesBelow } from "./heading-leads.ts";
import type { SectionKind } from "./headings.ts";
import { inlineItems } from "./inline-list.ts";
import { moscowWeight } from "./moscow.ts";
import type { Piece } from "./passages.ts";
import { readHeading } from "./section-heading.ts";

/** "Requirements: a clean driving licence": label and content in one piece. */
export function inlineLabel(
  piece: Piece,
): { section: SectionKind; rest: Piece | null; once: boolean } | null {
  const match = /^[#*\s]{0,4}([^:\n]{2,60}?)\s?(?::|\s[-–—](?=\s))\**/u.exec(
    piece.text.slice(0, 80),
  );
  const label = match?.[1];
  if (!match || label === undefined) return null;
  const weight = weighed(label);
  const reading = weight
    ? { kind: weight, strangers: 0 }
    : (wished(match[0]) ?? readHeading(label));
  if (!reading || reading.strangers > 0 || countWords(label) > 6) return null;
  const from = match[0].length;
  const body = piece.text.slice(from);
  const gap = body.length - body.trimStart().length;
  if (body.trim() === "") return null;
  const rest = { ...piece, text: body.slice(gap), start: piece.start + from + gap };
  return {
    section: reading.kind,
    rest,
    once: piece.alone && (reading.kind === "terms" || weight === "waived"),
  };
}

/** "MUST: active clearance", "COULD: Python": shouted, that they are no part of a sentence. */
const weighed = (label: string) => (label === label.toUpperCase() ? moscowWeight(label) : null);

/** "Would make us v happy: Spectrum, photography", "Nice if you've got: MiDAS": what is wished for behind its colon. */
function wished(label: string): { kind: SectionKind; strangers: number } | null {
  const said = label.trim();
  const wishes =
    opensWishes.test(`${said} x`) ||
    (said.endsWith(":") && !namesSomething.test(said) && wishesBelow(said));
  return wishes ? { kind: "preferred", strangers: 0 } : null;
}

/** "Ideally CRM experience: Salesforce": what is wished for is named before the colon already. */
const namesSomething =
  /[()]|\b(?:experience|knowledge|understanding|skills?|qualifi\w+|certificates?|licen[cs]es?|degree|training)\b/iu;

/** A sentence that opens a list whose first item stands in it: "The candidate will need the following skills: Tact". */
const opensList =
  /^([^:;]{12,160}?\b(?:following(?: \p{L}+){0,3}|(?:will|must|should) (?:need to |also )?(?:have|possess|need|demonstrate|include|involve)|includes?|including|involves?|skills|experience|requirements|criteria))\s?:\s+(?=\S)/iu;
const holds = /\b(?:will|must|should) (?:need to |also )?(?:have|possess|need|demonstrate)$/iu;
const wordsOfLabel = 5;

/** "Things that would make us smile: Docker; having dealt with card payments; …" */
const opensWishes =
  /^([^:;.]{0,40}?\b(?:would (?:also |really )?(?:make (?:us|me) (?:\p{L}+ )?(?:smile|happy|grin)|make (?:our|my) (?:day|week|year)|be (?:lovely|great|nice|handy|useful|helpful|an? (?:\p{L}+ )?(?:bonus|plus|advantage))|help|set you apart|impress us|catch our eye)|bonus points(?: for)?|brownie points(?: for)?|nice[- ]to[- ]haves?|even better))\s?:\s+(?=\S)/iu;

/** "We'd be specially pleased to see After Effects; Figma; a charity background": no colon, but a row of items. */
const seesWishes =
  /^(we(?:['’]d| would) (?:\p{L}+ ){0,2}(?:be (?:\p{L}+ )?(?:pleased|delighted|happy|thrilled|interested|excited)|love|like) to (?:see|hear of|find))\s+(?=\S.*;$)/iu;

/** The section that such a sentence opens for itself and for those behind it, and its first item. */
export function listWithin(piece: Piece): { section: SectionKind; rest: Piece } | null {
  const start = piece.text.slice(0, 200);
  const wishes = opensWishes.exec(start) ?? seesWishes.exec(start);
  const match = wishes ?? opensList.exec(start);
  const label = match?.[1];
  if (!match || label === undefined || piece.alone || inlineItems(piece.text).length > 0)
    return null;
  const reading = readHeading(label.split(/\s+/u).slice(-wordsOfLabel).join(" "));
  const named = reading && reading.strangers < 3 ? reading.kind : null;
  const section = wishes ? "preferred" : holds.test(label) ? "person" : named;
  if (!section) return null;
  const from = match[0].length;
  return { section, rest: { ...piece, text: piece.text.slice(from), start: piece.start + from } };
}
