import type { CvRecord } from "../cv/cv-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import type { Span } from "../text/spans.ts";

/** What opens the telling of one's free time, outside a section for it. */
const opens =
  /(?<=^|[.;!?|]\s{1,3})(?:(?:my |other |personal )?(?:hobbies|interests|pastimes)\b|(?:in|outside|away from|when not at) (?:of )?(?:my |the )?(?:spare time|free time|leisure time|work)\b|outside of work\b)/iu;
/** Races run and jumps made for a good cause: a good deed, and no work for it. */
const forTheCause =
  /\b(?:ran|run|running|walk(?:ed|ing)|cycl(?:ed|ing)|swam|swimming|did|do|complet(?:ed|ing)|finish(?:ed|ing)|took part in|training for)\b(?: [\p{L}’']+){0,4} (?:(?:half |ultra-?)?marathons?|triathlons?|ironman|(?:5|10)k|skydive|parachute jump|abseil|three peaks|fun run|bike ride|sponsored (?:walk|run|swim|ride|silence))(?! (?:team|runners|stall|event|for (?:the|our) \p{L}+ team))/iu;
/** Free time in which somebody answers for something, or teaches it, is told like work. */
const inOffice =
  /\b(?:volunt\p{L}+|coach\p{L}*|trustee|governor|treasurer|secretary|chair\p{L}*|captain|instruct\p{L}+|leaders?|leading|qualified|certifi\p{L}+|licen[cs]ed|level \d|lifeguard|first[- ]aid\p{L}*|organis\p{L}+|committee|umpire|referee|steward\p{L}*|mentor\p{L}*|teach\p{L}*|tutor\p{L}*|founder|founded|sold|selling|commissions?|freelance|published|exhibited|magistrate|reservist|scouts?|guides?|cadets?|fundrais\p{L}+)\b/iu;

/** Somebody who builds with a tool at home knows the tool. */
export const isHadAnywhere = (skill: string) => {
  const kind = skillNamed(skill)?.kind;
  return kind === "tool" || kind === "language" || kind === "licence";
};

/** For each line what of it tells of free time: no evidence of work, unless an interest is asked for. */
export function leisureSpans({ lines, sections }: CvRecord): Span[][] {
  return lines.map(({ text, role, section, index }) => {
    const head = sections[section];
    const isInterests = head?.kind === "interests" && head.start !== index;
    const cause = forTheCause.exec(text);
    if (cause) return [{ start: cause.index, end: text.length }];
    if (role !== null || inOffice.test(text)) return [];
    const from = isInterests ? 0 : text.search(opens);
    return from < 0 ? [] : [{ start: from, end: text.length }];
  });
}

/** "A genuine interest in horses": free time answers it as well. */
export const asksInterest = (text: string) =>
  /\b(?:interest(?:s|ed)?|passion(?:ate)?|love|lover|enthusias\p{L}+|hobb(?:y|ies)|keen (?:on|reader|cook|gardener|cyclist|runner|walker|swimmer|sports\p{L}*)|fan|active lifestyle|sympath\p{L}+|ethos|faith)\b/iu.test(
    text,
  );
