import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { remembered } from "../text/remembered.ts";
import { overlaps, type Span, withoutSpans } from "../text/spans.ts";
import { tellingWords } from "./generic-terms.ts";
import { namesPost } from "./names-post.ts";
import { termKey, termKeys } from "./term-key.ts";

/** "Timber frame only will not be considered", "agency experience alone is not enough": what does not serve. */
const rejected =
  /(?<=^|[.;,(–—:]|\s-\s)[^.;,()–—:]*?\b(?:(?:will|would|can|could|do|does|is|are)(?: not|n['’]t)|cannot|can['’]t|won['’]t) (?:be )?(?:considered|accepted|enough|sufficient|suitable|acceptable|appropriate|count|qualify|suffice|do|what we)\b[^.;,()–—]*/giu;
const needNot = /(?<=^|[.;,(–—:]|\s-\s)[^.;,()–—:]*?\bneed not apply\b/giu;

/** "Run for real rather than in a tutorial": what is named to say what is not meant. */
const notMeant = /\b(?:rather than|instead of|as opposed to) [^.;,()–—]{2,80}/giu;
/** "In a contact centre, shop, bank, anywhere": any place will do, and those named are some of them. */
const anyPlace =
  /,?\s(?:in|at|from|within|with) [^.;:()]{2,80}?(?:,|\bor)\s(?:(?:just|indeed|almost|really|frankly) )?(?:anywhere|wherever|any(?:thing| (?:other |similar )?(?:setting|sector|industry|environment|workplace))|somewhere)\b[^.;,()]{0,40}/giu;

/** Whose work is dealt with, not what is to be done: "brief our photographer", "work alongside the data scientists". */
const withSomebody =
  /\b(?:(?:brief|support|assist|help|join|manage|liais\p{L}+|work\p{L}*|communicat\p{L}+|alongside|between|with|to|for|from|by|of|and) (?:our|the|their|your|other|in-house|external|visiting|local)(?: [\p{L}-]+){0,2}|(?<!\b(?:as|be|become|being) )our(?: [\p{L}-]+){0,4}) $/iu;
/** "As our Community Fundraiser you will …" names the post, and asks for nothing yet. */
const asPost = /^\W*(?:as|being) (?:our|an?|the)(?: [\p{L}-]+){0,4} $/iu;
const before = 60;

const rejectedIn: (text: string) => readonly Span[] = remembered((text) =>
  [rejected, needNot, notMeant, anyPlace].flatMap((cue) =>
    [...text.matchAll(cue)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    })),
  ),
);

function isSomebody(text: string, { start, end }: Span): boolean {
  if (!namesPost(text.slice(start, end))) return false;
  const ahead = text.slice(Math.max(0, start - before), start);
  return withSomebody.test(ahead) || (start < before && asPost.test(ahead));
}

/** "Good spoken and written English" asks for the language, by its two halves. */
const halvesOfLanguage: ReadonlySet<string> = new Set([
  "Verbal communication",
  "Written communication",
]);
const spokenOrWritten =
  /\b(?:spoken|written|verbal|oral|speak|write)\b[^.;,]{0,40}?\b(?:English|Welsh|French|German|Spanish|Polish|Italian|Dutch|Gaelic|Irish)\b|\b(?:English|Welsh|French|German|Spanish|Polish|Italian|Dutch|Gaelic|Irish)\b[^.;,]{0,20}?\b(?:spoken|written|verbal|oral)\b/iu;

function withoutHalves(demand: Demand): Demand {
  if (demand.languages.length === 0 || !spokenOrWritten.test(demand.text)) return demand;
  const skills = demand.skills.filter(
    (group) => !group.every((skill) => halvesOfLanguage.has(skill)),
  );
  return { ...demand, skills };
}

/** "Crane operator medical": whose health is certified, and no work. */
const healthBehind =
  /^\s(?:[\p{L}-]+\s){0,2}?(?:medicals?\b(?! (?:records?|terminology|secretar|reports?|devices?|equipment|care|staff|team|practice))|(?:eye|eyesight|hearing) tests?\b)/iu;

/** "COINS or a similar commercial accounting package": the kind of what is named before, and not asked for besides. */
const kindOfNamed =
  /\bor (?:an? |any |some |other |another )*(?:similar|equivalent|comparable|like|other|alternative) (?:[\p{L}-]+ ){0,3}$/iu;
const tool =
  /\b(?:packages?|systems?|software|tools?|platforms?|databases?|programmes?|programs?|CRM|ERP)\b/iu;

function isKindOfNamed(text: string, { start, end }: Span, first: number): boolean {
  return (
    first < start &&
    kindOfNamed.test(text.slice(Math.max(0, start - before), start)) &&
    tool.test(text.slice(start, end + 12))
  );
}

/** "Luffing jib – saddle jib only will not be considered": a word of what is rejected answers nothing, where another is left. */
function withoutRejected(demand: Demand, rejects: readonly Span[]): Demand {
  if (rejects.length === 0) return demand;
  const refused = new Set(
    rejects.flatMap(({ start, end }) => termKeys(demand.text.slice(start, end))),
  );
  const text = withoutSpans(demand.text, rejects);
  const asked = tellingWords(text);
  const own = asked.filter((word) => !refused.has(termKey(word)));
  if (asked.length === 0) return demand;
  return {
    ...demand,
    text,
    terms: own.length > 0 ? own : asked,
  };
}

/**
 * A demand without what it names but does not ask for: what it rejects, and the posts of others. Where nothing else was named
 * its words are asked for.
 */
export function trulyAsked(written: Demand): Demand {
  const demand = withoutHalves(written);
  const { text } = demand;
  const rejects = rejectedIn(text);
  if (demand.skills.length === 0) return withoutRejected(demand, rejects);
  const mentions = findMentions(text);
  const isIdle = (mention: Span) =>
    overlaps(mention, rejects) ||
    isSomebody(text, mention) ||
    isKindOfNamed(text, mention, mentions[0]?.start ?? 0) ||
    healthBehind.test(text.slice(mention.end));
  const idle = new Set(mentions.filter(isIdle).map(({ skill }) => skill.name));
  for (const mention of mentions) if (!isIdle(mention)) idle.delete(mention.skill.name);
  if (idle.size === 0) return withoutRejected(demand, rejects);
  const skills = demand.skills
    .map((group) => group.filter((skill) => !idle.has(skill)))
    .filter((group) => group.length > 0);
  const ofHealth = mentions.filter((mention) => healthBehind.test(text.slice(mention.end)));
  return {
    ...demand,
    text: withoutSpans(text, rejects),
    skills,
    terms: tellingWords(withoutSpans(text, [...rejects, ...ofHealth])),
  };
}
