import { ChoiceDialog } from "../../components/choice-dialog.tsx";
import type { DraftSaving } from "./use-save-draft.ts";

/** Two tabs saved one draft: nothing is replaced before the person says so. */
export function ConflictDialog({ saving }: { saving: DraftSaving }) {
  return (
    <ChoiceDialog
      open={saving.state.kind === "conflict"}
      onClose={saving.dismiss}
      question="This draft was changed somewhere else"
      busy={false}
      failure={null}
      choices={[
        { label: "Keep both", look: "primary", onChoose: () => void saving.save("new") },
        { label: "Replace", look: "secondary", onChoose: () => void saving.save("anyway") },
      ]}
    >
      It was saved in another tab or on another device since you opened it here. You can keep both
      as two drafts, or replace the other one with what stands here.
    </ChoiceDialog>
  );
}
