import { z } from "zod";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { NewPasswordField } from "../../components/new-password-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useRest } from "../../lib/api.tsx";
import { useForm } from "../../lib/form.ts";
import { signupFailure } from "./login-failure.ts";
import { PlanChoice, signupPlans } from "./plan-choice.tsx";
import { type SignupValues, signupErrors, signupOf } from "./signup-fields.ts";

const empty = { name: "", email: "", password: "", confirm: "", terms: false };

const answer = z
  .object({ ok: z.unknown().optional(), verify_required: z.unknown().optional() })
  .catch({ ok: undefined, verify_required: undefined });

/** A new account waits for its address to be verified, unless the server says nothing of it. */
export type Created = { email: string; mustVerify: boolean };

function useSignup(plan: SignupValues["plan"], onCreated: (created: Created) => void) {
  const rest = useRest();
  const initial: SignupValues = { ...empty, plan };
  return useForm({
    initial,
    check: signupErrors,
    async send(values) {
      const form = signupOf(values);
      const { ok, verify_required } = await rest.post("/api/auth/signup", form, answer);
      onCreated({ email: form.email, mustVerify: Boolean(ok || verify_required) });
    },
    tell: signupFailure,
  });
}

const readLinkClass = "font-medium text-accent-strong underline underline-offset-4";

/** In a tab of their own, so that the form stays as it is. */
function ReadFirst() {
  return (
    <p className="pl-8 text-sm leading-7 text-soft">
      Opens in a new tab:{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className={readLinkClass}>
        Terms of Service
      </a>
      ,{" "}
      <a href="/privacy" target="_blank" rel="noreferrer" className={readLinkClass}>
        Privacy
      </a>
    </p>
  );
}

export function SignupForm({
  plan,
  onCreated,
}: {
  plan: SignupValues["plan"];
  onCreated: (created: Created) => void;
}) {
  const form = useSignup(plan, onCreated);

  return (
    <form {...form.formProps} className="space-y-5">
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      <PlanChoice
        // Starter is for those who come to take it: (spec) one signs up for Free or Pro.
        offered={plan === "starter" ? signupPlans : ["free", "pro"]}
        value={form.values.plan}
        onChange={(chosen) => form.set("plan", chosen)}
      />
      <TextField label="Name" autoComplete="name" {...form.text("name")} />
      <TextField label="Email" type="email" autoComplete="username" {...form.text("email")} />
      <NewPasswordField label="Password" {...form.text("password")} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.text("confirm")}
      />
      <CheckboxField label="I agree to the Terms of Service" {...form.box("terms")}>
        <ReadFirst />
      </CheckboxField>
      <SubmitButton busy={form.busy} className="w-full">
        Create account
      </SubmitButton>
    </form>
  );
}
