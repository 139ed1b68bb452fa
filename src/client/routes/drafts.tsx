import { useNavigate } from "@tanstack/react-router";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { useWizard } from "../features/analysis/wizard.tsx";
import { NothingKept } from "../features/demo/nothing-kept.tsx";
import { dropLink, fingerprintOf, keepLink, readLink } from "../features/draft/draft-link.ts";
import { DraftList } from "../features/draft/draft-list.tsx";
import { useOpenDraft, useReadDraftsAnew, type WholeDraft } from "../features/draft/use-drafts.ts";
import { failureText } from "../lib/failure.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useStores } from "../lib/stores.tsx";
import { useKeepFirst } from "./keep-first.tsx";
import { UnsavedInput } from "./person-steps.tsx";

/** Puts a draft into the wizard: its texts, and the step it was at. */
function useResume() {
  const { dispatch } = useWizard();
  const { tab } = useStores();
  const navigate = useNavigate();

  function show({ cv_text: cvText, job_description: jdText, ...draft }: WholeDraft) {
    dispatch({ type: "reset" });
    dispatch({ type: "set_cv_text", text: cvText });
    dispatch({ type: "set_jd_text", text: jdText });
    keepLink(tab, { ...draft, fingerprint: fingerprintOf({ cvText, jdText, fileName: null }) });
    const atJob = cvText.trim() !== "" && jdText.trim() !== "";
    void navigate({ to: atJob ? "/app/cv/jd" : "/app/cv/upload" });
  }

  return useOpenDraft(show);
}

export function Drafts() {
  usePageTitle("Drafts");
  const navigate = useNavigate();
  const { tab } = useStores();
  const readAnew = useReadDraftsAnew();
  const opening = useResume();
  const keepFirst = useKeepFirst<string>((id) => opening.mutate(id), readAnew);

  return (
    <Page
      heading="Drafts"
      actions={
        <>
          <Button look="secondary" onClick={() => navigate({ to: "/dashboard" })}>
            Dashboard
          </Button>
          <Button onClick={() => navigate({ to: "/demo" })}>New Analysis</Button>
        </>
      }
    >
      <div className="space-y-5">
        <NothingKept />
        <UnsavedInput />
        {opening.error === null ? null : (
          <Notice tone="error">
            {failureText(opening.error, "The draft could not be opened.")}
          </Notice>
        )}
        <DraftList
          opening={opening.isPending}
          onResume={keepFirst.open}
          onDeleted={(id) => readLink(tab)?.draft_id === id && dropLink(tab)}
        />
      </div>
      {keepFirst.dialog}
    </Page>
  );
}
