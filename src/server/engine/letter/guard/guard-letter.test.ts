import { describe, expect, it } from "vitest";
import { readPairs } from "../../../../../test/engine-pairs.ts";
import { letterInput, pairInputs } from "../../../../../test/letter-pairs.ts";
import { letterTones } from "../../../../shared/letter.ts";
import { letterWords, letterWordsTolerance } from "../../../../shared/letter-length.ts";
import { type LetterInput, writeLetter } from "../write-letter.ts";
import { enforceGuard } from "./enforce-guard.ts";
import { guardLetter, unsupportedFacts } from "./guard-letter.ts";

const names = readPairs().map(({ name }) => name);
const inputOf = await pairInputs();
const support = inputOf("tailored-support-engineer");
const nurse = inputOf("staff-nurse");
const accountant = inputOf("management-accountant");
const kinds = (sentence: string, input: LetterInput) =>
  guardLetter(sentence, input).sentences.flatMap(({ findings }) =>
    findings.map(({ kind }) => kind),
  );

const denying = await letterInput(
  [
    "Mary Quill",
    "mary.quill@example.org",
    "",
    "EXPERIENCE",
    "Bookkeeper, Pell Ltd, March 2019 - present",
    "Kept the ledgers of nine firms in Xero",
    "I have never used Salesforce but would like to",
  ].join("\n"),
  "Bookkeeper\nYou will have experience of Xero and Salesforce.",
);

describe("what a CV says its writer does not have", () => {
  it("is no source", () => {
    expect(kinds("I have used Xero for years.", denying)).not.toContain("skill");
    expect(kinds("I have used Salesforce for years.", denying)).toContain("skill");
  });

  it("is no part of our letter", () => expect(writeLetter(denying).text).not.toMatch(/never used/));
});

describe("the guard lets through what the texts hold", () => {
  it.each([
    "I provided second line support to 900 staff and pupils across five sites.",
    "I cut repeat calls by thirty per cent.",
    "My work cut repeat calls by 30 per cent.",
    "I have more than nine years of experience in IT.",
    "Since February 2020 I have worked as an IT Support Engineer at Trentside Academies Trust.",
    "I hold a BSc in Information Technology from Nottingham Trent University.",
    "I have no experience of Kubernetes.",
    "I would welcome the chance to learn more about the team.",
  ])("%s", (sentence) =>
    expect(guardLetter(sentence, support).sentences.flatMap((one) => one.findings)).toEqual([]),
  );

  it("money in other words", () => {
    expect(kinds("I report on factories with a turnover of £46 million.", accountant)).toEqual([]);
  });
});

describe("the guard finds what they do not", () => {
  it.each([
    ["number", "I provided second line support to 950 staff.", support],
    ["number", "I closed 900 tickets a week.", support],
    ["number", "I cut repeat calls by 35%.", support],
    ["number", "I cut repeat calls by thirty-five per cent.", support],
    ["number", "I have over ten years of experience.", support],
    ["number", "I have two decades of experience.", support],
    ["number", "I doubled the number of calls answered.", support],
    ["number", "I report on factories with a turnover of £64m.", accountant],
    ["name", "At Amazon I built laptops.", support],
    ["title", "I worked as a senior network engineer.", support],
    ["skill", "I know Kubernetes well.", support],
    ["skill", "I use Power BI every day.", accountant],
    ["qualification", "I hold a Master's degree in Physics.", support],
    ["qualification", "I am a chartered accountant.", accountant],
    ["date", "Since March 2020 I have been at Trentside Academies Trust.", support],
    ["date", "I joined Trentside Academies Trust in 2012.", support],
    ["language", "I speak German.", support],
    ["disguise", "I built 450 Wіndows 11 laptops.", support],
    ["contact", "Write to me at sam@elsewhere.example.", support],
    ["skill", "I have led chemotherapy clinics.", nurse],
  ] as const)("%s: %s", (kind, sentence, input) => expect(kinds(sentence, input)).toContain(kind));

  it("says where a fact stands only in the advertisement", () => {
    const [found] = unsupportedFacts("I use Power BI every day.", accountant);
    expect(found?.findings.some(({ onlyInAd }) => onlyInAd)).toBe(true);
    expect(unsupportedFacts("Your advertisement mentions Power BI.", accountant)).toEqual([]);
  });
});

/** Changes that put one invented fact into a sentence of an honest letter. */
const inventions: readonly ((sentence: string) => string | null)[] = [
  (one) =>
    /\d{2,}/u.test(one) ? one.replace(/\d{2,}/u, (digits) => String(Number(digits) * 7 + 3)) : null,
  (one) => one.replace(/[.?]$/u, ", and I have over forty years of experience."),
  (one) => one.replace(/[.?]$/u, ", and at Globex Corporation I did the same."),
  (one) => one.replace(/[.?]$/u, ", and I hold a PhD in Astrophysics."),
  (one) => one.replace(/[.?]$/u, ", and I used Salesforce and Kotlin daily."),
  (one) => one.replace(/[.?]$/u, ", which raised income by 317%."),
  (one) => one.replace(/[.?]$/u, ", and I have been there since March 1994."),
  (one) => one.replace(/[.?]$/u, ", and I speak fluent Japanese."),
  (one) => one.replace(/[.?]$/u, ", where I worked as Chief Operating Officer."),
  (one) => one.replace(/[.?]$/u, ", and I saved £912,000."),
];

describe("two hundred and more invented facts", () => {
  const cases = names.flatMap((name) =>
    letterTones.flatMap((tone) => {
      const input = inputOf(name);
      const { sentences } = writeLetter({ ...input, tone });
      return sentences.slice(0, 6).flatMap(({ text }, at) => {
        const invented =
          inventions[(at + tone.length + name.length) % inventions.length]?.(text) ?? null;
        return invented === null || invented === text ? [] : [{ name, input, invented }];
      });
    }),
  );

  it("are all caught", () => {
    expect(cases.length).toBeGreaterThan(150);
    const each = cases.flatMap(({ invented, input }) =>
      [invented].filter((sentence) => guardLetter(sentence, input).ok),
    );
    expect(each).toEqual([]);
  });

  it("also one by one, in every honest sentence of a letter", () => {
    const { sentences } = writeLetter(support);
    const missed = sentences.flatMap(({ text }) =>
      inventions.flatMap((invent) => {
        const invented = invent(text);
        return invented !== null && guardLetter(invented, support).ok ? [invented] : [];
      }),
    );
    expect(missed).toEqual([]);
    expect(sentences.length * inventions.length).toBeGreaterThan(60);
  });
});

describe("enforcing the guard on another writer", () => {
  const letter = `21 November 2026

Dear Sir or Madam,

I would like to be considered for the IT Support Engineer post. I have over twenty years of experience in IT. I provide second line support to 900 staff and pupils across five sites, closing 60 tickets a week in ServiceNow, and I led a team of 45 engineers at Google.

At Trentside Academies Trust I built and deployed 450 Windows 11 laptops with Microsoft Intune. I am fluent in Japanese. My articles cut repeat calls by 30%.

I look forward to hearing from you.

Best regards,

Sam`;

  it("drops or shortens what is invented and keeps the rest", () => {
    const { text, changed, replaced } = enforceGuard(letter, support);
    expect(replaced).toBe(false);
    expect(changed).toHaveLength(3);
    expect(text).not.toMatch(/twenty|Google|\b45\b|Japanese/u);
    expect(text).toContain(
      "I provide second line support to 900 staff and pupils across five sites",
    );
    expect(text.split("450 Windows 11 laptops")).toHaveLength(2);
    expect(guardLetter(text, support).ok).toBe(true);
  });

  it.each(["short", "medium", "long"] as const)(
    "has the form and at most the %s length of ours",
    (length) => {
      const { text, wordCount } = enforceGuard(letter, { ...support, length });
      expect(wordCount).toBeLessThanOrEqual(letterWords[length] * (1 + letterWordsTolerance));
      expect(wordCount).toBeGreaterThan(100);
      expect(text).toMatch(/^1 November 2026\n\nDear Hiring Manager,\n\n/u);
      expect(text).toMatch(/\n\nYours faithfully,\n\nSam Whitlock$/u);
    },
  );

  it("replaces a letter that is mostly invented, or empty", () => {
    const own = writeLetter(support).text;
    expect(
      enforceGuard("Dear Sir,\n\nI worked at Google. I led 45 people.\n\nRegards", support),
    ).toMatchObject({ text: own, replaced: true });
    expect(enforceGuard("", support)).toMatchObject({ text: own, replaced: true });
  });

  it("leaves our own letters as they are", () => {
    for (const input of names.map(inputOf)) {
      const own = writeLetter(input);
      expect(enforceGuard(own.text, input)).toMatchObject({
        text: own.text,
        changed: [],
        replaced: false,
      });
    }
  });
});

it("reads hostile text in time that grows with it", () => {
  const long = "I cut 900 calls, and over ten years £5 million at A B C ".repeat(2000);
  expect(guardLetter(long, support).ok).toBe(false);
});
