/** Words for talk among friends, and short forms, as a letter has them: the same facts, said plainly. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:a|another|my|one|with|our) )mate\b(?!['’])/gu, "colleague"],
  [/(?<=\b(?:my|other|two|three|with) )mates\b/gu, "colleagues"],
  [/(?<=\b(?:the|all|of|with|heavy|old|new|of the) )stuff\b/gu, "things"],
  [/\bkids\b/gu, "children"],
  [/\bblokes\b/gu, "men"],
  [/\btelly\b/gu, "television"],
  // "300+ lorries".
  [/(?<=^|\s)(\d[\d,]*)\+(?=\s\p{Ll})/gu, "over $1"],
  [/\s(?:the hard way|off my own bat|like clockwork)(?=$|[.,;])/gu, ""],
  [/\b(they|we|you|it)['’]ll\b/giu, "$1 will"],
  [/\b(they|we|you)['’]re\b/giu, "$1 are"],
  [/\bit['’]s\b/giu, "it is"],
  [/\b(do|does|did|has|have|had|is|are|was|were|would|should|could)n['’]t\b/giu, "$1 not"],
  [/\bcan['’]t\b/giu, "cannot"],
  [/\bwon['’]t\b/giu, "will not"],
];

/** A line of a CV in plain words. */
export function inPlainWords(line: string): string {
  return plain.reduce((text, [from, to]) => text.replace(from, to), line);
}
