import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

export type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  /** Why the value does not fit. */
  error?: string | undefined;
  hint?: string;
  /** Stands inside the field, at its end. */
  inside?: ReactNode;
};

/** The sentence under a field whose value does not fit. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-poor-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A labelled field of one line, with its hint and its error, which screen readers read with it. */
export function TextField({ label, error, hint, inside, className = "", ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? "" : `${id}-hint`;
  const errorId = error === undefined ? "" : `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
          className={`field min-h-11 w-full px-3 text-base aria-invalid:border-poor aria-invalid:ring-1 aria-invalid:ring-poor ${inside ? "pr-18" : ""} ${className}`}
        />
        {inside}
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {hint === undefined ? null : (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
