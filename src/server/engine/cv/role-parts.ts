import { looksLikeJobTitle, opensWithForeignPost } from "../vocabulary/job-titles.ts";
import { employerScore, isKnownEmployer, opensWithHouse } from "./employers.ts";
import { anyJob } from "./heading-pieces.ts";
import { isPlace, isStreet } from "./places.ts";

/** What a part of a heading line could be. */
type PartKind = "title" | "employer" | "place" | "unknown";
/** What a text could be by itself, and how much it looks like the name of an organisation. */
export type Kinded = { kind: PartKind; score: number };
/** A part of a heading line; `tail`: behind a comma, it may still belong to the title before it. */
export type Part = Kinded & {
  text: string;
  line: number;
  tail: boolean;
  /** A title behind a comma with an unknown name before it, which may belong to it. */
  after?: boolean;
};

/** Whether a text names several of one trade, as firms call themselves: "Hall Opticians". */
export const namesPeople = (text: string): boolean =>
  !/\s(?:to|for|of)\s/.test(text) &&
  /(?:ors|ers|ists|ants|ents|ians|ects|vets|paths)$/i.test(text.replace(cooperative, ""));

const cooperative = /\sCo-op(?:erative)?$/u;

/** "Bar and kitchen work in New Zealand": work that names no employer. */
const plainWork =
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,3}\swork\s(?:in|on|at|for|with|abroad)(?!\p{L})|^\p{Lu}\p{Ll}+\sand\s\p{Ll}+\swork$/u;

/** "Shift Supervisor (promoted from driver)", "Glanrhyd Community Arts", "Tarn Marine": the words that could make a title. */
const titleText = (text: string) =>
  text
    .replace(/\s\(\p{Ll}[^()]{2,60}\)$/u, "")
    .replace(/(?<=\p{L}\s)(?:Arts|(?<!Royal\s)Marine)(?!\p{L})/u, "")
    .replace(/(?<=\p{Lu}\p{L}+\s)Co-op(?:erative)?(?![\p{L}-])/u, "");

/** "Tesco Hove": an employer everybody knows, and the town of the branch. */
function isBranch(text: string): boolean {
  const at = text.lastIndexOf(" ");
  return at > 0 && isKnownEmployer(text.slice(0, at)) && isPlace(text.slice(at + 1));
}

export function kindOf(text: string): Kinded {
  const score = isBranch(text) ? 3 : employerScore(text);
  if (plainWork.test(text)) return { kind: "title", score: 0 };
  if (isPlace(text) && score < 2) return { kind: "place", score };
  const title = looksLikeJobTitle(titleText(text)) || anyJob.test(text);
  const last = text.split(/\s+/).at(-1) ?? "";
  // "Studio Tecnico Barbolini": what the house is, though a word in it could be somebody's post.
  const post =
    text
      .replace(/\s\([^()]*\)$/, "")
      .split(/\s+/)
      .at(-1) ?? "";
  const house = score === 1 && opensWithHouse(text) && !looksLikeJobTitle(post);
  // "Mitarbeiter Spedition": where the post comes first the last word says where, and names nobody.
  if (title && !house && score < 3 && opensWithForeignPost(text)) return { kind: "title", score };
  if (
    title &&
    !house &&
    !(score >= 1 && namesPeople(text)) &&
    (score < 2 || (score === 2 && employerScore(last) < 2))
  )
    return { kind: "title", score };
  if (score >= 1) return { kind: "employer", score };
  const address = isStreet(text) && /\d/.test(text);
  return { kind: address ? "place" : "unknown", score };
}
