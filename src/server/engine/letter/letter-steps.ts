import type { LetterLength } from "../../../shared/letter-length.ts";

/** What a letter is made of, step by step: each step is taken while there is room. */
export type Step =
  | "who"
  | "profile"
  | "proof"
  | "before"
  | "interest"
  | "quals"
  | "certificates"
  | "listed"
  | "languages"
  | "ahead"
  | "plain"
  | "thanks";

/**
 * The steps of each length, in the order they are taken. "plain" sentences hold no fact: none, one or two, so that a
 * CV that gives little gives a shorter letter (at the least opening, those sentences and close, some 50 words) instead of a
 * padded one. All else rests on a line of the CV or of the advertisement.
 */
export const letterSteps: Readonly<Record<LetterLength, readonly Step[]>> = {
  short: [
    "proof",
    "who",
    "proof",
    "certificates",
    "quals",
    "interest",
    "thanks",
    "profile",
    "proof",
    "listed",
    "before",
    "proof",
    "languages",
    "ahead",
  ],
  medium: [
    "who",
    "proof",
    "proof",
    "certificates",
    "interest",
    "proof",
    "quals",
    "thanks",
    "profile",
    "proof",
    "before",
    "listed",
    "proof",
    "ahead",
    "proof",
    "languages",
    "proof",
    "before",
    "ahead",
    "plain",
  ],
  long: [
    "who",
    "proof",
    "proof",
    "certificates",
    "interest",
    "proof",
    "proof",
    "quals",
    "thanks",
    "profile",
    "proof",
    "before",
    "listed",
    "proof",
    "ahead",
    "proof",
    "interest",
    "languages",
    "before",
    "proof",
    "proof",
    "ahead",
    "proof",
    "plain",
    "ahead",
    "proof",
    "listed",
    "plain",
  ],
};
