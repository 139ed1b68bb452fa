import { wordWeight, wordWeights } from "../../keywords/word-weight.ts";
import { termKey } from "../../text/term-key.ts";
import { withArticle } from "../../text/with-article.ts";
import { licenceInText } from "../licences/licence-in-text.ts";
import { lowerFirst } from "../lower-first.ts";
import { toOneself } from "./as-held-by-oneself.ts";
import { awardPhrase } from "./award-phrase.ts";

/** "First Aid at Work (3-day course)": how long it took is for the CV. */
export const duration =
  /,? \(?(?:\d+|one|two|three|four|five)[- ](?:day|hour|week)s?(?: course)?\)?$/iu;

/** "NMC registered nurse" is what somebody is, not what they have. */
const registered = /^(\p{Lu}{2,6})[-\s]registered\b.*$/u;

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
    .replace(duration, "")
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
