import { Link } from "@tanstack/react-router";
import { textLinkClass } from "../components/text-link.ts";
import { JdStep } from "../features/analysis/jd-step.tsx";
import { UploadStep } from "../features/analysis/upload-step.tsx";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { SaveDraftButton, SaveDraftNote } from "../features/draft/save-draft.tsx";
import { UnsavedBar } from "../features/draft/unsaved-bar.tsx";
import { AnalysesLeft } from "../features/history/plan-note.tsx";
import { useWizardDraft } from "./use-wizard-draft.ts";

function useDraftParts() {
  const { saving, input } = useWizardDraft();
  const drafts = (
    <Link to="/drafts" className="font-semibold underline underline-offset-4">
      Your drafts
    </Link>
  );
  return {
    note: <SaveDraftNote saving={saving} drafts={drafts} />,
    action: <SaveDraftButton saving={saving} input={input} />,
  };
}

/**
 * The wizard's steps of somebody who is signed in and can save a draft. Where the whole site is a demo, nothing is saved
 * and the samples are at hand behind the login too.
 */
export function PersonUpload() {
  const { wholeSite } = useDemoMode();
  const parts = useDraftParts();
  return <UploadStep base="/app/cv" demo={wholeSite} {...(wholeSite ? {} : parts)} />;
}

export function PersonJd() {
  const { wholeSite } = useDemoMode();
  const plans = (
    <Link to="/pricing" className={textLinkClass}>
      See the plans
    </Link>
  );
  const allowance = (refused: string | null) => <AnalysesLeft refused={refused} more={plans} />;
  const parts = { ...useDraftParts(), allowance };
  return <JdStep base="/app/cv" demo={wholeSite} {...(wholeSite ? {} : parts)} />;
}

/** On the pages beside the wizard. */
export function UnsavedInput() {
  const { saving, input } = useWizardDraft();
  const to = input.jdText.trim() === "" ? "/app/cv/upload" : "/app/cv/jd";
  return (
    <UnsavedBar
      saving={saving}
      back={
        <Link to={to} className={textLinkClass}>
          Go back to it
        </Link>
      }
    />
  );
}
