import { findMentions } from "../../lexicon/lexicon.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { words } from "../../text/words.ts";
import { gerundOf, isNounToo, verbOf } from "../../vocabulary/verb-forms.ts";
import { withPerson } from "../bare-duty.ts";
import { dutyPhrase } from "../duties.ts";
import { isClean } from "../fit-line.ts";
import { lowerFirst } from "../lower-first.ts";
import { inBritishSpelling } from "../uk-spelling.ts";
import { isVerbHere } from "../verb-here.ts";
import { danglingEnds } from "../words/unfit-words.ts";

/** What a demand asks experience of, in its own words: "running the sauce section", "caseload management". */

const fewestWords = 2;
/** "Processing starters", before "leavers, changes and timesheets", is too little. */
const fewestBeforeCut = 3;
const mostWords = 9;

/** Marks of a list, and how the demand is assessed. */
const marks =
  /^(?:[★•*→✓-]\s*)?(?:[A-Z]{1,2}\d{1,2}[.:)]?\s+)?|\s\((?:[A-Z](?:\/[A-Z])?,?\s?){1,4}\)$/gu;
const kind =
  "(?:proven|previous|demonstrable|demonstrated|recent|relevant|practical|hands-on|good|solid|strong|some|sound|secure|current|up-to-date|thorough|basic|working|clear|excellent|extensive|significant|substantial|post-registration|post-qualification|direct|professional|commercial|first-hand|detailed)";
const openings: readonly RegExp[] = [
  /^(?:applicants|candidates|you|we|the (?:post\s?holder|successful (?:candidate|applicant)))(?:['’](?:ll|d)| will| would| must| should)?(?: already)? (?:have|need|like|be|show|bring)\s(?:an?\s)?/iu,
  /^(?:(?:at least|a minimum of|minimum(?: of)?|more than|over|up to)\s)?(?:\d+\+?|one|two|three|four|five|six|seven|ten|twelve|eighteen)(?: or more)? (?:months|years)(?:['’])?(?: or more)?\s?/iu,
  new RegExp(
    `^(?:an?\\s|the\\s)?(?:${kind},?\\s(?:and\\s)?)*(?:experience|knowledge|understanding|record|track record|evidence|background|command|awareness|practice)\\s(?:of|in|with)\\s`,
    "iu",
  ),
  /^(?:the\s)?(?:ability|confidence|willingness) to\s/iu,
  /^(?:able|happy|confident enough|comfortable enough) to\s/iu,
  /^(?:used to|confident(?: in| with)?|comfortable(?: with)?|competent(?: in| with)?|skilled (?:in|at)|familiar with|at ease with|fluent in)\s/iu,
  /^(?:have|has)\s(?=\p{Ll}+(?:ed|en|t|n)\s)/iu,
];
/** Behind these a verb is due, whatever else it may be. */
const toDo =
  /^(?:.*\b(?:ability|able|confidence|happy|willingness|enough) to|you(?:['’]ll| will| would| must))\s/iu;
/** Behind these a demand goes on with more than is said in a breath. */
const cuts =
  /\s?[;:(–—?].*$|,\s(?:and|or|with|to|from|for|in|on|at|so|but|if|when|plus|mostly|often|as|able)\b.*$|\s(?:including|such as|e\.g\.?|preferably|ideally|especially|in order to|within|where|which|that|or similar|or equivalent|etc|on live|to ensure|whilst|while|without|in line with|as well as|using)\b.*$/iu;

/** What is no work: papers, traits, times and places. */
const noWork =
  /^(?:an?|as|on|in|some|full|no|not|ideally|intermediate|advanced|polite|the ability|good|great|strong|clear|effective|successful)\s|\b(?:degree|qualifi\p{L}+|GCSEs?|A[- ]levels?|NVQ|certificate|diploma|licen[cs]e|registration|apprenticeship|DBS|right to work|transport|passion|attitude|sense of|values|ethos|commitment|flexib\p{L}+|shifts?|weekends?|evenings?|punctual\p{L}*|you|your|our|we|us|this|these|those|they|them|their|it|other|any|various|role|post|job|equivalent|settings?|environment|sector|industry|english|spoken|written|similar|matters|people|anything|everything|experience|knowledge|skills?|yourself|history|cards?)\b|(?<!\b(?:staff|user|apprentice|team|colleague|client|customer|volunteer|classroom|technical|induction|skills))\straining$|^(?:promoting|travelling|working (?:with|in|as part of) (?:a|the) team|building (?:\p{L}+ )?relationships|work|help|support)\b/iu;

export type AskedPhrase = { text: string; isDeed: boolean };

/** Behind a comma a row goes on, or is cut off before it; null where the cut would tear it. */
function wholeRow(text: string): string | null {
  const [head = "", ...items] = text.split(", ");
  if (items.length === 0) return text;
  const isRow = /(?:^|\s)(?:and|or)\s/u.test(items.at(-1) ?? "");
  if (isRow && words(text).length <= mostWords) return text;
  const isShort = words(head).length < fewestBeforeCut;
  return isShort || /\s(?:and|or)\s|(?:al|ive|ory|ous|ic)$/u.test(head) ? null : head;
}

function gerundFirst(text: string, isVerb: boolean): string | null {
  const [first, second] = words(text);
  if (!first) return null;
  const verb = verbOf(first.lower);
  const rest = text.slice(first.end);
  if (verb?.form === "gerund") return first.lower + rest;
  // "Cut" is spelt alike now and then.
  const isBase = verb?.form === "base" || (isVerb && verb?.base === first.lower);
  const isDeed = isBase && (isVerb || (verb !== undefined && !isNounToo(verb.base)));
  if (verb && isDeed) {
    // "Plan and lead fieldwork" has two verbs.
    const [, particle = "", word = "", behind = ""] =
      /^(\s(?:out|up|off|down|in))?\s(?:and|or)\s(\p{Ll}+)(.*)$/u.exec(rest) ?? [];
    if (word !== "") {
      const joined = verbOf(word);
      if (joined === undefined || (joined.form !== "base" && joined.base !== word)) return null;
      return `${gerundOf(verb.base)}${particle} and ${gerundOf(joined.base)}${behind}`;
    }
    return second && /\sand\s/u.test(rest) && joinsVerb(rest) ? null : gerundOf(verb.base) + rest;
  }
  const isPast = verb?.form === "past" && verb.base !== first.lower && /^\s\p{Ll}/u.test(rest);
  if (verb && isPast && !joinsVerb(rest)) return gerundOf(verb.base) + rest;
  return null;
}

const joinsVerb = (rest: string) =>
  Array.from(rest.matchAll(/\b(?:and|or)\s(\p{Ll}+)/gu), ([, word = ""]) => word).some((word) => {
    const form = verbOf(word)?.form;
    return form !== undefined && form !== "gerund" && !isNounToo(verbOf(word)?.base ?? "");
  });

const joinsBare = (text: string) =>
  Array.from(text.matchAll(/\b(?:and|or)\s(\p{Ll}+)\s[\p{L}\d]/gu), ([, word = ""]) => word).some(
    (word) => verbOf(word)?.form === "base",
  );

/** A thing stands as it is, with a small letter unless it is a name. */
function asThing(text: string): string | null {
  const [first, second] = words(text);
  if (!first) return null;
  const verb = verbOf(first.lower);
  if (verb !== undefined && !isNounToo(verb.base)) return null;
  const isTool = findMentions(text).some(
    ({ start, skill }) => start === 0 && (skill.kind === "tool" || /^\p{Lu}{2}/u.test(skill.name)),
  );
  const isName =
    isTool ||
    /^\p{Lu}{2}|\d|^\p{Lu}\p{Ll}+\p{Lu}/u.test(first.text) ||
    /^\p{Lu}/u.test(second?.text ?? "");
  return isName ? text : lowerFirst(text);
}

/** How a demand can be named behind "experience of"; null where it asks for no work, or cannot be cut to a phrase. */
export function askedPhrase(demand: string, isDuty: boolean): AskedPhrase | null {
  const duty = isDuty ? dutyPhrase(demand) : null;
  const plain = foldSpace(demand)
    .replace(marks, "")
    .replace(withPerson, "")
    .replace(/[\s.;]+$/u, "");
  const bare = openings.reduce((text, opening) => text.replace(opening, ""), plain);
  const short = wholeRow(
    (duty ?? bare)
      .replace(/\s&\s/gu, " and ")
      .replace(/\s(and|or) of\s/gu, " $1 ")
      .replace(cuts, "")
      .replace(/^(\p{L}+ing) the (?=\p{Ll}+s$)/u, (whole: string, form: string) =>
        /\s(?:that|which|who|where)\s/u.test(bare) ? `${form} ` : whole,
      )
      // "Planning rotas to keep wages", before "within the budget".
      .replace(
        /\sto (?:keep|hold|bring|get|make|stay|leave|put|maintain)\s\p{Ll}+(?:\s\p{Ll}+)?$/u,
        "",
      )
      .replace(/[\s,]+$/u, ""),
  );
  if (short === null) return null;
  const small = lowerFirst(short);
  const base = verbOf(words(small)[0]?.lower ?? "")?.base ?? "";
  const isToDo = toDo.test(plain);
  const deed = gerundFirst(small, isToDo || (isDuty && isVerbHere(base, small)));
  const isOpened = bare !== plain && !isToDo;
  const text = deed ?? (isOpened || isName(short) ? asThing(short) : null);
  if (text === null) return null;
  const all = words(text);
  const [last] = all.slice(-1);
  if (all.length < fewestWords || all.length > mostWords || noWork.test(text)) return null;
  if (!isClean(text) || danglingEnds.has(last?.lower ?? "") || /[!"“”/]/u.test(text)) return null;
  // "Happy recommending a membership" is how one is, and no work.
  if (/^(?:happy|willing|keen|able|comfortable|confident|calm|friendly|good) /u.test(text))
    return null;
  // "Mentoring engineers and review code": one of the row kept its form.
  if (deed !== null && joinsBare(text)) return null;
  return {
    text: inBritishSpelling(text),
    isDeed: deed !== null || /^(?:being|having)\s/u.test(text),
  };
}

/** "Caseload management", "Wound management": two or three words, none of them a verb. */
const isName = (text: string) =>
  /^\p{Lu}?[\p{L}-]+(?:\s[\p{L}-]+){1,2}$/u.test(text) &&
  words(text).every(({ lower }) => {
    const form = verbOf(lower)?.form;
    return form === undefined || form === "gerund" || isNounToo(verbOf(lower)?.base ?? "");
  });
