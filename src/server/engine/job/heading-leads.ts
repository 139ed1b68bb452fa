import { countWords } from "./count-words.ts";
import { hasCue } from "./cue-match.ts";
import type { SectionKind } from "./headings.ts";
import { moscowWeight } from "./moscow.ts";
import { withoutNegatedMusts } from "./negated-must.ts";
import { readHeading } from "./section-heading.ts";

/** "We are particularly interested in individuals with the following skills:" */
const soughtBelow =
  /^[^.:]{0,60}\b(?:interested in|looking for|seeking|hear from|welcome)\b[^.:]{0,60}\b(?:individuals|people|candidates|applicants|someone|somebody|those|anyone)\b[^.:]{0,60}:$/iu;

/** "You will be asked to provide:" */
const toHandIn =
  /\byou (?:will|['’]ll|must|need to|should) (?:be asked to |need to )?(?:provide|submit|upload|send us|include|complete)\b[^.:]{0,60}:$/iu;

/** "A motivated nurse who is:" */
const ofWhom = /^[^.:]{3,90}\b(?:who|that) (?:is|are|has|have|can)\s?:\s?[-–—]?$/iu;

/** "We would also like, but can teach:" */
const wishesAlso =
  /^[^.:]{0,30}\b(?:we|you)(?:['’]d| would| might)? also (?:really )?(?:like|love|welcome|value)\b[^.:]{0,60}:$|^[^.:]{0,80}\b(?:can|could|will|happy to) (?:all |always )?(?:teach|train|live without|do without)\b[^.:]{0,30}:$/iu;

/** "What would make me do a small dance:" */
const wouldPlease =
  /^(?:what|things|stuff)(?: that)? (?:would|will|['’]d) (?:make|get|have) (?:me|us)\b[^.:]{0,60}:$/iu;

const mostInWish = 12;
/** "We'd love to hear from you if you have:" asks, and wishes for the reader only. */
const addressesReader =
  /\b(?:love|like|keen|delighted|pleased|happy|glad|welcome|thrilled|excited) (?:it if you (?:join|get|came)|you\b|(?:to )?(?:hear|meet|talk|speak|chat|see (?:you|applications|candidates|people|someone|anyone)|welcome|have you|get to know|interview)\b|applications|candidates|anyone|someone|somebody|people|those)/iu;

/** "It helps if you've met", without a colon: what one should have met stands below. */
const breaksOff =
  /^[^.:;!?,]{3,50}\bif(?: you(?:['’](?:ve|re))?(?: (?:have|had|know|are|can|could|also|met|used|seen|got))*)?$/iu;
/** "It doesn't matter if", "Don't worry about:": nobody asks for what stands below. */
const waivesBelow =
  /^[^.:;!?]{0,40}(?:\bnot|n['’]t)(?: \p{L}+)? (?:matter|mind|worry|fuss(?:ed)?|bother(?:ed)?|care)\b(?: (?:if|about|whether|which|where))?(?: you(?:['’](?:ve|re))?)?(?: (?:have|are|know))?\s?:?$/iu;
/** "SHOULD", "C – Could have", "WON'T (not looking for)": how much what stands below weighs, by must, should, could and won't. */
const moscow =
  /^(?:[MSCW]\s?[-–=.:)]\s?)?(must|should|could|won['’]?t)(?:[- ]haves?| needs?)?(?:\s\([^()]{3,40}\))?\s?:?$/iu;

/** "What doesn't:" behind "What matters to me:". */
const whatDoesNot =
  /^what (?:doesn['’]t|does not|won['’]t|isn['’]t|is not)(?: matter| count| important)?\s?:?$/iu;

function weighedBelow(text: string): SectionKind | null {
  const word = moscow.exec(text)?.[1];
  if (word !== undefined) return moscowWeight(word);
  return waivesBelow.test(text) || whatDoesNot.test(text) ? "waived" : null;
}

const greatIf =
  /^(?:even |really |very |extra )?(?:great|nicer?|good|lovely|brilliant|perfect|ideal|handy|useful|helpful|fab|super) if\b/iu;

/** "If you can offer any of these, brilliant". */
const greatThen =
  /^if you\b[^.:;]{3,60},? (?:then )?(?:brilliant|great|lovely|fantastic|perfect|wonderful|amazing|super|even better|all the better|bonus)[!:]?$/iu;
/** "Would love, but can live without": calls a wish and names nothing, whatever stands below. */
export const onlyCallsWish =
  /^(?:(?:we(?:['’]d| would)|would) (?:love|like)|nice|good|great|ideal|lovely|handy|useful|helpful|desirable|preferable),? (?:but|though|although|however)\b[^.:;]{3,40}$/iu;

/** "We'd do a little dance for:", "It helps if you have:": a few words that call a wish what stands below. */
export function wishesBelow(text: string): boolean {
  return (
    (/[^\s:]\s?:$/u.test(text) || breaksOff.test(text)) &&
    countWords(text) <= mostInWish &&
    (hasCue("preferred", text) || greatIf.test(text) || greatThen.test(text.replace(/:$/u, ""))) &&
    !hasCue("required", withoutNegatedMusts(text)) &&
    !addressesReader.test(text)
  );
}

/** A whole sentence that opens a list: "In return for your hard work we can offer you:", "We'll assess you against these skills:". */
export function leadOf(text: string): SectionKind | null {
  if (/^(?:needs?|needed|wanted|musts)\s?:$/iu.test(text)) return "required";
  const weighed = weighedBelow(text);
  if (weighed) return weighed;
  if (wishesBelow(text)) return "preferred";
  if (
    text.length <= 160 &&
    readHeading(text)?.kind !== "preferred" &&
    /\byou(?:['’]ll| will)? (?:have|need|bring)\s?(?::|…|\.{3})$/iu.test(text)
  )
    return "person";
  if (text.length <= 160 && (wishesAlso.test(text) || wouldPlease.test(text))) return "preferred";
  if (toHandIn.test(text)) return "apply";
  if (soughtBelow.test(text) || ofWhom.test(text)) return "person";
  if (text.length > 240 || !/:\s*[-–—]?$/u.test(text)) return null;
  if (/\bassess(?:ed)?(?: you)? (?:against|on) (?:these|the following)\b/iu.test(text))
    return "person";
  if (
    /\b(?:you must|you will need|you should|requirements?|essential|desirable|skills)\b/iu.test(
      text,
    )
  )
    return null;
  return /\b(?:in return|we (?:can |will )?offer|can offer|offers? you|range of benefits|benefits,? (?:include|including|such)|fantastic benefits|great benefits|perks)\b/iu.test(
    text,
  )
    ? "benefits"
    : null;
}
