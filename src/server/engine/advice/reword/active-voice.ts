import { lowerFirst } from "../../letter/lower-first.ts";
import { beginsWithVerb } from "../../score/content-quality.ts";
import { withCapital } from "../../text/with-capital.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";

const self = /(?<![\p{L}.])i(?![\p{L}.])/iu;
const firstPerson = /^I(?:['’]ve| have| had)? (?:also )?((?:\p{L}+ly )?)(\p{L}+)((?: .*|,.*)?)$/u;

/** "I do not hold a licence" tells of nothing done. */
const isDenial = /^ (?:not|never)\b/iu;

/** "I managed a team" is "Managed a team": a CV speaks of nobody else. */
export function withoutFirstPerson(text: string): string | null {
  const found = firstPerson.exec(text);
  if (!found) return null;
  const [, adverb = "", verb = "", rest = ""] = found;
  const form = verbOf(verb.toLowerCase())?.form;
  if (form !== "past" && form !== "base") return null;
  if (isDenial.test(rest)) return null;
  // "I have worked previously in shops" is where one was, not what one did.
  if (/^work/iu.test(verb) && /^ (?:previously|in|for|at|as)\b/u.test(rest)) return null;
  const own = rest.replace(/ and I (?=\p{Ll})/gu, " and ");
  return self.test(own) || own.trim() === "" ? null : withCapital(`${adverb}${verb}${own}`);
}

const doneByMe =
  /^((?:the|a|an|all|new|our|weekly|monthly|daily|annual|quarterly|several|various|many) .{2,120}?) (?:was|were) ((?:\p{L}+ly )?)(\p{L}+ed) by me\b(.*)$/iu;

/** "All rotas were planned by me" is "Planned all rotas". A passive that does not say who is left alone. */
export function withDoerFirst(text: string): string | null {
  const found = doneByMe.exec(text);
  if (!found) return null;
  const [, done = "", adverb = "", verb = "", rest = ""] = found;
  if (verbOf(verb.toLowerCase())?.form !== "past") return null;
  return withCapital(`${adverb}${verb} ${lowerFirst(done)}${rest}`);
}

const unsaidDoer =
  /^(?!(?:this|that|these|it|they|there|as|at|in|on|once|when|while|after|before|if|where|who|what)\b)(?:[\p{L}\d£$€'’-]+ ){1,6}(?:was|were|has been|have been) (?:\p{L}+ly )?(\p{L}{2,}ed|given|written|made|taken|set up|run|held|kept|won|built|led)\b/iu;
const ownDoer = /\b(?:i|we|my|that|which|who|when|by)\b/iu;

/** Whether a line says that something was done, and not by whom. */
export function hidesDoer(text: string): boolean {
  const [said, done = ""] = unsaidDoer.exec(text) ?? [];
  if (said === undefined || /^\p{Lu}/u.test(done) || /\bby \p{L}/u.test(text) || ownDoer.test(said))
    return false;
  return beginsWithVerb(text, "en") === false;
}
