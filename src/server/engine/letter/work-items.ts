import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { withCapital } from "../text/with-capital.ts";
import { isStopWord, words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { holdsVerb } from "./what-changed.ts";
import { isPlainDeed, mayBeDeedToo } from "./words/everyday-verbs.ts";

/** "60-cover steakhouse", "nine-bed house": where it was, and how large. */
const ofPlace =
  /^(?:\d[\d,]*|\p{L}+)-(?:covers?|bed|bedded|bedroom|seat|seater|room|place|unit|storey|acre|partner|pupil|child|person|strong|site|store|branch|bay|chair)\s/iu;

/** "P1–P4 with targets": a code tells of no work. */
const isCode = /^\p{Lu}+\d/u;

/** What goes on with the item before it is none of its own. */
export const goesOn = /^(?:with|without|for|in|on|at|by|from|under|to|as|while|so)\b/iu;

/** No name of a thing has one of these behind its first word: "threat-model each new endpoint" is a deed. */
const deed = /^[\p{L}-]+ (?:each|every|the|an?|all|any|my|our|their|its|this|these)\b/iu;

/** What begins a statement about the person, not about the work. */
const ofPerson =
  /\b(?:City (?:and|&) Guilds|[NS]VQ|certificates?|diploma|licen[cs]e|level \d|parts? \d|shift patterns?|(?:\d|two|three|four|five|six|seven) on,? (?:\d|two|three|four|five|six|seven) off)\b|^(?:(?:second|third|fourth)[- ](?:highest|best|most)|highest|lowest|biggest|largest|proven|grown|driven|taken|given|written|overseen|begun|chosen|(?:the|this|my|primary|main) (?:position|post|role|job|goals?|purpose|responsibilit)|good|great|excellent|strong|able|ability|bilingual|fluent|proficient|experienced?|skilled|knowledge(?:able)?|responsible|willing|keen|winner|member|top|best|employee|worked|full|part|various|other|all|some|no|not|references?|reason|achievements?|key|duties|clients? included?|promoted)\b/iu;

/** "named nurse for admissions from ED" is who, not what. */
function isPerson(item: string): boolean {
  const [head = ""] = item.split(
    /\s(?:for|to|of|on|in|at|from|with|during|once|twice|every|each|(?:two|three|four|five|six|\d+) times)(?=\s|$)/u,
  );
  if (
    /\b(?:buddy|mentor|deputy|rep|representative|lead|member|chair|key ?person|key ?holder|champion|contact|warden|marshal)$/iu.test(
      head,
    )
  )
    return true;
  return looksLikeJobTitle(head) || looksLikeJobTitle(withCapital(words(head).at(-1)?.lower ?? ""));
}

/** Who, when and how often: no part of what work consists of. */
const aside =
  /^(?:an?|the|my|now|year \d|week \d)\s|\b(?:boys?|girls?|m[ae]n|wom[ae]n|lady|lad|son|daughter)\b|^(?:and\s)?(?:often|sometimes|always|mostly|then|now|also)\b|\b(?:all|same|next) day\b|\b(?:in the|every) (?:morning|afternoon|evening|night)s?\b|\d\s?wpm\b|\bwith (?:hardly|barely|not)\b|^(?:different|various|several|some)\s|\bmy\b|\bonly$|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/iu;

/** "Service air handling units": who can tell a deed from a thing? "Stock control" is one. */
function mayBeDeed(item: string): boolean {
  const [first, second] = words(item);
  const isBase = verbOf(first?.lower ?? "")?.form === "base";
  if (!isBase || second === undefined || /^(?:and|or|of|for|to|in|with)$/u.test(second.lower))
    return false;
  return skillNamed(`${first?.text} ${second.text}`) === undefined;
}

/** "Planned and reactive", "everything that ties in": no thing that work could consist of. */
const lacksThing = (item: string) =>
  /\b\p{Ll}+(?:ed|ive|ous|ful|al) (?:and|or) \p{Ll}+(?:ed|ive|ous|ful|al)$/iu.test(item) ||
  // "Circulate in theatre": a deed by a verb we do not know.
  /^\p{L}+(?<!s|ing|tion|ment|ance|ence|ity|ry|age|work|care) (?:in|with|at|to|from)\s/iu.test(
    item,
  ) ||
  // "Knock on doors": a deed.
  /^\p{L}+ (?:on|up|off|into|out|over)\s/u.test(item) ||
  /^(?:every|any|no|some)(?:thing|one|body)\b/iu.test(item);

/** "Kingston", "reporting Assistant": the name of a place or a post among things. */
export const isBareName = (item: string) =>
  /^\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)*$|^\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(item) &&
  skillNamed(item) === undefined &&
  findMentions(item).length === 0;

/** Whether one of a row tells when, of whom, or something done: such a row is no list of things. */
export function isMixedRow(text: string): boolean {
  const items = text.split(", ");
  return items.some(
    (item, at) => aside.test(item) || (at > 0 && (mayBeDeed(item) || isBareName(item))),
  );
}

/** "Upsold", "outperformed": a verb behind what it is put before. */
const prefixed = /^(?:up|out|over|under|cross-?)(?=\p{Ll}{3})/u;
const isPrefixedVerb = (word: string) =>
  prefixed.test(word) && verbOf(word.replace(prefixed, ""))?.form === "past";

/** "Boarded both sides": what was done to the thing before. */
const doneToIt = /^\p{Ll}+ed (?:both|the|an?|all|each|by|in|to|on|with|from)\b/u;
const isToolAlone = (item: string) =>
  findMentions(item).some(
    ({ skill, start, end }) =>
      skill.kind === "tool" &&
      start === 0 &&
      /^(?:$|\s(?:\p{Lu}\p{L}+\s)?(?:for|in|to)\s)/u.test(item.slice(end)),
  );
const mayBeVerb = (word: string) =>
  verbOf(word)?.form === "base" || isPlainDeed(word) || mayBeDeedToo(word);

/** Whether an item of a row can be what work consists of. */
export function isWork(item: string): boolean {
  if (ofPlace.test(item) || isCode.test(item)) return false;
  if (doneToIt.test(item) || /^input\s/iu.test(item)) return false;
  if (
    /\b(?:done|taken|given|written|made|kept|drawn|driven|seen|shown|known|grown|gone|met)\b/u.test(
      item,
    )
  )
    return false;
  if (isPrefixedVerb(words(item)[0]?.lower ?? "")) return false;
  if (aside.test(item) || mayBeDeed(item) || lacksThing(item)) return false;
  const [first, joiner, second, third, fourth] = words(item);
  // "Sort and stack wet timber": two deeds, not two things.
  const bases = [first, second].every((word) => verbOf(word?.lower ?? "")?.form === "base");
  const isDescribed =
    third !== undefined &&
    !isStopWord(third.lower) &&
    (!third.lower.endsWith("s") || (fourth !== undefined && !isStopWord(fourth.lower)));
  if (bases && joiner?.lower === "and" && isDescribed) return false;
  // "Load and tip trailers", where "tip" is a verb that few lines begin with.
  const areDeeds = [first, second].every((word) => mayBeVerb(word?.lower ?? ""));
  if (areDeeds && joiner?.lower === "and" && third?.lower.endsWith("s") && fourth?.lower === "and")
    return false;
  // "Sage 200 for the ledgers": what is worked with.
  if (isToolAlone(item)) return false;
  if (!first || goesOn.test(item) || deed.test(item) || ofPerson.test(item) || isPerson(item))
    return false;
  return (
    !holdsVerb(item) &&
    !/[:;!?()"“”]|\.(?!\d)|\d{4}|\b(?:I|my|me|include[sd]?|is|are|was|were|be|has|have|had|will|while)\b/u.test(
      item,
    )
  );
}
