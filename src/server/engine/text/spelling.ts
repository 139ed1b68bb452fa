/**
 * Words that British and American English spell differently, as [pattern, replacement] on one lower-case word.
 * Both sides of every comparison are folded, so only the sameness matters, not which spelling wins.
 */
const folds: readonly (readonly [RegExp, string])[] = [
  [/yz(e|ed|er|es|ing)$/, "ys$1"],
  [/iz(e|ed|er|es|ers|ing|ation|ations|ational)$/, "is$1"],
  [/^(behavi|col|lab|fav|hon|harb|neighb|endeav|hum|vap|rum|tum|flav|od|sav|arm|vig)our/, "$1or"],
  [/(cent|theat|fib|lit|calib|meag|sab|spect)re(s?)$/, "$1er$2"],
  [/met(re)(s?)$/, "meter$2"],
  [/^programme/, "program"],
  [/licens/, "licenc"],
  [/practis/, "practic"],
  [/(def|off|pret)ense/, "$1ence"],
  [/(catalog|dialog|analog|prolog|epilog)ue/, "$1"],
  [
    /^(model|counsel|travel|label|cancel|level|fuel|signal|channel|panel|tunnel|total|dial|jewel|enrol|fulfil|instal|excel|marvel|tinsel|refuel|relabel|remodel)l(?=(ing|ed|er|ment|ery|s?$))/,
    "$1",
  ],
  [/^aluminum/, "aluminium"],
  [/^(p|orthop)aedi/, "$1edi"],
  [/^(an|h|gyn|leuk|c|f)ae/, "$1e"],
  [/^(oe|foe)(?=(s|t))/, "e"],
  [/^judgment/, "judgement"],
  [/^acknowledgment/, "acknowledgement"],
  [/^skilful/, "skillful"],
  [/^tyre/, "tire"],
  [/^draught(?=(ing|s?man))/, "draft"],
  [/^plough/, "plow"],
  [/^cheque/, "check"],
];

/** What a word must contain for any fold to apply: spares most words the whole list. */
const hints =
  /[iy]z|our|res?$|ll|programme|licens|practis|ense|gue|aluminum|ae|oe|judgment|acknowledgment|skilful|tyre|draught|plough|cheque/;

/** British and American spelling of a lower-case word as one: "organise" and "organize", "centre" and "center". Not a word to show. */
export function foldSpelling(word: string): string {
  if (word.length < 4 || !hints.test(word)) return word;
  let folded = word;
  for (const [pattern, replacement] of folds) folded = folded.replace(pattern, replacement);
  return folded;
}
