import { cueSpan, hasCue } from "./cue-match.ts";
import { yearsIn } from "./years.ts";

/** Part of a sentence, as offsets in it. */
type Span = { start: number; end: number };

const article =
  /^\s+(?:for\s+)?(?:(?:an?|the|our|two|three|\d{1,2}|some|several|new|additional|another|one|all|more|next|exceptional)\s+){0,3}/iu;
/** Where the kind of person ends and the work, the place or the reason begins. */
const leaves =
  /\s+to\s+(?!(?:an?|the|at|date|be able|our|all|their|this|a)\b)\p{Ll}{2,}|,?\s+who (?:will|would like|want|wants|is looking|are looking|is seeking)\b|,?\s+(?:based|located|working|looking|seeking|wanting|ready|considering) (?:in|at|for|to|from|within|on|across|out|an?)\b|\s+(?:for|at|within|in|on behalf of) (?:our|their|its|the|this|my)\b|\s+on an? \b|\s+(?:as they|as we|due to|because|across)\b|,?\s+then\b|,?\s+(?:please|we want|we would|we'd|you will|you'll|this (?:role|job|could|is)|(?:and )?(?:would|want|wish|looking) (?:like )?(?:to|for))\b|\s+[-–—]\s|[?!;]/giu;
/** "The drive to provide …": the words before "to" ask for what follows. */
const goesOn =
  /\b(?:able|ability|drive|ambition|willing|willingness|desire|commit\w*|passion|capacity|used|aims?|prepared|keen|flexib\w+|confidence|skills?|experience|adapt|approach|registered|access|according|due|relating|related|similar|equivalent|up|who (?:want|wants|like|likes|is|are)|capable)$/iu;
/** "… and who can explain things plainly": what follows with "to" belongs to it. */
const whoCan = /\bwho (?:can|could|is able|are able)\b[^.;]{0,80}$/iu;
/** "Takes pride in their work": the words behind "in" say what of. */
const isOfWhat =
  /\b(?:pride|interest(?:ed)?|confiden(?:ce|t)|experienced?|expertise|skills?|skilled|knowledge|background|trained|qualified|training|believes?|expert|eye|passion|flair|aptitude|accomplished|competent|proficient|adept|excels?|good|great|thrives?)$/iu;
/** More than eagerness: something a CV can show. */
const quality =
  /\b(?:experienced?|qualified|registered|chartered|certified|accredited|licensed|skilled|trained|proven|time[- ]served|track record|background|knowledge|degree|diploma|licen[cs]e|fluent|speaking|speaker|expertise|graduates? (?:with|in)|competent|proficient|(?:commercially|customer|detail|people|patient)[- ](?:aware|focus+ed|minded|oriented|driven|centred)|an? interest in|specialist knowledge|(?:great|good|excellent|strong|confident|natural) communicator|accurate (?:at|with|in)|[a-z]{3,4} registered|rgns?|rmns?|rnlds?)\b|\b(?:with|has|have|possess(?:es)?) (?:an? |the |at least |some |both )?(?:\w+,? ){0,4}(?:skills?|experience|interest|ability|capabilit\w+|knowledge|understanding|drive|commitment|attitude|approach|eye|passion|flair|aptitude|confidence|personality)\b|\bwho (?:is|are|can|has|have|enjoys?|thrives?|possess(?:es)?|holds?|shares?|loves?|takes?|understands?|wants? to)\b|\bthat (?:is|are|can|has|have|will be able)\b|\bcommitted to\b|\bpassionate about\b|\p{L}{3} (?:able|willing|prepared) to\b/iu;
/** "Do you have excellent communication skills?", "If you have a head for figures, apply". */
const conditional = /^(?:so )?(?:do you|have you|if you (?:have|possess|hold))\b/iu;
/** "An experienced chef is required for …" */
const namedPost =
  /^((?:an?|our|two|three|several) (?:[\p{L}/&()'’-]+[ ,]+){1,8}?)(?:is|are) (?:now |currently |urgently |also )?(?:required|needed|sought|wanted)\s(?:for|by|to|at|in|on|due)\b/iu;
/** Further demands behind the work to be done: the sentence is kept to its end. */
const asksFurther =
  /,\s(?:and )?who (?:is|are|can|has|have)\b|\b(?:must|essential|desirable|qualification|registration|years?['’]? experience|experience (?:of|in|with)|ability to|ideally|licen[cs]e|skills|numeracy|knowledge of|understanding of|degree)\b/iu;

/**
 * The words that say which kind of person is sought: "experienced chef" in "We are looking for an experienced chef to
 * join our team". Null where nobody is sought or nothing is asked of the person beyond eagerness.
 */
export function soughtPerson(text: string): Span | null {
  const named = namedPost.exec(text);
  if (named) {
    const end = (named[1] ?? "").length;
    return quality.test(text.slice(0, end)) ? { start: 0, end } : null;
  }
  const cue = cueSpan("sought", text);
  if (!cue) return null;
  const from = cue.end + (article.exec(text.slice(cue.end, cue.end + 80))?.[0].length ?? 0);
  const start = from + text.slice(from).search(/\S|$/u);
  const end = endOf(text, start);
  const part = text.slice(start, end);
  const asked =
    quality.test(part) ||
    yearsIn(part) !== null ||
    (conditional.test(text) && (hasCue("person", part) || /\bskills\b/iu.test(part)));
  return part.length < 8 || !asked ? null : { start, end };
}

/** Whether a sentence says that somebody is sought. */
export function seeksSomebody(text: string): boolean {
  return hasCue("sought", text) || namedPost.test(text);
}

function endOf(text: string, start: number): number {
  for (const match of text.slice(start).matchAll(leaves)) {
    const before = text.slice(Math.max(start, start + match.index - 40), start + match.index);
    if (match.index < 4 || (/^\s+to\s/iu.test(match[0]) && goesOn.test(before))) continue;
    if (
      /^\s+to\s/iu.test(match[0]) &&
      !/\sto\s(?:join|help|work|cover|take|start)$/iu.test(match[0])
    ) {
      if (whoCan.test(text.slice(start, start + match.index))) continue;
    }
    if (/^\s+(?:in|at|for)\s/iu.test(match[0]) && isOfWhat.test(before)) continue;
    const rest = text.slice(start + match.index);
    return asksFurther.test(rest) ? text.length : start + match.index;
  }
  return text.length;
}
