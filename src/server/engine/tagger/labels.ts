/**
 * Every token carries two marks at once, for knowledge (tools, subjects, certificates) and for skills (tasks,
 * attitudes): 0 outside, 1 begins, 2 goes on. The joint label is 3 × knowledge + skill.
 */
export const labelCount = 9;

/**
 * Weights a feature has: for the two marks of knowledge that are not 0, then for those of skill. A joint label's score is
 * the sum of its marks'.
 */
export const marksPerFeature = 4;

/** The state before a line's first token. */
export const lineStart = 9;

export const knowledgeOf = (label: number) => Math.floor(label / 3);
export const skillOf = (label: number) => label % 3;

/** Whether a label may follow another one: nothing goes on that has not begun. */
export function mayFollow(previous: number, label: number): boolean {
  const before = previous === lineStart ? 0 : previous;
  if (knowledgeOf(label) === 2 && knowledgeOf(before) === 0) return false;
  return !(skillOf(label) === 2 && skillOf(before) === 0);
}

/** Stretches of tokens, `first` to `last` included, that one layer of the labels marks. */
export function stretches(
  labels: ArrayLike<number>,
  layer: (label: number) => number,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let first = -1;
  for (let at = 0; at <= labels.length; at++) {
    const mark = at < labels.length ? layer(labels[at] ?? 0) : 0;
    if (first >= 0 && mark !== 2) {
      found.push({ first, last: at - 1 });
      first = -1;
    }
    if (mark === 1) first = at;
  }
  return found;
}

/** Scores of the joint labels, from those of the four marks: `into[at]` to `into[at + 8]`. */
export function spreadMarks(marks: ArrayLike<number>, into: Float64Array, at: number): void {
  for (let label = 0; label < labelCount; label++) {
    const knowledge = knowledgeOf(label);
    const skill = skillOf(label);
    into[at + label] =
      (knowledge === 0 ? 0 : (marks[knowledge - 1] ?? 0)) +
      (skill === 0 ? 0 : (marks[skill + 1] ?? 0));
  }
}

/** The reverse: what a change of the joint labels' scores means for the four marks. */
export function gatherMarks(labels: ArrayLike<number>, into: Float64Array): void {
  into.fill(0);
  for (let label = 0; label < labelCount; label++) {
    const knowledge = knowledgeOf(label);
    const skill = skillOf(label);
    const value = labels[label] ?? 0;
    if (knowledge > 0) into[knowledge - 1] = (into[knowledge - 1] ?? 0) + value;
    if (skill > 0) into[skill + 1] = (into[skill + 1] ?? 0) + value;
  }
}
