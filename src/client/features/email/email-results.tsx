import { Dialog } from "@base-ui/react/dialog";
import { Mail, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { buttonClass } from "../../components/button.tsx";
import { EmailForm } from "./email-form.tsx";

/** The button and its dialog. What was typed goes with the dialog when it closes. */
export function EmailResults({ analysisId }: { analysisId: string | null }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={buttonClass("secondary")}>
        <Mail aria-hidden className="size-4" /> Email Results
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop" />
        <Dialog.Popup
          ref={popup}
          // The address is what the dialog is for, not its first button; a finger should not raise the keyboard.
          initialFocus={(by) => by === "touch" || (popup.current?.querySelector("input") ?? true)}
          className="card fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-6 shadow-lift"
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-xl font-semibold">Email Results</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mt-2.5 -mr-2.5 grid size-11 place-content-center rounded-md text-soft hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mt-1 mb-5 text-[0.9375rem] text-soft">
            The whole report is sent, with your name and the lines of your CV that it quotes.
          </Dialog.Description>
          <EmailForm analysisId={analysisId} onDone={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
