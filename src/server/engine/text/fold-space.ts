const unfolded = /[^\S ]|\s\s|^\s|\s$/u;

/** White space as readers see it: every run of it (no-break spaces and line ends too) is one space; trimmed. */
export function foldSpace(text: string): string {
  // Most lines are folded already, and looking is cheaper than writing anew.
  return unfolded.test(text) ? text.replace(/\s+/gu, " ").trim() : text;
}
