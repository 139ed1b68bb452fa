import { eld } from "eld/small";
import { isStopWord, words } from "../text/words.ts";

/** Share of English function words above which a text is English, whatever its names look like. */
const englishShare = 0.28;
const sampleLength = 4_000;

/** The language of an advertisement, ISO 639-1; English where the text is too short to tell. */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength);
  const all = words(sample);
  if (all.length < 4) return "en";
  const english = all.filter((word) => isStopWord(word.lower)).length;
  if (english / all.length > englishShare) return "en";
  const detected = eld.detect(sample).language;
  return /^[a-z]{2}$/.test(detected) ? detected : "en";
}
