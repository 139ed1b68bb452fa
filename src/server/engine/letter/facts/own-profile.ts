import type { CvRecord } from "../../cv/cv-record.ts";
import { wordWeight, wordWeights } from "../../keywords/word-weight.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { sentences } from "../../text/sentences.ts";
import { termKey } from "../../text/term-key.ts";
import { withArticle } from "../../text/with-article.ts";
import { words } from "../../text/words.ts";
import { findLanguages } from "../../vocabulary/languages.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { isFit } from "../fit-line.ts";
import { lowerFirst } from "../lower-first.ts";
import { namesPost } from "../names-post.ts";
import { withoutSlips } from "../slips.ts";
import { inBritishSpelling } from "../uk-spelling.ts";
import { danglingEnds } from "../words/unfit-words.ts";
import type { Sourced } from "./letter-source.ts";

const fewestWords = 6;
const mostWords = 26;
/** Between what the person is and what they have done. */
const head =
  /^(?:I am |I'm |I’m )?(?:an? )?(.{4,50}?)(?:,| (?:with|who|for|in|from|acting|known|specialis\p{L}+|experienced|devoted|dedicated|committed|focused|skilled|offering|passionate|capable|trained|qualified)\b)/iu;

/** "Meeting deadlines under Budget forecasting Excellent": an everyday word with a capital, alone, begins another line. */
function isGlued(text: string): boolean {
  const all = words(text);
  return all.some(({ text: word, lower }, at) => {
    if (at === 0 || !/^\p{Lu}\p{Ll}{2,}/u.test(word)) return false;
    const beside = [all[at - 1], all[at + 1]].some((other) => /^\p{Lu}/u.test(other?.text ?? ""));
    return !beside && wordWeight(termKey(lower)) < wordWeights.rare;
  });
}

/** "Newly registered radiographer (HCPC, July this year)": what stands in brackets is for the CV. */
const withoutBrackets = (line: string) => line.replace(/\s\([^()]{1,60}\)/gu, "");

/** "…, looking to step up": the letter itself is the wish. */
const wishAtEnd =
  /,? (?:and |who is )?(?:(?:now|currently) )?(?:looking|seeking|hoping|wanting|wishing|aiming|keen|ready) (?:for|to)\b.*$/u;

function profileOf(line: string): string | null {
  const [first] = sentences(withoutSlips(withoutBrackets(foldSpace(line))));
  const text = (first?.text ?? "")
    .replace(/[\s.;:,]+$/u, "")
    .replace(wishAtEnd, "")
    .replace(withYears, "$1 with $2")
    .replace(withExperience, "$1 with $2");
  const title = head.exec(text)?.[1] ?? "";
  if (!namesPost(title) || !isFit(text) || isGlued(text) || /[;:!?()&]|\s[–—-]\s/u.test(text))
    return null;
  const bare = text.replace(/^(?:I am|I'm|I’m)\s/u, "").replace(/^an?\s/iu, "");
  const all = words(bare);
  if (all.length < fewestWords || all.length > mostWords || /\bI\b/u.test(bare)) return null;
  // "A ward nurse for five years", "a retail worker of five years": how long is told by a verb.
  if (howLong.test(bare)) return null;
  // "In product design, eight years, taking devices to market" is a note, no sentence.
  if (
    /,\s(?:\p{L}+|\d+)\+?\syears(?:,|\s(?:in|on|at|with|as)\b|$)|,\sone\s\p{L}+(?:,|$)/u.test(bare)
  )
    return null;
  if (danglingEnds.has(all.at(-1)?.lower ?? "")) return null;
  // "California-licensed" begins with a name, "customer-focused" with a word.
  const isName =
    /^(?!(?:Part|Fully|Newly|Board|State|Site|Field|Office|Home|Ward|Community|School|Plant|Studio|Shop|Hotel|Farm)\b)\p{L}+-(?:licensed|certified|based|born)\b/u.test(
      bare,
    );
  // "Welsh-speaking" keeps its capital.
  const ofLand = findLanguages(bare.split(/[\s-]/u)[0] ?? "").length > 0;
  const lowered =
    !isName && !ofLand && /^\p{Lu}\p{Ll}+(?:['’]s)?(?:-\p{Ll}+\s|\s(?!\p{Lu}))/u.test(bare)
      ? lowerFirst(bare)
      : bare;
  return inBritishSpelling(withArticle(lowered));
}

const howLong = /\b(?:for|of) (?:over |more than |the (?:past|last) )?[\p{L}\d-]+ years\b(?!['’])/u;
/** "Ward nurse in acute surgery for five years, NMC registered". */
const titleFor =
  /^(?:I am |I'm )?(?:an? )?(\p{L}[\p{L}\s/-]{3,60}?) (?:for|of) ((?:over |more than )?[\p{L}\d-]+ years)(?:,| and\b|$)/u;
const count =
  "(?:\\d{1,2}\\+?|[Oo]ver \\p{Ll}+|[Mm]ore than \\p{Ll}+|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]hirteen|[Ff]ourteen|[Ff]ifteen|[Ss]ixteen|[Ss]eventeen|[Ee]ighteen|[Nn]ineteen|[Tt]wenty(?:-\\p{Ll}+)?|[Tt]hirty)(?: and a half)?";
/** "Time served electrician, 14 years in critical environments, authorised to 11 kV". */
const withYears = new RegExp(
  `^([^,]{4,50}), (${count} years (?:in|of|on|with|as)\\s[^,]+)(?:,.*)?$`,
  "u",
);
/** "People generalist from retail, five years' experience". */
const withExperience = new RegExp(
  `^((?:(?!\\bwith\\b)[^,]){4,60}), (${count} years['’] experience)(?:,.*)?$`,
  "u",
);
/** "Eleven years in care, the last six one to one". */
const yearsIn = new RegExp(`^${count} years['’]?(?: experience)? (?:in|of|as|with|on|at)\\s`, "u");
/** "Sixteen years selling and managing". */
const yearsDoing = new RegExp(`^${count} years (?:\\p{Ll}+ing)\\s`, "u");
/** "I have been a teaching assistant for eight years", "I qualified as a nurse in 2021". */
const haveDone = /^I (?:have (?:\p{Ll}+ly )?(\p{Ll}+)|(?:qualified|trained|started out) as)\s/u;
/** What else a sentence about oneself may tell that is no recommendation. */
const unfitBehind =
  /\b(?:not|never|no|but|although|though|yet|only|me|below|hours|salary|moving|redundan\p{L}+|home|children of my own)\b|n['’]t\b|['’]ll\b/iu;

/** "…, and I'd like to do that in a virtual ward": the wish is said elsewhere. */
const wishBehind =
  /,? (?:wanting|looking for|looking to|seeking|hoping|now after)\b.*$|,? (?:and|so|but) I(?:['’]d|['’]m| would| am| want)\b.*$/u;

/** How long somebody has done what, as a sentence of its own without its full stop. */
function backgroundOf(line: string): string | null {
  const [first] = sentences(withoutSlips(withoutBrackets(foldSpace(line))));
  const text = (first?.text ?? "")
    .replace(/^I['’]ve /u, "I have ")
    .replace(wishBehind, "")
    // "…, before that a teaching assistant" has no verb of its own.
    .replace(
      /, (?:and )?(?:before (?:that|then|this)|previously|formerly|earlier|now|then|since)\b.*$/u,
      "",
    )
    .replace(/[\s.;:,]+$/u, "");
  const all = words(text);
  if (all.length < fewestWords || all.length > mostWords || !isFit(text) || isGlued(text))
    return null;
  if (unfitBehind.test(text) || /[;:!?&]|\s[–—-]\s/u.test(text)) return null;
  if (danglingEnds.has(all.at(-1)?.lower ?? "")) return null;
  const british = (said: string) => inBritishSpelling(said);
  const small = lowerFirst(text);
  const [, title = "", years = ""] = titleFor.exec(text) ?? [];
  const head = title.replace(/\s(?:in|with|at|for|of)\s.*$/u, "");
  if (title !== "" && namesPost(head))
    return british(`I have been ${withArticle(lowerFirst(title))} for ${years}`);
  if (yearsIn.test(text)) return british(`I have ${small}`);
  if (yearsDoing.test(text)) return british(`I have spent ${small}`);
  const done = haveDone.exec(text);
  const form =
    done?.[1] === undefined ? "past" : (participles.get(done[1]) ?? verbOf(done[1])?.form);
  return done && form === "past" && /\b(?:years?|months|since|in (?:19|20)\d{2})\b/u.test(text)
    ? british(text)
    : null;
}

/** Participles that are no simple past. */
const participles = new Map(
  "been done driven given grown known run seen spoken taken written worn shown begun chosen"
    .split(" ")
    .map((word) => [word, "past" as const]),
);

/** Lines at the head of a CV, whatever it is called. */
const mostAtHead = 14;

/** How long the person has been at what, from the head of the CV: "I have nine years in payroll". */
export function ownBackground(cv: CvRecord, deaf: ReadonlySet<number>): Sourced | null {
  if (cv.language !== "en") return null;
  const ofHead = /^(?:summary|contact|other|experience)$/u;
  const lines = cv.lines.filter(
    ({ index, section, role, bullet }) =>
      index < mostAtHead &&
      role === null &&
      !bullet &&
      !deaf.has(index) &&
      ofHead.test(cv.sections[section]?.kind ?? "contact"),
  );
  for (const line of lines) {
    const text = backgroundOf(line.text);
    if (text !== null) return { text, sources: [{ from: "cv", quote: line.text }] };
  }
  return null;
}

/** What the CV's own profile says the person is ("an adult nurse with nine years on surgical wards"). */
export function ownProfile(cv: CvRecord, deaf: ReadonlySet<number>): Sourced | null {
  if (cv.language !== "en") return null;
  const lines = cv.lines.filter(
    (line) => cv.sections[line.section]?.kind === "summary" && !deaf.has(line.index),
  );
  for (const line of lines.slice(0, 3)) {
    const text = profileOf(line.text);
    if (text !== null) return { text, sources: [{ from: "cv", quote: line.text }] };
  }
  return null;
}
