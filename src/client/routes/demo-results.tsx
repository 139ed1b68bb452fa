import { ResultsStep } from "../features/analysis/results-step.tsx";

/** A chunk of its own: the report's screens are half of the website, and not every visit gets there. */
export function DemoResults() {
  return <ResultsStep base="/demo" />;
}
