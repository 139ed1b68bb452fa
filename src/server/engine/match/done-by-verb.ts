import { isStopWord, type Word, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { Passage } from "./passages.ts";
import { termKey } from "./term-key.ts";
import { senseOf } from "./word-senses.ts";

/** Words that may stand between a verb and its object: "managed all my clients' expectations". */
const mostBetween = 3;
/** "Learned about credit from the controller": behind one of these stands no object of the verb. */
const preposition = /^(?:of|for|with|to|in|on|at|by|from|about|under|into|as|and|or|but|than)$/u;

/** "Customer service", "support work": who served or worked with the thing named has not for that done this. */
const namesOfTrades: ReadonlySet<string> = new Set(["service", "work", "experience"].map(termKey));

/** Skills of one word that whoever did it shows, to whatever: "supervised four cleaners". Others' verbs mean much besides. */
const toWhatever: ReadonlySet<string> = new Set(
  `supervision recruitment interviewing mediation counselling safeguarding fundraising canvassing auditing tendering estimating
scheduling timetabling forecasting benchmarking invoicing procurement proofreading editing copywriting ghostwriting translation
interpreting transcription subtitling typing photocopying archiving cataloguing storyboarding filming retouching programming
debugging refactoring prototyping calibration welding soldering brazing plastering tiling grouting glazing roofing thatching
rewiring excavation demolition refurbishment redecoration wallpapering machining galvanising palletising stocktaking restocking
cooking baking brewing catering sewing stitching tailoring weaving cleaning vacuuming mopping dusting valeting sandblasting
strimming composting milking coppicing chaperoning signposting cannulation catheterisation resuscitation titration
refereeing umpiring nannying childminding babysitting volunteering teaching lobbying`.split(/\s+/u),
);

type Doing = { verb: string; object: string[] };

const sameKey = (one: string, other: string) =>
  one === other || (senseOf(one) !== null && senseOf(one) === senseOf(other));

/** "Lead generation", "managing expectations": what is done, and to what; null where the name is made otherwise. */
function doingOf(name: string): Doing | null {
  const all = words(name).map(({ lower }) => lower);
  const [only = ""] = all;
  if (all.length === 1 && toWhatever.has(only)) return { verb: termKey(only), object: [] };
  if (all.length < 2 || all.length > 4 || all.some(isStopWord)) return null;
  const [first = "", ...rest] = all;
  const opens = verbOf(first)?.form === "gerund";
  const verb = termKey(opens ? first : (all.at(-1) ?? ""));
  const object = (opens ? rest : all.slice(0, -1)).map(termKey);
  return namesOfTrades.has(verb) ? null : { verb, object };
}

/** "Managed product orders" managed no product: behind the object its phrase ends. */
const endsPhrase = (next: Word | undefined, gap: string) =>
  next === undefined ||
  /[,;:.()–—]/u.test(gap) ||
  isStopWord(next.lower) ||
  /^[\d£]/u.test(next.lower);

/** "Supervised by", "was trained": done to the writer. */
const passive = /\b(?:am|is|are|was|were|be|been|being|got|get)\s+(?:\p{L}+ly\s+)?$/iu;

/** Done, and to something: an active verb with words behind it that open no other phrase. */
function doesToWhatever(said: string, verb: string): boolean {
  const all = words(said);
  return all.some(({ lower, start, end }, at) => {
    const found = verbOf(lower);
    const isDone = found?.form === "past" || found?.form === "gerund" || at === 0;
    if (!found || !isDone || termKey(lower) !== verb) return false;
    const next = all[at + 1];
    const gap = said.slice(end, next?.start ?? end);
    const isObject = next !== undefined && gap.trim() === "" && !preposition.test(next.lower);
    return isObject && !passive.test(said.slice(Math.max(0, start - 30), start));
  });
}

function tellsOf({ said, keys }: Passage, { verb, object }: Doing): boolean {
  if (object.length === 0) return keys.has(verb) && doesToWhatever(said, verb);
  if (!object.every((key) => keys.has(key))) return false;
  const all = words(said);
  return all.some((word, at) => {
    const base = verbOf(word.lower)?.base;
    if (base === undefined || !sameKey(termKey(base), verb)) return false;
    for (let from = at + 1; from <= at + 1 + mostBetween; from++) {
      const run = all.slice(from, from + object.length);
      if (
        run.length === object.length &&
        run.every(({ lower }, i) => termKey(lower) === object[i])
      ) {
        const end = run.at(-1)?.end ?? 0;
        const next = all[from + object.length];
        return endsPhrase(next, said.slice(end, next?.start ?? said.length));
      }
      if (preposition.test(all[from]?.lower ?? "")) return false;
    }
    return false;
  });
}

/**
 * The line of a dated role that tells of doing what a skill's name makes a noun of ("generated leads" for lead
 * generation); null where none does.
 */
export function lineThatDoes(evidence: CvEvidence, skill: string): Passage | null {
  const doing = doingOf(skill);
  if (!doing) return null;
  const found = evidence.passages.find(
    (passage) => passage.standing === "shown" && !passage.heading && tellsOf(passage, doing),
  );
  return found ?? null;
}
