import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { textLinkClass } from "../../components/text-link.ts";
import { type Report, readReport } from "./report.ts";
import { AddOutcome, type SaveOutcome, useAddToDashboard } from "./results/add-to-dashboard.tsx";
import { downloadJson } from "./results/download-json.ts";
import { jobLine } from "./results/job-line.ts";
import { LegacyResults } from "./results/legacy-results.tsx";
import { PrintReport } from "./results/print-report.tsx";
import { KeepActions, NextActions } from "./results/result-actions.tsx";
import { ResultsTabs } from "./results/results-tabs.tsx";
import { ScoreSummary } from "./results/score-summary.tsx";
import { usePrinting } from "./results/use-printing.ts";
import { StepFrame } from "./step-frame.tsx";
import { useDocuments } from "./use-documents.ts";
import { useTrial } from "./use-trial.ts";
import { useWizard } from "./wizard.tsx";
import { stepPath, type WizardBase } from "./wizard-path.ts";

type ResultsStepProps = {
  base: WizardBase;
  /** The button that sends the report by e-mail. */
  email: ReactNode;
  /** Keeps the run on the dashboard. */
  onAdd: () => SaveOutcome;
};

function Results({ base, email, onAdd, report }: ResultsStepProps & { report: Report }) {
  const { state, dispatch } = useWizard();
  const navigate = useNavigate();
  const documents = useDocuments();
  const desk = useTrial(documents.cvText);
  const printing = usePrinting();
  const { outcomeAt, add } = useAddToDashboard(onAdd);
  const runDay = new Date(state.startedAt ?? Date.now()).toISOString().slice(0, 10);

  async function another() {
    // First away, then reset: without results this screen sends the visitor to the upload by itself.
    await navigate({ to: stepPath(base, "upload") });
    dispatch({ type: "reset" });
  }

  const toJob = (
    <Link to={stepPath(base, "jd")} className={textLinkClass}>
      Back to the job description
    </Link>
  );
  const ways = {
    onAdd: add,
    onLetter: () => void navigate({ to: stepPath(base, "cover") }),
    onAnother: another,
  };

  return (
    <>
      <StepFrame step="results" heading="How your CV compares" lead={jobLine(report)}>
        <ScoreSummary report={report} toJob={toJob} />
        <ResultsTabs report={report} documents={documents} desk={desk} />
        <KeepActions
          onAdd={() => add("row")}
          email={email}
          onDownload={() => downloadJson(state.results, state.analysisId)}
        />
        <div className="mt-4 empty:hidden">
          <AddOutcome outcome={outcomeAt("row")} />
        </div>
        <LegacyResults
          report={report}
          results={state.results}
          ways={ways}
          outcome={outcomeAt("legacy")}
        />
        <NextActions ways={ways} />
      </StepFrame>
      {printing ? (
        <PrintReport report={report} day={report.engine?.reference_date ?? runDay} />
      ) : null}
    </>
  );
}

export function ResultsStep(props: ResultsStepProps) {
  const { state } = useWizard();
  const report = useMemo(() => readReport(state.results), [state.results]);
  if (report === null) return <Navigate to={stepPath(props.base, "upload")} replace />;
  return <Results {...props} report={report} />;
}
