/** A sentence with the stretches people marked in it. Offsets in UTF-16 code units. */
export type LabelledSentence = {
  text: string;
  knowledge: [number, number][];
  skill: [number, number][];
};

const closing: Record<string, string> = { "{": "}", "<": ">" };

/** "‹ORGANIZATION›": what SkillSpan puts for names, written otherwise where "<" is a mark. */
const placeHolder: Record<string, string> = { "‹": "<", "›": ">" };

/**
 * Reads a sentence marked as data/labels/GUIDELINES.md says: {knowledge}, <skill>. Throws an Error that quotes the
 * sentence when a mark is not closed, empty, or closed in the wrong order.
 */
export function readMarked(marked: string): LabelledSentence {
  const sentence: LabelledSentence = { text: "", knowledge: [], skill: [] };
  const open: { mark: string; start: number }[] = [];
  for (const mark of marked) {
    if (mark === "{" || mark === "<") {
      if (open.some((other) => other.mark === mark || other.mark === "{")) {
        throw new Error(`Marks within marks: ${marked}`);
      }
      open.push({ mark, start: sentence.text.length });
    } else if (mark === "}" || mark === ">") {
      const last = open.pop();
      const end = sentence.text.length;
      if (!last || closing[last.mark] !== mark || sentence.text.slice(last.start).trim() === "") {
        throw new Error(`A mark is closed that is not open, or holds nothing: ${marked}`);
      }
      (mark === "}" ? sentence.knowledge : sentence.skill).push([last.start, end]);
    } else {
      sentence.text += placeHolder[mark] ?? mark;
    }
  }
  if (open.length > 0) throw new Error(`A mark is not closed: ${marked}`);
  return sentence;
}

/** The same sentence as SkillSpan writes its own: without commas and full stops that end it. */
export function withoutCommas(sentence: LabelledSentence): LabelledSentence {
  const gone: number[] = [];
  for (const match of sentence.text.matchAll(/,(?=\s)|\.$/g)) gone.push(match.index);
  const moved = (at: number) => at - gone.filter((comma) => comma < at).length;
  const move = (spans: [number, number][]) =>
    spans.map(([start, end]): [number, number] => [moved(start), moved(end)]);
  return {
    text: sentence.text.replace(/,(?=\s)|\.$/g, ""),
    knowledge: move(sentence.knowledge),
    skill: move(sentence.skill),
  };
}
