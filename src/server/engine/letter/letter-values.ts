import type { JobRecord } from "../job/job-record.ts";
import { withArticle } from "../text/with-article.ts";
import { withCapital } from "../text/with-capital.ts";
import { namedWithArticle, nameInText, titleInText, withTheArticle } from "./ad-phrases.ts";
import type { AskedDemand } from "./facts/asked-by.ts";
import type { LetterSource, Sourced } from "./facts/letter-source.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import type { Proof } from "./facts/proofs.ts";
import { type LetterRequest, requestNames } from "./request-names.ts";
import { agencyNames, forClient, perhapsAgency, speaksOfItself } from "./words/agency-words.ts";

export type Entry = [string, Sourced];

export const entry = (name: string, text: string | null, ...sources: LetterSource[]): Entry[] =>
  text === null ? [] : [[name, { text, sources }]];

/** Houses one calls with their article: "the Gannet Hotel". */
const ofOneHouse = /\b(?:Hotel|Inn|Arms|Tavern|Theatre|Museum|Gallery|Library|Brasserie)$/u;
const twoPeople = /^\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+$/u;

/** "Jo and Martin", of whom the advertisement says "We are Jo and Martin"; else null. */
export function peopleWhoEmploy({ facts, text }: JobRecord): string | null {
  const name = facts.company ?? "";
  const isSaid = [`We are ${name}`, `We're ${name}`, `We’re ${name}`].some((one) =>
    text.includes(one),
  );
  return twoPeople.test(name) && isSaid ? name : null;
}

/** The post and the employer: as the request names them, else as the advertisement does. */
export function jobValues(job: JobRecord, request: LetterRequest): Entry[] {
  const { title: askedTitle, company: askedCompany } = requestNames(request);
  const agency = (name: string) =>
    agencyNames.test(name) ||
    forClient.test(job.text) ||
    (perhapsAgency.test(name) && !speaksOfItself.test(job.text));
  const named = nameInText(job.facts.company);
  // "We are Jo and Martin": who they are, and not what they are called.
  const read = named !== null && peopleWhoEmploy(job) === named ? null : named;
  // "Promote the University": a duty, read as a name.
  const isDuty =
    /^(\p{L}+) (?:the|our|your)\s/u.test(read ?? "") && !/^(?:The|At)\s/iu.test(read ?? "");
  const adCompany = isDuty ? null : read;
  const title = askedTitle ?? titleInText(job.facts.title);
  const company = askedCompany ?? (adCompany !== null && !agency(adCompany) ? adCompany : null);
  const of = (name: string | null, quote: string): LetterSource => ({
    from: name === null ? "ad" : "request",
    quote,
  });
  const ofTitle = title === null ? [] : [of(askedTitle, askedTitle ?? job.facts.title ?? title)];
  const ofCompany =
    company === null ? [] : [of(askedCompany, askedCompany ?? job.facts.company ?? company)];
  // A long name is said once.
  const short = company !== null && company.split(" ").length <= 3 ? company : null;
  const post = title === null ? "the post you have advertised" : `the ${title} post`;
  // "The Gannet Hotel" is called so.
  const isSaidWithArticle = (name: string) =>
    job.text.includes(`The ${name}`) ||
    (ofOneHouse.test(name) && job.text.toLowerCase().includes(`the ${name.toLowerCase()}`));
  const called = (name: string) => {
    if (askedCompany !== null) return namedWithArticle(name);
    return isSaidWithArticle(name) ? `the ${name}` : withTheArticle(name);
  };
  return [
    ...entry("post", post, ...ofTitle),
    ...entry("aTitle", title === null ? null : withArticle(title), ...ofTitle),
    ...entry("at", company === null ? "" : ` at ${called(company)}`, ...ofCompany),
    ...entry(
      "you",
      short === null ? "your team" : called(short),
      ...(short === null ? [] : ofCompany),
    ),
  ];
}

/** A post of which there is one is held without an article: "as Head of Operations". */
const onlyOne =
  /^(?:(?:Acting|Interim|Deputy) )?(?:Head (?:of|Teacher)|Director\b|Chief (?:of\b|\p{L}+ Officer|Executive)|Chair\b|President\b|Managing Director|Vice President|Treasurer|(?:Second|Third) in)/u;

export const postWithArticle = (title: string) =>
  onlyOne.test(title) ? title : withArticle(title);

/**
 * Who writes: the present role, else the last one. A title in another language (`foreign`) takes no English article: only
 * `now` and `last` are given for it.
 */
export function roleValues(role: NamedRole | undefined, foreign: boolean): Entry[] {
  if (!role?.work) return [];
  const { title, employer, since, source } = role;
  const at = employer === null ? "" : ` at ${employer}`;
  const article = title === null || foreign ? null : postWithArticle(title);
  if (!role.current) {
    return [
      ...entry("last", title, source),
      ...entry("aLast", article, source),
      ...entry("lastAt", at, source),
      ...entry("lastEmployer", employer, source),
    ];
  }
  return [
    ...entry("now", title, source),
    ...entry("aNow", article, source),
    ...entry("nowAt", at, source),
    ...entry("nowEmployer", employer, source),
    ...entry("since", since, source),
  ];
}

const hasThing =
  /^have (?:to|an?|the|my|no|some|full|sole|overall|line|day|budget|responsibility|up|about|around|roughly|over|nearly|almost|between|one|two|three|four|five|six|seven|eight|nine|ten|twelve|£?\d\S*)\s/u;
/** "I have also led", but "I also have 48 properties". */
const takesAlsoBehind = (text: string) =>
  /^(?:am|was) /u.test(text) || (text.startsWith("have ") && !hasThing.test(text));

const statement: Readonly<
  Record<Proof["clause"]["form"], (text: string, present: boolean) => { did: string; also: string }>
> = {
  finite: (text) => ({
    did: `I ${text}`,
    also: takesAlsoBehind(text) ? `I ${text.replace(" ", " also ")}` : `I also ${text}`,
  }),
  infinitive: (text) => ({ did: `my job was to ${text}`, also: `it was also my job to ${text}` }),
  event: (text) => ({ did: text, also: `in that time, ${text}` }),
  told: (text) => ({ did: text, also: text }),
  things: (text, present) => ({
    did: `my work ${present ? "includes" : "included"} ${text}`,
    also: `my work also ${present ? "includes" : "included"} ${text}`,
  }),
};

const anEvent =
  /\b(?:\d+ ?k|in aid of|marathon|race|fun run|bike ride|sponsored|festival|carnival|fete|fair|gala|event)\b/iu;

const projectWords: Readonly<Record<string, string>> = {
  projects: "on one project",
  volunteering: "outside work",
};

/** What of a role has been named before: it is not named again as if it were new. */
export type RoleNaming = {
  section: string;
  /** A title in another language. */
  foreign: boolean;
  employer: "new" | "same as before" | "named before";
  titleNamed: boolean;
  /** It began before the role the letter spoke of last. */
  isEarlier: boolean;
};

function settingValues(proof: Proof, naming: RoleNaming): Entry[] {
  const { role } = proof;
  if (!role) return entry("aside", statementOf(proof).did, ...proof.sources);
  const sources = [...proof.sources, role.source];
  const title = role.work && !naming.titleNamed ? role.title : null;
  const article = title === null || naming.foreign ? null : postWithArticle(title);
  const project = projectWords[naming.section] ?? null;
  // "Race-day steward, Telford 10k": nobody works at a race, and the next line may be of another.
  const isEvent = !role.work && anEvent.test(role.employer ?? "");
  // For when every way to name the role has been used: without a setting it would pass for the one before.
  const past = role.work && !role.current;
  return [
    ...entry("before", naming.isEarlier ? "before that" : null, ...sources),
    ...entry("earlierThen", naming.isEarlier ? "earlier" : null, ...sources),
    ...entry("isPresent", role.work && role.current ? "" : null, ...sources),
    ...entry("earlier", past ? "in an earlier post" : null, ...sources),
    ...entry("elsewhere", past ? "in another post" : null, ...sources),
    ...entry("employer", naming.employer === "new" && !isEvent ? role.employer : null, ...sources),
    ...entry("role", title, ...sources),
    ...entry("wasRole", past ? title : null, ...sources),
    ...entry("wasARole", past ? article : null, ...sources),
    ...entry("aRole", article, ...sources),
    ...entry("aRoleThere", naming.employer === "same as before" ? article : null, ...sources),
    ...entry("project", project, ...sources),
  ];
}

const statementOf = ({ clause }: Proof) => statement[clause.form](clause.text, clause.present);

/** A statement as a sentence of its own. */
export function proofSentence(proof: Proof): string {
  const { did } = statementOf(proof);
  return `${withCapital(did)}.`;
}

/** One statement about a role, and the role itself. */
export function proofValues(proof: Proof, naming: RoleNaming): Entry[] {
  const { clause, sources } = proof;
  const { did, also } = statementOf(proof);
  return [
    ...entry("did", did, ...sources),
    ...entry(clause.form === "things" ? "alsoConsisted" : "alsoDid", also, ...sources),
    ...entry("iDid", clause.form === "finite" ? did : null, ...sources),
    ...entry(
      "consisted",
      clause.form === "things"
        ? `${clause.present ? "includes" : "included"} ${clause.text}`
        : null,
      ...sources,
    ),
    ...entry("presentDid", clause.present ? did : null, ...sources),
    ...entry("pastDid", clause.present || proof.role?.current ? null : did, ...sources),
    ...settingValues(proof, naming),
  ];
}

/** A demand a statement answers. */
export const demandValues = ({ name, quote }: AskedDemand, { sources }: Proof): Entry[] =>
  entry("demand", name, { from: "ad", quote }, ...sources);
