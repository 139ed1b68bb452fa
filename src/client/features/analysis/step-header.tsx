import { Check } from "lucide-react";
import { type WizardStep, wizardSteps } from "./wizard-state.ts";

type Standing = "done" | "current" | "upcoming";

const marks: Record<Standing, string> = {
  done: "border-accent bg-accent text-on-accent",
  current: "border-accent bg-surface text-accent-strong ring-4 ring-tint",
  upcoming: "border-control bg-surface text-soft",
};

const spoken: Record<Standing, string> = { done: "done: ", current: "", upcoming: "to come: " };

function standingOf(index: number, currentIndex: number): Standing {
  if (index < currentIndex) return "done";
  return index === currentIndex ? "current" : "upcoming";
}

/** The five steps; on a phone only the current one is spelt out. */
export function StepHeader({ current }: { current: WizardStep }) {
  const currentIndex = wizardSteps.findIndex((step) => step.id === current);
  return (
    <ol
      aria-label="Your progress"
      className="flex items-center justify-between gap-1.5 border-b border-line pb-4 sm:gap-3"
    >
      {wizardSteps.map((step, index) => {
        const standing = standingOf(index, currentIndex);
        return (
          <li
            key={step.id}
            aria-current={standing === "current" ? "step" : undefined}
            className="flex items-center gap-1.5 sm:gap-2.5 not-last:flex-1 not-last:after:h-px not-last:after:min-w-2 not-last:after:flex-1 not-last:after:bg-control not-last:after:opacity-50 max-[22rem]:not-last:after:hidden"
          >
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-content-center rounded-full border text-[0.8125rem] sm:size-7 font-semibold tabular-nums ${marks[standing]}`}
            >
              {standing === "done" ? <Check className="size-4" /> : index + 1}
            </span>
            <span
              className={`text-sm whitespace-nowrap ${
                standing === "current" ? "font-semibold text-ink" : "text-soft max-md:sr-only"
              }`}
            >
              <span className="sr-only">{spoken[standing]}</span>
              <span>{step.label}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
