import { findClassification, type QualificationMention } from "../vocabulary/qualifications.ts";

/** Grades at the end of a school subject: "Geology A", "Maths A*", "Science 4-4". */
const gradeBehind = /\s(?:A\*|[A-GU]|[1-9](?:-[1-9])?)$/;
/** "A to C", "A*–C including Maths": what was passed how well, and no subject. */
const gradesOnly = /^[A-GU]\*?\s?(?:to|[–-])\s?[A-GU](?![\p{L}])/u;
const schoolExams =
  /^(?:(?:\d{1,2}|\p{L}{3,6})\s)?(?:A[ -]?levels?|AS[ -]?levels?|O[ -]?levels?|GCSEs?|Highers?|Advanced Highers?|National 5s?)\b/iu;
/** "(Dist.) Public Relations": a result in brackets between the degree and its subject. */
const resultBetween =
  /\((?:dist|distinction|merit|pass|first|2[:.][12])\.?\)\s(\p{Lu}[^,(|]{2,80})/iu;

/** "Children's Care, Learning and Development": the subject goes on behind its comma up to the end. */
function goingOn(subject: string, degree: string): string {
  const behind = degree.slice(degree.indexOf(subject) + subject.length);
  const [, more = ""] =
    /^(,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s(?:and|&)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)$/u.exec(
      behind,
    ) ?? [];
  return more === "" ? subject : `${subject}${more}`;
}

/** What was studied, without the grade, the result or the remark beside it; null where only those are named. */
export function subjectOf(
  degree: string | null,
  quals: readonly QualificationMention[],
): string | null {
  const named = quals.find((one) => one.subject !== null)?.subject ?? null;
  if (degree === null) return named;
  if (named === null) return levelled(degree)?.subject ?? null;
  const between = resultBetween.exec(degree)?.[1]?.trim();
  if (between !== undefined) return between;
  if (gradesOnly.test(named)) return null;
  const [plain = named] = named.split(/:\s(?=\p{Ll}|\d)/u);
  return schoolExams.test(degree) ? plain.replace(gradeBehind, "") : goingOn(plain, degree);
}

/** "Level 3 Sport": a level and what it is in. */
function levelled(degree: string): { level: number; subject: string } | null {
  const [, level, subject] = /^Level\s(\d)\s(\p{Lu}\p{L}[^,(:]{1,60})$/iu.exec(degree) ?? [];
  return level === undefined ||
    subject === undefined ||
    /(?:Certificate|Award|Training|Course)$/i.test(subject)
    ? null
    : { level: Number(level), subject: subject.trim() };
}

/** The level of what is named, the highest; a list behind "GCSEs:" is of those whatever else it names. */
export function levelOf(
  degree: string | null,
  quals: readonly QualificationMention[],
): number | null {
  if (quals.length === 0) return degree === null ? null : (levelled(degree)?.level ?? null);
  const [first] = quals;
  if (first && degree !== null && schoolExams.test(degree) && /^[^:]{3,20}:\s/.test(degree))
    return first.level;
  return Math.max(...quals.map((one) => one.level), levelled(degree ?? "")?.level ?? 0);
}

/** The result, with the division of a second class that a comma parts from it; "1st" as some write it. */
export function resultIn(text: string): string | null {
  const said = findClassification(text);
  if (said === null) return /[,(]\s?(1st)(?=\s?(?:$|[(),;.]))/.exec(text)?.[1] ?? null;
  const behind = text.slice(text.indexOf(said) + said.length);
  return `${said}${/^,\s(?:upper|lower)\sdivision/i.exec(behind)?.[0] ?? ""}`;
}
