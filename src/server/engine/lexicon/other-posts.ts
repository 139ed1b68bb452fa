import { wordsOf } from "../words/tables.ts";
import { foldWord, wordKeys } from "./fold-word.ts";
import type { Candidate, Surroundings } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

/** Words that end the name of a post. */
const postEnds = wordKeys(wordsOf("post"));
/** Who stands behind one of these is another person than the one who writes or is sought. */
const towards = wordKeys(["to", "with", "from", "by", "under", "alongside", "into", "via"]);
/** "The", "your other senior": they stand between. */
const between = wordKeys(wordsOf("between post and cue"));
/** What is another's, or comes from another: "to the instructions of the Operations Manager". */
const of = foldWord("of").key;
const givenBy = wordKeys(wordsOf("given by"));
/** "The Head of Software Development". */
const heads = wordKeys(["head", "director", "manager", "vp"]);
const owned = wordKeys(["your", "their", "his", "her", "my"]);
/** What joins two posts: "with letting agents and estate agents". */
const joins = wordKeys(["and", "or"]);
/** Behind these the post is one's own: "promoted to Team Leader", "as your Sales Manager". */
const ownPost = wordKeys(wordsOf("own post"));
/** "Project Manager experience" is one's own. */
const ownBehind = wordKeys([
  "role",
  "post",
  "position",
  "background",
  "experience",
  "level",
  "skill",
  "duty",
  "qualification",
]);

/**
 * Whether a name of the lexicon is the post of somebody else here: "report to the Project Manager", "with social workers".
 * Nobody has a skill because a colleague has the post.
 */
export function isOtherPost({ tokens }: Surroundings, { first, last }: Candidate): boolean {
  const own = tokens[last];
  if (!own) return false;
  const next = tokens[last + 1];
  const follows = next && next.segment === own.segment && next.cut === "loose" ? next : undefined;
  const endsHere = postEnds.has(own.key);
  const before = (at: number): Token | undefined =>
    tokens[at]?.segment === own.segment && tokens[at + 1]?.cut !== "none" ? tokens[at] : undefined;
  const isHeaded = before(first - 1)?.key === of && heads.has(before(first - 2)?.key ?? "");
  if (!endsHere && !isHeaded && !(follows && postEnds.has(follows.key))) return false;
  const behind = endsHere ? follows : tokens[last + 2];
  if (
    behind &&
    behind.segment === own.segment &&
    behind.cut === "loose" &&
    ownBehind.has(behind.key)
  )
    return false;
  let at = isHeaded ? first - 3 : first - 1;
  if (joins.has(before(at)?.key ?? "") && postEnds.has(before(at - 1)?.key ?? ""))
    at = pastPost(before, at - 1);
  const isOwned = owned.has(before(at)?.key ?? "");
  while (between.has(before(at)?.key ?? "") && first - at < 4) at -= 1;
  const cue = before(at);
  if (!cue) return isOwned;
  if (cue.key === of && givenBy.has(before(at - 1)?.key ?? "")) return true;
  if (!towards.has(cue.key)) return isOwned && !ownPost.has(cue.key);
  return !ownPost.has(before(at - 1)?.key ?? "");
}

/** Before the words of the post that ends at a token, so far as they reach: at most four. */
function pastPost(before: (at: number) => Token | undefined, end: number): number {
  for (let at = end - 1; end - at <= 4; at -= 1) {
    const key = before(at)?.key ?? "";
    if (key === "" || towards.has(key) || between.has(key)) return at;
  }
  return end;
}
