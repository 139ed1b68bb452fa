import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { asksPlainly } from "./asks-plainly.ts";
import { criteriaCodes } from "./coded-criteria.ts";
import { countWords } from "./count-words.ts";
import { tableHeadLength } from "./criteria-table.ts";
import { hasCue, isPersonTalk } from "./cue-match.ts";
import {
  asksItself,
  headingOf,
  headsImportance,
  isSubheading,
  namesOneGroup,
  type SectionState,
} from "./heading-of-section.ts";
import type { SectionKind } from "./headings.ts";
import { headsParagraph } from "./heads-paragraph.ts";
import { inlineLabel, listWithin } from "./inline-label.ts";
import { itemGoneOn, namesItem } from "./list-item.ts";
import { withoutOtherAds } from "./other-ads.ts";
import { type Piece, piecesOf } from "./passages.ts";
import { isApart, sharesLine } from "./same-line.ts";
import { flatRow, marksRow, type Passage, rowGoneOn, tableCell } from "./table-rows.ts";
import { tickedTables } from "./ticked-table.ts";
import { wishGoesOn } from "./wish-gone-on.ts";

export type { Passage } from "./table-rows.ts";

/** Reads the headings of an advertisement and gives the pieces between them their sections. */
export function passagesOf(text: string): Passage[] {
  const state: SectionState = {
    section: "intro",
    person: false,
    bullets: 0,
    since: 0,
    ofGroup: false,
    grouped: false,
    table: [],
    flat: false,
    marked: false,
    labelled: false,
  };
  const passages: Passage[] = [];
  const found = withoutOtherAds(piecesOf(text));
  const codes = criteriaCodes(found, text);
  const tables = tickedTables(text);
  const criteria = found
    .filter((piece) => !codes.isNumber(piece))
    .filter(({ start }) => !tables.some(({ from, to }) => from <= start && start < to))
    .map(codes.read)
    .concat(tables.flatMap((table) => table.criteria))
    .sort((one, other) => one.piece.start - other.piece.start);
  const pieces = criteria.map(({ piece }) => piece);
  let headEnd = 0;
  /** What a list within a line has interrupted. */
  let interrupted: SectionKind | null = null;
  pieces.forEach((piece, at) => {
    if (at < headEnd) return;
    const before = pieces[at - 1];
    if (interrupted && before && !sharesLine(text, before, piece)) {
      open(state, interrupted);
      interrupted = null;
    }
    if (piece.columns > 1) {
      if (marksRow(text, passages, piece) || rowGoneOn(text, passages, piece)) return;
      const passage = tableCell(state, piece, pieces[at + 1]);
      if (passage) passages.push(passage);
      return;
    }
    const mark = criteria[at]?.mark;
    if (mark) {
      passages.push({ ...piece, section: mark, listed: true });
      return;
    }
    const head = tableHeadLength(pieces, at);
    if (head > 0) {
      open(state, "person");
      state.flat = true;
      headEnd = at + head;
      return;
    }
    if (codes.isLegend(piece)) return;
    if (state.flat && flatRow(passages, piece, pieces[at + 1])) return;
    const heading = headingOf(piece, pieces[at + 1], state);
    if (heading) {
      if (!isSubheading(piece, heading, state)) {
        open(state, heading);
        state.ofGroup = namesOneGroup(piece, heading);
        const next = pieces[at + 1];
        state.labelled =
          next !== undefined && sharesLine(text, piece, next) && isWholeList(text, next);
      }
      if (heading === "person" && headsImportance(pieces[at + 1])) state.grouped = true;
      if (asksItself(piece)) passages.push({ ...piece, section: heading, listed: true });
      return;
    }
    const labelled = inlineLabel(piece);
    const gap = before !== undefined && isApart(text, before, piece) && !piece.bullet;
    if (gap && !labelled && endsAtGap(state, piece)) open(state, "role");
    if (state.section !== "intro" && headsParagraph(text, pieces, at)) {
      if (!isBoilerplate(state.section)) open(state, "role");
      return;
    }
    if (labelled) {
      const left = state.section;
      open(state, labelled.section);
      state.labelled = labelled.rest !== null && isWholeList(text, labelled.rest);
      if (!labelled.rest || namesPost(piece, labelled.rest)) return;
      passages.push({ ...labelled.rest, section: labelled.section, listed: true });
      if (labelled.once) open(state, isBoilerplate(left) ? "role" : left);
      return;
    }
    const list = listWithin(piece);
    if (list) {
      interrupted ??= state.section;
      open(state, list.section);
      passages.push({ ...list.rest, section: list.section, listed: false });
      return;
    }
    if (wishGoesOn(text, passages.at(-1), piece)) {
      passages.push({ ...piece, section: "preferred", listed: true });
      return;
    }
    const item = itemGoneOn(text, pieces, at);
    if (namesItem(text, piece, pieces[at + 1]) && isListed(state, piece)) {
      state.bullets += 1;
      return;
    }
    if (!item) closeAfterList(state, piece, pieces.slice(at + 1, at + 1 + lookAhead));
    state.since += 1;
    if (piece.bullet) state.bullets += 1;
    const listed = isListed(state, item ?? piece);
    passages.push({ ...piece, section: state.section, listed });
  });
  return passages;
}

function open(state: SectionState, section: SectionKind): void {
  state.section = section;
  state.bullets = 0;
  state.since = 0;
  state.labelled = false;
  state.flat = state.flat && section === "person";
  state.person = section === "person" || section === "required" || section === "preferred";
}

/** "PERSON SPECIFICATION – Senior Payroll Officer, Newark": for whom it is. */
function namesPost({ text }: Piece, rest: Piece): boolean {
  const [post = ""] = rest.text.split(/,\s|\s[-–—|]\s/u);
  return (
    /^\W*(?:person|candidate|job)\s(?:spec|profile|description)/iu.test(text) &&
    looksLikeJobTitle(post)
  );
}

/** What nobody asks for, what a label and its list say in one line, and a table go no further than an empty line. */
function endsAtGap({ section, since, labelled, flat }: SectionState, { text }: Piece): boolean {
  return (section === "waived" && since > 0) || labelled || (flat && /\p{Ll}[.!?]$/u.test(text));
}

/** "Desirable: BIA; PEPS 1 or 2; Liquidlogic": behind its label stands the list, and not only its first item. */
function isWholeList(text: string, { start }: Piece): boolean {
  const [line = ""] = text.slice(start, start + longestLine).split("\n", 1);
  return /;\s\S[^;]*[;.]|,\s[^,]*,\s.*\.$/u.test(line);
}

const longestLine = 900;

function isListed(state: SectionState, piece: Piece): boolean {
  return piece.bullet || (state.section !== "intro" && state.section !== "role" && piece.alone);
}

/** A paragraph after a list has left the list's section; so has one that speaks of the person, in boilerplate. */
function closeAfterList(state: SectionState, piece: Piece, ahead: readonly Piece[]): void {
  if (state.bullets > 1 && signs(piece) && !ahead.some(({ bullet }) => bullet)) open(state, "role");
  const paragraph =
    !piece.bullet &&
    piece.text.length > 35 &&
    /[.!?]["”’)]?$/u.test(piece.text) &&
    !/^\p{Lu}[^.:]{2,30}: /u.test(piece.text);
  if (state.bullets > 1 && paragraph) open(state, "role");
  else if (state.section === "terms" && state.since > 0) open(state, "role");
  else if (isBoilerplate(state.section) && paragraph && isPersonTalk(piece.text))
    open(state, "role");
}

/** A few words that ask nothing, without a bullet behind the last: who signs, or what another part is called. */
function signs({ text, bullet }: Piece): boolean {
  return (
    !bullet &&
    !/[,:;/&]/u.test(text) &&
    countWords(text) <= mostInSignature &&
    !hasCue("person", text) &&
    !asksPlainly(text)
  );
}

const mostInSignature = 5;
/** How many pieces behind the last bullet must be without one for the list to be over. */
const lookAhead = 3;

/** Whether a section's content is not read for demands. */
export function isBoilerplate(section: SectionKind): boolean {
  return ["benefits", "company", "equality", "apply", "terms", "waived"].includes(section);
}
