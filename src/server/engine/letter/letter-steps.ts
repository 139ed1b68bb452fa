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
  /** From when to when the posts before were held. */
  | "dates"
  | "interest"
  | "quals"
  | "studied"
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
    "thanks",
    "proof",
    "listed",
    "before",
    "proof",
    "outside",
    "covers",
    "tools",
    "ahead",
    "languages",
  ],
  medium: [
    "who",
    "proof",
    "proof",
    "proof",
    "profile",
    "certificates",
    "quals",
    "proof",
    "interest",
    "thanks",
    "proof",
    "before",
    "proof",
    "proof",
    "listed",
    "outside",
    "proof",
    "proof",
    "languages",
    "proof",
    "before",
    "proof",
    "ahead",
    "tools",
    "covers",
    "covers",
    "proof",
    "proof",
    "proof",
    "studied",
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
    "proof",
    "languages",
    "proof",
    "proof",
    "ahead",
    "proof",
    "proof",
    "proof",
    "ahead",
    "before",
    "listed",
    "covers",
    "proof",
    "covers",
    "covers",
    "dates",
    "proof",
    "proof",
    "studied",
    "proof",
    "proof",
    "before",
    "proof",
    "plain",
    "ahead",
    "plain",
  ],
};
