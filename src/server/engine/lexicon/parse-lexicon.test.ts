import { describe, expect, it } from "vitest";
import { parseSector } from "./parse-lexicon.ts";

function parse(...lines: string[]) {
  return parseSector({ name: "nursing", lines: lines.join("\n") });
}

describe("parseSector", () => {
  it("reads name, kind, aliases with marks, broader and near", () => {
    expect(parse("Go [tool] | Golang; =Go? | < Programming; Work | ~ Rust")).toEqual([
      {
        name: "Go",
        kind: "tool",
        sector: "nursing",
        aliases: [
          { text: "Golang", exactCase: false, needsContext: false },
          { text: "Go", exactCase: true, needsContext: true },
        ],
        broader: ["Programming", "Work"],
        near: ["Rust"],
      },
    ]);
  });

  it("takes the name for an alias and hard for the kind", () => {
    const [skill] = parse("Wound care");
    expect(skill?.kind).toBe("hard");
    expect(skill?.aliases.map((alias) => alias.text)).toEqual(["Wound care"]);
  });

  it("lets parts be left out and skips comments and empty lines", () => {
    expect(parse("# heading: nursing", "", "Wound care | ~ Tissue viability")[0]?.near).toEqual([
      "Tissue viability",
    ]);
  });

  it.each([
    ["Wound care [thing]", /nursing, line 2: unknown kind \[thing\]/],
    ["Wound care | a | < b | c", /nursing, line 2: parts are/],
    ["Wound care | ~ a | < b", /nursing, line 2: parts are/],
    ["Wound care | | < b", /nursing, line 2: an empty part/],
    ["| alias", /nursing, line 2: no canonical name/],
    ["Wound [care", /nursing, line 2: no canonical name/],
    ["Wound care | ?", /nursing, line 2: an alias without a letter/],
  ])("refuses %j", (line, message) => {
    expect(() => parse("", line)).toThrow(message);
  });
});
