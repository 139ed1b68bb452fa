import { skillInText } from "../keywords/skill-in-text.ts";
import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { isStopWord, type Word, words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { numbersIn } from "./guard/numbers.ts";
import { lowerFirst } from "./lower-first.ts";

/** What came about, where a line of a CV tells it without a verb. */

const change =
  /^(?<what>[^,:]{3,50}?)\s(?<way>up|down)\s(?!to\b)(?<by>(?:by\s)?(?:[£$€]?\d|an?\s|\p{L}).*)$/u;
const plus = /^(?<what>[^,:+]{3,50}?)\s\+(?<by>[£$€]?\d\S*)$/u;
const fromTo = /^(?<what>.{3,50}?)\sfrom\s(?<from>.{1,40}?)\sto\s(?<to>.{1,40})$/u;

/** "Staff turnover has fallen from 60 to 11 per cent": a sentence of its own, with what it was about. */
const cameAbout =
  /^(?!(?:I|we|they|it|he|she|this|that|these|those|one|some|most|all|both|each|four|five|two|three)\b)(?<what>[\p{L}\s'-]{5,50}?)\s(?<came>(?:(?:has|have)\s(?:risen|fallen|grown|gone|dropped|come|doubled|halved|trebled|improved|increased|decreased)|rose|fell|grew|went|dropped|came down|climbed|increased|decreased|improved)\s(?:up |down )?(?:by|from|to)\s.*\d.*|doubled|halved|trebled)$/u;

const measured = /[%£$€]|\b(?:per ?cent|minutes?|(?:working )?days?|hours?|weeks?|months?)\b/u;

/** "Finished units", "newly qualified nurses": the form describes; in "pages lifted sales" it tells. */
function tells(all: readonly Word[], at: number): boolean {
  const before = all[at - 1]?.lower ?? "";
  return before !== "" && !isStopWord(before) && !/(?:ing|ly)$/u.test(before);
}

/** "Daily checks of the lamps", "annual health checks": several things, described and with nothing done to. */
const isPlural = (text: string, { start, end }: Word) =>
  start > 0 && /^(?:$|,|\s(?:of|for|with|on|in|to|at|and)\b)/u.test(text.slice(end));

/** Verbs with an "up" or "down" of their own. */
const goesWithUp =
  /\b(?:set|sets|end(?:ed|s)?|top(?:ped|s)?|pick(?:ed|s)?|sign(?:ed|s)?|buil[dt]|back(?:ed|s)?|clean(?:ed|s)?|w(?:rite|rote|ritten)|cut|br(?:eak|oke|oken)|track(?:ed)?|scaled?|stood|stand|sat|sit|turn(?:ed)?|count(?:ed)?|load(?:ed)?|follow(?:ed)?|ma[dk]e|keep|kept|look(?:ed)?|speed|opened|closed?|t(?:ake|ook|aken)|put|br(?:ing|ought)|g[oe]t|mark(?:ed)?|move[ds]?|draw|drew|drawn|push(?:ed)?|roll(?:ed)?|start(?:ed)?|hand(?:ed)?|chas(?:e|ed)|sweep|swept|wash(?:ed)?|wip(?:e|ed)|strip(?:ped)?|lock(?:ed)?|shut|log(?:ged)?|buddy|buddied|sum(?:med)?|warm(?:ed)?|prop(?:ped)?)$/iu;

/** "The setter puts in the program": nobody counts puts. */
const neverNoun =
  /^(?:put|take|give|bring|come|go|keep|make|send|tell|get|do|have|become|begin|know|see|say|ask|let|pay|lead|feel|grow|sit|write|teach|seem|follow|happen|provide|include|require|allow|ensure|receive|consider|appear|remain|handle|decide|help|learn|meet|carry|speak|find|hold|explain|prepare|choose|sell|throw|drive|win|lose|agree|arrive|accept|bear|belong)$/u;

/** "Homework goes out on Fridays": no plurals of things. */
const neverThings =
  /^(?:goes|comes|takes|gives|brings|keeps|gets|becomes|begins|knows|sends|tells|sees|says|happens|belongs|includes|requires|needs|seems|lies|sits)$/u;

const isDone = (text: string, { end }: Word, at: number) =>
  at > 0 &&
  /^(?:$|,|\s(?:in|on|by|to|at|with|from|as|into|off|up|out|and|for)\b)/u.test(text.slice(end));

export const holdsVerb = (text: string) =>
  words(text).some((word, at, all) => {
    const { lower } = word;
    if (at > 0 && neverThings.test(lower)) return true;
    const verb = verbOf(lower);
    // "Invoice matched in the system": a past form we do not know, with nothing behind that it describes.
    if (verb === undefined && /\p{Ll}{2}ed$/u.test(lower)) return isDone(text, word, at);
    if (verb === undefined || verb.form === "gerund") return false;
    if (verb.form === "third" && isPlural(text, word) && !neverNoun.test(verb.base)) return false;
    return !isNounToo(verb.base) || (verb.form === "past" && tells(all, at));
  });
/** "Shrinkage" and "Month end" become small inside a sentence, names and abbreviations do not. */
export function small(given: string): string {
  const text = given.replace(/^(?:About|Around|Over|Up to|Some|Nearly) (?=\d)/u, (word) =>
    word.toLowerCase(),
  );
  // "Instagram followers" bear the name of a tool.
  if (
    findMentions(text).some(
      ({ start, skill }) => start === 0 && skill.kind === "tool" && text.startsWith(skill.name),
    )
  )
    return text;
  const [head = ""] = text.split(/,\s|\sand\s/u);
  if (skillNamed(head)) return skillInText(head) + text.slice(head.length);
  if (/^\p{Lu}\p{Ll}+s, /u.test(text)) return lowerFirst(text);
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:,?\s[\p{Ll}(]|$)|^\p{Lu}\p{Ll}{2,}ing\s/u.test(text)
    ? lowerFirst(text)
    : text;
}

/** "Shrinkage down 0.8 points", "Month end from twelve days to five" as what came about; null for anything else. */
export function whatChanged(statement: string): string | null {
  // "On time from 81% to 94%": of what?
  if (
    /^(?:which|who|that|this|where|whose|when|while|on|in|at|by|with|for|from|all|both)\b/iu.test(
      statement,
    )
  )
    return null;
  const { what: matterOf = "", came = "" } = cameAbout.exec(statement)?.groups ?? {};
  if (came !== "" && !holdsVerb(matterOf)) return `${small(matterOf)} ${came}`;
  const { what = "", way, by = "" } = change.exec(statement)?.groups ?? {};
  // "Have set up 47 funds", "coolant top up and 5S checklist": nothing went up.
  const isFigure =
    numbersIn(by.split(" ").slice(0, 4).join(" ")).length > 0 &&
    !/^(?:and|or|running|to|with|for)\b/u.test(by);
  if (way !== undefined && isFigure && !goesWithUp.test(what)) {
    // "Turnover is down from 50% to 15%" has its verb.
    if (/\s(?:is|are|was|were)(?: now)?$/u.test(what)) return `${small(what)} ${way} ${by}`;
    if (!holdsVerb(what)) return `${small(what)} went ${way} ${by}`;
  }
  const { what: grown = "", by: more } = plus.exec(statement)?.groups ?? {};
  if (more !== undefined && !holdsVerb(grown)) return `${small(grown)} went up ${more}`;
  const { what: matter = "", from = "", to = "" } = fromTo.exec(statement)?.groups ?? {};
  const counted = numbersIn(from).length > 0 && numbersIn(to).length > 0;
  // "Children from 5 to 11", "open from nine to five" are ranges: only what is measured changes.
  if (!counted || !measured.test(`${from} ${to}`) || holdsVerb(matter)) return null;
  return `${small(matter)} went from ${from} to ${to}`;
}
