import { describe, expect, it } from "vitest";
import { writtenLines } from "./parse-lexicon.ts";
import { WrittenSkill } from "./written-skill.ts";

function parse(...lines: string[]) {
  return writtenLines(lines.join("\n")).map(({ line, number }) => {
    const skill = new WrittenSkill(line, "nursing", number, () => "");
    const { name, kind, sector, aliases, broader, near } = skill;
    return { name, kind, sector, aliases, broader, near };
  });
}

describe("a sector's lines", () => {
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

  it("reads the mark of everyday words", () => {
    expect(parse("Box [tool] | =Box??")[0]?.aliases).toEqual([
      { text: "Box", exactCase: true, needsContext: true, onlyAmongTools: true },
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
