import { acronym, startsBeside, startsNoun, startsPredicate } from "./clause-heads.ts";
import {
  nounIt,
  ownFamily,
  ownNeed,
  ownPredicate,
  ownShowing,
  ownSubject,
  ownVerb,
  ownYears,
  predicateLast,
  used,
} from "./clause-openings.ts";
import { headAt, lastHead, type Place, type Side } from "./clause-sides.ts";
import { headNouns } from "./clause-words.ts";

/** Names only who is meant, or leads on: "The successful candidate", "To be considered for this role", "However". */
const leadsOn =
  /^(?:(?:whilst|while|although|though|whatever|wherever)\b[^,]*|(?:but )?(?:to (?:be|apply|succeed|join|thrive)|in (?:order|addition|this)|as (?:an?|the|this|due|we(?:['’]re| are| have| do))|due to|for this|in particular|if you|reporting|working as|what['’]? ?s more)\b(?![^,]*\byou(?:['’]ll| will| must| should| need| have))[^,]*|however|additionally|overall|ideally|(?:the |our )?(?:ideal |successful |right |best )?(?:candidates?|applicants?|persons?|person we are looking to recruit)|you (?:will|must|should)(?:, however)?)$/iu;

/** Two words for one thing: "knowledge and experience of", "able and willing to". */
function isPair(left: Side, right: Side): boolean {
  const kind = headNouns.get(left.words.at(-1) ?? "");
  const next = headNouns.get(right.words[0] ?? "");
  if (kind && next) return kind !== "studied" && kind !== "held";
  return predicateLast.test(left.text) && ownPredicate.test(right.text);
}

/** "…, if you knew the county, if you had a certificate": one wish behind the other. */
const ofConditions = /^(?:(?:and|or) )?if you\b/iu;

/** "…, as would knowledge of care planning", "…, and so is accuracy". */
const likewise = /\bas\s(?:would|will|is|are)\s|\band\sso\s(?:is|are|would|will)\b/iu;

/** "… and experience of working within them": says what of by the words before. */
const ofWhatWentBefore = /^[^,.;]{0,60}\b(?:them|these|those|the same)\W*$/iu;

/** "Experience of and the ability to": what of comes later. */
const hanging =
  /\b(?:of|in|with|for|to|on|about|especially|particularly|specifically|including)$/iu;

/** "A full, clean driving licence": the noun of both comes later. */
const waitsForNoun =
  /\b(?:full|valid|clean|current|good|strong|excellent|great|basic|solid|sound|thorough|deep|broad|wide|calm|clear)$/iu;

/** "Cases including grievance, capability and absence": things named as examples, in a row. */
const inExamples =
  /\b(?:including|includes?|such as|for example)\s[\p{L}-]+(?:\s[\p{L}-]+){0,2}\s?(?:,\s[\p{L}-]+(?:\s[\p{L}-]+){0,2}\s?){0,6}$/iu;

const oneThing = /^(?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:,|\s(?:and|or)\s)/iu;

/** "Keep an eye on our apprentice, who is in his second year": said of somebody who is there. */
const ofTheirs = /\b(?:our|your|their|his|her)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/iu;

/** Behind a semicolon: what is said of the same thing. */
const goesOnWith =
  /^(?:or|we|our|they|it|its|this|that|these|those|there|training|full|support|ideally|preferably|no|not|although|though|but|however|e\.?g|i\.?e|any|either|if|similar|others?|all|some|both|also|for example|such as|including|because|as|so|then|which|who)\b/iu;

/** "A trade qualification; electrical or plumbing": behind a semicolon only the kinds of what has just been named. */
function namesKinds({ left, right, joint }: Place): boolean {
  const kind = headNouns.get(left.words.at(-1) ?? "");
  return (
    kind !== undefined &&
    joint.includes(";") &&
    /\s(?:or|and\/or)\s|\S\s?\/\s?\S/iu.test(right.text) &&
    right.words.length <= mostInKinds &&
    right.words.every((word) => (headNouns.get(word) ?? kind) === kind) &&
    !ownPredicate.test(right.text) &&
    !ownVerb.test(right.text)
  );
}

const mostInKinds = 7;

/** Whether what stands behind a place asks for something of its own. */
export function startsDemand(place: Place): boolean {
  const { left, right, next, joint, listed, choice } = place;
  if (left.words.length < 2 || right.words.length < 2) return false;
  if (likewise.test(joint)) return true;
  if (/^\s*,\s*$/u.test(joint) && waitsForNoun.test(left.text)) return false;
  if (/^\s*,\s*$/u.test(joint) && inExamples.test(left.text) && oneThing.test(right.text))
    return false;
  if (hanging.test(left.text) || ofWhatWentBefore.test(right.text)) return false;
  const another = ofConditions.test(left.text) && ofConditions.test(right.text);
  if (leadsOn.test(left.text) && !another && !/\bor\s*$/iu.test(joint)) return false;
  if (/^\s+$/u.test(joint)) return lastHead(left) !== null && left.words.length > 4;
  if (/with\s*$/iu.test(joint)) return !listed && startsBeside(place);
  if (/^who\b/iu.test(right.text) && ofTheirs.test(left.text)) return false;
  if (namesKinds(place)) return false;
  if (listed && joint.includes(";")) return !choice && !goesOnWith.test(right.text);
  const dash = /[-–—]/u.test(joint);
  if (ownSubject.test(right.text) && !nounIt.test(right.text))
    return left.words.length > (dash ? 5 : 2);
  if (dash || isPair(left, right)) return false;
  if (ownNeed.test(right.text)) return left.words.length > 3;
  if (ownVerb.test(right.text)) return left.words.length > 2 || acronym.test(left.text);
  if (ownShowing.test(right.text))
    return headAt(next.words.slice(1)) !== null && left.words.length > 2;
  if (ownPredicate.test(right.text)) return startsPredicate(place);
  if (ownFamily.test(right.text)) return left.words.length > 3 && used.test(left.text);
  if (ownYears.test(right.text)) return !/\b(?:including|or)$/iu.test(left.text);
  return startsNoun(place);
}
