/** What an advertisement asks of a reader ("a car of your own") as who writes has it; what is owned is not held. */
export function toOneself(text: string): string {
  return (
    text
      // One has served it, and it is behind one.
      .replace(/^a served (?=apprenticeship$)/u, "a completed ")
      .replace(/ and an? \p{L}+ of your own$/u, "")
      .replace(/\bof your own\b/gu, "of my own")
  );
}
