import { eld } from "eld/large";

const sample = 6000;

/** Main language of a text, ISO 639-1; English where there is too little to tell. Offline and synchronous. */
export function detectLanguage(text: string): string {
  const letters = text.replace(/\S{1,200}[@/]\S{1,200}/g, " ").slice(0, sample);
  if (letters.replace(/[^\p{L}]/gu, "").length < 25) return "en";
  const found = eld.detect(letters).language;
  return /^[a-z]{2}$/.test(found) ? found : "en";
}
