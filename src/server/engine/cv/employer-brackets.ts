import { skillNamed } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { employerScore, endsInLegalForm, isContractWord, isSelfEmployment } from "./employers.ts";
import { isPlace } from "./places.ts";

/** A comma that is neither inside brackets nor inside a number. */
export const commaOutside = /\s*,(?!\d{3}(?!\d))(?![^()]{0,80}\))\s*/;
/** A town no list knows, by how such names are made. */
export const townShape =
  /^(?:\d{4,5}\s)?\p{Lu}[\p{L}'’-]{2,20}(?:\s(?:(?:upon|on|sur|am|an|der|de|la|le|del|do|da|nad|aan|den|i)\s)?\p{Lu}[\p{L}'’-]{1,15})?$/u;

/** How large an organisation is: "(11–16, 1,050 on roll)", "(AIM listed, £310m turnover)". */
const sizeOf =
  /\d\s?(?:people|Mitarbeiter\p{L}*|salariés|collaborateurs|empleados|trabajadores|dipendenti|addetti|funcionários|colaboradores|medewerkers|pracowników|osób|Betten|lits|camas|posti letto|bedden|łóżek|stores|shops|homes|sites|rooms|bedrooms|seats)(?!\p{L})|\bFTSE\b|\bSeries [A-E]\b|\b(?:[Ss]tart|[Ss]cale)-?up\b|\blisted\b|\d.*\b(?:turnover|revenue|on roll|pupils|students|beds|covers|residents|employees|staff)\b/iu;

/** "Sandwell acute hospital, 600 beds": behind a name, how large it is. */
export const saysSize = (text: string): boolean => /^[~c.]{0,2}\d/.test(text) && sizeOf.test(text);

/** Who sent somebody there: "(by Staffline agency)", "(via Reed)". */
const through =
  /^(?:(?:contract|contracted|agency|temp)\s)?(?:by|via|through|thru|über|via l'agence|par)\s\p{Lu}/u;

/** "Bulb & Ember (renewables start-up)", "Williams Homes (Bala)": what a firm is, or a town no list knows. */
function describesFirm(before: string, inside: string): boolean {
  const name = before.split(commaOutside).at(-1) ?? before;
  const namesFirm = /\p{Lu}\p{Ll}/u.test(inside) && employerScore(inside) > 0;
  if (looksLikeJobTitle(name) || namesFirm || inside.includes(":")) return false;
  const town = employerScore(name) > 0 && townShape.test(inside) && !looksLikeJobTitle(inside);
  return (
    /^(?:\p{Ll}|\d{1,3}[\s-]\p{Ll})/u.test(inside) || (town && skillNamed(inside) === undefined)
  );
}

/** "Acme Ltd (ISO 9001 shop, 34 people)", "Frío, S.L. (PLAZA, Zaragoza)": the name ends in its legal form; a bracket with a comma or small words tells of it. */
function isRemarkBehindForm(before: string, inside: string): boolean {
  if (!endsInLegalForm(before)) return false;
  return /,\s|\s\p{Ll}{3,}/u.test(inside) && !looksLikeJobTitle(inside);
}

/** "(PI: Prof. L. Mair)" at the end, whatever brackets stand before. */
const ledBy = /\s\((?:PI|supervisors?|line manager|reporting to)\b[^()]{2,60}\)$/i;

/** An employer without the bracket that says what it is, whose it is or who sent somebody there; what follows stays. */
function withoutRemark(written: string): string {
  const text = written.replace(ledBy, "");
  const [, before, inside, behind = ""] =
    /^((?:[^()]|\([^()]{1,30}\)(?=[,\s])){2,160}?)\s*\(([^()]{2,80})\)(,\s[^()]{2,60})?$/u.exec(
      text,
    ) ?? [];
  if (!before || !inside) return text;
  const owner = employerScore(inside);
  const firm = employerScore(before.split(commaOutside).at(-1) ?? "");
  const owned = owner > 0 && owner < 3 && firm > 0 && !endsInLegalForm(before);
  const remark =
    /^(?:PI|supervisor|line manager|reporting to|clients?|missions?|projets?|kunden?|projekte?|proyectos?|clientes?|clienti|progetti|projetos?|klanten|projecten|klienci|projekty)(?!\p{L})/iu.test(
      inside,
    ) ||
    describesFirm(before, inside) ||
    owned ||
    isRemarkBehindForm(before, inside) ||
    sizeOf.test(inside) ||
    through.test(inside);
  return remark ? `${before}${behind}` : text;
}

/** What a town's province, department or land is given by in brackets: "(BG)", "(56)", "(Francia)". */
const isProvince = (inside: string): boolean =>
  /^(?:\p{Lu}{2}|\d[\dAB]\d?)$/u.test(inside) || isPlace(inside);

/** A town without its province: "Brembo, Curno (BG)", "Spélec, Vannes (56)"; letters behind a title stay. */
export function withoutProvince(text: string): string {
  const [, before = "", town = "", inside = ""] =
    /^(.{0,80}(?:,|\s[–-])\s|)(\p{Lu}[\p{L}'’-]{2,20}(?:\s\p{L}{2,20}){0,3})\s\(([^()]{2,20})\)$/u.exec(
      text,
    ) ?? [];
  if (town === "" || looksLikeJobTitle(town) || looksLikeJobTitle(inside)) return text;
  const firm = before.replace(/(?:,|\s[–-])\s$/u, "");
  const seat = endsInLegalForm(firm) && townShape.test(inside) && skillNamed(inside) === undefined;
  if (!seat && !isProvince(inside)) return text;
  return before === "" && (employerScore(town) > 0 || !/^\d|^\p{Lu}{2}$/u.test(inside))
    ? text
    : `${before}${town}`;
}

/** "Solicitor, Residential Property, Swiftmove Conveyancing (Yeovil)": behind a title the name with a town in brackets is the employer's. */
function titleFirmTown(text: string): string[] | null {
  const [, before = "", firm = "", town = ""] =
    /^(.{3,80}), (\p{Lu}[^,()]{1,50}\s[^,()]{2,50}) \(([^()]{3,40})\)$/u.exec(text) ?? [];
  const [post = ""] = before.split(commaOutside);
  if (!townShape.test(town) || skillNamed(town) !== undefined || !looksLikeJobTitle(post))
    return null;
  const named = !/\s\p{Ll}{4,}/u.test(firm) && !isContractWord(town) && !looksLikeJobTitle(town);
  return named && employerScore(town) === 0 && !isSelfEmployment(town)
    ? [before, firm, town]
    : null;
}

/** "Acme Group, Ely (Financial Analyst)", "Corby Council (Clerical Officer)": behind names that are no post, the post in brackets. */
function isPostBehind(names: string, inside: string): boolean {
  const posts = inside.split(commaOutside).map((one) => one.replace(/^(?:later|then)\s/, ""));
  if (!posts.some(looksLikeJobTitle) || employerScore(inside) > 1) return false;
  return /^\p{Lu}/u.test(names) && !names.split(commaOutside).some(looksLikeJobTitle);
}

/** An employer, or a title, and what stands behind it in brackets as a part of its own. */
export function bracketParts(text: string): string[] {
  const seated = titleFirmTown(text);
  if (seated) return seated;
  const [, post = "", firm = ""] =
    /^(.{2,100}?)\s\((?:for|with)\s(\p{Lu}[^()]{1,60})\)$/u.exec(text) ?? [];
  if (firm !== "") return [post, firm];
  const whole = withoutRemark(
    withoutProvince(text).replace(/(?<=^[^,]{2,40}),\s(?:at|on site at)\s\p{Lu}[^,]{2,40}$/u, ""),
  );
  const match = /^(.{2,80}?)\s*[([]([^()[\]]{2,60})[)\]]$/u.exec(whole);
  if (!match?.[1] || !match[2]) return [whole];
  if (isSelfEmployment(match[2]) && looksLikeJobTitle(match[1])) return [text];
  if (isPostBehind(match[1], match[2])) return [match[1], match[2]];
  if (employerScore(match[1]) === 3 && !endsInLegalForm(match[1])) return [match[1], match[2]];
  if (isPlace(match[2]) || isContractWord(match[2]) || employerScore(match[2]) === 3)
    return [match[1], match[2]];
  return [text];
}
