import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { Finding } from "./judgement.ts";
import { partCaps } from "./part-caps.ts";

/** Who stands in, helps or learns does not hold the post itself. */
const below =
  "(?:deputy|assistant|asst\\.?|trainee|apprentice|student|junior|graduate|relief|acting|associate)";
const belowNamed = new RegExp(`\\b${below}\\b`, "iu");
const belowBefore = new RegExp(`${below}\\W{1,2}$`, "iu");

/** "General Manager of a busy restaurant" is met in part by a deputy general manager: the post itself is asked for. */
export function heedPost(finding: Finding, { text, skills }: Demand): Finding {
  if ((finding.credit ?? 0) <= partCaps.belowThePost || belowNamed.test(text)) return finding;
  const posts = findMentions(text)
    .filter(({ skill }) => skills.some((group) => group.includes(skill.name)))
    .map(({ start, end }) => text.slice(start, end))
    .filter((named) => /^\p{Lu}/u.test(named) && looksLikeJobTitle(named));
  const isBelow = (quote: string) =>
    posts.some((post) => {
      const at = quote.toLowerCase().indexOf(post.toLowerCase());
      return at > 0 && belowBefore.test(quote.slice(0, at));
    });
  if (finding.evidence.length === 0 || !finding.evidence.every(({ quote }) => isBelow(quote)))
    return finding;
  return {
    ...finding,
    credit: partCaps.belowThePost,
    reason: `${finding.reason} That post was below the one asked for.`,
  };
}
