import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import type { SkillShowing } from "./cv-evidence.ts";
import { sectionKindAt } from "./section-at.ts";
import { showingOf } from "./skill-showing.ts";
import type { Standing } from "./standing.ts";

/** The words of a role's title, not of what was done there. */
function isOfTitle(cv: CvRecord, { line, start, end }: CvSkillMention): boolean {
  const { role, text } = cv.lines[line] ?? { role: null, text: "" };
  return (role === null ? null : cv.roles[role]?.title)?.includes(text.slice(start, end)) ?? false;
}

/** "Currently completing my Doppler competency", "still learning React": on the way to it. */
const underWay =
  /\b(?:currently|now|presently|still|am|I['’]m|been)\s(?:also |just |\p{L}+ly )?(?:learning(?: (?:about|to use))?|studying|working towards|training (?:in|for|towards)|being (?:trained|signed off) (?:in|on|for|to))\b[^.;!?]{0,60}$/iu;
const completing =
  /\b(?:completing|doing|taking|undertaking|working on) (?:my|an?)\b[^.;!?]{0,40}$/iu;
const course =
  /^[^.,;!?]{0,30}\b(?:competenc(?:y|ies|e)|course|training|module|certificate|qualification|sign[- ]off|diploma)\b/iu;

/** "Doppler course booked", "Python: two chapters into an online course": it has hardly begun. */
const hardlyBegun =
  /^[^.;!?]{0,40}?\b(?:(?:course|training|module|test|exam|workshop)s? (?:is |now )?(?:booked|due|to follow|pending|planned|start(?:s|ing))|(?:chapters?|lessons?|weeks?|modules?) into|part[- ]?way through|(?:beginner['’]?s['’]?|introductory) (?:course|tutorial)|just (?:started|begun))\b/iu;

function isUnderWay(cv: CvRecord, { line, start, end }: CvSkillMention): boolean {
  const text = cv.lines[line]?.text ?? "";
  const before = text.slice(Math.max(0, start - 100), start);
  return (
    underWay.test(before) ||
    hardlyBegun.test(text.slice(end, end + 80)) ||
    (completing.test(before) && course.test(text.slice(end, end + 60)))
  );
}

/** A line that says what was done vouches best, then one that names a dated role, then any other, then a subject studied. */
function worthOf(
  cv: CvRecord,
  mention: CvSkillMention,
  standing: readonly Standing[],
  done: ReadonlySet<number>,
): number {
  if (isUnderWay(cv, mention)) return 0;
  if (standing[mention.line] !== "shown")
    return sectionKindAt(cv, mention.line) === "education" ? 0 : 1;
  return done.has(mention.line) ? 3 : 2;
}

/** The skills named in a CV, each with the mention that vouches best. */
export function indexSkills(
  cv: CvRecord,
  mentions: readonly CvSkillMention[],
  standing: readonly Standing[],
): Map<string, SkillShowing> {
  const done = new Set(cv.roles.flatMap((role) => role.bullets));
  const skills = new Map<string, SkillShowing>();
  for (const mention of mentions) {
    const { skill } = mention;
    const worth = worthOf(cv, mention, standing, done);
    const known = skills.get(skill);
    const count = (known?.count ?? 0) + 1;
    if (known && worth <= worthOf(cv, known.best, standing, done)) known.count = count;
    else {
      const titleOnly = worth === 2 && isOfTitle(cv, mention);
      const manner = { shown: worth > 1, studied: worth === 0, titleOnly, count };
      skills.set(skill, showingOf(mention, manner));
    }
  }
  return skills;
}
