import type { ReactNode } from "react";
import { useEarlyRefusal } from "./use-early-refusal.ts";
import { useWizard } from "./wizard.tsx";

type DocumentTextProps = {
  id: string;
  label: string;
  rows: number;
  placeholder: string;
  value: string;
  onText: (text: string) => void;
  /** Why a text cannot be taken, as a sentence; null when it can. */
  refusalOf: (text: string) => string | null;
  /** Stands beside the label. */
  beside: ReactNode;
  /** Stands below the field and belongs to it. */
  hint?: string;
};

/** The field for a whole document: the CV or the advertisement. */
export function DocumentText(props: DocumentTextProps) {
  const { id, label, rows, placeholder, value, onText, refusalOf, beside, hint } = props;
  const { dispatch } = useWizard();

  function refuses(text: string): boolean {
    const error = refusalOf(text);
    if (error !== null) dispatch({ type: "set_error", error });
    return error !== null;
  }

  const field = useEarlyRefusal(refuses);
  const hintId = `${id}-hint`;

  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="text-lg font-semibold">
          {label}
        </label>
        {beside}
      </div>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={value}
        onChange={(event) => {
          if (!refuses(event.target.value)) onText(event.target.value);
        }}
        placeholder={placeholder}
        className="field block w-full resize-y px-4 py-3 text-[0.9375rem] leading-relaxed"
      />
      {hint === undefined ? null : (
        <p id={hintId} className="mt-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
