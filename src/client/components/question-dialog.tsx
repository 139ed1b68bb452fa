import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ComponentProps, ReactNode } from "react";

/** A question that holds the focus until it is answered, and gives it back. */
export function QuestionDialog({
  open,
  onOpenChange,
  question,
  finalFocus,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** Where the focus goes when it closes, other than to where it was. */
  finalFocus?: ComponentProps<typeof AlertDialog.Popup>["finalFocus"];
  children: ReactNode;
}) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-backdrop" />
        {/* The contract names it a dialog; asking before an act is no alarm. */}
        <AlertDialog.Popup
          role="dialog"
          finalFocus={finalFocus}
          className="card fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 space-y-4 overflow-y-auto p-6 shadow-lift"
        >
          <AlertDialog.Title className="text-xl font-semibold">{question}</AlertDialog.Title>
          {children}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
