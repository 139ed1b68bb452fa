import type { CvEducation, CvRecord } from "../cv/cv-record.ts";
import type { Demand } from "../job/job-record.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import { subjectFit, subjectsOf } from "./judge-education-subjects.ts";
import type { Finding } from "./judgement.ts";
import { underWayAbroad } from "./licence-cues-abroad.ts";
import { monthOf, roleSpan, unionMonths } from "./months.ts";
import { nameList } from "./name-list.ts";
import { gradesBelow, namesSchoolSubjects } from "./school-grades.ts";
import { type Study, studiesOf } from "./studies.ts";
import { termKeys } from "./term-key.ts";

/** Credits for a qualification. Published in docs/scoring.md. */
export const educationCredits = {
  levelAndSubject: 1,
  nearSubject: 0.7,
  otherSubject: 0.45,
  experienceInstead: 0.85,
  inProgress: 0.6,
  oneLevelBelow: 0.5,
} as const;

/** Months of dated work that can stand for a degree where the advertisement allows it. */
const experienceMonths = 36;

const levelNames: Record<number, string> = {
  1: "level 1",
  2: "GCSE level",
  3: "A-level",
  4: "HNC level",
  5: "HND level",
  6: "a bachelor's degree",
  7: "a master's degree",
  8: "a doctorate",
};

const levelName = (level: number) => levelNames[level] ?? `level ${level}`;

/** "First year completed, left 2019" */
const brokenOff =
  /\b(?:left|withdrew|withdrawn|dropped out|did(?: not|n['’]t) (?:finish|complete|graduate)|not (?:completed|finished|awarded)|incomplete|unfinished|discontinued|(?:first|second) year (?:only|completed))\b/iu;

function isUnfinished({ end, underWay, degree }: Study, referenceDate: string): boolean {
  const said = degree ?? "";
  if (end === "present" || underWay || brokenOff.test(said) || underWayAbroad.test(said))
    return true;
  if (end === null) return false;
  return end.year * 12 + (end.month ?? 1) - 1 > monthOf(referenceDate);
}

type Asked = NonNullable<Demand["education"]>;
type Question = { asked: Asked; subjects: readonly string[]; text: string; referenceDate: string };

/** The line near the entry that says most of the degree; some CVs break an entry over several lines. */
function lineNaming(cv: CvRecord, { line, degree, subject }: CvEducation): number {
  const keys = termKeys(`${degree ?? ""} ${subject ?? ""}`);
  const shared = (at: number) => {
    const own = new Set(termKeys(cv.lines[at]?.text ?? ""));
    return keys.filter((key) => own.has(key)).length;
  };
  return [line - 2, line - 1, line + 1, line + 2]
    .filter((at) => cv.lines[at]?.section === cv.lines[line]?.section)
    .reduce((best, at) => (shared(at) > shared(best) ? at : best), line);
}

const asksVocational = /\b[NS]VQ\b/u;
const takesAcademic =
  /\b(?:equivalent|similar|or (?:above|higher)|degree|HN[CD]|diploma|BTEC|A[- ]?levels?|GCSEs?)\b/iu;
const academic =
  /\b(?:B\.?A|B\.?Sc|B\.?Eng|LL\.?B|M\.?A|M\.?Sc|M\.?Eng|Ph\.?D|degree|bachelor\p{L}*|master\p{L}*|A[- ]?levels?|highers?|GCSEs?)\b/iu;

/** An NVQ is for what somebody was seen to do at work: a degree or A levels in the subject are not one. */
const isOtherRoute = ({ degree }: Study, text: string) =>
  asksVocational.test(text) && !takesAcademic.test(text) && academic.test(degree ?? "");

function creditOf(cv: CvRecord, education: Study, question: Question) {
  const { asked, subjects, text, referenceDate } = question;
  const level = education.level ?? 0;
  if (level === 0) return 0;
  if (level < asked.level) return asked.level - level === 1 ? educationCredits.oneLevelBelow : 0;
  const { levelAndSubject, nearSubject, otherSubject, inProgress } = educationCredits;
  const isSchool = level === 2 && asked.level === 2 && namesSchoolSubjects(cv, text);
  const fit = isSchool ? 1 : subjectFit(education, subjects, text);
  const bySubject = fit >= 1 ? levelAndSubject : fit > 0 ? nearSubject : otherSubject;
  const credit = isOtherRoute(education, text) ? Math.min(bySubject, otherSubject) : bySubject;
  return isUnfinished(education, referenceDate) ? Math.min(credit, inProgress) : credit;
}

function reasonFor(best: Study, credit: number, question: Question): string {
  const { asked, subjects, text, referenceDate } = question;
  const named = best.degree ?? levelName(best.level ?? 0);
  if ((best.level ?? 0) < asked.level) {
    return `Your CV shows ${named}, below ${levelName(asked.level)}, which is asked.`;
  }
  if (isUnfinished(best, referenceDate)) return `Your CV shows ${named}, not finished yet.`;
  if (isOtherRoute(best, text)) {
    return `Your CV shows ${named}: the level is right, but an NVQ is asked, which is assessed at work.`;
  }
  if (credit >= 1) return `Your CV shows ${named}, which meets what is asked.`;
  return `Your CV shows ${named}: the level is right, the subject is not clearly ${nameList(subjects, 3, "or")}.`;
}

type Answer = { study: Study; credit: number };

/** The qualification that answers best; of two that serve alike, the one nearer to the level that is asked. */
function bestStudy(evidence: CvEvidence, question: Question): Answer | undefined {
  const distance = ({ study }: Answer) => Math.abs((study.level ?? 0) - question.asked.level);
  return studiesOf(evidence)
    .map((study) => ({ study, credit: creditOf(evidence.cv, study, question) }))
    .filter(({ credit }) => credit > 0)
    .sort((one, other) => other.credit - one.credit || distance(one) - distance(other))[0];
}

/** Years of dated work in place of a qualification, where the advertisement takes them. */
function experienceInstead(
  { cv }: CvEvidence,
  asked: Asked,
  referenceDate: string,
): Finding | null {
  const spans = cv.roles.flatMap((role) => roleSpan(role, referenceDate) ?? []);
  if (!asked.orExperience || unionMonths(spans) < experienceMonths) return null;
  return {
    credit: educationCredits.experienceInstead,
    reason: "Experience may stand for the qualification, and your CV shows years of dated work.",
    evidence: [quoteLine(cv, cv.roles[0]?.line ?? 0)],
  };
}

/** A qualification asked for against those in the CV, by RQF level and subject. */
export function judgeEducation(
  evidence: CvEvidence,
  asked: Asked,
  text: string,
  referenceDate: string,
): Finding {
  const { cv } = evidence;
  const question = { asked, subjects: subjectsOf(asked, text), text, referenceDate };
  const best = bestStudy(evidence, question);
  const instead = experienceInstead(evidence, asked, referenceDate);
  if (instead && (best?.credit ?? 0) < educationCredits.experienceInstead) return instead;
  if (!best) {
    return {
      credit: 0,
      reason: `Your CV shows no qualification at or near ${levelName(asked.level)}.`,
      evidence: [],
    };
  }
  const { study, credit } = best;
  const short = asked.level === 2 && study.level === 2 ? gradesBelow(cv, text) : null;
  if (short) {
    return {
      credit: Math.min(credit, educationCredits.oneLevelBelow),
      reason: short.reason,
      evidence: [quoteLine(cv, short.line)],
    };
  }
  return {
    credit,
    reason: reasonFor(study, credit, question),
    evidence: [quoteLine(cv, lineNaming(cv, study))],
  };
}
