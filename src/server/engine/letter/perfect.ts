import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { joinedVerb } from "./joined-verbs.ts";

/** What somebody has done in a post that goes on: "have cut the waste", where the CV says "cut the waste". */

/** Participles that are no simple past. */
const participles: Readonly<Record<string, string>> = Object.fromEntries(
  `began:begun came:come chose:chosen did:done drew:drawn drove:driven flew:flown gave:given grew:grown knew:known
  oversaw:overseen ran:run rewrote:rewritten rose:risen saw:seen showed:shown spoke:spoken swam:swum threw:thrown
  took:taken undertook:undertaken went:gone wore:worn wrote:written`
    .split(/\s+/u)
    .map((pair) => pair.split(":")),
);

/** What says when: "set up auto-enrolment in 2014", "have" goes with no such day. */
const dated =
  /\b(?:19|20)\d{2}\b|\b(?:last|that) (?:year|month|week|summer|winter|spring|autumn)\b|\bago\b|; /u;
/** Behind these a past form is somebody else's: "which took the bill down". */
const dependent =
  /\b(?:which|that|who|where|when|while|after|before|as|if|because|so|until|once)\b/u;

const participleOf = (past: string) => participles[past] ?? past;

/** "have written the guide and trained the staff" for "wrote the guide and trained the staff"; null where it is dated. */
export function asPerfect(text: string): string | null {
  const [first] = words(text);
  const verb = first && verbOf(first.lower);
  if (/^have\s/u.test(text)) return null;
  if (text.startsWith("was ")) return `have been ${text.slice("was ".length)}`;
  const isPast = verb === undefined ? /ed$/u.test(first?.lower ?? "") : verb.form === "past";
  if (!first || !isPast || dated.test(text)) return null;
  const rest = text.slice(first.end).replace(joinedVerb, (whole, word: string, at: number) => {
    const isOwn = !dependent.test(text.slice(first.end, first.end + at));
    return isOwn && (word in participles || verbOf(word)?.form === "past")
      ? whole.slice(0, whole.length - word.length) + participleOf(word)
      : whole;
  });
  return `have ${participleOf(first.lower)}${rest}`;
}
