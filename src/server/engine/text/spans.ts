/** Part of a text, in UTF-16 code units, `end` exclusive. */
export type Span = { start: number; end: number };

/** Puts out parts of a text with spaces, keeping every offset. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    parts.push(text.slice(at, from), " ".repeat(end - from));
    at = end;
  }
  return parts.join("") + text.slice(at);
}

export function overlaps(one: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => one.start < end && start < one.end);
}
