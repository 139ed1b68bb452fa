/** Texts remembered of one kind; more are read anew. */
const mostTexts = 4000;
const longestText = 600;

const memories: Map<string, unknown>[] = [];

/**
 * The same reading of a text, remembered while one analysis runs: a line is read by many rules, and again for every change
 * whose gain is measured. Callers get the same object and must not change it. `forgetTexts` ends it.
 */
export function remembered<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  memories.push(known);
  return (text) => {
    if (text.length > longestText) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size >= mostTexts) known.clear();
    known.set(text, found);
    return found;
  };
}

/** Forgets every text read: nothing of a document outlives its analysis here. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}
