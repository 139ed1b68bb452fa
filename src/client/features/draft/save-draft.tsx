import { Save } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type DraftInput, isEmpty } from "./draft-link.ts";
import type { DraftSaving } from "./use-save-draft.ts";

export function SaveDraftButton({ saving, input }: { saving: DraftSaving; input: DraftInput }) {
  const busy = saving.state.kind === "saving";
  return (
    <>
      <Button look="secondary" disabled={busy || isEmpty(input)} onClick={() => void saving.save()}>
        {busy ? (
          <Spinner className="size-4" />
        ) : (
          <Save aria-hidden className="size-4 max-sm:hidden" />
        )}{" "}
        Save Draft
      </Button>
      <ConflictDialog saving={saving} />
    </>
  );
}

/** What came of saving. `drafts` leads to them. */
export function SaveDraftNote({ saving, drafts }: { saving: DraftSaving; drafts: ReactNode }) {
  if (saving.state.kind === "failed") return <Notice tone="error">{saving.state.text}</Notice>;
  if (saving.state.kind !== "saved") return null;
  return <Notice tone="success">Draft saved. {drafts}</Notice>;
}
