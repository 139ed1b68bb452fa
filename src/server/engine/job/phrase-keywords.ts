import { findMentions } from "../lexicon/lexicon.ts";
import { unknownKnowledge } from "../tagger/unknown-knowledge.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { isSalient } from "./content-terms.ts";
import type { Demand, JobKeyword } from "./job-record.ts";

const most = 10;

function timesIn(text: string, phrase: string): number {
  let times = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    times += 1;
  }
  return times;
}

/** Whether a phrase may stand as a keyword: words of its own, no digits alone, no ordinary word alone. */
function tells(phrase: string): boolean {
  const [first, ...rest] = words(phrase);
  if (!first || !/\p{L}/u.test(phrase)) return false;
  return rest.length > 0 || isSalient(first.lower);
}

/** Tools and subjects that demands on the person name and the lexicon does not know: matched by their wording. */
export function phraseKeywords(text: string, demands: readonly Demand[]): JobKeyword[] {
  const lower = text.toLowerCase();
  const found = new Map<string, JobKeyword>();
  for (const demand of demands) {
    if (found.size >= most) break;
    if (demand.responsibility || demand.unverifiable) continue;
    for (const { start, end } of unknownKnowledge(demand.text, findMentions(demand.text))) {
      const term = demand.text.slice(start, end);
      const key = stem(term.toLowerCase());
      if (found.has(key) || !tells(term)) continue;
      const count = Math.max(1, timesIn(lower, term.toLowerCase()));
      const { importance } = demand;
      found.set(key, { term, kind: "keyword", skill: false, count, importance });
    }
  }
  return [...found.values()].slice(0, most);
}
