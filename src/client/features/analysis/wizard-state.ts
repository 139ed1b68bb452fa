import type { ErrorCode } from "../../../shared/errors.ts";
import type { KeptLetter } from "../../lib/kept-letter.ts";
import type { Trial } from "./trial.ts";

/** The state of one run through the wizard, and every way it changes. Pure. */

export const wizardSteps = [
  { id: "upload", label: "Upload CV" },
  { id: "jd", label: "Job Description" },
  { id: "progress", label: "Analysis" },
  { id: "results", label: "Results" },
  { id: "cover", label: "Cover Letter" },
] as const;
export type WizardStep = (typeof wizardSteps)[number]["id"];

export const analysisStatuses = [
  "idle",
  "uploading",
  "uploaded",
  "starting_analysis",
  "analyzing",
  "completed",
  "error",
] as const;
export type AnalysisStatus = (typeof analysisStatuses)[number];

type Documents = { cvFile: File | null; cvText: string; jdText: string };

export type WizardState = Documents & {
  /** Outlives `cvFile`: a browser cannot keep a chosen file over a reload. */
  cvFileName: string | null;
  analysisId: string | null;
  analysisStatus: AnalysisStatus;
  /** 0 to 100, never falling within one run. */
  progress: number;
  /** Milliseconds since 1970 when the run was started; null before. */
  startedAt: number | null;
  /** The report as the server gave it; read it through `readReport`. */
  results: unknown;
  coverLetter: KeptLetter | null;
  /** No language model may see the texts. */
  withoutModel: boolean;
  /** What is tried out on the CV's text after the run; null while nothing is. */
  trial: Trial | null;
  /** What the server remarked on while reading the CV. */
  warnings: string[];
  currentStep: WizardStep;
  error: string | null;
  /** The server's own word for the error; null where it gave none. */
  errorCode: ErrorCode | null;
  loading: boolean;
  /** What a cancelled run held, so that it can be brought back. Not kept over a reload. */
  discarded: Documents | null;
};

export type WizardAction =
  | { type: "set_file"; file: File | null }
  | { type: "set_cv_text"; text: string }
  | { type: "set_jd_text"; text: string }
  | { type: "go_to"; step: WizardStep }
  | { type: "upload_started" }
  | { type: "uploaded"; analysisId: string; warnings: string[] }
  | { type: "start_requested"; at: number }
  | { type: "analysis_started" }
  | { type: "progressed"; percent: number }
  | { type: "completed"; results: unknown }
  | { type: "run_renewed"; analysisId: string; results: unknown; at: number }
  | { type: "set_cover_letter"; letter: KeptLetter }
  | { type: "set_trial"; trial: Trial }
  | { type: "set_without_model"; withoutModel: boolean }
  | { type: "set_error"; error: string }
  | { type: "failed"; error: string; code?: ErrorCode | null }
  | { type: "clear_error" }
  | { type: "reset"; step?: WizardStep }
  | { type: "cancelled" }
  | { type: "bring_back" };

export const initialWizardState: WizardState = {
  cvFile: null,
  cvFileName: null,
  cvText: "",
  jdText: "",
  analysisId: null,
  analysisStatus: "idle",
  progress: 0,
  startedAt: null,
  results: null,
  coverLetter: null,
  withoutModel: false,
  trial: null,
  warnings: [],
  currentStep: "upload",
  error: null,
  errorCode: null,
  loading: false,
  discarded: null,
};

/** Another CV: what the server holds and what it found belong to the one before. */
function withCv(state: WizardState, cvFile: File | null, cvText: string): WizardState {
  return {
    ...state,
    cvFile,
    cvFileName: cvFile?.name ?? null,
    cvText,
    analysisId: null,
    analysisStatus: "idle",
    progress: 0,
    startedAt: null,
    results: null,
    coverLetter: null,
    trial: null,
    warnings: [],
    discarded: null,
  };
}

function documentsOf({ cvFile, cvText, jdText }: WizardState): Documents {
  return { cvFile, cvText, jdText };
}

function changed(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "set_file":
      return withCv(state, action.file, action.file === null ? state.cvText : "");
    case "set_cv_text":
      return withCv(state, null, action.text);
    case "set_jd_text":
      return { ...state, jdText: action.text };
    case "go_to":
      return { ...state, currentStep: action.step };
    case "upload_started":
      return { ...state, analysisStatus: "uploading", loading: true };
    case "uploaded":
      return {
        ...state,
        analysisStatus: "uploaded",
        analysisId: action.analysisId,
        warnings: action.warnings,
        loading: false,
      };
    case "start_requested":
      return {
        ...state,
        analysisStatus: "starting_analysis",
        loading: true,
        progress: 0,
        startedAt: action.at,
        results: null,
        coverLetter: null,
        trial: null,
      };
    case "analysis_started":
      return { ...state, analysisStatus: "analyzing", loading: false };
    case "progressed":
      return { ...state, progress: Math.max(state.progress, action.percent) };
    case "completed":
      return {
        ...state,
        analysisStatus: "completed",
        progress: 100,
        results: action.results,
        loading: false,
      };
    case "run_renewed":
      return {
        ...state,
        analysisId: action.analysisId,
        startedAt: action.at,
        results: action.results,
      };
    case "set_cover_letter":
      return { ...state, coverLetter: action.letter };
    case "set_without_model":
      return { ...state, withoutModel: action.withoutModel };
    case "set_trial":
      return { ...state, trial: action.trial };
    case "clear_error":
      return state;
    case "set_error":
      return { ...state, loading: false };
    case "failed":
      return { ...state, analysisStatus: "error", loading: false };
    case "reset":
      return { ...initialWizardState, currentStep: action.step ?? "upload" };
    case "cancelled":
      return { ...initialWizardState, discarded: documentsOf(state) };
    case "bring_back":
      return {
        ...initialWizardState,
        ...state.discarded,
        cvFileName: state.discarded?.cvFile?.name ?? null,
      };
  }
}

/** Every action clears the error, except those that set one: these also end the loading. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const error = "error" in action ? action.error : null;
  const errorCode = ("code" in action && action.code) || null;
  return { ...changed(state, action), error, errorCode };
}

/** Whether the CV itself is at hand in this browser, so that it could be sent (again). */
export function holdsCv(state: WizardState): boolean {
  return state.cvFile !== null || state.cvText.trim() !== "";
}

/** A run is under way and should be followed. */
export function isRunning(state: WizardState): boolean {
  return state.analysisStatus === "analyzing" && state.analysisId !== null;
}
