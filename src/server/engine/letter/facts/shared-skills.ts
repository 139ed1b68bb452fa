import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { wordWeight, wordWeights } from "../../keywords/word-weight.ts";
import { relation, skillNamed } from "../../lexicon/lexicon.ts";
import { termKey } from "../../text/term-key.ts";
import { withCapital } from "../../text/with-capital.ts";
import { isFit } from "../fit-line.ts";
import { isInReach } from "../licences/checked-later.ts";
import { askedSkill, isInAd } from "./asked-skill.ts";
import { demandWeight } from "./demand-weight.ts";
import type { LetterSource } from "./letter-source.ts";
import { unfinished } from "./qualifications.ts";
import { isTelling, narrowest } from "./telling-skills.ts";

export type SharedSkill = {
  name: string;
  text: string;
  sources: LetterSource[];
  /** Asked for as a must. */
  required: boolean;
};

/** A list of skills is fit to name one of them, though not to be reworded. */
function isFitEnough(text: string): boolean {
  return isInReach(text) === false && (text.length < 40 || isFit(text) || text.includes(","));
}

const isActivity = ({ text }: SharedSkill) => /^\p{Ll}+ing\s\p{Ll}/u.test(text);

/** "AutoCAD, SolidWorks and preparing quotations" is no row: things beside things, or else activities beside activities. */
function ofOneKind(skills: SharedSkill[]): SharedSkill[] {
  const things = skills.filter((skill) => !isActivity(skill));
  return things.length > 0 ? things : skills;
}

/** "Fanuc", "Doppler assessment": as advertisement or CV write it in the middle of a line, unless everyday words are so. */
function asName(text: string, texts: readonly string[]): string {
  const [first = "", ...rest] = text.split(" ");
  if (!/^\p{Ll}+$/u.test(first) || wordWeight(termKey(first)) < wordWeights.rare) return text;
  const name = withCapital(first);
  const isIn = (one: string, word: string) =>
    ` ${one}`
      .split(word)
      .some((_, at, parts) => at > 0 && /[\p{Ll},\d]\s$/u.test(parts[at - 1] ?? ""));
  const isName = texts.some((one) => isIn(one, name)) && !texts.some((one) => isIn(one, first));
  return isName ? [name, ...rest].join(" ") : text;
}

/**
 * Skills that a demand asks for and the CV names, the required and specific first. Soft ones, those the job's title says
 * anyway and those wider than another are left out. `within`: which lines may name them.
 */
export function sharedSkills(
  cv: CvRecord,
  job: JobRecord,
  deaf: ReadonlySet<number>,
  within: (line: number) => boolean = () => true,
): SharedSkill[] {
  const demands = [...job.demands]
    // The subject of a qualification is named with it.
    .filter(
      (demand) => !demand.unverifiable && demand.education === null && demand.licences.length === 0,
    )
    .sort((one, other) => demandWeight(other) - demandWeight(one));
  // What an employer is called says nothing of what was done there.
  const heads = new Set(cv.roles.map(({ line }) => line));
  const found = new Map<string, SharedSkill>();
  for (const demand of demands) {
    for (const skill of demand.skills.flat()) {
      const kind = skillNamed(skill)?.kind;
      if (found.has(skill) || kind === "soft" || kind === "licence" || skill.length > 40) continue;
      if (!isTelling(skill, job.facts.title)) continue;
      const mention = cv.skills.find((one) => {
        const text = cv.lines[one.line]?.text ?? "";
        const counts = !deaf.has(one.line) && !heads.has(one.line) && within(one.line);
        // What somebody is enrolled for, a letter does not offer.
        return (
          counts && !unfinished.test(text) && relation(one.skill, skill) === 1 && isFitEnough(text)
        );
      });
      if (!mention) continue;
      const quote = cv.lines[mention.line]?.text ?? "";
      const text = asName(askedSkill(job, skill), [
        job.text.slice(0, 20_000),
        cv.text.slice(0, 20_000),
      ]);
      if (!isTelling(text, job.facts.title) || !isInAd(job, text)) continue;
      found.set(skill, {
        required: demand.importance === "required",
        name: skill,
        text,
        sources: [
          { from: "ad", quote: demand.text },
          { from: "cv", quote },
        ],
      });
    }
  }
  // What the lines of a post show comes before what is only listed, in the order in which it is asked for.
  const ofPosts = new Set(cv.roles.flatMap(({ bullets }) => bullets));
  const isShown = ({ name }: SharedSkill) =>
    cv.skills.some(({ skill, line }) => ofPosts.has(line) && relation(skill, name) === 1);
  const inOrder = [...found.values()].sort(
    (one, other) => Number(isShown(other)) - Number(isShown(one)),
  );
  const all = narrowest(inOrder);
  // "CCTV" goes without saying beside "CCTV systems".
  const isPart = (text: string) =>
    all.some(
      (other) =>
        other.text !== text && ` ${other.text.toLowerCase()} `.includes(` ${text.toLowerCase()} `),
    );
  return ofOneKind(all.filter(({ text }) => !isPart(text)));
}
