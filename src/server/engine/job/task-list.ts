import { insideBrackets } from "./brackets.ts";
import { countWords } from "./count-words.ts";
import { dutyVerbs } from "./duty-verbs.ts";
import { marksOutside, type Piece, trimmed } from "./inline-list.ts";
import { follows } from "./item-openers.ts";
import { workSought } from "./work-sought.ts";

/** What opens a list of tasks: "Key responsibilities include", "The role will involve". */
const opener =
  /^(?:(?:the|your|our|this|these|key|main|core|other|day[- ]to[- ]day|daily|general|typical|usual|primary|specific|principal)\s){0,4}(?:responsibilit(?:y|ies)|duties|tasks|role|post|position|job|work|day|remit|accountabilities)(?:\s(?:of|in|for)\s(?:the|this|your)\s\p{L}+)?\s(?:(?:will|would|may|can|also|typically|mainly|primarily)\s){0,2}(?:includes?|involves?|covers?|consists? of|comprises?|entails?)(?:,?\s(?:but\s(?:is|are)\s)?not\slimited\sto)?\s?:?,?\s/iu;
/** What tells one task after another: "You will be responsible for preparing …", "You will plan …". */
const worker =
  /^(?:as an? [^,.;]{3,60},\s)?(?:(?:on a )?(?:daily|day[- ]to[- ]day)(?: basis)?,?\s)?(?:you(?:['’]ll|['’]d| will| would)|the (?:post ?holder|role|successful candidate|jobholder|person we (?:appoint|choose|take on)) (?:will|would)|they will|we (?:need|want|would like) you to)\s(?:also\s)?(?:be\s(?:responsible|accountable)\sfor\s|be\sinvolved\sin\s|be\s(?=\p{L}{2,}ing\s)|help\s(?:us\s)?to\s|(?=\p{Ll}))|^(?:responsible|responsibility)\sfor\s(?=\p{L}{3,}ing\s)/iu;

/** Forms in -ing that go before a noun, or join clauses, as often as they name a task. */
const rarelyDone = new Set(
  `accounting advertising banking being billing building catering clothing cleaning demanding depending drawing during engineering
evening existing exciting farming following funding growing having housing incoming including leading learning living
manufacturing marketing meeting morning nursing ongoing outgoing outstanding painting planning plumbing pricing printing
purchasing regarding reporting training upcoming using wedding wiring according challenging interesting opening spring string
something anything everything nothing ceiling`.split(/\s+/u),
);
const gerund = /^(?:\p{L}+ly\s)?(\p{L}{2,}ing)\s(?=\p{L}|\d|£)/iu;
/** "…, planning and tax": two nouns. */
const besideNoun = /^\p{L}+ing\sand\s(?!\p{L}+ing\b)/iu;
const followed = new RegExp(`^(?:\\p{L}+ly\\s)?\\p{L}+\\s${follows}`, "iu");
/** Verbs that are nouns as often: a deed only where what follows tells so. */
const alsoNouns = new Set(
  `act aid approach audit book brief build care carry chair champion change check clean coach code contact control cook cover
cut deal design direct document draft drive file fill follow forecast function grow guide handle host influence input interview
invoice issue keep lead market measure mentor model order own pilot pick plan post process produce programme project purchase
push record refer report research respond responsible responsibility accountable review run sample schedule service set share
show spot supply support task teach test track train update upload use visit weld work be join gain learn receive offer`.split(
    /\s+/u,
  ),
);
const command = /^(?:(?:then|also|\p{L}+ly)\s)?(\p{L}[\p{L}-]+)\s(?=\p{L}|\d|£)/iu;
const verbs = new Set([
  ...dutyVerbs,
  "do",
  "look",
  "bake",
  "wash",
  "fit",
  "lay",
  "milk",
  "feed",
  "chase",
  "count",
  "tidy",
]);

type Form = "doing" | "command" | null;

/** Whether words name a task, and in which form. */
function formOf(text: string): Form {
  const doing = gerund.exec(text)?.[1]?.toLowerCase();
  if (doing && (!rarelyDone.has(doing) || (followed.test(text) && !besideNoun.test(text))))
    return "doing";
  const verb = command.exec(text)?.[1]?.toLowerCase() ?? "";
  return verbs.has(verb) && (!alsoNouns.has(verb) || followed.test(text)) ? "command" : null;
}

const joint =
  /\s*,\s*(?:and\s+|as well as\s+)?|\s+and\s+(?:also\s+)?(?:then\s+)?|\s+as well as\s+/giu;
const wordsInTask = 2;

/** The tasks of a sentence that tells one after another; none where it tells but one. Pieces of the text, in order. */
export function tasksIn(text: string): Piece[] {
  const listed = opener.exec(text)?.[0].length ?? 0;
  if (listed > 0) return listedTasks(text, listed);
  const sought = workSought(text);
  if (sought > 0) return inForm(text, sought, formOf(text.slice(sought)) ?? "command", sought);
  const from = worker.exec(text)?.[0].length ?? 0;
  if (from === 0) return [];
  const told = inForm(text, from, formOf(text.slice(from)) ?? "command", 0);
  return told.flatMap((task, at) => (at === told.length - 1 ? detailed(text, task) : [task]));
}

/** "…deliver two appeals: segmenting the data, briefing printers and keeping to budget": what it is made of, behind a colon. */
function detailed(text: string, task: Piece): Piece[] {
  const body = text.slice(task.from, task.to);
  const colon = body.indexOf(": ");
  const form = colon > 0 ? formOf(body.slice(colon + 2)) : null;
  if (!form) return [task];
  const parts = inForm(body, colon + 2, form, colon + 2);
  return parts.length > 1
    ? [
        { from: task.from, to: task.from + colon },
        ...parts.map((one) => ({ from: task.from + one.from, to: task.from + one.to })),
      ]
    : [task];
}

/** "…preparing quotes, ordering materials and running the site": each begins with a deed in the same form. */
function inForm(text: string, from: number, form: Form, start: number): Piece[] {
  const starts = [start];
  let last = from;
  for (const { index, 0: mark } of text.slice(from).matchAll(joint)) {
    const at = from + index;
    const behind = text.slice(at + mark.length);
    if (formOf(behind) !== form || insideBrackets(text, at)) continue;
    if (countWords(text.slice(last, at)) < wordsInTask || countWords(behind) < wordsInTask)
      continue;
    starts.push(at + mark.length);
    last = at + mark.length;
  }
  return starts.map((one, at) => trimmed(text, one, withoutJoint(text, starts[at + 1])));
}

/** Where a task ends that another one follows. */
function withoutJoint(text: string, next: number | undefined): number {
  if (next === undefined) return text.length;
  return (
    next -
    (/(?:\s*,\s*|\s+)(?:(?:and|as well as)\s+)?(?:also\s+)?(?:then\s+)?$/iu.exec(
      text.slice(0, next),
    )?.[0].length ?? 0)
  );
}

/** Belongs to the item before it. */
const hanging =
  /^(?:which|who|whose|where|when|while|whilst|so|as|such|including|e\.?g|i\.e|etc|or|both|ensuring that|that|to|in|at|on|from|for|with|within|across|aged|of|by|under|evenings?|weekends?|nights?|bank holidays?|shifts?|travel(?:ling)?)\b/iu;
/** "A range of services including accounting, analysis, planning and tax": what follows is of the service. */
const examples = /\s(?:including|such as)\s/iu;
const finite = /\b(?:is|are|was|were|will|would|has|have|we|our client)\b/iu;
const fewest = 3;
const mostWords = 14;

/** "Key responsibilities include year end results, statutory accounts preparation and external reporting". */
function listedTasks(text: string, from: number): Piece[] {
  const form = formOf(text.slice(from));
  if (form) {
    const told = inForm(text, from, form, from);
    if (told.length > 1) return told;
  }
  const marks = marksOutside(text, from, text.slice(from).includes(";") ? ";" : ",");
  const items = [from, ...marks.map((at) => at + 1)]
    .map((start, at) => trimmed(text, start, marks[at] ?? text.length))
    .flatMap((item, at, all) => (at === all.length - 1 ? lastApart(text, item) : [item]));
  const said = items.map(({ from: start, to }) => text.slice(start, to));
  const sound = said.every(
    (item, at) =>
      !hanging.test(item) &&
      !finite.test(item) &&
      countWords(item) <= mostWords &&
      !(at < said.length - 1 && examples.test(item)),
  );
  return sound && items.length >= fewest && said.some((one) => countWords(one) > 1) ? items : [];
}

/** "…, external reporting and managing the team": the last two, where the last is told as a deed. */
function lastApart(text: string, item: Piece): Piece[] {
  const body = text.slice(item.from, item.to);
  for (const { index, 0: mark } of body.matchAll(/\s+and\s+/giu)) {
    if (index > 0 && formOf(body.slice(index + mark.length)) === "doing")
      return [
        { from: item.from, to: item.from + index },
        { from: item.from + index + mark.length, to: item.to },
      ];
  }
  return [item];
}
