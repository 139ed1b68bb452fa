import { places } from "../vocabulary/place-names.ts";
import { labelled } from "./labelled-fact.ts";

const known = new RegExp(
  `(?<![\\p{L}-])(?:${[...places]
    .sort((a, b) => b.length - a.length)
    .map((place) => place.replace(/\./gu, "\\."))
    .join("|")})(?![\\p{L}-])`,
  "gu",
);
const capitals =
  "[\\p{Lu}][\\p{L}'’-]{1,24}(?:[ -](?:on|upon|in|le|of|the|by|under|super)?[ -]?[\\p{Lu}][\\p{L}'’-]{1,24}){0,2}";
const based = new RegExp(
  `\\b(?:based|located|situated|position|role|vacancy|opportunity|offices?|site|branch|home|practice|school|hospital|working)(?: \\w+){0,3}? (?:in|at|near) (?:the )?(?:heart of |centre of |our )?(${capitals}(?:, ${capitals})?)`,
  "gu",
);
const notPlaces =
  /^(?:The|This|Our|Your|We|You|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|NHS|Band|Excel|Finance|Sales|IT|HR|UK|Microsoft|Their|A|An|Health|Social|Word|Human|Adult|Mental)\b/u;

/** How the work is split between office and home is no part of the place. */
const behindPlace =
  /,?\s+(?:with (?:up to|some|an?|the|occasional|hybrid|regular|travel|flexib)|and (?:home|remote|hybrid|from home|surrounding)|but\b|plus\b|or (?:home|remote|hybrid)|hybrid\b|\((?:hybrid|remote|with|some|office|on-?site|flexible))/iu;

/** Where the job is, as the advertisement writes it; null where it does not say. */
export function findLocation(text: string): string | null {
  const byLabel = labelled(text, "location");
  if (byLabel && byLabel.length <= 80) return tidy(byLabel);
  const votes = new Map<string, number>();
  const vote = (place: string, worth: number) => votes.set(place, (votes.get(place) ?? 0) + worth);
  for (const match of text.matchAll(based)) {
    const place = match[1] ?? "";
    if (notPlaces.test(place)) continue;
    if (isKnown(place)) vote(place, 4);
    else if (/^(?:based|located|situated)/u.test(match[0]) && /^\p{Lu}\p{Ll}+/u.test(place))
      vote(place, 2);
  }
  const top = text.slice(0, 300);
  for (const match of top.matchAll(known)) vote(match[0], 3);
  for (const match of text.slice(0, 12_000).matchAll(known)) {
    if (
      /\b(?:in|at|near|across|around|throughout|of)\s(?:\w+\s){0,2}$/iu.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
    )
      vote(match[0], 2);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  if (best && best[1] >= 2) return tidy(best[0]);
  return /\b(?:fully remote|100% remote|remote[- ](?:first|role|position|job)|home[- ]based (?:role|position|job))\b/iu.test(
    text,
  )
    ? "Remote"
    : null;
}

function isKnown(place: string): boolean {
  known.lastIndex = 0;
  return known.test(place);
}

function tidy(place: string): string {
  return (place.split(behindPlace)[0] ?? place).replace(/^[\s*_]+|[\s*_.,;:–-]+$/gu, "").trim();
}
