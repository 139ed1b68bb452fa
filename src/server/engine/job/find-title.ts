import { findMentions } from "../lexicon/lexicon.ts";
import { isShouted, unshouted } from "../text/unshouted.ts";
import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { headPieces } from "./ad-head.ts";
import { longestHead, plainLine } from "./ad-lines.ts";
import { companySuffix } from "./company-cues.ts";
import { employersInHead } from "./company-in-head.ts";
import { dutyVerbs } from "./duty-verbs.ts";
import { factLabels } from "./fact-labels.ts";
import { labelled } from "./labelled-fact.ts";
import { asksToContact, holdsPost, namesNoPost, notTitle } from "./names-no-post.ts";
import { readHeading } from "./section-heading.ts";
import { isAnnounced, tidyTitle } from "./tidy-title.ts";
import { capitalRun, longestTitle, singular, titleInProse } from "./title-in-prose.ts";

const tasks: ReadonlySet<string> = new Set(dutyVerbs);
const topLines = 14;

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
  const bare = besideEmployer(title, text);
  if (bare) return bare;
  const [, post, name = ""] = /^(.+?)\s[-–—]\s(\p{Lu}[^-–—]+)$/u.exec(title) ?? [];
  const opening = /^\p{Lu}\S*(?:\s(?:&|and)\s\p{Lu}\S*|\s\p{Lu}\S*)/u.exec(name)?.[0];
  if (!post || !opening || !looksLikeJobTitle(post)) return title;
  const told = text.split(opening).slice(2);
  return told.filter((after) => /^(?:['’]s\s|\s\p{Ll}{3})/u.test(after)).length >= 2 ? post : title;
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
    atTop(upper) ??
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

/** "Act as an advocate and key worker": a duty, not a title. */
function startsTask(line: string): boolean {
  const [first = "", second = ""] = line.split(/\s+/u);
  return tasks.has(first.toLowerCase()) && /^\p{Ll}/u.test(second);
}

/** "Bar & floor staff – The Cat's Whiskers, Hebden Vale": a first line that sets the post apart, though in small letters. */
function isSmall(line: string, title: string): boolean {
  const apart = /^\s(?:[-–—|·•]|wanted|needed|required)(?:\s|$)/u.test(line.split(title)[1] ?? "");
  const large = title.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
  return apart && title.split(" ").length <= 5 && looksLikeJobTitle(large);
}

/** The piece of a line that names the post, where another stands first: "Hearthside | Support Worker | Stockport". */
function postIn(line: string): string {
  const title = tidyTitle(line);
  if (looksLikeJobTitle(title) || !/\s[|·•/]\s/u.test(line)) return title;
  const pieces = headPieces(line).map(tidyTitle);
  return pieces.find((piece) => piece.length < 60 && looksLikeJobTitle(piece)) ?? title;
}

/** One of several lines that a picture opens, as the points of a list in a message. */
function isPictured(lines: readonly string[], at: number): boolean {
  const pictured = (line = "") => /^\p{Extended_Pictographic}/u.test(line);
  return at > 1 && pictured(lines[at]) && (pictured(lines[at - 1]) || pictured(lines[at + 1]));
}

/** "Job grade" on a line of its own: what stands below is the grade. */
const ofOtherFact = new RegExp(
  `^(?:job (?:grade|family)|business area|type of role|${factLabels.contract}|${factLabels.salary}|${factLabels.location}|${factLabels.hours})\\s?:?$`,
  "iu",
);

function atTop(text: string): string | null {
  const lines = text
    .slice(0, 3_000)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  for (const [at, written] of lines.slice(0, topLines).entries()) {
    const line = plainLine(written);
    if (
      line.length > longestHead ||
      /(?<!\b(?:wanted|required|needed)!{0,3})[.!?]$|^[•●▪·*–—→➔➤►✓✔☑»›>-]/u.test(line) ||
      namesNoPost(line)
    )
      continue;
    if (/^#{3,}/u.test(line) || startsTask(line) || isPictured(lines, at)) continue;
    if (ofOtherFact.test(lines[at - 1] ?? "")) continue;
    if (asksToContact.test(lines[at - 1] ?? "") || asksToContact.test(line)) continue;
    const title = postIn(line);
    const named =
      looksLikeJobTitle(withCapital(title)) ||
      openToAll.test(line) ||
      looksLikeJobTitle(calledInFull.exec(title)?.[1] ?? "") ||
      isWanted(line, title) ||
      (at === 0 && isSmall(line, title)) ||
      (isAnnounced(line) && title.split(" ").length <= 4 && !asked.test(title));
    if (title && title.split(" ").length <= 10 && named)
      return /\b(?:wanted|needed|required)\b/iu.test(line) ? singular(title) : title;
  }
  return null;
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

/** "Essential experience required" names no post. */
const asked =
  /\b(?:experience|skills?|qualifications?|knowledge|essential|desirable|licen[cs]e|training|references?|cover|immediate|minimum)\b/iu;

/** "DRY LINERS WANTED - CANARY WHARF": whoever is wanted is the post, though no list knows it. */
function isWanted(line: string, title: string): boolean {
  const words = title.split(" ").length;
  return (
    words <= 4 &&
    !asked.test(title) &&
    new RegExp(
      `^\\W*${title.replace(/[^\p{L}\s]/gu, ".")}\\s+(?:wanted|needed|required)\\b`,
      "iu",
    ).test(line)
  );
}

/** "SENDCo (Special Educational Needs Co-ordinator)": short, and in full behind it. */
const calledInFull = /^\p{Lu}[\p{L}\d]{1,12} \((\p{Lu}[^()]{6,70})\)$/u;

/** Only the title of a post is marked so, whatever its language: "Bürokauffrau (m/w/d)". */
const openToAll = /\((?:[mwfdhx](?:\/[mwfdhx]){1,2}|all genders)\)/iu;

/** A short first sentence that is a title, alone or with its employer: "Staff nurse at St Mary's. Essential: …". */
function ownSentence(text: string): string | null {
  const [sentence = ""] = text.trimStart().split(/[.!?](?=\s|$)|\n/u);
  const [post = ""] = sentence.split(/\s+(?:needed|wanted|required)\b/iu);
  const [named = "", employer] = post.split(/\s+(?:at|with)\s+(?=(?:the\s)?\p{Lu})|\s+for\s+/u);
  const words = named.split(/\s+/u).length;
  if (words > 6 || (employer ?? "").split(/\s+/u).length > 6) return null;
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
