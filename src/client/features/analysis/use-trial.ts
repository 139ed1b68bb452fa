import { useMemo, useState } from "react";
import { texts } from "../../../shared/texts.ts";
import type { WhatIf } from "../../../shared/what-if.ts";
import { failureOf, failureText } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { beginTrial, type Trial } from "./trial.ts";
import { useRenewedRun } from "./use-renewed-run.ts";
import { useWizard } from "./wizard.tsx";

/** What came of trying a text, and which text that was. */
export type TrialOutcome = { text: string; whatIf: WhatIf };

/** The table at which a person tries other wordings of the CV that was analysed. */
export type TrialDesk = {
  trial: Trial;
  onTrial: (trial: Trial) => void;
  /** The text that was analysed. */
  cvText: string;
  busy: boolean;
  outcome: TrialOutcome | null;
  failure: string | null;
  /** Why the last text was not taken. */
  refusal: string | null;
  /** Notes why a text cannot be taken; answers whether it cannot. */
  onRefused: (reason: string | null) => boolean;
  /** Works out the scores of the text as it stands. */
  run: () => void;
};

const failed = "The new scores could not be worked out. Please try again.";

/** @returns null where the text of the CV is not at hand, so that there is nothing to change */
export function useTrial(cvText: string): TrialDesk | null {
  const { state, dispatch } = useWizard();
  const whatIf = trpc.analysis.whatIf.useMutation();
  const renew = useRenewedRun();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<TrialOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const untouched = useMemo(() => beginTrial(cvText), [cvText]);
  const trial = state.trial ?? untouched;
  const { text } = trial;

  async function scores(): Promise<WhatIf> {
    const input = { analysis_id: state.analysisId ?? "", cv_text: text };
    try {
      return await whatIf.mutateAsync(input);
    } catch (error) {
      const reason = failureOf(error);
      const gone = reason.kind === "refused" && reason.status !== null;
      if (!gone || !["document_expired", "not_found"].includes(reason.code ?? "")) throw error;
      // The server has let go of the documents: while this browser has them, it sends them again.
      const renewed = await renew();
      if (renewed === null) throw new Error(texts.documentExpired);
      return whatIf.mutateAsync({ ...input, analysis_id: renewed });
    }
  }

  async function run() {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    try {
      setOutcome({ text, whatIf: await scores() });
    } catch (error) {
      const expired = error instanceof Error && error.message === texts.documentExpired;
      setFailure(expired ? texts.documentExpired : failureText(error, failed));
    }
    setBusy(false);
  }

  if (cvText.trim() === "" || state.analysisId === null) return null;
  return {
    trial,
    onTrial: (next) => dispatch({ type: "set_trial", trial: next }),
    cvText,
    busy,
    outcome,
    failure,
    refusal,
    onRefused(reason) {
      setRefusal(reason);
      return reason !== null;
    },
    run: () => void run(),
  };
}
