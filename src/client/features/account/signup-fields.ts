import { z } from "zod";
import { accountTexts, type SignupForm, signupForm } from "../../../shared/account-forms.ts";
import { confirmedErrors } from "../../lib/form.ts";
import { type SignupPlan, signupPlans } from "./plan-choice.tsx";

export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  plan: SignupPlan;
  terms: boolean;
};

const fields = signupForm.extend({
  plan: z.enum(signupPlans),
  terms: z.literal(true, { error: accountTexts.termsRequired }),
});

/** Every field that does not fit, the repeated password among them. */
export function signupErrors(values: SignupValues): Partial<Record<keyof SignupValues, string>> {
  return confirmedErrors(fields, values);
}

/** What is sent. (spec) Free or Pro: whoever means to take Starter pays for it once there is an account. */
export function signupOf(values: SignupValues): SignupForm {
  return signupForm.parse({ ...values, plan: values.plan === "pro" ? "pro" : "free" });
}
