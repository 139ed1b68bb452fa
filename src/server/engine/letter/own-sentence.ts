import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isFit } from "./fit-line.ts";
import { lowerFirst } from "./statements.ts";

/** Lines that are sentences of their own already: "Each autumn I work out the charges", "I have 48 properties". */

export type OwnSentence = { form: "finite" | "told"; text: string; present: boolean };

/** When, how often, on what occasion: a deed behind it keeps it. */
const setting =
  /^((?:Each|Every|On|After|Before|Whenever|When|If|Once|Twice|Most|Between|From)\s[^.;:?!]{2,90}?),?\s(I\s\p{L}.*)$/u;
const mostSettingWords = 14;

/** Past forms of verbs that are spelt unlike their base, as they open what somebody says of themselves. */
const unlikePasts = new Set(
  `went shrank fell lent fed hung came did drew drove gave grew ran saw spoke took wrote began chose flew knew rose
  showed swam threw wore had was lit dug sat stood sold sent spent kept held made met paid led left taught brought
  built bought caught dealt felt found got heard lost meant rang said slept told thought understood won`.split(
    /\s+/u,
  ),
);
/** Spelt alike now and then: in a post that goes on it is said of now. */
const alike = new Set("put set cut let shut hit read cost split spread quit".split(" "));

/** Not a deed: what is felt, wished or known. */
const noDeed =
  /^(?:would|could|should|might|can|will|may|am|was|were|like|love|enjoy|hate|want|wish|hope|think|believe|feel|need|live|prefer|mind|do not|don['’]t|did not|didn['’]t|cannot|can['’]t|never|only|just|got|get|used to|joined|left|started|finished)\b/iu;

const isPastWord = (word: string): boolean =>
  unlikePasts.has(word) || /\p{Ll}ed$/u.test(word) || verbOf(word)?.form === "past";

/** Whether the verb behind "I" is of the time of the role; null where it cannot be told. */
function timeOf(body: string, current: boolean): "now" | "then" | "perfect" | null {
  const [first, second] = words(body);
  if (!first || noDeed.test(body)) return null;
  if (first.lower === "have") {
    const word = second?.lower ?? "";
    return isPastWord(word) && !/^(?:fixed|limited|detailed)$/u.test(word) ? "perfect" : "now";
  }
  if (alike.has(first.lower)) return current ? "now" : "then";
  const verb = verbOf(first.lower);
  if (isPastWord(first.lower)) return "then";
  return verb !== undefined && verb.form !== "base" ? null : "now";
}

/** "…, and we make the lot ourselves": what goes on about others is left off where the rest cannot be said. */
const goesOn =
  /,?\s(?:and|but|so|as|while|because)\s(?:we|they|he|she|it|the rest|nobody)\s.*$|,\s(?:and|but)\sI\s.*$/u;

/** What somebody else is "I" told of, and what an earlier sentence named. */
const pointsBack = /^(?:[^,]*\s)?(?:this|these|those|that one|the others?|the same)\b/iu;

function sayable(text: string): boolean {
  const plain = text.replace(/\b(?:we|us|ourselves)\b/gu, "I");
  return isFit(plain) && words(text).length >= 5 && !pointsBack.test(text);
}

/** A sentence in the first person as it can be told; null for other lines. */
export function ownSentence(statement: string, current: boolean): OwnSentence | null {
  const [, behind = ""] = /^(?!I\b)[^;:]*\sand (I \p{L}.*)$/u.exec(statement) ?? [];
  for (const given of [statement, statement.replace(goesOn, ""), behind]) {
    const told = ownWords(given, current);
    // "…, and I tick off its stages there": where, the words left off told.
    const isTorn = given === behind && /\b(?:there|it|its|them|this|that)\b/u.test(behind);
    if (told !== null && !isTorn && sayable(told.text)) return told;
  }
  return null;
}

function ownWords(statement: string, current: boolean): OwnSentence | null {
  const [, one = ""] =
    /^I(?:['’]m| am) ((?:one of|part of|the (?:one|person|only|first|main|lead)|in charge of|responsible for)\s.+)$/u.exec(
      statement,
    ) ?? [];
  if (one !== "") return current ? { form: "finite", text: `am ${one}`, present: true } : null;
  const plain = statement.replace(/\bI['’]ve /gu, "I have ");
  const [, when = "", deed = ""] = setting.exec(plain) ?? [];
  const whole = when === "" ? plain : deed;
  if (!whole.startsWith("I ") || words(when).length > mostSettingWords) return null;
  // "Each file is opened by me, and I tick off its stages": more than a setting.
  if (/[\s,](?:and|but|so|or)$/u.test(when)) return null;
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
