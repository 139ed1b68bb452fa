import { z } from "zod";
import { placeOf } from "./results/place-of-quote.ts";

/** What a person tries out on the text of their CV, and what they state beyond it. Pure. */

const answerSchema = z.object({
  skill: z.string(),
  /** The line in the person's own words; null where they say they do not have it. */
  line: z.string().nullable(),
});
export type Answer = z.infer<typeof answerSchema>;

/** What is kept over a reload. */
export const keptTrialSchema = z.object({ text: z.string(), answers: z.array(answerSchema) });

type Kept = z.infer<typeof keptTrialSchema>;
export type Trial = Kept & {
  /** What can be undone, latest last. */
  past: Kept[];
  /** Letters typed one after the other are undone together. */
  typing: boolean;
};

/** A post of the CV, as far as one needs it to put a line there. */
export type Post = { title: string | null; company: string | null; bullets: string[] };

/** As many steps back as a person may want. */
const mostPast = 50;

export function beginTrial(cvText: string): Trial {
  return { text: cvText, answers: [], past: [], typing: false };
}

function step(trial: Trial, next: Partial<Kept>, typing = false): Trial {
  const { text, answers, past } = trial;
  const together = typing && trial.typing;
  return {
    text,
    answers,
    ...next,
    past: together ? past : [...past, { text, answers }].slice(-mostPast),
    typing,
  };
}

export function typeText(trial: Trial, text: string): Trial {
  return step(trial, { text }, true);
}

/** The text with each change in its line's place; null where one of the lines does not stand there (any more). */
export function withChanges(
  text: string,
  changes: readonly { before: string; after: string }[],
): string | null {
  let changed = text;
  for (const { before, after } of changes) {
    const place = placeOf(changed, before);
    if (place === null) return null;
    changed = changed.slice(0, place.start) + after + changed.slice(place.end);
  }
  return changed;
}

/** Whether the changes stand in the text already. A longer line may hold the one it replaces, and the other way round. */
export function holdsChanges(
  text: string,
  changes: readonly { before: string; after: string }[],
): boolean {
  return changes.every(
    ({ before, after }) =>
      placeOf(text, after) !== null &&
      (placeOf(after, before) !== null || placeOf(text, before) === null),
  );
}

export function applyText(trial: Trial, text: string): Trial {
  return step(trial, { text });
}

/** Takes back the last step. */
export function undo(trial: Trial): Trial {
  const last = trial.past.at(-1);
  if (last === undefined) return trial;
  return { ...last, past: trial.past.slice(0, -1), typing: false };
}

/** The text as it was analysed, and no answers; can be undone. */
export function startAgain(trial: Trial, cvText: string): Trial {
  return step(trial, { text: cvText, answers: [] });
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ");

/** "Built the weekly figures for the board (Power BI)": the person's words; the skill is named where they leave it out. */
export function suggestedLine(skill: string, words: string): string {
  const said = words.trim().replace(/\s+/gu, " ").replace(/\.$/u, "");
  if (said === "") return skill;
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return folded(sentence).includes(folded(skill)) ? sentence : `${sentence} (${skill})`;
}

const listMark = String.raw`[-–—•*▪◦·●‣]\s+`;
const marker = new RegExp(String.raw`^\s*(?:${listMark})?`, "u");

function lineAround(text: string, index: number): { start: number; end: number } {
  const end = text.indexOf("\n", index);
  return { start: text.lastIndexOf("\n", index - 1) + 1, end: end < 0 ? text.length : end };
}

/** With a mark, or going on with what began in the line above. */
const ofList = new RegExp(String.raw`^\s*(?:${listMark}\S|\p{Ll})|^\s+\S`, "u");

/** The end of the list's lines that follow this place's line; the place itself where none does. */
function endOfList(text: string, from: number): number {
  let last = from;
  for (;;) {
    const { end } = lineAround(text, last);
    if (end === text.length) return last;
    const next = lineAround(text, end + 1);
    if (!ofList.test(text.slice(next.start, next.end))) return last;
    last = next.end;
  }
}

/** Where a post's text ends: after its last line that stands in the text, and those written anew below it. */
function endOfPost(text: string, { title, company, bullets }: Post): number | null {
  for (const quote of [...bullets.toReversed(), title, company]) {
    const place = quote === null ? null : placeOf(text, quote);
    if (place !== null) return endOfList(text, Math.max(place.start, place.end - 1));
  }
  return null;
}

/** The mark of the place's line; of a line that goes on with another, that one's. */
function markAbove(text: string, at: number): string {
  for (let from = at; from >= 0; ) {
    const { start, end } = lineAround(text, from);
    const line = text.slice(start, end);
    const [mark = ""] = marker.exec(line) ?? [];
    if (mark.trim() !== "") return mark;
    from = ofList.test(line) ? start - 1 : -1;
  }
  return "- ";
}

/** The text with one more line in that post; without a post, or where it is not found, at the end. */
export function withLine(text: string, line: string, post: Post | null): string {
  const at = post === null ? null : endOfPost(text, post);
  if (at === null) return `${text.trimEnd()}\n- ${line}\n`;
  const last = lineAround(text, at);
  const before = markAbove(text, at);
  return `${text.slice(0, last.end)}\n${before}${line}${text.slice(last.end)}`;
}

function answered(answers: readonly Answer[], answer: Answer): Answer[] {
  return [...answers.filter(({ skill }) => skill !== answer.skill), answer];
}

/** Yes: the line is stated by the person, and put into the text. */
export function stateSkill(
  trial: Trial,
  { skill, line, post }: { skill: string; line: string; post: Post | null },
): Trial {
  return step(trial, {
    text: withLine(trial.text, line, post),
    answers: answered(trial.answers, { skill, line }),
  });
}

/** No: the skill is not asked about again. */
export function denySkill(trial: Trial, skill: string): Trial {
  return step(trial, { answers: answered(trial.answers, { skill, line: null }) });
}

function stated({ answers, text }: Kept): { skill: string; line: string }[] {
  return answers.flatMap(({ skill, line }) =>
    line !== null && placeOf(text, line) ? [{ skill, line }] : [],
  );
}

/** The lines the person stated that still stand in the text. */
export function statedLines(trial: Kept): string[] {
  return stated(trial).map(({ line }) => line);
}

export function statedSkills(trial: Kept): string[] {
  return stated(trial).map(({ skill }) => skill);
}
