import { NotebookPen } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { EmptyList } from "../../components/empty-list.tsx";
import { ListSkeleton } from "../../components/list-skeleton.tsx";
import { Notice } from "../../components/notice.tsx";
import { failureText } from "../../lib/failure.ts";
import { formatMoment } from "../../lib/format.ts";
import { type DraftItem, useDeleteDraft, useDrafts, useReadDraftsAnew } from "./use-drafts.ts";

function titleOf(draft: DraftItem): string {
  return draft.job_title ?? "Untitled Draft";
}

function Row({
  draft,
  busy,
  onResume,
  onDelete,
}: {
  draft: DraftItem;
  busy: boolean;
  onResume: () => void;
  onDelete: () => void;
}) {
  const nameId = `draft-${draft.draft_id}`;
  const details = [draft.company, draft.filename].filter((part) => part !== null);
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-center">
      <div id={nameId} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{titleOf(draft)}</p>
        {details.length === 0 ? null : <p className="text-[0.9375rem]">{details.join(" · ")}</p>}
        <p className="text-sm text-soft">Last saved {formatMoment(draft.updated_at)}</p>
      </div>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button look="secondary" disabled={busy} aria-describedby={nameId} onClick={onResume}>
          Resume
        </Button>
        <Button look="quiet" className="px-3!" aria-describedby={nameId} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function useDeletion(onDeleted: (id: string) => void) {
  const readAnew = useReadDraftsAnew();
  const [draft, setDraft] = useState<DraftItem | null>(null);
  const removal = useDeleteDraft((id) => {
    setDraft(null);
    onDeleted(id);
    readAnew();
  });
  return {
    draft,
    ask(chosen: DraftItem | null) {
      removal.reset();
      setDraft(chosen);
    },
    confirm: () => draft !== null && removal.mutate(draft.draft_id),
    busy: removal.isPending,
    failed: removal.isError,
  };
}

/** The person's drafts, last saved first. */
export function DraftList({
  opening,
  onResume,
  onDeleted,
}: {
  opening: boolean;
  onResume: (id: string) => void;
  onDeleted: (id: string) => void;
}) {
  const { data, error, refetch } = useDrafts();
  const deletion = useDeletion(onDeleted);
  const place = useRef<HTMLDivElement>(null);

  if (data === undefined && error === null) return <ListSkeleton label="Loading your drafts" />;
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 outline-none">
      {error === null ? null : (
        <>
          <Notice tone="error">
            Error loading drafts: {failureText(error, "Failed to fetch drafts")}
          </Notice>
          <Button look="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </>
      )}
      {data?.drafts.length === 0 ? (
        <EmptyList Icon={NotebookPen} heading="No drafts saved" />
      ) : null}
      {data === undefined || data.drafts.length === 0 ? null : (
        <ul aria-label="Saved drafts" className="card divide-y divide-line">
          {data.drafts.map((draft) => (
            <Row
              key={draft.draft_id}
              draft={draft}
              busy={opening}
              onResume={() => onResume(draft.draft_id)}
              onDelete={() => deletion.ask(draft)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={deletion.draft !== null}
        onOpenChange={(open) => (open ? undefined : deletion.ask(null))}
        question="Are you sure you want to delete this draft?"
        confirm="Delete"
        busy={deletion.busy}
        failure={deletion.failed ? "Failed to delete draft" : null}
        focusAfter={place}
        onConfirm={deletion.confirm}
      >
        <p className="text-soft">
          {deletion.draft === null
            ? ""
            : `${titleOf(deletion.draft)}, last saved ${formatMoment(deletion.draft.updated_at)}.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
