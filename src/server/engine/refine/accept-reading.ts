import type { Requirement, RequirementStatus } from "../../../shared/results.ts";
import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { CvReading } from "../document/cv-reading.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { disguises } from "../letter/guard/look-alikes.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { isStopWord, words } from "../text/words.ts";
import type { Additions, HeldVerdict } from "./additions.ts";
import { findNames } from "./named-mentions.ts";
import { plainReason } from "./plain-reason.ts";

/** What a language model says of one demand. Nothing of it is believed. */
type JudgedDemand = {
  verdict: RequirementStatus;
  required: boolean;
  /** Numbers of statements of the CV. */
  lines: readonly number[];
  reason: string;
};

/** What a language model answers when it is asked to read a numbered case. */
export type ReadingAnswer = {
  verdicts: readonly (JudgedDemand & { demand: number })[];
  /** Demands the rules overlooked: words of the advertisement. */
  missed: readonly (JudgedDemand & { words: string })[];
  /** Numbers of what is no demand. */
  not_demands: readonly number[];
  /** Names of tools, products, methods or standards the advertisement asks for. */
  names: readonly string[];
};

const most = { skills: 20, demands: 10, lines: 6 } as const;
const longest = { name: 40, words: 4, quote: 600 } as const;
const shortestDemand = 12;
/** Whoever says of more than this share that it is no demand has not read. */
const mostWithdrawn = 0.34;

/** Words of posts and advertisements that name nothing somebody could have learnt. */
const noSkills = new Set(
  `experience experienced skills skill knowledge ability abilities role roles job jobs post work working team teams
  company employer business client clients customer customers candidate candidates applicant applicants salary benefits
  holiday pension years year essential desirable required preferred responsibilities requirements qualifications degree
  excellent strong good great proven best perfect ideal outstanding expert senior junior`
    .trim()
    .split(/\s+/u),
);

/** Names of people, employers, schools and places: they stand in the texts, and are no skills. */
function properNames(cv: CvRecord, job: JobRecord): string[] {
  const { contact, roles, education } = cv;
  const named = [
    contact.fullName,
    contact.location,
    ...contact.links,
    ...roles.flatMap(({ company, title, location }) => [company, title, location]),
    ...education.map(({ institution }) => institution),
    job.facts.company,
    job.facts.location,
    job.facts.title,
    job.contactName,
  ];
  return named.flatMap((name) => (name ? [foldSpace(name).toLowerCase()] : []));
}

function standsIn(folded: string, quote: string): boolean {
  const wanted = foldSpace(quote);
  return wanted.length > 1 && wanted.length <= longest.quote && folded.includes(wanted);
}

function isName(given: string, proper: readonly string[]): boolean {
  const name = foldSpace(given);
  const lower = name.toLowerCase();
  const all = words(name);
  if (name.length < 2 || name.length > longest.name) return false;
  if (all.length === 0 || all.length > longest.words || !/\p{L}/u.test(name)) return false;
  // What a name is made of; anything else is a sentence, an address or an attempt at markup.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+#/&'’()-]*$/u.test(name) || disguises(name).length > 0)
    return false;
  if (all.every((word) => isStopWord(word.lower) || noSkills.has(word.lower))) return false;
  if (proper.some((one) => ` ${one} `.includes(` ${lower} `) || lower.includes(one))) return false;
  // The lexicon knows it, or a part of it: then its own rules have judged it.
  return findMentions(name).length === 0;
}

type JudgedOf = Pick<Demand, "text" | "importance" | "kind">;

const isRequiredLicence = ({ kind, importance }: JudgedOf) =>
  kind === "licence" && importance === "required";

/** A required licence that is said to be there, and nobody says where: whoever else judges it, it is not met. */
const unshown = ({ text, importance }: JudgedOf, alone: RequirementStatus | null): HeldVerdict => ({
  demand: text,
  status: "partial",
  alone,
  importance,
  lines: [],
  reason: null,
  doubted: true,
});

/** A verdict whose lines exist, and that has one where it says that something answers. */
function heldVerdict(
  said: JudgedDemand,
  demand: JudgedOf,
  { statements }: CvReading,
  alone: RequirementStatus | null,
): HeldVerdict[] {
  const answers = said.verdict === "met" || said.verdict === "partial";
  const known = [...new Set(said.lines)].flatMap((at) => statements[at] ?? []).slice(0, most.lines);
  if (answers && known.length === 0)
    return isRequiredLicence(demand) ? [unshown(demand, alone)] : [];
  const lines = answers ? known.map(({ quote }) => quote) : [];
  const about = [demand.text, ...known.flatMap(({ quote, post }) => [quote, post])];
  const importance = said.required ? "required" : "preferred";
  return [
    {
      demand: demand.text,
      status: said.verdict,
      alone,
      // What a required licence does to the score is no matter of opinion.
      importance: demand.kind === "licence" ? demand.importance : importance,
      lines,
      reason: plainReason(said.reason, about),
    },
  ];
}

/** What asks for something that is exactly known asks. */
const asksExactly = ({ licences, education, years, languages, unverifiable }: Demand) =>
  !unverifiable &&
  (licences.length > 0 || education !== null || years !== null || languages.length > 0);

/** A case as it was asked about, and what the engine's own reader made of it. */
type AskedCase = {
  reading: CvReading;
  job: JobRecord;
  /** As they were numbered. */
  demands: readonly Demand[];
  alone: readonly Pick<Requirement, "text" | "status">[];
};

/** Of an answer to a numbered case, what both texts bear out. */
export function acceptReading(
  answer: ReadingAnswer,
  { reading, job, demands, alone }: AskedCase,
): Additions {
  const statuses = new Map(alone.map(({ text, status }) => [text, status]));
  const jobText = foldSpace(job.text);
  const proper = properNames(reading.cv, job);
  const names = answer.names
    .map(foldSpace)
    .filter((name) => isName(name, proper) && findNames(jobText, [name], []).length > 0);
  const missed = answer.missed
    .map((one) => ({ ...one, words: foldSpace(one.words) }))
    .filter(({ words: quote }) => quote.length >= shortestDemand && standsIn(jobText, quote))
    .filter(({ words: quote }) => !addressesMachines(quote))
    .slice(0, most.demands);
  const withdrawn = new Set(answer.not_demands.flatMap((at) => demands[at - 1] ?? []));
  const open = [...withdrawn].filter((demand) => !asksExactly(demand));
  const told = answer.verdicts.flatMap((said) => {
    const demand = demands[said.demand - 1];
    // A licence, a degree or years a CV can show; whoever says not, takes them out of the score.
    if (!demand || (said.verdict === "unverifiable" && asksExactly(demand))) return [];
    return heldVerdict(said, demand, reading, statuses.get(demand.text) ?? null);
  });
  const found = missed.flatMap((said) =>
    heldVerdict(said, { text: said.words, importance: "required", kind: "other" }, reading, null),
  );
  const first = new Map([...found, ...told.reverse()].map((one) => [one.demand, one]));
  // In one order whoever found them and however they came.
  return {
    skills: [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
      .sort()
      .slice(0, most.skills),
    demands: [...new Set(missed.map(({ words: quote }) => quote))].sort(),
    withdrawn:
      withdrawn.size > demands.length * mostWithdrawn ? [] : open.map(({ text }) => text).sort(),
    verdicts: [...first.values()].sort((one, other) => (one.demand < other.demand ? -1 : 1)),
  };
}
