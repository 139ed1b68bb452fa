import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { companyName, companySuffix, ofGovernment, trade } from "./company-cues.ts";
import { employersInHead } from "./company-in-head.ts";
import { isBoardLine } from "./employer-above.ts";
import { isShaped, placeNames } from "./town-names.ts";

/** What the lines at the top name as employer, with how much each is worth; later ones outweigh earlier ones. */
export function namesAtTop(text: string, title: string | null): [string, number][] {
  const named: [string, number][] = [];
  const below = belowTitle(text, title);
  if (below) named.push([below, worthBelowTitle(below, text)]);
  const run = behindFlatTitle(text, title);
  if (run) named.push([run, 4]);
  const beside = besideFacts(text, title);
  if (beside) named.push([beside, 4]);
  for (const own of ownLines(text, title)) named.push([own, 3]);
  named.push(...employersInHead(text));
  return named;
}

/** A line near the top in capitals that says what kind of body it is: "GEORGE ELIOT HOSPITAL NHS TRUST". */
export function shoutedBodies(text: string): string[] {
  return text
    .slice(0, 600)
    .split("\n")
    .slice(0, 6)
    .concat(shoutedSubject.exec(text)?.[1] ?? [])
    .map((line) => shoutedFirm.exec(line.trim())?.[1] ?? line.trim())
    .filter((line) => /^[\p{Lu}][\p{Lu} &'’-]{4,70}$/u.test(line) && shoutedBody.test(line));
}

/** "HOLLOWAY BULK LTD HAVE AN IMMEDIATE START" */
const shoutedFirm = /^(\p{Lu}[\p{Lu} &'’-]{2,50} (?:LTD|LIMITED|PLC|LLP))(?= \p{Lu}{2})/u;
/** "HUMBER HAULAGE SOLUTIONS LTD ARE AN EQUAL OPPS EMPLOYER" */
const shoutedSubject =
  /(?:^|[\n.!]\s{0,3})(\p{Lu}[\p{Lu} &'’-]{2,50} (?:LTD|LIMITED|PLC|LLP)) (?:IS|ARE|HAS|HAVE) \p{Lu}/u;
const shoutedBody =
  /^(?:UNIVERSITY|ROYAL BOROUGH|LONDON BOROUGH|BOROUGH|CITY|DIOCESE) OF \p{Lu}|\s(?:TRUST|CHARITY|ASSOCIATION|SOCIETY|FOUNDATION|CENTRE|ALLIANCE|INSTITUTE|GUILD) (?:FOR|OF) (?:THE )?\p{Lu}|\s(?:TRUST|COUNCIL|UNIVERSITY|HEALTH BOARD|ACADEMY|SCHOOL|COLLEGE|LTD|LIMITED|LLP|PLC|HOSPICE|CONSTABULARY|HOUSING ASSOCIATION)$/u;

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
  if (/^(?:School|Faculty|Department|Division) of /u.test(below ?? "")) return null;
  return below && new RegExp(`^(?:The )?${companyName}$`, "u").test(below) ? below : null;
}

/** "Night Nurse (Bank) Elmside Nursing Home, Malverford, Worcestershire £18 per hour …": a page that lost its lines. */
function behindFlatTitle(text: string, title: string | null): string | null {
  const [line = ""] = text
    .trimStart()
    .slice(0, leastFlat + 1)
    .split("\n", 1);
  if (!title || line.length <= leastFlat || !line.startsWith(title)) return null;
  const name = flatHead.exec(line.slice(title.length))?.[1];
  return name && !looksLikeJobTitle(name) ? bare(name) : null;
}

/** A longer first line holds the whole page. In characters. */
const leastFlat = 300;
const flatHead = new RegExp(
  `^\\s(?:\\([^()]{2,30}\\)\\s)?((?:The )?${companyName}), \\p{Lu}[\\p{L}'’ -]{2,30}(?:, \\p{Lu}[\\p{L}'’ -]{2,30})?,? (?=£|\\d)`,
  "u",
);

/** A line near the top that names the employer and then only facts: "Savills, Exeter", "Monzo Bank · London · £85,000". */
function besideFacts(text: string, title: string | null): string | null {
  const lines = text
    .slice(0, 600)
    .split("\n")
    .map((line) => line.trim().replace(/^\*+|\*+$/gu, ""))
    .filter((line) => line !== "");
  const at = lines.findIndex((line) => title !== null && line.includes(title));
  if (at < 0 || at > 2) return null;
  const line = (lines[at] ?? "").split(/(?<=\p{L}{3})(?<!\b(?:incl|excl|approx))[.!?]\s/u)[0] ?? "";
  const rest = line.slice(line.indexOf(title ?? "") + (title ?? "").length);
  const behind = /^\s*(?:\([^)]{1,30}\))?\s*[-–—|•·,@]\s*(\p{Lu}.*)$/u
    .exec(rest)?.[1]
    ?.replace(/\s*\p{Extended_Pictographic}.*$/u, "");
  const alone = at === 1 ? (lines[0] ?? "") : "";
  if (wholeName.test(alone) && isBoardLine(lines[2] ?? "")) return bare(alone);
  if (wholeName.test(alone) && !looksLikeJobTitle(alone) && text.split(alone).length > 2)
    return bare(alone);
  const above = at === 1 ? nameAndTown.exec(lines[0] ?? "")?.[1] : undefined;
  if (above && wholeName.test(above)) return bare(above);
  const behindTitle =
    /^\s(?:(?:is |are )?(?:needed|wanted|required)\s)?(?:at|for|by)\s(?:[Tt]he\s)?([^,.;:]{3,60})(?=,|[.!]?$|\sin\s)/u.exec(
      rest,
    )?.[1];
  if (behindTitle && wholeName.test(behindTitle)) return bare(behindTitle);
  const [, last, town] = /,\s([^,]{3,50}),\s([^,]{3,30})$/u.exec(rest.replace(paid, "")) ?? [];
  if (
    last &&
    town &&
    wholeName.test(last) &&
    (placeNames.has(town.toLowerCase()) ||
      sites.test(last) ||
      (isShaped(town) && isHouse(last, town)))
  )
    return bare(last);
  for (const line of [behind, lines[at + 1]]) {
    const [name, ...facts] = (line ?? "")
      .replace(usForm, "")
      .split(/\s*(?:[·•|]|,(?!\d))\s*|\s[-–—]\s/u);
    if (!name || !wholeName.test(name)) continue;
    const at = /\s@\s*$/u.test(rest.slice(0, rest.indexOf(name)));
    if (
      line === behind &&
      facts.length === 0 &&
      (at || whatBody.test(name) || isTrade(name) || comesBack(name, text))
    )
      return bare(name);
    if (line === behind && facts.length === 1 && (saysWhat(name) || isHouse(name, facts[0])))
      return bare(name);
    const known = facts.some(
      (fact) =>
        placeNames.has(fact.toLowerCase().replace(/\s*\(.*$/u, "")) ||
        /[£€$]\s?\d|^[A-Z]{2}$/u.test(fact),
    );
    if (facts.length > 0 && facts.length < 5 && known && !/[.!?:]/u.test(line ?? ""))
      return bare(name);
  }
  return null;
}

/** "… – £36k plus tips, live-in possible": behind who and where stands what is paid. */
const paid = /\s[-–—|·]\s(?:(?:up to|from|circa|c\.?)\s)?[£€].*$/iu;

/** "Harbourlight Housing": a trade with a name of its own before it. */
const isTrade = (name: string) =>
  trade.test(name) && findMentions(name).every(({ start }) => start > 0);

/** The text goes on to speak of it by its first two names: "Brindle & Hart sells …". */
function comesBack(name: string, text: string): boolean {
  const opening = /^\p{Lu}\S*\s(?:(?:&|and)\s)?\p{Lu}\S*/u.exec(name)?.[0];
  return (
    opening !== undefined && text.split(opening).length > 3 && findMentions(opening).length === 0
  );
}

/** ", Inc.", ", LLC": how an American firm is set up, behind its name. */
const usForm = /,\s(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|LP|PLLC|PC)(?=\s|$)/u;

/** "Sous Chef – The Salt Yard, Padstow": a name of its own and a town, though neither is known. */
function isHouse(name: string, town = ""): boolean {
  return (
    name.includes(" ") &&
    /^\p{Lu}\p{Ll}+(?:[ -]\p{L}+){0,3}$/u.test(town) &&
    [name, town].every((one) => findMentions(one).length === 0 && !looksLikeJobTitle(one))
  );
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

const office = new RegExp(`${ofGovernment}\\p{Lu}`, "u");

/** A name that the text comes back to, or that says what kind of body it is, needs no further sign. */
function worthBelowTitle(name: string, text: string): number {
  const [first = ""] = name.split(" ");
  const known = first.length > 4 && name.includes(" ") && findMentions(name).length === 0;
  const again = text.split(name).length > 2 || (known && text.split(`${first} `).length > 2);
  const trades = trade.test(name) && findMentions(name).length === 0;
  return again || trades || office.test(name) || new RegExp(`${companySuffix}$`, "u").test(name)
    ? 4
    : 2;
}
