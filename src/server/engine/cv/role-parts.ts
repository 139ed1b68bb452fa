import { skillNamed } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { commaTexts, isNameBeforeTown, namesMore } from "./comma-texts.ts";
import { commaOutside, townShape } from "./employer-brackets.ts";
import { employerScore, endsInLegalForm, isKnownEmployer } from "./employers.ts";
import { anyJob } from "./heading-pieces.ts";
import { isAside, isDepartment, isField } from "./part-asides.ts";
import { arePlaces, endsPlace, isPlace, isPlacePart, isStreet } from "./places.ts";
import { isSmallTitle, isUnnamedFirm } from "./small-names.ts";

/** What a part of a heading line could be. */
export type PartKind = "title" | "employer" | "place" | "unknown";
/** A part of a heading line; `tail`: behind a comma, it may still belong to the title before it. */
export type Part = {
  text: string;
  kind: PartKind;
  score: number;
  line: number;
  tail: boolean;
  /** A title behind a comma with an unknown name before it, which may belong to it. */
  after?: boolean;
};

/** Several of one trade, as firms call themselves: "Hall Opticians". */
const people = (text: string) =>
  !/\s(?:to|for|of)\s/.test(text) && /(?:ors|ers|ists|ants|ents|ians|ects|vets|paths)$/i.test(text);

function kindOf(text: string): { kind: PartKind; score: number } {
  const score = employerScore(text);
  if (isPlace(text) && score < 2) return { kind: "place", score };
  const title = looksLikeJobTitle(text) || anyJob.test(text);
  const last = text.split(/\s+/).at(-1) ?? "";
  if (
    title &&
    !(score >= 1 && people(text)) &&
    (score < 2 || (score === 2 && employerScore(last) < 2))
  )
    return { kind: "title", score };
  if (score >= 1) return { kind: "employer", score };
  const address = isStreet(text) && /\d/.test(text);
  return { kind: address ? "place" : "unknown", score };
}

/** The rank beside a title ("Grade 7, Head of Policy", "HEO, Policy Adviser", "Ward Sister, Band 7"). */
const rank = /^(?:(?:grade|band|scale|level)\s?\d{1,2}[a-d]?|AO|EO|HEO|SEO|G[67])$/i;
/** What somebody became there: "Christmas Temp, then Sales Adviser". */
const goesOn =
  /^(?:then|later|latterly|subsequently|promoted to|rising to|previously|formerly|dann|puis|luego|poi|daarna)\s\p{Lu}/u;
/** Where a branch stands: "Whitgift Centre", "Fort Retail Park", "Luton Airport". */
const site =
  /^\p{Lu}[\p{L}'’-]+\s(?:(?:Shopping|Retail|Leisure|Outlet|Town|City)\s)?(?:Centre|Center|Park|Mall|Arcade|Airport|Station|Services)$/u;
/** The last part behind an employer's name: a town no list knows, unless it is a subject or part of a name. */
function isTownBehind(employer: Part | undefined, text: string): boolean {
  if (!employer || employer.kind === "title" || employer.kind === "place") return false;
  const acronym = /^[\p{Lu}\d&]{2,6}$/u.test(employer.text);
  if (employer.kind === "unknown" && !employer.text.includes(" ") && !acronym) return false;
  if (employer.text.length > 60) return false;
  if (!townShape.test(text) || text === text.toUpperCase() || endsInLegalForm(`x ${text}`))
    return false;
  if (findLanguages(text).length > 0) return false;
  return !/\b(?:and|et|und|y|e|i|en|&)\b/u.test(text) && skillNamed(text) === undefined;
}

/** "G's Fresh, Barway, Ely": between a name and a town everybody knows, a smaller one. */
function isVillage(text: string, name: Part | undefined, town: string | undefined): boolean {
  if (name === undefined || town === undefined || !isPlacePart(town)) return false;
  const named = name.kind === "unknown" && /['’]s\s|\s&\s/.test(name.text);
  if (name.kind !== "employer" && !named) return false;
  return townShape.test(text) && kindOf(text).kind === "unknown" && skillNamed(text) === undefined;
}

/** "Locum SLT, Band 6": a rank says that the name before it is a post's. */
function isOnlyUnknown(parts: readonly Part[]): boolean {
  return parts.length === 1 && parts[0]?.kind === "unknown";
}

/** "Receptionist, Mill Lane Osteopaths": people of one trade behind a title are a firm. */
function isPractice(text: string, { kind }: ReturnType<typeof kindOf>, before: Part | undefined) {
  return kind === "title" && before?.kind === "title" && /^\p{Lu}\S*\s/u.test(text) && people(text);
}

/**
 * Divides "Employer, Town, ST, Title" where its parts are told by signs; joins what belongs together. `behind`: another
 * piece of the line stands before this one.
 */
export function commaParts(piece: string, line: number, behind = false): Part[] {
  const whole = kindOf(piece);
  const texts = commaTexts(piece);
  const cut =
    (texts[0] !== piece.split(commaOutside)[0] && employerScore(texts[0] ?? "") > 0) ||
    isNameBeforeTown(texts) ||
    texts.slice(0, -1).some(namesMore);
  const counties = texts.length > 2 && texts.slice(0, -1).every(isPlacePart);
  if (counties && /\b(?:NHS|Trust|Council|Police|Constabulary)\b/.test(texts.at(-1) ?? ""))
    return [{ text: piece, kind: "employer", score: 3, line, tail: false }];
  if (texts.length < 2 || (whole.kind === "place" && !cut))
    return [{ text: piece, ...whole, line, tail: false }];
  const parts: Part[] = [];
  for (const [i, text] of texts.entries()) {
    const next = texts[i + 1];
    const before = parts.at(-1);
    const told = kindOf(text);
    const small = told.kind === "unknown" && (i > 0 || behind) && before?.kind !== "title";
    const own: typeof told = isPractice(text, told, before)
      ? { kind: "employer", score: 1 }
      : i > 0 && (told.kind === "unknown" || before?.kind === "title") && isUnnamedFirm(text)
        ? { kind: "employer", score: 1 }
        : small && isSmallTitle(text, before?.text ?? "")
          ? { kind: "title", score: 0 }
          : told;
    const town =
      i > 0 && own.kind === "unknown" && next !== undefined && endsPlace(next) && text.length < 30;
    if (isDepartment(text, before, next) || isAside(text, before, next)) continue;
    const last = next === undefined && own.kind === "unknown" && isTownBehind(before, text);
    const road = i > 0 && before?.kind !== "title" && own.kind === "unknown" && isStreet(text);
    const village = i + 2 === texts.length && isVillage(text, before, next);
    const branch = before !== undefined && before.kind !== "title" && i > 0 && site.test(text);
    const known = before !== undefined && isKnownEmployer(before.text) && own.kind === "unknown";
    const seat = known && !/\d/.test(text);
    const more = before?.kind === "place" && arePlaces(text);
    const kind: PartKind =
      more || town || last || road || branch || village || seat || isPlacePart(text)
        ? "place"
        : own.kind;
    if (isOnlyUnknown(parts) && own.kind === "employer" && isUnnamedFirm(text) && before)
      parts[0] = { ...before, kind: "title" };
    if (before?.kind === "unknown" && rank.test(before.text) && kind === "title") {
      parts[parts.length - 1] = { ...before, text: `${before.text}, ${text}`, kind };
      continue;
    }
    if (before && rank.test(text) && (before.kind === "title" || isOnlyUnknown(parts))) {
      parts[parts.length - 1] = { ...before, text: `${before.text}, ${text}`, kind: "title" };
      continue;
    }
    if (before && goesOn.test(text)) {
      parts[parts.length - 1] = { ...before, text: `${before.text}, ${text}`, kind: "title" };
      continue;
    }
    const complete =
      known || (before !== undefined && endsInLegalForm(before.text) && own.score < 3);
    const joins =
      before !== undefined &&
      before === parts.at(-1) &&
      !complete &&
      !isField(before, own.score) &&
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
        after: kind === "title" && before?.kind === "unknown",
      });
    }
  }
  return parts;
}
