import { passwordStrength } from "../../shared/account-forms.ts";
import { PasswordField } from "./password-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

const points = [1, 2, 3, 4, 5, 6];

const looks: Record<string, { bar: string; ink: string }> = {
  Weak: { bar: "bg-poor", ink: "text-poor-ink" },
  Fair: { bar: "bg-good", ink: "text-good-ink" },
};
const strongLook = { bar: "bg-excellent", ink: "text-excellent-ink" };

function StrengthMeter({ password }: { password: string }) {
  const { score, word } = passwordStrength(password);
  const { bar, ink } = looks[word] ?? strongLook;
  return (
    <div className="mt-2 flex min-h-6 items-center gap-3">
      <div aria-hidden className="grid flex-1 grid-cols-6 gap-1">
        {points.map((point) => (
          <span key={point} className={`h-1.5 rounded-full ${point <= score ? bar : "bg-line"}`} />
        ))}
      </div>
      <p role="status" className="min-w-28 text-right text-sm text-soft">
        {password === "" ? null : (
          <>
            Strength: <strong className={`font-semibold ${ink}`}>{word}</strong>
          </>
        )}
      </p>
    </div>
  );
}

/** A password that is being chosen: what it needs, and how strong it is so far. */
export function NewPasswordField({
  value,
  ...rest
}: Omit<TextFieldProps, "type" | "inside" | "value"> & { value: string }) {
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        hint="At least 8 characters: upper and lower case, and a number."
        {...rest}
        value={value}
      />
      <StrengthMeter password={value} />
    </div>
  );
}
