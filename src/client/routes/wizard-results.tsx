import { ResultsStep } from "../features/analysis/results-step.tsx";
import { useDocuments } from "../features/analysis/use-documents.ts";
import { useWizard } from "../features/analysis/wizard.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { EmailResults } from "../features/email/email-results.tsx";
import { useSession } from "../lib/session.ts";
import { useSavedAnalyses } from "../lib/use-saved-analyses.ts";

/** A chunk of its own: the report's screens are half of the website, and not every visit gets there. */
export function DemoResults() {
  const { state } = useWizard();
  const { wholeSite } = useDemoMode();
  const hasAccount = useSession().state === "person";
  const outcome = wholeSite ? "demo_site" : hasAccount ? "demo_of_person" : "demo";
  return (
    <ResultsStep
      base="/demo"
      email={<EmailResults analysisId={state.analysisId} />}
      onAdd={() => outcome}
    />
  );
}

export function AppResults() {
  const { state } = useWizard();
  const documents = useDocuments();
  const saved = useSavedAnalyses();
  const { wholeSite } = useDemoMode();

  function add() {
    if (wholeSite) return "demo_site";
    const { results, analysisId } = state;
    // A report without an id cannot be on the server either: the time tells it from others.
    const id = analysisId ?? `local-${state.startedAt ?? Date.now()}`;
    return saved.add({ id, results, ...documents }) ? "saved" : "until_reload";
  }

  return (
    <ResultsStep
      base="/app/cv"
      email={<EmailResults analysisId={state.analysisId} />}
      onAdd={add}
    />
  );
}
