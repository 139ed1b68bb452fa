import { pollIntervalMs } from "../../../shared/limits.ts";
import type { RunState } from "../../../shared/run.ts";
import { useApiFetch } from "../../lib/api.tsx";
import { trpc } from "../../lib/trpc.ts";
import { uploadCv } from "./upload-cv.ts";
import { useWizard } from "./wizard.tsx";
import { holdsCv } from "./wizard-state.ts";

/** The first looks come quickly: without a language model a run takes a moment. */
const firstWaitMs = 250;
/** (contract) A run takes at most 60 seconds; one more pause for a slow network. */
const patienceMs = 65_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the analysis of the same texts once more, for when the server has let go of them. The report on the screen stays
 * until the new one is there. Gives the new run's id; null when the CV is not at hand or the run did not succeed.
 */
export function useRenewedRun(): () => Promise<string | null> {
  const { state, dispatch } = useWizard();
  const fetch = useApiFetch();
  const start = trpc.analysis.start.useMutation();
  const utils = trpc.useUtils();

  async function awaitEnd(analysis_id: string): Promise<RunState | null> {
    const end = Date.now() + patienceMs;
    for (let wait = firstWaitMs; Date.now() < end; wait = Math.min(wait * 2, pollIntervalMs)) {
      await pause(wait);
      const run = await utils.analysis.state.fetch({ analysis_id }, { staleTime: 0 });
      if (run.status === "completed" || run.status === "failed") return run;
    }
    return null;
  }

  /** The documents are the same: what shows them need not ask for them anew. */
  function keepTexts(analysis_id: string) {
    const { analysisId } = state;
    const held = analysisId && utils.analysis.texts.getData({ analysis_id: analysisId });
    if (held) utils.analysis.texts.setData({ analysis_id }, held);
  }

  return async () => {
    if (!holdsCv(state) || state.jdText.trim() === "") return null;
    const sent = await uploadCv(fetch, { file: state.cvFile, text: state.cvText });
    if (!sent.ok) return null;
    const { analysisId } = sent;
    try {
      const at = Date.now();
      // The same analysis once more: it is in the history already, and counted.
      const again = {
        analysis_id: analysisId,
        job_description: state.jdText,
        demo: true,
        without_language_model: state.withoutModel,
      };
      await start.mutateAsync(again);
      const run = await awaitEnd(analysisId);
      if (run?.results == null) return null;
      keepTexts(analysisId);
      dispatch({ type: "run_renewed", analysisId, results: run.results, at });
      return analysisId;
    } catch {
      return null;
    }
  };
}
