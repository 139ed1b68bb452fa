import {
  countLetterWords,
  type LetterLength,
  letterWords,
  letterWordsTolerance,
} from "../../../shared/letter-length.ts";
import { forgetTexts } from "../text/remembered.ts";
import { shortHash } from "../text/short-hash.ts";
import { bestDeeds, composeBody, type Plan } from "./compose-letter.ts";
import { createGuard } from "./guard/guard-letter.ts";
import { greetingFor, longDate, personName } from "./letter-frame.ts";
import type { Letter, LetterInput, Sentence } from "./letter-input.ts";
import { gatherMaterial, type Material } from "./letter-material.ts";

export type { Letter, LetterInput } from "./letter-input.ts";

const bare: Plan = {
  who: false,
  deeds: 0,
  quoted: 0,
  earlier: 0,
  awards: 0,
  licences: 0,
  tools: false,
  wish: false,
  thanks: false,
};

/** Fewer than this many deeds, and the CV is quoted besides. */
const fewDeeds = 3;
const mostQuotes = { short: 2, medium: 4, long: 5 } as const;

/** What a letter takes in, what matters most first. */
function stepsOf(
  { deeds, awards, licences, quoted }: Material,
  length: LetterLength,
): Partial<Plan>[] {
  const steps: Partial<Plan>[] = [{ who: true }, { deeds: 1 }, { deeds: 2 }, { deeds: 3 }];
  if (deeds.length < fewDeeds)
    for (let at = 1; at <= Math.min(quoted.length, mostQuotes[length]); at += 1)
      steps.push({ quoted: at });
  if (licences.length > 0) steps.push({ licences: 3 });
  if (awards.length > 0) steps.push({ awards: length === "short" ? 1 : 2 });
  steps.push(
    { earlier: 1 },
    { deeds: 4 },
    { tools: true },
    { deeds: 5 },
    { deeds: 6 },
    { earlier: 2 },
    { wish: true },
  );
  for (let at = 7; at <= deeds.length; at += 1) steps.push({ deeds: at });
  return [...steps, { thanks: true }];
}

/** The paragraphs that come nearest to the length without padding. */
function fittingBody(material: Material, length: LetterLength, frameWords: number): Sentence[][] {
  const goal = letterWords[length];
  const most = goal * (1 + letterWordsTolerance);
  let plan = bare;
  let body = composeBody(material, plan);
  const count = (one: readonly Sentence[][]) =>
    frameWords +
    countLetterWords(
      one
        .flat()
        .map(({ text }) => text)
        .join(" "),
    );
  for (const step of stepsOf({ ...material, deeds: bestDeeds(material) }, length)) {
    if (count(body) >= goal) break;
    const longer = composeBody(material, { ...plan, ...step });
    if (count(longer) > most) continue;
    plan = { ...plan, ...step };
    body = longer;
  }
  return body;
}

function letterOf(input: LetterInput): Letter {
  const { cv, job, referenceDate } = input;
  const guard = createGuard(input);
  const accepts = (sentence: string) => guard.findingsOf(sentence).length === 0;
  const { greeting, close } = greetingFor(job.contactName, job.facts.company);
  const name = personName(
    cv.contact.fullName,
    cv.roles.flatMap(({ title }) => title ?? []),
  );
  const frame = [longDate(referenceDate), greeting, `${close},`, name];
  const seed = Number.parseInt(shortHash(job.text.slice(0, 4000)).slice(0, 6), 16);
  const material = gatherMaterial(input, seed, accepts);
  const body = fittingBody(material, input.length, countLetterWords(frame.join(" ")));
  const text = [
    longDate(referenceDate),
    `${greeting},`,
    ...body.map((sentences) => sentences.map((one) => one.text).join(" ")),
    `${close},`,
    name,
  ].join("\n\n");
  return { text, wordCount: countLetterWords(text), sentences: body.flat() };
}

/**
 * A cover letter from the CV, the advertisement and the request alone, in UK form. Every fact in it stands in one of
 * them; the same input gives the same letter.
 */
export function writeLetter(input: LetterInput): Letter {
  try {
    return letterOf(input);
  } finally {
    forgetTexts();
  }
}
