import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvLine } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { stem } from "../text/stem.ts";
import { isStopWord, words } from "../text/words.ts";
import { deedFromLine, gerundFromLine } from "./first-person.ts";
import type { LetterInput } from "./letter-input.ts";
import type { LetterPost } from "./letter-posts.ts";

/** Something the person did, from one line of the CV. */
export type Deed = {
  /** "I led a team of five", to stand inside a sentence. */
  clause: string;
  quote: string;
  /** Index into the CV's posts; null where the line stands under none. */
  role: number | null;
  /** The demand it answers in words that can stand in a sentence ("experience of payroll"), with the advertisement's own; else null. */
  answers: { phrase: string; quote: string } | null;
  value: number;
};

/** A line of a post that answers a demand and is told in the CV's own words. */
export type Quoted = { quote: string; role: number };

/** A letter says a page at most: of a longer CV only so much is read for it. */
const most = { lines: 500, characters: 4000 } as const;
const fewestQuoted = 12;
/** Shorter sentences in the first person are asides. */
const fewestOwnWords = 8;

/** Sections whose sentences tell what was done. */
const tellingSections: ReadonlySet<string> = new Set(["summary", "experience", "volunteering"]);

const demandOpening =
  /^(?:(?:previous|proven|some|good|strong|sound|solid|relevant|recent|working|hands-on|practical|basic|excellent|demonstrable)\s)*(?:experience|knowledge|understanding|familiarity)\s(?:of|in|with)\s[\p{L}\p{N}\s'’&/-]{3,60}$/iu;
const mostDemandWords = 8;

/** "experience of payroll", of a demand that is short and plain enough; else null. */
function demandPhrase(text: string): string | null {
  const plain = foldSpace(text).replace(/[.;,]$/u, "");
  const isPlain = demandOpening.test(plain) && plain.split(" ").length <= mostDemandWords;
  const isTorn = /\b(?:and|or|of|the|a|is|are|desirable|essential|required|preferred)$/iu.test(
    plain,
  );
  return isPlain && !isTorn ? plain.charAt(0).toLowerCase() + plain.slice(1) : null;
}

const stemsOf = (text: string) =>
  words(text).flatMap(({ lower }) => (isStopWord(lower) ? [] : [stem(lower)]));

type Asked = { value: number; phrase: Deed["answers"] };

/** What a statement is worth by the demands it is evidence of. */
function askedBy(quote: string, { results }: LetterInput): Asked {
  let value = 0;
  let phrase: Deed["answers"] = null;
  for (const { text, status, importance, evidence, sure } of results.requirements) {
    if (status !== "met" && status !== "partial") continue;
    const at = evidence.findIndex(
      (one) =>
        one.quote === quote ||
        (Math.min(one.quote.length, quote.length) >= fewestQuoted &&
          (one.quote.includes(quote) || quote.includes(one.quote))),
    );
    if (at < 0) continue;
    const isMet = status === "met" && sure !== false;
    value += ((isMet ? 3 : 1.5) + (importance === "required" ? 0.5 : 0)) / (at + 1);
    if (isMet && at === 0 && phrase === null) {
      const said = demandPhrase(text);
      phrase = said === null ? null : { phrase: said, quote: foldSpace(text) };
    }
  }
  return { value, phrase };
}

/** Lines in which the person says what they lack, or that are copied from the advertisement, vouch for nothing. */
function vouches(line: CvLine, { cv, job }: LetterInput, jobText: string): boolean {
  const isTelling =
    line.role !== null || tellingSections.has(cv.sections[line.section]?.kind ?? "");
  const isCopied = line.text.length > 40 && jobText.includes(foldSpace(line.text).toLowerCase());
  return isTelling && !isCopied && (cv.denied[line.index] ?? []).length === 0 && job.text !== "";
}

/** Where two of a CV's posts are held, the line's own post says which. */
function clauseOf(text: string, post: LetterPost | undefined): string | null {
  const isNow = post?.isNow ?? false;
  const deed = deedFromLine(text, isNow);
  if (deed !== null) return `I ${deed}`;
  const gerund = post ? gerundFromLine(text) : null;
  return gerund === null ? null : `my work ${isNow ? "includes" : "included"} ${gerund}`;
}

/** What can be told of the CV in the first person, best first. */
export function findDeeds(input: LetterInput, posts: readonly LetterPost[]): Deed[] {
  const { cv, job } = input;
  if (cv.language !== "en") return [];
  const jobText = foldSpace(job.text).toLowerCase();
  const asked = new Set(stemsOf(job.demands.map(({ text }) => text).join(" ")));
  const seen = new Set<string>();
  const deeds = cv.lines.slice(0, most.lines).flatMap((line): Deed[] => {
    if (!vouches(line, input, jobText)) return [];
    const post = posts.find(({ at }) => at === line.role);
    return sentences(line.text.slice(0, most.characters)).flatMap(({ text }): Deed[] => {
      const quote = foldSpace(text);
      // Of a post that cannot be named a line may still be told, in the past.
      const clause = seen.has(quote) ? null : clauseOf(quote, post);
      if (clause === null) return [];
      seen.add(quote);
      const { value, phrase } = askedBy(quote, input);
      const shared = new Set(stemsOf(quote).filter((one) => asked.has(one))).size;
      const extra =
        Math.min(1, shared / 4) + (/\d/u.test(quote) ? 0.3 : 0) + (post?.isNow ? 0.3 : 0);
      // Prose tells of much that bears on no demand; a bullet is there to be told.
      const isOwnWords = /^I\s/u.test(quote);
      if (value < 3 && (isOwnWords || (value === 0 && !line.bullet))) return [];
      if (isOwnWords && words(quote).length < fewestOwnWords) return [];
      return [
        { clause, quote, role: post ? post.at : null, answers: phrase, value: value + extra },
      ];
    });
  });
  return deeds.sort((one, other) => other.value - one.value);
}

const mostQuoted = 22;
const fewestInQuote = 5;
/** What would be odd between quotation marks, or speaks against whoever writes. */
const unquotable =
  /[“”"{}<>[\]|@•]|https?|www\.|[-–—,:(&/]$|^(?:We|They|He|She|It|Us|All|Also|But|And|Was|Were|Is|Are|Did|Had|Have|Since|Then|Before|After)\b|['’]t\b|\b(?:not|no|never|nor|expired|lapsed|booked|late|so far|only|due|put off|lost|left|poor|bit|sort of|you|your|hire)\b/iu;

/** Lines of named posts that answer a demand and cannot stand in the first person, best first. */
export function quotedLines(
  input: LetterInput,
  posts: readonly LetterPost[],
  deeds: readonly Deed[],
): Quoted[] {
  const { cv, results } = input;
  const used = new Set(deeds.map(({ quote }) => quote));
  const told = cv.language === "en" ? results.requirements : [];
  return told.flatMap(({ status, sure, evidence: [first] }): Quoted[] => {
    const quote = first?.quote.replace(/[.;]$/u, "") ?? "";
    const line = cv.lines.find(({ text }) => quote !== "" && foldSpace(text).includes(quote));
    const post = posts.find(({ at }) => at === line?.role);
    if (!line || !post || status !== "met" || sure === false || used.has(first?.quote ?? ""))
      return [];
    const isHead =
      !cv.roles[post.at]?.bullets.includes(line.index) && quote.includes(post.company ?? quote);
    const count = words(quote).length;
    if (isHead || count < fewestInQuote || count > mostQuoted || unquotable.test(quote)) return [];
    if (/[.!?]\s/u.test(quote) || addressesMachines(quote)) return [];
    used.add(first?.quote ?? "");
    return [{ quote, role: post.at }];
  });
}

/** Names of tools the advertisement asks for and the CV uses, as the CV writes them. */
export function sharedTools(
  { cv, job }: LetterInput,
  isTool: (skill: string) => boolean,
): { name: string; quote: string }[] {
  const asked = new Set(job.mentions.map(({ skill }) => skill));
  const denied = new Set(cv.deniedSkills.map(({ skill }) => skill));
  const found = new Map<string, { name: string; quote: string }>();
  for (const { skill, line, start, end } of cv.skills) {
    const text = cv.lines[line]?.text ?? "";
    const name = text.includes(skill) ? skill : text.slice(start, end);
    const isName = /^[\p{Lu}\p{N}]/u.test(name) && !/[,;:|()]|\s\p{Ll}/u.test(name);
    if (!asked.has(skill) || denied.has(skill) || found.has(skill) || !isName || !isTool(skill))
      continue;
    found.set(skill, { name, quote: text });
  }
  return [...found.values()];
}
