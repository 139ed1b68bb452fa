import { relation } from "../lexicon/lexicon.ts";
import { numberWords } from "../text/number-words.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { belowThePost } from "./posts-below.ts";
import type { Topic } from "./relevant-roles.ts";
import { termKeys } from "./term-key.ts";
import { readTitle, type TitleReading, titleShare } from "./title-likeness.ts";
import { skillsOfTitle } from "./titles-imply.ts";

/** Posts by their letters, as advertisements of a trade write them. */
const inLetters: ReadonlyMap<string, string> = new Map([
  ["GM", "General Manager"],
  ["AGM", "Assistant General Manager"],
  ["DGM", "Deputy General Manager"],
  ["DM", "Deputy Manager"],
  ["RM", "Registered Manager"],
  ["ASM", "Assistant Store Manager"],
  ["HC", "Head Chef"],
  ["SC", "Sous Chef"],
  ["CDP", "Chef de Partie"],
  ["PM", "Project Manager"],
  ["QS", "Quantity Surveyor"],
  ["KP", "Kitchen Porter"],
  ["BDM", "Business Development Manager"],
  ["NAM", "National Account Manager"],
  ["TA", "Teaching Assistant"],
  ["PA", "Personal Assistant"],
  ["EA", "Executive Assistant"],
  ["FD", "Finance Director"],
  ["FC", "Financial Controller"],
  ["CPM", "Clinical Project Manager"],
]);

export const isPostInLetters = (said: string) => inLetters.has(said);

const written = (post: string) =>
  (inLetters.get(post) ?? post)
    .replace(/\bOps\b/gu, "Operations")
    .replace(/\bAsst?\b/gu, "Assistant");

/** "… years as GM or AGM of a hotel": the posts, up to where or of what. */
const asPosts =
  /\b(?:years?|yrs?|months?|mths?)\b['’]?s?\+?(?: experience| working| work)?(?: in post)? as (?:an? |the )?([\p{L}&'’/ ,-]{2,70}?)(?=[.;()]|$|,? (?:of|in|with|within|at|on|for|and|is|would|preferably|ideally)\b)/iu;

/** The posts that years are asked as, written out; none where no post in letters and no choice is named. */
export function postsInLetters(text: string): string[] {
  const said = asPosts.exec(text)?.[1]?.trim() ?? "";
  const posts = said.split(/\s?\/\s?|,? or (?:an? )?|, /u).filter((post) => post !== "");
  const isShort = posts.some((post) => inLetters.has(post) || written(post) !== post);
  return isShort ? posts.map(written) : [];
}

const below = new RegExp(`\\b${belowThePost}\\b`, "iu");
/** From this likeness on a title is the post. */
const samePost = 0.85;

/** "Laboratory assistant" is a technician's post by another name: there the word is no rank. */
const isRankedBelow = (title: string, { keys }: TitleReading) =>
  below.test(keys.has("assistant") ? title : title.replace(/ assistant$/iu, ""));

/** The roles of which the title is one of the posts; a deputy's is not the post itself. */
export function rolesOfPosts({ cv }: CvEvidence, posts: readonly string[]): Set<number> {
  const asked = posts.map((post) => ({ reading: readTitle(post), isBelow: below.test(post) }));
  return new Set(
    cv.roles.flatMap(({ title }, at) => {
      if (title === null) return [];
      const own = readTitle(title);
      const isOne = asked.some(
        ({ reading, isBelow }) =>
          (isBelow || !isRankedBelow(title, own)) && titleShare(reading, own) >= samePost,
      );
      return isOne ? [at] : [];
    }),
  );
}

/**
 * "Two years as a health visitor": of roles that speak of it, those by another title whose lines name it as somebody else's post
 * alone, are not of that post.
 */
export function withoutOthersPost(
  evidence: CvEvidence,
  roles: ReadonlySet<number>,
  post: string,
  skills: readonly string[],
): ReadonlySet<number> {
  const { cv, mentions, passages } = evidence;
  const said = post.toLowerCase();
  const keys = new Set(termKeys(post));
  const isAsked = (skill: string) => skills.some((asked) => relation(skill, asked) >= 1);
  const isHeld = (at: number) => {
    const title = cv.roles[at]?.title ?? null;
    if (title === null || skills.length === 0) return true;
    if (termKeys(title).some((key) => keys.has(key))) return true;
    if (skillsOfTitle(title).some(isAsked)) return true;
    if (passages.some(({ role, deeds }) => role === at && [...deeds].some(isAsked))) return true;
    return mentions.some(({ skill, line, start, end }) => {
      const { role = null, text = "" } = cv.lines[line] ?? {};
      return (
        role === at && isAsked(skill) && !text.slice(start, end).toLowerCase().startsWith(said)
      );
    });
  };
  return new Set([...roles].filter(isHeld));
}

/** "7 years in the industry, at least 3 as Project Manager": a second number, of the post. */
const ofThem =
  /[,(;–-]\s?(?:with |including |of which )?(?:at least |a minimum of |min(?:imum|\.)? )?(\d{1,2}|\p{L}+)\+? (?:years? |yrs? )?(?:of (?:them|these|those|which) )?as (?:an? )?((?:\p{L}+ ?){1,3})(?=[.,;)]|$)/iu;

/** Years of a post within the years asked for; null where none are named. */
export function yearsInPost(text: string): { years: number; post: string } | null {
  const found = ofThem.exec(text);
  const years = Number(found?.[1]) || (numberWords.get(found?.[1]?.toLowerCase() ?? "") ?? 0);
  const post = found?.[2]?.trim() ?? "";
  return found && years > 0 && /^\p{Lu}|manager|officer|lead/u.test(post)
    ? { years, post: written(post) }
    : null;
}

/** Posts are told by their titles alone. */
export const topicOfPosts: Topic = {
  skills: [],
  keys: new Set(),
  title: readTitle(""),
  isNamed: true,
};
