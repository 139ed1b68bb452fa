import { skipToken } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useWizard } from "./wizard.tsx";

/** The texts of the finished run: this browser's own, and for a CV that was a file what the server holds. */
export function useDocuments(): { cvText: string; jdText: string } {
  const { state } = useWizard();
  const { cvText, jdText, analysisId, results } = state;
  const missing = cvText.trim() === "" || jdText.trim() === "";
  const input =
    missing && results !== null && analysisId !== null ? { analysis_id: analysisId } : skipToken;
  const { data: held } = trpc.analysis.texts.useQuery(input, {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(
    () => ({ cvText: cvText || held?.cv || "", jdText: jdText || held?.job || "" }),
    [cvText, jdText, held],
  );
}
