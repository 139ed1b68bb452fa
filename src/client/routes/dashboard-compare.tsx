import { Link, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { readReport } from "../features/analysis/report.ts";
import { compareReports } from "../features/history/compare-reports.ts";
import {
  Circumstances,
  DemandComparison,
  ScoreComparison,
} from "../features/history/comparison-view.tsx";
import { jobOf } from "../features/history/history-item.ts";
import { failureText } from "../lib/failure.ts";
import { formatMoment } from "../lib/format.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { trpc } from "../lib/trpc.ts";
import { oneOf } from "./search-params.ts";

function useStored(id: string) {
  return trpc.history.report.useQuery({ analysis_id: id }, { retry: 1, networkMode: "always" });
}
type Stored = NonNullable<ReturnType<typeof useStored>["data"]>;

function Which({ label, stored }: { label: string; stored: Stored }) {
  return (
    <div className="card min-w-0 px-5 py-4">
      <p className="text-sm text-soft">{label}</p>
      <Link
        to="/dashboard/$id"
        params={{ id: stored.id }}
        className={`${textLinkClass} [overflow-wrap:anywhere]`}
      >
        {jobOf(stored)}
      </Link>
      <p className="text-sm [overflow-wrap:anywhere] text-soft">
        {stored.original_filename ?? "Pasted text"} · {formatMoment(stored.created_at)}
      </p>
    </div>
  );
}

function Compared({ one, other }: { one: Stored; other: Stored }) {
  const before = readReport(one.results);
  const after = readReport(other.results);
  if (before === null || after === null) {
    return <Notice tone="error">One of the two left no report to compare.</Notice>;
  }
  const comparison = compareReports(before, after);
  return (
    <div className="space-y-8">
      <div className="grid gap-3 sm:grid-cols-2">
        <Which label="First" stored={one} />
        <Which label="Second" stored={other} />
      </div>
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">What went in</h2>
        <Circumstances {...comparison} />
      </section>
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">Scores by part</h2>
        <ScoreComparison scores={comparison.scores} />
      </section>
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">Demands</h2>
        <DemandComparison demands={comparison.demands} />
      </section>
    </div>
  );
}

/** Two reports of the history, side by side. */
export function DashboardCompare() {
  usePageTitle("Compare analyses");
  const query = useSearch({ from: "/person/dashboard/compare" });
  const one = useStored(oneOf(query.one) ?? "");
  const other = useStored(oneOf(query.other) ?? "");
  const error = one.error ?? other.error;
  if (error === null && (!one.data || !other.data)) return <LoadingScreen />;
  return (
    <Page heading="Two analyses compared">
      <Link to="/dashboard" className={`${textLinkClass} -mt-4 mb-2 gap-1.5`}>
        <ArrowLeft aria-hidden className="size-4" /> Back to the dashboard
      </Link>
      {one.data && other.data ? (
        <Compared one={one.data} other={other.data} />
      ) : (
        <Notice tone="error">{failureText(error, "The reports could not be read.")}</Notice>
      )}
    </Page>
  );
}
