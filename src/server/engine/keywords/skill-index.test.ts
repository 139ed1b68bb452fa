import { describe, expect, it } from "vitest";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { personalSpans } from "../document/personal-spans.ts";
import { coverOf, indexSkills, type SkillIndex } from "./skill-index.ts";

function indexOf(text: string, silent: (line: string) => boolean = () => false): SkillIndex {
  const cv = parseCv(documentFromText(text), referenceDate);
  return indexSkills(cv, personalSpans(cv), (line) => silent(cv.lines[line]?.text ?? ""));
}

const cv = `Ann Lee
12 Python Road, Leeds
ann.lee@example.com

Skills
PostgreSQL, Python

Experience
Developer, Hill House, Leeds
May 2019 - Present
• Wrote services in Python and Django
• Kept the Python style guide`;
const index = indexOf(cv);

describe("the skills a CV names", () => {
  it("count each mention but those in who somebody is", () => {
    expect(index.get("Python")?.count).toBe(3);
    expect(index.get("PostgreSQL")?.count).toBe(1);
  });

  it("are vouched for by work before lists, wherever the lists stand", () => {
    const python = index.get("Python");
    expect(python?.inWork).toBe(true);
    expect(python && documentFromText(cv).lines[python.best.line]?.text).toContain("services");
    expect(index.get("PostgreSQL")?.inWork).toBe(false);
  });

  it("are none of a line that vouches for nothing", () => {
    const quiet = indexOf(cv, (line) => line.includes("Django"));
    expect(quiet.has("Django")).toBe(false);
    expect(quiet.get("Python")?.count).toBe(2);
  });
});

describe("alternatives asked for", () => {
  it("are covered by the one that is named, whichever comes first", () => {
    expect(coverOf(index, ["Ruby", "Python"])).toMatchObject({
      credit: 1,
      by: { skill: "Python" },
    });
    expect(coverOf(index, ["Python", "Ruby"])).toMatchObject({
      credit: 1,
      by: { skill: "Python" },
    });
  });

  it("are covered in full by a narrower skill, in part by a near or a broader one", () => {
    expect(coverOf(index, ["SQL"])).toMatchObject({ credit: 1, by: { skill: "PostgreSQL" } });
    for (const asked of ["MySQL", "FastAPI"]) {
      const { credit } = coverOf(index, [asked]);
      expect(credit, asked).toBeGreaterThan(0);
      expect(credit, asked).toBeLessThan(1);
    }
  });

  it("are not covered by what has nothing to do with them, nor where there are none", () => {
    expect(coverOf(index, ["Bricklaying"])).toEqual({ credit: 0, by: null });
    expect(coverOf(index, [])).toEqual({ credit: 0, by: null });
  });
});
