import { z } from "zod";
import { directLoginForm } from "../../../shared/account-forms.ts";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useRest } from "../../lib/api.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { adminLoginFailure } from "./login-failure.ts";

const answer = z.object({
  success: z.boolean(),
  redirect: z.string().catch("/dashboard"),
  error: z.string().catch(""),
});

/** The direct login for development and auditing, with the credentials of the server's settings. */
export function AdminLoginForm({ onLoggedIn }: { onLoggedIn: (redirect: string) => void }) {
  const rest = useRest();
  const form = useForm({
    initial: { email: "", password: "" },
    check: (values) => fieldErrors(directLoginForm, values),
    async send(values) {
      const body = directLoginForm.parse(values);
      const told = await rest.post("/api/admin/direct-login", body, answer);
      if (!told.success) throw new ApiError({ status: 200, statusText: "OK" }, told);
      onLoggedIn(told.redirect);
    },
    tell: adminLoginFailure,
  });

  return (
    <form {...form.formProps} className="space-y-5">
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      <TextField label="Email" type="email" autoComplete="username" {...form.text("email")} />
      <PasswordField label="Password" autoComplete="current-password" {...form.text("password")} />
      <SubmitButton busy={form.busy} className="w-full">
        Log in
      </SubmitButton>
    </form>
  );
}
