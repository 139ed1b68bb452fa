import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { places } from "../vocabulary/place-names.ts";
import { contentTerms } from "./content-terms.ts";
import { notCompanies, regulators } from "./fact-labels.ts";
import { labelled } from "./labelled-fact.ts";
import { readHeading } from "./section-heading.ts";

const word = "(?:St\\.|[\\p{Lu}][\\p{L}\\p{N}&'’+-]{0,30}|\\d{1,3}[A-Z]{1,2})";
const name = `((?:${word})(?:[ ](?:${word}|of|and|&|the|for|upon|de)){0,7})`;
const suffix =
  "(?:Building Society|Housing Association|Museums? Trust|Academy Trust|Healthcare|Health Care|Constabulary|Solicitors|Surgery|Foundation|Trust|NHS Foundation Trust|NHS Trust|University Health Board|Health Board|Foundation Trust|County Council|City Council|Borough Council|District Council|Council|University|Academy|Primary School|High School|School|College|Hospice|Hospital|Ltd|Limited|PLC|plc|LLP|Group|GmbH|AG|SA|SARL|S\\.A\\.|S\\.L\\.|B\\.V\\.|Inc)";

/** Ways of naming the employer, with how much each is worth. Bounded, so linear. */
const cues: [RegExp, number][] = [
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:Here )?[Aa]t (?:the )?${name}(?: \\([^)\\n]{2,12}\\))?,? (?:we|our|you|no two|people)`,
      "gu",
    ),
    5,
  ],
  [new RegExp(`\\b[Hh]ere at (?:the )?${name}`, "gu"), 4],
  [
    new RegExp(
      `\\b(?:work(?:ing)? (?:for|at)|join(?:ing)?|career (?:at|with)|about|why (?:join|choose|work for|work at)|jobs at|come to) ${name}`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?:^|\\n)\\s{0,3}(?:About|Why (?:join|choose|work for|work at)|Who (?:is|are)|Working (?:for|at)|Join) (?:the )?${name}[?:]?\\s{0,3}(?=\\n|$)`,
      "gu",
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:The )?${name}(?: \\([^)\\n]{2,12}\\))? (?:is|are|has|have) (?:an?|the|now|currently|one|looking|seeking|recruiting|delighted|proud|pleased|excited|committed|passionate|an? \\w+ opportunity|hiring|searching|dedicated|part of|actively|urgently|been|home to|based|growing|expanding|home|responsible|changing|investing)\\b`,
      "gu",
    ),
    3,
  ],
  [
    new RegExp(
      `(?:^|[\\n.!?]\\s{0,3})(?:The )?${name}(?: \\([^)\\n]{2,12}\\))? (?:seeks?|requires?|provides?|offers?|specialises?|employs?|wishes|invites|welcomes|runs|operates|delivers|supports|works|manages|owns|makes|builds|designs|serves|exists|was|were|helps|supplies|manufactures|cares|believes|manage|run|operate|provide|serve|sucht|recrute|recherche|busca)\\b`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?<![\\p{L}])((?:(?:${word})[ ](?:(?:of|and|&|the|for|upon)[ ])?){1,7}(?:NHS Foundation Trust|NHS Trust|Council|University|plc|PLC|Ltd|Limited|LLP|GmbH))(?![\\p{L}])`,
      "gu",
    ),
    2,
  ],
  [
    new RegExp(
      `(?<![\\p{L}])((?:(?:${word})[ ](?:(?:of|and|&|the|for|upon|St\\.?)[ ])?){1,6}${suffix})(?![\\p{L}])`,
      "gu",
    ),
    2,
  ],
];
const sample = 12_000;

/** The employer (or the agency that advertises) by name; null where the advertisement does not say. */
export function findCompany(
  text: string,
  title: string | null,
  location: string | null,
): string | null {
  const byLabel = labelled(text, "company");
  if (byLabel && isName(byLabel, null, null) && !isAgency(byLabel, title, text)) return byLabel;
  const votes = new Map<string, number>();
  const below = belowTitle(text, title);
  if (below && isName(below, title, location)) votes.set(below, worthBelowTitle(below, text));
  for (const [pattern, worth] of cues) {
    for (const match of text.slice(0, sample).matchAll(pattern)) {
      const found = (match[1] ?? "")
        .replace(/(?:['’]s)?(?:\s(?:of|and|&|the|for|de|upon))*$/u, "")
        .replace(/^The /u, "")
        .trim();
      if (isName(found, title, location) && !isAgency(found, title, text))
        votes.set(found, (votes.get(found) ?? 0) + worth);
    }
  }
  const best = [...votes].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0];
  return best && best[1] >= 3 ? longerForm(best[0], votes) : null;
}

/** The short line under the title, where advertisements often set the employer's name. */
function belowTitle(text: string, title: string | null): string | null {
  const lines = text
    .slice(0, 1_500)
    .split("\n")
    .map((line) => line.replace(/^[#*\s_]+|[*\s_]+$/gu, ""))
    .filter((line) => line !== "");
  const at = lines.findIndex((line) => title !== null && line.includes(title));
  const below = at < 0 || at > 3 ? undefined : lines[at + 1];
  return below && new RegExp(`^(?:The )?${name}$`, "u").test(below) ? below : null;
}

/** A name that the text comes back to, or that says what kind of body it is, needs no further sign. */
function worthBelowTitle(name: string, text: string): number {
  const again = text.split(name).length > 2;
  return again || new RegExp(`${suffix}$`, "u").test(name) ? 4 : 2;
}

/** Recruits for others; the employer then stays unnamed. An agency that hires its own recruiters is one. */
function isAgency(name: string, title: string | null, text: string): boolean {
  if (title && /recruit|talent|resourc/iu.test(title)) return false;
  if (agencyName.test(name)) return true;
  const at = text.indexOf(name) + name.length;
  const says = text.slice(at, at + 90);
  return (
    agencyWork.test(says) ||
    text
      .slice(0, 12_000)
      .split(name)
      .slice(1, 12)
      .some((after) => agencyWork.test(after.slice(0, 90)))
  );
}

const agencyName =
  /\b(?:recruit\w*|resourcing|staffing|personnel|appointments|employment|headhunt\w*|search (?:and|&) selection|selection)\b/iu;
const agencyWork =
  /^(?: \([^)]{1,30}\))?,? (?:is |are |has been |have been )?(?:acting|currently |now |proud to be |pleased to be |delighted to be )?(?:acting (?:as|on|for)|(?:an? )?(?:\w+ )?(?:employment|recruitment) (?:agency|business|consultancy)|working (?:with|in partnership|alongside|on behalf|closely with) (?:\w+ ){0,6}(?:client|company|business|firm|employer)|handling|recruiting (?:for|on behalf)|representing|retained by|on behalf of|looking to recruit on behalf|partnering)\b/iu;

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
    contentTerms(found).length === 0 ||
    placeNames.has(lower)
  )
    return false;
  if (
    /^(?:our|my|the|this|your|a|an|you|we|if|as|all|any|no)\s/iu.test(found) ||
    /\b(?:you|your|we|our)\b/iu.test(found)
  )
    return false;
  if (title && (title.toLowerCase().includes(lower) || lower.includes(title.toLowerCase())))
    return false;
  if (
    /\b(?:Unit|Department|Ward|Team|Directorate|Division|Pathway|Programme|Hub|Nursing|Professions|Scheme|Pension|Act|Level|Framework|Standards?|Certificate|Diploma|Qualification|Register)$/u.test(
      found,
    ) ||
    /\band the\b/u.test(found)
  )
    return false;
  if (location && lower === location.toLowerCase()) return false;
  const heading = readHeading(found);
  return (
    !(heading && heading.strangers === 0) &&
    (new RegExp(`${suffix}$`, "u").test(found) || !looksLikeJobTitle(found))
  );
}
