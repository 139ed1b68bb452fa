import { nameList } from "../text/name-list.ts";
import { words } from "../text/words.ts";
import type { Proof } from "./facts/proofs.ts";

/** The statements about one role as its sentences: a person tells what belongs together in one breath. */

/** Of two or three deeds in one sentence. */
const mostWords = 28;
/** Of one of three. */
const mostShortWords = 9;
/** Of one row of things. */
const mostThings = 4;
const mostThingWords = 24;
/** A deed that takes more words stands alone. */
const mostOfPair = 17;

const count = (text: string) => words(text).length;

/** What can be joined to another deed: one verb of "I" with nothing behind it that would claim the next one. */
const isJoinable = ({ clause: { form, text } }: Proof) =>
  // "Check it, register it, and write it up, and I …": a row with its end is a sentence.
  form === "finite" && !/^(?:am|was)\s|;\s|, and\s/u.test(text) && count(text) <= mostOfPair;

const isPlain = (text: string) =>
  !/,|\s(?:and|or|to|that|which|who|while|when|as|by)\s/u.test(text);

/** "ran the till and trained starters", "plan rotas and cover reception, and I keep the logbook". */
function joined(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  // "Have trained the staff and written the guide".
  const isPerfect = texts.every((text) => text.startsWith("have "));
  const told = isPerfect ? [first, ...others.map((text) => text.slice("have ".length))] : texts;
  if (told.every(isPlain)) return nameList(told, told.length);
  // Behind a row or a clause of its own the next verb would not be known for one of "I".
  const isOpen =
    /,|\s(?:to|that|which|who|while|when|as|by|so|how|where)\s/u.test(told[0] ?? "") ||
    /, and\s/u.test(told.at(-1) ?? "");
  const [last = "", plainLast = ""] = [texts.at(-1), told.at(-1)];
  return `${nameList(told.slice(0, -1), told.length)}${isOpen ? `, and I ${last}` : `, and ${plainLast}`}`;
}

/** Several proofs of one role said as one. */
function asOne(proofs: readonly Proof[], text: string): Proof | null {
  const [first] = proofs;
  if (!first) return null;
  return {
    ...first,
    clause: { ...first.clause, text, words: count(text) },
    sources: proofs.flatMap(({ sources }) => sources),
    demandIds: proofs.flatMap(({ demandIds }) => demandIds),
    keys: proofs.flatMap(({ keys }) => keys),
  };
}

const tenseOf = ({ clause: { present, text } }: Proof) =>
  present ? "present" : text.startsWith("have ") ? "perfect" : "past";

function deedsTogether(proofs: readonly Proof[], joins: (proof: Proof) => boolean): Proof[] {
  const [first, second, third] = proofs;
  if (!first) return [];
  const fits = (...all: readonly (Proof | undefined)[]) =>
    all.every((one) => one && isJoinable(one) && tenseOf(one) === tenseOf(first));
  const texts = (...all: readonly (Proof | undefined)[]) =>
    all.flatMap((one) => one?.clause.text ?? []);
  const isShort = (text: string) => isPlain(text) && count(text) <= mostShortWords;
  const three = texts(first, second, third);
  const isTriple = fits(first, second, third) && three.every(isShort);
  const two = texts(first, second);
  const isPair = fits(first, second) && count(two.join(" ")) <= mostWords;
  const ways = [
    ...(isTriple ? [{ taken: 3, told: asOne(proofs.slice(0, 3), joined(three)) }] : []),
    ...(isPair ? [{ taken: 2, told: asOne(proofs.slice(0, 2), joined(two)) }] : []),
  ];
  const way = ways.find(({ told }) => told !== null && joins(told));
  return [way?.told ?? first, ...deedsTogether(proofs.slice(way?.taken ?? 1), joins)];
}

/** Rows of things as one row, as far as they can be told apart. */
function thingsTogether(proofs: readonly Proof[], joins: (proof: Proof) => boolean): Proof[] {
  const [first, ...others] = proofs;
  if (!first) return [];
  const taken = [first];
  const isSimple = ({ clause }: Proof) => !clause.text.includes(", ");
  for (const other of others) {
    const all = [...taken, other];
    const fits = all.every(isSimple) && all.length <= mostThings;
    if (!fits || count(all.map(({ clause }) => clause.text).join(" ")) > mostThingWords) break;
    taken.push(other);
  }
  const items = taken.map(({ clause }) => clause.text);
  const inner = items.some((item) => /\sand\s/u.test(item)) && items.length > 1;
  // "Plans for diet and exercise, and ward audits".
  const text = inner
    ? `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`
    : nameList(items, items.length);
  const row = asOne(taken, text);
  return row !== null && joins(row)
    ? [row, ...thingsTogether(proofs.slice(taken.length), joins)]
    : [first, ...thingsTogether(others, joins)];
}

/** The proofs of one role, in their order, as the sentences that tell them; `leads`: the first one stands alone. */
export function toldTogether(
  proofs: readonly Proof[],
  leads: boolean,
  joins: (proof: Proof) => boolean,
): Proof[] {
  const deeds = proofs.filter(({ clause }) => clause.form !== "things");
  const things = proofs.filter(({ clause }) => clause.form === "things");
  const alone = leads ? deeds.slice(0, 1) : [];
  return [
    ...alone,
    ...deedsTogether(deeds.slice(alone.length), joins),
    ...thingsTogether(things, joins),
  ];
}
