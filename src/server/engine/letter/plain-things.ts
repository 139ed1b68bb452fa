import { foldSpace } from "../text/fold-space.ts";
import { nameList } from "../text/name-list.ts";
import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { needsArticle } from "./single-things.ts";
import { small } from "./what-changed.ts";
import { isPlainDeed } from "./words/everyday-verbs.ts";
import { isBareName, isWork } from "./work-items.ts";

/** What work consisted of, in a line without a verb that names nothing we know: told last, where nothing better is left. */

const mostItems = 4;
const mostWords = 22;
const fewestWords = 4;

/** "Weekly balance of the book": one thing, again and again, which a sentence gives its article. */
const again =
  /^(?:weekly|daily|monthly|quarterly|annual|yearly|nightly) (?=[\p{Ll}-]+(?: [\p{Ll}-]+)? of )/u;
/** "Normally four mouths a week", "two in four", "always full": how often, which is not of the things. */
const remark =
  /^(?:normally|usually|mostly|always|never|roughly|about|up to|some|all|most|many|often|two|three|four|one)\s|\d$|^(?:from|till|until|plus)\s/iu;
/** What no letter takes out of a CV. */
const unfit =
  /[:;!?"“”/~+=|]|\b(?:etc|lads?|kids?|rads|temps|meds|baby|years? \d+|no(?!-)|not|nor|never|without|isn['’]t|don['’]t|can['’]t|taken|done|filed|keyed|kept|given|worked|paid|mine|own|everyone|everybody|everything|nothing|nobody|somebody|anybody|shoulder|environment|atmosphere|deadlines|team|experience|references?|skills?|equipment|clubs?|hobb(?:y|ies)|first|second|hours?|shifts? patterns?|weekends?|days?|nights?|mornings?|afternoons?|evenings?)\b/iu;
/** "Headset on", "shoe covers on", "fridges mapped": something said of a thing. */
const saidOfIt = /\s(?:on|off|up|down|out|in|[\p{Ll}]{3,}(?:ed|en))$/u;

/** "File opening" is done to files; "file the papers" is a deed. */
const isField = (item: string) => /^\p{L}+ \p{Ll}+ing(?:$|,|\s(?:and|of|for)\s)/u.test(item);

function opensDeed(text: string): boolean {
  const head = words(text)[0]?.lower ?? "";
  const verb = verbOf(head);
  if (isPlainDeed(head)) return true;
  if (verb === undefined) return false;
  if (verb.form === "base") return !isField(text);
  return verb.form !== "past" || !isNounToo(verb.base);
}

const whileThere = /\s(?:while|when|where|if) (?:I|we|you|somebody|it)\b.*$/u;

/** "Theatre and ward shifts": both of the last word, which tells whether an article is due. */
function lacksItsArticle(item: string): boolean {
  const [head = "", ...rest] = item.split(/\s(?:and|or)\s/u);
  const isShared =
    rest.length > 0 && words(head).length <= 2 && words(rest.at(-1) ?? "").length > 1;
  return needsArticle(isShared ? (rest.at(-1) ?? "") : item);
}

const isThing = (item: string) =>
  /^\p{L}[\p{L}-]/u.test(item) &&
  // "Xray for coverage": what is worked with.
  !/^[\p{L}-]+(?<!s|ing|work|care) (?:for|in|on|at|with|to|by)\s/u.test(item) &&
  !unfit.test(item) &&
  (again.test(item.replace(/^the /u, "")) || isField(item) || isWork(item)) &&
  !lacksItsArticle(item) &&
  !isBareName(item) &&
  !saidOfIt.test(item);

/** "Household panel data, weighting and tables for reports"; null where the line is no list of such things. */
export function plainThings(statement: string): string | null {
  const [bare = ""] = foldSpace(statement.replace(/\s\([^()]{1,80}\)/gu, "")).split(
    /\s[–—]\s|:\s/u,
  );
  if (words(bare).length > mostWords || opensDeed(bare)) return null;
  const all = bare
    .split(/,\s(?:and\s)?/u)
    .map((item, at) => (at === 0 ? small(item.trim()) : item.trim()).replace(whileThere, ""))
    .filter((item, at) => at === 0 || !remark.test(item))
    .map((item) => (again.test(item) && isWork(item) ? `the ${item}` : item));
  // What is no thing ends the row.
  const end = all.findIndex((item) => !isThing(item));
  const items = end < 0 ? all : all.slice(0, end);
  if (items.length === 0) return null;
  const [head = ""] = items;
  // A word or two are a label.
  const isLabel = words(head).length < 2 && !(/[^su]s$/u.test(head) && items.length > 2);
  if (words(items.join(" ")).length < fewestWords || isLabel) return null;
  const taken = items.slice(0, mostItems);
  const inner = taken.length > 1 && taken.some((item) => /\sand\s/u.test(item));
  const text = inner
    ? `${taken.slice(0, -1).join(", ")}, and ${taken.at(-1)}`
    : nameList(taken, mostItems);
  return text;
}
