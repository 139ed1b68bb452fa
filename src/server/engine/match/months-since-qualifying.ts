import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { UnheldLicence } from "./licence-standing.ts";
import { heldOnes, serves } from "./licences-held.ts";
import { type MonthSpan, monthWritten } from "./months.ts";

/** Years that count from the day somebody qualified: "3 years' PQE", "two years since qualifying". */
const sinceQualifying =
  /\bPQE\b|\bpost[- ]?(?:qualif\p{L}+|regist\p{L}+|reg\b|admission|apprenticeship|charter\p{L}*|certification|call\b|QTS|PIN)|\b(?:since|after|following) (?:\p{L}+ )?(?:qualif\p{L}+|regist\p{L}+|admission|(?:call(?:ed)?|admitted|chartered)\b)|\bqualified for\b|\byears['’]? qualified\b/iu;

export const countsFromQualifying = (text: string) => sinceQualifying.test(text);

/** Posts held on the way to a qualification, or without it. */
const unqualified =
  /\b(?:apprentice(?:ship)?|trainee|student|paralegal|legal (?:assistant|secretary|clerk)|pre-?reg\p{L}*|pre-registration|intern(?:ship)?|placement|pupil(?:lage)?|articled|training contract|improver|auxiliary|volunteer|HCA|TA|support worker|(?:health ?care|nursing|nursery|care|therapy|physiotherapy|physio|pharmacy|dental|vet(?:erinary)?|teaching|accounts?|audit|rehab\p{L}*|radiography|surveying|engineering|architectural|social work) (?:assistant|junior|support))\b/iu;
/** One post under two names: "Trainee, then Associate". */
const changed = /\bthen\b|\b(?:to|until|till)\b|[/→>]/iu;

export function isBeforeQualifying(title: string | null): boolean {
  return title !== null && unqualified.test(title) && !changed.test(title);
}

const became =
  /\b(?:admitted|qualified|registered|registration|admission|called|enrolled|chartered|trainee (?:to|until)|apprentice (?:to|until)|out of my time|since)\b(?<between>[^\d.;|]{0,30}?)(?:(?<month>\p{L}{3,9})\.? )?(?<year>(?:19|20)\d\d)(?!\d)/giu;
/** Of the register too, but of when it runs out or of something else. */
const otherDate = /\b(?:to|until|till|exp\p{L}*|renew\p{L}*|valid|due|from)\b/iu;
/** What the sentence has to be about: a register, a profession, the end of an apprenticeship. */
const profession =
  /\b(?:solicitor|barrister|legal executive|CILEX|FCILEX|conveyancer|SRA|roll|bar|nurse|midwife|NMC|PIN|HCPC|GMC|GDC|GPhC|GOC|SWE|Social Work England|therapist|physio\p{L}*|dental nurse|pharmac\p{L}+|paramedic|radiographer|dietitian|psychologist|social worker|teacher|QTS|surveyor|RICS|MRICS|engineer|CEng|chartered|architect|ARB|accountant|ACA|ACCA|CIMA|electrician|fitter|apprentice\p{L}*|trainee|optometrist|vet\b|MRCVS|RVN|veterinary nurse|qualified)\b/iu;

/** The month in which the CV says that its writer qualified, the earliest of several; null where it says none. */
export function qualifiedIn({ lines }: CvRecord): number | null {
  const found = lines.flatMap(({ text }) =>
    text.length > 600 || !profession.test(text)
      ? []
      : [...text.matchAll(became)].flatMap(({ 0: said, groups }) => {
          const isTrainee = /^(?:trainee|apprentice)/iu.test(said);
          const { between = "", month, year } = groups ?? {};
          if (!isTrainee && otherDate.test(between)) return [];
          if (!isTrainee && month && otherDate.test(month)) return [];
          return [monthWritten(year ?? "", month)];
        }),
  );
  return found.length === 0 ? null : Math.min(...found);
}

/** What of some months lies behind one: nothing of those before it. */
export function behindMonth({ from, to }: MonthSpan, month: number): MonthSpan[] {
  return to > month ? [{ from: Math.max(from, month), to }] : [];
}

/** A permit to drive or guard qualifies for no profession. */
const permit = /\b(?:licence|driv\p{L}+|card)\b/iu;

/** The qualification that the post asks for and the CV shows as not finished only: its writer has not qualified. */
export function stillToQualify(evidence: CvEvidence, job: JobRecord): UnheldLicence | undefined {
  const held = heldOnes(evidence);
  return job.demands
    .filter(({ licences }) => licences.length > 0)
    .filter(({ licences }) => !held.some(({ skill }) => serves(skill, licences)))
    .flatMap(({ licences }) =>
      evidence.unheld.filter(
        ({ skill, standing }) =>
          standing === "unfinished" && !permit.test(skill) && serves(skill, licences),
      ),
    )[0];
}
