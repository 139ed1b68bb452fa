import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";

/** A body that awards much, and whose name in full beside a course is that of the school. */
const body =
  /\b(?:institut\p{L}*|society|college|council|association|academy|university|school|federation|guilds?)\b/iu;
/** So much of the name has to be that of the licence. */
const leastShare = 0.5;

/** "MCIPS since 2020", "Full clean licence": below "Qualifications" such a line reads as a school's, and names what is held. */
export function licencesAsSchools({ education, lines }: CvRecord): CvSkillMention[] {
  return education.flatMap(({ institution, degree, line }) => {
    const from = institution === null ? -1 : (lines[line]?.text.indexOf(institution) ?? -1);
    if (institution === null || degree !== null || from < 0 || body.test(institution)) return [];
    return findMentions(institution).flatMap(({ skill, start, end }) =>
      skill.kind === "licence" && end - start >= leastShare * institution.length
        ? [{ skill: skill.name, line, start: from + start, end: from + end }]
        : [],
    );
  });
}
