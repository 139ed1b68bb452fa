import { skillNamed } from "./lexicon.ts";
import type { Mention, Skill } from "./skill.ts";

/** "Internal or external audit": what stands before the joint shares the last words of what stands behind it. */
const joint = /(?<![\p{L}\p{N}])(?:and\/or|and|or|&)\s+$|\s*\/\s*$/iu;
const comma = /\s*,\s*$/u;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const mostWords = 3;
const widestJoint = 12;
const widestWord = 40;
/** So many mentions before one can its list hold at most that are read anew. */
const mostNearby = 8;

/** What nearly anything can be the name of: "sales and project management" need not be sales management. */
const looseHead =
  /^(?:management|sales|support|development|design|planning|analysis|administration|training|marketing|services?|skills?|systems?|experience|software)$/iu;

/** A licence, a tool or a language is named whole. */
const isTold = ({ kind }: Skill) => kind === "hard" || kind === "soft" || kind === "method";

type Part = { start: number; text: string };

/** The last words before `end`, the longest run first; none beyond a comma, a bracket or a line end. */
function wordsBefore(text: string, end: number): Part[] {
  const from = Math.max(0, end - mostWords * widestWord);
  const stretch =
    text
      .slice(from, end)
      .split(/[,;:()\n]/u)
      .at(-1) ?? "";
  const starts = [...stretch.matchAll(word)].map(({ index }) => index).slice(-mostWords);
  const before = end - stretch.length;
  return starts.map((at) => ({ start: before + at, text: stretch.slice(at).trimEnd() }));
}

type Found = { mention: Mention /** What the shorter words were read as. */; instead: Mention[] };

/** What the words before a joint name together with the head behind it; null where the lexicon knows no such thing. */
function withHead(
  { text, nearby }: { text: string; nearby: readonly Mention[] },
  end: number,
  heads: readonly string[],
): Found | null {
  for (const { start, text: own } of wordsBefore(text, end)) {
    // "Risk profile & control and continuity plans": what is joined before goes with that.
    if (joint.test(text.slice(Math.max(0, start - widestJoint), start))) continue;
    const stop = start + own.length;
    const instead = nearby.filter((one) => one.start < stop && one.end > start);
    if (instead.some((one) => one.start < start || one.end > stop || !isTold(one.skill))) continue;
    for (const head of heads) {
      const skill = skillNamed(`${own} ${head}`);
      if (skill && isTold(skill)) return { mention: { start, end: stop, skill }, instead };
    }
  }
  return null;
}

/** The last words of a name of several, the longest first: of "learning disability nurse" two. */
function headsOf(name: string): string[] {
  const words = name.split(/\s+/u);
  const heads = words.slice(1).map((_, at) => words.slice(at + 1).join(" "));
  return heads.filter((head) => !looseHead.test(head));
}

/** The mentions of a text with those that leave their last words to the next: "electrical or mechanical engineering". */
export function withSharedHeads(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const added: Mention[] = [];
  const replaced = new Set<Mention>();
  mentions.forEach(({ start, end }, nth) => {
    const heads = headsOf(text.slice(start, end));
    const nearby = mentions.slice(Math.max(0, nth - mostNearby), nth);
    let at = start;
    let between = joint;
    while (heads.length > 0) {
      const link = between.exec(text.slice(Math.max(0, at - widestJoint), at))?.[0];
      const found = link ? withHead({ text, nearby }, at - link.length, heads) : null;
      if (!found) return;
      added.push(found.mention);
      for (const one of found.instead) replaced.add(one);
      at = found.mention.start;
      between = comma;
    }
  });
  if (added.length === 0) return mentions;
  const kept = mentions.filter((one) => !replaced.has(one));
  return [...kept, ...added].sort((one, other) => one.start - other.start);
}
