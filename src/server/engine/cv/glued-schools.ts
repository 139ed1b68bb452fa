import { isPlace } from "./places.ts";

/** A degree and its school with nothing between them: where the school's name begins. */

const name = "\\p{Lu}[\\p{L}.'’-]*\\s";
const kinds = "High|Grammar|Secondary|Comprehensive|Sixth Form|Technical|Community";
const schools = "University|College|Institute|School|Academy";

/** The space before the capitalised words of a school's name: how many belong to it depends on the last ones. */
const compoundSchool = new RegExp(
  `\\s(?=${name}(?:Metropolitan|State|City)\\s(?:University|College)$)|\\s(?=(?:${name}){1,2}(?:${kinds}|Technological)\\s(?:University|College|Institute|School)$)`,
  "u",
);
const oneWordCompound = new RegExp(`\\s(?=${name}(?:${kinds})\\s(?:College|School)$)`, "u");
const plainSchool = new RegExp(`\\s(?=(?:${name}){1,2}(?:${schools})$)`, "u");
const oneWordSchool = new RegExp(`\\s(?=${name}(?:${schools})$)`, "u");
const schoolOf = new RegExp(`\\s(?=(?:The\\s)?(?:${schools}) of \\p{Lu})`, "u");

const cutAt = (piece: string, at: number) => [piece.slice(0, at), piece.slice(at + 1)];

/** Where a name of one word and a school's word begin, when the word is a town's: "BSc Computing Leeds University"; -1 elsewhere. */
function atTown(piece: string): number {
  const at = compoundSchool.test(piece) ? -1 : piece.search(oneWordSchool);
  const [town = ""] = piece.slice(at + 1).split(" ");
  return at > 4 && isPlace(town) ? at : -1;
}

/** A degree and then its school without divider: "BSc Computing University of Leeds". */
export function splitBehindDegree(piece: string): string[] {
  const told = piece.search(schoolOf);
  const known = told < 0 ? atTown(piece) : told;
  if (known >= 0) return cutAt(piece, known);
  const named = compoundSchool.exec(piece) ?? plainSchool.exec(piece);
  if (!named || named.index < 4) return splitAtSchoolWord(piece);
  const goesOn = /(?:\s(?:of|in|and|for)|[:&])$/i.test(piece.slice(0, named.index));
  const short = oneWordCompound.exec(piece) ?? oneWordSchool.exec(piece);
  const at = goesOn ? (short?.index ?? -1) : named.index;
  return at < 4 ? [piece] : cutAt(piece, at);
}

const schoolWords =
  "Istituto|Liceo|Lyc[ée]e|Instituto|Escuela|Universit[éày]|Universidade?|Universität|Hochschule|Fachhochschule|Technische|Technikum|Politechnika|Politecnico|Uniwersytet|Liceum|ITIS?|ITC|IES|AFPA|ROC";
const schoolWordFirst = new RegExp(`\\s(?=(?:${schoolWords})\\s\\S)`, "u");
const shoutedSchoolWord = new RegExp(`\\s(?=(?:Academia|${schoolWords})\\s\\S)`, "iu");
const isShouted = (text: string) => text === text.toUpperCase();

/** Schools whose name opens with what they are, as it does in most languages: "Diploma Istituto Alberghiero Rimini". */
export function splitAtSchoolWord(piece: string): string[] {
  const at = piece.search(isShouted(piece) ? shoutedSchoolWord : schoolWordFirst);
  const goesOn = /\s(?:de|di|an|der|w|na|of)$/iu.test(piece.slice(0, Math.max(at, 0)));
  return at > 4 && !goesOn ? cutAt(piece, at) : [piece];
}
