import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft, Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { texts } from "../../shared/texts.ts";
import { Button, buttonClass } from "../components/button.tsx";
import { LoadingScreen } from "../components/loading-screen.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { Spinner } from "../components/spinner.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { readReport } from "../features/analysis/report.ts";
import { downloadJson } from "../features/analysis/results/download-json.ts";
import { jobLine } from "../features/analysis/results/job-line.ts";
import { PrintReport } from "../features/analysis/results/print-report.tsx";
import { ResultsTabs } from "../features/analysis/results/results-tabs.tsx";
import { ScoreSummary } from "../features/analysis/results/score-summary.tsx";
import { usePrinting } from "../features/analysis/results/use-printing.ts";
import { EmailResults } from "../features/email/email-results.tsx";
import { failureText } from "../lib/failure.ts";
import { formatMoment } from "../lib/format.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { trpc } from "../lib/trpc.ts";

/** So often it is looked whether a run that is still under way has finished. */
const lookAgainMs = 3000;

function useStoredReport() {
  const { id } = useParams({ from: "/person/dashboard/$id" });
  return trpc.history.report.useQuery(
    { analysis_id: id },
    {
      retry: 1,
      networkMode: "always",
      refetchInterval: (query) => (query.state.data?.status === "processing" ? lookAgainMs : false),
    },
  );
}

function Frame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className="print:hidden">
      <Page heading={heading} lead={lead}>
        <Link to="/dashboard" className={`${textLinkClass} -mt-4 mb-2 gap-1.5`}>
          <ArrowLeft aria-hidden className="size-4" /> Back to the dashboard
        </Link>
        {children}
      </Page>
    </div>
  );
}

type Stored = NonNullable<ReturnType<typeof useStoredReport>["data"]>;

/** Why there is no report: it is still being made, was cancelled, or failed. */
function NoReport({ stored }: { stored: Stored }) {
  if (stored.status === "processing") {
    return (
      <p role="status" className="card flex items-center gap-3 p-5">
        <Spinner /> This analysis is still running. Its report appears here by itself.
      </p>
    );
  }
  const isCancelled = stored.error === texts.cancelled;
  return (
    <div className="space-y-5">
      <Notice tone={isCancelled ? "info" : "error"}>
        {stored.error ?? "This analysis left no report."}
        {isCancelled ? " It left no report." : null}
      </Notice>
      <Link to="/app/cv/upload" className={buttonClass("secondary")}>
        New Analysis
      </Link>
    </div>
  );
}

function StoredReport({ stored }: { stored: Stored }) {
  const printing = usePrinting();
  const report = readReport(stored.results);
  const made = `${stored.original_filename ?? "Pasted text"} · ${formatMoment(stored.created_at)}`;
  if (report === null) {
    return (
      <Frame heading={stored.target_role ?? "Analysis"} lead={made}>
        <NoReport stored={stored} />
      </Frame>
    );
  }
  const job = jobLine(report);
  return (
    <>
      <Frame heading="How your CV compared" lead={job === null ? made : `${job} · ${made}`}>
        <ScoreSummary report={report} />
        <ResultsTabs report={report} />
        <div className="mt-6 flex flex-col gap-2 sm:flex-row">
          <EmailResults analysisId={stored.id} />
          <Button look="secondary" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" /> Print Results
          </Button>
          <Button look="secondary" onClick={() => downloadJson(stored.results, stored.id)}>
            <Download aria-hidden className="size-4" /> Download JSON
          </Button>
        </div>
      </Frame>
      {printing ? (
        <PrintReport
          report={report}
          day={report.engine?.reference_date ?? stored.created_at.slice(0, 10)}
        />
      ) : null}
    </>
  );
}

/** A report of the history, as it was on the day it was made. */
export function DashboardReport() {
  usePageTitle("Analysis");
  const { data, error, refetch } = useStoredReport();
  if (data !== undefined) return <StoredReport stored={data} />;
  if (error === null) return <LoadingScreen />;
  return (
    <Frame heading="Analysis">
      <div className="space-y-4">
        <Notice tone="error">{failureText(error, "The report could not be read.")}</Notice>
        <Button look="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    </Frame>
  );
}
