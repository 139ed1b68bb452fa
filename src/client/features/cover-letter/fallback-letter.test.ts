import { describe, expect, it } from "vitest";
import { letterTones } from "../../../shared/letter.ts";
import { countLetterWords, letterLengths, letterWords } from "../../../shared/letter-length.ts";
import type { Requirement } from "../../../shared/results.ts";
import type { LetterRequest } from "../../lib/kept-letter.ts";
import { writeFallbackLetter } from "./fallback-letter.ts";
import type { LetterReport } from "./letter-report.ts";
import { emptyRecord, noReport } from "./sample-report.ts";

const request: LetterRequest = {
  companyName: "Harbour Care Trust",
  jobTitle: "Accounts Assistant",
  tone: "professional",
  length: "medium",
};

function demand(part: Partial<Requirement> & { id: string }): Requirement {
  return {
    text: "Experience of bank reconciliation",
    importance: "required",
    kind: "experience",
    status: "met",
    reason: "",
    years: null,
    evidence: [],
    ...part,
  };
}

const report: LetterReport = {
  ...noReport,
  job: { ...noReport.job, title: "Accounts Assistant", company: "Harbour Care Trust" },
  skills_matched: ["Sage 50", "Microsoft Excel"],
  skills_missing: ["Xero"],
  requirements: [
    demand({
      id: "r1",
      importance: "preferred",
      evidence: [{ quote: "Processed weekly payroll for 220 staff", section: "Experience" }],
    }),
    demand({
      id: "r2",
      evidence: [{ quote: "• Reconcile three bank accounts each quarter", section: "Experience" }],
    }),
    demand({
      id: "r3",
      evidence: [{ quote: "• Reconcile three bank accounts each quarter", section: "Experience" }],
    }),
    demand({
      id: "r4",
      status: "partial",
      evidence: [{ quote: "Helped now and then with the purchase ledger", section: "" }],
    }),
    demand({ id: "r5", evidence: [{ quote: "Leeds", section: "Contact" }] }),
  ],
  parsed_cv: {
    ...emptyRecord,
    contact: { ...emptyRecord.contact, full_name: "Amara Osei" },
    experience: [
      {
        title: "Accounts Clerk",
        company: "Northgate Housing Ltd",
        start: "2019-03",
        end: "present",
        bullets: [],
      },
    ],
  },
};

const write = (part: Partial<LetterRequest> = {}, from = report) =>
  writeFallbackLetter(from, { ...request, ...part }, "2026-11-21");

describe("the letter written in the browser", () => {
  it("names the post, the shared skills and the CV's own lines, and signs with the name", () => {
    expect(write().text).toBe(
      [
        "21 November 2026",
        "Dear Hiring Manager,",
        "I am writing to apply for the role of Accounts Assistant at Harbour Care Trust. My CV shows Sage 50 and Microsoft Excel, which your advertisement asks for. My present post is Accounts Clerk at Northgate Housing Ltd.",
        "These lines of my CV bear on what you ask for:\n• Reconcile three bank accounts each quarter\n• Processed weekly payroll for 220 staff",
        "My CV gives the details, and I would welcome the chance to talk about the role. Thank you for your time.",
        "Yours faithfully,",
        "Amara Osei",
      ].join("\n\n"),
    );
  });

  it("says nothing of skills that are missing or of demands met in part", () => {
    for (const tone of letterTones) {
      const { text } = write({ tone });
      expect(text).not.toContain("Xero");
      expect(text).not.toContain("purchase ledger");
    }
  });

  it("invents nothing where the report holds nothing", () => {
    const { text, sentences } = write({ companyName: " ", jobTitle: "" }, noReport);
    expect(text).toContain("I am writing to apply for the role you advertise.");
    expect(text).toContain("[Your name]");
    expect(text).not.toContain("lines of my CV");
    expect(sentences.flatMap(({ sources }) => sources)).toEqual([]);
  });

  it("gives for each sentence what it rests on, also for names the person typed", () => {
    const { text, sentences } = write({ companyName: "Elm Street School" });
    for (const sentence of sentences) expect(text).toContain(sentence.text);
    expect(sentences[0]?.sources).toEqual([
      { from: "ad", quote: "Accounts Assistant" },
      { from: "request", quote: "Elm Street School" },
    ]);
    expect(sentences.find(({ text: line }) => line.startsWith("Reconcile"))?.sources).toEqual([
      { from: "cv", quote: "• Reconcile three bank accounts each quarter" },
      { from: "ad", quote: "Experience of bank reconciliation" },
    ]);
  });

  it("speaks differently in each tone", () => {
    const texts = letterTones.map((tone) => write({ tone }).text);
    expect(new Set(texts).size).toBe(letterTones.length);
  });

  it("grows with the length and keeps to it", () => {
    const requirements = Array.from({ length: 40 }, (_, place) =>
      demand({
        id: `r${place}`,
        evidence: [{ quote: `Kept the ledger number ${place} in good order`, section: "" }],
      }),
    );
    const counts = letterLengths.map((length) =>
      countLetterWords(write({ length }, { ...report, requirements }).text),
    );
    letterLengths.forEach((length, place) => {
      expect(Math.abs((counts[place] ?? 0) - letterWords[length])).toBeLessThan(
        letterWords[length] * 0.15,
      );
    });
  });
});
