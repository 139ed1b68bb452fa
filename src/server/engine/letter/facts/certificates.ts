import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { isFitName } from "../ad-phrases.ts";
import { isClean } from "../fit-line.ts";
import { placeOf } from "../licences/licence-standing.ts";
import { asHeld } from "./as-held.ts";
import { isLowerLevel } from "./held-levels.ts";
import type { Sourced } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";

const mostWords = 8;
/** Years and places behind a certificate, registration numbers in brackets. */
const behind =
  /\s*(?:\s(?:since|until|till|in date|valid|expir(?:es|ing|y)|renewed|refreshed|passed)\b.*|\s(?:to|from) (?:\p{L}+ )?(?:19|20)\d{2}\b.*|[,(–—|:].*|\s-\s.*|(?<!Guilds )\b(?:19|20)\d{2}\b.*)$/u;

/** A certificate without when it was got, and where. */
export const bareName = (line: string) =>
  foldSpace(line)
    .replace(/^(?:19|20)\d{2}[\s:–—-]+(?=\p{Lu})/u, "")
    .replace(behind, "");

/** "Talent development" among the certificates is a skill; one holds what says that it was examined. */
const provesItself =
  /\b(?:certificat\p{L}+|certified|diploma|awards?|licen[cs]e|card|registration|level \d|practitioner|foundation|associate|professional|NVQ|NEBOSH|IOSH)\b/iu;
const isHeld = (skill: string) => /^(?:licence|method)$/u.test(skillNamed(skill)?.kind ?? "");

/** "CompTIA A+, ITIL 4 Foundation": the certificates of a line, without years and places, and where they stand in it. */
function namesIn(line: string): { text: string; start: number; end: number }[] {
  // "CCN1 CKR1 HTR1": codes in a row.
  const item = /^(?:\p{Lu}[\p{Lu}\d]{2,9}\s{1,4}){2,12}\p{Lu}[\p{Lu}\d]{2,9}$/u.test(line.trim())
    ? /\S+/gu
    : /[^,;]+/gu;
  return Array.from(line.matchAll(item), ({ 0: item, index }) => {
    const text = bareName(item);
    const start = index + Math.max(item.indexOf(text), 0);
    return { text, start, end: start + text.length };
  });
}

/** Who awards it is not what is held: "Counterbalance forklift, RTITB". */
const awardingBody =
  /^(?:RTITB|ITSSAR|NPORS|AITT|CITB|CPCS|Lantra|Highfield|City (?:&|and) Guilds|BTEC|NCFE|CACHE|EAL|Pearson|Edexcel|OCR|AQA|WJEC|SQA|NEBDN|IMI|Qualsafe|St John Ambulance|(?:British )?Red Cross|ILM|CMI|FutureQuals|NOCN|ProQual|GQA|TQUK|VTCT|ITEC|BIIAB|CIEH|RSPH|NPTC|JIB|ECITB|NICEIC|LOLER|PUWER|ESOL)$/u;

/** Whether it names what is held, alone. */
function isFitToHold(text: string, job: JobRecord): boolean {
  const isName =
    text.length > 2 &&
    text.split(" ").length <= mostWords &&
    isFitName(text) &&
    // One goes to a workshop, and holds none.
    !/\s\/\s|\bCertified$|\bin[- ]house\b|\b(?:workshop|webinar|seminar|conference|briefing|talk|session|course|refresher|update|induction)s?$/iu.test(
      text,
    ) &&
    !/\d{3}/u.test(text.replace(/^City (?:&|and) Guilds \d+/u, ""));
  // Who belongs to a society is asked rarely, and then by that word.
  const isMember = /\bmember(?:ship)?\b/iu.test(text) && !/\bmember(?:ship)? of\b/iu.test(job.text);
  return (
    isName &&
    !isMember &&
    !awardingBody.test(text) &&
    // "Full licence": for what?
    !/^(?:(?:full|clean|current|valid|UK)\s?)*licen[cs]e$/iu.test(text) &&
    !/\bdriver$|^(?:own|access to)\b/iu.test(text)
  );
}

/** Licences and certificates the advertisement asks for, as the CV lists them. */
export function askedCertificates(
  cv: CvRecord,
  job: JobRecord,
  deaf: ReadonlySet<number>,
  unheld: ReadonlySet<string>,
): Sourced[] {
  if (cv.language !== "en") return [];
  const asked = job.demands.flatMap((demand) =>
    [...demand.licences, ...demand.skills.flat()].map((name) => ({ name, demand })),
  );
  const found = cv.lines.flatMap((line): Sourced[] => {
    const section = cv.sections[line.section];
    if (section?.kind !== "certifications" || line.index === section.start || deaf.has(line.index))
      return [];
    if (!isClean(line.text) || unfinished.test(line.text)) return [];
    return namesIn(line.text).flatMap(({ text, end, start }): Sourced[] => {
      if (!isFitToHold(text, job)) return [];
      const answered = asked.find(({ name, demand }) =>
        cv.skills.some(
          (one) =>
            !unheld.has(placeOf(one)) &&
            !isLowerLevel(demand.text, text) &&
            (provesItself.test(text) || isHeld(one.skill)) &&
            one.line === line.index &&
            one.start >= start &&
            one.end <= end &&
            relation(one.skill, name) === 1,
        ),
      );
      if (!answered) return [];
      return [
        {
          text: asHeld(text),
          sources: [
            { from: "ad", quote: answered.demand.text },
            { from: "cv", quote: line.text },
          ],
        },
      ];
    });
  });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
