import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button, buttonClass } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import { Spinner } from "./spinner.tsx";

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  confirm,
  busy = false,
  failure = null,
  onConfirm,
  form,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** The word on the button that does it. */
  confirm: string;
  busy?: boolean;
  failure?: string | null;
  onConfirm?: () => void;
  /** The id of a form among the children that the confirmation sends. */
  form?: string;
  children?: ReactNode;
}) {
  return (
    <QuestionDialog open={open} onOpenChange={onOpenChange} question={question}>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {children}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <AlertDialog.Close className={buttonClass("secondary")}>Cancel</AlertDialog.Close>
        <Button
          look="danger"
          type={form === undefined ? "button" : "submit"}
          form={form}
          disabled={busy}
          onClick={onConfirm}
        >
          {busy ? <Spinner className="size-5 text-current" /> : null} {confirm}
        </Button>
      </div>
    </QuestionDialog>
  );
}
