import { useNavigate } from "@tanstack/react-router";
import { FileCheck2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { CvDropZone } from "./cv-drop-zone.tsx";
import { DocumentText } from "./document-text.tsx";
import { sampleCv } from "./sample-cv.ts";
import { StepActions } from "./step-actions.tsx";
import { StepFrame } from "./step-frame.tsx";
import { refusalOfCvText, refusalOfFile } from "./upload-rules.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useWizard } from "./wizard.tsx";
import { stepPath, type WizardBase } from "./wizard-path.ts";
import { holdsCv } from "./wizard-state.ts";

/** What the last visit left: a cancelled run, or a file the reload made the browser forget. */
function Leftovers() {
  const { state, dispatch } = useWizard();
  if (state.discarded !== null) {
    return (
      <Notice tone="info">
        <p>Analysis cancelled. Your CV and the job description were cleared.</p>
        <Button look="quiet" className="px-0!" onClick={() => dispatch({ type: "bring_back" })}>
          Bring them back
        </Button>
      </Notice>
    );
  }
  if (state.cvFile !== null || state.cvFileName === null) return null;
  return (
    <Notice tone="info">
      {state.analysisId === null
        ? `The page was reloaded, and a browser does not keep a chosen file. Please choose ${state.cvFileName} again.`
        : `${state.cvFileName} is uploaded. You can go on, or choose another file.`}
    </Notice>
  );
}

function PastedCv({ withSample }: { withSample: boolean }) {
  const { state, dispatch } = useWizard();
  const sample = (
    <Button
      look="secondary"
      disabled={state.loading}
      onClick={() => dispatch({ type: "set_cv_text", text: sampleCv })}
    >
      <FileCheck2 aria-hidden className="size-4" /> Use Sample CV
    </Button>
  );
  return (
    <DocumentText
      id="cv-text"
      label="Paste your CV"
      rows={11}
      placeholder="All of it: profile, experience, education, skills."
      value={state.cvText}
      onText={(text) => dispatch({ type: "set_cv_text", text })}
      refusalOf={refusalOfCvText}
      beside={withSample ? sample : null}
    />
  );
}

function Divider() {
  return (
    <div className="flex items-center gap-4 text-sm font-semibold text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      OR
    </div>
  );
}

export function UploadStep({
  base,
  demo,
  note,
  action,
}: {
  base: WizardBase;
  demo: boolean;
  /** What came of the further action. */
  note?: ReactNode;
  /** Stands beside the way on, such as saving a draft. */
  action?: ReactNode;
}) {
  const { state, dispatch } = useWizard();
  const { submitCv } = useAnalysis();
  const navigate = useNavigate();
  const uploading = state.analysisStatus === "uploading";
  const ready = holdsCv(state) || state.analysisId !== null;

  function takeFiles(files: File[]) {
    const [file, second] = files;
    if (file === undefined) return;
    const refusal =
      second === undefined ? refusalOfFile(file) : "Please choose one file at a time.";
    if (refusal === null) dispatch({ type: "set_file", file });
    else dispatch({ type: "set_error", error: refusal });
  }

  async function next() {
    if (await submitCv()) await navigate({ to: stepPath(base, "jd") });
  }

  return (
    <StepFrame
      step="upload"
      narrow
      heading="Start with your CV"
      lead="It is read in memory to compare it with the job, and is not kept."
    >
      <div className="mt-6 space-y-5">
        <Leftovers />
        {state.error === null ? null : <Notice tone="error">{state.error}</Notice>}
        <CvDropZone
          file={state.cvFile}
          onFiles={takeFiles}
          onRemove={() => dispatch({ type: "set_file", file: null })}
        />
        <Divider />
        <PastedCv withSample={demo} />
        {note}
      </div>
      <StepActions>
        {action}
        <Button className="sm:ml-auto" disabled={!ready || uploading} onClick={next}>
          {uploading ? <Spinner /> : null} Continue to Job Description
        </Button>
      </StepActions>
    </StepFrame>
  );
}
