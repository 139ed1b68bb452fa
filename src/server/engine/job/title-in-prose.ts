import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { placesWritten } from "../vocabulary/place-names.ts";
import { tidyTitle } from "./tidy-title.ts";

const cue =
  /(?:\bpost for(?=\san?\s)|looking for|looking to (?:recruit|appoint|hire|employ)|recruit(?:ing)?(?: for)?|seeking(?: to (?:recruit|appoint))?|seeks?(?: to (?:recruit|appoint))?|requires?|appoint(?:ing)?|hiring!{0,3}|need(?:s|ed)?|(?:opportunit(?:y|ies)|vacanc(?:y|ies)|opening|position|role|requirement|search|available|arisen)(?: [^\s.;:!?]{1,20}){0,9}? (?:for|of|as)|are you(?= an?\s)|would suit|apply for|invite|join (?:us|them|our team|the team|\w+) as|work(?:ing)? as|employed as|(?:candidate|applicant|post ?holder|you) will be(?= an?\s)|^as|(?<!\bwell )\bas|becom(?:e|ing)|wants?(?: is)?(?=\s+an?\s)|suchen(?: wir)?|wir suchen|recherchons|buscamos|cerchiamo)\s+(?:(?:an?|our|the|their|its|new|eine?n?|une?|una|un|next|for)\s+){0,3}/gimu;
const phraseEnd =
  /[.;:()]|\n\s*\n|\s(?:to|who|that|with|in|for|on|at|within|based|looking|seeking|as|from)(?=\s|$)/u;
const article = /(?:\ban?|\beine?n?|\bune?|\buna?|\bour|\bthe)\s+(?:new\s|next\s)?$/iu;
/** Words of praise and of circumstance that open no title. */
const praise =
  /^(?:\p{Ll}+(?:ed|ing|ic|ly|ful|ous|ive|able|ible)|new|forward|good|great|full-time|part-time|friendly|busy|strong|confident|brilliant|newly|highly|very|and|or|of|the|an?|part|time|proven|creative|individual|further|team|lead|right|person|two|three|four|five|several|multiple)$/iu;
/** The post as the subject of a sentence, or named as a role. */
const asSubject =
  /(?:^|[.!?:\n]\s{0,3}|\breporting to [^.,\n]{3,60},\s|\b(?:for|as|in|of) )(?:the|this|our)\s(?=\p{Lu})/gimu;
const behindSubject =
  /^\s(?:will|is (?:the|an?)\b|is responsible|role|post|position|must|leads|plays|job|vacancy)\b/u;
const shouted = /^[^\p{Ll}]+$/u;
const small = new Set("of and or & for in - – / to de und".split(" "));
/** What stands before a title: "busy, friendly", "CeMAP qualified". */
const lowerLead =
  /^(?:\p{Ll}[\p{Ll}-]*,?\s+(?:(?:and|&)\s+)?){0,4}(?:\p{Lu}[\p{L}/]+\s(?:qualified|registered|trained|accredited|certified)\s)?/u;

/** "OT" within a sentence is more often somebody to work with. In characters. */
const longestShort = 3;
/** Posts that are advertised by their letters. */
const byLetters: ReadonlySet<string> = new Set("HCA RGN RMN RVN TA PA EA".split(" "));
const isShort = (title: string) => title.length <= longestShort && !byLetters.has(title);

/** The title that running text names: behind a cue, or as the subject ("The Estates Manager will …"). */
export function titleInProse(text: string): string | null {
  const votes = new Map<string, number>();
  for (const match of text.slice(0, 12_000).matchAll(cue)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 110);
    const lead = lowerLead.exec(rest)?.[0].length ?? 0;
    const title = longestTitle(capitalRun(rest.slice(lead)));
    if (title && !isShort(title))
      votes.set(title, (votes.get(title) ?? 0) + (/^as\b/iu.test(match[0]) ? 1.5 : 2));
  }
  for (const match of text.slice(0, 12_000).matchAll(asSubject)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 110);
    const title = longestTitle(capitalRun(rest));
    if (
      title &&
      title.length > longestShort &&
      rest.startsWith(title) &&
      behindSubject.test(rest.slice(title.length))
    )
      votes.set(title, (votes.get(title) ?? 0) + 1.5);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? lowerCaseTitle(text);
  return best === null ? null : singular(best);
}

/** "Registered Nurses" is the title "Registered Nurse". */
export function singular(title: string): string {
  if (/\b(?:of|for|in)\b/u.test(title)) return title;
  const bare = title
    .replace(/(?:['’]s|s['’])$/u, "")
    .replace(/wives$/u, "wife")
    .replace(/(?<=[^s'’])s$/u, "");
  return bare !== title && looksLikeJobTitle(bare) ? bare : title;
}

/** "We need a care assistant", "opportunities for radiographers": a title written small, behind its cue. */
function lowerCaseTitle(text: string): string | null {
  for (const match of text.slice(0, 4_000).matchAll(cue)) {
    if (/^as\b/iu.test(match[0].trim())) continue;
    const behind = match.index + match[0].length;
    const rest = text.slice(behind, behind + 110).split(phraseEnd)[0] ?? "";
    const parts = rest.trim().split(/,\s/u);
    const last = parts.at(-1) ?? "";
    // "a rural surveyor, MRICS and …": the post stands before what is held, but behind its praise.
    const named = /^\p{Lu}/u.test(last) ? (parts[0] ?? "") : last;
    const title = smallTitleIn(named, article.test(match[0]));
    if (title) return title;
  }
  return null;
}

/** Says of nobody what the post is. */
const ofAnyPost =
  /^(?:leader|specialist|professional|practitioner|individual|model|worker|employee|person)$/iu;

/** The title at the end of a phrase, behind its adjectives: "dynamic, forward thinking care assistant". */
function smallTitleIn(phrase: string, one: boolean): string | null {
  const parts = phrase.split(/\s+/u).slice(0, 9);
  for (let from = 0; from < parts.length; from += 1) {
    const words = parts.slice(from);
    if (words.length > 5 || praise.test(words[0] ?? "")) continue;
    if (/^role$/iu.test(parts[from - 1] ?? "") && words[0] === "model") continue;
    const written = tidyTitle(words.join(" ")).replace(/[^\p{L}\p{N})]+$/u, "");
    if (!/^\p{Ll}/u.test(written)) continue;
    const title = singular(`${written.slice(0, 1).toUpperCase()}${written.slice(1)}`);
    if (ofAnyPost.test(title)) continue;
    if (looksLikeJobTitle(title) && (one || title.length < written.length))
      return `${written.slice(0, 1)}${title.slice(1)}`;
  }
  return null;
}

/** The words with capitals a text starts with, and the small ones between them. */
export function capitalRun(text: string): string[] {
  const run: string[] = [];
  for (const word of text.split(/\s+/u).slice(0, 9)) {
    const bare = word.replace(/^[("“*]+/u, "");
    if (!/^[\p{Lu}\p{N}&/–-]/u.test(bare) && !small.has(bare)) break;
    if (run.length > 0 && placesWritten.has(bare.replace(/[^\p{L}-]+$/u, ""))) break;
    run.push(word);
    if (/[.,;:!?)]$/u.test(word)) break;
  }
  return run;
}

export function longestTitle(run: readonly string[]): string | null {
  const shouts = run.findIndex(
    (part, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(part) && shouted.test(run[at - 1] ?? ""),
  );
  if (shouts > 1 && run.slice(0, shouts).every((part) => shouted.test(part)))
    return longestTitle(run.slice(shouts));
  for (let to = run.length; to > 0; to -= 1) {
    const title = tidyTitle(run.slice(0, to).join(" "));
    if (title && looksLikeJobTitle(title) && !small.has(run[to - 1] ?? "")) return title;
  }
  return null;
}
