import type { LetterTone } from "../../../shared/letter.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { withCapital } from "../text/with-capital.ts";
import { type Held, heldAwards, heldLicences } from "./letter-awards.ts";
import { type Deed, findDeeds, type Quoted, quotedLines, sharedTools } from "./letter-deeds.ts";
import type { LetterInput, LetterSource } from "./letter-input.ts";
import { type LetterPost, letterPosts } from "./letter-posts.ts";
import { askedNames } from "./request-names.ts";
import toneWords from "./words/letter-tones.json" with { type: "json" };

/** The sentences of one tone, several wordings of each. */
type ToneWords = (typeof toneWords)[LetterTone];
type Accepts = (sentence: string) => boolean;

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
      sources: [title, company].flatMap((name) =>
        name ? [{ from: name.from, quote: name.quote }] : [],
      ),
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
