import { describe, expect, it } from "vitest";
import { createBrowserStore } from "../../lib/browser-store.ts";
import { initialWizardState, type WizardState } from "./wizard-state.ts";
import { keepWizard, restoreWizard } from "./wizard-storage.ts";

const inMemory = () =>
  createBrowserStore(() => {
    throw new DOMException("forbidden", "SecurityError");
  });

const run: WizardState = {
  ...initialWizardState,
  cvText: "A CV",
  jdText: "A job",
  analysisId: "a1",
  analysisStatus: "analyzing",
  progress: 34,
  startedAt: 5,
  currentStep: "progress",
};

describe("a run kept in the browser", () => {
  it("comes back as it was", () => {
    const store = inMemory();
    keepWizard(store, "run", run);
    expect(restoreWizard(store, "run")).toEqual(run);
  });

  it("keeps the file's name, not the file", () => {
    const store = inMemory();
    keepWizard(store, "run", { ...run, cvFile: new File(["x"], "cv.pdf"), cvFileName: "cv.pdf" });
    expect(restoreWizard(store, "run")).toMatchObject({ cvFile: null, cvFileName: "cv.pdf" });
  });

  it.each([
    ["uploading", "idle"],
    ["starting_analysis", "uploaded"],
  ] as const)("takes %s, broken off by a reload, back to %s", (before, after) => {
    const store = inMemory();
    keepWizard(store, "run", { ...run, analysisStatus: before, loading: true });
    expect(restoreWizard(store, "run")).toMatchObject({ analysisStatus: after, loading: false });
  });

  it("keeps the letter, and from before there were letters only the rest", () => {
    const store = inMemory();
    const coverLetter: WizardState["coverLetter"] = {
      text: "Dear all, edited",
      written: "Dear all",
      generatedBy: "client_fallback",
      sentences: [{ text: "Dear all", sources: [{ from: "cv", quote: "all" }] }],
      request: { companyName: "Acme", jobTitle: "", tone: "creative", length: "long" },
    };
    keepWizard(store, "run", { ...run, coverLetter });
    expect(restoreWizard(store, "run").coverLetter).toEqual(coverLetter);
    const { coverLetter: _none, ...older } = run;
    store.write("run", JSON.stringify(older));
    expect(restoreWizard(store, "run")).toMatchObject({ analysisId: "a1", coverLetter: null });
  });

  it.each(["", "null", "{", '{"cvText": 3}'])("starts anew from unreadable data: %j", (text) => {
    const store = inMemory();
    store.write("run", text);
    expect(restoreWizard(store, "run")).toEqual(initialWizardState);
  });
});
