import type { Importance } from "../../../shared/results.ts";
import { stem } from "../text/stem.ts";
import { isStopWord, words } from "../text/words.ts";
import { contentWords } from "./content-terms.ts";
import type { Demand } from "./job-record.ts";
import { asksRightToWork } from "./right-to-work.ts";

/** A demand before it is numbered, and whether it stands in a list of demands (which is clearer than prose). */
export type OpenDemand = { demand: Omit<Demand, "id">; listed: boolean };
type Open = OpenDemand["demand"];
/** More than this is no advertisement; the rest is not read. */
const most = 150;

/** States each demand once: near-duplicates fall together, and a skill asked for twice stays where more is said of it. */
export function mergeDemands(all: readonly OpenDemand[]): Demand[] {
  const kept: Kept[] = [];
  for (const open of all.slice(0, most * 3)) {
    const fresh = describe(open);
    const at = kept.findIndex((one) => isSame(one, fresh));
    const twin = kept[at];
    if (!twin) {
      if (kept.length < most) kept.push(fresh);
      continue;
    }
    const fuller = saysMore(fresh, twin) ? fresh : twin;
    kept[at] = {
      ...fuller,
      demand: { ...fuller.demand, importance: importanceOfBoth(twin, fresh) },
    };
  }
  return withFewDuties(kept).map(({ demand }, at) => ({ id: `r${at + 1}`, ...demand }));
}

/** A list's heading outweighs a sentence elsewhere; between equals, a must outweighs a wish. */
function importanceOfBoth(one: Kept, other: Kept): Importance {
  const [a, b] = [one, other].filter(({ demand }) => !demand.responsibility);
  if (!a || !b) return (a ?? one).demand.importance;
  if (a.listed !== b.listed) return (a.listed ? a : b).demand.importance;
  return [a, b].some(({ demand }) => demand.importance === "required") ? "required" : "preferred";
}

/** Duties at least and at most shown, and how many of them for each demand. */
const duties = { least: 8, most: 12, perDemand: 1 };

/** What is asked comes first: of many duties only those that say most of the work are kept, in their order. */
function withFewDuties(kept: readonly Kept[]): Kept[] {
  const tasks = kept.filter(({ demand }) => demand.responsibility);
  const asked = kept.length - tasks.length;
  const room = Math.min(duties.most, Math.max(duties.least, asked * duties.perDemand));
  if (tasks.length <= room) return [...kept];
  const best = new Set(
    tasks
      .map((one, at) => ({ one, worth: salience(one) - at * 0.02 }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, room)
      .map(({ one }) => one),
  );
  return kept.filter((one) => !one.demand.responsibility || best.has(one));
}

/** How much of the work a duty tells: the lexicon's skills in it first, then other words of content. */
function salience({ skills, content, listed }: Kept): number {
  return Math.min(skills.size, 3) + Math.min(content.size, 8) * 0.15 + (listed ? 0.3 : 0);
}

type Kept = {
  demand: Open;
  listed: boolean;
  all: Set<string>;
  content: Set<string>;
  skills: Set<string>;
};

function describe({ demand, listed }: OpenDemand): Kept {
  const stems = words(demand.text)
    .filter((word) => !isStopWord(word.lower))
    .map((word) => stem(word.lower));
  return {
    demand,
    listed,
    all: new Set(stems),
    content: new Set(contentWords(demand.text).map((word) => stem(word.lower))),
    skills: new Set(demand.skills.flat()),
  };
}

function isSame(one: Kept, other: Kept): boolean {
  const a = one.demand;
  const b = other.demand;
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  if (a.years !== b.years && a.years !== null && b.years !== null) return false;
  if (overlap(one.all, other.all) >= 0.8) return true;
  if (a.responsibility !== b.responsibility) return false;
  if (a.responsibility) return overlap(one.content, other.content) >= 0.6;
  if (sameLicence(a, b)) return true;
  if ([a, b].every(({ unverifiable, text }) => unverifiable && asksRightToWork(text))) return true;
  return !(one.listed && other.listed) && (isContained(one, other) || isContained(other, one));
}

/** All the smaller asks for is asked by the larger, and its own words add next to nothing. */
function isContained(small: Kept, large: Kept): boolean {
  const { demand } = small;
  if (demand.unverifiable !== large.demand.unverifiable) return false;
  if (small.skills.size === 0 || small.skills.size > large.skills.size) return false;
  if (
    demand.years !== null ||
    demand.education ||
    demand.languages.length > 0 ||
    demand.licences.length > 0
  )
    return false;
  for (const skill of small.skills) if (!large.skills.has(skill)) return false;
  if (large.skills.size > small.skills.size + 2) return false;
  const own = [...small.content].filter((word) => !large.content.has(word));
  return own.length <= 1 && small.content.size <= small.skills.size * 3 + 1;
}

function sameLicence(a: Open, b: Open): boolean {
  if (a.licences.length !== 1 || b.licences.length !== 1 || a.licences[0] !== b.licences[0])
    return false;
  return (
    a.education === null && b.education === null && (a.skills.length === 0 || b.skills.length === 0)
  );
}

function overlap(one: Set<string>, other: Set<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

function saysMore(one: Kept, than: Kept): boolean {
  const weight = ({ demand, listed, skills, content }: Kept) =>
    (listed ? 5 : 0) +
    (demand.years === null ? 0 : 9) +
    (demand.education ? 8 : 0) +
    demand.licences.length * 4 +
    skills.size * 2 +
    Math.min(content.size, 12) * 0.1 -
    (demand.responsibility ? 6 : 0) -
    (demand.unverifiable ? 1 : 0);
  return weight(one) > weight(than);
}
