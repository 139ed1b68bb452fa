import { numberWords } from "../text/number-words.ts";
import type { CapStep } from "./cap-step.ts";
import { quotePassage } from "./cv-evidence.ts";
import type { Passage } from "./passages.ts";
import { termKey } from "./term-key.ts";

const money = "£\\s?\\d[\\d,]*(?:\\.\\d+)?\\s?(?:k|m|mn|bn|million|billion|thousand)?";
const count = `(?:\\d[\\d,]{0,6}|${[...numberWords.keys()].join("|")})`;
/** What is counted in demands for years, hours and loads is judged elsewhere, or by nobody. */
const things =
  "(?!(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|miles?|kg|points?|per|people|staff|or|and|of|in|at|to|GCSEs?|grades?|percent)\\b)(?:[\\p{L}-]{3,20} ){0,2}?[\\p{L}-]{3,20}";
const least =
  "(?:at least|a minimum of|minimum(?: of)?|over|more than|in excess of|not (?:fewer|less) than|no (?:fewer|less) than|upwards of)";
const orMore = "(?:\\s?\\+|\\s(?:plus|or (?:more|above|over)|and (?:above|over|up|upwards)))";

/** "£10m or more", "500+ employees", "not fewer than 60 matters" */
const askedMoney = new RegExp(`${least} (${money})(?!\\p{L})|(${money})${orMore}`, "iu");
const askedCount = new RegExp(
  `\\b(?:${least} (${count})|(${count})${orMore}) (${things})\\b`,
  "iu",
);
const mayAsk = /\d\s?\+|£|\b(?:least|minimum|over|more|excess|fewer|less|upwards|plus|above)\b/iu;
const eachMoney = new RegExp(money, "giu");
const eachCount = new RegExp(`\\b(${count}) ((?:[\\p{L}-]{3,20} ){0,2}[\\p{L}-]{3,20})`, "giu");

const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:bn|billion)$/iu, 1e9],
  [/(?:m|mn|million)$/iu, 1e6],
  [/(?:k|thousand)$/iu, 1e3],
];

function sizeOf(written: string): number {
  const said = written.toLowerCase().trim();
  const scale = scales.find(([unit]) => unit.test(said))?.[1] ?? 1;
  return numberWords.get(said) ?? Number(said.replace(/[^\d.]/gu, "")) * scale;
}

type Amount = { passage: Passage; size: number; said: string };

function toldAmounts(passage: Passage, counted: ReadonlySet<string> | null): Amount[] {
  if (!/\d|£/u.test(passage.said) && counted === null) return [];
  if (counted === null) {
    return [...passage.said.matchAll(eachMoney)].map(([said]) => ({
      passage,
      size: sizeOf(said),
      said: said.trim(),
    }));
  }
  return [...passage.said.matchAll(eachCount)].flatMap(([, number = "", named = ""]) => {
    const isOfThem = named.split(" ").some((word) => counted.has(termKey(word.toLowerCase())));
    return isOfThem ? [{ passage, size: sizeOf(number), said: number }] : [];
  });
}

/** An amount a little smaller is near enough. */
const nearEnough = 0.75;

/** Holds a demand lower where it names an amount and all that the CV's roles name of the kind are clearly smaller. */
export const amountSmaller: CapStep = {
  name: "amount smaller",
  of: ["any"],
  cap: "smallerAmount",
  ofMet: true,
  lacks(finding, { text }, { evidence: { cv, passages } }) {
    if (!mayAsk.test(text)) return null;
    const [inMoney, least, plus] = askedMoney.exec(text) ?? [];
    const [inCount, fewest, more, named = ""] = inMoney ? [] : (askedCount.exec(text) ?? []);
    const asked = least ?? plus ?? fewest ?? more;
    if (asked === undefined || (!inMoney && !inCount)) return null;
    const last = named.split(" ").at(-1) ?? "";
    const counted = inMoney ? null : new Set([termKey(last.toLowerCase())]);
    const [largest] = passages
      .filter(({ standing, heading }) => standing === "shown" && !heading)
      .flatMap((passage) => toldAmounts(passage, counted))
      .sort((one, other) => other.size - one.size);
    if (!largest || largest.size >= sizeOf(asked) * nearEnough) return null;
    return {
      reason: `${finding.reason} The most that your roles tell of is ${largest.said}; ${asked.trim()} is asked.`,
      evidence: [quotePassage(cv, largest.passage), ...finding.evidence],
    };
  },
};
