import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { trimEdges } from "./cv-line.ts";
import { bracketParts, townShape } from "./employer-brackets.ts";
import { employerScore, endsInLegalForm, isContractWord } from "./employers.ts";
import { isPlace, isPlacePart } from "./places.ts";
import { splitTitleFromEmployer } from "./split-title.ts";

const divider =
  /\s*(?:[|‖•·●▪◦\t]|ï¼\S*|â€[“”"]?|\uFF0D|\u200B)\s*|\s+[–—―-]+\s+|\s*[–—―]\s+|\s{3,}/u;
const atWord =
  /\s+(?:at|@|with|bei der|bei|beim|chez|presso|bij|for)\s+(?:the\s+)?(?=["“]?[\p{Lu}\d]|(?:various|several|different|local)\s|(?<=\sat\s)an?\s\p{Ll})/u;
/** "Department for Transport": the name goes on behind "for". */
const nameGoesOn =
  /\b(?:department|ministry|centre|center|institute|office|agency|association|society|council|school|foundation|trust)$/i;
/** "Saturday job at Tesco": work that names no trade. */
export const anyJob = /^(?:\S+\s){0,2}(?:job|work experience|placement)$/i;
/** Words before an employer and nothing else. */
const onlyBeforeEmployer = /^\s+(?:chez|presso|beim|bei der|bei|bij)\s/;
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
  if (right === undefined || more !== undefined || !looksLikeJobTitle(left.replace(/\.$/, "")))
    return [piece];
  return skillNamed(right) === undefined && right.split(" ").length <= 4 ? [left, right] : [piece];
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

/** "Motorpoint, Slough: Vehicle Purchaser": behind the colon stands what somebody was there. */
function splitAtColon(piece: string): string[] {
  const [, name = "", post = ""] = /^([^:]{2,60}):\s+(\p{Lu}[^:]{2,60})$/u.exec(piece) ?? [];
  const firm = name.includes(", ") || employerScore(name) > 0;
  return firm && looksLikeJobTitle(post) && !looksLikeJobTitle(name) ? [name, post] : [piece];
}

/** "Oldacre Pumps Ltd, Dudwell. Mill setter": behind an employer and its town, a post no list knows. */
function isPostBehind(firm: string, post: string): boolean {
  const [name = "", town] = firm.split(", ");
  const named = town !== undefined && (endsInLegalForm(name) || employerScore(name) > 0);
  return named && /^\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}[\p{L}'’/-]+){1,3}$/u.test(post);
}

/** "Altenpflegerin, stellv. Wohnbereichsleitung": a stop that only ends a short form. */
export const notShort =
  "(?<!(?<!\\p{L})(?:stellv|staatl|gepr|kaufm|techn|wiss|verantw|exam|zert|dipl|appr|kat|kl|cat|lic|assoc|asst|dept|univ))";
const postBefore = new RegExp(
  `^([^.,]{4,60}(?:\\p{Ll}{3}|\\p{Lu}{4}))${notShort}\\.\\s+(\\p{Lu}.{2,80})$`,
  "u",
);
const firmBefore = new RegExp(
  `^((?:[^.]|(?<=(?<!\\p{L})\\p{Lu})\\.){4,80}(?:\\p{Ll}{3}|\\)))${notShort}\\.\\s+(\\p{Lu}.{2,60})$`,
  "u",
);

/** "Machinist. Wrenford Knitwear", "High street bank, Leeds. Clerk": a stop behind a title's whole word, where no short form ends. */
function splitAtStop(piece: string): string[] {
  const [, post = "", name = ""] = postBefore.exec(piece) ?? [];
  if (looksLikeJobTitle(post)) return [post, name];
  const [, firm = "", behind = ""] = firmBefore.exec(piece) ?? [];
  const [first = ""] = behind.split(", ");
  return looksLikeJobTitle(first) || isPostBehind(firm, first) ? [firm, behind] : [piece];
}

/** "Geodis (Saint-Priest)": behind "chez" stands an employer, and its town in brackets. */
function withoutTown(name: string): string {
  const [, firm = "", town = ""] = /^([^()]{2,50})\s\(([^()]{3,40})\)$/u.exec(name) ?? [];
  return townShape.test(town) ? firm : name;
}

/** "Boots, Leeds", "Acme Ltd": the first name is an employer's. */
const opensWithEmployer = (text: string) =>
  employerScore(withoutOpenTown(text).split(/\s*,/)[0] ?? "") > 1;

/** Words of a template nobody filled in stand where a town would. */
const withoutOpenTown = (text: string) =>
  text.replace(/(?<=\bCompany Name)\s+City(?=$|\s*,)/, ", City");

/** "Before nursing: playworker at …", "Currently: Clerk": a word that says when, before the post. */
function withoutWhen(text: string): string {
  const post =
    /^(?:before|after|currently|previously|earlier|also|then|now|since)\b[^:]{0,24}:\s+(.{4,})$/iu.exec(
      text,
    )?.[1];
  return post === undefined ? text : withCapital(post);
}

/** "Relief milker for four farms around Pwllheli": for whom and where, and nobody named; "Babysitting for two families" is the post. */
const forSeveral =
  /\sfor\s(?:two|three|four|five|six|seven|several|various|different|many|\d{1,2})\s\p{Ll}[\p{Ll}\s'’-]{2,40}\s(?:around|in|near|across|throughout|within|on|at|between)\s[^|,;()–—-]{2,60}/u;

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

/** "(ii) Placement student, …", "b) Clerk": which of the posts it is. */
const itemSign = /^\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s{1,4}(?=\p{Lu})/u;

/** "(0,8 fte)", "(80 %)", "(32 uur/week)": how much of a full post it was. */
const share =
  /\s\((?:\d{2,3}\s?%|[01][.,]\d{1,2}\s?(?:fte|wte|etp|vzä)|\d{1,2}(?:[.,]\d)?\s?(?:uur|std\.?|stunden|h|hrs|hours|heures|godz\.?|ore|horas|hodin|óra)(?:\s?[/.]?\s?\p{L}{1,8}\.?){0,2})\)/iu;

/** ", with Prof. H. Marchetti": whose work it was, and no firm. */
const workedWith = /,\s(?:with|under|supervised by)\s(?:Prof|Professor|Dr)(?:\.|\s)[^,;|]{3,60}$/u;

/** "Self-employed plumber, trading as Treloar Heating": the name somebody works under. */
const tradingAs = /,?\s(?:trading as|t\/a)\s(?=\S)/iu;

/** Divides a heading line at dividers, dashes, "at" and brackets. */
export function piecesOf(text: string): string[] {
  return withoutOpenTown(
    withoutWhen(text.replace(itemSign, "").replace(share, "").replace(workedWith, "")).replace(
      forSeveral,
      "",
    ),
  )
    .replace(tradingAs, " | ")
    .split(divider)
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
