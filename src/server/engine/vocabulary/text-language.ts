import { isStopWord, words } from "../text/words.ts";
import { detectLanguage } from "./detect-language.ts";

/** Share of English function words above which a text is English, whatever its names look like. */
const englishShare = 0.28;
const sampleLength = 6_000;
const addresses = /\S{1,200}[@/]\S{1,200}/g;
/** Fewer letters than this tell nothing. */
const fewestLetters = 25;

/** The main language of a text, ISO 639-1; English where there is too little to tell. */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength).replace(addresses, " ");
  if (sample.replace(/[^\p{L}]/gu, "").length < fewestLetters) return "en";
  const all = words(sample);
  const english = all.filter((word) => isStopWord(word.lower)).length;
  if (all.length < 4 || english / all.length > englishShare) return "en";
  return detectLanguage(sample) ?? "en";
}
