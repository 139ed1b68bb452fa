import { either } from "../text/either.ts";
import { mailAddress } from "./contact-signs.ts";

const url = "(?:https?://|www\\.)[^\\s<>\"'|)\\]]{3,200}";
const profileSites =
  "(?:linkedin|github|medium|twitter|x|xing|gitlab|stackoverflow|facebook|instagram)\\.com|(?:behance|dribbble)\\.(?:net|com)";
const profile = `(?<![\\p{L}\\p{N}@.])(?:[a-z]{2,3}\\.)?(?:${profileSites})/[^\\s<>"'|),]{1,120}`;
const endings = "com|co\\.uk|org|net|io|dev|me|uk|de|fr|es|it|pl|nl|eu|ru|info|app|tech";
const site = `(?<![\\p{L}\\p{N}@.-])[a-z0-9][a-z0-9-]{1,40}\\.(?:${endings})(?:/[^\\s<>"'|),]{0,100})?(?![\\p{L}\\p{N}@.-])`;
const address = new RegExp(either(url, profile, site), "giu");
const mail = new RegExp(mailAddress, "g");
const email =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,62}){1,5}/u;

function sameLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

/** The e-mail address of a text without what clings to it, or null. */
export function findEmail(text: string): string | null {
  const at = text.indexOf("@");
  if (at < 0) return null;
  const match = email.exec(text.slice(Math.max(0, at - 66), at + 200));
  return match ? match[0].replace(/\s/g, "").replace(/[.-]+$/, "") : null;
}

const knownEnd =
  /\.(?:com|org|net|edu|gov|info|me|io|dev|app|eu|uk|ie|de|at|ch|fr|be|es|it|pt|nl|pl|ru|us|ca|au|nz|in|se|no|dk|fi|cz|gr|ro|hu|br|mx|tr|za|ng|ua)$/i;

/** "jo.bloggs-" above "leeds" above "@example.com": the last word of the lines above, where a narrow column broke it. */
function nameAbove(lines: readonly string[], at: number): string {
  const above = lines[at - 1] ?? "";
  const [, name = ""] =
    /^(?:\W{1,3}\s|[Ee]-?mail:?\s)?([\p{Ll}\d][\p{Ll}\d._+-]{1,63})$/u.exec(above) ?? [];
  const opened = /[._-]$/.test(lines[at - 2] ?? "");
  return name !== "" && opened ? nameAbove(lines, at - 1) + name : name;
}

/** The first e-mail address of lines below each other; a narrow column may have broken it. */
export function firstEmail(lines: readonly string[]): string | null {
  for (const [i, written] of lines.entries()) {
    if (!written.includes("@")) continue;
    const line = written.startsWith("@") ? nameAbove(lines, i) + written : written;
    const whole = findEmail(line);
    if (whole !== null && knownEnd.test(whole)) return whole;
    const next = lines[i + 1] ?? "";
    const joined = /^[\p{Ll}\d.-]{1,40}$/u.test(next) ? findEmail(line + next) : null;
    if (joined !== null && knownEnd.test(joined)) return joined;
    if (whole !== null) return whole;
  }
  return null;
}

/** Web addresses in lines and behind links, once each, as written; mail and phone links left out. */
export function findLinks(lines: readonly string[], linked: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const line of lines) {
    const bare = line.replaceAll(mail, " ");
    for (const match of bare.matchAll(address)) {
      const link = match[0].replace(/[.,;:]+$/, "");
      if (!found.has(sameLink(link))) found.set(sameLink(link), link);
    }
  }
  for (const link of linked) {
    if (/^https?:\/\//i.test(link) && !found.has(sameLink(link))) found.set(sameLink(link), link);
  }
  return [...found.values()];
}
