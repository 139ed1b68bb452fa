import { addressesMachines } from "../ats/machine-instructions.ts";
import { type Word, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { placeholders, smallestWords, unfitWords } from "./words/unfit-words.ts";

/** Characters a letter has no use for: ruins of encodings, tables and addresses. */
const oddCharacters =
  /[^\p{Script=Latin}\p{N}\s.,;:'’"“”()£$€%&+/#–—\-!?*@]|[ÂÃ]|â€|[,;]\p{L}|\.{2,}|…|@|https?:|www\./u;

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    count("(") === count(")") &&
    count('"') % 2 === 0 &&
    count("“") === count("”") &&
    !/[[\]{}<>|]/.test(text)
  );
}

/** "Organised the gala and charged with the budget": the second half has no subject. */
const passiveCharge = /\band (?:charged|tasked|entrusted) with\b/iu;

const several = /^(?:people|staff|children|everyone|.{2,}[^su]s)$/u;

/** One or two small letters that are no word ("om my own"): the line has faults, and is a poor proof. */
function isMistyped({ text }: { text: string }): boolean {
  return /^[a-z]{1,2}$/u.test(text) && !smallestWords.has(text) && !/^[aix]$/u.test(text);
}

/** "They" of whom the line has not spoken. */
function pointsBack(all: readonly Word[]): boolean {
  const at = all.findIndex(({ lower }) => lower === "they" || lower === "them");
  return at >= 0 && !all.slice(1, at).some(({ lower }) => several.test(lower));
}

const ofSomebody = /^(?:he|him|his|himself|she|her|herself)$/u;
const somebody =
  /^(?:father|dad|mother|mum|husband|wife|partner|son|daughter|grandmother|grandfather|uncle|aunt|apprentice|trainee|colleague|manager|man|woman|boy|girl|client|patient|resident|pupil|student|gentleman|lady|tenant|child|chef|nurse|teacher|doctor|head|owner|receptionist|secretary|technician|officer|worker|assistant|buyer|seller|driver|guest|customer|visitor|caller|passenger|member|player|learner|candidate|starter|volunteer|carer|relative|parent|witness|defendant|landlord|landlady|architect|engineer|electrician|fitter|mechanic|operator|setter|neighbour|consultant|midwife|therapist|physio|physiotherapist|paramedic|pharmacist|governor|trustee|donor|investor|claimant|policyholder|borrower|foreman|bride|groom|widow|widower|baby|toddler|teenager|grandson|granddaughter|sister|brother|boss|supervisor|director|leader|solicitor|surgeon|dentist|inspector)$/u;

/** "My father, at his home": of whom the line has spoken. */
function pointsToSomebody(all: readonly Word[], at: number): boolean {
  if (!ofSomebody.test(all[at]?.lower ?? "")) return false;
  return all.slice(0, at).some(({ lower }) => somebody.test(lower));
}

/** "Our own nurses", as one says it of where one works. */
const isOwn = (all: readonly Word[], at: number) =>
  all[at]?.lower === "our" && all[at + 1]?.lower === "own";

/** Whether a line is free of ruins, and of what was meant for others than its reader. */
export function isClean(text: string): boolean {
  if (oddCharacters.test(text) || !isBalanced(text) || placeholders.test(text)) return false;
  if (addressesMachines(text) || passiveCharge.test(text)) return false;
  if (/\(s\)/u.test(text)) return false;
  const all = words(text);
  if (all.some(isMistyped) || pointsBack(all)) return false;
  if (
    all.some(
      (word, at) => unfitWords.has(word.lower) && !pointsToSomebody(all, at) && !isOwn(all, at),
    )
  )
    return false;
  return true;
}

/** Share of capitals from which on a line is a row of names. */
const mostNames = 0.45;
const mostNamesOfDeed = 0.6;

/** Whether a line may be reworded at all. */
export function isFit(text: string): boolean {
  const all = words(text);
  if (!isClean(text)) return false;
  const shouted = all.filter(
    (word) =>
      word.text.length > 3 && word.text === word.text.toUpperCase() && /\p{L}/u.test(word.text),
  );
  if (shouted.length > 2) return false;
  const capitals = all.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text));
  // "Wrote reports for Mental Health Act tribunals": a deed may tell of many names.
  const isDeed = verbOf(all[0]?.lower ?? "") !== undefined;
  return capitals.length <= all.length * (isDeed ? mostNamesOfDeed : mostNames);
}
