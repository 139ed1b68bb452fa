/** A mark that stands apart from the words beside it. */
const apart = /(?:^|\s)[.;:)!?](?:\s|$)|\(\s/;
const closing = /[;:?!)]/;

/** Whether a stretch of text has been cut into words already, as in collections of labelled sentences. */
export function hasMarksApart(text: string): boolean {
  return apart.test(text);
}

/**
 * Where a phrase ends in a text that has been cut into words: what still clings to a word belongs to it there, since a
 * word is whatever stands between two spaces. `end` is returned when nothing clings.
 */
export function endOfWord(text: string, end: number): number {
  let at = end;
  while (at < text.length && closing.test(text[at] ?? "")) at += 1;
  return at;
}
