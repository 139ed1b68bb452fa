import { describe, expect, it, vi } from "vitest";
import { readPairs, reportOf, testReader } from "../../../test/engine-pairs.ts";
import { missingReader } from "../../../test/fixed-reader.ts";
import { maxCvCharacters, maxJobCharacters } from "../../shared/limits.ts";
import { parseJob } from "./job/parse-job.ts";

/** Whatever stands in a file or an advertisement, reading it costs in proportion to its length. */

vi.setConfig({ testTimeout: 120_000 });

const [{ cv, ad } = { cv: "", ad: "" }] = readPairs();
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
async function costOf(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Four times the text for how many times the cost? `work` does it for a share of the longest text. */
async function ratioOf(work: (share: number) => unknown): Promise<number> {
  const small = Math.max(leastCost, await costOf(() => work(1 / 4)));
  let large = await costOf(() => work(1));
  // A square costs as much each time; what only the machine's other work cost does not come again.
  for (let again = 0; again < 2 && large >= small * mostRatio; again += 1) {
    large = Math.min(large, await costOf(() => work(1)));
  }
  return large / small;
}

// The reader costs the same however often a line comes again, and would hide what the rest costs.
const report = (cvText: string, adText: string) => reportOf(cvText, adText, missingReader);

describe.each(Object.entries(patterns))("text of nothing but %s", (_, pattern) => {
  it.each(["cv", "ad", "ad alone"] as const)("costs in proportion as %s", async (asWhat) => {
    const ratio = await ratioOf((share) => {
      const text = fill(pattern, largest[asWhat] * share);
      if (asWhat === "cv") return report(`${cv}\n${text}`, ad);
      return asWhat === "ad" ? report(cv, `${ad}\n${text}`) : parseJob(text);
    });
    expect(ratio).toBeLessThan(mostRatio);
  });
});

describe("lines that are all different", () => {
  const deeds = ["plan", "cook", "drive", "sort", "clean", "teach", "paint", "weld", "sell"];
  const things = ["wards", "kitchens", "vans", "pupils", "walls", "pipes", "books", "kilns"];
  const line = (at: number) =>
    `I ${deeds[at % 9]} ${things[(at * 5) % 8]} for ${at + 3} people and ${things[(at * 3) % 8]}`;
  const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));

  it("cost their reading in proportion, as statements", async () => {
    await testReader();
    const ratio = await ratioOf((share) =>
      reportOf(`${cv}\n\nExperience\n${lines(1200 * share).join("\n")}`, ad),
    );
    expect(ratio).toBeLessThan(mostRatio);
  });

  it("cost their reading in proportion, as demands", async () => {
    await testReader();
    const ratio = await ratioOf((share) =>
      reportOf(cv, `Helper\n\nEssential\n• ${lines(200 * share).join("\n• ")}`),
    );
    expect(ratio).toBeLessThan(mostRatio);
  });
});
