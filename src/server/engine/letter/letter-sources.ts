/** A line of the CV or the advertisement, or a field of the request, that a sentence rests on. */
export type LetterSource = { from: "cv" | "ad" | "request"; quote: string };

/** A sentence of a letter. Without sources it holds no fact. */
export type Sentence = { text: string; sources: LetterSource[] };

export const cvLines = (quotes: readonly string[]): LetterSource[] =>
  quotes.map((quote) => ({ from: "cv", quote }));
