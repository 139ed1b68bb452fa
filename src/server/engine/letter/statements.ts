import { foldSpace } from "../text/fold-space.ts";
import { nameList } from "../text/name-list.ts";
import { sentences } from "../text/sentences.ts";
import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { isFit } from "./fit-line.ts";
import { foldedLine } from "./folded-line.ts";
import { furtherParts } from "./further-parts.ts";
import { unglued } from "./glued-lines.ts";
import { withoutGluedList } from "./glued-list.ts";
import { lowerFirst } from "./lower-first.ts";
import { isRowOfDeeds } from "./row-of-deeds.ts";
import { whatChanged } from "./what-changed.ts";
import { isPlainDeed } from "./words/everyday-verbs.ts";

/** Words of a statement that a sentence of a letter can hold. */
export const fewestWords = 4;
export const mostWords = 34;
/** Of a row of deeds. */
const mostDeeds = 4;
const mostDeedWords = 24;
/** What somebody only saw. */
const sights =
  /^(?:found|saw|noticed|heard|caught) (?:an? |the )?(?:client|resident|patient|customer|child|pupil|man|woman|colleague|fire|leak)\b/iu;
/** Of two deeds told as one. */
const mostJoined = 30;

function withoutEnd(text: string): string {
  return text.replace(/[\s.;:,–—!?-]+$/u, "");
}

const cameAbout =
  "rose|fell|grew|went|dropped|came (?:down|up)|increased|decreased|improved|doubled|halved|is (?:down|up)|are (?:down|up)";
/** A figure, in digits or as a word. */
const figure =
  "(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|third|quarter)\\b)";
/** What was done; what came of it, with a figure. */
const withOutcome = new RegExp(
  `^[^;]*;\\s(?:(?:the|this|it|they|that|as a result|so)\\s[^;]*|[^;]*\\s(?:${cameAbout})\\s[^;]*)${figure}[^;]*$`,
  "u",
);
/** "Led the audit: antibiotics within the hour rose from 71% to 93%". */
const outcomeBehindColon = new RegExp(
  `^([^:;]*\\p{L}):\\s([^:;]*\\s(?:${cameAbout})\\s[^:;]*\\d[^:;]*)$`,
  "u",
);

/** "Track actions to closure; overdue actions down from 31 to 6": what came of it, told without a verb. */
function withChange(whole: string): string {
  const [, head, end] = /^([^;]+)[;,]\s(?:and\s)?([^;,]+)$/u.exec(whole) ?? [];
  const isDeed = verbOf(words(end ?? "")[0]?.lower ?? "") !== undefined;
  const came = head === undefined || end === undefined || isDeed ? null : whatChanged(end);
  return came === null ? whole : `${head}; ${came}`;
}

/** A deed of no more words is told with its parts. */
const mostBareDeed = 6;
const mostPartWords = 14;

/** "Set up the monthly board: dates, papers, minutes": the deed is told before its parts are. */
function beforeParts(text: string): string {
  const [, deed = ""] = /^([^:;]*[\p{L}\d][)]?):\s\p{Ll}?/u.exec(text) ?? [];
  const all = words(deed.replace(/^I /u, ""));
  const form = verbOf(all[0]?.lower ?? "")?.form;
  // "Work out by hand, then check: sick pay, redundancy pay": what is worked out are the parts.
  const lacksThing = /^\p{L}+(?: out| up| off| in)? (?:by|against)\b/u.test(deed);
  // "Introduced GIS lessons": three words, one of them a name.
  const isEnough =
    all.length >= fewestWords || (all.length === fewestWords - 1 && /\s\p{Lu}/u.test(deed));
  const isDeed = (form === "past" || form === "base") && isEnough && !lacksThing;
  const parts = text.slice(deed.length + 1).trim();
  if (isDeed && all.length <= mostBareDeed && !lacksThing) {
    // "Plan and lead fieldwork" alone tells too little.
    const [first = ""] = parts.split(/,\s(?:and|then|plus)\s|;\s/u);
    const isList = first !== "" && words(first).length <= mostPartWords && !/[():"“]/u.test(first);
    const isDone =
      /^(?:chosen|named|given|taken|asked|picked|known|used|held|kept|run|led|made|seen|done|sent)\b/u;
    const isThings =
      !isDone.test(first) &&
      verbOf(words(first)[0]?.lower ?? "") === undefined &&
      /^[\p{Ll}\d]|^the\s/u.test(first);
    if (isList && isThings) return `${deed} (${first})`;
  }
  return isDeed && !/\b(?:following|follows|including|include|areas|tasks|duties|of)$/u.test(deed)
    ? deed
    : text;
}

/** "Theatre lead for stock: cut waste from £38,000 to £6,000": what was done stands behind the colon. */
function behindLabel(text: string): string {
  const [, label = "", deed = ""] = /^([^:;.]{3,50}):\s([^:]+)$/u.exec(text) ?? [];
  const form = verbOf(words(deed)[0]?.lower ?? "")?.form;
  const isLabel = label !== "" && verbOf(words(label)[0]?.lower ?? "") === undefined;
  // "Link nurse for children: planned their admissions": whose, the label alone tells.
  if (
    /\b(?:they|them|their|theirs|it|its|this|these|he|she)\b|\bmy own (?:from|in|on|at|to|with|and|through)\b/u.test(
      deed,
    )
  )
    return text;
  // "Rebates: work out entitlement with the buyers"; "Stock: stock counts" may be a thing.
  const isNow =
    /^\p{Ll}/u.test(deed) &&
    (isRowOfDeeds(deed) ||
      ((form === "base" || isPlainDeed(words(deed)[0]?.lower ?? "")) &&
        !isNounToo(words(deed)[0]?.lower ?? "")));
  return isLabel && (isNow || form === "past" || form === "gerund" || /^I \p{Ll}/u.test(deed))
    ? deed
    : text;
}

/** Of a row of more deeds than a sentence bears ("greet customers, demonstrate the product, …") the first ones. */
function firstDeeds(whole: string): string | null {
  const items = whole.split(/,\s(?:and\s)?/u);
  const forms = items.map((item) => verbOf(words(item)[0]?.lower ?? "")?.form);
  const isRow =
    items.length > mostDeeds && forms.slice(0, mostDeeds).every((form) => form === forms[0]);
  if (!isRow || forms[0] === undefined) return null;
  const taken = items.slice(0, mostDeeds);
  while (taken.length > 2 && words(taken.join(" ")).length > mostDeedWords) taken.pop();
  return words(taken.join(" ")).length > mostDeedWords ? null : nameList(taken, mostDeeds);
}

/** "Helped patients to wash; started a gardening hour": two deeds of one form are one sentence. */
function deedsJoined(parts: readonly string[]): string | null {
  const [head = "", ...others] = parts;
  const formOf = (text: string) => verbOf(words(text)[0]?.lower ?? "")?.form;
  const form = formOf(head);
  // A base form may be a noun ("average deal £6k"), and a row of its own takes no more deeds.
  if (form !== "past" || head.includes(", ") || others.length === 0) return null;
  if (others.some((one) => formOf(one) !== form)) return null;
  const isRow = others.length === 1 && /,\s.*\sand\s/u.test(others[0] ?? "");
  const text = isRow
    ? `${head}, ${others[0]}`
    : `${[head, ...others.slice(0, -1)].join(", ")}, and ${others.at(-1)}`;
  return words(text).length <= mostJoined && isFit(text) ? text : null;
}

/** "Assist with Annual", before "Benefits Open Enrolment": cut off inside a name, in a line without stops. */
function isTorn(text: string): boolean {
  return /\s\p{Lu}\p{Ll}+$/u.test(text);
}

/** The statements of a line: its sentences, or what stands before a semicolon or dash where they are long. */
export function statements(line: string): string[] {
  const folded = foldedLine(line);
  return (
    sentences(folded)
      .flatMap(({ text, end }) => (end < folded.length && isTorn(text) ? [] : unglued(text)))
      // "An agency does the feed; I set the targets": what somebody says of themselves stands alone.
      .flatMap((text) => (/^I\s/u.test(text) ? [text] : text.split(/;\s(?=I\s\p{Ll})/u)))
      .flatMap((text) => {
        const told = statementsOf(text);
        return [
          ...told,
          ...furtherParts(text, told).flatMap((part) => statementsOf(part).slice(0, 1)),
        ];
      })
  );
}

/** "…, usually where people live", "… when we are short": what others do besides, and what a sentence has no room for. */
const ofOthers =
  /,?\s(?:when|while|as|because|so|since|where|and|but|if|before|after|once) we\s.*$/u;
/** "…, Safeguarding Adults Level 2 (2025)": what somebody learned for it. */
const levelBehind = /,\s(?:\p{Lu}[\p{L}&-]*\s){1,5}[Ll]evel\s\d.*$/u;
const behindOfOthers =
  /,\s(?:many|most|some|all|both|several|one|two|three|four|five|half|none|each) of (?:whom|which|them)\b.*\b(?:us|we|our|me)\b.*$/u;
const shiftBehind = /,\s(?:day|night|late|early|twilight|weekend) shifts?$/iu;
const fewestBeforeComma = 6;

/** A deed that goes on for too long, before its first comma. */
function beforeComma(whole: string): string[] {
  const [head = ""] = whole.split(", ");
  const form = verbOf(words(head)[0]?.lower ?? "")?.form;
  const isDeed = form === "past" || form === "base" || /^I \p{Ll}/u.test(head);
  return isDeed && head !== whole && words(head).length >= fewestBeforeComma ? [head] : [];
}

function statementsOf(text: string): string[] {
  const end = withoutEnd(foldSpace(text)).replace(/ (?:instead|too|though|however|as well)$/u, "");
  const said = end.replace(/, of (?:which|whom) I (?:am|was) [^,]*$/u, "");
  const own = /^I\s|\bI\s/u.test(said)
    ? said
    : said.replace(behindOfOthers, "").replace(levelBehind, "").replace(ofOthers, "");
  const plain = withoutGluedList(own.replace(shiftBehind, ""));
  const whole = beforeParts(
    withChange(behindLabel(plain)).replace(
      outcomeBehindColon,
      (_, head: string, end: string) => `${head}; ${lowerFirst(end)}`,
    ),
  );
  const parts = whole.split(/;\s|\s[–—]\s|\s-\s/u).map(withoutEnd);
  const deeds = firstDeeds(whole);
  if (deeds !== null) return [deeds];
  const [head = ""] = parts;
  // "Found a client on the floor; called the ambulance": what was found is no deed without the rest.
  if (whole.includes("; ") && sights.test(head)) return [];
  const joined = whole.includes("; ") ? deedsJoined(whole.split("; ").map(withoutEnd)) : null;
  if (joined !== null && !withOutcome.test(whole)) return [joined];
  const usable = (part: string) => words(part).length >= fewestWords;
  if (words(whole).length <= mostWords && (!whole.includes("; ") || withOutcome.test(whole)))
    return [whole.replace(/\s[–—-]\s/u, " – ")];
  if (parts.length === 1) return beforeComma(whole);
  return usable(head) ? [head] : [];
}
