import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { DraftSaving } from "./use-save-draft.ts";

/** After leaving with unsaved input: says where it is, and offers to keep it. Nothing is kept without being asked. */
export function UnsavedBar({ saving, back }: { saving: DraftSaving; back: ReactNode }) {
  const { state, unsaved, save } = saving;
  if (!unsaved) {
    return state.kind === "saved" ? <Notice tone="success">Kept as a draft.</Notice> : null;
  }
  return (
    <section
      aria-label="Unsaved input"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-md border border-line bg-tint px-4 py-2.5"
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-3 text-[0.9375rem]">
        <PencilLine aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-strong" />
        {state.kind === "failed"
          ? state.text
          : "You left with unsaved input. It stays in this tab until you close it."}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button look="secondary" disabled={state.kind === "saving"} onClick={() => void save()}>
          {state.kind === "saving" ? <Spinner className="size-4" /> : null} Keep as draft
        </Button>
        {back}
      </div>
      <ConflictDialog saving={saving} />
    </section>
  );
}
