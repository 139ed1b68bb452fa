import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSpace } from "./fold-space.ts";
import { sentences } from "./sentences.ts";
import { stem } from "./stem.ts";
import { isStopWord, words } from "./words.ts";

const split = (text: string) => sentences(text).map((sentence) => sentence.text);

describe("foldSpace", () => {
  it("makes one space of every run of white space", () => {
    expect(foldSpace("  a\u00a0 b\n\tc ")).toBe("a b c");
  });
});

describe("words", () => {
  it("keeps technical names, contractions and hyphenated words whole", () => {
    const text =
      "C#, C++ and .NET; ASP.NET, Node.js, CI/CD, don’t, e-mail, full-time, 3.5 (e.g. R).";
    expect(words(text).map((word) => word.text)).toEqual(
      "C# C++ and .NET ASP.NET Node.js CI/CD don’t e-mail full-time 3.5 e.g R".split(" "),
    );
  });

  it("separates alternatives written with a slash, and sentences glued together", () => {
    expect(words("ACA/ACCA experience.You").map((word) => word.lower)).toEqual([
      "aca",
      "acca",
      "experience",
      "you",
    ]);
  });

  it("gives offsets into the text, for any letters", () => {
    const text = "Überwachung und Pflege, naïve café";
    for (const word of words(text)) expect(text.slice(word.start, word.end)).toBe(word.text);
    expect(words(text).map((word) => word.lower)).toContain("überwachung");
  });

  it("knows words without content", () => {
    expect(isStopWord("the")).toBe(true);
    expect(isStopWord("don’t")).toBe(true);
    expect(isStopWord("nursing")).toBe(false);
  });
});

describe("stem", () => {
  it.each([
    ["managing", "management"],
    ["nursing", "nurses"],
    ["planned", "planning"],
    ["organisation", "organization"],
    ["colour", "color"],
    ["centres", "center"],
    ["labelling", "labeled"],
    ["paediatrics", "pediatrics"],
    ["analysed", "analyze"],
    ["policies", "policy"],
    ["supplies", "supply"],
  ])("joins %s and %s", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it("leaves words alone whose ending only looks like an inflection", () => {
    for (const word of ["business", "aws", "news", "node.js", "c++", "spring", "need"]) {
      expect(stem(word)).toBe(word);
    }
  });
});

describe("sentences", () => {
  it("is not misled by abbreviations", () => {
    expect(
      split("St. Mary's Hospital Ltd. is near. Ask Mr. Smith, e.g. by 5 p.m. Then 3.5 years pass."),
    ).toEqual([
      "St. Mary's Hospital Ltd. is near.",
      "Ask Mr. Smith, e.g. by 5 p.m.",
      "Then 3.5 years pass.",
    ]);
  });

  it("takes list items without their bullets", () => {
    expect(split("We need:\n• Go\n* SQL\n1. Patience\n- Tact • Wit")).toEqual([
      "We need:",
      "Go",
      "SQL",
      "Patience",
      "Tact",
      "Wit",
    ]);
  });

  it("puts wrapped lines together and keeps headings apart", () => {
    const text =
      "About you\nYou have looked after people with dementia for at least\ntwo years.\nHours";
    expect(split(text).map(foldSpace)).toEqual([
      "About you",
      "You have looked after people with dementia for at least two years.",
      "Hours",
    ]);
  });

  it("reads a row of semicolons as a list and a single one as a sentence", () => {
    expect(split("A clean licence; a forklift ticket; good eyesight.")).toHaveLength(3);
    expect(split("We are small; that is the point.")).toHaveLength(1);
  });

  it("finds headings and list items in text that has lost its line breaks", () => {
    const text =
      "Our client in Leeds seeks a clerk to join a busy team of six people and handle purchase ledger duties The Person You will have good Excel skills and experience of Sage Ability to work alone.Apply today";
    expect(split(text)).toEqual([
      "Our client in Leeds seeks a clerk to join a busy team of six people and handle purchase ledger duties",
      "The Person",
      "You will have good Excel skills and experience of Sage",
      "Ability to work alone.",
      "Apply today",
    ]);
  });

  it("gives pieces of the source in order, whatever the source", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        let last = 0;
        for (const sentence of sentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(last);
          last = sentence.end;
        }
      }),
    );
  });

  it("gets through 200,000 hostile characters", () => {
    for (const unit of [
      "a.",
      " ",
      "\n",
      "; ",
      "* ",
      "AB ",
      "The Role ",
      "a@",
      "word, and\n",
      "’'-",
    ]) {
      const text = unit.repeat(200_000 / unit.length);
      expect(sentences(text).length).toBeGreaterThanOrEqual(0);
      expect(words(text).length).toBeGreaterThanOrEqual(0);
    }
  });
});
