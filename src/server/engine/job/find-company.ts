import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { places } from "../vocabulary/place-names.ts";
import { companyCues, companyName, companySuffix } from "./company-cues.ts";
import { contentTerms } from "./content-terms.ts";
import { notCompanies, regulators } from "./fact-labels.ts";
import { isAgency } from "./is-agency.ts";
import { labelled } from "./labelled-fact.ts";
import { readHeading } from "./section-heading.ts";

const sample = 12_000;

/** The employer (or the agency that advertises) by name; null where the advertisement does not say. */
export function findCompany(
  text: string,
  title: string | null,
  location: string | null,
): string | null {
  const byLabel = labelled(text, "company");
  const named = byLabel?.replace(/^The (?=\p{Lu})/u, "");
  if (named && isName(named, null, null) && !isAgency(named, title, text)) return named;
  const votes = new Map<string, number>();
  const below = belowTitle(text, title);
  if (below && isName(below, title, location)) votes.set(below, worthBelowTitle(below, text));
  const beside = besideFacts(text, title);
  if (beside && isName(beside, title, location)) votes.set(beside, 4);
  for (const shouted of shoutedBodies(text)) votes.set(shouted, 4);
  for (const own of ownLines(text, title)) if (isName(own, title, location)) votes.set(own, 3);
  const top = text.slice(0, sample).replace(gluedVerb, " $&");
  for (const [pattern, worth] of companyCues) {
    for (const match of top.matchAll(pattern)) {
      const found = (match[1] ?? "")
        .replace(/(?:['’]s)?(?:\s(?:of|and|&|the|for|de|upon))*$/u, "")
        .replace(/^The /u, "")
        .trim();
      if (isName(found, title, location) && !isAgency(found, title, text))
        votes.set(found, (votes.get(found) ?? 0) + worth);
    }
  }
  const best = preferred(withShorterForms(votes));
  return best && best[1] >= 3
    ? spelledOut(longerForm(best[0], votes), text, [...votes.keys(), ...shoutedBodies(text)])
    : null;
}

/** "Priory has …" speaks for "Priory Medical Group" too. */
function withShorterForms(votes: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    [...votes].map(([name, worth]) => [
      name,
      [...votes].reduce(
        (sum, [other, more]) => sum + (name.startsWith(`${other} `) ? more : 0),
        worth,
      ),
    ]),
  );
}

/** "NSFT" is the name that the text sets before "(NSFT)", or one that has these initials. */
function spelledOut(name: string, text: string, names: readonly string[]): string {
  if (!/^[A-Z]{3,7}$/.test(name)) return name;
  const full = new RegExp(`(?<![\\p{L}])${companyName} \\(${name}\\)`, "u").exec(text)?.[1];
  return full?.replace(/^The /u, "") ?? names.find((one) => initials(one).includes(name)) ?? name;
}

/** The initials of a name, with and without those of the NHS in it. */
function initials(name: string): string[] {
  const of = (words: string) =>
    [...words.matchAll(/(?<![\p{L}'’])(?!and\b|of\b|the\b|for\b)\p{L}/giu)].join("").toUpperCase();
  return [of(name), of(name.replace(/\bNHS\b/u, ""))];
}

/** A line near the top in capitals that says what kind of body it is: "GEORGE ELIOT HOSPITAL NHS TRUST". */
function shoutedBodies(text: string): string[] {
  return text
    .slice(0, 600)
    .split("\n")
    .slice(0, 6)
    .map((line) => line.trim())
    .filter((line) => /^[\p{Lu}][\p{Lu} &'’-]{4,70}$/u.test(line) && shoutedBody.test(line));
}

const shoutedBody =
  /\s(?:TRUST|COUNCIL|UNIVERSITY|HEALTH BOARD|ACADEMY|SCHOOL|COLLEGE|LTD|LIMITED|LLP|PLC|HOSPICE|CONSTABULARY|HOUSING ASSOCIATION)$/u;

/** "Acme Carehas been": a lost space before the verb would hide the name. */
const gluedVerb =
  /(?<=\p{Lu}\p{Ll}{2,20})(?:has been|have been|is an?|is one|are looking|is looking|is committed)(?=\s)/gu;

/** A place of work that an employer runs: named most often, but not who employs. */
const site =
  /\b(?:Hospital|Clinic|Unit|Prison|HMP|HMYOI|YOI|IRC|Removal Centre|Training Centre|Care Home|Nursing Home|House|Lodge|Manor|Court|Surgery|Health Centre|Campus|Park|Site|Service)\b/u;
/** A body that runs such places. */
const body =
  /\b(?:Trust|Group|Health ?[Cc]are|Health Board|Council|University|CCG|CIC|Ltd|Limited|PLC|plc|LLP|Partnership|Foundation|Association|Society|Federation|Network|Health|Health Services|Healthcare Services)$/u;

/** The name with most votes; an employer that is clearly named comes before the place of work it runs. */
function preferred(votes: ReadonlyMap<string, number>): [string, number] | undefined {
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length);
  const first = ranked[0];
  if (!first || body.test(first[0]) || !site.test(first[0])) return first;
  return (
    ranked.find(([found, worth]) => worth >= 3 && body.test(found) && !site.test(found)) ?? first
  );
}

/** Where people work, as the end of a name. */
const sites =
  /\s(?:Centre|Hotel|Inn|Nursery|Clinic|Practice|Surgery|School|Restaurant|Café|Garage|Farm|Estate)$/u;

/** The short line under the title, where advertisements often set the employer's name. */
function belowTitle(text: string, title: string | null): string | null {
  const lines = text
    .slice(0, 1_500)
    .split("\n")
    .map((line) => line.replace(/^[#*\s_]+|[*\s_]+$/gu, ""))
    .filter((line) => line !== "");
  const at = lines.findIndex((line) => title !== null && line.includes(title));
  const below = at < 0 || at > 3 ? undefined : lines[at + 1];
  return below && new RegExp(`^(?:The )?${companyName}$`, "u").test(below) ? below : null;
}

/** A line near the top that names the employer and then only facts: "Savills, Exeter", "Monzo Bank · London · £85,000". */
function besideFacts(text: string, title: string | null): string | null {
  const lines = text
    .slice(0, 600)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const at = lines.findIndex((line) => title !== null && line.includes(title));
  if (at < 0 || at > 2) return null;
  const line = (lines[at] ?? "").split(/(?<=\p{L}{3})(?<!\b(?:incl|excl|approx))[.!?]\s/u)[0] ?? "";
  const rest = line.slice(line.indexOf(title ?? "") + (title ?? "").length);
  const behind = /^\s*(?:\([^)]{1,30}\))?\s*[-–—|•·,@]\s*(\p{Lu}.*)$/u
    .exec(rest)?.[1]
    ?.replace(/\s*\p{Extended_Pictographic}.*$/u, "");
  const above = at === 1 ? nameAndTown.exec(lines[0] ?? "")?.[1] : undefined;
  if (above && wholeName.test(above)) return bare(above);
  const at0 =
    /^\s(?:(?:is |are )?(?:needed|wanted|required)\s)?(?:at|for|by)\s(?:[Tt]he\s)?([^,.;:]{3,60})(?=,|$|\sin\s)/u.exec(
      rest,
    )?.[1];
  if (at0 && wholeName.test(at0)) return bare(at0);
  const [, last, town] = /,\s([^,]{3,50}),\s([^,]{3,30})$/u.exec(rest) ?? [];
  if (
    last &&
    town &&
    wholeName.test(last) &&
    (placeNames.has(town.toLowerCase()) || sites.test(last))
  )
    return bare(last);
  for (const line of [behind, lines[at + 1]]) {
    const [name, ...facts] = (line ?? "").split(/\s*(?:[·•|]|,(?!\d))\s*|\s[-–—]\s/u);
    if (!name || !wholeName.test(name)) continue;
    const at = /\s@\s*$/u.test(rest.slice(0, rest.indexOf(name)));
    if (line === behind && facts.length === 0 && (at || whatBody.test(name))) return bare(name);
    if (line === behind && facts.length === 1 && saysWhat(name)) return bare(name);
    const known = facts.some(
      (fact) => placeNames.has(fact.toLowerCase()) || /[£€$]\s?\d/u.test(fact),
    );
    if (facts.length > 0 && facts.length < 5 && known && !/[.!?:]/u.test(line ?? ""))
      return bare(name);
  }
  return null;
}

/** Lines at the top that are a name saying what kind of body it is, or a name with the town behind it. */
function ownLines(text: string, title: string | null): string[] {
  const all = text.slice(0, 600).trimStart().split("\n");
  const lines = all.slice(title && all[0]?.includes(title) ? 1 : 0, 10);
  return lines.flatMap((line) => {
    const [name = "", place = ""] = line.trim().split(/\s[-–—|·]\s|,\s/u);
    if (!wholeName.test(name) || !name.includes(" ")) return [];
    return placeNames.has(place.toLowerCase()) ||
      (saysWhat(name) && (place === "" || legalForm.test(name)))
      ? [bare(name)]
      : [];
  });
}

/** A firm by its legal form is the employer whatever stands behind its name. */
const legalForm = /\s(?:Ltd|Limited|LLP|plc|PLC|GmbH|mbH|SAS)$/u;
/** The name says of itself what kind of body it is. */
const saysWhat = (name: string) =>
  whatBody.test(name) ||
  /^(?:University|Royal Borough|London Borough|Borough|City|Diocese) of |\s(?:Museum|Gallery|Hotel)$/u.test(
    name,
  );

/** "The Drover's Rest, Ludlow": a line of its own above the title. */
const nameAndTown = /^([^,.:;]{3,60}), \p{Lu}[\p{L}'’ -]{2,30}$/u;

const bare = (name: string) => name.replace(/^The /u, "");
const wholeName = new RegExp(`^(?:The )?${companyName}$`, "u");
const whatBody = new RegExp(`${companySuffix}$`, "u");

/** What firms call themselves by, though not they alone: "Heatherfield Care", but not "Intensive Care". */
const trade =
  /\p{L} (?:Care|Homes|Services|Hotels?|Foods|Engineering|Hydraulics|Solutions|Logistics|Partners|Properties|Contractors|Builders|Nurser(?:y|ies)|Vets|Bakery|Brewery|Kitchen|Estates|Farms?|Systems|Technologies|Software|Labs|Studios?|Media|Electrical|Plumbing|Heating|Haulage|Transport|Retail|Stores?|Motors|Garage|Dental)$/u;

/** A name that the text comes back to, or that says what kind of body it is, needs no further sign. */
function worthBelowTitle(name: string, text: string): number {
  const again = text.split(name).length > 2;
  const trades = trade.test(name) && findMentions(name).length === 0;
  return again || trades || new RegExp(`${companySuffix}$`, "u").test(name) ? 4 : 2;
}

/** "Priory" is "Priory Medical Group" where the text says so too. */
function longerForm(found: string, votes: Map<string, number>): string {
  const longer = [...votes.keys()].filter((other) => other.startsWith(`${found} `));
  return longer.sort((a, b) => a.length - b.length)[0] ?? found;
}

const placeNames: ReadonlySet<string> = new Set(places.map((place) => place.toLowerCase()));

function isName(found: string, title: string | null, location: string | null): boolean {
  const lower = found.toLowerCase();
  if (
    found.length < 2 ||
    found.length > 80 ||
    notCompanies.has(lower) ||
    regulators.has(lower) ||
    (contentTerms(found).length === 0 &&
      !/^\S+ \S+.* (?:Group|Trust|Ltd|Limited|plc|PLC)$/u.test(found)) ||
    placeNames.has(lower)
  )
    return false;
  if (
    /^(?:about|why|our|my|the|this|your|a|an|you|we|if|as|all|any|no)\s/iu.test(found) ||
    /\b(?:you|your|we|our)\b/iu.test(found)
  )
    return false;
  if (title && (title.toLowerCase().includes(lower) || lower.includes(title.toLowerCase())))
    return false;
  if (
    /\b(?:Unit|Department|Ward|Team|Directorate|Division|Pathway|Programme|Hub|Nursing|Professions|Scheme|Pension|Act|Level|Framework|Standards?|Certificate|Diploma|Qualification|Register|(?:Disability|Forensic|Community|Adult|Children['’]?s?|Outpatients?|Therapy|Mental Health|Specialist) Services?)$/u.test(
      found,
    ) ||
    /\band the\b/u.test(found)
  )
    return false;
  if (location && lower === location.toLowerCase()) return false;
  const heading = /^(?:Department|Ministry|Office) (?:for|of) /u.test(found)
    ? null
    : readHeading(found);
  return (
    !(heading && heading.strangers === 0) &&
    (new RegExp(`${companySuffix}$`, "u").test(found) || !looksLikeJobTitle(found))
  );
}
