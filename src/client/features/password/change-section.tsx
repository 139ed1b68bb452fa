import { useState } from "react";
import { changePasswordForm, newPassword } from "../../../shared/account-forms.ts";
import { NewPasswordField } from "../../components/new-password-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { confirmedErrors, useForm } from "../../lib/form.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = changePasswordForm.omit({ new_password: true }).extend({ password: newPassword });

function useChange(onChanged: () => void) {
  const change = trpc.password.change.useMutation();
  return useForm({
    initial: { current_password: "", password: "", confirm: "" },
    check: (values) => confirmedErrors(fields, values),
    async send({ current_password, password }) {
      await change.mutateAsync({ current_password, new_password: password });
      onChanged();
    },
  });
}

export function ChangePasswordSection({ onChanged }: { onChanged: () => void }) {
  const [saved, setSaved] = useState(false);
  const form = useChange(() => {
    setSaved(true);
    form.reset();
    onChanged();
  });

  return (
    <SectionCard
      heading="Password"
      lead="Changing it logs you out on every other device, and we tell you by mail."
    >
      <form {...form.formProps} className="space-y-4">
        {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
        {saved ? <Notice tone="success">Your password is changed.</Notice> : null}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.text("current_password")}
        />
        <NewPasswordField label="New password" {...form.text("password")} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.text("confirm")}
        />
        <SubmitButton busy={form.busy}>Change password</SubmitButton>
      </form>
    </SectionCard>
  );
}
