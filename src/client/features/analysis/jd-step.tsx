import { useNavigate } from "@tanstack/react-router";
import { FileCheck2, Gauge, ListChecks, ScanText, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { keyedTexts } from "../../components/keyed.ts";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { trpc } from "../../lib/trpc.ts";
import { DocumentText } from "./document-text.tsx";
import { sampleJd } from "./sample-jd.ts";
import { StepActions } from "./step-actions.tsx";
import { StepFrame } from "./step-frame.tsx";
import { refusalOfJobText } from "./upload-rules.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useWizard } from "./wizard.tsx";
import { stepPath, type WizardBase } from "./wizard-path.ts";

const cards = [
  {
    title: "ATS Optimization",
    text: "What an applicant tracking system reads of your CV, and what it loses.",
    Icon: ScanText,
  },
  {
    title: "Keyword Analysis",
    text: "The words the advertisement counts on, and where yours say the same.",
    Icon: Search,
  },
  {
    title: "Skills Gap Analysis",
    text: "Each demand: met, partly met, missing, or beyond what a CV can show.",
    Icon: ListChecks,
  },
  {
    title: "Match Score",
    text: "A number you can take apart: every part with its weight and reason.",
    Icon: Gauge,
  },
];

function InfoCards() {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2">
      {cards.map(({ title, text, Icon }) => (
        <li key={title} className="card flex gap-3 p-4">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function JobText({ withSample }: { withSample: boolean }) {
  const { state, dispatch } = useWizard();
  const sample = (
    <Button
      look="secondary"
      disabled={state.loading}
      onClick={() => dispatch({ type: "set_jd_text", text: sampleJd })}
    >
      <FileCheck2 aria-hidden className="size-4" /> Use Sample JD
    </Button>
  );
  return (
    <DocumentText
      id="jd-text"
      label="Job description"
      rows={14}
      placeholder="Paste the whole advertisement, with the person specification if there is one."
      value={state.jdText}
      onText={(text) => dispatch({ type: "set_jd_text", text })}
      refusalOf={refusalOfJobText}
      beside={withSample ? sample : null}
      hint="Analysis takes 30-60 seconds."
    />
  );
}

/** Shown where a language model reads at all, to those who have not kept it out for good. */
function ModelSwitch() {
  const { state, dispatch } = useWizard();
  const use = trpc.analysis.modelUse.useQuery();
  if (!use.data?.configured || use.data.without) return null;
  return (
    <CheckboxField
      label="Without the language model"
      checked={state.withoutModel}
      disabled={state.loading}
      onChange={({ target }) =>
        dispatch({ type: "set_without_model", withoutModel: target.checked })
      }
    >
      <p className="text-sm text-soft">
        The language model reads your CV more closely than our own program; it never sees your name,
        address or contacts. Tick this, and nothing leaves our server.
      </p>
    </CheckboxField>
  );
}

export function JdStep({
  base,
  demo,
  note,
  allowance,
  action,
}: {
  base: WizardBase;
  demo: boolean;
  /** What came of the further action. */
  note?: ReactNode;
  /** How many analyses there still are. Given the server's sentence where one was refused for that. */
  allowance?: (refused: string | null) => ReactNode;
  /** Stands beside the way on, such as saving a draft. */
  action?: ReactNode;
}) {
  const { state } = useWizard();
  const { start } = useAnalysis();
  const navigate = useNavigate();
  const busy = state.loading;
  const refused = state.errorCode === "plan_limit_reached" && allowance ? state.error : null;

  async function begin() {
    if (await start()) await navigate({ to: stepPath(base, "progress") });
  }

  return (
    <StepFrame
      step="jd"
      narrow
      heading="Now the job"
      lead="The more of the advertisement you paste, the more exact the comparison."
    >
      <div className="mt-6 space-y-5">
        {keyedTexts(state.warnings).map(({ key, item: warning }) => (
          <Notice key={key} tone="info">
            {warning}
          </Notice>
        ))}
        {state.error === null || refused !== null ? null : (
          <Notice tone="error">{state.error}</Notice>
        )}
        <JobText withSample={demo} />
        <ModelSwitch />
        {note}
        {allowance?.(refused)}
      </div>
      <StepActions>
        <Button
          look="secondary"
          disabled={busy}
          onClick={() => navigate({ to: stepPath(base, "upload") })}
        >
          Back to Upload
        </Button>
        {action}
        <Button
          className="sm:ml-auto"
          disabled={state.jdText.trim() === "" || busy}
          onClick={begin}
        >
          {busy ? <Spinner /> : null} Start Analysis
        </Button>
      </StepActions>
      <InfoCards />
    </StepFrame>
  );
}
