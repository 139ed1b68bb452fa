import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { ShapedLine } from "./cv-line.ts";
import { exactKind, isDocumentName, isKnownHeading } from "./headings.ts";

/** What stands above and before the names of people, in CVs, letters and forms. */

/** "Dear Sir / Madam please find my details", "A chara". */
const greeting =
  /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|to whom it may concern|a chara|sehr geehrte\p{L}{0,2}|guten (?:tag|morgen|abend)|hallo|moin|grüezi|bonjour|bonsoir|hola|buen[oa]s (?:d[ií]as|tardes)|ciao|salve|buongiorno|buonasera|olá|bo[am] (?:dia|tarde)|goede(?:n)?(?:dag|morgen|middag)|hoi|dzień dobry|witam|cześć|madame|monsieur)(?!\p{L})/iu;
/** "Application Reference: 12", "Post applied for: Cook", "Private & Confidential". */
const formTitle =
  /^(?:(?:(?:job|online|employment|general|staff|volunteer)\s)?applications?(?!\p{L})|(?:job|post|position|vacancy|role)(?:\s(?:title|reference|ref|number|no|id|applied for)|\s?:)|(?:ref|reference|re|date|dated|subject)\b.{0,24}:|private (?:and|&) confidential|strictly confidential|cover(?:ing)? (?:sheet|letter|page))/iu;
const pageCount = /^(?:page|seite|pagina|p\.)\s?\d{1,2}(?:\s?(?:of|\/|von|de|di)\s?\d{1,2})?$/iu;
/** Only an address, a number or a link. */
const reached = /^(?:\S{1,64}@\S{1,190}|[+(]?\d[\d\s().+-]{8,24}|(?:https?:|www\.)\S+)$/u;

/** Whether a text above a person's name is not the name: it names the document or the form, greets, counts pages. */
export function namesNobody(written: string): boolean {
  const text = written.trim();
  if (isDocumentName(text) || exactKind(text) === "contact") return true;
  return [greeting, formTitle, pageCount, reached].some((pattern) => pattern.test(text));
}

const wideDivider = /(\t+|\s{3,}|\s[|•·–—-]\s)/u;

/** "Page 1 of 2    CV – Jo Bloggs", "PERSONAL DETAILS   Jo Bloggs": a line from where it may name somebody. */
export function behindOpening(text: string): string {
  const pieces = text.split(wideDivider);
  let at = 0;
  const isOpening = (piece = "") =>
    piece.trim() === "" || namesNobody(piece) || isKnownHeading(piece);
  while (at + 2 < pieces.length && isOpening(pieces[at])) at += 2;
  return pieces.slice(at).join("");
}

const introduction =
  /(?:^|[.!,–-]\s)(?:[Mm]y name(?: i|['’])s|I(?: a|['’])m)\s((?:\p{Lu}[\p{L}'’-]{1,20}\s?){2,4})(?=$|[.,!]|\s?(?:and|from|an?|the|based|–|-)\s)/u;

/** "Ciao! Sono Noemi Rossi, ho 22 anni", "Ich heiße Jan Behrens und …", "Me llamo Ana Ruiz." */
const introductionAbroad =
  /(?:^|[.!,–-]\s)(?:[Ii]ch (?:bin(?: die| der)?|hei(?:ß|ss)e)|[Mm]ein Name ist|[Jj]e (?:m['’]appelle|suis)|[Mm]on nom est|(?:[Yy]o )?(?:[Mm]e llamo|[Ss]oy)|[Mm]i nombre es|(?:[Ii]o )?(?:[Ss]ono|[Mm]i chiamo)|[Ii]l mio nome è|(?:[Oo] )?[Mm]eu nome é|(?:[Ee]u )?(?:[Ss]ou(?: [oa])?|[Cc]hamo-me|[Mm]e chamo)|[Ii]k (?:ben|heet)|[Mm]ijn naam is|[Nn]azywam się|[Jj]estem|[Mm]am na imię)\s((?:(?:v[ao]n|de[rnl]?|d[aio]s?|di|le|la|zu)\s|\p{Lu}[\p{L}'’-]{1,20}\s?){2,5})(?=$|[.,!:(]|\s?(?:und|aus|et|y|e|en|i|uit|z|ze|da|di|d[eu]|j['’]ai|tengo|ho|wohne|–|-)\s)/u;

/** "Hello, my name is Jo Bloggs and …": whom a text introduces, if anybody. */
export function introduced({ text }: ShapedLine): string | null {
  const opening = text.slice(0, 200);
  const found = introduction.exec(opening) ?? introductionAbroad.exec(opening);
  return found?.[1]?.trim() ?? null;
}

const closing =
  /^(?:yours(?:\s(?:sincerely|faithfully|truly|respectfully))?|(?:(?:with|many|kind|kindest|best|warm|warmest)\s)*(?:regards|wishes|thanks)|(?:respectfully|sincerely|regards|thank you)(?:\syours)?|le (?:gach )?(?:dea-?)?mh?eas|mit freundlichen gr[üu](?:ß|ss)en|cordialement)[,.!]?$/iu;

/** Whether a line ends a letter: below it stands who wrote it. */
export const closesLetter = (line: ShapedLine | undefined): boolean =>
  line !== undefined && line.words <= 5 && closing.test(line.text.trim());

/** Whether a line says what somebody is, as it stands below a name. */
export const namesPost = (line: ShapedLine | undefined): boolean =>
  line !== undefined &&
  line.words <= 8 &&
  line.ranges.length === 0 &&
  !line.source.bullet &&
  looksLikeJobTitle(line.text.split(/\s*[|•·/,]\s/)[0] ?? "");
