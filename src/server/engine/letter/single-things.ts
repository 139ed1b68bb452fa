import { findMentions } from "../lexicon/lexicon.ts";
import { lowerFirst } from "./lower-first.ts";
import { countNouns, isCounted } from "./words/count-nouns.ts";

/** Things that a line of a CV names without an article, and a sentence cannot. */

const thing =
  /^(?!(?:an?|the|one|our|day-to-day)\b).*?([\p{Ll}-]+)(?=$|\s(?:of|in|for|to|with|at|on|each|every|per|alongside|across|during|from|by|under)\b)/u;
/** Heads of things that a bare row tells of in the singular: "weekly safety walk", "service desk". */
const oneOfMany = new Set(
  "walk hall roll taste tail service note check test job rota desk room day week month shift party duty session call visit list chart log sheet form file record item step stage key half year night morning evening lunch van car bus coach truck boat set kit pack bag tray table chair bed bench page post letter email report talk stand week".split(
    " ",
  ),
);

/** "Homogeniser", "mixer": of which one counts, unless it is a stuff. */
export const isMachine = (head: string) =>
  /(?:iser|izer|ator|[^aeiou]er)$/u.test(head) && isCounted(head);

/** Ends of what stands without an article: several, or no thing of which one counts. */
const severalOrStuff =
  /(?:[^su]s|ing|ment|tion|sion|ance|ence|ity|ship|age|ware|care|work|ness|ics|logy|graphy|therapy|cy|[^aeiou]ry|people|children|staff|data|men|women)$/u;
const stuffs = new Set(
  `support control maintenance design admin payroll stock finance research analysis advice liaison cover food transport
  health law tax credit cash supply storage upkeep repair retail wear diary trunking cable steel stone timber glass concrete
  bread pastry meat fish fruit veg produce paper mail post media video copy art music drama sport play speech conduct
  practice use output feedback correspondence email telephone phone triage intake aftercare childcare respite hygiene
  waste energy water gas heat air power fuel oil freight export import trade debt rent equity pay leave absence sickness`
    .trim()
    .split(/\s+/u),
);

/** "Gatehouse for the lorries", "washing plant": one thing, which a sentence gives its article. */
export function isOneThing(item: string): boolean {
  const [last = ""] = item.split(/\s(?:and|or)\s/u).slice(-1);
  const found = thing.exec(lowerFirst(last));
  const head = found?.[1] ?? "";
  if (!/^\p{Ll}{3,}$/u.test(head) || severalOrStuff.test(head) || stuffs.has(head)) return false;
  // "Conveyancing case management": a name of several words is said as it is.
  return !findMentions(last).some(({ start, end }) => {
    const name = last.slice(start, end);
    return name.includes(" ") && name.toLowerCase().endsWith(head);
  });
}

/** "Project in Malaysia": in a sentence it needs an article, which the line does not tell. */
export const needsArticle = (item: string) =>
  // "5 axis", "3,000 invoices a month"; "28-day safety inspections" are things.
  /^\d(?!\d*-\p{Ll})/u.test(item) ||
  // "Five days in seven" is when.
  /^(?:one|two|three|four|five|six|seven) (?:days?|nights?|weeks?|weekends?|shifts?)\b/iu.test(
    item,
  ) ||
  isOneThing(item) ||
  item.split(/\s(?:and|or)\s/u).some((part) => {
    const head = thing.exec(lowerFirst(part))?.[1] ?? "";
    return countNouns.has(head) || oneOfMany.has(head) || isMachine(head);
  });
