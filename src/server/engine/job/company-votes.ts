import { unshouted } from "../text/unshouted.ts";

/** Which of the names that speak for themselves in an advertisement is the employer's. */

/** Names, and how much speaks for each. */
export type Votes = ReadonlyMap<string, number>;

/** "The Vuture Projects team" beside "Vuture is one of …" is a team of Vuture. */
export function withoutTeams(votes: Votes, text: string): Votes {
  const names = [...votes.keys()];
  const ofTeam = (name: string) =>
    text
      .split(name)
      .slice(1)
      .every((after) => /^ (?:team|department|division)\b/u.test(after));
  return new Map(
    [...votes].filter(
      ([name]) => !names.some((other) => name.startsWith(`${other} `)) || !ofTeam(name),
    ),
  );
}

/** "Priory has …" speaks for "Priory Medical Group" too. */
export function withShorterForms(votes: Votes): Votes {
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

/** A place of work that an employer runs: named most often, but not who employs. */
const site =
  /\b(?:Hospital|Clinic|Unit|Prison|HMP|HMYOI|YOI|IRC|Removal Centre|Training Centre|Care Home|Nursing Home|House|Lodge|Manor|Court|Surgery|Health Centre|Campus|Park|Site|Service|Library|Nursery|Leisure Centre|Depot)\b/u;

/** A body that runs such places. */
const body =
  /\b(?:Trust|Group|Health ?[Cc]are|Health Board|Council|University|CCG|CIC|Ltd|Limited|PLC|plc|LLP|Partnership|Foundation|Association|Society|Federation|Network|Health|Health Services|Healthcare Services)$/u;

const isBody = (found: string) => body.test(unshouted(found));

/** The name with most votes; an employer that is clearly named comes before the place of work it runs. */
export function preferred(votes: Votes): [string, number] | undefined {
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length);
  const first = ranked[0];
  if (!first || isBody(first[0]) || !site.test(unshouted(first[0]))) return first;
  return (
    ranked.find(([found, worth]) => worth >= 3 && isBody(found) && !site.test(unshouted(found))) ??
    ranked.find(([found, worth]) => worth >= 3 && isApart(found, first[0])) ??
    first
  );
}

/** Neither a place of work, nor a region, nor part of the name of the place. */
function isApart(name: string, place: string): boolean {
  return !site.test(name) && !place.includes(name) && !region.test(name);
}

const region =
  /^(?:North|South|East|West|Mid|Central|Greater|County)\b|\b(?:England|Wales|Scotland)$/u;

/** "Priory" is "Priory Medical Group" where the text says so too. */
export function longerForm(found: string, votes: Votes): string {
  const longer = [...votes.keys()].filter((other) => other.startsWith(`${found} `));
  return longer.sort((a, b) => a.length - b.length)[0] ?? found;
}
