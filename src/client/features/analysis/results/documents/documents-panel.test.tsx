import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReport } from "../../report.ts";
import { DocumentsPanel } from "./documents-panel.tsx";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const demand = { importance: "required", kind: "skill", years: null };
const report = readReport({
  overall_score: 70,
  requirements: [
    {
      ...demand,
      id: "r1",
      text: "Experience of Sage 50",
      status: "met",
      reason: "Named in your present role.",
      evidence: [{ quote: "ledger in Sage 50", section: "Experience" }],
    },
    { ...demand, id: "r2", text: "Xero", status: "missing", reason: "Not named.", evidence: [] },
  ],
});

function show() {
  if (report === null) throw new Error("no report");
  const documents = {
    cvText: "I run the ledger in Sage 50 daily",
    jdText: "Experience of Sage 50\nXero",
  };
  render(<DocumentsPanel report={report} documents={documents} />);
  return {
    ad: within(screen.getByRole("region", { name: "The advertisement" })),
    cv: within(screen.getByRole("region", { name: "Your CV" })),
  };
}

it("marks the demands in the advertisement and the words for them in the CV", () => {
  const { ad, cv } = show();
  expect(ad.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Experience of Sage 50 (Met)",
    "Xero (Missing)",
  ]);
  expect(cv.getByRole("link").textContent).toBe("ledger in Sage 50 (Met)");
});

it("marks in the one text what is chosen in the other, and says why", () => {
  const { ad, cv } = show();
  fireEvent.click(cv.getByRole("link"));
  expect(ad.getByRole("link", { current: true }).textContent).toBe("Experience of Sage 50 (Met)");
  expect(screen.getByRole("status").textContent).toContain("Named in your present role.");
  fireEvent.click(ad.getByText("Xero"));
  expect(cv.queryByRole("link", { current: true })).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Not named.");
});
