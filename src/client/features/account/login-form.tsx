import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { loginForm } from "../../../shared/account-forms.ts";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { textLinkClass } from "../../components/text-link.ts";
import { useRest } from "../../lib/api.tsx";
import { fieldErrors, useForm } from "../../lib/form.ts";
import { loginFailure } from "./login-failure.ts";
import { ResendVerification } from "./resend-verification.tsx";

const empty = { email: "", password: "", remember_me: false };

/** Logs in; where the address waits to be verified, offers the mail once more. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const rest = useRest();
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useForm({
    initial: empty,
    check: (values) => fieldErrors(loginForm, values),
    async send(values) {
      setUnverified(null);
      const { email } = loginForm.parse(values);
      try {
        await rest.post("/api/auth/login", { ...values, email }, z.unknown());
      } catch (error) {
        if (loginFailure(error).unverified) setUnverified(email);
        throw error;
      }
      onLoggedIn();
    },
    tell: (error) => loginFailure(error).text,
  });

  return (
    <>
      <form {...form.formProps} className="space-y-5">
        {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
        <TextField label="Email" type="email" autoComplete="username" {...form.text("email")} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.text("password")}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField label="Remember me" {...form.box("remember_me")} />
          <Link to="/forgot-password" className={`${textLinkClass} text-[0.9375rem]`}>
            Forgot password?
          </Link>
        </div>
        <SubmitButton busy={form.busy} className="w-full">
          Log in
        </SubmitButton>
      </form>
      {unverified === null ? null : <ResendVerification email={unverified} />}
    </>
  );
}
