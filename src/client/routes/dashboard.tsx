import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { textLinkClass } from "../components/text-link.ts";
import { AdminLink } from "../features/admin/admin-link.tsx";
import { PaidNotice } from "../features/billing/paid-notice.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { NothingKept } from "../features/demo/nothing-kept.tsx";
import { CompareChoice } from "../features/history/compare-choice.tsx";
import { HistorySection } from "../features/history/history-section.tsx";
import { PlanNote } from "../features/history/plan-note.tsx";
import { pointsOf, ScoreChart } from "../features/history/score-chart.tsx";
import { StatCards } from "../features/history/stat-cards.tsx";
import { UpgradeButton } from "../features/history/upgrade-button.tsx";
import { useHistoryChanges, useNewestCompleted } from "../features/history/use-history.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useSession } from "../lib/session.ts";
import { useSavedAnalyses } from "../lib/use-saved-analyses.ts";
import { readFilter, searchOf } from "./dashboard-filter.ts";
import { UnsavedInput } from "./person-steps.tsx";
import { oneOf } from "./search-params.ts";

/** The scores over time and the choice of two to compare, once there are two. */
function Trends() {
  const navigate = useNavigate();
  const { data } = useNewestCompleted();
  const points = pointsOf(data?.analyses ?? []);
  if (points.length < 2) return null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
      <ScoreChart points={points} />
      <CompareChoice
        points={points.toReversed()}
        onCompare={(one, other) => navigate({ to: "/dashboard/compare", search: { one, other } })}
      />
    </div>
  );
}

function useGreeting() {
  const session = useSession();
  const user = session.state === "person" ? session.user : null;
  const mayUpgrade = session.state === "person" && (user === null || user.plan === "free");
  const lead = user === null ? undefined : `Hello, ${user.name || user.email}.`;
  return { lead, mayUpgrade, plan: user?.plan ?? null };
}

export function Dashboard() {
  usePageTitle("Dashboard");
  const navigate = useNavigate();
  const query = useSearch({ from: "/person/dashboard" });
  const filter = readFilter(query);
  const { lead, mayUpgrade, plan } = useGreeting();
  const saved = useSavedAnalyses();
  const { wholeSite } = useDemoMode();
  useHistoryChanges();
  const [failure, setFailure] = useState<string | null>(null);
  const begin = () => navigate({ to: "/app/cv/upload" });

  return (
    <Page
      heading="Dashboard"
      lead={lead}
      actions={
        <>
          {mayUpgrade ? <UpgradeButton onFailure={setFailure} /> : null}
          <Button onClick={begin}>New Analysis</Button>
        </>
      }
    >
      <div className="space-y-8">
        <NothingKept />
        <UnsavedInput />
        {oneOf(query.checkout) === "success" ? <PaidNotice plan={plan} /> : null}
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
        <div className="space-y-3">
          <StatCards />
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            {wholeSite ? null : <PlanNote />}
            <div className="flex flex-wrap gap-x-6">
              <AdminLink />
              <Link to="/drafts" className={textLinkClass}>
                Your drafts
              </Link>
            </div>
          </div>
        </div>
        <HistorySection
          filter={filter}
          onFilter={(next) =>
            navigate({
              to: "/dashboard",
              search: searchOf(next),
              replace: next.page === filter.page,
              resetScroll: false,
            })
          }
          onView={({ id }) => navigate({ to: "/dashboard/$id", params: { id } })}
          onDeleted={saved.forget}
          start={
            <Button look="secondary" onClick={begin}>
              Start Analysis
            </Button>
          }
        />
        <Trends />
      </div>
    </Page>
  );
}
