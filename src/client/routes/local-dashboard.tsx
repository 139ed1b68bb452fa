import { useNavigate } from "@tanstack/react-router";
import { Notice } from "../components/notice.tsx";
import { NothingKept } from "../features/demo/nothing-kept.tsx";
import { LocalDashboard } from "../features/history/local-dashboard.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { useKeepFirst } from "./keep-first.tsx";
import { UnsavedInput } from "./person-steps.tsx";
import { useOpenRun } from "./use-open-run.ts";

/** The wizard's own dashboard: what this browser has saved. */
export function WizardDashboard() {
  usePageTitle("CV Analysis Dashboard");
  const navigate = useNavigate();
  const { open, failure } = useOpenRun();
  const keepFirst = useKeepFirst(open, () => {});
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-12 sm:px-6">
      <div className="border-b border-line pb-4">
        <h1 tabIndex={-1} className="font-serif text-3xl font-semibold tracking-tight">
          CV Analysis Dashboard
        </h1>
      </div>
      <div className="mt-6">
        <LocalDashboard
          onView={keepFirst.open}
          onFirst={() => navigate({ to: "/app/cv/upload" })}
          notice={
            <>
              <NothingKept />
              <UnsavedInput />
              {failure === null ? null : <Notice tone="error">{failure}</Notice>}
            </>
          }
        />
      </div>
      {keepFirst.dialog}
    </div>
  );
}
