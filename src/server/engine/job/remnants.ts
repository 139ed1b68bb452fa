import { tellsHowChosen, toCall } from "./cannot-ask.ts";
import { hasCue } from "./cue-match.ts";

/** What is left of a sentence whose sense lay in the words cut away: "people with a genuine interest in". */
const dangling =
  /\b(?:an?|the|of|in|with|for|to|and|or|as|by|on|from|into|soon|(?<!\ball )that|your|our|their|takes? (?:a )?pride|would suit an? (?:\w+ )?candidate|will involve working|close links|who is motivated)$/iu;
const bareRole =
  /^as an? [\p{L}\s-]{3,60}$|^(?:the |our |an? )?(?:successful|ideal|right) (?:candidate|applicant|person)$|^(?:in order )?to be considered$/iu;
/** Times of a shift: "Day shifts available from 09:30 - 16:00". */
const timetable =
  /(?<!\d)\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to|until)\s?\d{1,2}(?:[:.]\d{2}|\s?[ap]\.?m)/iu;
export const asks =
  /\b(?:must|need|able|flexib\w+|willing\w*|required?|prepared|essential|experience|available to)\b/iu;

/** A shift or a day that is on offer, or one word of praise left alone. */
const offered =
  /^(?:(?:full|part)[- ]time (?:days?|nights?|evenings?|hours?|weekends?)\b|(?:day|night|evening|weekend|morning)s? shifts?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|contracted hours\b).{0,40}$/iu;
const loneWord = /^(?:\p{L}+ly|excellent|good|strong|proven|previous|communicating|car|working)$/iu;

/** How one is employed, in a note: "Self employed, must know South London". */
const wayOfEmployment =
  /^(?:self[- ]employed|(?:full|part)[- ]time|permanent|temporary|temp to perm|zero hours|casual|bank|immediate start|cash in hand|live[- ]in|live[- ]out)[.!]?$/iu;

/** "We don't expect you to tick every box, but …", "The school is committed to safeguarding; …" */
const ofEmployer =
  /^we (?:don['’]t|do not|aren['’]t|are not)\b(?! (?:\p{L}+ )?(?:offer|provide|sponsor|support)\b[^.;]{0,40}\b(?:visas?|sponsor))|^(?!.*\b(?:you|who|candidates?|applicants?|must|should)\b).*\b(?:is|are) committed to (?:safeguarding|equality|diversity|promoting|the (?:safety|welfare))\b[^.;]{0,90}[.;]?$/iu;

/** "Kitchen fitters wanted for work in Telford", "ring the office": opens or ends a note that asks in between. */
export function announces(text: string): boolean {
  return (
    toCall.test(text) ||
    (/^\p{L}[^,.;:]{2,60}(?<!\b(?:be|is|are|was|not|if|as|also|hours|skills|experience|qualifications?|cards?|licen[cs]es?|tickets?|certificates?|tools|transport|van|car|ppe|boots|dbs|checks?|references?|passport|insurance))\s(?:wanted|needed|required)\s(?:for|in|to|asap|urgently|immediately)\b/iu.test(
      text,
    ) &&
      !asks.test(text.replace(/\brequired\b/iu, "")) &&
      !hasCue("person", text.replace(/\brequired\b/iu, "")))
  );
}

/** "There is a hoist to the cab", beside "so you must be happy with ladders": what it is like there. */
const scene =
  /^(?:and |but |as )?(?:there(?: (?:is|are|will be)|['’]s)|we(?:['’]re|['’]ve| are| have| run| work| do)|our \p{L}+(?: \p{L}+)? (?:is|are|has|have)|it(?:['’]s| is)|the (?:\p{L}+ ){1,3}(?:is|are|has|have)|some of (?:our|the)|(?:most|half|much) of (?:our|the|what we)|what we)\s/iu;

/** Whether a clause only tells of the place, and asks for nothing. */
export function setsScene(text: string): boolean {
  return (
    scene.test(text) && !asks.test(text) && !hasCue("person", text) && !hasCue("unverifiable", text)
  );
}

/** "Since the sites have no bus": a reason that has lost what it was the reason for. */
const loneReason =
  /^(?:since|because|given(?: that)?|seeing (?:as|that)|as) (?:the|our|this|these|there|most|much|some|many|all|we|it)\b/iu;

/** Whether a clause of several only says why the others are asked. */
export const isLoneReason = (text: string) =>
  loneReason.test(text) && !asks.test(text) && !hasCue("person", text);

/** Whether a clause only tells what the employer does, is bound to or chooses by, whatever it names. */
export function isOfEmployersWays(text: string): boolean {
  return ofEmployer.test(text) || tellsHowChosen(text);
}

/** "You’ll have…", "who will do well": opens or goes on with what the words around say. */
const withoutObject =
  /^(?:you(?:['’]ll| will| must| should) (?:also )?(?:have|need|be|bring)|who (?:will|can)\b[^.]{0,60}|that)\W*$/iu;

/** "You will be offered supervision": given, beside what is asked. */
const gifted =
  /^(?:and )?you(?:['’]ll| will) (?:also )?be (?:offered|given|provided with|supported|paid|rewarded|entitled)\b/iu;

/** "We'd love that!", "so you don't", "Sorry.": answers with what somebody else said. */
const answers =
  /^(?:(?:so|no|yes|nope|yep|but|and|well|ok|oh),?\s)*(?:(?:we|i)(?:['’]d| would) (?:love|like|welcome|be delighted|appreciate) (?:that|it)|(?:you|we|they|it|that|this|i)(?:['’](?:s|re|d|ll))? ?(?:do|does|did|don['’]t|doesn['’]t|didn['’]t|will|won['’]t|can|can['’]t|would|wouldn['’]t|are|aren['’]t|is|isn['’]t|not|ok|okay|fine|all right)?|(?:sorry|thanks|thank you|good|great|no|yes|nope|still here|really|honest(?:ly)?|of course|not to start|not at first|ideal world)(?:,? (?:about that|though|mate|all|lads))?)[.!?\s]*$/iu;
/** "essen.", "= preferred": an importance that has lost its demand. */
const bareImportance =
  /^[\s=–-]*(?:an? )?(?:essential|essen|ess|required|req|preferred|pref|desirable|des|advantage|adv|a must|bonus|plus)[.!]*$/iu;

/** "So that nobody's nights are ruined": what the rest of the sentence is for. */
const purpose = /^so (?:that )?(?:nobody|no one|everyone|everybody|we|our|the|they)\b/iu;

export function isRemnant(text: string): boolean {
  if (answers.test(text) || bareImportance.test(text)) return true;
  if (gifted.test(text) || purpose.test(text)) return true;
  if (withoutObject.test(text)) return true;
  if (wayOfEmployment.test(text) || bareRole.test(text) || loneWord.test(text)) return true;
  if (offered.test(text) && !asks.test(text)) return true;
  if (dangling.test(text) && !/\b(?:degree|years?|eligib\w+|right to work)\b/iu.test(text))
    return true;
  return timetable.test(text) && !asks.test(text);
}
