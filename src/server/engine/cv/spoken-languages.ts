import { findLanguages, type LanguageMention } from "../vocabulary/languages.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvLanguage, CvSection } from "./cv-record.ts";

/** A line that speaks of what somebody speaks, wherever it stands. */
const spoken =
  /^(?:spoken |human |foreign |other )?languages?(?: spoken)?\s?:|\b(?:speaks?|spoken|speakers?(?: of)?|(?:first|second|home) language|mother tongue|bilingual|fluent)\b/iu;

/** "A levels: English Literature A, Business B": subjects with their grades. */
const schoolExams =
  /\b(?:A[- ]?levels?|AS[- ]levels?|GCSEs?|O[- ]levels?|Advanced Highers?|Highers)\b/u;

/** A line that opens with a language and says of one of them how well: all its languages are spoken. */
function listsLanguages(found: readonly LanguageMention[]): boolean {
  return found.length > 1 && found[0]?.start === 0 && found.some(({ level }) => level !== null);
}

/** No line lists languages further on. */
const longestList = 1000;

const sentenceEnd = /(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u;

/** The languages of a line that are spoken; each sentence speaks for itself. `own`: the line stands among the languages. */
function toldIn(text: string, own: boolean): LanguageMention[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const found = findLanguages(sentence);
    const isSaid = own || spoken.test(sentence);
    if (!isSaid && schoolExams.test(sentence)) return [];
    const listed = isSaid || listsLanguages(found);
    return found.filter(({ level }) => listed || level !== null);
  });
}

/** The languages a CV says are spoken, once each, by where they are named first. */
export function spokenLanguages(
  lines: readonly ShapedLine[],
  sections: readonly CvSection[],
): CvLanguage[] {
  const languages = new Map<string, CvLanguage>();
  for (const section of sections) {
    const own = section.kind === "languages";
    if (!own && section.kind === "experience") continue;
    for (const line of lines.slice(section.start, section.end)) {
      for (const { code, name, level } of toldIn(line.text.slice(0, longestList), own)) {
        const known = languages.get(code);
        if (!known) languages.set(code, { code, name, level, line: line.index });
        else if (known.level === null && level !== null) languages.set(code, { ...known, level });
      }
    }
  }
  return [...languages.values()];
}
