import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";

const papers =
  /\b(?:licen[cs]es?|drivers?|registered|registration|cards?|PIN|qualified|chartered|certificates?|member|cleared|clearance)\b/iu;
const marks = [" / ", "|", "•", "·", ",", ";", ". ", " - ", " – ", " — "];

/** So far on either side the piece is looked for. */
const reach = 120;

/** The piece between two marks that a mention stands in. */
function pieceAround(text: string, start: number, end: number): string {
  const cuts = marks.map((mark) => {
    const at = text.lastIndexOf(mark, start - 1);
    return at < 0 || start === 0 ? 0 : at + mark.length;
  });
  const ends = marks.map((mark) => {
    const at = text.indexOf(mark, end);
    return at < 0 ? text.length : at;
  });
  return text.slice(Math.max(...cuts), Math.min(...ends)).trim();
}

/** Besides the licence nothing but letters one writes behind a name, numbers, and words that belong to papers: "BSc (Hons) MRICS". */
const onlyLetters =
  /^(?:[\s()&+/:#–-]|\d|\b(?:[A-Z]{2,8}s?|[A-Z][a-z]{0,3}[A-Z][A-Za-z]{0,4}|Hons?|Dip(?: ?HE)?|Cert|in date|(?i:and|no|number|reg|cat|class|levels?|adult|child|mental health|operational|strategic|with|exp|valid|to|until|full|clean|UK)|since)\b\.?)*$/u;

/** "07700 900228. Full UK licence": among what says who somebody is and where they live, a piece of its own names a licence. */
export function isBesideAddress(
  cv: CvRecord,
  { skill, line, start, end }: CvSkillMention,
): boolean {
  if (skillNamed(skill)?.kind !== "licence") return false;
  const text = cv.lines[line]?.text ?? "";
  const from = Math.max(0, start - reach);
  const piece = pieceAround(text.slice(from, end + reach), start - from, end - from).replace(
    /\.$/u,
    "",
  );
  if (piece.includes("@") || /\.\p{L}{2,}/u.test(piece)) return false;
  const rest = piece.replace(text.slice(start, end), " ");
  return papers.test(piece) || onlyLetters.test(rest);
}
