/** The tagger's weights know a kind by its place: others can only be added at the end. */
export const skillKinds = ["hard", "soft", "tool", "language", "licence", "method"] as const;
export type SkillKind = (typeof skillKinds)[number];

/** One concept of the lexicon. Its canonical name is its identity. */
export type Skill = {
  name: string;
  kind: SkillKind;
  /** The part of the labour market it belongs to. */
  sector: string;
  aliases: Alias[];
  /** Broader skills (this one is a kind of them): knowing this one shows them. */
  broader: string[];
  /** Nearly the same: half the credit. */
  near: string[];
};

export type Alias = {
  text: string;
  /** Only in exactly this case: "Go", "IT". */
  exactCase: boolean;
  /** Short or ordinary word: only beside other skills or cues ("C", "Access", "Spring"). */
  needsContext: boolean;
  /** Everyday word: cues do not do, only names of tools beside it in a list ("Dropbox, Box"). */
  onlyAmongTools?: true;
};

/** A mention found in a text. Offsets in UTF-16 code units. */
export type Mention = { start: number; end: number; skill: Skill };
