import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./text-field.tsx";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  error?: string | undefined;
  /** What belongs to the question, such as where to read what one agrees to. */
  children?: ReactNode;
};

export function CheckboxField({ label, error, children, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {label}
      </label>
      {children}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
