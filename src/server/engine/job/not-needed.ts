/** What an advertisement says is not asked for: "A law degree is not required", "You don't have to have worked in property". */

const negated =
  "(?:(?:is|are|was|would be|will be)(?: certainly| strictly| absolutely)? ?not|isn['’]t|aren['’]t|not)";
const asked =
  "(?:required|necessary|needed|expected|mandatory|compulsory|obligatory|a (?:\\p{L}+ )?(?:pre-?requisite|requirement|condition|must))";
/** Nothing but experience, of whatever sort: without it anybody may come. */
const anyExperience =
  "(?:(?:previous|prior|relevant|direct|specific|formal|any|some|your|industry|sales|care|work|working|similar|trade|teaching)\\s){0,3}(?:experience|qualifications?|training|knowledge)(?: or (?:experience|qualifications?))?";

const said: readonly RegExp[] = [
  new RegExp(String.raw`\b${negated} (?:\p{L}+ly )?${asked}\b`, "iu"),
  new RegExp(
    String.raw`^(?:so )?${anyExperience} ${negated} (?:essential|vital|important)\b`,
    "iu",
  ),
  /\bno (?!(?:doubt|less|longer|matter|later|more|fewer|one|criminal|points)\b)(?:(?!(?:that|and|but|is|are|must)\b)[\p{L}-]+ ){1,6}?(?:(?:is|are) )?(?:needed|required|necessary|expected|essential)\b/iu,
  /\b(?:you|they|I|applicants?|candidates?|it|this) (?:really )?(?:(?:do|does|did|will|would) not|(?:do|does|did|wo|would)n['’]t) (?:actually |really |necessarily )?(?:need|have to|be (?:expected|required|asked) to|require)\b/iu,
  /\b(?:you )?need(?: not|n['’]t) (?:be|have|hold|own|know|come)\b/iu,
  /\byou(?:['’]ll| will)? need no (?!more\b|less\b|introduction\b|\d)/iu,
  /\bno (?:need|requirement|obligation) (?:to|for)\b/iu,
  /\bwe(?:['’]re| are) not (?:looking for|after|asking for|expecting)\b|\b(?:we|I) (?:do not|don['’]t) (?:need|require|expect|ask for|insist on|look for|mind (?:if|whether|which|where)|care (?:if|whether|which|where))\b/iu,
  /\bit (?:is not|isn['’]t) (?:essential|necessary|required|important)\b/iu,
  /\bnot something (?:that )?we (?:use|need|ask|require|insist)\b/iu,
  /\bnot an? (?:deal ?-?breaker|problem|barrier|issue) (?:if|when)\b/iu,
  /\b(?:is|are) not (?:the|an?) (?:role|job|position|post|one) for\b/iu,
  /\bmust not (?:already |currently )?(?:hold|have) (?:an?|any)? ?(?:\p{L}+ ){0,3}(?:level|degree|qualification|apprenticeship|diploma)\b/iu,
];

/** "Timber frame only will not be considered": what does not do instead. */
const notConsidered =
  /^(?!.{0,160}\b(?:without|do(?:es)? not|don['’]t|doesn['’]t|unless|lack\p{L}*|no|not (?:have|hold|meet)|fewer|less)\b).{3,160}\b(?:will not|won['’]t|cannot|can['’]t) be (?:considered|accepted|shortlisted|progressed)\b/iu;

/** What makes a wish or a demand of it after all: "not required but an advantage", "no licence needed but you must …". */
const yet =
  /\b(?:but|however|although|though|just|only|instead|ideally|preferably|desirable|preferred|advantag\w+|benefi\w+|useful|helpful|(?:be|is|are) (?:\p{L}+ )?welcomed?|good to|nice|a (?:\p{L}+ )?(?:plus|bonus)|must(?! not)|you(?:['’]ll| will) need)\b/iu;

/** "…, and although programming is not required": here the word takes nothing back. */
const grants =
  /\b(?:although|though) (?=[^,;]{1,60}\bnot (?:\p{L}+ly )?(?:required|necessary|needed|essential)\b[^,;]*$)/iu;

const waives = (text: string) => said.some((pattern) => pattern.test(text));

/** Whether a sentence or clause only says what is not needed. */
export function isNotNeeded(text: string): boolean {
  return notConsidered.test(text) || (waives(text) && !yet.test(text.replace(grants, "")));
}

/** Where what is not needed ends and something else begins: "…, just a kind heart", "… but you will need", "so you won't need one". */
const turn =
  /(?:\s*[,;–—-])?\s+(?:but|however|just|(?:as|so) long as|provid(?:ed|ing) (?:that )?(?=(?:you|they|candidates|applicants)\b)|all (?=(?:we|you)\b)|so (?=you\b)|although|though|and (?=(?:we|you)\b))\s*|\s*[;:–—]\s*|\s-\s|\s\(|,\s(?=(?:no|not|neither|nor|my|our|we)\b)|(?<=^(?:whilst|while|although|though)\s[^,]{5,120}),\s/giu;

/** The part of a sentence that asks, where the rest says only what is not needed; the whole where nothing is waived. */
export function withoutNotNeeded(text: string): { start: number; end: number } {
  const whole = { start: 0, end: text.length };
  if (!waives(text) && !notConsidered.test(text)) return whole;
  for (const { index, 0: joint } of text.matchAll(turn)) {
    const behind = index + joint.length;
    if (isNotNeeded(text.slice(0, index)) && !isWish(text.slice(behind)))
      return { start: behind, end: text.length };
    // "Nice but not needed" is a wish.
    if (/\b(?:but|although|though)\b/iu.test(joint)) continue;
    if (isNotNeeded(text.slice(behind)) && !isWish(text.slice(0, index)))
      return { start: 0, end: index };
  }
  return whole;
}

/** "… not required but an advantage": the same thing, called a wish. */
const wish =
  /^(?:(?:it|this|that|they|these) )?(?:(?:would|will|is|are|could) )?(?:be )?(?:\p{L}+ )?(?:an? |of )?(?:\p{L}+ )?(?:advantag\w+|desirable|preferred|beneficial|useful|helpful|welcome|nice|handy|good|great|lovely|plus|bonus|benefit|attract\w*|help\w*)\b/iu;
/** "Python would be good to see but neither is required": a wish, whatever follows. */
const wished =
  /\b(?:would be|is|are) (?:\p{L}+ )?(?:good|nice|useful|helpful|great|welcome|handy|an? (?:\p{L}+ )?(?:advantage|bonus|plus)|preferred|desirable)\b/iu;

const isWish = (text: string) => wish.test(text) || wished.test(text);
