import { describe, expect, it } from "vitest";
import type { KeptLetter } from "../../lib/kept-letter.ts";
import {
  holdsCv,
  initialWizardState,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from "./wizard-state.ts";

const file = new File(["A CV"], "cv.pdf", { type: "application/pdf" });

function stateAfter(...actions: WizardAction[]): WizardState {
  return actions.reduce(wizardReducer, initialWizardState);
}

const uploaded: WizardAction = { type: "uploaded", analysisId: "a1", warnings: [] };
const wholeRun: WizardAction[] = [
  { type: "set_cv_text", text: "A CV" },
  { type: "upload_started" },
  uploaded,
  { type: "set_jd_text", text: "A job" },
  { type: "start_requested", at: 5 },
  { type: "analysis_started" },
  { type: "progressed", percent: 50 },
  { type: "completed", results: { overall_score: 70 } },
];

describe("the wizard's state", () => {
  it("passes through the specification's states", () => {
    const statuses = wholeRun.map(
      (_, index) => stateAfter(...wholeRun.slice(0, index + 1)).analysisStatus,
    );
    expect(statuses).toEqual([
      "idle",
      "uploading",
      "uploaded",
      "uploaded",
      "starting_analysis",
      "analyzing",
      "analyzing",
      "completed",
    ]);
    expect(stateAfter(...wholeRun)).toMatchObject({
      progress: 100,
      results: { overall_score: 70 },
    });
  });

  it("lets a file take the place of pasted text, and text the place of a file", () => {
    const withFile = stateAfter({ type: "set_cv_text", text: "A CV" }, { type: "set_file", file });
    expect(withFile).toMatchObject({ cvText: "", cvFile: file, cvFileName: "cv.pdf" });
    const withText = wizardReducer(withFile, { type: "set_cv_text", text: "Another" });
    expect(withText).toMatchObject({ cvText: "Another", cvFile: null, cvFileName: null });
  });

  it("leaves the text alone when the file is taken away", () => {
    expect(
      stateAfter({ type: "set_cv_text", text: "A CV" }, { type: "set_file", file: null }).cvText,
    ).toBe("A CV");
  });

  it("forgets the upload and the report when the CV changes, but not when the job does", () => {
    const done = stateAfter(...wholeRun);
    expect(wizardReducer(done, { type: "set_jd_text", text: "Another job" })).toMatchObject({
      analysisId: "a1",
      results: { overall_score: 70 },
    });
    expect(wizardReducer(done, { type: "set_cv_text", text: "Another CV" })).toMatchObject({
      analysisId: null,
      results: null,
      analysisStatus: "idle",
      jdText: "A job",
    });
  });

  it("clears the error with any setter, and ends the loading with an error", () => {
    const failed = stateAfter({ type: "upload_started" }, { type: "failed", error: "No" });
    expect(failed).toMatchObject({ error: "No", loading: false, analysisStatus: "error" });
    expect(wizardReducer(failed, { type: "set_jd_text", text: "x" }).error).toBeNull();
    expect(wizardReducer(failed, { type: "go_to", step: "jd" }).error).toBeNull();
  });

  it("keeps the status when an input is refused", () => {
    expect(stateAfter(uploaded, { type: "set_error", error: "Too long" })).toMatchObject({
      analysisStatus: "uploaded",
      analysisId: "a1",
      error: "Too long",
    });
  });

  it("never lets the progress fall within a run, and starts the next run at nought", () => {
    const running = stateAfter(
      { type: "progressed", percent: 50 },
      { type: "progressed", percent: 34 },
    );
    expect(running.progress).toBe(50);
    expect(wizardReducer(running, { type: "start_requested", at: 9 })).toMatchObject({
      progress: 0,
      startedAt: 9,
    });
  });

  it("keeps the letter over a renewed run, and drops it with another run or another CV", () => {
    const letter: KeptLetter = {
      text: "Dear all",
      written: "Dear all",
      generatedBy: "server",
      sentences: [],
      request: { companyName: "", jobTitle: "", tone: "formal", length: "short" },
    };
    const withLetter = stateAfter(...wholeRun, { type: "set_cover_letter", letter });
    const renewed: WizardAction = { type: "run_renewed", analysisId: "a2", results: {}, at: 7 };
    expect(wizardReducer(withLetter, renewed)).toMatchObject({
      analysisId: "a2",
      coverLetter: letter,
      analysisStatus: "completed",
    });
    expect(wizardReducer(withLetter, { type: "start_requested", at: 9 }).coverLetter).toBeNull();
    expect(wizardReducer(withLetter, { type: "set_cv_text", text: "B" }).coverLetter).toBeNull();
  });

  it("resets to the chosen step, or to the upload", () => {
    const done = stateAfter(...wholeRun);
    expect(wizardReducer(done, { type: "reset", step: "jd" })).toEqual({
      ...initialWizardState,
      currentStep: "jd",
    });
    expect(wizardReducer(done, { type: "reset" })).toEqual(initialWizardState);
  });

  it("brings back what a cancelled run held", () => {
    const cancelled = stateAfter(...wholeRun, { type: "cancelled" });
    expect(cancelled).toMatchObject({ cvText: "", jdText: "", analysisId: null });
    expect(holdsCv(cancelled)).toBe(false);
    const back = wizardReducer(cancelled, { type: "bring_back" });
    expect(back).toMatchObject({ cvText: "A CV", jdText: "A job", discarded: null });
    expect(holdsCv(back)).toBe(true);
  });
});
