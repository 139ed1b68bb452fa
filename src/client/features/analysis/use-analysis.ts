import { useLocation } from "@tanstack/react-router";
import { texts } from "../../../shared/texts.ts";
import { useApiFetch, useRest } from "../../lib/api.tsx";
import { type StartOutcome, startRun } from "./start-run.ts";
import { type UploadOutcome, uploadCv } from "./upload-cv.ts";
import { refusalOfJobText } from "./upload-rules.ts";
import { useWizard } from "./wizard.tsx";
import { isDemoPath } from "./wizard-path.ts";
import { holdsCv } from "./wizard-state.ts";

/** The server has let go of the text (time or restart), or a run has used it up. */
function documentIsGone(outcome: StartOutcome): boolean {
  if (outcome.ok || outcome.code === null) return false;
  return ["document_expired", "not_found", "already_finished"].includes(outcome.code);
}

/** What a person does in the wizard that the server has a part in. Each answers whether it succeeded. */
export function useAnalysis() {
  const { state, dispatch } = useWizard();
  const { pathname } = useLocation();
  const fetch = useApiFetch();
  const rest = useRest();

  async function upload(): Promise<UploadOutcome> {
    dispatch({ type: "upload_started" });
    const outcome = await uploadCv(fetch, { file: state.cvFile, text: state.cvText });
    if (outcome.ok) dispatch({ type: "uploaded", ...outcome });
    else dispatch({ type: "failed", error: outcome.text });
    return outcome;
  }

  async function tryStart(analysisId: string): Promise<StartOutcome> {
    dispatch({ type: "start_requested", at: Date.now() });
    return startRun(rest, {
      analysis_id: analysisId,
      job_description: state.jdText,
      demo: isDemoPath(pathname),
      without_language_model: state.withoutModel,
    });
  }

  async function run(): Promise<boolean> {
    // A run drops the document when it ends: every further run sends the CV again while it is at hand.
    const held = state.startedAt === null || !holdsCv(state) ? state.analysisId : null;
    let analysisId = held;
    if (analysisId === null) {
      const sent = await upload();
      if (!sent.ok) return false;
      analysisId = sent.analysisId;
    }
    let outcome = await tryStart(analysisId);
    if (documentIsGone(outcome) && holdsCv(state) && held !== null) {
      const again = await upload();
      if (!again.ok) return false;
      outcome = await tryStart(again.analysisId);
    }
    if (outcome.ok) {
      dispatch({ type: "analysis_started" });
      if (outcome.results !== null) dispatch({ type: "completed", results: outcome.results });
      return true;
    }
    const error = documentIsGone(outcome) ? texts.documentExpired : outcome.text;
    dispatch({ type: "failed", error, code: outcome.code });
    return false;
  }

  return {
    /** Sends the CV unless the server holds this very CV already. */
    async submitCv(): Promise<boolean> {
      if (state.analysisId !== null && state.analysisStatus !== "error") return true;
      if (!holdsCv(state)) {
        dispatch({ type: "set_error", error: texts.noDocument });
        return false;
      }
      return (await upload()).ok;
    },

    async start(): Promise<boolean> {
      const tooLong = refusalOfJobText(state.jdText);
      const nothingToRead = state.analysisId === null && !holdsCv(state);
      const error =
        (state.jdText.trim() === "" && texts.noJobDescription) ||
        (nothingToRead && texts.noUpload) ||
        tooLong;
      if (error) {
        dispatch({ type: "set_error", error });
        return false;
      }
      return run();
    },

    /** Stops the run here at once and on the server as soon as it hears of it. */
    cancel(): void {
      const { analysisId } = state;
      if (analysisId !== null) {
        const path = `/api/analysis/cancel/${encodeURIComponent(analysisId)}`;
        rest.post(path, {}, { parse: () => null }).catch(() => {});
      }
      dispatch({ type: "cancelled" });
    },
  };
}
