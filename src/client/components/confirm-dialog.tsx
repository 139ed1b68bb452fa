import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
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
  focusAfter,
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
  /** Takes the focus once it is done, where the control that asked for it goes with what it removes. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** The id of a form among the children that the confirmation sends. */
  form?: string;
  children?: ReactNode;
}) {
  const confirmed = useRef(false);
  return (
    <QuestionDialog
      open={open}
      onOpenChange={(next) => {
        confirmed.current = false;
        onOpenChange(next);
      }}
      question={question}
      finalFocus={() => (confirmed.current && focusAfter?.current) || true}
    >
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {children}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <AlertDialog.Close className={buttonClass("secondary")}>Cancel</AlertDialog.Close>
        <Button
          look="danger"
          type={form === undefined ? "button" : "submit"}
          form={form}
          disabled={busy}
          onClick={() => {
            confirmed.current = true;
            onConfirm?.();
          }}
        >
          {busy ? <Spinner className="size-5 text-current" /> : null} {confirm}
        </Button>
      </div>
    </QuestionDialog>
  );
}
