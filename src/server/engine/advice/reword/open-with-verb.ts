import { withCapital } from "../../text/with-capital.ts";
import { pastOf, verbOf } from "../../vocabulary/verb-forms.ts";
import { hiddenVerb, objectBegins, plainVerbs, verbOfNoun } from "./opening-words.ts";

/** What is over stands in the past, the present post as it is done. */
export type Tense = "past" | "present";

const between = "(?:, and |, | and | & )";
const doings = new RegExp(`^\\p{L}+ing(?:${between}\\p{L}+ing\\b)*(?= )`, "iu");
const noun = `(?:${Object.keys(verbOfNoun).join("|")})`;
const nounsOf = new RegExp(`^${noun}(?:${between}(?:the )?${noun})* of (?=.)`, "iu");
const furtherDoing = /(,? (?:and|or|&)|,) (\p{L}+ing)(?= (.{1,30}))/giu;

const inTense = (base: string, tense: Tense) => (tense === "past" ? pastOf(base) : base);

function baseOfDoing(word: string): string | null {
  const verb = verbOf(word.toLowerCase());
  return verb?.form === "gerund" ? verb.base : null;
}

/** Whether an -ing form is a verb with its object, and not the first half of a name ("cleaning products"). */
function isVerb(base: string | null, behind: string): base is string {
  return base !== null && (plainVerbs.has(base) || objectBegins.test(behind));
}

/** What only hangs together behind the opening: "… and for planning", "… and communication of results". */
const leansOnOpening =
  /,? and (?:(?:also )?for\b|(?:the )?\p{L}+(?:ion|ment|ance|al|ity|ing) of\b)/iu;

/** Verbs joined to the first ("… and ordering the stock") follow it; null where one cannot be told from a noun. */
function joined(rest: string, tense: Tense): string | null {
  if (leansOnOpening.test(rest)) return null;
  const found = [...rest.matchAll(furtherDoing)];
  const closes = found.some(([, link = ""]) => link !== ",");
  if (!closes) return found.length > 1 ? null : rest;
  const bases = found.map(([, , word = "", behind = ""]) => {
    const base = baseOfDoing(word);
    return isVerb(base, behind) ? base : null;
  });
  if (bases.some((base) => base === null)) return null;
  let at = 0;
  return rest.replace(furtherDoing, (_all, link: string) => {
    const base = bases[at] ?? "";
    at += 1;
    return `${link} ${inTense(base, tense)}`;
  });
}

function fromDoings(text: string, tense: Tense): string | null {
  const list = doings.exec(text)?.[0];
  if (list === undefined) return null;
  const words = list.match(/\p{L}+ing/giu) ?? [];
  const bases = words.map(baseOfDoing);
  const behind = text.slice(list.length + 1);
  const of = behind.startsWith("of ");
  if (bases.some((base) => base === null)) return null;
  if (!of && !isVerb(bases.at(-1) ?? null, behind)) return null;
  const rest = joined(` ${of ? behind.slice(3) : behind}`, tense);
  if (rest === null) return null;
  let at = 0;
  const verbs = list.replace(/\p{L}+ing/giu, () => {
    const base = bases[at] ?? "";
    at += 1;
    return inTense(base, tense);
  });
  return withCapital(verbs + rest);
}

function fromNouns(text: string, tense: Tense): string | null {
  const list = nounsOf.exec(text)?.[0];
  if (list === undefined) return null;
  const rest = joined(` ${text.slice(list.length)}`, tense);
  if (rest === null) return null;
  const verbs = list
    .replace(/ of $/u, "")
    .replace(/\bthe /giu, "")
    .replace(new RegExp(noun, "giu"), (word) =>
      inTense(verbOfNoun[word.toLowerCase()] ?? word, tense),
    );
  return withCapital(verbs.toLowerCase() + rest);
}

/** "Responsible for managing a team" begins with what was done: "Managed a team". Null where it cannot be told for sure. */
export function openWithVerb(text: string, tense: Tense): string | null {
  const opening = hiddenVerb.exec(text)?.[0];
  if (opening === undefined) return null;
  const rest = text.slice(opening.length);
  return fromDoings(rest, tense) ?? fromNouns(rest, tense);
}
