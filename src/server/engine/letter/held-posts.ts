import { foldSpace } from "../text/fold-space.ts";
import { withArticle } from "../text/with-article.ts";
import { words } from "../text/words.ts";
import type { Clause } from "./clauses.ts";
import { isFit } from "./fit-line.ts";
import { lowerFirst } from "./lower-first.ts";
import { readsOn } from "./reads-on.ts";
import { statements } from "./statements.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { whatChanged } from "./what-changed.ts";

/** What somebody is beside the post: "Placement supervisor for student radiographers", "Member of the working group". */

const held =
  /^(\p{Lu}[\p{L}-]+(?:\s(?!for\b|to\b|on\b|in\b)[\p{L}-]+){0,3}?)\s((?:for|of(?! contact)|to|on|in charge of)\s[^,:;()]{2,120})(?:,\s(?:both|two|three|one|all|each|some|most|many|several|with|including|who|which|where|mostly|often|usually|and)\b.*)?$/u;
/** "Falls link nurse", "Reject analysis lead": of what, the name tells. */
const alone =
  /^(\p{Lu}[\p{L}-]+(?:\s[\p{Ll}-]+){0,2}\s(?:lead|link nurse|champion|representative|co-?ordinator))$/u;
const person =
  /\b(?:supervisor|key ?worker|tutor|lead|nurse|mentor|co-?ordinator|deputy|member|rep|author|key ?person|key ?holder|superuser|super user|moderator|maintainer|developer|champion|representative|trainer|assessor|chair|secretary|treasurer|buddy|verifier|marshal|warden|first aider|contact)$/iu;
/** Of these there is one. */
const onlyOne = /^(?:deputy|chair|secretary|treasurer|first (?:point of )?contact)$/iu;
const noPost =
  /^(?:(?:Sole|Only) (?!member\b)|Nurse$|Lead$|Chair$|Mentor$|Contact$|Best|Top|Winner|Looking|Senior|Junior)\b/u;

/** A line that is longer names no post alone. */
const longestLine = 900;
const fewestWords = 5;
const mostWords = 26;

/** "Scores went up from 88% to 98%": what came of it. */
const cameOut =
  /^[\p{L}\s-]{4,60}\s(?:rose|fell|grew|went|dropped|came|improved|increased|decreased)\s.*\d/u;

/** "am a placement supervisor for …", "was a link nurse for …"; null where the statement names no such thing. */
function heldPost(statement: string, current: boolean): Clause | null {
  const [, name = "", matter = ""] = held.exec(statement) ?? alone.exec(statement) ?? [];
  // "Lead nurses to": a deed.
  if (!person.test(name) || noPost.test(name) || !isFit(statement)) return null;
  const small = lowerFirst(name);
  const isFirst =
    /^(?:first|lead|main|named|sole|only) (?:point of )?\p{Ll}+$|\b(?:contact|key ?person|lead)$/u.test(
      small,
    ) ||
    matter === "" ||
    matter.startsWith("in charge of ");
  const plain = onlyOne.test(name) ? small : withArticle(small);
  const who = isFirst ? `the ${small}` : plain;
  // What began long ago and goes on, one has been.
  const isOver = /\bin (?:19|20)\d{2}\b/u.test(matter);
  const been = /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2}\b/u.test(matter) ? "have been" : "am";
  const text = inBritishSpelling(`${current && !isOver ? been : "was"} ${who} ${matter}`.trim());
  const count = words(text).length;
  const present = current && !isOver && been === "am";
  const clause: Clause = { form: "finite", present, text, words: count };
  return count >= fewestWords && count <= mostWords && readsOn(clause) ? clause : null;
}

/** The posts a line says somebody holds beside the one it stands under. */
export function heldPostsOf(line: string, current: boolean): Clause[] {
  if (line.length > longestLine) return [];
  const folded = foldSpace(line);
  const [first = "", behind = ""] = folded.split(/[;.:]\s|[;.:]$/u);
  const post = heldPost(first, current);
  const outcome = whatChanged(behind) ?? (cameOut.test(behind) ? lowerFirst(behind) : null);
  if (post !== null && outcome !== null) return [{ ...post, text: `${post.text}; ${outcome}` }];
  return [first, ...statements(line)].flatMap((one) => heldPost(one, current) ?? []).slice(0, 1);
}
