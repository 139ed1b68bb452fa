import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import { numberWords } from "../text/number-words.ts";
import { isGenericTerm } from "./generic-terms.ts";
import { saysSameJob } from "./relevant-roles.ts";
import { termKeys } from "./term-key.ts";
import { kindsOfPlace, placeNoun } from "./years-places.ts";
import { isPostInLetters, postsInLetters } from "./years-posts.ts";

/** Years of work asked for in a kind of place or with a kind of employer. */
export type YearsInSetting = {
  /** The work, as written; null where the years are of any work in that place. */
  work: string | null;
  /** The places, any of which will do. */
  places: string[];
  /** The words that name them. */
  said: string;
  /** Where they stand in the demand. */
  start: number;
  end: number;
};

const amount = `(?:\\d|\\b(?:an?|${[...numberWords.keys()].join("|")}))`;
const yearsSaid = new RegExp(
  `${amount}\\)?\\s?(?:\\+|plus |or more )?\\s?(?:full )?(?:years?|yrs?|months?|mths?)\\b['’]?s?\\+?`,
  "giu",
);
/** What follows is another demand, or the weight of this one. */
const goesOn =
  /[.;()\n]|,? (?:at least|including|preferably|ideally|of which|would|will|must|is|are|essential|desirable|required|plus)\b/iu;
const leadsToPlace =
  /(?:^|\s)(?:in|within|on|at|with|for|of|inside)\s(?:either\s)?(?:(?:an?|the)\s)?/giu;
/** "Run a full-service restaurant for 2+ years". */
const placeAhead =
  /\b(?:run|runs|running|managed|managing|led|worked (?:in|at|on|for)|working (?:in|at|on|for)) (?:an? |the )((?:[\p{L}&'’-]+,? ){1,6})for (?:at least |a minimum of |over |more than )?$/iu;
/** Words of how experience was gained: they name no work. */
const noWork =
  /\b(?:post[- ]?\p{L}+|PQE|experienced?|background|exposure|track record|recent|relevant|previous|proven|solid|demonstrable|working|worked|employed|at|hands[- ]on|professional|full[- ]time|industry|sector|of|in|as|with|within|the|an?|UK)\b/giu;
const joined = /(?:,|\bor|\band)$/iu;
const longestTail = 160;

const itemsOf = (phrase: string) =>
  phrase
    .split(/,|\/|\s(?:or|and)\s/iu)
    .map((item) =>
      item
        .trim()
        .replace(/^(?:(?:or|and|in|on|at|with|within|for) )?(?:(?:an?|the|either) )?/iu, ""),
    )
    .filter((item) => item !== "");

/** What says which place it is; nothing of "a fast-paced environment". */
export const keysOfPlace = (item: string) =>
  termKeys(item.replace(placeNoun, "")).filter((key) => !isGenericTerm(key));

/** Nouns that say nothing of a place by themselves. */
const bareNoun =
  /^(?:\p{L}+ )?(?:environments?|settings?|sectors?|industry|compan(?:y|ies)|firms?|business(?:es)?|bod(?:y|ies)|services?|providers?|organisations?|associations?|provision|offices?|cent(?:re|er)s?|trusts?|websites?)$/iu;

/** How one works there, and not where. */
const manner =
  /^(?:\p{L}+ )?(?:fast[- ]paced|(?:high[- ])?pressure[d]?|busy|friendly|challenging|demanding|computeri[sz]ed|digital|paperless|customer[- ]facing|client[- ]facing|regulated|commercial|corporate|professional|office|remote|hybrid|agile|multi-?disciplinary|deadline[- ]driven|target[- ]driven|high[- ]volume|fast[- ]moving) (?:environment|setting|office|business|organisation)s?$/iu;
/** "In a shop, bank, anywhere": no place is asked for. */
const anywhere = /\b(?:anywhere|any(?: other)? (?:setting|sector|industry)|don['’]t mind)\b/iu;

const says = (item: string) =>
  !saysSameJob(item) &&
  !manner.test(item) &&
  (keysOfPlace(item).length > 0 ||
    !bareNoun.test(item) ||
    kindsOfPlace.some(({ named }) => named.test(item)));

/** "Local or central government", "a food, drink or pharmaceutical factory": the noun stands with the last alone. */
function placesIn(phrase: string): string[] {
  const items = itemsOf(phrase);
  const last = items.findLastIndex((item) => placeNoun.test(item));
  if (last < 0) return [];
  const named = items.slice(0, last + 1).map((item, at) => {
    if (placeNoun.test(item)) return item;
    const noun = placeNoun.exec(items.slice(at).find((one) => placeNoun.test(one)) ?? "")?.[0];
    return `${item} ${noun ?? ""}`.trim();
  });
  return named.filter(says);
}

function workOf(text: string): string | null {
  const work = text
    .replace(noWork, " ")
    .replace(/^[\s+'’:–-]+|[\s,]+$|\s+/gu, " ")
    .trim();
  return termKeys(work).length > 0 ? work : null;
}

/** The work and the places of the years that a demand asks for; null where it names no place. */
export function settingOf({ text, years }: Pick<Demand, "text" | "years">): YearsInSetting | null {
  if (years === null) return null;
  for (const match of text.matchAll(yearsSaid)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + longestTail);
    const tail = rest.slice(0, goesOn.exec(rest)?.index ?? rest.length);
    if (anywhere.test(tail)) continue;
    const leads = [...tail.matchAll(leadsToPlace)];
    for (const [at, lead] of leads.entries()) {
      const begin = lead.index + lead[0].length;
      // "On a gatehouse or in a warehouse": one row of places.
      const next = leads.slice(at + 1).find(({ index }) => !joined.test(tail.slice(0, index)));
      const said = tail.slice(begin, next?.index ?? tail.length);
      const places = placesIn(said);
      if (places.length === 0) continue;
      const work = workOf(tail.slice(0, lead.index));
      return {
        work,
        places,
        said: lead[0].trim().concat(" ", said.trim()),
        start: from + lead.index,
        end: from + begin + said.length,
      };
    }
    const ahead = placeAhead.exec(text.slice(0, match.index));
    const phrase = ahead?.[1]?.trim() ?? "";
    if (ahead && placeNoun.test(phrase) && placesIn(phrase).length > 0) {
      const start = ahead.index + ahead[0].indexOf(phrase);
      return {
        work: null,
        places: placesIn(phrase),
        said: `in a ${phrase}`,
        start,
        end: start + phrase.length,
      };
    }
  }
  return null;
}

/** A demand without what names nothing but where, or the letters of the post in which, its years were to be worked. */
export function withoutSetting(demand: Demand): Demand {
  if (demand.years === null || demand.skills.length + demand.licences.length === 0) return demand;
  const setting = settingOf(demand);
  const inLetters = postsInLetters(demand.text).length > 0;
  if (!setting && !inLetters) return demand;
  const mentions = findMentions(demand.text);
  const isAlways = (name: string, holds: (mention: Mention) => boolean) => {
    const own = mentions.filter(({ skill }) => skill.name === name);
    return own.length > 0 && own.every(holds);
  };
  const isPost = ({ start, end }: Mention) =>
    inLetters && isPostInLetters(demand.text.slice(start, end));
  const isPlace = ({ start, end }: Mention) =>
    setting !== null && start >= setting.start && end <= setting.end;
  const ofPlaces = new Set(
    (setting?.places ?? []).flatMap((place) => findMentions(place).map(({ skill }) => skill.name)),
  );
  const isUnsaid = (name: string) => mentions.every(({ skill }) => skill.name !== name);
  const isElse = (name: string) =>
    isAlways(name, (one) => isPost(one) || isPlace(one)) || (isUnsaid(name) && ofPlaces.has(name));
  return {
    ...demand,
    skills: demand.skills.filter((group) => !group.every(isElse)),
    licences: demand.licences.filter((name) => !isAlways(name, isPost)),
  };
}
