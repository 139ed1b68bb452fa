/** The published weights. docs/scoring.md is written from these tables by scripts/write-scoring-doc.ts. */

export type WeightedPart = { id: string; label: string; weight: number; note: string };

export const matchParts = {
  required: {
    id: "required",
    label: "What the advertisement requires",
    weight: 0.38,
    note: "Skills, licences, languages and wording of the required demands; the specific ones weigh more.",
  },
  preferred: {
    id: "preferred",
    label: "What it prefers",
    weight: 0.08,
    note: "The same for the preferred demands.",
  },
  responsibilities: {
    id: "responsibilities",
    label: "Duties of the job",
    weight: 0.12,
    note: "What the job would have you do, against what your roles say you did.",
  },
  title: {
    id: "title",
    label: "Job title and seniority",
    weight: 0.09,
    note: "The nearest of your job titles (70 %) and its seniority (30 %, where the advertisement shows one).",
  },
  years: {
    id: "years",
    label: "Years of experience",
    weight: 0.08,
    note: "Dated roles that concern what is asked, or are like the job where no number of years is asked; overlapping time counts once.",
  },
  education: {
    id: "education",
    label: "Education",
    weight: 0.05,
    note: "Level (RQF) and subject of the qualifications asked for.",
  },
  focus: {
    id: "focus",
    label: "How much of your CV is about this",
    weight: 0.22,
    note: "Statements that share the advertisement's telling words, and skills from the same fields of work, named or told in other words.",
  },
} as const satisfies Record<string, WeightedPart>;

/** Parts of the overall score. The last four are the quality of the content, .15 together. */
export const overallParts = {
  match: { id: "match", label: "Job match", weight: 0.6, note: "`match_percentage`." },
  ats: { id: "ats", label: "ATS score", weight: 0.25, note: "`ats_score`." },
  results: {
    id: "content_results",
    label: "Measurable results",
    weight: 0.06,
    note: "Lines of your roles that hold a figure; five earn it all.",
  },
  verbs: {
    id: "content_verbs",
    label: "Lines that begin with what you did",
    weight: 0.04,
    note: "Lines of your roles that begin with a verb of doing; six earn it all. Left out in languages without a list of verbs.",
  },
  length: {
    id: "content_length",
    label: "Enough to read",
    weight: 0.025,
    note: "120 words or more on what you did in your roles earn it all. Too long is said, not scored.",
  },
  dates: {
    id: "content_dates",
    label: "Dated roles",
    weight: 0.025,
    note: "Share of your roles with dates.",
  },
} as const satisfies Record<string, WeightedPart>;

/** Weight of a demand within its part, by what it asks for; several skills in one demand add up, damped. */
export const demandWeights = {
  licence: 1.5,
  hardSkill: 1,
  language: 1,
  wording: 0.75,
  softSkill: 0.35,
} as const;

/** A part whose demands weigh less than this together (a few attitudes, one skill) weighs less itself. */
export const fullPartWeight = 2;

/**
 * Of what a part does not find met, this much is taken to be overlooked rather than absent: the share found, raised to the
 * exponent.
 */
export const overlooked = { exponent: 1.5 } as const;

/** The focus weighs at most this much of the parts that rest on demands. */
export const focusToDemands = 0.55;

/**
 * Share of the demands (by weight) from which the focus counts in full; below it counts in proportion. The second where the
 * advertisement names a job and no title of the CV is like it: then words and fields in common say less.
 */
export const focusFullFrom = { likeTitle: 0.4, unlikeTitle: 0.7 } as const;

/** Score from which a title counts as like the one advertised. */
export const likeTitleFrom = 25;

/** Attitudes together weigh at most this much of all other demands of their part. */
export const attitudesToOthers = 1 / 3;

/** Months in work like this that are enough where no number of years is asked: the first ones say most. */
export const enoughMonths = 36;
/** There, they weigh at most this much of the parts that rest on demands. */
export const timeToDemands = 0.25;

/**
 * A CV without a title like the one advertised, and without what is particular to the job, belongs to another trade, however
 * well its attitudes answer. Told by the likeness of titles, or by the share of the particular demands that it meets beyond
 * `metFrom` (they are taken to weigh `least` or more together, the title as one of them). Up to `none` the match above `from`
 * is squeezed so that 100 becomes `most`; from `enough` on it is free. An advertisement that names no title tells less.
 */
export const otherTrade = {
  from: 30,
  most: 33,
  least: 2,
  metFrom: 0.35,
  named: { none: 0.25, enough: 0.5 },
  unnamed: { none: 0.15, enough: 0.3 },
} as const;

/** A preferred demand for years or education weighs this much of a required one within its part. */
export const preferredShare = 0.5;

/** The highest match where a licence or registration that the advertisement demands is not named. */
export const licenceCap = 60;

export const titleShares = { title: 0.7, seniority: 0.3 } as const;
/** By how many steps the CV's seniority lies below the one asked for. */
export const seniorityCredits = [1, 0.6, 0.3, 0] as const;

export const fullMarks = { results: 5, verbs: 6, words: 120 } as const;
