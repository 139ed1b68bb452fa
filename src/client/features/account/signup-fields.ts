import { z } from "zod";
import { accountTexts, signupForm } from "../../../shared/account-forms.ts";
import { confirmedErrors } from "../../lib/form.ts";

export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  plan: "free" | "pro";
  terms: boolean;
};

const fields = signupForm.extend({
  terms: z.literal(true, { error: accountTexts.termsRequired }),
});

/** Every field that does not fit, the repeated password among them. */
export function signupErrors(values: SignupValues): Partial<Record<keyof SignupValues, string>> {
  return confirmedErrors(fields, values);
}
