/** What the head of a demand asks for: something done, known, studied, held, or a way of being. */
export type HeadKind = "done" | "known" | "studied" | "held" | "being" | "ready";

const of = (kind: HeadKind, list: string): [string, HeadKind][] =>
  list.split(/\s+/u).map((word) => [word, kind]);

/** Nouns that by themselves say what is asked, in lower case. */
export const headNouns: ReadonlyMap<string, HeadKind> = new Map([
  ...of("done", "experience background exposure track-record pqe"),
  ...of(
    "known",
    `knowledge understanding awareness grasp command familiarity appreciation expertise ability abilities capability capacity
confidence skills skill literacy numeracy competence competency proficiency aptitude fluency insight spoken-english written-english speed`,
  ),
  ...of(
    "studied",
    "degree diploma qualification qualifications certificate gcse gcses nvq svq hnc hnd btec pgce phd masters doctorate a-levels level-2 level-3 level-4 level-5",
  ),
  ...of(
    "held",
    `licence license licences registration card ticket tickets dbs clearance membership passport cpc transport car vehicle van qts pin
accreditation certification entitlement access-to use-of own-tools own-van own-car status ppe`,
  ),
  ...of(
    "being",
    `attitude approach commitment passion enthusiasm interest desire ethic personality eye drive determination
attention hunger flair eagerness manner presence appearance mindset resilience communicator player listener leader thinker
organiser self-starter negotiator judgement`,
  ),
  ...of("ready", "willingness flexibility"),
]);

/** Heads of several words, written as one. */
export const longHeads =
  /\b(?:track record|(?:access to|use of)(?= (?:an?|your|own) )|own (?:hand )?tools|level [2-5]|(?<=(?:good|excellent|fluent|clear|strong) )(?:spoken|written) english)\b/gu;

/** Words that open a noun phrase of their own: how many, how much, how good. */
export const openers: ReadonlySet<string> = new Set(
  `a an the some any at least minimum excellent good strong great outstanding proven solid sound previous relevant effective basic full
valid clean current own practical working hands-on advanced positive friendly extensive demonstrable confident exceptional decent first-class recent significant
thorough your ideally preferably genuine keen considerable substantial superb satisfactory evidence`.split(
    /\s+/u,
  ),
);

/** Where a phrase ends: nothing behind these words is its head. */
export const phraseEnds: ReadonlySet<string> = new Set(
  `in on at for of from within across by as with into under between to and or but is are be been was were will would should must can has
have had who which that where when if while because so not no than then using including such like e.g eg via through about over after
before you we they it this`.split(/\s+/u),
);

/** Only leads on to the predicate of the person it is said of. */
export const predicates =
  "able|willing|comfortable|confident|capable|prepared|happy|keen|committed|passionate|eligible|available|familiar|conversant|proficient|fluent|experienced|competent|adept|skilled|qualified|registered|educated|trained|dedicated|enthusiastic|interested|knowledgeable|accustomed|used|sympathetic|open|good|great|fit|flexible|calm|not afraid";

/** Verbs by which a sentence says what somebody has, is or can, once its subject has been named. */
export const holdingVerbs =
  "have|has|having|hold|holds|holding|possess|possesses|possessing|be|must|should|can|live|reside|own|is subject|are subject|will (?:also |ideally )?(?:have|be|need|hold|possess)";
/** Verbs that do so where what is had is named too: "bring strong leadership skills", but not "bring on a team". */
export const showingVerbs =
  "bring|brings|demonstrate|demonstrates|show|shows|exhibit|exhibits|need|needs|is|are";
