import { CloudOff, FileText, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { EmptyList } from "../../components/empty-list.tsx";
import { FigureCards } from "../../components/figure-cards.tsx";
import { Spinner } from "../../components/spinner.tsx";
import type { SavedAnalysis } from "../../lib/saved-analyses.ts";
import { savedFigures } from "./saved-figures.ts";
import { SavedList } from "./saved-list.tsx";
import { type SyncState, useSync } from "./use-sync.ts";

const words: Record<SyncState, string> = {
  idle: "Not synced yet",
  syncing: "Syncing…",
  synced: "Synced with server",
  failed: "Local data only",
};

function SyncBar({ state, onSync }: { state: SyncState; onSync: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" disabled={state === "syncing"} onClick={onSync}>
        {state === "syncing" ? <Spinner /> : <RefreshCw aria-hidden className="size-4" />} Sync
      </Button>
      <p role="status" className="inline-flex items-center gap-2 text-[0.9375rem] text-soft">
        {state === "failed" ? <CloudOff aria-hidden className="size-4" /> : null}
        {words[state]}
      </p>
    </div>
  );
}

function Figures({ analyses }: { analyses: readonly SavedAnalysis[] }) {
  const { total, average, best, excellent } = savedFigures(analyses);
  const shown = (value: number | null) => (value === null ? "–" : String(value));
  return (
    <FigureCards
      figures={[
        { label: "Total analyses", value: String(total) },
        { label: "Average score", value: shown(average) },
        { label: "Best score", value: shown(best) },
        { label: "Scores of 80 or more", value: String(excellent) },
      ]}
    />
  );
}

/** The analyses of this browser together with the server's. Comes in sync by itself when it opens. */
export function LocalDashboard({
  onView,
  onFirst,
  notice,
}: {
  onView: (analysis: SavedAnalysis) => void;
  onFirst: () => void;
  notice: ReactNode;
}) {
  const { analyses, state, sync, remove } = useSync();
  const [doomed, setDoomed] = useState<SavedAnalysis | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(sync);
  useEffect(() => void begin(), []);

  function confirmDeletion() {
    if (doomed === null) return;
    void remove(doomed.id);
    setDoomed(null);
  }

  return (
    <div className="space-y-6">
      <SyncBar state={state} onSync={sync} />
      {notice}
      <Figures analyses={analyses} />
      <div ref={list} tabIndex={-1} className="outline-none">
        {analyses.length > 0 ? (
          <SavedList analyses={analyses} onView={onView} onDelete={setDoomed} />
        ) : (
          <EmptyList Icon={FileText} heading="No analyses yet">
            <Button onClick={onFirst}>Create Your First Analysis</Button>
          </EmptyList>
        )}
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => (open ? undefined : setDoomed(null))}
        question="Are you sure you want to delete this analysis?"
        confirm="Delete"
        focusAfter={list}
        onConfirm={confirmDeletion}
      >
        <p className="text-soft">
          {doomed?.targetRole ?? "Job without a title"}. It is deleted here and from your history.
        </p>
      </ConfirmDialog>
    </div>
  );
}
