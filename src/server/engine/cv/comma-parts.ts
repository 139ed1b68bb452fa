import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { commaTexts, isNameBeforeTown, namesMore } from "./comma-texts.ts";
import { commaOutside, saysSize } from "./employer-brackets.ts";
import { employerScore, endsInLegalForm, isKnownEmployer, isSelfEmployment } from "./employers.ts";
import { isAside, isDepartment, isField, namesSome, saysWorkingTime } from "./part-asides.ts";
import { isPlaceHere } from "./part-places.ts";
import { isPlacePart } from "./places.ts";
import { type Kinded, kindOf, namesPeople, type Part } from "./role-parts.ts";
import { isSmallTitle, isUnnamedFirm } from "./small-names.ts";

/** The rank beside a title ("Grade 7, Head of Policy", "HEO, Policy Adviser", "Ward Sister, Band 7"). */
const rank =
  /^(?:(?:grade|band|scale|level)\s?\d{1,2}[a-d]?|years?\s\d{1,2}(?:\s?(?:and|&|[/–-])\s?\d{1,2})?|\d{1,2}\s(?:and|&)\s\d{1,2}|key stage \d|KS\d|EYFS|AO|EO|HEO|SEO|G[67]|ECT\d?|NQT|RQT|FY?[12]|[CS]T\d)$/i;
/** What somebody became there: "Christmas Temp, then Sales Adviser". */
const goesOn =
  /^(?:then|later|latterly|subsequently|promoted to|rising to|previously|formerly|dann|puis|luego|poi|daarna)\s(.+)$/iu;
/** "then sous-chef", "THEN RECEPTIONIST": a name, or a post in small letters. */
function wentOn(text: string): boolean {
  const next = goesOn.exec(text)?.[1] ?? "";
  return /^\p{Lu}/u.test(next) || looksLikeJobTitle(withCapital(next));
}
/** "Receptionist, Mill Lane Osteopaths": people of one trade behind a title are a firm. */
const isPractice = (text: string, { kind }: Kinded, before: Part | undefined) =>
  kind === "title" && before?.kind === "title" && /^\p{Lu}\S*\s/u.test(text) && namesPeople(text);

/** "Senior stylist, Cutting Crew": behind a title in small letters, a name in capitals that only reads like another. */
function isNameInCapitals(text: string, { kind }: Kinded, before: Part | undefined): boolean {
  const small = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)+$/u.test(before?.text ?? "");
  const named = /^\p{Lu}\p{Ll}+(?:\s(?:&|and|of|\p{Lu}\p{Ll}+)){1,3}$/u.test(text);
  return kind === "title" && before?.kind === "title" && small && named;
}

/** "Chef de partie, Hôtel du Port, CDI": how somebody was employed. */
const contractAbroad =
  /^(?:CDI|CDD|[Ii]nt[ée]rim|[Vv]ollzeit|[Tt]eilzeit|(?:un)?befristet|temps (?:plein|partiel)|jornada (?:completa|parcial)|contrato (?:indefinido|temporal)|indefinido|tempo (?:in)?determinato|tempo (?:pieno|parziale)|part[ -]?time|full[ -]?time|voltijd|deeltijd|umowa o pracę|(?:pełny|pół) etatu?)(?:\s\(?[\d%][^,]{0,30})?$/u;

const weakEmployer: Kinded = { kind: "employer", score: 1 };

/** What a text is behind the part before it; `behind`: something stands before it on the line. */
function ownKind(text: string, before: Part | undefined, behind: boolean): Kinded {
  const told = kindOf(text);
  if (before && namesSome(text)) return weakEmployer;
  if (isPractice(text, told, before) || isNameInCapitals(text, told, before)) return weakEmployer;
  const open = told.kind === "unknown";
  if (before && (open || before.kind === "title") && isUnnamedFirm(text)) return weakEmployer;
  const small = open && behind && before?.kind !== "title";
  return small && isSmallTitle(text, before?.text ?? "") ? { kind: "title", score: 0 } : told;
}

/** "HEO, Policy Adviser", "Locum SLT, Band 6", "Christmas Temp, then Sales Adviser": one title. */
function isOneTitle(before: Part, { text, kind }: Part, alone: boolean): boolean {
  if (before.kind !== "employer" && rank.test(before.text) && kind === "title") return true;
  return wentOn(text) || (rank.test(text) && (before.kind === "title" || alone));
}

/** Whether a part goes on with the name, or the place, before it. */
function isOneName(before: Part, { text, kind, score }: Part): boolean {
  const complete =
    (kind === "unknown" && isKnownEmployer(before.text)) ||
    (endsInLegalForm(before.text) && score < 3);
  if (complete || before.kind === "title" || isField(before, score)) return false;
  if (before.kind === "place")
    return kind === "place" || (kind === "employer" && score === 3 && !/\s/.test(text));
  return kind === "unknown" || kind === "employer";
}

/** "Weekend and holiday milker": before an employer, words in small letters no list knows are the post. */
const isPlainPost = (text: string) => /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){1,4}$/u.test(text);

/** Puts a part behind the others, or to the last of them. */
function addPart(parts: Part[], part: Part): void {
  const before = parts.at(-1);
  const alone = parts.length === 1 && before?.kind === "unknown";
  if (before && alone && part.kind !== "title" && isUnnamedFirm(part.text)) {
    parts[0] = { ...before, kind: "title" };
    parts.push(part);
    return;
  }
  if (before && alone && isPlainPost(before.text) && part.kind === "employer") {
    parts[0] = { ...before, kind: "title" };
    parts.push(part);
    return;
  }
  // "Self-employed, Pargeter Electrics": whoever works for themselves may trade under a name.
  if (before && isSelfEmployment(before.text) && part.kind !== "title" && part.kind !== "place") {
    parts[parts.length - 1] = { ...part, kind: "employer", score: Math.max(part.score, 1) };
    return;
  }
  if (before && isOneTitle(before, part, alone)) {
    parts[parts.length - 1] = { ...before, text: `${before.text}, ${part.text}`, kind: "title" };
  } else if (before && isOneName(before, part)) {
    const named = before.kind === "unknown" && part.kind === "employer";
    parts[parts.length - 1] = {
      ...before,
      text: `${before.text}, ${part.text}`,
      score: Math.max(before.score, part.score),
      kind: named ? "employer" : before.kind,
    };
  } else {
    parts.push({
      ...part,
      tail: before?.kind === "title" && part.kind !== "place",
      after: part.kind === "title" && before?.kind === "unknown",
    });
  }
}

/** What a piece is that its commas do not divide; null where they do. */
function undivided(piece: string, texts: readonly string[]): Kinded | null {
  const counties = texts.length > 2 && texts.slice(0, -1).every(isPlacePart);
  if (counties && /\b(?:NHS|Trust|Council|Police|Constabulary)\b/.test(texts.at(-1) ?? ""))
    return { kind: "employer", score: 3 };
  const whole = kindOf(piece);
  const [first = ""] = texts;
  const cut =
    (first !== piece.split(commaOutside)[0] && employerScore(first) > 0) ||
    isNameBeforeTown(texts) ||
    texts.slice(0, -1).some(namesMore);
  return texts.length < 2 || (whole.kind === "place" && !cut) ? whole : null;
}

/**
 * Divides "Employer, Town, ST, Title" where its parts are told by signs; joins what belongs together. `behind`: another
 * piece of the line stands before this one.
 */
export function commaParts(piece: string, line: number, behind = false): Part[] {
  const texts = commaTexts(piece).filter(
    (text, i) => i === 0 || !(saysWorkingTime(text) || saysSize(text) || contractAbroad.test(text)),
  );
  const whole = undivided(piece, texts);
  if (whole) return [{ text: piece, ...whole, line, tail: false }];
  const parts: Part[] = [];
  for (const [i, text] of texts.entries()) {
    const rest = texts.slice(i + 1, i + 3);
    const before = parts.at(-1);
    if (isDepartment(text, before, rest[0]) || isAside(text, before, rest[0])) continue;
    const own = ownKind(text, before, behind || i > 0);
    const kind = isPlaceHere(text, own, before, rest) ? "place" : own.kind;
    addPart(parts, { text, kind, score: own.score, line, tail: false });
  }
  return parts;
}
