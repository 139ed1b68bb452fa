import { describe, expect, it, vi } from "vitest";
import { reportOf } from "../../../test/engine-pairs.ts";
import { maxCvCharacters, maxJobCharacters } from "../../shared/limits.ts";
import { judgedPairs } from "./golden/judged-pairs.ts";
import { parseJob } from "./job/parse-job.ts";

/** Whatever stands in a file or an advertisement, reading it costs in proportion to its length. */

vi.setConfig({ testTimeout: 120_000 });

const [pair] = judgedPairs;
const cv = pair?.fitting ?? "";
const ad = `${pair?.title}\n\nEssential\n${pair?.demands.map(([text]) => `• ${text}`).join("\n")}`;
/** Parts of the longest texts that are taken in: a square shows there as well, and the test stays short. */
const largest = {
  cv: maxCvCharacters * 0.3,
  ad: maxJobCharacters * 0.6,
  "ad alone": maxJobCharacters * 0.6,
};
/** Four times the text; a square would be sixteen. Below the least cost, in milliseconds, noise decides. */
const mostRatio = 7;
const leastCost = 40;

const patterns: Record<string, string> = {
  "one giant word": "a",
  "one giant line of words": "wound care and medication ",
  "short lines": "Word\n",
  bullets: "• Led a team of nurses\n",
  "lone bullets": "•\n",
  digits: "0123456789",
  "figures and signs": "£1,000.50 % ",
  brackets: "(([{",
  "opening brackets": "(",
  dates: "January 2019 – Present\n",
  "dates in a line": "01/02/2019 - 03/2020 ",
  "roles with dates": "Nurse, Hill House\nMay 2019 – June 2020\n• Wound care.\n",
  "marks above letters": "e\u0301\u0300\u0302",
  "invisible signs": "\u200b\u200d\ufeff",
  "right to left": "\u202eשלום ",
  "symbols beyond the first plane": "😀👩‍👩‍👧 ",
  addresses: "a.b-c@d.e/f?g=h#",
  "e-mail addresses": "x@y.z ",
  "headings and blank lines": "Experience\n\nSkills\n\n",
  "names of skills": "C++, .NET, Go, R, Excel/Word; ",
  "or and and": "or and, ",
  "years asked": "at least 5 years' experience of ",
  tabs: "\t| ",
  quotations: "“a” 'b' \"c\" ",
  "names and values": "Name: Value\n",
  "rows of deeds": "clean, cook, drive, sort, ",
  "what changed": "Sales up 5% from 9 to 5 days ",
};

const fill = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, Math.floor(length));

/** Processor time in milliseconds, so that other work on the machine does not count. */
function costOf(text: string, asWhat: keyof typeof largest): number {
  const started = process.cpuUsage();
  if (asWhat === "cv") reportOf(`${cv}\n${text}`, ad);
  else if (asWhat === "ad alone") parseJob(text);
  else reportOf(cv, `${ad}\n${text}`);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

describe.each(Object.entries(patterns))("text of nothing but %s", (_, pattern) => {
  it.each(["cv", "ad", "ad alone"] as const)("costs in proportion as %s", (asWhat) => {
    const length = largest[asWhat];
    const small = Math.max(leastCost, costOf(fill(pattern, length / 4), asWhat));
    let large = costOf(fill(pattern, length), asWhat);
    // A square costs as much each time; what only the machine's other work cost does not come again.
    for (let again = 0; again < 2 && large >= small * mostRatio; again += 1) {
      large = Math.min(large, costOf(fill(pattern, length), asWhat));
    }
    expect(large / small).toBeLessThan(mostRatio);
  });
});
