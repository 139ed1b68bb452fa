import type { JobRecord } from "../job/job-record.ts";
import { nameList } from "../match/name-list.ts";
import { nameInText, titleInText, withArticle } from "./ad-phrases.ts";
import type { LetterSource, NamedRole, Proof } from "./letter-facts.ts";
import { agencyNames, forClient } from "./words/agency-words.ts";

type Entry = [string, { text: string; sources: readonly LetterSource[] }];

const entry = (name: string, text: string | null, ...sources: LetterSource[]): Entry[] =>
  text === null ? [] : [[name, { text, sources }]];

/** The post and the employer: as the request names them, else as the advertisement does. */
export function jobValues(
  job: JobRecord,
  request: { companyName?: string | undefined; jobTitle?: string | undefined },
): Entry[] {
  const askedTitle = titleInText(request.jobTitle) ?? null;
  const askedCompany = nameInText(request.companyName);
  const agency = (name: string) => agencyNames.test(name) || forClient.test(job.text);
  const adCompany = nameInText(job.facts.company);
  const title = askedTitle ?? titleInText(job.facts.title);
  const company = askedCompany ?? (adCompany !== null && !agency(adCompany) ? adCompany : null);
  const from = (asked: string | null, quote: string): LetterSource => ({
    of: asked === null ? "ad" : "request",
    quote,
  });
  const ofTitle = title === null ? [] : [from(askedTitle, askedTitle ?? job.facts.title ?? title)];
  const ofCompany =
    company === null ? [] : [from(askedCompany, askedCompany ?? job.facts.company ?? company)];
  const post = title === null ? "the post you have advertised" : `the ${title} post`;
  return [
    ...entry("post", post, ...ofTitle),
    ...entry("aTitle", title === null ? null : withArticle(title), ...ofTitle),
    ...entry("at", company === null ? "" : ` at ${company}`, ...ofCompany),
    ...entry("you", company ?? "your team", ...ofCompany),
    ...entry("company", company, ...ofCompany),
  ];
}

/** Who writes: the present role, else the last one. */
export function roleValues(role: NamedRole | undefined): Entry[] {
  if (!role?.work) return [];
  const { title, employer, since, source } = role;
  const at = employer === null ? "" : ` at ${employer}`;
  if (!role.current) {
    return [
      ...entry("last", title, source),
      ...entry("aLast", title === null ? null : withArticle(title), source),
      ...entry("lastAt", at, source),
      ...entry("lastEmployer", title === null ? employer : null, source),
    ];
  }
  return [
    ...entry("now", title, source),
    ...entry("aNow", title === null ? null : withArticle(title), source),
    ...entry("nowAt", at, source),
    ...entry("nowEmployer", employer, source),
    ...entry("since", since, source),
  ];
}

const statement: Readonly<
  Record<Proof["clause"]["form"], (text: string, present: boolean) => { did: string; also: string }>
> = {
  finite: (text) => ({ did: `I ${text}`, also: `I also ${text}` }),
  infinitive: (text) => ({ did: `my job was to ${text}`, also: `it was also my job to ${text}` }),
  things: (text, present) => ({
    did: `my work ${present ? "includes" : "included"} ${text}`,
    also: `my work ${present ? "also includes" : "also included"} ${text}`,
  }),
};

const projectWords: Readonly<Record<string, string>> = {
  projects: "on one project",
  volunteering: "as a volunteer",
};

/** A role before the present one. */
export function priorValues({ title, employer, source }: NamedRole): Entry[] {
  return [
    ...entry("aPrior", title === null ? null : withArticle(title), source),
    ...entry("priorEmployer", employer, source),
  ];
}

/** One statement about a role, and the role itself. */
export function proofValues(proof: Proof, section: string): Entry[] {
  const { clause, role, source, demand } = proof;
  const { did, also } = statement[clause.form](clause.text, clause.present);
  const sources = role ? [source, role.source] : [source];
  const asked: LetterSource[] = demand ? [{ of: "ad", quote: demand.quote }, source] : [];
  return [
    ...entry("did", did, source),
    ...entry("alsoDid", also, source),
    ...entry("iDid", clause.form === "finite" ? did : null, source),
    ...entry("pastDid", clause.present ? null : did, source),
    ...entry("employer", role?.employer ?? null, ...sources),
    ...entry("role", role?.work === true ? role.title : null, ...sources),
    ...entry(
      "aRole",
      role?.work === true && role.title !== null ? withArticle(role.title) : null,
      ...sources,
    ),
    ...entry("project", projectWords[section] ?? null, ...sources),
    ...entry("demand", demand?.name ?? null, ...asked),
  ];
}

/** Several names as one list, with all they rest on. */
export function listEntry(
  name: string,
  items: readonly { text: string; sources: readonly LetterSource[] }[],
): Entry[] {
  if (items.length === 0) return [];
  const text = nameList(items.map((item) => item.text));
  return [[name, { text, sources: items.flatMap((item) => item.sources) }]];
}
