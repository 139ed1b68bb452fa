import { Link } from "@tanstack/react-router";
import { z } from "zod";
import { newPassword } from "../../../shared/account-forms.ts";
import { NewPasswordField } from "../../components/new-password-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { textLinkClass } from "../../components/text-link.ts";
import { useRest } from "../../lib/api.tsx";
import { failureText } from "../../lib/failure.ts";
import { confirmedErrors, useForm } from "../../lib/form.ts";

type ResetValues = { password: string; confirm: string };

const fields = z.object({ password: newPassword });

function Failure({ text }: { text: string }) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Link to="/forgot-password" className={`${textLinkClass} text-current`}>
        Ask for a new link
      </Link>
    </Notice>
  );
}

/** Sets a new password with the link of the mail. */
export function ResetForm({ token, onSet }: { token: string; onSet: () => void }) {
  const rest = useRest();
  const initial: ResetValues = { password: "", confirm: "" };
  const form = useForm({
    initial,
    check: (values) => confirmedErrors(fields, values),
    async send({ password }) {
      await rest.post("/api/auth/reset-password", { token, password }, z.unknown());
      onSet();
    },
    tell: (error) => failureText(error, "The password was not set. Please try again."),
  });

  return (
    <form {...form.formProps} className="space-y-5">
      {form.failure === null ? null : <Failure text={form.failure} />}
      <NewPasswordField label="New password" {...form.text("password")} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.text("confirm")}
      />
      <SubmitButton busy={form.busy} className="w-full">
        Set new password
      </SubmitButton>
    </form>
  );
}
