import type { Mention } from "../lexicon/skill.ts";
import { foldSpace } from "../text/fold-space.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import type { Demand } from "./job-record.ts";

const orExperience =
  /\b(?:or|and\/or)\s(?:(?:\w+|the)\s){0,3}(?:equivalent|relevant|similar|comparable|significant|demonstrable|extensive|substantial|proven|practical|suitable)?\s?(?:\w+\s){0,2}experience|\bequivalent (?:\w+ )?experience|\bqualified by experience|experience (?:may be|is) (?:considered|accepted)|oder (?:\w+ )?(?:vergleichbare|gleichwertige)|ou expérience équivalente/iu;
/** What is taught, or studied with the employer, is not asked for. */
const taught =
  /(?:teach\w*|deliver\w*|tutor\w*|students?|pupils?|classes|department of|faculty of|working towards|study(?:ing)?|support(?:ed)? (?:to|through)|gain an?|studying towards|opportunity to)\W(?:\w+\W){0,4}$/iu;
/** "A GCSE examiner": work around a qualification that others take. */
const takers =
  "(?:examin\\p{L}+|mark(?:ing|er)|teaching|class(?:es)?|groups?|students?|pupils?|sets?|cohorts?|interventions?|specifications?|syllabus\\p{L}*|results|options|lessons|coursework|practicals?|curricul\\p{L}+)\\b(?! qualification)";
const takenByOthers = new RegExp(
  `^(?:\\s(?:and|or|&) (?:A[- ]?levels?|GCSEs?|BTECs?))?\\s(?:required |set |practical )?${takers}`,
  "iu",
);
/** "A level geography teaching": a subject may stand between. */
const subjectTaken = new RegExp(
  `^\\s(?:(?!in\\b|or\\b|and\\b|to\\b|with\\b)\\p{L}+\\s){1,2}${takers}`,
  "iu",
);
const schoolExam = /^(?:a[- ]?levels?|gcses?)$/iu;
/** "A level of trust", "a level head". */
const notALevel = /^\s(?:of|where|that|which|head\w*|playing|field|footing|[1-8])\b/iu;
/** "Maîtrise de Sage" is command of it, not the degree. */
const mastery = /^\s(?:de |du |des |d['’])/iu;
/** "AA rosettes", "WCAG 2.2 AA": two letters that are no associate degree, unless more says so. */
const associate = /^A\.?[AS]\.?S?\.?$/u;
const ofAssociate = /^\s?(?:in|degrees?|from|or|\/)\s|^(?:[,;)]|$)/iu;
/** "A degree" by itself, not "a high degree of care". */
const degree = /(?<!\bfoundation )\bdegrees?\b(?! of (?!bachelor|master|honou?rs))/giu;
const measureBefore =
  /\b(?:some|high|higher|certain|large|great|greater|good|small|360|to a|to the)[\s-]$/iu;
const numbered =
  /\b(?:[NS]VQ\s?(?:level\s?|l)?|qualified to (?:at least )?level\s)([1-8])\b|\blevel\s([1-8])(?:\squalified\b|(?=\s(?:qualification|in\s(?!an?\s|the\s|all\s))\b|\s(?:or|and)\s(?:above|higher|over)\b[^.;,]{1,40}\b(?:qualification|diploma|award)))/giu;
/** "A law graduate or …": somebody with a degree, not a scheme for graduates. */
const graduate =
  /(?:^|\b(?:be|ideally|preferably) )(?:an? )?(?:\p{L}+ ){0,2}(?<!post-?)graduates?(?=\s(?:or|in|with|would|is)\b|[,.;)]|$)/giu;

/** "A 2:1 in chemistry": a class of degree stands for the degree; "WCAG 2.2" is a standard. */
const degreeClass =
  /(?<![\d:]|\b(?!LLB|BSC|BENG|HONS)[A-Z]{3,}\s)2[:.][12](?![\d:.])(?=\s(?:or|in|from|and|honou?rs)\b|[,.;)]|$)|\b(?:upper|lower) second\b/giu;

type Found = { level: number; subject: string | null; start: number; end: number; name: string };

/** The lowest level of education a demand accepts, with its subjects; null where it asks for none. */
export function askedEducation(text: string, mentions: readonly Mention[]): Demand["education"] {
  const licences = mentions.filter(({ skill }) => skill.kind === "licence");
  const named = findQualifications(text).filter(
    (one) => isAsked(text, one) && !isLicence(one, licences),
  );
  const all = [...named, ...plainly(text, named)].filter(({ level }) => level > 0);
  const firm = all.filter(({ name }) => name !== "Apprenticeship");
  const found = firm.length > 0 ? firm : all;
  if (found.length === 0) return null;
  const subjects = found
    .map((one) => one.subject ?? subjectBeside(one, text))
    .filter((subject) => subject !== null);
  return {
    level: Math.min(...found.map(({ level }) => level)),
    subjects: [...new Set(subjects.map(foldSpace))],
    orExperience: orExperience.test(foldSpace(text)),
  };
}

/** "NVQ Level 2 or above in retail", "Level 3 Diploma or NVQ in retail": the subject stands behind what is also accepted. */
const behindAbove =
  /^\s(?:or|and) (?:(?:above|higher|over)(?: qualification)?|(?:an? )?(?:equivalent|[NS]VQ|diploma|certificate|BTEC|HN[CD]|apprenticeship)) in ([^.,;()\n]{3,60})/iu;
/** "Level 3 or above management qualification": or within the name. */
const within =
  /^level \d (?:(?:or|and) (?:above|higher|over) )?((?:[\p{L}&-]+ ){1,3})(?:qualification|diploma|award)$/iu;
const anySubject =
  /^(?:vocational|relevant|recognised|formal|academic|related|professional|equivalent|suitable|similar|further)\b/iu;

function subjectBeside({ name, end }: Found, text: string): string | null {
  const found = (within.exec(foldSpace(name)) ?? behindAbove.exec(text.slice(end, end + 90)))?.[1];
  return found === undefined || anySubject.test(found) ? null : found.trim();
}

function isAsked(text: string, { start, end }: Found): boolean {
  return (
    !/^these$/iu.test(text.slice(start, end)) &&
    !(/^(?:BE|MA|ME)$/u.test(text.slice(start, end)) && !/\p{Ll}/u.test(text)) &&
    text.slice(start, end) !== "EDD" &&
    !(
      associate.test(text.slice(start, end)) &&
      (!ofAssociate.test(text.slice(end, end + 12)) || /\d\s?$/u.test(text.slice(0, start)))
    ) &&
    !(/^ma[iî]trise$/iu.test(text.slice(start, end)) && mastery.test(text.slice(end, end + 12))) &&
    !(/[\p{L}\p{N}]-$/u.test(text.slice(0, start)) || /^-\d/u.test(text.slice(end))) &&
    !taught.test(text.slice(Math.max(0, start - 50), start)) &&
    !takenByOthers.test(text.slice(end, end + 60)) &&
    !(schoolExam.test(text.slice(start, end)) && subjectTaken.test(text.slice(end, end + 60))) &&
    !(/^a level$/iu.test(text.slice(start, end)) && notALevel.test(text.slice(end, end + 12)))
  );
}

/** A certificate the lexicon keeps as a licence is no level of education, unless its name is a levelled qualification. */
function isLicence({ start, end }: Found, licences: readonly Mention[]): boolean {
  return licences.some(
    (one) => one.start < end && start < one.end && !/\bqualification\b/iu.test(one.skill.name),
  );
}

/** "A degree", "NVQ 3": named too shortly for the list of qualifications. */
function plainly(text: string, named: readonly Found[]): Found[] {
  const free = (start: number, end: number) =>
    !named.some(
      (one) =>
        one.start < end + 12 &&
        start - 12 < one.end &&
        !/\sor\s$/iu.test(text.slice(end, Math.max(end, one.start))),
    );
  const found: Found[] = [];
  const add = (match: RegExpExecArray, level: number) => {
    const one = {
      level,
      subject: null,
      name: "",
      start: match.index,
      end: match.index + match[0].length,
    };
    if (free(one.start, one.end) && isAsked(text, one)) found.push(one);
  };
  for (const match of text.matchAll(numbered)) add(match, Number(match[1] ?? match[2]));
  for (const match of text.matchAll(graduate)) add(match, 6);
  for (const match of text.matchAll(degreeClass)) add(match, 6);
  for (const match of text.matchAll(degree)) {
    if (!measureBefore.test(text.slice(Math.max(0, match.index - 12), match.index))) add(match, 6);
  }
  return found;
}
