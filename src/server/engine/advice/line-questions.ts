import type { CvReading } from "../document/cv-reading.ts";
import { beginsWithVerb, holdsFigure, workLines } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { numberWords } from "../text/number-words.ts";
import type { Advice, Findings } from "./findings.ts";
import { hidesDoer } from "./reword/active-voice.ts";
import { unsaidPart } from "./reword/opening-words.ts";

/** In digits or in words: "six cleaners on two sites"; "one" is mostly a pronoun. */
const plural = [...numberWords.keys()].filter((word) => word !== "one");
const spelt = new RegExp(`\\b(?:${plural.join("|")}|dozen|hundred|thousand|million)s?\\b`, "iu");
const saysHowMany = (text: string) => holdsFigure(text) || spelt.test(text);

/** "I have worked in busy shops": what one has been, of which there is no count. */
const aboutOneself = /^(?:I (?:have|had|am|was)|My|The|This) /u;

/** Of what was not done there is no count. */
function denyingLines({ cv }: CvReading): ReadonlySet<string> {
  const lines = cv.lines.filter(({ index }) => (cv.denied[index] ?? []).length > 0);
  return new Set(lines.map(({ text }) => text));
}

/** A figure asked for where few lines have one. */
export function figureQuestion({ reading }: Findings): Advice[] {
  const lines = workLines(reading);
  const denying = denyingLines(reading);
  const open = lines.filter(
    (line) =>
      !saysHowMany(line) && line.length > 40 && !aboutOneself.test(line) && !denying.has(line),
  );
  const without =
    open.find((line) => beginsWithVerb(line, reading.cv.language) === true) ?? open[0];
  const count = lines.filter(holdsFigure).length;
  if (without === undefined || count >= 3) return [];
  return [
    {
      text: `Is there a figure for ${inQuotes(without)}, such as how many, how much or how often? Put it in if you can stand by it.`,
      gain: 1.2,
    },
  ];
}

/** Helping with these is the work: "Helped with washing and dressing", "Assisted with mobility". */
const helpedWith =
  "washing|dressing|bathing|toileting|feeding|eating|meals?|mealtimes?|personal|mobility|moving|medication|homework|reading|shopping|laundry|grooming|hygiene|activities|continence|walking|transfers?|enquir\\p{L}*|queries|questions|complaints";
const whose = "(?:(?:their|daily|basic|all|the|residents['’]?|patients['’]?) )*";
const helpItself = new RegExp(
  String.raw`^.{0,30}\b(?:help|assist)\p{L}*(?: out)?(?: \p{L}+){0,3} (?:with|in) ${whose}(?:${helpedWith})\b`,
  "iu",
);

/** Lines that leave unsaid what the person's own part was. English. */
export function ownPartQuestion({ reading }: Findings): Advice[] {
  if (reading.cv.language !== "en") return [];
  const lines = workLines(reading);
  const vague = lines.find((line) => unsaidPart.test(line) && !helpItself.test(line));
  const passive = lines.find(hidesDoer);
  if (vague !== undefined) {
    return [
      {
        text: `What was your own part in ${inQuotes(vague)}? Begin the line with what you yourself did.`,
        gain: 0.9,
      },
    ];
  }
  if (passive === undefined) return [];
  return [
    {
      text: `Did you do this yourself: ${inQuotes(passive)}? Then begin the line with the verb; if others did it, say what your part was.`,
      gain: 0.8,
    },
  ];
}
