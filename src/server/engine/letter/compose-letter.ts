import type { LetterTone } from "../../../shared/letter.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { nameList } from "../text/name-list.ts";
import { withCapital } from "../text/with-capital.ts";
import { type Held, heldAwards, heldLicences } from "./letter-awards.ts";
import { type Deed, findDeeds, type Quoted, quotedLines, sharedTools } from "./letter-deeds.ts";
import { type LetterPost, letterPosts, titleWithArticle } from "./letter-posts.ts";
import { cvLines, type LetterSource, type Sentence } from "./letter-sources.ts";
import { askedNames } from "./request-names.ts";
import toneWords from "./words/letter-tones.json" with { type: "json" };
import type { LetterInput } from "./write-letter.ts";

type ToneWords = (typeof toneWords)[LetterTone];
type Values = Readonly<Record<string, string>>;
type Accepts = (sentence: string) => boolean;

/** The sentence a template gives: "{post}" as it is, "{Post}" with a capital. */
function say(template: string, values: Values, sources: readonly LetterSource[] = []): Sentence {
  const text = template.replace(/\{(\p{L})(\p{L}*)\}/gu, (_, first: string, rest: string) => {
    const value = values[first.toLowerCase() + rest] ?? "";
    return first === first.toLowerCase() ? value : withCapital(value);
  });
  return { text: text.replace(/\.\.$/u, "."), sources: [...sources] };
}

/** All that a letter of one CV for one post may say. */
export type Material = {
  words: ToneWords;
  /** Chooses among wordings: the same for the same texts. */
  seed: number;
  post: { phrase: string; employer: string | null; sources: LetterSource[] };
  posts: LetterPost[];
  /** The post the letter begins with: the present one, else the last. */
  main: LetterPost | null;
  deeds: Deed[];
  quoted: Quoted[];
  awards: Held[];
  licences: Held[];
  tools: { name: string; quote: string }[];
  accepts: Accepts;
};

const isTool = (skill: string) => skillNamed(skill)?.kind === "tool";

/** Reads CV, advertisement and request for what can be said; `accepts` is whether a sentence holds nothing that none of them says. */
export function gatherMaterial(input: LetterInput, seed: number, accepts: Accepts): Material {
  const { title, company } = askedNames(input.job, input);
  const words: ToneWords = toneWords[input.tone];
  const posts = letterPosts(input.cv);
  const deeds = findDeeds(input, posts).filter(({ clause }) => accepts(`${withCapital(clause)}.`));
  const awards = heldAwards(input).filter(({ text }) => accepts(`I hold ${text}.`));
  const told = (post: LetterPost) => deeds.some(({ role }) => role === post.at);
  const now = posts.filter(({ isNow }) => isNow);
  const past = [...posts].sort((one, other) => other.last - one.last);
  return {
    words,
    seed,
    post: {
      phrase: `the post ${title ? `of ${title.text}` : "you advertise"}${company ? ` at ${company.text}` : ""}`,
      employer: company?.text ?? null,
      sources: [title, company].flatMap((name) => (name ? [{ from: name.from, quote: name.quote }] : [])),
    },
    posts,
    main: now.find(told) ?? now[0] ?? past[0] ?? null,
    deeds,
    quoted: quotedLines(input, posts, deeds).filter(({ quote }) =>
      accepts(`Of my work there my CV says: “${quote}”.`),
    ),
    awards,
    licences: heldLicences(input, awards).filter(({ text }) => accepts(`I hold ${text}.`)),
    tools: sharedTools(input, isTool),
    accepts,
  };
}

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("a tone without words");
  return item;
};

/** "at Northgate Housing", "as a Baker at Copper Lane Loaves from 2014 to 2019". */
function placeOf({ title, company, isNow, period }: LetterPost): string {
  const as = title !== null ? `as ${titleWithArticle(title)} ` : "";
  const at = company !== null ? `at ${company} ` : "";
  if (isNow || (period === null && company !== null)) return (at || as).trim();
  return `${as}${at}${period ?? ""}`.trim();
}

/** Who writes: the post that is held, or the last one. */
function whoSentence({ words, main, accepts }: Material): Sentence | null {
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

/** The deeds of one post as sentences, the place named in the first of them. */
function deedSentences(
  material: Material,
  deeds: readonly Deed[],
  place: string,
  turn: { next: number; asked: number },
): Sentence[] {
  const { words, accepts } = material;
  const said: Sentence[] = [];
  for (let at = 0; at < deeds.length; at += 1) {
    const deed = deeds[at];
    if (!deed) continue;
    const { clause, quote, answers } = deed;
    const second = deeds[at + 1];
    const values = { place, clause, deed: clause.replace(/^I /u, "") };
    const sources = cvLines([quote]);
    if (at === 0) {
      const template = pick(place === "there" ? words.mine : words.first, turn.next >> 4);
      said.push(say(place === "" ? "{Clause}." : template, values, sources));
      continue;
    }
    if (answers && turn.asked < words.asked.length) {
      const asked = say(
        pick(words.asked, turn.asked),
        { ...values, demand: answers.phrase },
        [...sources, { from: "ad", quote: answers.quote }],
      );
      if (accepts(asked.text)) {
        turn.asked += 1;
        said.push(asked);
        continue;
      }
    }
    const isOwn = clause.startsWith("I ") && second?.clause.startsWith("I ") === true;
    if (second && isOwn && !second.answers && length(clause) + length(second.clause) <= mostJoined) {
      const joined = { ...values, clause: `${clause}, and ${second.clause}`, deed: `${values.deed}, and ${second.clause}` };
      said.push(say(nextTemplate(words, turn, true), joined, [...sources, ...cvLines([second.quote])]));
      at += 1;
      continue;
    }
    said.push(say(nextTemplate(words, turn, clause.startsWith("I ")), values, sources));
  }
  return said.filter(({ text }) => accepts(text));
}

function nextTemplate(words: ToneWords, turn: { next: number }, isDeed: boolean): string {
  const template = pick(words.next, turn.next);
  turn.next += 1;
  return isDeed || !template.includes("{deed}") ? template : pick(words.next, turn.next++);
}

const mostQuotesOfPost = 2;

/** What the CV says of a post in its own words. */
function quotedSentence({ words, quoted }: Material, role: number, place: string, most: number): Sentence[] {
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
function earlierSentence({ words, seed }: Material, posts: readonly LetterPost[]): Sentence[] {
  if (posts.length === 0) return [];
  const roles = posts.map(
    ({ title, company, period }) =>
      `${titleWithArticle(title ?? "")} at ${company} (${period?.replace(/^(?:from|in) /u, "")})`,
  );
  const quotes = posts.flatMap((post) => post.quotes);
  return [say(pick(words.earlier, seed >> 3), { roles: nameList(roles) }, cvLines(quotes))];
}

/** How much of the material a letter takes in. */
export type Plan = {
  who: boolean;
  deeds: number;
  quoted: number;
  /** Former posts of which nothing more is told. */
  earlier: number;
  awards: number;
  licences: number;
  tools: boolean;
  wish: boolean;
  thanks: boolean;
};

const mostDeedsOfPost = 5;

/** The best deeds, not too many of one post. */
export function bestDeeds({ deeds }: Material): Deed[] {
  const counts = new Map<number | null, number>();
  return deeds.filter(({ role }) => {
    const count = (counts.get(role) ?? 0) + 1;
    counts.set(role, count);
    return count <= mostDeedsOfPost;
  });
}

/** The paragraphs of a letter. */
export function composeBody(material: Material, plan: Plan): Sentence[][] {
  const { words, seed, post, posts, main, accepts } = material;
  const values: Values = { post: post.phrase, employer: post.employer ?? "" };
  const opening = say(pick(words.openings, seed), values, post.sources);
  const who = plan.who ? whoSentence(material) : null;
  const chosen = bestDeeds(material).slice(0, plan.deeds);
  const turn = { next: seed, asked: 0 };
  const of = (role: number | null) => chosen.filter((deed) => deed.role === role);
  const tell = (role: number, place: string) => [
    ...deedSentences(material, of(role), place, turn),
    ...quotedSentence(material, role, place, plan.quoted),
  ];
  const mine = main ? tell(main.at, who ? "there" : placeOf(main)) : [];
  const untold: LetterPost[] = [];
  const others = posts.flatMap((one) => {
    if (one.at === main?.at) return [];
    const [first, ...rest] = tell(one.at, placeOf(one));
    if (first) return [{ ...first, sources: [...first.sources, ...cvLines(one.quotes)] }, ...rest];
    if (one.title !== null && one.company !== null && one.period !== null) untold.push(one);
    return [];
  });
  others.push(
    ...earlierSentence(material, untold.slice(0, plan.earlier)).filter(({ text }) => accepts(text)),
  );
  const loose = deedSentences(material, of(null), "", turn);
  const isBare = mine.length + others.length + loose.length === 0;
  const list = (held: readonly Held[]) => nameList(held.map(({ text }) => text));
  const awards = material.awards.slice(0, plan.awards);
  const licences = material.licences.slice(0, plan.licences);
  const tools = plan.tools ? material.tools.slice(0, 4) : [];
  const held = [
    ...(awards.length > 0
      ? [say(pick(words.awards, seed >> 7), { awards: list(awards) }, cvLines(awards.flatMap(({ quotes }) => quotes)))]
      : []),
    ...(licences.length > 0
      ? [say(pick(words.licences, seed), { licences: list(licences) }, cvLines(licences.flatMap(({ quotes }) => quotes)))]
      : []),
    ...(tools.length > 1
      ? [say(pick(words.tools, seed >> 5), { tools: nameList(tools.map(({ name }) => name)) }, cvLines(tools.map(({ quote }) => quote)))]
      : []),
  ].filter(({ text }) => accepts(text));
  const end = [
    ...(isBare ? [say(pick(words.bare, seed), {})] : []),
    ...(plan.wish && !isBare && post.employer !== null ? [say(pick(words.wish, seed >> 6), values, post.sources.slice(-1))] : []),
    say(pick(words.close, seed >> 1), values),
    ...(plan.thanks ? [say(pick(words.thanks, seed >> 2), values)] : []),
  ];
  return [[opening], [...(who ? [who] : []), ...mine], [...others, ...loose], held, end].filter(
    (paragraph) => paragraph.length > 0,
  );
}
