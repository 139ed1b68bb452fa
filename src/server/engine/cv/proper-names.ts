import type { CvLine, CvRecord, CvSkillMention } from "./cv-record.ts";
import { labelField } from "./employers.ts";
import { endsPlace } from "./places.ts";

/** Whose names a CV holds. */
type Named = Pick<CvRecord, "lines" | "sections" | "contact" | "roles" | "education">;

/** Lines of a role or a course that may still name it. */
const headLines = 4;
/** What stands beside each other in a line of contact data. */
const besides = /[|•·●\t]/;

type Span = { line: number; from: number; to: number };

function spanOf(line: CvLine | undefined, name: string | null): Span[] {
  const from = line === undefined || name === null || name === "" ? -1 : line.text.indexOf(name);
  if (line === undefined || name === null || from < 0) return [];
  return [{ line: line.index, from, to: from + name.length }];
}

/** The employers' and schools' names where their roles and courses are headed. */
function organisations({ lines, roles, education }: Named): Span[] {
  const named = [
    ...roles.map(({ company, line }) => ({ name: company, line })),
    ...education.map(({ institution, line }) => ({ name: institution, line })),
  ];
  return named.flatMap(({ name, line }) =>
    lines
      .slice(line, line + headLines)
      .flatMap((one) => spanOf(one, name))
      .slice(0, 1),
  );
}

/** The person's name and address among the contact data. */
function personal({ lines, sections, contact }: Named): Span[] {
  const top = lines.filter((line) => sections[line.section]?.kind === "contact");
  return top.flatMap((line) => {
    const spans = spanOf(line, contact.fullName);
    let from = 0;
    for (const piece of line.text.split(besides)) {
      const to = from + piece.length;
      if (contact.location !== null && piece.includes(contact.location)) {
        spans.push({ line: line.index, from, to });
      }
      from = to + 1;
    }
    return spans;
  });
}

/** "Atlanta, GA": a state, whatever else the letters stand for. */
function isState(text: string, { start, end }: CvSkillMention): boolean {
  const letters = text.slice(start, end);
  return (
    /^[A-Z]{2}$/.test(letters) &&
    endsPlace(letters) &&
    /\p{Lu}[\p{L}.'’ -]{2,30},\s$/u.test(text.slice(Math.max(0, start - 36), start)) &&
    /^(?:\s*$|\s+\d|\s*[|•·\t(–—-])/u.test(text.slice(end))
  );
}

/** "Organisation: Infosys" names an employer, not a talent for order. */
function isLabel(text: string, { start, end }: CvSkillMention): boolean {
  return start < 3 && /^\s*:/.test(text.slice(end)) && labelField(text.slice(start, end)) !== null;
}

/** The mentions that are not part of the name of a person, a place or an organisation, or a form's label. */
export function withoutProperNames(
  mentions: readonly CvSkillMention[],
  cv: Named,
): CvSkillMention[] {
  const spans = [...organisations(cv), ...personal(cv)];
  return mentions.filter((mention) => {
    const text = cv.lines[mention.line]?.text ?? "";
    const named = spans.some(
      ({ line, from, to }) => line === mention.line && from <= mention.start && mention.end <= to,
    );
    return !named && !isState(text, mention) && !isLabel(text, mention);
  });
}
