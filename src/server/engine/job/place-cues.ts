import { places } from "../vocabulary/place-names.ts";
import { companySuffix } from "./company-cues.ts";
import { outward, state } from "./place-codes.ts";

export const known = new RegExp(
  `(?<![\\p{L}-])(?:${[...places]
    .sort((a, b) => b.length - a.length)
    .map((place) => place.replace(/\./gu, "\\."))
    .join("|")})(?![\\p{L}-])`,
  "gu",
);
const capitals =
  "[\\p{Lu}][\\p{L}'’-]{1,24}(?:[ -](?:on|upon|in|le|of|the|by|under|super)?[ -]?[\\p{Lu}][\\p{L}'’-]{1,24}){0,2}";
/** Where people work, in the words of a sentence. */
const premises =
  "[Ss]hop|[Ss]tore|[Ss]alon|[Cc]afé|[Cc]afe|[Pp]ub|[Ii]nn|[Hh]otel|[Rr]estaurant|[Bb]akery|[Nn]ursery|[Ss]tudio|[Ww]orkshop|[Ff]actory|[Ww]arehouse|[Dd]epot|[Yy]ard|[Gg]arage|[Ff]arm|[Ss]urgery|[Cc]linic|[Ss]howroom|[Ll]ibrary|[Mm]useum|[Tt]heatre|[Gg]ym|[Pp]ool|[Cc]lub|[Cc]hurch|[Pp]arish|[Bb]rewery|[Kk]itchen|[Cc]ottages?|[Hh]oliday (?:lets?|homes?)|[Cc]ampsite|[Bb]&B|[Gg]uest ?house";
/** "… in Marbeach, Saturdays only": no county. */
const times =
  "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b|Weekends?|Nights?|Must|Own|Full|Part|Start|Immediate";
export const based = new RegExp(
  `\\b(?:[Bb]ased|[Ll]ocated|[Ss]ituated|position|role|vacancy|opportunity|offices?|site|branch|home|practice|school|hospital|working|${premises})(?: \\w+){0,3}? (?:in|at|near) (?:the )?(?:heart of |centre of |our )?(${capitals}(?:, (?!${times})${capitals})?)`,
  "gu",
);
/** "Come and join our lovely team in Chapel Thorne." */
export const joinUs = new RegExp(
  `(?:\\bjoin (?:us|our|the|a)(?: \\p{Ll}+){0,4}? in|\\bin and around) (${capitals})`,
  "gu",
);
/** "📍 Coventry (CV3)", "📌 Location: Leeds": marked as the place. */
export const pinned = new RegExp(
  `[📍📌]\\uFE0F?\\s{0,3}(?:(?:Location|Where|Based(?: in)?)\\s?:?\\s)?(${capitals}(?:, ${capitals})?(?: \\(?${outward}(?: \\d[A-Z]{2})?\\)?)?)`,
  "gu",
);
/** "Location" on a line of its own, and the towns below. */
export const belowLabel =
  /(?:^|\n)[ \t]*(?:Locations?|Job locations?|Work locations?|Location\(s\)|Town|Town or city|City|Place of work|Based (?:in|at))[ \t]*\n{1,2}[ \t]*(\p{Lu}[^\n.:;!?£€$]{2,90})(?=\n|$)/gu;
/** "plasterer wanted swansea and neath area": written small. */
export const smallPlace =
  /\b(?:wanted|needed|required|work(?:ing)?|jobs?|based)(?: asap)?,? (?:in |around |near |for )?(?:the )?(\p{Ll}{3,}(?: \p{Ll}{3,})?(?:(?: and | & |, |\/)\p{Ll}{3,})?) areas?\b/u;
/** Whoever is there is somewhere, though no list knows the town. */
export const saysWhere = new RegExp(
  `^(?:based|located|situated|home|practice|school|hospital|offices?|branch|${premises})\\b`,
  "iu",
);
const regions =
  "(?:North|South|Mid|West|East) Wales|North East|North West|South East|South West|East Anglia|Home Counties|Thames Valley|West Country|Scottish Borders|Highlands|Northern Ireland";
export const inRegion = new RegExp(
  `\\b(?:in|across|for|throughout|around|cover(?:ing|s)?) (?:the )?(${regions})(?:\\s(?:of England|region|area))?(?![\\p{L}])`,
  "gu",
);
/** "Our Hucknall based client", "the Wallisdown area". */
export const basedThere = new RegExp(
  `(?<![\\p{L}])(?:(?:Our|The|My|An?|This)\\s)?(${capitals})[ -](?:based(?=\\s(?:client|company|firm|business|manufacturer|employer|organisation|agency|role|position|team|office|practice|charity))|area|office|team)(?![\\p{L}])`,
  "gu",
);
/** "Work location: In person": how, not where. */
export const wayOfWork = /^(?:in[- ]person|on[- ]?site|on the road|office[- ]based)$/iu;
/** "Aldous LLP, Exeter", "Saltmarsh Primary School, Harwich, Essex": the line that names who and where. */
export const behindEmployer = new RegExp(
  `(?:^|\\n|,\\s)[^\\n,.:;]{3,70} (?:${companySuffix}|Centre|Practice|Hotel|Inn|Arms|House|Care|Homes|Foods|Services|Nursery(?: Class)?|Vets|Depot|Garage|Salon|Hospital|School|Academy|College)(?:,| [-–—|·]) (${capitals}(?:, ${capitals})?)(?=\\s*(?:\\n|$|[|·(]|\\.\\s|\\s[-–—]\\s|,? [A-Z]{1,2}\\d))`,
  "gu",
);
/** "Daventry NN11", "Austin, TX": a town with the first half of its postcode, or its state. */
export const withCode = new RegExp(
  `(?<![\\p{L}])(${capitals}(?= ${outward}(?![\\p{L}\\d]))|${capitals}, (?:${state})(?![\\p{L}]))`,
  "gu",
);
/** "21 Cowbridge Road East, Cardiff, CF11 9AD". */
export const withPostcode = new RegExp(
  `(${capitals}),? ${outward} \\d[A-Z]{2}(?![\\p{L}\\d])`,
  "gu",
);
/** "The Drover's Rest, Ludlow" as the first line. */
export const aboveTitle = new RegExp(`^\\s*([^\\n,.:;]{3,60}), (${capitals})\\n`, "u");
/** "Sous Chef – The Salt Yard, Padstow": the end of the line that names the post. */
export const behindTitle = new RegExp(
  `^\\s*[^\\n]{3,60}\\s[-–—|]\\s(?:The )?[\\p{Lu}][^\\n,.:;|]{2,40}, (${capitals})[^\\p{L}\\n]{0,8}\\n`,
  "u",
);
/** A line that opens with the town and says how far the work goes: "Blackburn with outreach across East Lancashire". */
export const withReach = new RegExp(
  `(?:^|\\n)[ \\t]*(${known.source})(?: (?:with|and surrounding|plus|or remote|\\()|(?:,| [-–—]) (?:\\d|one|two|three|four|hybrid|remote|office|flexible|with|some|plus)\\b)`,
  "u",
);
/** "A yard nr Newmarket.", "near Wooler, Northumberland." */
export const nearTown = new RegExp(
  `\\b(?:nr\\.?|near) (${capitals}(?:, ${capitals})?)(?=[,.;)]|\\s*(?:\\n|$))`,
  "gu",
);
/** "The Tannery Museum, Hexbridge, is looking for …". */
export const ofName = new RegExp(
  `(?:^|\\n)(?:The )?\\p{Lu}[\\p{L}'’& -]{2,50}, (?:in |near )?(${capitals}), (?:is|are|has|have|seeks?|requires?|needs?)\\b`,
  "gu",
);
/** A line that names towns and nothing else. */
export const onlyPlaces = new RegExp(
  `^(?:${known.source})(?:(?:, | and | or | \\/ )(?:${known.source}))*$`,
  "u",
);
export const notPlaces =
  /^(?:The|This|Our|Your|We|You|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|NHS|Band|Excel|Finance|Sales|IT|HR|UK|Microsoft|Their|A|An|Health|Social|Word|Human|Adult|Mental)\b/u;

/** How the work is split between office and home is no part of the place. */
export const behindPlace =
  /,?\s+(?:with (?:up to|some|an?|the|occasional|hybrid|regular|travel|flexib)|and (?:home|remote|hybrid|from home|surrounding)|working (?:across|in|from|around)|covering|but\b|plus\b|(?:office|site|branch|base)?,? (?:at least|minimum|up to)? ?(?:one|two|three|four|\d) (?:or \w+ )?days?\b|or (?:home|remote|hybrid)|hybrid\b|\((?:hybrid|remote|with|some|office|on-?site|flexible))/iu;

/** "Following Dr Pemberton's move to Truro": where somebody goes, or comes from. */
export const goesThere =
  /\b(?:mov(?:e|es|ed|ing)|relocat\w+|commut\w+|travel\w*|emigrat\w+|away|off|back|retir\w+) (?:to|from|in) (?:the )?$/iu;

/** A line near the top that opens so. */
export const remoteLine =
  /(?:^|\n)[ \t]*(?:fully |100% )?remote(?: working)?(?=\s*(?:\n|$|[(|·•,–-]))(?!-first)/iu;

export const ofAgency =
  /\b(?:recruitment (?:agency|business|consultancy|specialists?|compan(?:y|ies))|employment (?:agency|business)|specialist recruiters?),?\s(?:[\p{L}&]+ ){0,6}$/iu;
