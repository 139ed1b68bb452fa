import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isFit } from "./fit-line.ts";
import { lowerFirst } from "./lower-first.ts";
import { isParticiple } from "./perfect.ts";
import { holdsVerb } from "./what-changed.ts";
import { isUnlikePast } from "./words/everyday-verbs.ts";

/** Lines that are sentences of their own already: "Each autumn I work out the charges", "I have 48 properties". */

export type OwnSentence = { form: "finite" | "told"; text: string; present: boolean };

/** When, how often, on what occasion: a deed behind it keeps it. */
const setting =
  /^((?:Each|Every|On|After|Before|Whenever|When|If|Once|Twice|Most|Between|From|Since|At|In|Over|During|Within|Last)\s[^.;:?!]{2,90}?),?\s(I\s\p{L}.*)$/u;
/** "In that time I have written …": as true without it. */
const backSetting =
  /^(?:In that (?:time|role|post|job)|(?:During|In|Over) (?:that|this) (?:time|period)|Since then|Afterwards|After that|There|While there|Here|Also|Besides(?: this| that)?|In addition|Now|These days|At present|Currently|So far|To date),?\s(?=I\s)/u;
const mostSettingWords = 14;

/** Spelt alike now and then: in a post that goes on it is said of now. */
const alike = new Set("put set cut let shut hit read cost split spread quit".split(" "));

/** Not a deed: what is felt, wished or known. */
const noDeed =
  /^(?:would|could|should|might|can|will|may|am|was|were|like|love|enjoy|hate|want|wish|hope|think|believe|feel|need|live|prefer|mind|do not|don['’]t|did not|didn['’]t|cannot|can['’]t|never|only|just|got|get|used to|joined|left|started|finished)\b/iu;

const isPastWord = (word: string): boolean =>
  isUnlikePast(word) || /\p{Ll}ed$/u.test(word) || verbOf(word)?.form === "past";

const howOften =
  /^(have )(?:(?:once|twice|since|also|already|always|recently|successfully|personally) ){1,2}/u;

/** Whether the verb behind "I" is of the time of the role; null where it cannot be told. */
function timeOf(body: string, current: boolean): "now" | "then" | "perfect" | null {
  // "Have twice emptied the building": the verb stands behind how often.
  const [first, second] = words(body.replace(howOften, "$1"));
  if (!first || noDeed.test(body)) return null;
  if (first.lower === "have") {
    const word = second?.lower ?? "";
    return (isPastWord(word) || isParticiple(word)) && !/^(?:fixed|limited|detailed)$/u.test(word)
      ? "perfect"
      : "now";
  }
  if (alike.has(first.lower)) return current ? "now" : "then";
  const verb = verbOf(first.lower);
  if (isPastWord(first.lower)) return "then";
  return verb !== undefined && verb.form !== "base" ? null : "now";
}

/** "…, and we make the lot ourselves": what goes on about others is left off where the rest cannot be said. */
const goesOn =
  /,?\s(?:and|but|so|as|while|because)\s(?:we|they|he|she|it|the rest|nobody)\s.*$|,\s(?:and|but)\sI\s.*$/u;

/** "I closed 55: most through early talks, four through court": how, is for the CV. */
const inParts = /(?<=\S+(?: \S+){4,}):\s.*$/u;

/** What somebody else is "I" told of, and what an earlier sentence named. */
const pointsBack =
  /^(?:[^,]*\s)?(?:this(?! (?:year|month|week|term|season|spring|summer|autumn|winter)\b)|these|those|that one|the others?|the same)\b/iu;

function sayable(text: string): boolean {
  // "What we find" is of the work; "put us on its panel" is of an employer the reader does not know.
  const plain = text.replace(/\bwe\b/gu, "I");
  return isFit(plain) && words(text).length >= 5 && !pointsBack.test(text);
}

/** A sentence in the first person as it can be told; null for other lines. */
export function ownSentence(statement: string, current: boolean): OwnSentence | null {
  const [, behind = ""] = /^(?!I\b)[^;:]*\sand (I \p{L}.*)$/u.exec(statement) ?? [];
  for (const way of [
    statement,
    statement.replace(goesOn, ""),
    statement.replace(inParts, ""),
    behind,
  ]) {
    const told = ownWords(way, current);
    // "…, and I tick off its stages there": where, the words left off told.
    const isTorn =
      way === behind &&
      /\b(?:there|it|its|them|their|they|he|she|his|her|this|that)\b/u.test(behind);
    if (told !== null && !isTorn && sayable(told.text)) return told;
  }
  return null;
}

/** "I am deputy safeguarding lead and log concerns", "I'm key person to five children": what one is beside the post. */
function besideOf(statement: string): string | null {
  const [, what = ""] = /^I(?:['’]m| am) (?:also )?(\p{L}.+)$/u.exec(statement) ?? [];
  const [, who = ""] =
    /^(?:(?:an?|the|our) )?((?:(?!(?:and|for|to|of|on|in|at|with|who|but)\b)[\p{L}-]+\s?){1,5})/u.exec(
      what,
    ) ?? [];
  const head = who.trim();
  const isPost =
    /\b(?:deputy|lead|chair|key (?:person|worker|adult)|link|champion|first aider|rep(?:resentative)?|secretary|treasurer|mentor|buddy|trainer|assessor|warden|marshal|super-?user|author|co-?ordinator)\b/iu.test(
      head,
    ) && !/\b(?:very|keen|happy|proud|good|still|not|now)\b/iu.test(head);
  return isPost ? `am ${what.replace(/^our /u, "the ")}` : null;
}

function ownWords(statement: string, current: boolean): OwnSentence | null {
  const [, one = ""] =
    /^I(?:['’]m| am) ((?:one of|part of|the (?:one|person|only|first|main|lead)|in charge of|responsible for)\s.+)$/u.exec(
      statement,
    ) ?? [];
  if (one !== "") return current ? { form: "finite", text: `am ${one}`, present: true } : null;
  const beside = besideOf(statement);
  if (beside !== null) return current ? { form: "finite", text: beside, present: true } : null;
  const plain = statement.replace(/\bI['’]ve /gu, "I have ").replace(backSetting, "");
  const [, when = "", deed = ""] = setting.exec(plain) ?? [];
  const whole = when === "" ? plain : deed;
  if (!whole.startsWith("I ") || words(when).length > mostSettingWords) return null;
  // "Each file is opened by me, and I tick off its stages": more than a setting.
  if (/[\s,](?:and|but|so|or)$/u.test(when)) return null;
  // "In 2025 the inspector described a reply I drafted": the sentence is about another.
  if (/^(?:In|At|Over|During|Since|Last|From|Between|On)\b/u.test(when) && holdsVerb(when))
    return null;
  const body = whole.slice(2).replace(/^also /u, "");
  const time = timeOf(body, current);
  if (time === null || (time === "now" && !current) || (time === "perfect" && !current))
    return null;
  if (when === "") return { form: "finite", text: body, present: time === "now" };
  // What was done once on an occasion is told without it elsewhere.
  const comma = plain.slice(when.length).startsWith(",") || words(when).length > 3 ? "," : "";
  return {
    form: "told",
    text: `${lowerFirst(when)}${comma} I ${body}`,
    present: time === "now",
  };
}
