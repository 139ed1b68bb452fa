/** Of what an earlier sentence of the line named. */
const namedBefore =
  /\b(?:theirs|this(?! (?:year|month|week|term|season|spring|summer|autumn|winter)\b)|that (?:one|month|year|day)|these|those|he|she|one of them|similar one|each one|the others?|the rest)\b/iu;

/** "Check the details before they are keyed", "prepare the run and pass it on": of what this one has named. */
const ownThings =
  /\b(?!(?:always|across|class|process|access|business|this|is|was|has|does)\b)\p{Ll}{2,}[^\Ws]s\b/iu;
const ownThing = /\b(?:the|an?|my|each|every|any) \p{L}/iu;

/** Whether it speaks of what an earlier sentence of the line named. */
export function pointsBack(statement: string): boolean {
  if (namedBefore.test(statement)) return true;
  const before = (pronoun: RegExp) => {
    const at = statement.search(pronoun);
    return at < 0 ? null : statement.slice(0, at).replace(/^\S+\s/u, "");
  };
  const [ofThem, ofIt] = [before(/\b(?:they|them|their)\b/iu), before(/\b(?:it|its)\b/iu)];
  return (ofThem !== null && !ownThings.test(ofThem)) || (ofIt !== null && !ownThing.test(ofIt));
}
