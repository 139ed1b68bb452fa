import { useLocation } from "@tanstack/react-router";
import { texts } from "../../../shared/texts.ts";
import { useApiFetch } from "../../lib/api.tsx";
import { type Failure, failureOf } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { type UploadOutcome, uploadCv } from "./upload-cv.ts";
import { refusalOfJobText } from "./upload-rules.ts";
import { useWizard } from "./wizard.tsx";
import { isDemoPath } from "./wizard-path.ts";
import { holdsCv } from "./wizard-state.ts";

/** The server has let go of the text (time or restart), or a run has used it up. */
function documentIsGone(failure: Failure): boolean {
  if (failure.kind !== "refused" || failure.code === null) return false;
  return ["document_expired", "not_found", "already_finished"].includes(failure.code);
}

function runsAlready(failure: Failure): boolean {
  return failure.kind === "refused" && failure.code === "already_running";
}

/** What a person does in the wizard that the server has a part in. Each answers whether it succeeded. */
export function useAnalysis() {
  const { state, dispatch } = useWizard();
  const { pathname } = useLocation();
  const fetch = useApiFetch();
  const start = trpc.analysis.start.useMutation();
  const cancel = trpc.analysis.cancel.useMutation();

  async function upload(): Promise<UploadOutcome> {
    dispatch({ type: "upload_started" });
    const outcome = await uploadCv(fetch, { file: state.cvFile, text: state.cvText });
    if (outcome.ok) dispatch({ type: "uploaded", ...outcome });
    else dispatch({ type: "failed", error: outcome.text });
    return outcome;
  }

  /** Starts the run of this upload; null when it goes, else why not. */
  async function tryStart(analysisId: string): Promise<Failure | null> {
    dispatch({ type: "start_requested", at: Date.now() });
    try {
      await start.mutateAsync({
        analysis_id: analysisId,
        job_description: state.jdText,
        demo: isDemoPath(pathname),
      });
      return null;
    } catch (error) {
      const failure = failureOf(error);
      return runsAlready(failure) ? null : failure;
    }
  }

  async function startRun(): Promise<boolean> {
    // A run drops the document when it ends: every further run sends the CV again while it is at hand.
    const held = state.startedAt === null || !holdsCv(state) ? state.analysisId : null;
    let analysisId = held;
    if (analysisId === null) {
      const sent = await upload();
      if (!sent.ok) return false;
      analysisId = sent.analysisId;
    }
    let failure = await tryStart(analysisId);
    if (failure !== null && documentIsGone(failure) && holdsCv(state) && held !== null) {
      const again = await upload();
      if (!again.ok) return false;
      failure = await tryStart(again.analysisId);
    }
    if (failure === null) {
      dispatch({ type: "analysis_started" });
      return true;
    }
    const text = failure.kind === "refused" ? failure.text : "";
    const error = documentIsGone(failure) ? texts.documentExpired : text || texts.startFailed;
    const code = failure.kind === "refused" ? failure.code : null;
    dispatch({ type: "failed", error, code });
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
      return startRun();
    },

    /** Stops the run here at once and on the server as soon as it hears of it. */
    cancel(): void {
      if (state.analysisId !== null) cancel.mutate({ analysis_id: state.analysisId });
      dispatch({ type: "cancelled" });
    },
  };
}
