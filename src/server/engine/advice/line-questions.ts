import type { Demand } from "../job/job-record.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import type { Judgement } from "../match/judgement.ts";
import { termKeys } from "../match/term-key.ts";
import { beginsWithVerb, holdsFigure, workLines } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { numberWords } from "../text/number-words.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { byWeight, type Findings, gainOfMeeting } from "./findings.ts";
import { hidesDoer } from "./reword/active-voice.ts";
import { unsaidPart } from "./reword/opening-words.ts";
import type { Advice } from "./skill-advice.ts";

/** Whether one demand says little that the other does not: advertisements ask for a thing two or three times. */
function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [new Set(termKeys(one)), new Set(termKeys(other))].sort(
    (a, b) => a.size - b.size,
  );
  if (!few || !many || few.size === 0) return false;
  return [...few].filter((key) => many.has(key)).length >= few.size * 0.6;
}

/** What the employer says of itself or offers is no work one has done. */
const ofEmployer =
  /\b(?:our (?:clients?|company|team|business|people)|my client|we (?:are|offer|have|need)|competitive|career|benefits|bonus|pension|join|enjoy|opportunit\p{L}+|part of a)\b/iu;

/** A line of fewer words is a title or a heading: nothing more can be said in it. */
const shortestLine = 6;

const mostNear = 2;

/** Whether a demand rests on its wording alone. */
function isOfWording({ skills, languages, years, education }: Demand): boolean {
  return skills.length === 0 && languages.length === 0 && years === null && education === null;
}

/** Lines that come near a demand of wording alone: what else was done there is for the person to say. */
export function nearLines(findings: Findings): Advice[] {
  const near: { quote: string; judgement: Judgement }[] = [];
  for (const judgement of byWeight(findings.judgements)) {
    const { status, demand, evidence } = judgement;
    const quote = evidence[0]?.quote ?? "";
    if (near.length >= mostNear) break;
    if (status !== "partial" || !isOfWording(demand)) continue;
    if (quote.split(" ").length < shortestLine) continue;
    const isKnown = near.some(
      (one) => one.quote === quote || saysTheSame(one.judgement.demand.text, demand.text),
    );
    if (!isKnown) near.push({ quote, judgement });
  }
  return near.map(({ quote, judgement }) => ({
    text: `${inQuotes(quote)} comes near ${inQuotes(judgement.demand.text)}. What else did you do there that answers it?`,
    gain: gainOfMeeting(findings, judgement),
  }));
}

/** Whether hours and places suit one, and how to apply, is no matter of experience. */
const ownChoice =
  /\b(?:shifts?|weekends?|evenings?|nights?|hours|rota|travel|on[- ]call|apply|register|website|vacanc\p{L}+|interview|selection process|salary|holidays?)\b/iu;

/** "To contribute to …", "Preparing …", "Support the team": something done, not something one is. */
function isDoing({ demand }: Judgement): boolean {
  const [first, second] = words(demand.text.slice(0, 60));
  const verb = first?.lower === "to" ? second : first;
  const form = verbOf(verb?.lower ?? "")?.form;
  return form === "base" || form === "gerund";
}

/** Duties no line speaks of and no skill names: the weightiest, as a question. */
export function openDuties(findings: Findings): Advice[] {
  return byWeight(findings.judgements)
    .filter((judgement) => {
      const { status, demand, fit } = judgement;
      return (
        status === "missing" &&
        fit !== null &&
        isDoing(judgement) &&
        !ownChoice.test(demand.text) &&
        !ofEmployer.test(demand.text) &&
        demand.skills.length === 0 &&
        demand.licences.length === 0 &&
        demand.languages.length === 0 &&
        demand.text.split(" ").length >= shortestLine
      );
    })
    .map((judgement) => ({
      text: `Have you done anything like ${inQuotes(judgement.demand.text)}? Then give it a line in the role where you did.`,
      gain: gainOfMeeting(findings, judgement) * 0.8,
    }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, 1);
}

/** In digits or in words: "six cleaners on two sites"; "one" is mostly a pronoun. */
const plural = [...numberWords.keys()].filter((word) => word !== "one");
const spelt = new RegExp(`\\b(?:${plural.join("|")}|dozen|hundred|thousand|million)s?\\b`, "iu");
const saysHowMany = (text: string) => holdsFigure(text) || spelt.test(text);

/** "I have worked in busy shops": what one has been, of which there is no count. */
const aboutOneself = /^(?:I (?:have|had|am|was)|My|The|This) /u;

/** Of what was not done there is no count. */
function denyingLines({ cv }: CvEvidence): ReadonlySet<string> {
  const lines = cv.lines.filter(({ index }) => (cv.denied[index] ?? []).length > 0);
  return new Set(lines.map(({ text }) => text));
}

/** A figure asked for where few lines have one. */
export function figureQuestion({ evidence }: Findings): Advice[] {
  const lines = workLines(evidence);
  const denying = denyingLines(evidence);
  const open = lines.filter(
    (line) =>
      !saysHowMany(line) && line.length > 40 && !aboutOneself.test(line) && !denying.has(line),
  );
  const without =
    open.find((line) => beginsWithVerb(line, evidence.cv.language) === true) ?? open[0];
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
export function ownPartQuestion({ evidence }: Findings): Advice[] {
  if (evidence.cv.language !== "en") return [];
  const lines = workLines(evidence);
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
