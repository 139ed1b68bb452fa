import { describe, expect, it } from "vitest";
import { readPairs, referenceDate } from "../../../../test/engine-pairs.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { foldSpace } from "../text/fold-space.ts";
import { personalSpans } from "./personal-spans.ts";
import { type Statement, statementsOf } from "./statements.ts";

function statementsIn(text: string): Statement[] {
  const cv = parseCv(documentFromText(text), referenceDate);
  return statementsOf(cv, personalSpans(cv), referenceDate);
}

const cv = `Nora Quist
14 Elm Grove, Leeds LS6 2AB
nora.quist@example.com | 07700 900456 | linkedin.com/in/nora-quist

Profile
Electrician with ten years on building sites. I test and certify new boards! Do you need somebody for nights?

Experience

Electrician, Redfern Electrical, Leeds
March 2017 - Present
• Wired 40 flats a year
• Found faults in old houses; traced a borrowed neutral that had been tripping the RCD. Wrote to nora.quist@example.com when done.

Mate, Holt & Sons
2014 - 2016
• Wired 40 flats a year
• Pulled cables
• Pulled cables

Skills
18th Edition, testing
Driving`;
const statements = statementsIn(cv);
const texts = statements.map(({ text }) => text);
const of = (text: string) => statements.filter((one) => one.text === text);

describe("a statement", () => {
  it("has its post in front, with title, employer, years and how long it lasted", () => {
    const [present, past] = of("Wired 40 flats a year");
    expect(present).toMatchObject({
      post: "Electrician, Redfern Electrical, 2017 to now, 9 years and 9 months",
      role: 0,
      isHead: false,
    });
    expect(past).toMatchObject({ post: "Mate, Holt & Sons, 2014 to 2016, 2 years", role: 1 });
  });

  it("has no post where it stands under none", () => {
    expect(of("18th Edition, testing")).toMatchObject([{ post: "", role: null, isHead: false }]);
    expect(of("Electrician with ten years on building sites.")).toMatchObject([{ post: "" }]);
  });

  it("is a bullet or a short line as a whole, and each sentence of a longer one", () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        "Driving",
        "Electrician with ten years on building sites.",
        "I test and certify new boards!",
        "Do you need somebody for nights?",
      ]),
    );
    const neutral = texts.filter((text) => text.includes("borrowed neutral"));
    expect(neutral).toHaveLength(1);
    expect(neutral[0]).not.toContain("Wrote to");
  });

  it("knows whether it names the post or tells what was done there", () => {
    const heads = statements.filter(({ isHead }) => isHead);
    expect(heads.map(({ role }) => role)).toEqual(expect.arrayContaining([0, 1]));
    for (const { text } of heads) expect(text).not.toMatch(/Wired|cables|neutral/u);
    expect(heads.some(({ text }) => text.includes("Redfern Electrical"))).toBe(true);
  });

  it("comes once for each post, however often it is written", () => {
    expect(of("Pulled cables")).toHaveLength(1);
    expect(of("Wired 40 flats a year")).toHaveLength(2);
  });

  it("is no heading", () => {
    for (const heading of ["Profile", "Experience", "Skills"]) expect(texts).not.toContain(heading);
  });

  it("is no heading with a colon or in capitals", () => {
    for (const written of ["Experience:", "EXPERIENCE", "Work Experience:"]) {
      const told = statementsIn(cv.replace("\nExperience\n", `\n${written}\n`));
      expect(told.map(({ text }) => text)).not.toContain(written);
    }
  });

  it("says in `text` nothing of who somebody is, and quotes the line nonetheless", () => {
    for (const text of texts)
      expect(text).not.toMatch(/Nora|Quist|Elm Grove|LS6|@|07700|linkedin/iu);
    const mailed = statements.find(({ quote }) => quote.includes("nora.quist@example.com"));
    expect(mailed?.text).toContain("Wrote to");
  });

  it.each([
    ["in a line of a post", "• Pulled cables", "• Nora Quist pulled cables"],
    ["in the profile", "I test", "Nora is tidy. I test"],
  ])("does not name the person, though the CV does: %s", (_, from, to) => {
    const told = statementsIn(cv.replace(from, to)).map(({ text }) => text);
    expect(told.filter((text) => /Nora|Quist/u.test(text))).toEqual([]);
  });

  it("is quoted as it stands, and points at its line", () => {
    for (const { name, cv: text } of [...readPairs(), { name: "electrician", cv }]) {
      const record = parseCv(documentFromText(text), referenceDate);
      const folded = foldSpace(documentFromText(text).text);
      const all = statementsOf(record, personalSpans(record), referenceDate);
      expect(all.length, name).toBeGreaterThan(5);
      for (const { quote, line } of all) {
        expect(folded, name).toContain(quote);
        expect(foldSpace(record.lines[line]?.text ?? ""), name).toContain(quote);
      }
    }
  });

  it("holds at least a word or a number", () => {
    const marks = statementsIn(`${cv}\n---\n• \n* * *\n!\n`).map(({ text }) => text);
    expect(marks).toEqual(texts);
  });
});
