/** A line of the CV or the advertisement, or a field of the request, that a sentence rests on. */
export type LetterSource = { from: "cv" | "ad" | "request"; quote: string };

/** Words that can stand in a sentence, with what they rest on. */
export type Sourced = { text: string; sources: readonly LetterSource[] };
