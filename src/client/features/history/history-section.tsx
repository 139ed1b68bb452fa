import { useMutation } from "@tanstack/react-query";
import { FileText, SearchX } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { EmptyList } from "../../components/empty-list.tsx";
import { ListSkeleton } from "../../components/list-skeleton.tsx";
import { Notice } from "../../components/notice.tsx";
import { useRest } from "../../lib/api.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { failureText } from "../../lib/failure.ts";
import { saveFile } from "../../lib/save-file.ts";
import { HistoryFilters } from "./history-filters.tsx";
import type { HistoryItem } from "./history-item.ts";
import { HistoryTable, nameOf } from "./history-table.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { type HistoryFilter, useHistoryPage, useReadAnew } from "./use-history.ts";

const deleteFailed = "Failed to delete analysis";

/** (spec) the server's sentence where it gave one. */
function deletionFailure(error: unknown): string {
  return (error instanceof ApiError && error.given.error) || deleteFailed;
}

function useDeletion(onDeleted: (id: string) => void) {
  const rest = useRest();
  const readAnew = useReadAnew();
  const [item, setItem] = useState<HistoryItem | null>(null);
  const removal = useMutation({
    mutationFn: ({ id }: HistoryItem) =>
      rest.delete(`/dashboard/api/analysis/${encodeURIComponent(id)}`),
    networkMode: "always",
    onSuccess(_answer, { id }) {
      setItem(null);
      onDeleted(id);
      readAnew();
    },
  });
  return {
    item,
    ask(chosen: HistoryItem | null) {
      removal.reset();
      setItem(chosen);
    },
    confirm: () => item !== null && removal.mutate(item),
    busy: removal.isPending,
    failure: removal.error === null ? null : deletionFailure(removal.error),
  };
}

function useExport() {
  const rest = useRest();
  return useMutation({
    mutationFn: ({ id }: HistoryItem) =>
      rest.file(`/dashboard/api/export/${encodeURIComponent(id)}`),
    networkMode: "always",
    onSuccess: (file, { id }) => saveFile(`analysis_${id}.json`, file),
  });
}

function NothingHere({
  filtered,
  onClear,
  start,
}: {
  filtered: boolean;
  onClear: () => void;
  start: ReactNode;
}) {
  if (!filtered) {
    return (
      <EmptyList Icon={FileText} heading="No analyses yet">
        {start}
      </EmptyList>
    );
  }
  return (
    <EmptyList Icon={SearchX} heading="No analysis matches">
      <Button look="secondary" onClick={onClear}>
        Show all
      </Button>
    </EmptyList>
  );
}

type SectionProps = {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  onView: (item: HistoryItem) => void;
  onDeleted: (id: string) => void;
  /** Stands where there are no analyses yet. */
  start: ReactNode;
};

/** The person's analyses on the server: searched, page by page, each to look at, take away or delete. */
export function HistorySection({ filter, onFilter, onView, onDeleted, start }: SectionProps) {
  const { data, error, refetch } = useHistoryPage(filter);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(onDeleted);
  const taking = useExport();
  const filtered = filter.search !== "" || filter.status !== "";
  const actions = { onView, onExport: taking.mutate, onDelete: deletion.ask };

  return (
    <section className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        Your analyses
      </h2>
      <HistoryFilters filter={filter} onChange={onFilter} />
      {taking.isError ? <Notice tone="error">Failed to export analysis</Notice> : null}
      {error === null ? null : (
        <div className="space-y-3">
          <Notice tone="error">
            Error loading history: {failureText(error, "Failed to load dashboard")}
          </Notice>
          <Button look="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined && error === null ? <ListSkeleton label="Loading your analyses" /> : null}
      {data === undefined ? null : data.analyses.length === 0 ? (
        <NothingHere
          filtered={filtered}
          onClear={() => onFilter({ search: "", status: "", page: 1 })}
          start={start}
        />
      ) : (
        <>
          <HistoryTable items={data.analyses} actions={actions} />
          <PagesNav
            page={data.page}
            pages={data.pages}
            onPage={(page) => onFilter({ ...filter, page })}
          />
        </>
      )}
      <ConfirmDialog
        open={deletion.item !== null}
        onOpenChange={(open) => (open ? undefined : deletion.ask(null))}
        question="Are you sure you want to delete this analysis?"
        confirm="Delete"
        busy={deletion.busy}
        failure={deletion.failure}
        focusAfter={heading}
        onConfirm={deletion.confirm}
      >
        <p className="text-soft">
          {deletion.item === null ? "" : `${nameOf(deletion.item)}. It cannot be brought back.`}
        </p>
      </ConfirmDialog>
    </section>
  );
}
