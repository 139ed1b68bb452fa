import { describe, expect, it } from "vitest";
import { labelledAds } from "./labelled-ads.ts";
import { parseJob } from "./parse-job.ts";

type Line = { text: string; gold: string; read: string };

function linesOf(ad: string): Line[] {
  const marked = ad.split("\n").map((line) => ({ gold: line.slice(0, 1), text: line.slice(2) }));
  const { demands } = parseJob(marked.map(({ text }) => text).join("\n"));
  return marked.map(({ gold, text }) => {
    const found = demands.filter((one) => text.includes(one.text));
    const read = found.some((one) => !one.responsibility) ? "D" : found.length > 0 ? "T" : "N";
    return { text, gold, read };
  });
}

const lines = labelledAds.flatMap(linesOf);

function share(of: readonly Line[], right: (line: Line) => boolean): [number, string] {
  const wrong = of.filter((line) => !right(line));
  const told = wrong.map(({ gold, read, text }) => `${gold} read as ${read}: ${text}`).join("\n");
  return [1 - wrong.length / of.length, told];
}

describe("lines marked by hand", () => {
  it("are many", () => expect(lines.length).toBeGreaterThanOrEqual(120));

  it("are demands where demands are read", () => {
    const [precision, wrong] = share(
      lines.filter(({ read }) => read === "D"),
      ({ gold }) => gold === "D",
    );
    expect(precision, wrong).toBeGreaterThanOrEqual(0.95);
  });

  it("are read as demands where they are", () => {
    const [recall, wrong] = share(
      lines.filter(({ gold }) => gold === "D"),
      ({ read }) => read === "D",
    );
    expect(recall, wrong).toBeGreaterThanOrEqual(0.93);
  });

  it("are left alone where they ask nothing", () => {
    const [kept, wrong] = share(
      lines.filter(({ gold }) => gold === "N"),
      ({ read }) => read === "N",
    );
    expect(kept, wrong).toBeGreaterThanOrEqual(0.95);
  });

  it("are tasks where tasks are told", () => {
    const [recall, wrong] = share(
      lines.filter(({ gold }) => gold === "T"),
      ({ read }) => read === "T",
    );
    expect(recall, wrong).toBeGreaterThanOrEqual(0.85);
  });
});
