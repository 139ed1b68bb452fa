import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import { overlaps, type Span } from "../text/spans.ts";

/** A concept of the lexicon that the CV names. */
export type NamedSkill = {
  skill: string;
  count: number;
  /** The mention that vouches best: one in a dated post first. */
  best: CvSkillMention;
  /** Named in what was done in a post, not only listed or studied. */
  inWork: boolean;
};

/** By canonical name. */
export type SkillIndex = ReadonlyMap<string, NamedSkill>;

/** The concepts a CV names; who the person is (`personal`, by line) and silent lines vouch for nothing. */
export function indexSkills(
  cv: CvRecord,
  personal: readonly Span[][],
  silent: (line: number) => boolean,
): SkillIndex {
  const index = new Map<string, NamedSkill>();
  for (const mention of cv.skills) {
    const line = cv.lines[mention.line];
    if (!line || silent(mention.line)) continue;
    if (overlaps(mention, personal[mention.line] ?? [])) continue;
    const inWork = line.role !== null;
    const known = index.get(mention.skill);
    const best = known && (known.inWork || !inWork) ? known.best : mention;
    index.set(mention.skill, {
      skill: mention.skill,
      count: (known?.count ?? 0) + 1,
      best,
      inWork: inWork || (known?.inWork ?? false),
    });
  }
  return index;
}

export type Cover = {
  /** 1 the CV names it or a kind of it, less where it names something near, 0 nothing. */
  credit: number;
  by: NamedSkill | null;
};

/** How a CV's names cover alternatives asked for: the best of them. */
export function coverOf(skills: SkillIndex, alternatives: readonly string[]): Cover {
  let best: Cover = { credit: 0, by: null };
  for (const asked of alternatives) {
    const exact = skills.get(asked);
    if (exact) return { credit: 1, by: exact };
    for (const named of skills.values()) {
      const credit = relation(named.skill, asked);
      if (credit > best.credit) best = { credit, by: named };
    }
  }
  return best;
}
