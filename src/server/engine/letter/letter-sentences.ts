import { nameList } from "../text/name-list.ts";
import { withCapital } from "../text/with-capital.ts";
import type { Deed } from "./letter-deeds.ts";
import { cvLines, type LetterSource, type Sentence } from "./letter-input.ts";
import type { Material } from "./letter-material.ts";
import { type LetterPost, titleWithArticle } from "./letter-posts.ts";

export type Values = Readonly<Record<string, string>>;

/** The sentence a template gives: "{post}" as it is, "{Post}" with a capital. */
export function say(
  template: string,
  values: Values,
  sources: readonly LetterSource[] = [],
): Sentence {
  const text = template.replace(/\{(\p{L})(\p{L}*)\}/gu, (_, first: string, rest: string) => {
    const value = values[first.toLowerCase() + rest] ?? "";
    return first === first.toLowerCase() ? value : withCapital(value);
  });
  return { text: text.replace(/\.\.$/u, "."), sources: [...sources] };
}

/** One of several wordings, the same for the same number. */
export const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("a tone without words");
  return item;
};

/** "at Northgate Housing", "as a Baker at Copper Lane Loaves from 2014 to 2019". */
export function placeOf({ title, company, isNow, period }: LetterPost): string {
  const as = title !== null ? `as ${titleWithArticle(title)} ` : "";
  const at = company !== null ? `at ${company} ` : "";
  if (isNow || (period === null && company !== null)) return (at || as).trim();
  return `${as}${at}${period ?? ""}`.trim();
}

/** Who writes: the post that is held, or the last one. */
export function whoSentence({ words, main, accepts }: Material): Sentence | null {
  if (!main) return null;
  const { title, company, isNow, start, period } = main;
  const at = company === null ? "" : ` at ${company}`;
  const since = isNow ? start && `since ${start}` : period;
  const values: Values = {
    aRole: `${titleWithArticle(title ?? "")}${at}`,
    role: `${title ?? ""}${at}`,
    start: start ?? "",
    period: period ?? "",
  };
  const [dated, undated] = isNow ? words.now : words.then;
  const worked = `I ${isNow ? (start ? "have worked" : "work") : "worked"}${at}${since ? ` ${since}` : ""}.`;
  const template = title === null ? worked : ((since ? dated : undated) ?? worked);
  const sentence = say(template, values, cvLines(main.quotes));
  return accepts(sentence.text) ? sentence : null;
}

const mostJoined = 24;
const length = (text: string) => text.split(" ").length;

/** Where a letter stands in the wordings it takes in turn. */
export type Turn = { next: number; asked: number };

/** "You ask for experience of payroll: I processed …"; null where no demand can be named so, or it would claim too much. */
function askedSentence({ words, accepts }: Material, deed: Deed, turn: Turn): Sentence | null {
  const { clause, quote, answers } = deed;
  if (!answers || turn.asked >= words.asked.length) return null;
  const sources: LetterSource[] = [...cvLines([quote]), { from: "ad", quote: answers.quote }];
  const said = say(pick(words.asked, turn.asked), { clause, demand: answers.phrase }, sources);
  if (!accepts(said.text)) return null;
  turn.asked += 1;
  return said;
}

/** Whether two deeds are short enough to be told in one sentence. */
function canJoin(one: Deed, other: Deed | undefined): other is Deed {
  const isOwn = one.clause.startsWith("I ") && other?.clause.startsWith("I ") === true;
  return isOwn && !other.answers && length(one.clause) + length(other.clause) <= mostJoined;
}

/** The deeds of one post as sentences, the place named in the first of them. */
export function deedSentences(
  material: Material,
  deeds: readonly Deed[],
  place: string,
  turn: Turn,
): Sentence[] {
  const { words, accepts } = material;
  const [first, ...others] = deeds;
  if (!first) return [];
  const opener = pick(place === "there" ? words.mine : words.first, turn.next >> 4);
  const values = { place, clause: first.clause };
  const said = [say(place === "" ? "{Clause}." : opener, values, cvLines([first.quote]))];
  while (others.length > 0) {
    const [deed, second] = others.splice(0, 1).concat(others.slice(0, 1));
    if (!deed) break;
    const asked = askedSentence(material, deed, turn);
    const joined = asked === null && canJoin(deed, second) ? others.splice(0, 1) : [];
    const clause = [deed, ...joined].map((one) => one.clause).join(", and ");
    const sources = cvLines([deed, ...joined].map(({ quote }) => quote));
    said.push(asked ?? say(pick(words.next, turn.next), { clause }, sources));
    turn.next += 1;
  }
  return said.filter(({ text }) => accepts(text));
}

const mostQuotesOfPost = 2;

/** What the CV says of a post in its own words. */
export function quotedSentence(
  { words, quoted }: Material,
  role: number | null,
  place: string,
  most: number,
): Sentence[] {
  const quotes = quoted
    .slice(0, most)
    .filter((one) => one.role === role)
    .slice(0, mostQuotesOfPost)
    .map(({ quote }) => quote);
  if (quotes.length === 0 || place === "") return [];
  const marked = nameList(quotes.map((quote) => `“${quote}”`));
  return [say(words.quoted[0] ?? "", { place, quotes: marked }, cvLines(quotes))];
}

/** Posts of which nothing is told but that they were held. */
export function earlierSentence(
  { words, seed }: Material,
  posts: readonly LetterPost[],
): Sentence[] {
  if (posts.length === 0) return [];
  const roles = posts.map(
    ({ title, company, period }) =>
      `${titleWithArticle(title ?? "")} at ${company} (${period?.replace(/^(?:from|in) /u, "")})`,
  );
  const quotes = posts.flatMap((post) => post.quotes);
  return [say(pick(words.earlier, seed >> 3), { roles: nameList(roles) }, cvLines(quotes))];
}
