type Stretch = { start: number; end: number };

/** Whether one piece of a text goes on in the line in which the other ends. */
export const sharesLine = (text: string, before: Stretch, behind: Stretch): boolean =>
  !text.slice(before.end, behind.start).includes("\n");

/** Whether an empty line stands between two pieces of a text. */
export const isApart = (text: string, before: Stretch, behind: Stretch): boolean =>
  /\n[^\S\n]*\n/u.test(text.slice(before.end, behind.start));
