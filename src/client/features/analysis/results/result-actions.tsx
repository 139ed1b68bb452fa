import { Download, PenLine, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { StepActions } from "../step-actions.tsx";
import { AddButton, type AddPlace } from "./add-to-dashboard.tsx";

/** Where one can go from a report. */
export type ReportWays = {
  onAdd: (place: AddPlace) => void;
  onLetter: () => void;
  onAnother: () => void;
};

export function LetterButton({
  onLetter,
  className = "",
}: {
  onLetter: () => void;
  className?: string;
}) {
  return (
    <Button className={className} onClick={onLetter}>
      <PenLine aria-hidden className="size-4 shrink-0 max-sm:hidden" /> Generate Cover Letter
    </Button>
  );
}

/** The ways to keep the report, or to pass it on. */
export function KeepActions({
  onAdd,
  email,
  onDownload,
}: {
  onAdd: () => void;
  /** The button that sends it by e-mail. */
  email: ReactNode;
  onDownload: () => void;
}) {
  return (
    <div className="mt-6 grid gap-2 min-[24rem]:grid-cols-2 max-sm:*:px-2 sm:flex sm:flex-wrap">
      <AddButton onAdd={onAdd} />
      {email}
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" /> Print Results
      </Button>
      <Button look="secondary" onClick={onDownload}>
        <Download aria-hidden className="size-4" /> Download JSON
      </Button>
    </div>
  );
}

/** On to the letter, or back to the beginning. */
export function NextActions({ ways }: { ways: ReportWays }) {
  return (
    <StepActions>
      <Button look="secondary" onClick={ways.onAnother}>
        Analyze Another CV
      </Button>
      <LetterButton className="sm:ml-auto" onLetter={ways.onLetter} />
    </StepActions>
  );
}
