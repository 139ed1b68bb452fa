import type { CvRecord } from "../cv/cv-record.ts";
import { wishing } from "../cv/holding-words.ts";
import { either } from "../text/either.ts";
import type { Span } from "../text/spans.ts";

/** Where somebody wants to go. What is brought along ("to use my French", "bring ten years of …") is had. */
const going = either(
  "move|step|progress|transfer|change|switch|transition|break|branch|cross|get|go|advance|shift|turn",
  "specialise|specialize|develop|grow|build|become|train|start|begin|pursue|explore|find|secure|gain|obtain|join|enter|take (?:on|up|my)",
  "be (?:put forward|considered|accepted|signed off|chosen|trained|given|allowed|sponsored)",
);
const hoping = `(?:${wishing}|looking|ready|seeking|hope|hopes|plan|would (?:now |really |also |dearly )?(?:like|love)|['’]d (?:now |really |also )?(?:like|love)|would be glad)`;
const aPost =
  "(?:roles?|positions?|posts?|jobs?|employment|opportunit(?:y|ies)|work|career|placement|challenge|vacanc(?:y|ies)|traineeship|apprenticeship|internship|move|step|chance)";
const aim = "(?:aims?|goals?|objectives?|ambitions?|aspirations?|plans?)";

/** Most lines hold none of these, and are looked at no further. */
const mayWish = new RegExp(
  `\\b(?:${wishing}|looking|ready|seek\\p{L}*|hopes?|wants?|wish|plan|like|love|glad|search|dream|${aim})\\b|^\\s*to `,
  "iu",
);

/** What a sentence only wishes for stands from here on. */
const wishes: readonly RegExp[] = [
  `\\b${hoping} (?:to|on|for|of) (?:now |eventually |one day )?${going}\\b`,
  `\\b(?:seeking|looking for|in search of|hoping for|after|wants?|wanting|seeks)(?: [\\p{L}-]+){0,5}? ${aPost}\\b`,
  `(?<=^|[.;!?]\\s{1,3})(?:(?:my|career|current|long-term|short-term|next|the|main|professional) ){0,3}${aim}(?:\\s?[:–-]|\\s(?:is|are|now is)\\b)`,
  // "Keen to bring commercial energy to the public sector": the energy is had, and where it is to go is not.
  `(?<=\\b${hoping} to (?:now )?(?:bring|apply|transfer|take|put|use) [^.;!?]{1,60}?)\\s(?:to|into|within|in) (?:the|a|an|your|another|public|private|voluntary)\\b`,
  // "Autism care is where I want to work next": all of the sentence.
  `(?<=^|[.;!?]\\s{1,3})[^.;!?]{1,160}\\b(?:is|are) (?:what|where) I (?:now |really )?(?:want|hope|wish|would like|['’]d like|dream of) `,
].map((cue) => new RegExp(cue, "giu"));

/** Under a heading of aims a sentence that opens so tells of one. */
const headOfAims = new RegExp(`^(?:[\\p{L}’']+ ){0,3}${aim}\\W*$`, "iu");
const opensWithAim = /(?<=^|[.;!?]\s{1,3})to \p{L}/giu;

/** Where a wish ends and what is had begins. */
const hadAgain =
  /[.;!?](?=\s|$)|\b(?:where|in which|so that) I\b|\b(?:us(?:e|ing)|bring(?:ing)?|draw(?:ing)? on|apply(?:ing)?|offer(?:ing)?|contribut(?:e|ing)|combin(?:e|ing)|utili[sz](?:e|ing)|leverag(?:e|ing)|build(?:ing)? on|with|after|having|given|following|thanks to)\s(?=my\b|\d|over\b|more than\b|(?:a|an) (?:\p{L}+ )?(?:background|experience)\b|\p{L}+ years\b)|\b(?:but|because|although|while)\b|\band (?:I|have|has|am|bring|offer)\b/giu;

function endOfWish(text: string, from: number): number {
  hadAgain.lastIndex = from;
  return hadAgain.exec(text)?.index ?? text.length;
}

/** What of a text tells what its writer would like to do: not what they have done. English. */
export function wishedFor(text: string, isUnderAims = false): Span[] {
  if (!isUnderAims && !mayWish.test(text)) return [];
  const cues = isUnderAims ? [...wishes, opensWithAim] : wishes;
  return cues.flatMap((cue) =>
    [...text.matchAll(cue)].map(({ index, 0: said }) => ({
      start: index,
      end: endOfWish(text, index + said.length),
    })),
  );
}

/** "Have asked to be signed off for nights", "I hope to …": in a role, only what its writer says outright of themselves. */
const wishesAtWork =
  /(?<=^|[.;!?]\s{1,3}|,\s(?:and|but)\s)(?:I(?:['’]m| am)? |have |now ){0,3}(?:asked to (?:be|go|join|do|move|start|train)|hop(?:e|ing) (?:to|for)|would (?:like|love) to|thinking (?:of|about)|(?:wait|want)ing to (?:be|go|join|do|start|train))\b/giu;
const mayWishAtWork =
  /\b(?:asked to|hop(?:e|ing)|would (?:like|love)|thinking|waiting|wanting)\b/iu;

function wishedAtWork(text: string): Span[] {
  if (!mayWishAtWork.test(text)) return [];
  return [...text.matchAll(wishesAtWork)].map(({ index, 0: said }) => ({
    start: index,
    end: endOfWish(text, index + said.length),
  }));
}

/** For each line what of it is a wish. In a role one tells what was done. */
export function wishSpans({ lines, sections }: CvRecord): Span[][] {
  return lines.map(({ text, role, section }) =>
    role === null
      ? wishedFor(text, headOfAims.test(sections[section]?.heading ?? ""))
      : wishedAtWork(text),
  );
}
