// Line breaks, halves of characters, and signs that turn text round.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it may stand in pages and mails: one line; empty when there is nothing to see. */
export function oneVisibleLine(text: string): string {
  const line = text.replace(unprintable, " ").replace(/\s+/g, " ").trim();
  return visible.test(line) ? line : "";
}
