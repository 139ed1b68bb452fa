import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button, buttonClass } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

type Choice = { label: string; look: "primary" | "secondary"; onChoose: () => void };

/** Asks which of several ways to go on. Closing it does nothing. */
export function ChoiceDialog({
  open,
  onClose,
  question,
  choices,
  busy,
  failure,
  children,
}: {
  open: boolean;
  onClose: () => void;
  question: string;
  choices: readonly Choice[];
  busy: boolean;
  failure: string | null;
  children: ReactNode;
}) {
  return (
    <QuestionDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      question={question}
    >
      <AlertDialog.Description className="text-soft">{children}</AlertDialog.Description>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-col gap-2 sm:flex-row-reverse sm:flex-wrap">
        {choices.map(({ label, look, onChoose }) => (
          <Button key={label} look={look} disabled={busy} onClick={onChoose}>
            {label}
          </Button>
        ))}
        <AlertDialog.Close className={`${buttonClass("quiet")} sm:mr-auto`}>
          Cancel
        </AlertDialog.Close>
      </div>
    </QuestionDialog>
  );
}
