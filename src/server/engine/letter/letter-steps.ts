import type { LetterLength } from "../../../shared/letter-length.ts";

/** What a letter is made of, step by step: each step is taken while there is room. */
export type Step =
  | "who"
  | "profile"
  | "proof"
  | "covers"
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
    "who",
    "proof",
    "proof",
    "certificates",
    "interest",
    "quals",
    "proof",
    "profile",
    "covers",
    "thanks",
    "proof",
    "listed",
    "before",
    "ahead",
    "languages",
    "ahead",
  ],
  medium: [
    "who",
    "proof",
    "proof",
    "profile",
    "certificates",
    "interest",
    "proof",
    "covers",
    "quals",
    "thanks",
    "proof",
    "before",
    "proof",
    "covers",
    "ahead",
    "listed",
    "proof",
    "languages",
    "proof",
    "before",
    "ahead",
    "covers",
    "plain",
  ],
  long: [
    "who",
    "proof",
    "proof",
    "profile",
    "certificates",
    "interest",
    "proof",
    "proof",
    "covers",
    "quals",
    "thanks",
    "proof",
    "before",
    "covers",
    "proof",
    "ahead",
    "proof",
    "listed",
    "languages",
    "before",
    "proof",
    "covers",
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
