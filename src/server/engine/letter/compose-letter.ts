import { nameList } from "../text/name-list.ts";
import type { Held } from "./letter-awards.ts";
import type { Deed } from "./letter-deeds.ts";
import { cvLines, type Sentence } from "./letter-input.ts";
import type { Material } from "./letter-material.ts";
import type { LetterPost } from "./letter-posts.ts";
import {
  deedSentences,
  earlierSentence,
  pick,
  placeOf,
  quotedSentence,
  say,
  whoSentence,
} from "./letter-sentences.ts";

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

const mostDeedsOfPost = 6;

/** The best deeds, not too many of one post. */
export function bestDeeds({ deeds }: Material): Deed[] {
  const counts = new Map<number | null, number>();
  return deeds.filter(({ role }) => {
    const count = (counts.get(role) ?? 0) + 1;
    counts.set(role, count);
    return count <= mostDeedsOfPost;
  });
}

/** The paragraphs on the post the letter begins with, and on the others. */
function workParagraphs(material: Material, plan: Plan): [Sentence[], Sentence[]] {
  const { seed, posts, main, accepts } = material;
  const who = plan.who ? whoSentence(material) : null;
  const chosen = bestDeeds(material).slice(0, plan.deeds);
  const turn = { next: seed, asked: 0 };
  const tell = (role: number | null, place: string) => [
    ...deedSentences(
      material,
      chosen.filter((deed) => deed.role === role),
      place,
      turn,
    ),
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
  const earlier = earlierSentence(material, untold.slice(0, plan.earlier));
  const rest = [...others, ...earlier.filter(({ text }) => accepts(text)), ...tell(null, "")];
  return [[...(who ? [who] : []), ...mine], rest];
}

const mostTools = 4;

/** What is held: awards, licences, tools that are known. */
function heldSentences(material: Material, plan: Plan): Sentence[] {
  const { words, seed, accepts } = material;
  const awards = material.awards.slice(0, plan.awards);
  const licences = material.licences.slice(0, plan.licences);
  const tools = plan.tools ? material.tools.slice(0, mostTools) : [];
  const list = (held: readonly Held[]) => nameList(held.map(({ text }) => text));
  const from = (held: readonly Held[]) => cvLines(held.flatMap(({ quotes }) => quotes));
  const said: Sentence[] = [];
  if (awards.length > 0)
    said.push(say(pick(words.awards, seed >> 7), { awards: list(awards) }, from(awards)));
  if (licences.length > 0)
    said.push(say(pick(words.licences, seed), { licences: list(licences) }, from(licences)));
  if (tools.length > 1) {
    const names = { tools: nameList(tools.map(({ name }) => name)) };
    const lines = cvLines(tools.map(({ quote }) => quote));
    said.push(say(pick(words.tools, seed >> 5), names, lines));
  }
  return said.filter(({ text }) => accepts(text));
}

/** The paragraphs of a letter. */
export function composeBody(material: Material, plan: Plan): Sentence[][] {
  const { words, seed, post } = material;
  const opening = say(pick(words.openings, seed), { post: post.phrase }, post.sources);
  const [mine, others] = workParagraphs(material, plan);
  const isBare = mine.length + others.length <= (mine[0] && material.main ? 1 : 0);
  const end: Sentence[] = [];
  if (isBare) end.push(say(pick(words.bare, seed), {}));
  else if (plan.wish && post.employer !== null)
    end.push(say(pick(words.wish, seed >> 6), { employer: post.employer }, post.sources.slice(-1)));
  end.push(say(pick(words.close, seed >> 1), {}));
  if (plan.thanks && mine.length > 0) end.push(say(pick(words.thanks, seed >> 2), {}));
  return [[opening], mine, others, heldSentences(material, plan), end].filter(
    (paragraph) => paragraph.length > 0,
  );
}
