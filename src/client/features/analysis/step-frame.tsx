import { type ReactNode, useEffect } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { StepHeader } from "./step-header.tsx";
import { useWizard } from "./wizard.tsx";
import type { WizardStep } from "./wizard-state.ts";

/** What every step of the wizard has around it: the step header, the heading and the page's title. */
export function StepFrame({
  step,
  heading,
  lead,
  narrow = false,
  children,
}: {
  step: WizardStep;
  heading: string;
  lead?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  const { state, dispatch } = useWizard();
  const isCurrent = state.currentStep === step;
  usePageTitle(heading);

  useEffect(() => {
    if (!isCurrent) dispatch({ type: "go_to", step });
  }, [isCurrent, step, dispatch]);

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-10 sm:px-6 print:hidden">
      <StepHeader current={step} />
      <div className={narrow ? "mx-auto mt-8 max-w-3xl" : "mt-5"}>
        <h1 tabIndex={-1} className="font-serif text-3xl font-semibold tracking-tight">
          {heading}
        </h1>
        {lead ? <p className="mt-2 max-w-[68ch] text-soft">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
