import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isOccupation } from "../vocabulary/title-heads.ts";
import { companyCues, companyName, companySuffix, ofGovernment } from "./company-cues.ts";
import { saysKind } from "./company-in-head.ts";
import { namesAtTop, shoutedBodies } from "./company-lines.ts";
import { longerForm, preferred, withoutTeams, withShorterForms } from "./company-votes.ts";
import { contentTerms } from "./content-terms.ts";
import { notCompanies, regulators } from "./fact-labels.ts";
import { isAgency, isCalledAgency } from "./is-agency.ts";
import { labelled } from "./labelled-fact.ts";
import { readHeading } from "./section-heading.ts";
import { placeNames } from "./town-names.ts";

const sample = 12_000;
const worthShouted = 4;
/** A name said over and over in the same way, as a field of care is, gains no more by it. */
const mostHeard = 2;
/** A name that says what kind of body it is needs fewer signs. */
const enough = { plain: 3, body: 2 };
const sayingBody = new RegExp(
  `\\s(?!(?:Health ?[Cc]are|Group|Surgery|Clinic)$)${companySuffix}$`,
  "u",
);

/** The employer (or the agency that advertises) by name; null where the advertisement does not say. */
export function findCompany(
  text: string,
  title: string | null,
  location: string | null,
): string | null {
  const byLabel = labelled(text, "company");
  const named = byLabel?.replace(/^The (?=\p{Lu})/u, "");
  if (named && isName(named, null, null) && !isAgency(named, title, text)) return named;
  const recruits = (name: string) => isAgency(name, title, text) || isCalledAgency(name, text);
  const votes = new Map<string, number>();
  const shouted = shoutedBodies(text);
  for (const name of shouted) votes.set(name, worthShouted);
  for (const [name, worth] of namesAtTop(text, title))
    if (isName(name, title, location) && !recruits(name)) votes.set(name, worth);
  const top = text.slice(0, sample).replace(gluedVerb, " $&");
  for (const [pattern, worth] of companyCues) {
    const heard = new Map<string, number>();
    for (const match of top.matchAll(pattern)) {
      const found = (match[1] ?? "")
        .replace(/(?:['’]s)?(?:\s(?:of|and|&|the|for|de|upon))*$/u, "")
        .replace(/^The /u, "")
        .trim();
      const often = (heard.get(found) ?? 0) + 1;
      heard.set(found, often);
      if (
        often <= mostHeard &&
        isName(found, title, location) &&
        !isWord(found, text) &&
        !leaves.test(top.slice(match.index + match[0].length)) &&
        !recruits(found)
      )
        votes.set(found, (votes.get(found) ?? 0) + worth);
    }
  }
  const heard = withoutTeams(votes, text);
  const best = preferred(withShorterForms(heard));
  return best && best[1] >= (sayingBody.test(best[0]) ? enough.body : enough.plain)
    ? spelledOut(longerForm(best[0], heard), text, [...votes.keys(), ...shouted])
    : null;
}

/** "Maureen, who has run the office since 1998, is retiring": somebody, and no employer. */
const leaves =
  /^ (?:\p{L}+ )?(?:retir|leav|mov|stepp|depart|emigrat|going (?:on|to|back|off)|off to|on maternity)/u;

/** "Truck is a 73 plate Scania": a word with a capital because it opens its sentence. */
const isWord = (found: string, text: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(found) &&
  (isOfWork(found) || new RegExp(`\\s${found.toLowerCase()}(?:[,;!?]|\\.?\\s)`, "u").test(text));

/** "Pastry is a weak spot of ours": what somebody can, where no product is called so. */
const isOfWork = (found: string) =>
  findMentions(found).some(
    ({ skill, start, end }) => start === 0 && end === found.length && skill.kind === "hard",
  );

/** "Tallowsmith" ends like a trade, and is none. */
const endsLikeTrade = (found: string) =>
  /^\p{Lu}\p{Ll}+(?:smiths?|wrights?|makers?|walker|grower)$/u.test(found) &&
  !isOccupation(found.toLowerCase());

/** "APMP Foundation": what somebody has passed or holds. */
const isHeld = (found: string) =>
  findMentions(found).some(({ skill, start }) => start === 0 && skill.kind === "licence");

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

/** "Acme Carehas been": a lost space before the verb would hide the name. */
const gluedVerb =
  /(?<=\p{Lu}\p{Ll}{2,20})(?:has been|have been|is an?|is one|are looking|is looking|is committed)(?=\s)/gu;

/** "Pellow's Fishmongers": a trade with its owner's name is no post. */
const ofOwner = /^\p{Lu}\p{L}+['’]s\s/iu;

const office = new RegExp(ofGovernment, "u");

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
    /\b(?:you|your|we|our)\b/iu.test(found) ||
    /^(?!(?:Feed|Save|Help|Light|Over|Under|Behind|Beyond|Into|By|At)\b)\p{Lu}\p{Ll}+ the \p{Lu}/u.test(
      found,
    )
  )
    return false;
  if (title && (title.toLowerCase().includes(lower) || lower.includes(title.toLowerCase())))
    return false;
  if (
    /\b(?:Unit|Department|Ward|Team|Directorate|Division|Pathway|Programme|Hub|Nursing|Professions|Scheme|Pension|Act|Level|Framework|Standards?|Certificate|Diploma|Qualification|Register|Assessment|Interview|Interviews|Training|Induction|(?:Disability|Forensic|Community|Adult|Children['’]?s?|Outpatients?|Therapy|Mental Health|Specialist) Services?)$/u.test(
      found,
    ) ||
    /\band the\b|\b(?:Hospital|School|College|Council|University|Surgery) and\b/u.test(found) ||
    /^(?:School|Faculty|Division|Directorate) of \p{Lu}|\s(?:Quarter|Business Park|Retail Park|Industrial Estate|Docks)$/u.test(
      found,
    )
  )
    return false;
  if (location && lower === location.toLowerCase()) return false;
  if (isHeld(found)) return false;
  const heading = office.test(found) ? null : readHeading(found);
  return (
    !(heading && heading.strangers === 0) &&
    (new RegExp(`${companySuffix}$`, "u").test(found) ||
      saysKind(found) ||
      !looksLikeJobTitle(found) ||
      endsLikeTrade(found) ||
      ofOwner.test(found))
  );
}
