import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { sampleResults } from "../../../../../../test/sample-results.ts";
import type { WhatIf } from "../../../../../shared/what-if.ts";
import { readReport } from "../../report.ts";
import { beginTrial } from "../../trial.ts";
import type { TrialOutcome } from "../../use-trial.ts";
import { TweaksPanel } from "./tweaks-panel.tsx";

afterEach(cleanup);

const cvText = "Ann Example\nAnalyst, Acme\n- Mentored three people";
const report = readReport({
  overall_score: 70,
  skills_missing: ["Power BI", "UK driving licence", "Teamwork", "dbt"],
  keywords: [
    {
      term: "Teamwork",
      kind: "soft",
      job_count: 1,
      cv_count: 0,
      importance: "required",
      status: "missing",
    },
  ],
  quick_wins: [
    {
      text: "Write a number in figures.",
      gain: 2,
      before: "Mentored three people",
      after: "Mentored 3 people",
    },
  ],
});

const scores = { overall_score: 70, match_percentage: 60, ats_score: 90 };
const whatIf: WhatIf = {
  before: scores,
  after: { ...scores, overall_score: 74, ats_score: 89 },
  changed: [
    {
      id: "r1",
      text: "Power BI",
      importance: "required",
      reason: "Named.",
      before: "missing",
      after: "met",
    },
  ],
  results: sampleResults,
};

function Panel({ outcome = null }: { outcome?: TrialOutcome | null }) {
  const [trial, onTrial] = useState(beginTrial(cvText));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tried, setTried] = useState(outcome);
  if (report === null) throw new Error("no report");
  const desk = {
    trial,
    onTrial,
    cvText,
    busy: false,
    outcome: tried,
    failure: null,
    refusal,
    onRefused(reason: string | null) {
      setRefusal(reason);
      return reason !== null;
    },
    run: () => setTried({ text: trial.text, whatIf }),
  };
  return <TweaksPanel report={report} desk={desk} />;
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>("CV text to try");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("tries a change, shows what it brings, and takes it back", () => {
  render(<Panel />);
  press("Try this change");
  expect(text().value).toBe(cvText.replace("three", "3"));
  expect(screen.getByText(/In the text you are trying/)).toBeTruthy();
  press("Work out the new scores");
  const outcome = screen
    .getAllByRole("status")
    .find((area) => /Overall Score/.test(area.textContent ?? ""));
  expect(outcome?.textContent).toContain("7074+4 points");
  expect(outcome?.textContent).toContain("9089−1 point");
  expect(outcome?.textContent).toContain("Power BIMissing Met");
  press("Undo");
  expect(text().value).toBe(cvText);
  expect(screen.getByText("Before your last change:")).toBeTruthy();
});

it("says where a change's line is no longer there", () => {
  render(<Panel />);
  fireEvent.change(text(), { target: { value: "Something else" } });
  expect(screen.queryByRole("button", { name: "Try this change" })).toBeNull();
  expect(screen.getByText("The line has changed in the text you are trying.")).toBeTruthy();
});

it("takes no text that is too long", () => {
  render(<Panel />);
  fireEvent.change(text(), { target: { value: "x".repeat(200_001) } });
  expect(text().value).toBe(cvText);
  expect(screen.getByRole("alert").textContent).toContain("Your CV text is too long: 200,001");
});

it("puts an answer into the text as the person's own statement", () => {
  render(<Panel />);
  press("Yes: Power BI");
  fireEvent.change(screen.getByLabelText(/in your own words/), {
    target: { value: "built the board's figures" },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/The line for your CV/).value).toBe(
    "Built the board's figures (Power BI)",
  );
  press("Put it in the text");
  expect(text().value).toContain("\n- Built the board's figures (Power BI)");
  expect(screen.getByRole("list", { name: "Stated by you" }).textContent).toContain(
    "Built the board's figures (Power BI)Stated by you, not read from your CV",
  );
  expect(screen.queryByText(/Power BI\?/)).toBeNull();
});

it("invents nothing: no words, no line; a no hides the question", () => {
  render(<Panel />);
  press("Yes: Power BI");
  expect(
    screen.getByRole<HTMLButtonElement>("button", { name: "Put it in the text" }).disabled,
  ).toBe(true);
  press("Cancel");
  press("No: Power BI");
  expect(screen.queryByRole("button", { name: "Yes: Power BI" })).toBeNull();
  expect(screen.getByText("Left out, because you said no: Power BI.")).toBeTruthy();
  expect(text().value).toBe(cvText);
});

it("asks after a licence as something one holds, and after an attitude as something work shows", () => {
  render(<Panel />);
  expect(screen.getByText("Do you hold this: UK driving licence?")).toBeTruthy();
  expect(screen.getByText("Does your work show this: Teamwork? Where?")).toBeTruthy();
  expect(screen.getByText("Have you used or worked with this: Power BI? Where?")).toBeTruthy();
});

it("shows the changes alone where the text is not at hand", () => {
  if (report === null) throw new Error("no report");
  render(<TweaksPanel report={report} desk={null} />);
  expect(screen.getByText("Mentored 3 people")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try this change" })).toBeNull();
  expect(screen.queryByLabelText("CV text to try")).toBeNull();
});
