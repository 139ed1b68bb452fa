import { z } from "zod";
import { errorCodes } from "../../../shared/errors.ts";
import type { BrowserStore } from "../../lib/browser-store.ts";
import { keptLetterSchema } from "../../lib/kept-letter.ts";
import { keptTrialSchema } from "./trial.ts";
import {
  analysisStatuses,
  initialWizardState,
  type WizardState,
  wizardSteps,
} from "./wizard-state.ts";

/** What of a run is kept in this tab, so that reload, back and forward find it again. */
const keptSchema = z.object({
  cvFileName: z.string().nullable(),
  cvText: z.string(),
  jdText: z.string(),
  analysisId: z.string().nullable(),
  analysisStatus: z.enum(analysisStatuses),
  progress: z.number(),
  startedAt: z.number().nullable(),
  results: z.unknown(),
  coverLetter: keptLetterSchema.nullable().catch(null),
  withoutModel: z.boolean().catch(false),
  trial: keptTrialSchema
    .transform((kept) => ({ ...kept, past: [], typing: false }))
    .nullable()
    .catch(null),
  warnings: z.array(z.string()),
  currentStep: z.enum(wizardSteps.map((step) => step.id)),
  error: z.string().nullable(),
  errorCode: z.enum(errorCodes).nullable().catch(null),
});

/** A request that a reload broke off is taken back to the state before it. */
export function settled(state: WizardState): WizardState {
  if (state.analysisStatus === "uploading") return { ...state, analysisStatus: "idle" };
  if (state.analysisStatus === "starting_analysis") return { ...state, analysisStatus: "uploaded" };
  return state;
}

/** Reads the run kept under `key`; anything unreadable counts as nothing kept. */
export function restoreWizard(store: BrowserStore, key: string): WizardState {
  const text = store.read(key);
  if (text === null) return initialWizardState;
  try {
    const kept = keptSchema.parse(JSON.parse(text));
    return settled({ ...initialWizardState, ...kept });
  } catch {
    return initialWizardState;
  }
}

/** Keeps the run under `key`. The chosen file stays out: a browser has no place for it; so do the steps to undo. */
export function keepWizard(store: BrowserStore, key: string, state: WizardState): void {
  const { cvFile: _file, discarded: _discarded, loading: _loading, ...kept } = state;
  const trial = state.trial && { text: state.trial.text, answers: state.trial.answers };
  store.write(key, JSON.stringify({ ...kept, trial }));
}
