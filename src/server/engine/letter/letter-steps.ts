import type { LetterLength } from "../../../shared/letter-length.ts";

/** What a letter is made of, step by step: each step is taken while there is room. */
export type Step =
  | "who"
  | "profile"
  | "proof"
  /** A statement that found no place: the next one is tried. */
  | "no proof"
  | "covers"
  | "before"
  | "interest"
  | "quals"
  | "certificates"
  | "listed"
  | "languages"
  | "tools"
  | "outside"
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
    "quals",
    "profile",
    "proof",
    "interest",
    "covers",
    "thanks",
    "proof",
    "listed",
    "before",
    "proof",
    "tools",
    "outside",
    "ahead",
    "languages",
  ],
  medium: [
    "who",
    "proof",
    "proof",
    "profile",
    "certificates",
    "proof",
    "interest",
    "quals",
    "proof",
    "thanks",
    "proof",
    "before",
    "proof",
    "covers",
    "proof",
    "listed",
    "outside",
    "proof",
    "tools",
    "languages",
    "proof",
    "proof",
    "before",
    "proof",
    "ahead",
    "covers",
    "proof",
    "proof",
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
    "quals",
    "proof",
    "thanks",
    "proof",
    "covers",
    "before",
    "proof",
    "proof",
    "listed",
    "outside",
    "proof",
    "proof",
    "tools",
    "before",
    "proof",
    "covers",
    "proof",
    "languages",
    "proof",
    "proof",
    "ahead",
    "covers",
    "proof",
    "proof",
    "proof",
    "proof",
    "ahead",
    "plain",
    "before",
    "listed",
    "proof",
    "plain",
  ],
};
