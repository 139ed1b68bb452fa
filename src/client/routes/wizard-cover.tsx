import { Navigate, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { Button } from "../components/button.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { keyedTexts } from "../components/keyed.ts";
import { type Report, readReport } from "../features/analysis/report.ts";
import { StepFrame } from "../features/analysis/step-frame.tsx";
import { statedLines, statedSkills } from "../features/analysis/trial.ts";
import { useDocuments } from "../features/analysis/use-documents.ts";
import { useRenewedRun } from "../features/analysis/use-renewed-run.ts";
import { useWizard } from "../features/analysis/wizard.tsx";
import { stepPath, type WizardBase } from "../features/analysis/wizard-path.ts";
import { CoverLetter } from "../features/cover-letter/cover-letter.tsx";
import { useWatchLetter } from "../features/cover-letter/watch-letter.ts";
import type { KeptLetter } from "../lib/kept-letter.ts";
import { useSession } from "../lib/session.ts";

/** The report and the texts with what the person has stated beyond their CV: the letter may say it too. */
function useStated(report: Report) {
  const { trial } = useWizard().state;
  const { cvText, jdText } = useDocuments();
  return useMemo(() => {
    const lines = trial === null ? [] : statedLines(trial);
    const skills = new Set(trial === null ? [] : statedSkills(trial));
    return {
      lines,
      report: {
        ...report,
        skills_missing: report.skills_missing.filter((skill) => !skills.has(skill)),
      },
      texts: { cvText: [cvText, ...lines].join("\n"), jdText },
    };
  }, [trial, report, cvText, jdText]);
}

/** For the person to say in the letter: the letter itself speaks only of what the CV shows. */
function Stated({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="card mt-6 px-5 pt-5 pb-2 sm:px-6">
      <h2 className="text-lg font-semibold">Stated by you</h2>
      <p className="mt-1 text-[0.9375rem] text-soft">
        Your CV does not say this yet, so the letter does not either. You can add it in your own
        words.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {keyedTexts(lines).map(({ key, item }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <span className="min-w-0">{item}</span>
            <CopyButton text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cover({ base, report }: { base: WizardBase; report: Report }) {
  const { state, dispatch } = useWizard();
  const navigate = useNavigate();
  const stated = useStated(report);
  const renew = useRenewedRun();
  const watch = useWatchLetter();
  const hasAccount = useSession().state === "person";
  const dashboard = base === "/demo" && !hasAccount ? "/signup" : "/app/cv/dashboard";
  const run = {
    analysisId: state.analysisId,
    report: stated.report,
    letter: state.coverLetter,
    onLetter: (letter: KeptLetter) => dispatch({ type: "set_cover_letter", letter }),
    renew,
    watch,
  };

  return (
    <StepFrame
      step="cover"
      heading="Your cover letter"
      lead="Written from your CV and the advertisement, with nothing added."
    >
      <CoverLetter run={run} texts={stated.texts} />
      <Stated lines={stated.lines} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => navigate({ to: stepPath(base, "results") })}>
          Back to Results
        </Button>
        <Button look="secondary" className="sm:ml-auto" onClick={() => navigate({ to: dashboard })}>
          View Dashboard
        </Button>
      </div>
    </StepFrame>
  );
}

function CoverStep({ base }: { base: WizardBase }) {
  const { state } = useWizard();
  const report = useMemo(() => readReport(state.results), [state.results]);
  if (report === null) return <Navigate to={stepPath(base, "upload")} replace />;
  return <Cover base={base} report={report} />;
}

export function DemoCover() {
  return <CoverStep base="/demo" />;
}

export function AppCover() {
  return <CoverStep base="/app/cv" />;
}
