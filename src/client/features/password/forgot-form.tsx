import { z } from "zod";
import { accountTexts } from "../../../shared/account-forms.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useRest } from "../../lib/api.tsx";
import { useForm } from "../../lib/form.ts";

/** Asks for a reset link. Whatever the server answers, the visitor is told the same. */
export function ForgotForm({ onAsked }: { onAsked: (email: string) => void }) {
  const rest = useRest();
  const form = useForm({
    initial: { email: "" },
    check: ({ email }): { email?: string } =>
      email.trim() === "" ? { email: accountTexts.emailRequired } : {},
    async send(values) {
      const email = values.email.trim().toLowerCase();
      await rest.post("/api/auth/forgot-password", { email }, z.unknown()).catch(() => {});
      onAsked(email);
    },
  });

  return (
    <form {...form.formProps} className="space-y-5">
      <TextField label="Email" type="email" autoComplete="username" {...form.text("email")} />
      <SubmitButton busy={form.busy} className="w-full">
        Send reset link
      </SubmitButton>
    </form>
  );
}
