import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { licenceInText } from "../../match/licence-in-text.ts";
import { placeOf } from "../../match/licence-standing.ts";
import { termKey } from "../../match/term-key.ts";
import { wordWeight, wordWeights } from "../../match/word-weight.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { withArticle } from "../../text/with-article.ts";
import { isFitName } from "../ad-phrases.ts";
import { isClean } from "../fit-line.ts";
import { lowerFirst } from "../lower-first.ts";
import { toOneself } from "./as-held-by-oneself.ts";
import { awardPhrase } from "./award-phrase.ts";
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

/** "NMC registered nurse" is what somebody is, not what they have. */
const registered = /^(\p{Lu}{2,6})[-\s]registered\b.*$/u;

/** "Talent development" among the certificates is a skill; one holds what says that it was examined. */
const provesItself =
  /\b(?:certificat\p{L}+|certified|diploma|awards?|licen[cs]e|card|registration|level \d|practitioner|foundation|associate|professional|NVQ|NEBOSH|IOSH)\b/iu;
const isHeld = (skill: string) => /^(?:licence|method)$/u.test(skillNamed(skill)?.kind ?? "");

/** What somebody is called who has passed: what they hold is the certification. */
const calledSo =
  /\bCertified\s.*\p{L}$|\b(?:Professional|Associate|Expert|Practitioner|Manager|Specialist|Developer|Administrator|Co-?ordinator|Inspector|Supervisor|Assessor|Auditor|Trainer)$/u;
const award = /\b(?:Certificate|Edition)\b/u;

/** Shapes in which lines of a CV name what one has, and how a sentence does. */
const shapes: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^on the (\p{Lu}{2,5}) register\b.*$/iu, (_, body = "") => `${body} registration`],
  [/^(?:driver )?CPC(?: card)?$/iu, () => "the Driver CPC"],
  [
    /^((?:counterbalance|reach|forklift|fork lift|telehandler|order picker|pump truck)(?:$|\b.*\b(?:FLT|forklift|fork lift|truck|telehandler)$))/iu,
    (_, name = "") => withArticle(`${lowerFirst(name)} ticket`),
  ],
  // "CPCS A17 Telescopic handler" is what the card is for.
  [
    /^(?=(?:CPCS|NPORS|IPAF|CISRS|PASMA|CSCS|ECS|JIB)\b)(?!.*\b(?:[Cc]ard|[Tt]icket|[Ll]icen[cs]e|[Cc]ertificate|[Mm]ember\p{L}*)$)(.{6,50})$/u,
    (_, name = "") => withArticle(`${name} card`),
  ],
  [/^digi(?:tal)?(?: tacho(?:graph)?)? card$/iu, () => "a digital tachograph card"],
  [/^((?:NVQ|SVQ|BTEC) level \d in \p{Ll}.*)$/iu, (_, award = "") => withArticle(award)],
  [
    /^(\p{Lu}[\p{L}\s&-]{3,40}?),? level (\d)$/iu,
    (_, subject = "", level = "") =>
      // "Safeguarding Adults" is a name with all its capitals, or with none.
      `Level ${level} in ${/^\p{Lu}[\p{Ll}\s]+$/u.test(subject) ? lowerFirst(subject) : subject}`,
  ],
  [/^(?:(?:full|clean|current|UK|valid),? )+driving licen[cs]e$/iu, () => "a full driving licence"],
  [/^(?:DBS enhanced|enhanced DBS)\b.*$/iu, () => "an enhanced DBS"],
  [
    /^(?:(?:category|cat\.?) )?([A-D]1?(?:\s?\+\s?E)?)$/iu,
    (_, letters = "") => `a Category ${letters} licence`,
  ],
  [
    /^(?:full |student )?member(?:ship)? of (?:the )?(.+)$|^(.*\b(?:Society|Institute|Institution|College|Association)\b.*),? member(?:ship)?$/iu,
    (_, one, other) => `membership of the ${one ?? other}`,
  ],
];

/** "NMC registration", "an NEBDN Diploma in Dental Nursing", "the 18th Edition", "the Azure Data Engineer Associate certification". */
export function asHeld(name: string): string {
  const text = name
    .replace(/\bL(?=[1-8]\b)/gu, "Level ")
    .replace(
      /^(?:Full|Clean|Current|Valid|Enhanced|Basic|Counterbalance|Reach|Forklift)\b(?=.* (?:licen[cs]e|ticket|card|truck|FLT)\b)/u,
      (word) => word.toLowerCase(),
    )
    .replace(/ \(?(?:\d+|one|two|three|four|five)[- ](?:day|hour|week)s?(?: course)?\)?$/iu, "")
    .replace(registered, "$1 registration")
    .replace(/ (?:done|held|passed|gained|obtained|completed|holder)$/iu, "")
    .replace(/(?<=\bEdition) (?:qualified|certified)$/iu, "")
    .replace(/(?<=licen[cs]e),? (?:and|with) (?:my |use of )?(?:own|access to).*$/iu, "");
  if (/\bCertified$/u.test(name)) return name;
  for (const [shape, said] of shapes) {
    const parts = shape.exec(text);
    if (parts) return said(...parts);
  }
  if (/^(?:the|an?)\s/iu.test(text)) return text;
  if (calledSo.test(text)) return `the ${text} certification`;
  const phrase = awardPhrase(text, null);
  // "An NEBDN", "a NEBOSH": who can tell how initials are spoken?
  if (phrase !== text) return withSmallFirst(phrase.replace(/^an? (?=\p{Lu}{4})/u, "the "));
  if (award.test(text)) return `the ${text}`;
  const held = toOneself(licenceInText(text));
  // What somebody is called who has passed it ("Cloud Data Engineer").
  return held.startsWith("qualification as ") ? `the ${text} certification` : withSmallFirst(held);
}

const machine =
  /^(?:Car|Van|Lorry|Trailer|Tractor|Telehandler|Chainsaw|Crane|Digger|Excavator|Dumper|Roller|Boat|Motorcycle|Minibus|Forklift|Scaffold|Sprayer)$/u;

/** "A Chainsaw operator certificate": one capital, on an everyday word, is that of the line. */
const withSmallFirst = (text: string) =>
  text.replace(
    /^(an? )(\p{Lu}\p{Ll}+)(?= \p{Ll}[\p{Ll}\s]*$)/u,
    (whole, article: string, word: string) =>
      wordWeight(termKey(word.toLowerCase())) < wordWeights.rare || machine.test(word)
        ? `${article}${word.toLowerCase()}`
        : whole,
  );

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
