import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { trimEdges } from "./cv-line.ts";
import { employerScore, endsInLegalForm, isContractWord, labelField } from "./employers.ts";
import { endsPlace, isPlace, isPlacePart, isStreet } from "./places.ts";

/** What the heading lines of a role say. */
export type RoleHeading = {
  title: string | null;
  company: string | null;
  location: string | null;
  /** Which came first, where signs and not only the order told title from employer. */
  order: "title" | "company" | null;
  /** Titles and employers were told apart by signs, not by order alone. */
  sure: boolean;
};

/** Which of two unmarked parts comes first in this CV. */
export type HeadingOrder = "title" | "company";

type PartKind = "title" | "employer" | "place" | "unknown";
type Part = { text: string; kind: PartKind; score: number; line: number; tail: boolean };

const divider = /\s*(?:[|‖•·●▪◦\t]|ï¼\S*|\uFF0D|\u200B)\s*|\s+[–—―-]+\s+|\s*[–—―]\s+|\s{3,}/u;
const atWord = /\s+(?:at|@|bei der|bei|beim|chez|presso|bij|for)\s+(?=["“]?[\p{Lu}\d])/u;
const edgeJoin = /^(?:at|bei|chez|presso|bij|in|w|в|en|@)\s+/iu;

function kindOf(text: string): { kind: PartKind; score: number } {
  const score = employerScore(text);
  if (isPlace(text) && score < 2) return { kind: "place", score };
  const title = looksLikeJobTitle(text);
  const last = text.split(/\s+/).at(-1) ?? "";
  if (title && (score < 2 || (score === 2 && employerScore(last) < 2)))
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

/** Divides "Employer, Town, ST, Title" where its parts are told by signs; joins what belongs together. */
function commaParts(piece: string, line: number): Part[] {
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
    const kind: PartKind = town || isPlacePart(text) ? "place" : own.kind;
    const before = parts.at(-1);
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

function piecesOf(text: string): string[] {
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
    .map((piece) => trimEdges(piece.replace(edgeJoin, "")))
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !isContractWord(piece));
}

/** The value of "Position: Nurse" with its field, or null. */
export function labelled(
  text: string,
): { field: NonNullable<ReturnType<typeof labelField>>; value: string } | null {
  const colon = text.indexOf(":");
  if (colon < 2 || colon > 90) return null;
  const field = labelField(text.slice(0, colon));
  return field === null ? null : { field, value: text.slice(colon + 1).trim() };
}

function partsOf(lines: readonly string[]): {
  parts: Part[];
  given: Partial<Record<string, string>>;
} {
  const parts: Part[] = [];
  const given: Partial<Record<string, string>> = {};
  for (const [line, text] of lines.entries()) {
    const label = labelled(text);
    if (label) {
      giveLabelled(given, label.field, label.value);
      continue;
    }
    for (const piece of piecesOf(text)) parts.push(...commaParts(piece, line));
  }
  return { parts, given };
}

/** Takes in a labelled value; the place behind an employer's name is the role's place. */
function giveLabelled(given: Partial<Record<string, string>>, field: string, value: string): void {
  if (value === "" || given[field] !== undefined) return;
  const parts = field === "company" ? commaParts(trimEdges(value), 0) : [];
  const place = parts.find((part) => part.kind === "place");
  const name = parts[0];
  if (name && place && place !== name) {
    given.location ??= place.text;
    given[field] = name.text;
  } else given[field] = trimEdges(value);
}

function bestEmployer(parts: readonly Part[], title: Part | undefined): Part | undefined {
  const others = parts.filter(
    (part) => part !== title && (part.kind === "employer" || part.kind === "unknown"),
  );
  const loose = others.filter((part) => !part.tail);
  const pool = loose.length > 0 ? loose : others;
  const best = Math.max(...pool.map((part) => part.score));
  return pool.find((part) => part.score === best);
}

function chooseParts(
  parts: readonly Part[],
  order: HeadingOrder,
): { title?: Part | undefined; company?: Part | undefined; sure: boolean } {
  const titles = parts.filter((part) => part.kind === "title");
  const firstTitle = titles.find((part) => !part.tail) ?? titles[0];
  if (firstTitle) {
    const company = bestEmployer(parts, firstTitle);
    const second =
      company ??
      titles.find((part) => part !== firstTitle && !part.tail && part.line !== firstTitle.line);
    if (!company && second && order === "company")
      return { title: second, company: firstTitle, sure: false };
    return { title: firstTitle, company: second, sure: company !== undefined };
  }
  const named = parts.filter((part) => part.kind !== "place");
  const employer = named.filter((part) => part.score > 0).sort((a, b) => b.score - a.score)[0];
  if (employer)
    return { title: named.find((part) => part !== employer), company: employer, sure: true };
  const [first, second] = named;
  if (!second)
    return order === "company" && parts.length > 1
      ? { company: first, sure: false }
      : { title: first, sure: false };
  return order === "title"
    ? { title: first, company: second, sure: false }
    : { title: second, company: first, sure: false };
}

/**
 * Tells title, employer and place apart in the heading lines of a role (dates already taken out).
 * `order` decides only where no sign does.
 */
export function readRoleHeading(lines: readonly string[], order: HeadingOrder): RoleHeading {
  const { parts, given } = partsOf(lines);
  const chosen = chooseParts(parts, order);
  const tail = parts.filter(
    (part) =>
      part.tail &&
      part !== chosen.company &&
      part !== chosen.title &&
      part.kind !== "employer" &&
      part.line === chosen.title?.line,
  );
  const glued = tail.find(
    (part) => chosen.title && part === parts[parts.indexOf(chosen.title) + 1],
  );
  const title =
    given.title ??
    (chosen.title && (glued ? `${chosen.title.text}, ${glued.text}` : chosen.title.text));
  const company = given.company ?? chosen.company?.text;
  const place = parts.find((part) => part.kind === "place");
  const titleAt = chosen.title ? parts.indexOf(chosen.title) : -1;
  const companyAt = chosen.company ? parts.indexOf(chosen.company) : -1;
  const both = titleAt >= 0 && companyAt >= 0 && chosen.sure;
  return {
    title: title ?? null,
    company: company ?? null,
    location: given.location ?? place?.text.replace(/(?<!\.\p{L})\.$/u, "") ?? null,
    order: both ? (titleAt < companyAt ? "title" : "company") : null,
    sure: chosen.sure || given.title !== undefined,
  };
}

/** What one line could be in the heading of a role. */
export function lineSign(text: string): "title" | "employer" | "place" | "none" {
  const { parts } = partsOf([text]);
  if (parts.some((part) => part.kind === "title")) return "title";
  if (parts.some((part) => part.kind === "employer")) return "employer";
  return parts.length > 0 && parts.every((part) => part.kind === "place") ? "place" : "none";
}
