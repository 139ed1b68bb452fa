import type { LetterTone } from "../../../../shared/letter.ts";
import { creative } from "./creative.ts";
import { enthusiastic } from "./enthusiastic.ts";
import { formal } from "./formal.ts";
import { professional } from "./professional.ts";
import type { ToneWords } from "./tone-words.ts";

export const toneWords: Readonly<Record<LetterTone, ToneWords>> = {
  professional,
  enthusiastic,
  creative,
  formal,
};
