import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWizard } from "../features/analysis/wizard.tsx";
import { dropLink } from "../features/draft/draft-link.ts";
import { failureText } from "../lib/failure.ts";
import type { SavedAnalysis } from "../lib/saved-analyses.ts";
import { useStores } from "../lib/stores.tsx";
import { trpc } from "../lib/trpc.ts";

/** Brings a saved analysis back into the wizard, at its results. */
export function useOpenRun() {
  const { dispatch } = useWizard();
  const navigate = useNavigate();
  const { tab } = useStores();
  const utils = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);

  /** Shows these results in the wizard. */
  async function show(analysis: SavedAnalysis, results: unknown): Promise<void> {
    // What is opened is no draft: saving it must not replace the one that was open.
    dropLink(tab);
    dispatch({ type: "reset" });
    dispatch({ type: "set_cv_text", text: analysis.cvText });
    dispatch({ type: "set_jd_text", text: analysis.jdText });
    dispatch({ type: "uploaded", analysisId: analysis.id, warnings: [] });
    dispatch({ type: "start_requested", at: Date.parse(analysis.timestamp) });
    dispatch({ type: "completed", results });
    await navigate({ to: "/app/cv/results" });
  }

  /** The report of this browser, else the server's. */
  async function open(analysis: SavedAnalysis): Promise<void> {
    setFailure(null);
    if (analysis.results !== null) return show(analysis, analysis.results);
    try {
      const stored = await utils.history.report.fetch({ analysis_id: analysis.id });
      if (stored.results !== null) return await show(analysis, stored.results);
      const running = stored.status === "processing" ? "This analysis is still running." : null;
      setFailure(running ?? stored.error ?? "This analysis left no report.");
    } catch (error) {
      setFailure(failureText(error, "The report could not be read."));
    }
  }

  return { open, failure };
}
