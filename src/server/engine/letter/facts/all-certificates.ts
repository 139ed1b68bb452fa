import type { Results } from "../../../../shared/results.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { isGenericTerm } from "../../keywords/generic-terms.ts";
import { findMentions } from "../../lexicon/lexicon.ts";
import { termKeys } from "../../text/term-key.ts";
import { placeOf, unheldLicences } from "../licences/licence-standing.ts";
import { askedCertificates } from "./certificates.ts";
import { heldLicences } from "./held-licences.ts";
import type { Sourced } from "./letter-source.ts";
import { namedQualifications } from "./qualifications.ts";
import { awardsOfTrade } from "./registrations.ts";
import { saidTogether } from "./said-together.ts";

type LetterCase = {
  cv: CvRecord;
  job: JobRecord;
  results: Pick<Results, "requirements">;
  /** Keys of the places where a licence is named that is not held, or not yet. */
  unheld: ReadonlySet<string>;
};

/** Where a CV names a licence that its writer does not hold on this date (ISO 8601). */
export const unheldPlaces = (cv: CvRecord, referenceDate: string): Set<string> =>
  new Set(unheldLicences(cv, referenceDate).map(placeOf));

/** "A counterbalance FLT licence" and "a forklift licence" are one. */
const kinds: readonly RegExp[] = [
  /\b(?:FLT|fork ?lift|forklift|counterbalance)\b/iu,
  /\bfirst aid\b/iu,
  /\b(?:driving|car) licen[cs]e\b/iu,
  /\b(?:18th|17th) Edition\b/iu,
  /\bsafeguarding\b/iu,
  /\bfood (?:hygiene|safety)\b/iu,
  /\bCSCS\b/u,
  /\bECS\b/u,
  /\bDBS\b/u,
  /\b(?:HGV|LGV|C1?\s?\+\s?E|Category C1?|Class [12])\b/iu,
];
const isOneKind = (one: string, other: string) =>
  kinds.some((kind) => kind.test(one) && kind.test(other));

/** As the CV's list of certificates has them; those it names elsewhere by the lexicon's names. */
export function certificatesOf(
  { cv, job, results, unheld }: LetterCase,
  qualifications: readonly Sourced[],
  deaf: ReadonlySet<number>,
  accepts: (sentence: string) => boolean,
): Sourced[] {
  const listed = askedCertificates(cv, job, deaf, unheld);
  const quotesOf = ({ sources }: Sourced) =>
    sources.flatMap(({ from, quote }) => (from === "cv" ? [quote] : []));
  const lines = new Set(listed.flatMap(quotesOf));
  const skillsIn = (text: string) => findMentions(text).map(({ skill }) => skill.name);
  const told = new Set([...listed, ...qualifications].flatMap(({ text }) => skillsIn(text)));
  const isNew = (one: Sourced) =>
    !quotesOf(one).some((quote) => lines.has(quote)) &&
    !skillsIn(one.text).some((skill) => told.has(skill));
  const held = heldLicences(cv, job, results.requirements, unheld, accepts).filter(isNew);
  // A check is made of whoever gets the post.
  // "The AAT qualification" goes without saying beside an AAT certificate.
  const isAwarded = (text: string) => {
    const [, initials = ""] = /^the (\p{Lu}{3,6}) qualification$/u.exec(text) ?? [];
    return initials !== "" && qualifications.some((one) => one.text.includes(initials));
  };
  const own = [...listed, ...held].filter(
    ({ text }, at, all) =>
      text !== "a DBS check" &&
      !isAwarded(text) &&
      !all.slice(0, at).some((said) => isOneKind(said.text, text)),
  );
  return saidTogether(own, "I hold", accepts);
}

/** "Membership of the Royal Institute of Builders" goes without saying beside "MRIB status". */
function goesByInitials(text: string, said: string): boolean {
  const initials = text.replace(/[^\p{Lu}]/gu, "");
  return (
    text.includes("ship of the ") &&
    said.endsWith(" status") &&
    initials.length > 2 &&
    said.split(/[^\p{L}]+/u).some((word) => word === initials || word.slice(1) === initials)
  );
}

/** Whether none of the certificates is the same, or of the same body. */
export function isUnsaid({ text, sources }: Sourced, certificates: readonly Sourced[]): boolean {
  const body = /^\p{Lu}[\p{L}&]+(?= registration)/u.exec(text)?.[0] ?? text;
  const quotes = new Set(sources.map(({ quote }) => quote));
  // "Registration as a children's nurse" is with the body that keeps the register.
  const isRegister = / registration$/u.test(text);
  return !certificates.some(
    (said) =>
      (isRegister && said.text.startsWith("registration as ")) ||
      goesByInitials(text, said.text) ||
      said.sources.some(({ quote }) => quotes.has(quote)) ||
      [
        said.text,
        ...said.sources.flatMap(({ from, quote }) => (from === "cv" ? [quote] : [])),
      ].some((one) => one.includes(body)),
  );
}

/** A degree counts whatever it is in; a college course beside those of the trade does not. */
const ofHigher =
  /\b(?:B[AS]c?|BEng|LLB|M[AS]c?|MEng|MBA|PhD|Bachelor|Master|degree|HN[CD]|PG\p{L}+)\b/u;

/** Of school, beside what was earned after it. */
const ofSchool = /\b(?:GCSEs?|A[- ][Ll]evels?|Nationals|Highers)\b/u;
/** "8 GCSEs" without a subject says nothing to who has left school. */
const onlyCounted =
  /^\p{L}+ GCSEs?(?: \([^()]*\)| from .*)?$|^\d+ GCSEs?(?: \([^()]*\)| from .*)?$/u;
const keysOf = (text: string) => termKeys(text.replace(/\b(?:[Ll]evel )?\d\b/gu, ""));

/** "MCA for managers" alone is a course. */
const isNamedAward =
  /^(?:an?|the|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) |\b(?:GCSEs?|IGCSEs?|A[- ][Ll]evels?|O[- ][Ll]evels?|Highers|Nationals|Standard Grades|Abitur|Matura|Baccalaur\p{L}+|Leaving Certificate|NVQ|SVQ|BTEC|HNC|HND|Certificate|Diploma|Degree|degree|Award|Level \d|[Qq]ualification|[Cc]ertification|apprenticeship|QTS|QTLS|PGCE|Functional Skills|Master|Bachelor|Doctorate|doctorate|CPE|GDL|LPC|[BM](?:A|Sc|Eng|Ed|Des|Mus|BA|Phil|Res|Arch|Phys|Chem|Math|S)\b|LL[BM])/u;

const isDiploma = ({ text }: Sourced) =>
  /\b(?:NVQ|SVQ|Diploma|Certificate|Award|certification)\b/u.test(text);

/**
 * Qualifications with the diplomas of the trade among the training behind them, school only where there is nothing else; what
 * was `studied` beside those; and what is held without a name for what it is ("Level 2 Food Hygiene").
 */
export function allQualifications(
  cv: CvRecord,
  deaf: ReadonlySet<number>,
  asked: ReadonlySet<string>,
): { qualifications: Sourced[]; studied: Sourced[]; levels: Sourced[] } {
  const named = namedQualifications(cv, deaf);
  const studied = named.map(({ text }) => new Set(keysOf(text)));
  // "Level 2 Health and Social Care" goes without saying beside level 3.
  const isBesides = ({ text }: Sourced) =>
    !studied.some((award) => keysOf(text).every((key) => award.has(key)));
  const told = new Set(named.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  const awards = awardsOfTrade(cv, deaf, asked).filter(
    (one) => isBesides(one) && !one.sources.some(({ quote }) => told.has(quote)),
  );
  const all = [...named, ...awards.filter(isDiploma)];
  const later = all.filter(({ text }) => !ofSchool.test(text));
  const ofTrade = later.filter(
    ({ text }) =>
      ofHigher.test(text) || keysOf(text).some((key) => asked.has(key) && !isGenericTerm(key)),
  );
  // "A Level 2 Certificate": in what?
  const tells = ({ text }: Sourced) =>
    isNamedAward.test(text) && !/^an? (?:Level \d )?(?:Certificate|Diploma|Award)$/u.test(text);
  const most = [ofTrade, later].find((some) => some.length > 0) ?? all;
  const telling = (some: readonly Sourced[]) =>
    some.filter(tells).filter(({ text }) => cv.roles.length === 0 || !onlyCounted.test(text));
  return {
    qualifications: telling(most),
    // School counts where there is nothing else.
    studied: telling(all.filter((one) => !most.includes(one) && !/\bGCSEs?\b/u.test(one.text))),
    levels: awards.filter((one) => !isDiploma(one)),
  };
}
