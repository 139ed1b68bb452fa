import { describe, expect, it } from "vitest";
import { findMentions } from "./lexicon.ts";
import { withSharedHeads } from "./shared-heads.ts";

const named = (text: string) =>
  withSharedHeads(text, findMentions(text)).map(
    ({ start, end, skill }) => `${text.slice(start, end)}: ${skill.name}`,
  );

describe("names that share their last words", () => {
  it.each([
    [
      "electrical or mechanical engineering",
      ["electrical: Electrical engineering", "mechanical engineering: Mechanical engineering"],
    ],
    ["contract and employment law", ["contract: Contract law", "employment law: Employment law"]],
    [
      "adult, mental health or learning disability nurse",
      [
        "adult: Adult nursing",
        "mental health: Mental health nursing",
        "learning disability nurse: Learning disability nursing",
      ],
    ],
  ])("reads each of “%s”", (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    "Microsoft Office and project management",
    "sales and account management",
    "risk profile & control and business continuity plans",
    "Java or web development",
    "electrical, or so it is called. Mechanical engineering",
  ])("leaves “%s” as it is", (text) => {
    expect(withSharedHeads(text, findMentions(text))).toEqual(findMentions(text));
  });
});
