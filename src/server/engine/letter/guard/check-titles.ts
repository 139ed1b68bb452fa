import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { claimsOfOneself } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSources } from "./guard-sources.ts";
import { postsNamed } from "./posts.ts";
import { streamOf } from "./streams.ts";

const namedTitle =
  /\b(?:as|am|'m|was|been|being|became|become|post of|role of|position of|appointment of|that of|promoted to)\s+(?:(?:currently|now|also|presently)\s+)?(?:an?\s+|the\s+)?([\p{L}&/'-]+(?:\s[\p{L}&/'-]+){0,5}\s?)/giu;
const titleEnd =
  /\s(?:at|for|in|with|where|who|and|on|to|from|by|since|until|of the|I|is|was|has|have|had|that|which|taught|gave|made|means|helped)\s.*$/u;

/** "a senior nurse" is a title as "Senior Nurse" is. */
function isTitle(text: string): boolean {
  const named = text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return looksLikeJobTitle(text) || looksLikeJobTitle(named) || /^\p{Lu}{3,6}$/u.test(text);
}

/** Words whose loss raises a title: an assistant accountant is no accountant. */
const lowering = new Set(
  "assistant junior trainee apprentice deputy student associate graduate intern acting part vice former aspiring".split(
    " ",
  ),
);
/** "I work with the SENCO", "reporting to the Head": the title is somebody else's. */
const ofOthers = new Set("the our their with to under for alongside by from".split(" "));

/** What is done to holders of a title. */
const done = new Set(
  "supervise train manage mentor coach support assist lead recruit hire teach help brief advise".split(
    " ",
  ),
);

/** Whether a source gives the title to the person: once in the singular, not cut from a lower one, not another's. */
function isHeld(stream: string, title: string): boolean {
  const key = streamOf(title);
  if (key.trim() === "") return true;
  for (let at = stream.indexOf(key); at >= 0; at = stream.indexOf(key, at + 1)) {
    const [second = "", first = ""] = stream.slice(0, at).split(" ").slice(-2);
    const ofSomebody = ofOthers.has(first) || done.has(verbOf(first)?.base ?? "");
    if (!ofSomebody && !lowering.has(first) && !lowering.has(second)) return true;
  }
  return false;
}

/** "A Staff Nurse at Mendip View" of somebody who was one at Severnside. */
function isOfOtherPost(
  sentence: string,
  at: number,
  title: string,
  sources: GuardSources,
): boolean {
  const behind = sentence.slice(at);
  const place = behind.slice(behind.indexOf(title) + title.length);
  if (!/^\s*(?:at|with|for|in)\s/u.test(place)) return false;
  const there = postsNamed(place.split(/[,;:]/u)[0] ?? "", sources.posts);
  const titled = there.filter((post) => post.titles.trim() !== "");
  return titled.length > 0 && !titled.some((post) => post.titles.includes(streamOf(title)));
}

/** Titles somebody gives themselves that no source gives them. */
export function checkTitles(sentence: string, sources: GuardSources): GuardFinding[] {
  const { cv, asked } = sources;
  return Array.from(sentence.matchAll(namedTitle)).flatMap((match): GuardFinding[] => {
    const title = `${match[1] ?? ""} `.replace(titleEnd, "").trim();
    if (title === "" || !isTitle(title)) return [];
    const elsewhere = isOfOtherPost(sentence, match.index, title, sources);
    if (elsewhere) return [{ kind: "title", text: title, onlyInAd: false }];
    if (isHeld(cv.stream, title)) return [];
    const inAd = asked.stream.includes(streamOf(title));
    if (inAd && !claimsOfOneself(sentence, match.index)) return [];
    return [{ kind: "title", text: title, onlyInAd: inAd }];
  });
}
