import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { headPieces } from "./ad-head.ts";
import { longestHead, plainLine } from "./ad-lines.ts";
import { isEmployerAbove } from "./employer-above.ts";
import { factLabels } from "./fact-labels.ts";
import { asksToContact, namesNoPost, startsTask } from "./names-no-post.ts";
import { isAnnounced, tidyTitle } from "./tidy-title.ts";
import { singular } from "./title-in-prose.ts";

const topLines = 14;

/** "Bar & floor staff – The Cat's Whiskers, Hebden Vale": a first line that sets the post apart, though in small letters. */
function isSmall(line: string, title: string): boolean {
  const apart = /^\s(?:[-–—|·•]|wanted|needed|required)(?:\s|$)/u.test(line.split(title)[1] ?? "");
  const large = title.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
  return apart && title.split(" ").length <= 5 && looksLikeJobTitle(large);
}

/** "plasterer wanted swansea area": written small from the first word on. */
const smallPost = /^(\p{Ll}[\p{Ll} /-]{2,40}?) (?:wanted|needed|required)\b/u;

function smallTitle(line: string): string | null {
  const post = smallPost.exec(line)?.[1];
  return post && post.split(" ").length <= 4 && looksLikeJobTitle(withCapital(post)) ? post : null;
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

/** Only the title of a post is marked so, whatever its language: "Bürokauffrau (m/w/d)". */
const openToAll = /\((?:[mwfdhx](?:\/[mwfdhx]){1,2}|all genders)\)/iu;

/** "SENDCo (Special Educational Needs Co-ordinator)": short, and in full behind it. */
const calledInFull = /^\p{Lu}[\p{L}\d]{1,12} \((\p{Lu}[^()]{6,70})\)$/u;

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

/** The post that one of the first lines names; null where none does. */
export function titleAtTop(text: string): string | null {
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
    if (at < 3 && isEmployerAbove(lines.slice(at, at + 3), text)) continue;
    if (asksToContact.test(lines[at - 1] ?? "") || asksToContact.test(line)) continue;
    const small = at === 0 ? smallTitle(line) : null;
    if (small) return singular(small);
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
