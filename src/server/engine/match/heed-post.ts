import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { CapStep } from "./cap-step.ts";
import { belowThePost } from "./posts-below.ts";

const belowNamed = new RegExp(`\\b${belowThePost}\\b`, "iu");
const belowBefore = new RegExp(`${belowThePost}\\W{1,2}$`, "iu");

/** "General Manager of a busy restaurant" is met in part by a deputy general manager: the post itself is asked for. */
export const postBelow: CapStep = {
  of: ["any"],
  cap: "belowThePost",
  lacks({ reason, evidence }, { text, skills }) {
    if (evidence.length === 0 || belowNamed.test(text)) return null;
    const posts = findMentions(text)
      .filter(({ skill }) => skills.some((group) => group.includes(skill.name)))
      .map(({ start, end }) => text.slice(start, end))
      .filter((named) => /^\p{Lu}/u.test(named) && looksLikeJobTitle(named));
    const isBelow = (quote: string) =>
      posts.some((post) => {
        const at = quote.toLowerCase().indexOf(post.toLowerCase());
        return at > 0 && belowBefore.test(quote.slice(0, at));
      });
    if (!evidence.every(({ quote }) => isBelow(quote))) return null;
    return { reason: `${reason} That post was below the one asked for.` };
  },
};
