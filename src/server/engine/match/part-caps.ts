/** What a demand earns at most where the CV answers a part of it only. Published in docs/scoring.md. */
export const partCaps = {
  /** Everyday skills, or narrower ones, where the demand is about something the CV never speaks of. */
  beyondTheSkills: 0.7,
  /** Work in the field of an award that the CV does not name. */
  withoutTheAward: 0.5,
  /** A thing done or filled in where it was to be audited, approved, mentored or investigated; and where that is all that is asked. */
  withoutControl: 0.6,
  objectAlone: 0.3,
  /** Taking part in what was to be led. */
  withoutLeading: 0.6,
  smallerTeam: 0.6,
  /** Sums or numbers that are clearly below what is asked. */
  smallerAmount: 0.6,
  /** A deputy's post, where the post itself is asked for. */
  belowThePost: 0.6,
  /** A level below the one that is asked for. */
  belowLevel: 0.6,
  /** One piece of work told of, where a long demand speaks of more. */
  oneDeedOfMore: 0.7,
  /** What comes near a law or standard that is named. */
  nearStandard: 0.3,
  /** Work under a law whose knowledge is asked for. */
  withoutTheLaw: 0.6,
  /** Wording: two lines of one role between them, one telling word of several, one shared word, a verb with another object. */
  twoLines: 0.75,
  oneTellingWord: 0.6,
  oneSharedWord: 0.45,
  bareVerb: 0.3,
} as const;
