import { availability } from "./asks-plainly.ts";
import { withoutNotNeeded } from "./not-needed.ts";
import { asks } from "./remnants.ts";
import type { Passage } from "./sections.ts";
import { soughtPerson } from "./sought-person.ts";

/** "Reporting to the Finance Director, you will …": whom the post answers to is no demand. */
export const reportingLine =
  /^(?:reporting|accountable|responsible)(?: directly)? (?:in)?to (?:the |our |a )?[^,.;:]{2,70},\s(?:and )?|^you(?:['’]ll| will) (?:be )?report(?:ing)?(?: directly)? (?:in)?to (?:the |our |a )?[^,.;:]{2,70}?(?:,\s(?:and\s)?|\sand\s)(?=\p{L}+ (?:the|our|all|an?)\b)/iu;

/** Where the post stands, before what is asked: "Working as part of the finance team, you will have …". */
const leadIn =
  /^(?:working|based|joining|led|within|as part|as an? [^,.;]{3,60},|in this (?:role|post))\b[^.;]{3,160}?(?=\byou(?:'ll|’ll| will| must| should| need| have)\b)/iu;

/** "Please note that registration is essential". */
const pleaseNote = /^please (?:also )?note,? (?:that )?(?=\p{L})/iu;

/** Why it is asked, before what is asked: "As the site is rural, therefore a driving licence is essential". */
const reason =
  /^[^.;]{20,220}[,;]? (?:so|therefore|hence|and therefore|and so)\s(?=(?:an?|the|you|previous|some|good|experience|applicants|candidates)\b)/iu;

/** Where running text says that somebody is sought, only the words on the person; elsewhere without the reporting line. */
export function demandingPart(text: string, passage: Passage): { start: number; end: number } {
  const source = text.slice(passage.start, passage.end);
  const needed = withoutNotNeeded(source);
  const part = needed.end - needed.start < source.length ? needed : askingPart(source, passage);
  return { start: passage.start + part.start, end: passage.start + part.end };
}

function askingPart(source: string, passage: Passage): { start: number; end: number } {
  const sought = passage.bullet || ofPerson.test(source) ? null : soughtPerson(source);
  const lead =
    whenToWork(source) ??
    (reportingLine.exec(source) ?? leadIn.exec(source) ?? pleaseNote.exec(source))?.[0].length ??
    reasonBefore(source);
  return sought ?? { start: lead, end: source.length };
}

/** "You are a nurse looking for a new role": it is the person who looks, and what is asked stands before it. */
const ofPerson =
  /^(?:you|(?:the )?(?:successful |ideal |right )?(?:candidates?|applicants?|person|post ?-?holder))\b(?! (?:we|that we|are|is) (?:seek|look|want|need))/iu;

const asksOfPerson =
  /\b(?:you|they|candidates?|applicants?|post ?-?holder|s?he)\b[^.;]{0,40}\b(?:must|need|able|have|hold)\b/iu;

/** "We use Business Central, so experience of that is needed": what is asked is named in the reason. */
const refersBack =
  /^(?:[\p{L}-]+ ){0,4}(?:of|with|in|using|on) (?:that|this|it|these|those|them|either|both)\b/iu;

/** A reason that asks for something itself is no mere reason. */
function reasonBefore(source: string): number {
  const told = reason.exec(source)?.[0] ?? "";
  return asksOfPerson.test(told) || refersBack.test(source.slice(told.length)) ? 0 : told.length;
}

/** "The team runs all week and you would be expected to work weekends": the asking half. */
function whenToWork(source: string): number | null {
  const at = availability.exec(source)?.index ?? 0;
  return at > 20 && !asks.test(source.slice(0, at)) ? at : null;
}
