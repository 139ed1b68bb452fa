import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { withArticle } from "../text/with-article.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { wordSet } from "../words/tables.ts";

/** Whether words within a sentence name a post: there they stand without the capitals that tell a title. */
const namesPost = (text: string) =>
  looksLikeJobTitle(text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()));

/** A word that has its capital only from standing first: "Customer", "Hands-on", "E-mail"; not "SQL", "PowerPoint", "X-ray". */
const ordinaryWord = /^(?:\p{Lu}\p{Ll}+|E-\p{Ll}+)(?:-\p{Ll}+)*$/u;
/** First words of concepts that keep their capital inside a sentence. */
const properNames = wordSet("proper name");

/** These are names where they are one word ("Scrum"); of more words they may be plain ("Accounting software"). */
const kindsOfName: ReadonlySet<string> = new Set(["tool", "licence", "method"]);

/** "Excel modelling" begins with the name of a tool. */
function beginsWithName(first: string): boolean {
  const skill = skillNamed(first);
  return skill?.name === first && (skill.kind === "language" || kindsOfName.has(skill.kind));
}

/** "A positive attitude", "a sense of humour": these names take an article. */
const countable = /\b(?:attitude|approach|outlook|appearance|ethic)$|^Sense of /u;

/** A skill's name inside a sentence: ordinary words small, names and abbreviations as they are. */
export function skillInText(name: string): string {
  const skill = skillNamed(name);
  const [first = "", ...rest] = name.split(" ");
  if (rest.length > 0 && rest.at(-1) === "Act") return `the ${name}`;
  if (!skill || skill.kind === "language" || properNames.has(first) || beginsWithName(first))
    return name;
  if (!ordinaryWord.test(first) || rest.some((word) => /[\p{Lu}\d]/u.test(word))) return name;
  if (rest.length === 0 && kindsOfName.has(skill.kind)) return name;
  const small = first.charAt(0).toLowerCase() + name.slice(1);
  return skill.kind === "soft" && countable.test(name) ? withArticle(small) : small;
}

const mostWords = 5;
const isName = (text: string) =>
  text.split(/[\s-]/u).some((word) => /^\p{Lu}[\p{Lu}\d]+/u.test(word));
/** "Advanced SQL" inside a sentence; "Power BI" is called so. */
function withSmallStart(name: string, skill: string): string {
  const [first = "", ...rest] = name.split(" ");
  const isPlain = rest.length > 0 && ordinaryWord.test(first) && !skill.startsWith(first);
  return isPlain ? first.toLowerCase() + name.slice(first.length) : name;
}

/** What is done to a thing, or how, is no name of it: "commission fire alarms", "on time and within budget". */
function isNoun(text: string): boolean {
  const [first = ""] = text.split(" ");
  if (/^(?:on|in|within|at|with|under|to|from|by|for)$/u.test(first)) return false;
  const form = verbOf(first)?.form;
  return text === text.toLowerCase() && first !== text && (form === undefined || form === "gerund");
}

/**
 * A skill as a text that asks for it calls it ("debt recovery", "GDPR"), where that can stand in a sentence of ours; else by
 * the lexicon's name. For what is not shown: who has it is asked in words they know.
 */
export function skillAsAsked(text: string, skill: string): string {
  const plain = skillInText(skill);
  if (text === text.toUpperCase()) return plain;
  const mentions = findMentions(text).filter((mention) => mention.skill.name === skill);
  for (const { start, end } of mentions) {
    const name = text.slice(start, end);
    // "Key worker" is who, not what.
    if (words(name).length > 1 && namesPost(name)) continue;
    const isOwn =
      !/\s\/|\/\s/u.test(name) && words(name).length <= mostWords && (isName(name) || isNoun(name));
    // In "a sales management post" the article is of the post.
    const stands = /^(?:$|[^\p{L}\s]|\s(?:\(|(?:and|or|for|to|of|in|with|at|on|is|are)\b))/u.test(
      text.slice(end),
    );
    const article = stands ? (/\b(?:the|an?) $/u.exec(text.slice(0, start))?.[0] ?? "") : "";
    // "The Kerridge and Reef systems": what is called "the" stands further on.
    if (isOwn) return (words(name).length > 1 ? article : "") + withSmallStart(name, skill);
    if (name.toLowerCase() === skill.toLowerCase())
      return plain.startsWith("the ") ? plain : article + plain;
  }
  return plain;
}
