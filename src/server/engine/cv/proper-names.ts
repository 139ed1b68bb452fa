import type { CvLine, CvRecord, CvSkillMention } from "./cv-record.ts";
import { labelField } from "./field-labels.ts";
import { endsPlace } from "./places.ts";

/** Whose names a CV holds. */
type Named = Pick<CvRecord, "lines" | "sections" | "contact" | "roles" | "education">;

/** Lines of a role or a course that may still name it. */
const headLines = 4;
/** What stands beside each other in a line of contact data. */
const besides = /[|•·●\t]|\s(?:::|\/\/|[-–—~.])\s/;

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

/** Street and place up to the place's end: what stands behind it on the line is another matter. */
function addressOf({ index, text }: CvLine, place: string | null): Span[] {
  const at = place === null || place === "" ? -1 : text.indexOf(place);
  if (place === null || at < 0) return [];
  const from = text.slice(0, at).split(besides).at(-1)?.length ?? 0;
  return [{ line: index, from: at - from, to: at + place.length }];
}

/** The person's name and address among the contact data. */
function personal({ lines, sections, contact }: Named): Span[] {
  const top = lines.filter((line) => sections[line.section]?.kind === "contact");
  return top.flatMap((line) => [
    ...spanOf(line, contact.fullName),
    ...addressOf(line, contact.location),
  ]);
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
