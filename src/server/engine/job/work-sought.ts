/** "We're looking for someone to share the milking": sought, and told by the work alone. */
const somebodyTo =
  /^(?:so |and |now )?(?:(?:we|i|they)(?:['’](?:re|m|d like)| are| am)?|our \p{L}+(?: \p{L}+)? (?:is|are)|the \p{L}+ (?:is|are))?\s?(?:now |currently |also |really )?(?:looking for|needs?|wants?|seeking|after|require)\s(?:(?:an?|another|one more) )?(?:(?!to\b)[\p{L}-]+,? (?:and )?){0,4}?(?:someone|somebody|person|people|individual|pair of hands)(?: else)? to (?!(?:join|be|become|work|start|come|fill|cover|apply|have|live|commit|follow|replace|grow|step|share (?:our|in|the) (?:vision|passion|journey|values))\b)(?=\p{Ll}{3,}\s)/iu;
/** "plasterer needed asap for a small firm, mostly skimming and boarding". */
const wantedFor =
  /^[\p{L}\d &/'’-]{3,50}\s(?:needed|wanted|required|sought)\b[^,.;:]{0,70},\s(?:(?:you(?:['’]ll| will) be|doing|mostly|mainly|usually|all|largely) ){1,2}(?=(?!(?:working|including|starting|being|paying|depending|using|driving)\b)\p{L}{3,}ing\s)/iu;

/** Where the work begins that somebody is sought for; 0 where none is told. */
export function workSought(text: string): number {
  return (somebodyTo.exec(text) ?? wantedFor.exec(text))?.[0].length ?? 0;
}
