import { Navigate, useNavigate } from "@tanstack/react-router";
import { Download, Printer } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../components/button.tsx";
import { type Report, readReport } from "./report.ts";
import { downloadJson } from "./results/download-json.ts";
import { jobLine } from "./results/job-line.ts";
import { LegacyResults } from "./results/legacy-results.tsx";
import { PrintReport } from "./results/print-report.tsx";
import { ResultsTabs } from "./results/results-tabs.tsx";
import { ScoreSummary } from "./results/score-summary.tsx";
import { usePrinting } from "./results/use-printing.ts";
import { StepFrame } from "./step-frame.tsx";
import { useWizard } from "./wizard.tsx";
import { stepPath, type WizardBase } from "./wizard-path.ts";

function Actions({ onAnother }: { onAnother: () => void }) {
  const { state } = useWizard();
  return (
    <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> Print Results
      </Button>
      <Button look="secondary" onClick={() => downloadJson(state.results, state.analysisId)}>
        <Download aria-hidden className="size-4" /> Download JSON
      </Button>
      <Button look="secondary" className="sm:ml-auto" onClick={onAnother}>
        Analyze Another CV
      </Button>
    </div>
  );
}

function Results({ base, report }: { base: WizardBase; report: Report }) {
  const { state, dispatch } = useWizard();
  const navigate = useNavigate();
  const printing = usePrinting();
  const runDay = new Date(state.startedAt ?? Date.now()).toISOString().slice(0, 10);

  async function another() {
    // First away, then reset: without results this screen sends the visitor to the upload by itself.
    await navigate({ to: stepPath(base, "upload") });
    dispatch({ type: "reset" });
  }

  return (
    <>
      <StepFrame step="results" heading="How your CV compares" lead={jobLine(report)}>
        <ScoreSummary report={report} />
        <ResultsTabs report={report} />
        <Actions onAnother={another} />
        <LegacyResults report={report} results={state.results} onAnother={another} />
      </StepFrame>
      {printing ? (
        <PrintReport report={report} day={report.engine?.reference_date ?? runDay} />
      ) : null}
    </>
  );
}

export function ResultsStep({ base }: { base: WizardBase }) {
  const { state } = useWizard();
  const report = useMemo(() => readReport(state.results), [state.results]);
  if (report === null) return <Navigate to={stepPath(base, "upload")} replace />;
  return <Results base={base} report={report} />;
}
