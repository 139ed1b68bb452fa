import type { Mention } from "../lexicon/skill.ts";

/** Opens a list of examples: any one of them serves. */
const example =
  /(?:\bsuch as|\be\.?g\.?|\bfor example|\bfor instance|\blike|\bone (?:or more )?of|\bany of|\beither|\bat least one|\bz\.\s?b\.?|\bpar exemple|\bcomo|\bp\. ?ej\.?|\bzum beispiel)[^.;:]{0,40}$/iu;
/** Closes a list as one of alternatives: "Ruby, Bash or similar". */
const orSimilar =
  /^[\s,]{0,3}(?:or|and\/or|oder|ou|o)\s(?:an?\s)?(?:other\s)?(?:\w+\s){0,2}(?:similar|equivalent|comparable|related|other|ähnlich\w*|similaire|similar(?:es)?)\b/iu;
/**
 * A family of things and the cue of its examples: "CRM such as", "scripting language (e.g.". A field of work is no such
 * family: who asks for "public cloud such as AWS" asks for both.
 */
const exampled =
  /(?:\p{Lu}{2,5}s?|systems?|software|tools?|packages?|platforms?|databases?|languages?|frameworks?|applications?|programs?|engines?|suites?|librar(?:y|ies)|warehouses?)\s?[,(]?\s?(?:such as|e\.?\s?g\.?,?|like|for example,?|for instance,?)\s(?:the\s|an?\s)?$/u;
const either = /(?:^|[\s,(])(?:or|and\/or|oder|ou|o|lub)(?:[\s,)]|$)|^\s?\/\s?$/iu;
/** "In a care home or in hotels serving food": the preposition comes again, so what follows is the other choice. */
const eitherPlace =
  /^(?:\s?\([^()]{0,60}\))?,?\sor\s(?:in|with|at|within|as|of|from)\s[^,.;:!?]{0,36}$/iu;
/** The same before the last choice: "… of accounting, of writing bids, or of design". */
const furtherPlace =
  /^(?:\s?\([^()]{0,60}\))?,\s(in|with|at|within|as|of|from)\s[^,.;:!?]{0,36}$/iu;
const lastPlace = 120;
/** "Fundraising, or something much like it such as events": what is like a thing serves as well as it does. */
const orAlike =
  /^,?\sor\s(?:something|anything|work|a role|a job|experience|roles|jobs)?\s?(?:\p{L}+\s){0,2}(?:like (?:it|that|this|these|them)|similar|comparable|equivalent|related|along (?:those|the same|these) lines),?\s(?:such as|like|e\.g\.|for example|in|for instance)\s[^.;:]{0,60}$/iu;
/** "SENCO training or experience of supporting …": the head of one choice before "or", that of the other behind it. */
const eitherHead =
  /^(?:\s(?:training|qualifications?|certificates?|accreditation|experience|knowledge|skills?|background|work))?\sor\s(?:an?\s|some\s|relevant\s|previous\s|equivalent\s|similar\s)?(?:training|qualifications?|experience|knowledge|understanding|background|skills?)\s(?:of|in|with|as|on)\s(?:\p{L}+\s){0,2}$/iu;
const both = /(?:^|[\s,(])(?:and|&|und|et|y|e|en|i|plus|as well as|with)(?:[\s,)]|$)|&|\+/iu;
const listed = /^[\s,]{1,3}$|^\s?\(?$/u;

type Link = "or" | "and" | "list" | "apart";

/**
 * Groups the mentions of one demand (sorted; offsets in `text`): every group is asked for, any one skill of a group
 * serves. "Go or Java, and SQL" gives [[Go, Java], [SQL]].
 */
export function skillGroups(text: string, mentions: readonly Mention[]): string[][] {
  const groups: string[][] = [];
  let at = 0;
  while (at < mentions.length) {
    const to = runEnd(text, mentions, at);
    const run = mentions.slice(at, to);
    const family = familyOf(text, mentions[at - 1], run[0]);
    const end = family ? examplesEnd(text, run) : run.length;
    if (family) groups.push(names([...withoutLast(groups, family), ...run.slice(0, end)]));
    else if (isAlternative(text, run)) groups.push(names(run));
    else groups.push(...joinedByOr(text, run));
    at += end;
  }
  return withoutRepeats(groups);
}

/** What the examples are examples of, where that is a skill too: any of them serves, and so does the family. */
function familyOf(text: string, before: Mention | undefined, first: Mention | undefined) {
  if (!before || !first || first.start - before.end > 50) return undefined;
  if (/[.;:]\s/u.test(text.slice(before.end, first.start).replace(/e\.\s?g\./u, "")))
    return undefined;
  return exampled.test(text.slice(before.start, first.start)) ? before : undefined;
}

/** "Such as Salesforce or HubSpot, and Excel": the examples end behind the last "or". */
function examplesEnd(text: string, run: readonly Mention[]): number {
  const links = run.slice(1).map((mention, at) => link(text, run[at], mention));
  const or = links.lastIndexOf("or");
  return or >= 0 && links[or + 1] === "and" ? or + 2 : run.length;
}

/** Takes the group of one skill, the last read, out of the groups: it stands with its examples. */
function withoutLast(groups: string[][], family: Mention): Mention[] {
  const last = groups.at(-1);
  if (last?.length !== 1 || last[0] !== family.skill.name) return [];
  groups.pop();
  return [family];
}

const names = (run: readonly Mention[]) => [...new Set(run.map((mention) => mention.skill.name))];

/** The end of the list that starts at a mention: mentions with only commas, "and", "or" or slashes between. */
function runEnd(text: string, mentions: readonly Mention[], from: number): number {
  let to = from + 1;
  while (to < mentions.length && link(text, mentions[to - 1], mentions[to]) !== "apart") to += 1;
  return to;
}

function link(text: string, one: Mention | undefined, next: Mention | undefined): Link {
  if (!one || !next) return "apart";
  const between = text.slice(one.end, next.start);
  if (eitherPlace.test(between) || orAlike.test(between) || eitherHead.test(between)) return "or";
  const [, again] = furtherPlace.exec(between) ?? [];
  if (again && text.slice(next.end, next.end + lastPlace).includes(` or ${again} `)) return "list";
  if (between.length > 30 || /[.;:!?]/u.test(between)) return "apart";
  const few = between.split(/[\s,/]+/u).filter((word) => word !== "").length <= 3;
  if (few && either.test(between)) return "or";
  if (few && both.test(between)) return "and";
  return listed.test(between) ? "list" : "apart";
}

function isAlternative(text: string, run: readonly Mention[]): boolean {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || run.length < 2) return false;
  const links = run.slice(1).map((mention, at) => link(text, run[at], mention));
  if (example.test(text.slice(Math.max(0, first.start - 60), first.start))) return true;
  if (orSimilar.test(text.slice(last.end, last.end + 40)) && !links.includes("and")) return true;
  return links.includes("or") && !links.includes("and") && links.at(-1) === "or";
}

/** Pairs joined by "or" stay together, the others stand alone. */
function joinedByOr(text: string, run: readonly Mention[]): string[][] {
  const groups: Mention[][] = [];
  for (const [at, mention] of run.entries()) {
    const open = groups.at(-1);
    if (open && at > 0 && link(text, run[at - 1], mention) === "or") open.push(mention);
    else groups.push([mention]);
  }
  return groups.map(names);
}

function withoutRepeats(groups: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return groups.filter((group) => {
    const key = [...group].sort().join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
