import { skillNamed } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { trimEdges } from "./cv-line.ts";
import { employerScore, endsInLegalForm, isContractWord } from "./employers.ts";
import { endsPlace, isPlace, isPlacePart, isStreet } from "./places.ts";
import { splitTitleFromEmployer } from "./split-title.ts";

/** What a part of a heading line could be. */
export type PartKind = "title" | "employer" | "place" | "unknown";
/** A part of a heading line; `tail`: behind a comma, it may still belong to the title before it. */
export type Part = { text: string; kind: PartKind; score: number; line: number; tail: boolean };

const divider = /\s*(?:[|‖•·●▪◦\t]|ï¼\S*|\uFF0D|\u200B)\s*|\s+[–—―-]+\s+|\s*[–—―]\s+|\s{3,}/u;
const atWord = /\s+(?:at|@|bei der|bei|beim|chez|presso|bij|for)\s+(?=["“]?[\p{Lu}\d])/u;
const edgeJoin = /^(?:at|bei|chez|presso|bij|in|w|в|en|@)\s+/iu;

function kindOf(text: string): { kind: PartKind; score: number } {
  const score = employerScore(text);
  if (isPlace(text) && score < 2) return { kind: "place", score };
  const title = looksLikeJobTitle(text);
  const last = text.split(/\s+/).at(-1) ?? "";
  const people = score >= 1 && /(?:ors|ers|ists|ants|ians)$/.test(last);
  if (title && !people && (score < 2 || (score === 2 && employerScore(last) < 2)))
    return { kind: "title", score };
  if (score >= 1) return { kind: "employer", score };
  return { kind: isStreet(text) ? "place" : "unknown", score };
}

/** Comma-separated parts; a town before a state and a title behind one are parts too ("Acme Leeds, UK Driver"). */
function commaTexts(piece: string): string[] {
  const texts = piece.split(/\s*,\s*/).filter((text) => text !== "");
  return texts.flatMap((text, i) => {
    const words = text.split(/\s+/);
    const [first = "", ...behind] = words;
    if (i > 0 && behind.length > 0 && endsPlace(first) && looksLikeJobTitle(behind.join(" "))) {
      return [first, behind.join(" ")];
    }
    const last = words.at(-1) ?? "";
    const next = texts[i + 1]?.split(/\s+/)[0] ?? "";
    if (
      words.length > 1 &&
      isPlacePart(last) &&
      endsPlace(next) &&
      !isPlacePart(text) &&
      !/\b(?:of|in)$/i.test(words.slice(0, -1).join(" "))
    ) {
      return [words.slice(0, -1).join(" "), last];
    }
    return [text];
  });
}

const townShape =
  /^(?:\d{4,5}\s)?\p{Lu}[\p{L}'’-]{2,20}(?:\s(?:(?:upon|on|sur|am|an|der|de|la|le|del|do|da|nad|aan|den|i)\s)?\p{Lu}[\p{L}'’-]{1,15})?$/u;

/** The last part behind an employer's name: a town no list knows, unless it is a subject or part of a name. */
function isTownBehind(employer: Part | undefined, text: string): boolean {
  if (!employer || employer.kind === "title" || employer.kind === "place") return false;
  if (employer.kind === "unknown" && !employer.text.includes(" ")) return false;
  if (employer.text.length > 60) return false;
  if (!townShape.test(text) || text === text.toUpperCase() || endsInLegalForm(`x ${text}`))
    return false;
  return !/\b(?:and|et|und|y|e|i|en|&)\b/u.test(text) && skillNamed(text) === undefined;
}

/** Divides "Employer, Town, ST, Title" where its parts are told by signs; joins what belongs together. */
export function commaParts(piece: string, line: number): Part[] {
  const whole = kindOf(piece);
  const texts = commaTexts(piece);
  if (texts.length < 2 || whole.kind === "place")
    return [{ text: piece, ...whole, line, tail: false }];
  const parts: Part[] = [];
  for (const [i, text] of texts.entries()) {
    const own = kindOf(text);
    const next = texts[i + 1];
    const town =
      i > 0 && own.kind === "unknown" && next !== undefined && endsPlace(next) && text.length < 30;
    const before = parts.at(-1);
    const last = next === undefined && own.kind === "unknown" && isTownBehind(before, text);
    const kind: PartKind = town || last || isPlacePart(text) ? "place" : own.kind;
    const joins =
      before !== undefined &&
      ((kind === "place" && before.kind === "place") ||
        (before.kind !== "title" &&
          before.kind !== "place" &&
          (kind === "unknown" || kind === "employer")) ||
        (kind === "employer" &&
          before.kind !== "title" &&
          own.score === 3 &&
          text.split(" ").length === 1));
    if (before && joins) {
      before.text = `${before.text}, ${text}`;
      before.score = Math.max(before.score, own.score);
      if (before.kind === "unknown" && kind === "employer") before.kind = "employer";
    } else {
      parts.push({
        text,
        kind,
        score: own.score,
        line,
        tail: before?.kind === "title" && kind !== "place",
      });
    }
  }
  return parts;
}

function bracketParts(text: string): string[] {
  const match = /^(.{2,80}?)\s*[([]([^()[\]]{2,60})[)\]]$/u.exec(text);
  if (!match?.[1] || !match[2]) return [text];
  if (isPlace(match[2]) || isContractWord(match[2]) || employerScore(match[2]) === 3)
    return [match[1], match[2]];
  return [text];
}

/** "Web Developer San Jose, CA" is a title and a place though nothing divides them. */
function splitTrailingPlace(piece: string): string[] {
  const words = piece.split(/\s+/);
  const firstComma = words.findIndex((word) => word.endsWith(","));
  const last = firstComma < 0 ? words.length - 1 : firstComma;
  for (let from = Math.max(1, last - 2); from <= last; from++) {
    const place = words.slice(from).join(" ");
    const title = words.slice(0, from).join(" ");
    const known = isPlacePart(
      words
        .slice(from, last + 1)
        .join(" ")
        .replace(/,$/, ""),
    );
    if (
      known &&
      isPlace(place) &&
      !/\b(?:of|in|for|to)$/i.test(title) &&
      (looksLikeJobTitle(title) || endsInLegalForm(title))
    )
      return [title, place];
  }
  return [piece];
}

/** Divides a heading line at dividers, dashes, "at" and brackets. */
export function piecesOf(text: string): string[] {
  return text
    .split(divider)
    .flatMap((piece) => {
      const at = atWord.exec(piece);
      const left = at ? piece.slice(0, at.index) : "";
      if (!at || !looksLikeJobTitle(left)) return [piece];
      return [left, piece.slice(at.index + at[0].length)];
    })
    .flatMap((piece) => bracketParts(piece.trim()))
    .flatMap(splitTrailingPlace)
    .flatMap(splitTitleFromEmployer)
    .map((piece) => trimEdges(piece.replace(edgeJoin, "")))
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !isContractWord(piece));
}
