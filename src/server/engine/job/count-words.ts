/** What stands between white space, counted; an empty text counts as one. */
export const countWords = (text: string): number => text.trim().split(/\s+/u).length;
