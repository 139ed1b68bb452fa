/** White space as readers see it: every run of it (no-break spaces and line ends too) is one space; trimmed. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
