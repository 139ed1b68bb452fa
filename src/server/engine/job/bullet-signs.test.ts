import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

describe("the sign before an item", () => {
  it.each([">", ">>", "->", "=>", "--", "~", "¤", "◆", "○", "⦁", "−", "[ ]", "[x]", "»", "•"])(
    "%s is none of what it asks",
    (sign) => {
      const { demands } = parseJob(
        `Bid Writer\nHolt & Ray Ltd, Leeds\n\nWhat you will do\n${sign} Writing and proof-reading bids in plain English\n\nWhat you need\n${sign} Experience of bid writing\n${sign} A driving licence\n`,
      );
      expect(demands.map(({ text }) => text)).toEqual([
        "Writing and proof-reading bids in plain English",
        "Experience of bid writing",
        "A driving licence",
      ]);
    },
  );

  it.each(["-", "*", "–"])("%s is none of it where it stands against the word", (sign) => {
    const { demands } = parseJob(
      `Bid Writer\n\nWhat you need\n${sign}Experience of bid writing\n${sign}A driving licence\n`,
    );
    expect(demands.map(({ text }) => text)).toEqual([
      "Experience of bid writing",
      "A driving licence",
    ]);
  });
});
