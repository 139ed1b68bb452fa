import { findMentions } from "../lexicon/lexicon.ts";
import { isShouted, unshouted } from "../text/unshouted.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { companySuffix } from "./company-cues.ts";
import { employersInHead } from "./company-in-head.ts";
import { countWords } from "./count-words.ts";
import { labelled } from "./labelled-fact.ts";
import { holdsPost, notTitle, startsTask } from "./names-no-post.ts";
import { readHeading } from "./section-heading.ts";
import { tidyTitle } from "./tidy-title.ts";
import { titleAtTop } from "./title-at-top.ts";
import { capitalRun, longestTitle, singular, titleInProse } from "./title-in-prose.ts";
import { isKnown, isShaped } from "./town-names.ts";

/** A label below this much of a long text is of the person to ask, whose post it names: "Job title: Head of …". */
const opening = { share: 0.6, least: 600 };

/** The title of the job advertised; null where none is stated. */
export function findTitle(text: string): string | null {
  const title = titleOf(text);
  const named = title !== null && !ofFamily.test(title) && !anybody.test(title);
  return named ? withoutEmployer(title, text) : null;
}

/** "STAFF WANTED" names nobody's post. */
const anybody = /^(?:staff|help|people|workers?|team members?)$/iu;
/** "Garrick & Sons Organ Builders" are no post. */
const ofFamily = /\s(?:&|and)\s(?:Sons?|Daughters?|Co)\b/u;

/** "Store Manager – Brindle & Hart Homeware" is no part of the post where the text goes on to speak of Brindle & Hart. */
function withoutEmployer(title: string, text: string): string {
  const bare = besideEmployer(title, text) ?? beforeHouse(title);
  if (bare) return bare;
  const [, post, name = ""] = /^(.+?)\s[-–—]\s(\p{Lu}[^-–—]+)$/u.exec(title) ?? [];
  const opening = /^\p{Lu}\S*(?:\s(?:&|and)\s\p{Lu}\S*|\s\p{Lu}\S*)/u.exec(name)?.[0];
  if (!post || !opening || !looksLikeJobTitle(post)) return title;
  const told = text.split(opening).slice(2);
  return told.filter((after) => /^(?:['’]s\s|\s\p{Ll}{3})/u.test(after)).length >= 2 ? post : title;
}

/** "Commis Chef, The Pepper Pot, Ludlow": the house and its town are no part of the post. */
function beforeHouse(title: string): string | null {
  const [post = "", name = "", town, ...more] = title.split(/,\s/u);
  if (name === "" || more.length > 0 || !looksLikeJobTitle(post)) return null;
  const own = /^The \p{Lu}/u.test(name);
  if (town === undefined) return own && !looksLikeJobTitle(name) ? post : null;
  const placed = isKnown(town) || isShaped(town);
  const free = findMentions(name).length === 0 && !looksLikeJobTitle(name) && name.includes(" ");
  return placed && (own || free) ? post : null;
}

/** "Alder & Quill — Bench Jeweller": of the two parts, the one that is not the employer the text tells of. */
function besideEmployer(title: string, text: string): string | null {
  const parts = title.split(/\s[-–—]\s/u);
  if (parts.length !== 2) return null;
  const names = new Set(employersInHead(text).map(([found]) => found));
  const [post, ...more] = parts.filter((part) => !names.has(part.replace(/^The /u, "")));
  return post && more.length === 0 && looksLikeJobTitle(post) ? post : null;
}

function titleOf(text: string): string | null {
  const upper = text.slice(0, Math.max(opening.least, text.length * opening.share));
  return (
    byLabel(upper) ??
    titleAtTop(upper) ??
    behindHeading(text) ??
    ownSentence(text) ??
    shoutedPost(text) ??
    leading(text) ??
    titleInProse(text) ??
    byLabel(text) ??
    firstLine(text)
  );
}

/** "The role: Senior Embedded Engineer": a heading with the post behind it. */
const theRole = /(?:^|\n)\W{0,4}the (?:role|job|post|position)\s?:\s{0,3}([^\n.]{3,60})/iu;

function behindHeading(text: string): string | null {
  const title = tidyTitle(theRole.exec(text)?.[1] ?? "");
  return looksLikeJobTitle(title) ? title : null;
}

function byLabel(text: string): string | null {
  const label = labelled(text, "title");
  const title = label && tidyTitle(label);
  if (!title) return null;
  return looksLikeJobTitle(title) || title.split(" ").length <= 6 ? title : null;
}

/** "Sales and Business Development" above the advertisement names its work, though no post of that name is known. */
const heading = /^\p{Lu}[\p{L}-]*(?: (?:(?:and|of|for|in|&) )?\p{Lu}[\p{L}-]*){1,5}$/u;
const ofBody = new RegExp(
  `(?:${companySuffix}|Team|Department|Directorate|Service|Services|Unit|Care|Jobs)$`,
  "u",
);

function firstLine(text: string): string | null {
  const [line = "", below = ""] = text.trimStart().split("\n", 2);
  const title = tidyTitle(line);
  const named = heading.test(title) && !ofBody.test(title) && readHeading(title) === null;
  return named && below.trim() === "" && findMentions(title).length > 0 ? title : null;
}

/** A short first sentence that is a title, alone or with its employer: "Staff nurse at St Mary's. Essential: …". */
function ownSentence(text: string): string | null {
  const [sentence = ""] = text.trimStart().split(/[.!?](?=\s|$)|\n/u);
  const [post = ""] = sentence.split(/\s+(?:needed|wanted|required)\b/iu);
  const [named = "", employer] = post.split(/\s+(?:at|with)\s+(?=(?:the\s)?\p{Lu})|\s+for\s+/u);
  const words = countWords(named);
  if (words > 6 || countWords(employer ?? "") > 6) return null;
  if (/\s(?:needs?|seeks?|requires?|wants?|is|are|has|have)\s/u.test(named)) return null;
  if (notTitle.test(named) || startsTask(named) || !/^\p{Lu}[\p{L}'’&/ -]*$/u.test(named))
    return null;
  const title = tidyTitle(named);
  if (!title || !looksLikeJobTitle(title)) return null;
  return post === sentence ? title : singular(title);
}

/** "2. YOUTH AND FAMILIES WORKER. The church has agreed …": shouted among other notices. */
function shoutedPost(text: string): string | null {
  for (const [, said = ""] of text.slice(0, 4_000).matchAll(shoutedItem)) {
    const title = tidyTitle(said);
    if (isShouted(title) && looksLikeJobTitle(unshouted(title)) && title.split(" ").length > 1)
      return title;
  }
  return null;
}

const shoutedItem =
  /(?<=^|\n|[.!?]\s|\d\.\s)(?:\d{1,2}\s?x\s)?(\p{Lu}[\p{Lu}'’&/() -]{6,60})(?=[.,:!]\s|\s[-–—]\s|\n|$)/gu;

/** Text without line breaks that opens with its title: "Head of Finance (Shared Services) Mencap is …". */
function leading(text: string): string | null {
  const run = capitalRun(text.slice(0, 120));
  const behind = text.slice(0, 200).split(/\s+/u)[run.length] ?? "";
  const title = /^(?:is|are|has|have|was|were)$/iu.test(behind) ? null : longestTitle(run);
  const holder = text
    .slice(0, 300)
    .split("\n")
    .find((line) => holdsPost.test(line.trim()));
  return title && holder?.includes(title) ? null : title;
}
