/** Gives each item a key of its own for React, also where the same text stands twice. */
export function keyed<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: `${times} ${text}`, item };
  });
}

/** The same for plain texts. */
export function keyedTexts(texts: readonly string[]): { key: string; item: string }[] {
  return keyed(texts, (text) => text);
}
