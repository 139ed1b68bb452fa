/** Where a phrase stands as whole words, whatever white space is between them. `flags` as those of a RegExp. */
export function wholeWords(phrase: string, flags: string): RegExp {
  const body = phrase
    .trim()
    .split(/\s+/u)
    .map((part) => RegExp.escape(part))
    .join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, flags);
}
