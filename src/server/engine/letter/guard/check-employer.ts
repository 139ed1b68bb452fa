import { ofOneself } from "./claim-words.ts";
import { denies } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSources } from "./guard-sources.ts";
import { streamOf } from "./streams.ts";

/** Praise and news of an employer. */
const praise =
  /\b(?:award[\s-]winning|market[\s-]lead(?:er|ing)|industry[\s-]lead(?:er|ing)|(?:the|a|one of the) leading|leader in|largest|biggest|oldest|fastest|fast[\s-]growing|renowned|reputation|prestigious|outstanding|innovative|innovation|pioneering|cutting[\s-]edge|state[\s-]of[\s-]the[\s-]art|(?<!most\s)recent(?:ly)?|expansion|expanding|merger|acquisition|rebrand\p{L}*|values|mission|vision|commitment|culture|ethos|heritage|tradition|famous|world[\s-]class|first[\s-]class|diversity|inclusive|sustainab\p{L}+|charitable|founded|rated)\b/giu;
const ofEmployer = /\b(?:you|your|yours)\b/iu;

/** What a sentence says of the employer that stands neither in the advertisement nor in the CV. */
export function checkEmployer(
  sentence: string,
  { cv, asked, hirer }: GuardSources,
): GuardFinding[] {
  const named = hirer !== "" && streamOf(sentence).includes(hirer);
  const spoken =
    named || ofEmployer.test(sentence) || !(ofOneself.test(sentence) || /\bmy\b/iu.test(sentence));
  if (!spoken) return [];
  return Array.from(sentence.matchAll(praise))
    .filter(({ 0: text, index }) => {
      const key = streamOf(text);
      return !asked.stream.includes(key) && !cv.stream.includes(key) && !denies(sentence, index);
    })
    .map(([text]) => ({ kind: "employer", text, onlyInAd: false }));
}
