import type { Importance, JobFacts, RequirementKind } from "../../../shared/results.ts";

/** A demand of the advertisement, each stated once. */
export type Demand = {
  /** "r1", "r2" … in the advertisement's order. */
  id: string;
  /** Quotes the advertisement: occurs in it, character for character after white space is folded. */
  text: string;
  importance: Importance;
  kind: RequirementKind;
  /** A duty of the job ("You will …"), not a demand on the person: weighs as responsibility. */
  responsibility: boolean;
  /**
   * Canonical skills asked for: every group is needed, any one skill of a group serves.
   * "Go or Java, and SQL" is [["Go", "Java"], ["SQL"]].
   */
  skills: string[][];
  /** Content words (lower case, as written) for demands the lexicon does not know. */
  terms: string[];
  /** Years asked for (the lower bound of a range). */
  years: number | null;
  /** What the years are of, as written: "Python", "a similar role"; null where not said. */
  yearsOf: string | null;
  /** RQF level 1 to 8 asked for, with the subjects named and whether experience may stand for it. */
  education: { level: number; subjects: string[]; orExperience: boolean } | null;
  /** Canonical licences or registrations: any one serves. */
  licences: string[];
  /** Languages asked for. */
  languages: { code: string; name: string; level: string | null }[];
  /** The ad names no way a CV could show it (right to work, DBS at offer, shifts, travel …). */
  unverifiable: boolean;
};

export type JobKeyword = {
  /** Canonical name for a lexicon skill, else the word as the ad writes it. */
  term: string;
  kind: "hard" | "soft" | "keyword";
  /** Whether `term` is a skill of the lexicon. */
  skill: boolean;
  count: number;
  importance: Importance;
};

/** A skill of the lexicon as it occurs in a text. Offsets in UTF-16 code units from the start of that text. */
export type JobSkillMention = { skill: string; start: number; end: number };

/** Everything the engine knows of an advertisement. */
export type JobRecord = {
  text: string;
  /** ISO 639-1 */
  language: string;
  facts: JobFacts;
  demands: Demand[];
  keywords: JobKeyword[];
  mentions: JobSkillMention[];
  /** Name the ad gives as contact ("Ms Khan"); for the letter's greeting. */
  contactName: string | null;
  /** Names taken for skills in this analysis though no concept of the lexicon; empty for most. */
  addedSkills: readonly string[];
};
