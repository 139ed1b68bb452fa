/** Characters nobody sees, which can hide words from people and show them to machines. Line ends and tabs stay. */
const unseen = /[\p{Cf}\p{Co}\p{Cn}\u{e0000}-\u{e007f}]|(?![\n\t])\p{Cc}/gu;

/** Long enough for any CV somebody reads; the rest is left out. In characters. */
export const mostCharacters = { cv: 24_000, advertisement: 16_000 } as const;

/**
 * Other people's text as a marked block of data: nothing in it can end the block or look like a chat's own markers, and
 * nothing in it is invisible.
 */
export function dataBlock(tag: string, text: string, most: number): string {
  const harmless = text
    .replace(unseen, "")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(/`{3,}/gu, "'''")
    .replace(/\n{3,}/gu, "\n\n")
    .slice(0, most)
    .toWellFormed();
  return `<${tag}>\n${harmless.trim()}\n</${tag}>`;
}
