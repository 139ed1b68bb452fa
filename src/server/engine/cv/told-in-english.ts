import { numberWord } from "../text/number-words.ts";
import { withCapital } from "../text/with-capital.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { employerScore, endsInLegalForm } from "./employers.ts";
import type { ToldRole } from "./told-abroad.ts";
import type { ToldTime } from "./told-times.ts";

/** A career told as people talk: "Before that I spent four years (2017 – 2021) as senior gardener at the Ash Estate, looking after …". */

type Names = [post: string, firm: string];

/** "four years", "three and a bit years". */
const duration = `(?:(?:for|about|around|nearly|almost|over|some|the next|the last|the past) ){0,2}(?:an?|\\d{1,2}|${numberWord}|several|many)(?: and a (?:half|bit)| or so| happy| good| great)? (?:years?|months?|seasons?|summers?|winters?|decades?)(?: (?:or so|of|working|spent))?`;
const when =
  "at (?:the moment|present)|currently|presently|right now|now|these days|today|nowadays|(?:(?:just|shortly|immediately|and) )?before (?:that|this|then)|prior to (?:that|this)|previously|earlier|after (?:that|this)|afterwards|and|but|then|first(?:ly)?|later|next|originally|initially|since then|from there|most recently|having|also|(?:straight )?(?:after|from|out of) (?:(?:leaving|finishing) )?(?:school|college|university|uni|sixth form|the army)|it was";
/** Says of somebody what they were, or that they were somewhere: a post or a firm follows. */
const was = [
  "(?:I )?(?:then |later |have |had )?(?:was |been |got )?(?:became|promoted to|moved up to|stepped up to|made up to)",
  "I(?:['’](?:m|ve|d)| am| was| have| had)(?: (?:also|currently|now|then|just|previously|always))?(?: been)?(?: (?:there|here))?",
  "(?:I |I['’](?:ve|d) |(?:have|had|been) )?(?:(?:have|had|been|then|also|first|later) ){0,2}(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|trained|training)",
  "(?:I )?(?:then |have )?spent(?: (?!(?:as|at|with|for|in) )\\S+){1,7}",
  "I (?:then |also |later )?(?:drove|cooked|taught|nursed|cleaned|temped|freelanced|waited|cared|looked after)",
  "my (?:(?:current|present|first|last|next|previous|most recent|main|day) ){0,2}(?:job|role|post|position)(?: (?:is|was|has been)(?: to be)?)?",
  "(?:I )?(?:then |first )?(?:started(?: (?:out|off|work|my career))?|began(?: (?:work|my career|my working life))?|got my start|did my apprenticeship|did a (?:season|stint|spell|year))",
].join("|");
const firmFollows =
  "(?:I )?(?:then |later |first )?(?:joined|moved (?:on )?to|went to|left for|came to|signed (?:on|up) with)";
const leadWhen = new RegExp(`^(?:${when}|${duration})[,:]?\\s+`, "iu");
const leadWas = new RegExp(`^(?:${was})(?=[\\s,])[\\s,]*`, "iu");
const leadFirm = new RegExp(`^(?:${firmFollows})\\s+(?:the\\s)?`, "iu");
const tellsSo = new RegExp(
  `(?<!\\p{L})(?:${was}|${firmFollows}|(?:first|then|years|months) (?:as|at|with)|(?:before|after|prior to) (?:that|this)|it was)(?!\\p{L})`,
  "iu",
);
/** Nothing of it is a post somebody holds, or held. */
const denied =
  /(?<!\p{L})(?:never|not|n['’]t|would like|hope to|hoping|looking (?:for|to)|want to|volunteer\p{L}*|member|studied|studying|degree|diploma)(?!\p{L})/iu;
const beforeDates =
  /[\s,(–-]*(?:(?:from|since|during|between|until|till|in|for|and|around)\s*)?$/iu;
const where = /\s(?:at|with|for|by|in|on)\s(?:(?:the|a local)\s)?(?=\p{Lu}|\d)/gu;
const whereSmall = /\s(?:at|with|for)\s(?!(?:the|an?|my|our|their|his|her)\s)(?=\p{Ll})/gu;
/** Small words within the name of a firm. */
const joiners = /^(?:of|the|and|&|de|du|la|le|upon|on|by|for|y)$/u;
const longestPost = 7;
const longestName = 7;

/** Whether a text may tell of a post: most lines need no closer look. */
export const mayTellInEnglish = (text: string): boolean => /\d{4}/.test(text) && tellsSo.test(text);

/** The text without its dates and what leads to them. */
function undated(text: string, ranges: readonly DateRange[]): string {
  let out = "";
  let at = 0;
  for (const { from, to } of ranges) {
    const before = text.slice(at, from);
    out += `${before.slice(0, beforeDates.exec(before)?.index)} `;
    at = to;
  }
  const rest = `${out}${text.slice(at).replace(/^\s*\)/, "")}`;
  return rest
    .replace(/\s{2,}/g, " ")
    .replace(/\s(?=[,;.])/g, "")
    .replace(/^[\s,;:.–-]+/, "")
    .trim();
}

/** A firm's name up to the first word that is none of it: "Ashgrove Estate in Morpeth, looking after …". */
function firmIn(text: string): string | null {
  const kept: string[] = [];
  for (const token of text.replace(/^(?:the|a local)\s(?=\p{Lu})/u, "").split(" ")) {
    if (kept.length > 0 && !/^[\p{Lu}\d]/u.test(token) && !joiners.test(token)) break;
    if (/^\(/.test(token)) break;
    kept.push(token.replace(/[,;:]+$/, ""));
    if (/[,;:]$/.test(token)) break;
  }
  while (joiners.test(kept.at(-1) ?? "")) kept.pop();
  const name = kept.join(" ");
  const bare = endsInLegalForm(name) ? name : name.replace(/\.$/, "");
  return /^[\p{Lu}\d]/u.test(bare) && kept.length <= longestName ? bare : null;
}

/** The same in a text without capitals: up to where it goes on. */
function firmInSmall(text: string): string | null {
  const [name = ""] = text.split(
    /[,;.(]|\s(?:in|at|as|where|who|which|and|from|since|until|before|doing|for|near|on)\s/u,
  );
  return name !== "" && name.split(" ").length <= 4 ? name.trim() : null;
}

function postIn(text: string): string | null {
  const said = text.replace(/^(?:as\s)?(?:(?:an?|the|their)\s)?/iu, "").replace(/[\s,;:]+$/, "");
  const [first = ""] = said.split(
    /,\s(?!then\s|later\s)|\sand\s(?=(?:stayed|worked|was|left|moved|became|then)(?!\p{L}))/u,
  );
  const post = withCapital(first);
  return first !== "" && post.split(" ").length <= longestPost && looksLikeJobTitle(post)
    ? post
    : null;
}

const hasCapitals = (text: string) => /(?<=[\p{L},]\s)(?!I\b)\p{Lu}/u.test(text);

/** "senior gardener at the Ash Estate, …". */
function postFirst(text: string): Names | null {
  const small = !hasCapitals(text);
  for (const match of text.matchAll(small ? whereSmall : where)) {
    const post = postIn(text.slice(0, match.index));
    const behind = text.slice(match.index + match[0].length);
    const firm = small ? firmInSmall(behind) : firmIn(behind);
    if (post !== null && firm !== null) return [post, firm];
  }
  return null;
}

/** "at Ash Hall as head gardener, …". */
function firmFirst(text: string): Names | null {
  const [, name = "", post = ""] = /^(.{2,80}?),?\s+as\s+(.{3,})$/u.exec(text) ?? [];
  const firm = hasCapitals(` ${name}`) || /^\p{Lu}/u.test(name) ? firmIn(name) : firmInSmall(name);
  const named = postIn(
    post.split(
      /,\s|\.\s|\s(?:where|until|and then|looking|running)\s|\s(?:at|with|for|in)\s(?=\p{Lu})|\.$/u,
    )[0] ?? "",
  );
  return firm !== null && named !== null ? [named, firm] : null;
}

/** "fish house at Arbroath, Harbour Fishing Co., filleter": between commas the post, and the name that is a firm's. */
function listed(text: string): Names | null {
  const parts = text.split(/,\s/u).map((part) => part.trim());
  const [first = ""] = parts;
  const plain = /^\p{Ll}+(?:\s\p{Ll}+){1,2}$/u.test(first) ? withCapital(first) : null;
  const post = parts.map(postIn).find((one) => one !== null) ?? plain;
  const firm = parts.find(
    (part) => /^\p{Lu}/u.test(part) && employerScore(part) > 0 && postIn(part) === null,
  );
  return post && firm !== undefined && parts.length <= 6 ? [post, firm] : null;
}

/** What a sentence says behind all that leads to it; `told`: somebody speaks of themselves. */
function behindLeads(text: string): { said: string; told: boolean; joined: boolean } {
  let said = text;
  let told = false;
  for (let i = 0; i < 4; i += 1) {
    const lead = leadWhen.exec(said)?.[0] ?? leadWas.exec(said)?.[0] ?? "";
    const joined = lead === "" ? (leadFirm.exec(said)?.[0] ?? "") : "";
    if (joined !== "") return { said: said.slice(joined.length), told: true, joined: true };
    if (lead === "") break;
    told = true;
    said = said.slice(lead.length);
  }
  return { said, told, joined: false };
}

const isNow = /(?<!\p{L})(?:I['’]m|I am|currently|at the moment|at present)(?!\p{L})/iu;
const begins = /(?<!\p{L})(?:start(?:ed)?|began|joined|became|promoted|moved|signed)(?!\p{L})/iu;

/** The whole time, or where the post began: "… in 2008 and stayed until 2012". */
function timeOf(text: string, ranges: readonly DateRange[]): ToldTime | null {
  const whole = ranges.find(({ start, end }) => start !== null && end !== null);
  if (whole) return whole;
  const [one, more] = ranges;
  if (one === undefined || one.start === null) return null;
  if (isNow.test(text)) return { start: one.start, end: "present" };
  if (more?.start === null) return { start: one.start, end: more.end };
  return begins.test(text) ? one : null;
}

/** What a sentence with dates tells of a post in English. */
export function toldInSpeech(text: string, ranges: readonly DateRange[]): ToldRole | null {
  const time = timeOf(text, ranges);
  if (time === null || ranges.length > 3 || denied.test(text)) return null;
  const { said, told, joined } = behindLeads(undated(text, ranges));
  const opens = ranges[0]?.from === 0 && ranges[0].end !== null;
  if (!told && !(opens && /^\p{Ll}/u.test(said))) return null;
  const place = /^(?:(?:there|here)\s)?(?:at|with|for|in|by)\s(?:the\s)?/iu.exec(said)?.[0] ?? "";
  const names =
    joined || place !== ""
      ? firmFirst(said.slice(place.length))
      : (postFirst(said) ?? listed(said));
  return names && { post: names[0], firm: names[1], when: time };
}
