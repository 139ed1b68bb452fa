import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { trimEdges } from "./cv-line.ts";
import { bracketParts, townShape } from "./employer-brackets.ts";
import { employerScore, endsInLegalForm, isContractWord } from "./employers.ts";
import { namesAlone, withoutOpenTown } from "./heading-asides.ts";
import { splitAtColon, splitAtStop } from "./heading-stops.ts";
import { exactKind } from "./headings.ts";
import { isPlace, isPlacePart } from "./places.ts";
import { splitTitleFromEmployer } from "./split-title.ts";

const divider =
  /\s*(?:[|‖•·●▪◦\t]|ï¼\S*|â€[“”"]?|\uFF0D|\u200B)\s*|\s+[–—―-]+\s+|\s*[–—―]\s+|\s{3,}/u;
const atWord =
  /\s+(?:at|@|with|bei der Firma|bei der|bei|beim|chez|presso|c\/o|bij|w firmie|na empresa|en la empresa|for)\s+(?:the\s+)?(?=["“]?[\p{Lu}\d]|(?:various|several|different|local)\s|(?<=\sat\s)an?\s\p{Ll})/u;
/** "Department for Transport": the name goes on behind "for". */
const nameGoesOn =
  /\b(?:department|ministry|centre|center|institute|office|agency|association|society|council|school|foundation|trust)$/i;
/** "Saturday job at Tesco": work that names no trade. */
export const anyJob = /^(?:\S+\s){0,2}(?:job|work experience|placement)$/i;
/** Words before an employer and nothing else. */
const onlyBeforeEmployer =
  /^\s+(?:chez|presso|c\/o|beim|bei der Firma|bei der|bei|bij|w firmie|na empresa|en la empresa)\s/;
const edgeJoin = /^(?:at|bei|chez|presso|bij|in|w|в|en|@)\s+/iu;

/** Before these a name ends nothing: "Head of Reading", "Empregado de Mesa". */
const goesOnToName = /\b(?:of|in|for|to|de|da|do|del|della|di|du|des|der|van|von|für|en|w|z)$/iu;

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
      !goesOnToName.test(title) &&
      (looksLikeJobTitle(title) || endsInLegalForm(title))
    )
      return [title, place];
  }
  return [piece];
}

/** Spanish puts the employer behind "en", and a subject as well: "Técnico de selección en Adecco". */
function splitAtEn(piece: string): string[] {
  const [left = "", right, more] = piece.split(/\s+en\s+(?=\p{Lu})/u);
  if (right === undefined) return splitAtNo(piece);
  if (more !== undefined || !looksLikeJobTitle(left.replace(/\.$/, ""))) return [piece];
  return skillNamed(right) === undefined && right.split(" ").length <= 4 ? [left, right] : [piece];
}

/** "Empregada de balcão no Café Central": Portuguese puts the employer behind "no", "na" or "em". */
function splitAtNo(piece: string): string[] {
  const [left = "", right, more] = piece.split(/\s+(?:no|na|em)\s+(?=\p{Lu})/u);
  if (right === undefined || more !== undefined || !looksLikeJobTitle(left)) return [piece];
  return employerScore(right.split(/,\s/)[0] ?? "") > 0 ? [left, right] : [piece];
}

/** What stands behind "with" is a firm as often as a task or a tool: "Joiner with Read Construction", "Developer with React". */
function namesFirm(text: string): boolean {
  const [name = ""] = text.split(/,\s|\s\(/);
  const person = /^(?:Prof|Professor|Dr|Mr|Mrs|Ms)\b/.test(name);
  const named =
    !person && name.split(/\s+/).every((word) => /^(?:\p{Lu}|a'i|and|of|the|&|y$)/u.test(word));
  return named && !findMentions(name).some(({ start, end }) => (end - start) * 2 >= name.length);
}

/** "Chef, The Mill at Llanfaes", "Carer, Brightwell Nursing at Home": a name behind the title's comma that goes on. */
function goesOnAtPlace(left: string, right: string): boolean {
  const name = left.split(", ").slice(1).at(-1) ?? "";
  const [place = ""] = right.split(/,\s/);
  if (!/^\p{Lu}\S*\s\p{Lu}/u.test(name) || /\s/.test(place) || looksLikeJobTitle(name))
    return false;
  return employerScore(place) === 0 && skillNamed(name) === undefined;
}

/** "Geodis (Saint-Priest)": behind "chez" stands an employer, and its town in brackets. */
function withoutTown(name: string): string {
  const [, firm = "", town = ""] = /^([^()]{2,50})\s\(([^()]{3,40})\)$/u.exec(name) ?? [];
  return townShape.test(town) ? firm : name;
}

/** "Boots, Leeds", "Acme Ltd": the first name is an employer's. */
const opensWithEmployer = (text: string) =>
  employerScore(withoutOpenTown(text).split(/\s*,/)[0] ?? "") > 1;

/** "Front of house at The Gull & Anchor": a post no list knows, at what is named as employers are. */
function isPostAt(left: string, right: string): boolean {
  const [name = ""] = right.split(/,\s/);
  const short = /^\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}[\p{L}'’-]*){0,4}$/u.test(left);
  return short && employerScore(left) === 0 && employerScore(name) > 0;
}

/** Whether what stands before "at", "with" or "for" is a post, and what stands behind it whose it was. */
function partsPostAndFirm(left: string, word: string, right: string): boolean {
  if (nameGoesOn.test(left)) return false;
  const post = word === "for" ? (left.split(", ").at(-1) ?? "") : left;
  if (!looksLikeJobTitle(post) && !anyJob.test(left)) return word === "at" && isPostAt(left, right);
  if (word === "at") return !goesOnAtPlace(left, right);
  return word !== "with" || namesFirm(right);
}

/** "Engineer for Colour Products | Acme Ltd": beside an employer, "for" says what the post was about. */
const isSubject = (piece: string, all: readonly string[]) =>
  all.some((other) => other !== piece && opensWithEmployer(other));

/** "Clerk at Acme", "Technicien chez Geodis": a post and its employer, where a word for "at" parts them. */
function splitAtWord(piece: string, all: readonly string[]): string[] {
  const at = atWord.exec(piece);
  const left = piece.slice(0, at?.index ?? 0);
  const right = at ? piece.slice(at.index + at[0].length) : "";
  if (at && onlyBeforeEmployer.test(at[0]) && left.split(" ").length <= 6)
    return [left, withoutTown(right)];
  const [word = ""] = at?.[0].trim().split(/\s/) ?? [];
  // "Crane operator, Marlow Lifting Ltd, at Stretford": behind a whole name stands the site.
  if (word === "at" && endsInLegalForm(left.replace(/,$/, ""))) return [left.replace(/,$/, "")];
  return at && partsPostAndFirm(left, word, right) && !(word === "for" && isSubject(piece, all))
    ? [left, right]
    : splitAtEn(piece);
}

/** Divides a heading line at dividers, dashes, "at" and brackets. */
export function piecesOf(text: string): string[] {
  return namesAlone(text)
    .split(divider)
    .filter((piece, i, { length }) => i > 0 || length === 1 || exactKind(piece) !== "experience")
    .flatMap(splitAtColon)
    .flatMap(splitAtStop)
    .flatMap((piece, _, all) => splitAtWord(piece, all))
    .flatMap((piece) => bracketParts(piece.trim()))
    .flatMap(splitTrailingPlace)
    .flatMap(splitTitleFromEmployer)
    .map((piece) => trimEdges(piece.replace(edgeJoin, "")))
    .filter((piece) => /[\p{L}\d]/u.test(piece) && !isContractWord(piece))
    .filter((piece, i) => i === 0 || !/^(?:band|grade|level)\s\d[a-d]?$/i.test(piece));
}
