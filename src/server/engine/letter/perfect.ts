import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { joinedVerb } from "./joined-verbs.ts";

/** What somebody has done in a post that goes on: "have cut the waste", where the CV says "cut the waste". */

/** Participles that are no simple past. */
const participles: Readonly<Record<string, string>> = Object.fromEntries(
  `arose:arisen ate:eaten awoke:awoken became:become began:begun bit:bitten blew:blown broke:broken came:come
  chose:chosen did:done drank:drunk drew:drawn drove:driven fell:fallen flew:flown foresaw:foreseen forgave:forgiven
  forgot:forgotten forwent:forgone froze:frozen gave:given grew:grown hid:hidden knew:known mistook:mistaken
  mowed:mown outgrew:outgrown overcame:overcome overran:overrun oversaw:overseen overtook:overtaken ran:run redid:redone
  redrew:redrawn reran:rerun retook:retaken rewrote:rewritten rode:ridden rang:rung rose:risen sang:sung sank:sunk saw:seen
  sewed:sewn shook:shaken showed:shown sowed:sown spoke:spoken sprang:sprung stole:stolen strove:striven swam:swum
  swore:sworn threw:thrown took:taken tore:torn undertook:undertaken underwent:undergone undid:undone went:gone
  withdrew:withdrawn woke:woken wore:worn wove:woven wrote:written`
    .split(/\s+/u)
    .map((pair) => pair.split(":")),
);

/** What says when: "set up auto-enrolment in 2014", "have" goes with no such day. */
const dated =
  /\b(?:19|20)\d{2}\b|\b(?:last|that|the (?:first|second|third|final|next|following|same|previous)|my (?:first|second|third|final)) (?:year|month|week|quarter|term|season|day|summer|winter|spring|autumn)\b|\b(?:in|last|that) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\bago\b|\byesterday\b|; /u;
/** What has gone on since then is told so: "have taken X-rays since passing the exam". */
export const sinceWhen =
  /\bsince (?:\p{Ll}+ing\b|(?:\p{L}+ )?(?:19|20)\d{2}\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u;

/** Behind these a past form is somebody else's: "which took the bill down". */
const dependent =
  /\b(?:which|that|who|where|when|while|after|before|as|if|because|so|until|once)\b/u;

const asParticiples = new Set([...Object.values(participles), "been"]);
/** Whether it stands behind "have": "done", "written". */
export const isParticiple = (word: string): boolean => asParticiples.has(word);

/** "Co-wrote" goes like "wrote". */
function participleOf(past: string): string {
  const [, prefix = "", verb = past] = /^(\p{Ll}{2,5}-)(\p{Ll}+)$/u.exec(past) ?? [];
  return prefix + (participles[verb] ?? verb);
}

/** "have written the guide and trained the staff" for "wrote the guide and trained the staff"; null where it is dated. */
export function asPerfect(text: string): string | null {
  const [first] = words(text);
  const verb = first && verbOf(first.lower);
  if (/^have\s/u.test(text)) return null;
  const isDated = dated.test(text.replace(sinceWhen, ""));
  // "Was admitted to the Roll in October 2025".
  if (text.startsWith("was ")) return isDated ? null : `have been ${text.slice("was ".length)}`;
  const isPast = verb === undefined ? /ed$/u.test(first?.lower ?? "") : verb.form === "past";
  if (!first || !isPast || isDated) return null;
  // "Assessed six aunts as guardians, and wrote the plans": whose deed the second is, cannot be told.
  const isOfAnother = Array.from(text.slice(first.end).matchAll(joinedVerb)).some(
    ({ 1: word = "", index }) =>
      word in participles && dependent.test(text.slice(first.end, first.end + index)),
  );
  if (isOfAnother) return null;
  const rest = text.slice(first.end).replace(joinedVerb, (whole, word: string, at: number) => {
    const isOwn = !dependent.test(text.slice(first.end, first.end + at));
    return isOwn && (word in participles || verbOf(word)?.form === "past")
      ? whole.slice(0, whole.length - word.length) + participleOf(word)
      : whole;
  });
  return `have ${participleOf(first.lower)}${rest}`;
}
