import { describe, expect, it } from "vitest";
import {
  applyText,
  beginTrial,
  denySkill,
  holdsChanges,
  startAgain,
  statedLines,
  stateSkill,
  suggestedLine,
  typeText,
  undo,
  withChanges,
  withLine,
} from "./trial.ts";

const cv = `Ann Example
Data analyst, Acme Ltd, 2020 - present
• Built sales reports in Excel
  for 12 shops
• Trained two colleagues

Education
BSc Physics`;
const post = {
  title: "Data analyst",
  company: "Acme Ltd",
  bullets: ["Built sales reports in Excel for 12 shops", "Trained two colleagues"],
};

describe("a text tried out", () => {
  it("takes each change where its line stands, over a line's end too", () => {
    const changes = [
      { before: "Excel for 12 shops", after: "Excel for a dozen shops" },
      { before: "Trained two", after: "Trained 2" },
    ];
    expect(withChanges(cv, changes)).toBe(
      cv.replace("Excel\n  for 12 shops", "Excel for a dozen shops").replace("two", "2"),
    );
    expect(withChanges(cv, [{ before: "Not there", after: "x" }])).toBeNull();
  });

  it.each([
    ["Led the team", "Led the team of 4"],
    ["Led the team, and so on", "Led the team"],
    ["Led four", "Led 4"],
  ])("holds the change of “%s” to “%s” only once it is made", (before, after) => {
    const changes = [{ before, after }];
    expect(holdsChanges(`I ${before}.`, changes)).toBe(false);
    expect(holdsChanges(withChanges(`I ${before}.`, changes) ?? "", changes)).toBe(true);
  });

  it("puts no pattern of a change's own into the text", () => {
    expect(withChanges("Cut costs", [{ before: "costs", after: "costs by $& and $1" }])).toBe(
      "Cut costs by $& and $1",
    );
  });

  it("is undone step by step, what was typed in one go at once", () => {
    const applied = applyText(beginTrial("a"), "b");
    const typed = typeText(typeText(applied, "bc"), "bcd");
    expect(undo(typed).text).toBe("b");
    expect(undo(undo(typed)).text).toBe("a");
    expect(undo(undo(undo(typed))).text).toBe("a");
    expect(undo(startAgain(typed, "a")).text).toBe("bcd");
  });
});

describe("what a person states", () => {
  it("is said in their own words, and names the skill", () => {
    expect(suggestedLine("Power BI", " built  the weekly figures. ")).toBe(
      "Built the weekly figures (Power BI)",
    );
    expect(suggestedLine("Power BI", "showed it all in power bi")).toBe(
      "Showed it all in power bi",
    );
    expect(suggestedLine("UK driving licence", "")).toBe("UK driving licence");
  });

  it("stands in the post it belongs to, written like its neighbours; else at the end", () => {
    expect(withLine(cv, "Kept the Power BI reports", post)).toBe(
      cv.replace("two colleagues", "two colleagues\n• Kept the Power BI reports"),
    );
    const bare = { ...post, bullets: [] };
    expect(withLine(cv, "New", bare)).toContain("two colleagues\n• New");
    const reworded = cv.replace("two colleagues", "2 colleagues");
    expect(withLine(reworded, "New", post)).toContain("2 colleagues\n• New");
    expect(withLine(cv.split("\n• ")[0] ?? "", "New", post)).toMatch(/2020 - present\n- New$/);
    expect(withLine(cv, "New", null)).toBe(`${cv}\n- New\n`);
    expect(withLine(cv, "New", { title: "Cook", company: null, bullets: [] })).toBe(
      `${cv}\n- New\n`,
    );
  });

  it("counts while its line stands in the text, and goes when it is undone", () => {
    const line = "Kept the Power BI reports";
    const stated = stateSkill(beginTrial(cv), { skill: "Power BI", line, post });
    expect(statedLines(stated)).toEqual([line]);
    expect(statedLines(typeText(stated, cv))).toEqual([]);
    expect(undo(stated)).toMatchObject({ text: cv, answers: [] });
  });

  it("is nothing where they say no", () => {
    const denied = denySkill(beginTrial(cv), "dbt");
    expect(denied).toMatchObject({ text: cv, answers: [{ skill: "dbt", line: null }] });
    expect(statedLines(denied)).toEqual([]);
  });
});
