import { type ReactNode, useState } from "react";
import { ChoiceDialog } from "../components/choice-dialog.tsx";
import { ConflictDialog } from "../features/draft/conflict-dialog.tsx";
import { useWizardDraft } from "./use-wizard-draft.ts";

/**
 * What takes the place of the wizard's input asks first, where that is not saved.
 * @param go opens what was wanted
 * @param onKept the input has become a draft
 */
export function useKeepFirst<T>(
  go: (wanted: T) => void,
  onKept: () => void,
): { open: (wanted: T) => void; dialog: ReactNode } {
  const { saving } = useWizardDraft();
  const [waiting, setWaiting] = useState<{ wanted: T } | null>(null);

  function goOn() {
    setWaiting(null);
    if (waiting !== null) go(waiting.wanted);
  }

  async function keepAndGoOn() {
    if (!(await saving.save())) return;
    onKept();
    goOn();
  }

  return {
    open(wanted) {
      if (saving.unsaved) setWaiting({ wanted });
      else go(wanted);
    },
    dialog: (
      <>
        <ConflictDialog saving={saving} />
        <ChoiceDialog
          open={waiting !== null && saving.state.kind !== "conflict"}
          onClose={() => setWaiting(null)}
          question="Keep what you typed first?"
          busy={saving.state.kind === "saving"}
          failure={saving.state.kind === "failed" ? saving.state.text : null}
          choices={[
            { label: "Keep as draft, then go on", look: "primary", onChoose: keepAndGoOn },
            { label: "Replace it", look: "secondary", onChoose: goOn },
          ]}
        >
          The wizard holds input that is not saved. What you open now takes its place.
        </ChoiceDialog>
      </>
    ),
  };
}
