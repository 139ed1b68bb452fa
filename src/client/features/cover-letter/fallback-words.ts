import type { LetterTone } from "../../../shared/letter.ts";

type Words = {
  /** @param role "the role of Welder at Acme" */
  opening: (role: string) => string;
  closing: string;
};

/** What a letter says in each tone that is true of everybody who applies. */
export const fallbackWords: Record<LetterTone, Words> = {
  professional: {
    opening: (role) => `I am writing to apply for ${role}.`,
    closing:
      "My CV gives the details, and I would welcome the chance to talk about the role. Thank you for your time.",
  },
  enthusiastic: {
    opening: (role) => `I would very much like to be considered for ${role}.`,
    closing:
      "My CV gives the details, and I would be very glad to talk about the role with you. Thank you for reading this.",
  },
  creative: {
    opening: (role) => `Here, in short, is what my CV has to say about ${role}.`,
    closing:
      "The rest is in my CV, and the best of it I would gladly tell you in person. Thank you.",
  },
  formal: {
    opening: (role) => `I wish to apply for ${role}.`,
    closing:
      "I enclose my CV and should be pleased to provide any further information you require. Thank you for considering my application.",
  },
};
