import { numberWords } from "../text/number-words.ts";
import type { CapStep } from "./cap-step.ts";
import { clearlySmaller, type Size } from "./largest-told.ts";
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

const toldMoney = (text: string): Size[] =>
  [...text.matchAll(eachMoney)].map(([said]) => ({ size: sizeOf(said), said: said.trim() }));

/** How many of the things that a demand counts, by the last word of their name. */
function toldOf(asked: string): (text: string) => Size[] {
  const key = termKey(asked.split(" ").at(-1)?.toLowerCase() ?? "");
  return (text) =>
    [...text.matchAll(eachCount)].flatMap(([, said = "", named = ""]) => {
      const isOfThem = named.split(" ").some((word) => termKey(word.toLowerCase()) === key);
      return isOfThem ? [{ size: sizeOf(said), said }] : [];
    });
}

type Asked = { amount: string; sizesIn: (text: string) => Size[] };

function askedIn(text: string): Asked | null {
  if (!mayAsk.test(text)) return null;
  const [, above, upwards] = askedMoney.exec(text) ?? [];
  const sum = above ?? upwards;
  if (sum !== undefined) return { amount: sum, sizesIn: toldMoney };
  const [, fewest, more, named = ""] = askedCount.exec(text) ?? [];
  const number = fewest ?? more;
  return number === undefined ? null : { amount: number, sizesIn: toldOf(named) };
}

/** Holds a demand lower where it names an amount and all that the CV's roles name of the kind are clearly smaller. */
export const amountSmaller: CapStep = {
  of: ["any"],
  cap: "smallerAmount",
  ofMet: true,
  lacks(finding, { text }, { evidence }) {
    const asked = askedIn(text);
    const largest = asked && clearlySmaller(evidence, sizeOf(asked.amount), asked.sizesIn);
    if (!largest) return null;
    return {
      reason: `${finding.reason} The most that your roles tell of is ${largest.said}; ${asked.amount.trim()} is asked.`,
      evidence: [largest.quote, ...finding.evidence],
    };
  },
};
