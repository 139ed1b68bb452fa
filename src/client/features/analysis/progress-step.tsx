import { Navigate, useNavigate } from "@tanstack/react-router";
import { Circle, CircleCheck } from "lucide-react";
import { analysisStages, progressMessage, stagesDone } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { formatDuration } from "../../lib/format.ts";
import { useSecondsSince } from "../../lib/seconds-since.ts";
import { StepActions } from "./step-actions.tsx";
import { StepFrame } from "./step-frame.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { type FollowedRun, useFollowRun } from "./use-follow-run.ts";
import { useWizard } from "./wizard.tsx";
import { stepPath, type WizardBase } from "./wizard-path.ts";
import { isRunning } from "./wizard-state.ts";

function StageList({ progress, running }: { progress: number; running: boolean }) {
  const done = stagesDone(progress);
  return (
    <ul aria-label="Analysis steps" className="mt-6 divide-y divide-line">
      {analysisStages.map((stage, index) => (
        <li key={stage.id} className="flex min-h-11 items-center gap-3 py-2">
          {index < done ? (
            <CircleCheck aria-hidden className="size-5 shrink-0 text-excellent" />
          ) : index === done && running ? (
            <Spinner className="size-5 shrink-0" />
          ) : (
            <Circle aria-hidden className="size-5 shrink-0 text-control" />
          )}
          <span className={index < done ? "" : "text-soft"}>{stage.label}</span>
          <span className="ml-auto text-sm text-soft">
            {index < done ? "Done" : <span className="sr-only">not done yet</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Analysis"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className="h-2.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

/** The run's own card: what is going on, how far it is, how long it has taken. */
function RunCard({ lost }: { lost: boolean }) {
  const { state } = useWizard();
  const running = isRunning(state);
  const seconds = useSecondsSince(state.startedAt, running);
  const message = lost && running ? "Reconnecting…" : progressMessage(state.progress);
  return (
    <section className="card mt-6 p-5 sm:p-7">
      <div className="flex items-center gap-3">
        {running ? <Spinner className="size-6 shrink-0" /> : null}
        {state.analysisStatus === "completed" ? (
          <CircleCheck aria-hidden className="size-6 shrink-0 text-excellent" />
        ) : null}
        <p role="status" className="text-lg font-semibold">
          {state.analysisStatus === "error" ? "The analysis stopped." : message}
        </p>
        <p className="ml-auto text-lg font-semibold tabular-nums">{state.progress}%</p>
      </div>
      <div className="mt-4">
        <ProgressBar percent={state.progress} />
      </div>
      <p className={`mt-2 text-sm text-soft tabular-nums ${running ? "" : "invisible"}`}>
        Time so far: {formatDuration(seconds)}
      </p>
      <StageList progress={state.progress} running={running} />
    </section>
  );
}

function Actions({ base }: { base: WizardBase }) {
  const { state } = useWizard();
  const { start, cancel } = useAnalysis();
  const navigate = useNavigate();

  if (state.analysisStatus === "completed") {
    return (
      <Button className="sm:ml-auto" onClick={() => navigate({ to: stepPath(base, "results") })}>
        View Results
      </Button>
    );
  }
  if (state.analysisStatus === "error") {
    return (
      <>
        <Button look="secondary" onClick={() => navigate({ to: stepPath(base, "jd") })}>
          Back to Job Description
        </Button>
        <Button className="sm:ml-auto" onClick={start}>
          Try Again
        </Button>
      </>
    );
  }
  return (
    <Button look="secondary" onClick={cancel}>
      Cancel Analysis
    </Button>
  );
}

export function ProgressStep({ base }: { base: WizardBase }) {
  const { state, dispatch } = useWizard();

  function hear(run: FollowedRun) {
    if (run.status === "failed")
      dispatch({ type: "failed", error: run.error || texts.analysisFailed });
    else if (run.status === "completed" || run.results != null)
      dispatch({ type: "completed", results: run.results });
    else dispatch({ type: "progressed", percent: run.percent });
  }

  const { lost } = useFollowRun({
    analysisId: isRunning(state) ? state.analysisId : null,
    onState: hear,
    onRefused: (text) => dispatch({ type: "failed", error: text || texts.analysisFailed }),
  });

  // Also where cancelling ends: it leaves no id.
  if (state.analysisId === null) return <Navigate to={stepPath(base, "upload")} replace />;
  // Uploaded but never started: there is nothing to follow yet.
  if (state.startedAt === null) return <Navigate to={stepPath(base, "jd")} replace />;

  return (
    <StepFrame step="progress" narrow heading="Comparing your CV with the job">
      {state.analysisStatus === "error" && state.error !== null ? (
        <div className="mt-5">
          <Notice tone="error">{state.error}</Notice>
        </div>
      ) : null}
      <RunCard lost={lost} />
      <StepActions>
        <Actions base={base} />
      </StepActions>
    </StepFrame>
  );
}
