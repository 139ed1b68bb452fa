import { describe, expect, it } from "vitest";
import { withoutMarkdown } from "./without-markdown.ts";

describe("a text in Markdown", () => {
  it("is read without its signs", () => {
    expect(
      withoutMarkdown([
        "# Ravi Pillai",
        "**Engineer** - [ravi@example.org](mailto:ravi@example.org)",
        "## Skills",
        "`Go` *fluent* snake_case_name 2 * 3 * 4",
        "---",
      ]),
    ).toEqual([
      "Ravi Pillai",
      "Engineer - ravi@example.org",
      "Skills",
      "Go fluent snake_case_name 2 * 3 * 4",
      "",
    ]);
  });

  it("is no text with one number sign or a star", () => {
    const lines = ["# 4 in the league", "Skills: C#, *nix, __init__", "Rated 5*"];
    expect(withoutMarkdown(lines)).toEqual(lines);
  });
});
