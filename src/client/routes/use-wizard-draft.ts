import { useEffect } from "react";
import { uploadCv } from "../features/analysis/upload-cv.ts";
import { useWizard } from "../features/analysis/wizard.tsx";
import { type DraftInput, dropLink, isEmpty } from "../features/draft/draft-link.ts";
import { UploadRefused, useSaveDraft } from "../features/draft/use-save-draft.ts";
import { useApiFetch } from "../lib/api.tsx";
import { useStores } from "../lib/stores.tsx";

/** Saving what stands in the wizard as a draft. */
export function useWizardDraft() {
  const { state, dispatch } = useWizard();
  const fetch = useApiFetch();
  const { tab } = useStores();
  const input: DraftInput = {
    cvText: state.cvText,
    jdText: state.jdText,
    fileName: state.cvFileName,
  };

  /** The text of a file is not in the browser: the server, which has read it, takes it from there. */
  async function uploadOf(anew: boolean): Promise<string | null> {
    if (state.analysisId !== null && (!anew || state.cvFile === null)) return state.analysisId;
    if (state.cvFile === null) return null;
    const outcome = await uploadCv(fetch, { file: state.cvFile, text: "" });
    if (!outcome.ok) throw new UploadRefused(outcome.text);
    dispatch({ type: "uploaded", analysisId: outcome.analysisId, warnings: outcome.warnings });
    return outcome.analysisId;
  }

  // What is typed after everything was cleared is a matter of its own, and replaces no draft.
  const empty = isEmpty(input);
  useEffect(() => {
    if (empty) dropLink(tab);
  }, [tab, empty]);

  const saving = useSaveDraft(input, uploadOf);
  const beforeRun = ["idle", "uploading", "uploaded", "error"].includes(state.analysisStatus);
  const unsaved = saving.unsaved && beforeRun && state.results === null;
  return { input, saving: { ...saving, unsaved } };
}
