import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { nameList } from "../text/name-list.ts";
import { isStopWord, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isMachine, isOneThing, needsArticle } from "./single-things.ts";
import { small } from "./what-changed.ts";
import { goesOn, isBareName, isWork } from "./work-items.ts";

/** What work consisted of, where a line of a CV tells it without a verb. */

/** "Year-end renewals", "annual checks", "purchase ledger": a first word that no verb looks like, or a field of work. */
export function opensThing(text: string): boolean {
  const first = words(text)[0]?.lower ?? "";
  if (/-|(?:al|ic|ive|ous|ary|ly|ment|tion|ance|ity)$/u.test(first))
    return verbOf(first) === undefined;
  return findMentions(text).some(
    ({ start, end, skill }) =>
      start === 0 && end > first.length && skill.name.toLowerCase().startsWith(first),
  );
}

const mostItems = 4;
/** Words of a thing that stands alone. */
const fewestOfOne = 4;
const mostWords = 22;

/** Names what is done at work, and nothing one holds or is. */
function isHard(text: string): boolean {
  const kinds = findMentions(text).map(({ skill }) => skillNamed(skill.name)?.kind);
  return !kinds.includes("licence") && kinds.some((kind) => kind !== "soft" && kind !== "language");
}

/** "Daily checks of the lamps", "ward audits": more than one, and told by more than a word. */
function isSeveral(item: string): boolean {
  const [, head = ""] =
    /^((?:[\p{L}-]+\s){0,3}?[\p{L}-]+[^su\s]s)(?:\s(?:of|to|for|with|in|on|at|by|from)\s.+)?$/u.exec(
      item,
    ) ?? [];
  return head !== "" && words(item).length > 1 && isStopWord(words(item)[0]?.lower ?? "") === false;
}

/** "Positive behaviour support". */
const isOneSkill = (item: string) =>
  item.includes(" ") &&
  findMentions(item).some(({ start, end }) => start === 0 && end === item.length);

const namesWork = (items: readonly string[]) =>
  isSeveral(items[0] ?? "") && items.every((item) => !/\d/u.test(item));

/** "Purchase ledger, 300 invoices a month": the number is of the thing before it. */
function withCounts(items: readonly string[]): string[] {
  const isCount = (item: string | undefined) =>
    /^(?:up to |over |some |about |around |roughly |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s/u.test(
      item ?? "",
    );
  return items.flatMap((item, at) => {
    if (at > 0 && isCount(item)) return [];
    const count = items[at + 1];
    return [isCount(count) ? `${item} (${count})` : item];
  });
}

/** "Child protection, supervision of four workers" as what work consists of; null where it is no list of such things. */
export function thingsDone(statement: string): string | null {
  if (words(statement).length > mostWords) return null;
  const items = statement
    .replace(/\s\([^()]{1,60}\)/gu, "")
    // "14 residents, most of them living with dementia": no item of its own.
    .split(/;\s|,\s(?!(?:most|some|many|all|both|each|half|several|none|one|two) of\b)(?:and\s)?/u)
    .map((item) => item.trim())
    .filter((item, at) => item !== "" && (at === 0 || !goesOn.test(item)))
    .slice(0, mostItems);
  if (items.length === 0 || !items.every(isWork)) return null;
  if (!isHard(statement) && !namesWork(items)) return null;
  if (items.slice(1).some(isBareName)) return null;
  // "Injunctions", "Preceptorship year": a label, and no line of work.
  const isLabel = words(statement).length < fewestOfOne && !isSeveral(statement);
  if (items.length === 1 && isLabel && !isOneSkill(statement)) return null;
  const counted = withCounts(items);
  if (
    counted.some(
      (item) =>
        (counted.length === 1 || item.includes(" ") || isMachine(item) || isOneThing(item)) &&
        needsArticle(item.replace(/\s\([^()]*\)$/u, "")),
    )
  )
    return null;
  const [last = ""] = counted.slice(-1);
  // "Diary, travel and board papers": its own last "and" joins the list.
  const joined = counted.length > 1 && /^\S+(?:\s\S+)?\sand\s/u.test(last);
  const text = joined
    ? `${counted.slice(0, -1).join(", ")}, ${last}`
    : nameList(counted, mostItems);
  return small(text);
}
