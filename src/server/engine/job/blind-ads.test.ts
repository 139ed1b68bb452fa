import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSameFact, isSameKind, pairDemands } from "./blind-ads/compare-reading.ts";
import { readLabelledAd } from "./blind-ads/labelled-ad.ts";
import { parseJob } from "./parse-job.ts";

const folder = new URL("./blind-ads/", import.meta.url);

/** Advertisements whose labels were written before any of them was read by the engine. */
const readings = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => {
    const ad = readLabelledAd(readFileSync(new URL(name, folder), "utf8"));
    const job = parseJob(ad.text);
    const demands = job.demands.filter(({ responsibility }) => !responsibility);
    return { name, ad, job, demands, pairs: pairDemands(ad.demands, demands) };
  });

const pairs = readings.flatMap((one) => [...one.pairs].map(([of, by]) => ({ ...one, of, by })));

/** How many of 100; all that are not are told when it falls below. */
function expectShare(floor: number, all: readonly { told: string; right: boolean }[]): void {
  const wrong = all.filter(({ right }) => !right).map(({ told }) => told);
  expect(1 - wrong.length / all.length, wrong.join("\n")).toBeGreaterThanOrEqual(floor);
}

describe("advertisements of many sectors, labelled before they were read", () => {
  it("are many, and so are their demands", () => {
    expect(readings.length).toBeGreaterThanOrEqual(108);
    expect(readings.flatMap(({ ad }) => ad.demands).length).toBeGreaterThanOrEqual(832);
  });

  it("use the words of their labels", () => {
    for (const { name, ad } of readings)
      for (const { text } of ad.demands)
        expect(ad.text.toLowerCase(), name).toContain(text.slice(0, 8).toLowerCase());
  });

  it("have their demands found", () => {
    expectShare(
      0.97,
      readings.flatMap(({ name, ad, pairs: found }) =>
        ad.demands.map((one) => ({ told: `${name}: ${one.text}`, right: found.has(one) })),
      ),
    );
  });

  it("have nothing else taken for a demand", () => {
    expectShare(
      0.98,
      readings.flatMap(({ name, demands, pairs: found }) => {
        const used = new Set(found.values());
        return demands.map((one) => ({ told: `${name}: ${one.text}`, right: used.has(one) }));
      }),
    );
  });

  it("say which demand is required and which a wish", () => {
    expectShare(
      0.99,
      pairs.map(({ name, of, by }) => ({
        told: `${name}: ${by.importance}: ${by.text}`,
        right: of.importance === by.importance,
      })),
    );
  });

  it("say of which kind each demand is", () => {
    expectShare(
      0.96,
      pairs.map(({ name, of, by }) => ({
        told: `${name}: ${by.kind}, not ${of.kind}: ${by.text}`,
        right: isSameKind(of, by),
      })),
    );
  });

  it("state years and levels of education", () => {
    const asked = pairs.filter(({ of }) => of.years !== null || of.level !== null);
    expectShare(
      0.97,
      asked.map(({ name, of, by }) => ({
        told: `${name}: ${by.years} years, level ${by.education?.level}: ${by.text}`,
        right: of.years === by.years && (of.level === null || of.level === by.education?.level),
      })),
    );
  });

  it("have their facts read, and none made up", () => {
    expectShare(
      0.98,
      readings.flatMap(({ name, ad, job }) =>
        [...ad.facts].map(([fact, stated]) => ({
          told: `${name}: ${fact} read as ${job.facts[fact]}, not ${stated}`,
          right: isSameFact(stated, job.facts[fact] ?? null),
        })),
      ),
    );
  });
});
