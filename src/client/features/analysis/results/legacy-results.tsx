import { Collapsible } from "@base-ui/react/collapsible";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Chips } from "../../../components/chips.tsx";
import { keyedTexts } from "../../../components/keyed.ts";
import type { Report } from "../report.ts";
import { AddButton, AddOutcome, type SaveOutcome } from "./add-to-dashboard.tsx";
import { LetterButton, type ReportWays } from "./result-actions.tsx";

function Figure({ label, value }: { label: string; value: number | string }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function ScoreCircle({ score }: { score: number }) {
  return (
    <p className="grid size-28 shrink-0 place-content-center rounded-full border-8 border-accent text-center">
      <span className="text-3xl font-bold tabular-nums">{score}</span>
      <span className="text-xs text-soft">of 100</span>
    </p>
  );
}

function Keywords({ report }: { report: Report }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div>
        <h3 className="mb-2 font-semibold">Matched keywords</h3>
        <Chips terms={report.skills_matched} kind="have" />
      </div>
      <div>
        <h3 className="mb-2 font-semibold">Missing keywords</h3>
        <Chips terms={report.skills_missing} kind="add" />
      </div>
    </div>
  );
}

function RawJson({ results }: { results: unknown }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Button look="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Hide raw JSON" : "Show raw JSON"}
      </Button>
      {shown ? (
        <pre className="mt-3 rounded-md bg-sunken p-4 text-[0.8125rem] leading-relaxed whitespace-pre-wrap">
          {JSON.stringify(results, null, 2)}
        </pre>
      ) : null}
    </div>
  );
}

type LegacyProps = {
  report: Report;
  results: unknown;
  ways: ReportWays;
  outcome: SaveOutcome | null;
};

function LegacyActions({ ways, outcome }: Pick<LegacyProps, "ways" | "outcome">) {
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <AddButton onAdd={() => ways.onAdd("legacy")} />
        <LetterButton onLetter={ways.onLetter} />
        <Button look="secondary" onClick={ways.onAnother}>
          Analyze Another CV
        </Button>
      </div>
      <AddOutcome outcome={outcome} />
    </div>
  );
}

function LegacyContent({ report, results, ways, outcome }: LegacyProps) {
  const { counts } = report;
  return (
    <div className="space-y-6 border-t border-line p-5 sm:p-6">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        <ScoreCircle score={report.overall_score} />
        <dl className="grid flex-1 gap-3 sm:grid-cols-3">
          <Figure
            label="Matched keyword count"
            value={counts.matched ?? report.skills_matched.length}
          />
          <Figure
            label="Missing keyword count"
            value={counts.missing ?? report.skills_missing.length}
          />
          <Figure label="Total CV keywords" value={counts.cvKeys ?? "N/A"} />
        </dl>
      </div>
      <Keywords report={report} />
      {report.summary === "" ? null : (
        <div>
          <h3 className="mb-2 font-semibold">Summary</h3>
          <p className="max-w-[72ch]">{report.summary}</p>
        </div>
      )}
      {report.recommendations.length === 0 ? null : (
        <div>
          <h3 className="mb-2 font-semibold">Recommendations</h3>
          <ol className="max-w-[72ch] list-decimal space-y-2 pl-6">
            {keyedTexts(report.recommendations).map(({ key, item: recommendation }) => (
              <li key={key}>{recommendation}</li>
            ))}
          </ol>
        </div>
      )}
      <RawJson results={results} />
      <LegacyActions ways={ways} outcome={outcome} />
    </div>
  );
}

/** The report in the form of the product's first version, folded away. */
export function LegacyResults(props: LegacyProps) {
  return (
    <Collapsible.Root className="card mt-6">
      <Collapsible.Trigger className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-5 py-3 text-left font-semibold sm:px-6">
        View Legacy Results Format
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-data-panel-open:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <LegacyContent {...props} />
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
