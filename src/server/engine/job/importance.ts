import type { Importance } from "../../../shared/results.ts";
import { hasCue } from "./cue-match.ts";
import type { SectionKind } from "./headings.ts";
import { withoutNegatedMusts } from "./negated-must.ts";

/**
 * How much a demand weighs: a mark at the sentence itself ("(desirable)") first, then its heading, then the cues in
 * the sentence. Under a heading that says so, "ideally" inside a demand does not make the whole a wish.
 */
export function importanceOf(text: string, section: SectionKind): Importance {
  if (hasCue("preferredMark", text)) return "preferred";
  if (hasCue("requiredMark", text)) return "required";
  const said = text.replace(wishInBrackets, " ");
  const wish = hasCue("preferred", said);
  if (section === "required") return wish && declaresWish(said) ? "preferred" : "required";
  if (section === "preferred") return !wish && declaresMust(text) ? "required" : "preferred";
  return wish && !(declaresMust(text) && !declaresWish(text)) && !isAside(text)
    ? "preferred"
    : "required";
}

/** A wish on a part of the demand only: "3 years in retail (homeware or fashion preferred)". */
const wishInBrackets =
  /\([^()]{2,60}\b(?:handy|useful|nice)\b[^()]{0,40}\)|\((?!(?:highly |strongly |much )?(?:preferred(?! in\b)|preferable|desir\w+|not|but|would|an? |is|nice|advantage\w*|useful|beneficial|optional|bonus|or)\b)[^()]{3,80}\b(?:preferred|preferable|desirable|an advantage|a plus|a bonus)\)/giu;

/** "Whilst not essential, …", "It would be great if you …", "…, even better": a wish, under whatever heading. */
const plainWish =
  /^(?:whilst|while|although|though) (?:(?:it|this|that)(?:['’]s| is) )?not (?:strictly |absolutely )?(?:essential|required|necessary|needed|a must)\b|\bit(?: would|['’]d) (?:also |really )?be (?:really |very |so )?(?:great|lovely|nice|good|fantastic|brilliant|helpful|useful|wonderful|amazing|ideal|handy|an? (?:\w+ )?(?:bonus|plus|advantage)) if\b|\bwould (?:also |certainly |really )?help[.!]?$|\b(?:even|all the|so much the) better\b[^,;]{0,12}$|^(?:an? )?(?:added |extra )?(?:bonus|brownie points?|plus) (?:points? )?(?:if|for)\b/iu;

/** The whole sentence is called a wish, not a part of it. */
function declaresWish(text: string): boolean {
  return (
    plainWish.test(text) ||
    /\b(?:desirable|advantageous|(?:an?|distinct) (?:advantage|plus|bonus)|not (?:essential|needed)|beneficial|pref(?:err|er|fer|ferr)ed|useful|would be welcomed?|adv|pref)\b["”’)]?[.!]?$/iu.test(
      text,
    ) ||
    /\b(?:is|are|be) (?:\w+ )?(?:desirable|advantageous|beneficial|preferred|preferable|an? (?:\w+ )?(?:advantage|plus|bonus))\b/iu.test(
      text,
    ) ||
    /^(?:desirable|preferably|preferred|ideally|not essential)\b/iu.test(text)
  );
}

function declaresMust(text: string): boolean {
  const asked = withoutNegatedMusts(text);
  return /\b(?:must|mandatory|you(?:['’]ll| will) need(?! (?:to be )?(?:ideally|preferably))|(?<!\b(?:neither|none) )(?:is|are) (?:absolutely )?(?:essential|required|imperative)|it is essential|(?:is|are|be) subject to)\b/iu.test(
    asked,
  );
}

/** The wish is only an aside of a longer demand: "Experience of Linux, ideally Debian". */
function isAside(text: string): boolean {
  const at =
    /[,(–-]\s*(?:ideally|preferably)\b|\sand (?:ideally|preferably)\s(?=\S+,)|(?<!\b(?:is|are|be|will|would|should|must|you|but|and|or|have|has))\s(?:ideally|preferably)\s(?=(?:gained|obtained|acquired|from|within|in|with|at|including|using|on|as)\s)/iu.exec(
      text,
    )?.index;
  return at !== undefined && at > 25;
}
