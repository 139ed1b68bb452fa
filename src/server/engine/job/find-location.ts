import { findMentions } from "../lexicon/lexicon.ts";
import { unshouted } from "../text/unshouted.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isCounty } from "../vocabulary/place-names.ts";
import { isAddress } from "./address-line.ts";
import { contentTerms } from "./content-terms.ts";
import { labelled } from "./labelled-fact.ts";
import { pinnedPlace, placeInSmall, townsBelowLabel } from "./marked-place.ts";
import {
  aboveTitle,
  based,
  basedThere,
  behindEmployer,
  behindPlace,
  behindTitle,
  goesThere,
  inRegion,
  joinUs,
  known,
  nearTown,
  notPlaces,
  ofAgency,
  ofName,
  onlyPlaces,
  remoteLine,
  saysWhere,
  wayOfWork,
  withCode,
  withPostcode,
  withReach,
} from "./place-cues.ts";
import { placesInHead, siteInHead, townOfBody } from "./place-in-head.ts";
import { isKnown as isKnownTown, isShaped, isTown } from "./town-names.ts";

/** The sentence before a place tells of the agency: "a recruitment agency based in the Midlands". */
function isOfAgency(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), at);
  return ofAgency.test(before.slice(before.search(/[^.!?\n]*$/u)));
}

/** The line above a line that is a post code. */
const abovePostcode =
  /\n(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3})\n[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}(?=\s|$)/gu;

const isNoPlace = (place: string) => notPlaces.test(place);

/** What stands beside a place and tells that it is one: how far down the text, in characters, and how much it says. */
const besidePlace = [
  { sign: behindEmployer, within: 500, worth: 7, refused: looksLikeName },
  { sign: withCode, within: 500, worth: 5, refused: isNoPlace },
  { sign: withPostcode, within: 12_000, worth: 4, refused: isNoPlace },
  { sign: abovePostcode, within: 12_000, worth: 7, refused: isNoPlace },
];

/** Where the job is, as the advertisement writes it; null where it does not say. */
export function findLocation(text: string): string | null {
  const byLabel = labelled(text, "location");
  const stated = byLabel && tidy(byLabel);
  if (stated && stated.length <= 80 && !wayOfWork.test(stated)) return stated;
  const marked = townsBelowLabel(text) ?? pinnedPlace(text);
  if (marked) return tidy(marked);
  if (remoteLine.test(text.slice(0, 400))) return "Remote";
  const votes = new Map<string, number>();
  const vote = (place: string, worth: number) => votes.set(place, (votes.get(place) ?? 0) + worth);
  for (const match of text.matchAll(based)) {
    const place = match[1] ?? "";
    if (notPlaces.test(place) || isOfAgency(text, match.index)) continue;
    if (isKnown(place)) vote(place, 4);
    else if (
      (saysWhere.test(match[0]) || isShaped(place)) &&
      /^\p{Lu}\p{Ll}+/u.test(place) &&
      !/\bNHS\b/u.test(place) &&
      !looksLikeName(place)
    )
      vote(place, 2);
  }
  for (const match of text.matchAll(basedThere)) {
    const place = match[1] ?? "";
    if (
      !notPlaces.test(place) &&
      (isKnown(place) || /based$/u.test(match[0])) &&
      !looksLikeName(place)
    )
      vote(place, 2);
  }
  for (const match of text.matchAll(joinUs)) {
    const place = match[1] ?? "";
    if (isKnown(place) || isShaped(place)) vote(place, /around/u.test(match[0]) ? 2 : 3);
  }
  for (const match of text.matchAll(inRegion)) vote(match[1] ?? "", 2);
  const top = text.slice(0, 300);
  for (const { sign, within, worth, refused } of besidePlace)
    for (const [, place = ""] of text.slice(0, within).matchAll(sign))
      if (!refused(place)) vote(place, worth);
  const shouted = text.trimStart().split("\n", 1)[0] ?? "";
  for (const word of shouted.matchAll(
    /(?<=[-–—|,]\s|\s{2})\p{Lu}{3,}(?:\s\p{Lu}{3,})?(?=\s*(?:[-–—|,]|$)|\s{2})/gu,
  )) {
    const place = word[0]
      .toLowerCase()
      .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    if (isKnown(place)) vote(word[0], 7);
  }
  for (const match of [...top.matchAll(nearTown), ...top.matchAll(ofName)])
    if (!looksLikeName(match[1] ?? "")) vote(match[1] ?? "", 4);
  for (const part of shouted.split(/\s[-–—|·]\s/u).slice(1))
    if (onlyPlaces.test(part.trim())) vote(part.trim(), 6);
  const first = aboveTitle.exec(text);
  if (first && !looksLikeJobTitle(first[1] ?? "")) vote(first[2] ?? "", 4);
  const named = behindTitle.exec(text)?.[1];
  if (named && !notPlaces.test(named) && !looksLikeName(named) && !looksLikeJobTitle(named))
    vote(named, 4);
  const reaching = withReach.exec(text.slice(0, 900))?.[1];
  if (reaching) vote(reaching, 6);
  for (const [place, worth] of placesInHead(text)) vote(place, worth);
  const address = text.slice(0, 400).split("\n").slice(0, 8).find(isAddress);
  if (address) vote(address.trim(), 3);
  const ownLine = text
    .slice(0, 600)
    .split("\n")
    .find((line) => onlyPlaces.test(line.trim()));
  if (ownLine) vote(ownLine.trim(), 9);
  for (const match of top.matchAll(known))
    if (
      !goesThere.test(text.slice(Math.max(0, match.index - 40), match.index)) &&
      !opensWish.test(text.slice(match.index, match.index + longestWish))
    )
      vote(match[0], 3);
  for (const match of text.slice(0, 12_000).matchAll(known)) {
    if (
      !isOfAgency(text, match.index) &&
      /\b(?:in|at|near|across|around|throughout|of)\s(?:\w+\s){0,2}$/iu.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
    )
      vote(match[0], 2);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  if (best && best[1] >= 2) return withTown(tidy(best[0]), text);
  const small = placeInSmall(text);
  if (small) return small;
  const workplace = siteInHead(text);
  if (workplace) return workplace;
  const town = townOfBody(text);
  if (town) return town;
  return /^[^\n]{3,80}\([^()\n]{0,30}\bremote\b|^[^\n]{3,80}\n?[^\n]{0,60}[·|–-] Remote\b|\b(?:fully remote|100% remote|remote[- ](?:first|role|position|job)|home[- ]based (?:role|position|job))\b/iu.test(
    text,
  )
    ? "Remote"
    : null;
}

/** "Nice to have", "Nice if you can": no town of France. */
const opensWish = /^Nice (?:to|if|but|extras?)\b/u;
const longestWish = 20;

/** "ST IVES, CORNWALL": a county alone where the head names the town before it. */
function withTown(place: string, text: string): string {
  if (!isCounty(unshouted(place))) return place;
  const at = text.slice(0, 1_500).indexOf(`, ${place}`);
  const town = at < 0 ? null : townBefore.exec(text.slice(Math.max(0, at - 60), at))?.[1];
  const plain = unshouted(town ?? "");
  return town && (isKnownTown(plain) || (isTown(plain) && isShaped(plain)))
    ? `${town}, ${place}`
    : place;
}

const townBefore =
  /(?:^|[\n,;|·(]\s*|\s[-–—]\s|\s{2}|\b(?:in|near|at|of) )(\p{Lu}[\p{L}'’.-]+(?:[ -][\p{L}'’-]+){0,3})$/u;

/** "Windows based", "Oracle based", "Client based": what a product or a method is, not where. */
function looksLikeName(place: string): boolean {
  return findMentions(place).length > 0 || contentTerms(place).length === 0;
}

function isKnown(place: string): boolean {
  known.lastIndex = 0;
  return known.test(place);
}

function tidy(place: string): string {
  return (place.split(behindPlace)[0] ?? place)
    .replace(
      /^(?:hybrid |fully |part(?:ly)? )?(?:remote|hybrid)(?: working)? (?:in|from|near) (?=\p{Lu})/iu,
      "",
    )
    .replace(/\s(?:office|site|branch|base)$/iu, "")
    .replace(/^[\s*_]+|[\s*_.,;:–-]+$/gu, "")
    .trim();
}
