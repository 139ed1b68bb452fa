import type { Demand } from "../job/job-record.ts";
import { besideTraits, traitPhrases, traitWords } from "./dispositions-said.ts";
import { isSoft } from "./soft-credit.ts";

/** What somebody values, feels or hopes for: no line of work shows it, though one may say so. */
const disposition = new RegExp(
  [
    String.raw`\b(?:share|believe in|identify with|uphold|embrace|live by|subscribe to|(?:sympath\w+|empath\w+|alignment|commit\w+) (?:to|with|for)) (?:\w+ ){0,2}(?:our|the \w+['’]s?|the) (?:\w+ ){0,3}(?:values|ethos|mission|vision|aims|beliefs|faith)\b`,
    String.raw`\bsense of humou?r\b`,
    String.raw`\b(?:genuine|genuinely|real|keen|strong|true|sincere|deep|burning|natural) (?:interest(?:ed)?|passion|desire|love|enthusiasm|curiosity) (?:in|for|to|of|about)\b`,
    String.raw`\b(?:got|have|has) what it takes\b`,
    String.raw`\b(?:desire|hunger|ambition|drive|appetite) to (?:succeed|learn|grow|progress|win|achieve|develop|improve)\b`,
    String.raw`\bwith (?:respect|kindness|compassion)(?:[,.;]|$| and\b)`,
    ...traitPhrases,
  ].join("|"),
  "iu",
);

/** "Keeping spirits up in August" is listed among the work, and yet nothing but what somebody is like. */
const phrase = new RegExp(traitPhrases.join("|"), "iu");

/** What somebody is like, by the lexicon's names: a line of work may show it, but a CV without one lacks nothing. */
const traits: ReadonlySet<string> = new Set(
  `Calmness; Resilience; Tenacity; Self-motivation; Self-discipline; Ambition; Work ethic; Dedication; Loyalty; Integrity;
Trustworthiness; Honesty; Humility; Maturity; Smart appearance; Politeness; Positive attitude; Sense of humour; Enthusiasm;
Passion; Energy and drive; Helpfulness; Open-mindedness; Curiosity; Willingness to learn; Common sense; Empathy; Patience;
Compassion; Non-judgemental approach; Respect for diversity; Conscientiousness; Reliability; Discretion; Emotional intelligence;
Self-awareness; Customer-first attitude; Tolerance of ambiguity; Punctuality; Stamina; Physical fitness; Working under pressure`.split(
    /;\s+/u,
  ),
);
/** A longer demand says more than a trait. In characters. */
const longestTrait = 110;

function asksTrait({ kind, skills, terms, text }: Demand): boolean {
  const named = skills.flat();
  if (kind === "experience" || text.length > longestTrait) return false;
  if (named.length > 0) return named.every((skill) => traits.has(skill));
  const said = terms.map((term) => term.toLowerCase());
  return (
    said.some((word) => traitWords.has(word)) &&
    said.every((word) => traitWords.has(word) || besideTraits.has(word))
  );
}

/** Whether a demand asks for nothing but what somebody values, feels or is like. */
export function asksDisposition(demand: Demand): boolean {
  if (demand.education || demand.years !== null) return false;
  if (demand.licences.length + demand.languages.length > 0) return false;
  const { responsibility, skills, text } = demand;
  if (responsibility)
    return skills.length === 0 && text.length <= longestTrait && phrase.test(text);
  return asksTrait(demand) || (skills.flat().every(isSoft) && disposition.test(text));
}

/** What to tell an applicant about a demand for what somebody is like, where no line of work shows it. */
export const adviceOnDisposition =
  "No CV proves this, so it is not counted either way. If something you did shows it, tell that; otherwise be ready to speak of it.";
