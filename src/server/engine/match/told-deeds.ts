import { allDeeds } from "../lexicon/deeds.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { type Deed, readWay } from "../lexicon/parse-deeds.ts";
import { remembered } from "../text/remembered.ts";
import { stem } from "../text/stem.ts";
import { isStopWord, words } from "../text/words.ts";

/** One way to tell of a deed: of each slot one word (its stem) must stand there. Most are never looked at: made when asked for. */
class WrittenWay {
  readonly deed: Deed;
  readonly #written: string;
  #slots: readonly (readonly string[])[] | undefined;

  constructor(deed: Deed, written: string) {
    this.deed = deed;
    this.#written = written;
  }

  get slots(): readonly (readonly string[])[] {
    this.#slots ??= readWay(this.#written).map((forms) => [...new Set(forms.map(stem))]);
    return this.#slots;
  }
}

/** Ways by each word of the slot that has fewest: one of these stands wherever the way does. */
const waysByStem = new Map<string, WrittenWay[]>();

for (const deed of allDeeds) {
  for (const written of deed.ways) {
    const way = new WrittenWay(deed, written);
    const fewest = readWay(written).reduce((one, other) =>
      other.length < one.length ? other : one,
    );
    for (const word of new Set(fewest.map(stem))) {
      const known = waysByStem.get(word);
      if (known) known.push(way);
      else waysByStem.set(word, [way]);
    }
  }
}

/** As the lexicon calls the skill; free deeds keep their own name. */
const nameOf = remembered((name) => skillNamed(name)?.name ?? name);

/** Words that tell of one thing stand near each other: this many content words apart at most. */
const reach = 5;

/** "Excel, payroll, reporting, training, …" names things, and tells of nothing. */
const fewestItems = 5;
const mostWordsOfItem = 3;

function isBareList(text: string): boolean {
  const items = text.split(/[,;|•]/u);
  const count = words(text).length;
  return items.length >= fewestItems && count / items.length <= mostWordsOfItem;
}

/** "Completed the training for new starters": who is taught teaches nobody. */
const wasTaught =
  /\b(?:completed|attended|received|underwent|undertook|passed|finished|did|had|was given|were given|took)(?: (?:the|my|an?|all|full|our|its|regular|mandatory|in-house|company|internal|annual|further|on-the-job)){0,3} (?:training|induction|courses?|workshops?|coaching|mentoring|supervision)\b(?! (?:of|to) )/giu;

/** Words that stand there and tell of nothing: "in order to" orders nothing, "the management team" is managed by nobody named. */
const setPhrases =
  /\b(?:in (?:order to|terms of|line with)|at the same time|(?:senior|upper|middle|executive) management|(?:by|to|with|from) management(?! of)|management (?=(?:teams?|staff|personnel|committee|company|group)\b)|(?<=new )hire[sd]?|(?<=\d (?:to|-|–) )present)\b/giu;

/** Places of the words that tell, from the first of those near; null where one serves for two. */
function placesOf(slots: WrittenWay["slots"], near: readonly string[]): number[] | null {
  const places = near.flatMap((word, at) => (slots.some((slot) => slot.includes(word)) ? at : []));
  return new Set(places.map((at) => near[at])).size >= slots.length ? places : null;
}

/** Whether each slot has one of its words among those near. */
function areNear(slots: WrittenWay["slots"], near: ReadonlySet<string>): boolean {
  return slots.every((slot) => slot.some((word) => near.has(word)));
}

/** Every deed told, with the places of the words that tell it first, counted in content words. */
function readTellings(text: string): Map<string, readonly number[]> {
  const told = new Map<string, readonly number[]>();
  if (isBareList(text)) return told;
  const stems = words(text.replace(setPhrases, " ").replace(wasTaught, " ")).flatMap(({ lower }) =>
    isStopWord(lower) ? [] : [stem(lower)],
  );
  stems.forEach((word, at) => {
    const ways = waysByStem.get(word);
    if (!ways) return;
    const from = Math.max(0, at - reach);
    const to = Math.min(stems.length, at + reach + 1);
    const around = stems.slice(from, to);
    const near = new Set(around);
    for (const { deed, slots } of ways) {
      if (!areNear(slots, near)) continue;
      const name = nameOf(deed.name);
      const places = told.has(name) ? null : placesOf(slots, around);
      if (places)
        told.set(
          name,
          places.map((place) => from + place),
        );
    }
  });
  return told;
}

/** The pieces of work that a statement tells of, by name, whether or not it names them. */
export const deedsTold: (text: string) => ReadonlySet<string> = remembered(
  (text) => new Set(readTellings(text).keys()),
);

/**
 * The pieces of work that a demand speaks of, each by every name it goes by there: what the same words tell is one piece
 * ("Keep the warehouse clean"), whoever shows it by one name has shown it.
 */
export const deedsAsked: (text: string) => readonly (readonly string[])[] = remembered((text) => {
  const pieces: { names: string[]; places: readonly number[] }[] = [];
  const told = [...readTellings(text)].sort(([, one], [, other]) => other.length - one.length);
  for (const [name, places] of told) {
    const same = pieces.find((piece) => places.every((at) => piece.places.includes(at)));
    if (same) same.names.push(name);
    else pieces.push({ names: [name], places });
  }
  return pieces.map(({ names }) => names);
});
