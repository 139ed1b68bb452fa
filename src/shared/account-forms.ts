import { z } from "zod";
import { oneVisibleLine } from "./visible-line.ts";

/** What login, signup and their relations ask for, with the specification's sentences. Both sides check with these. */

export const accountTexts = {
  nameRequired: "Name is required",
  nameTooShort: "Name must be at least 2 characters",
  nameTooLong: "Name must be at most 100 characters",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 8 characters",
  passwordTooLong: "Password must be at most 128 characters",
  passwordTooSimple: "Password must contain uppercase, lowercase, and number",
  passwordCommon: "This password is on lists of common passwords. Please choose another one.",
  passwordOwnWord:
    "This password is too easy to guess: it is your name, your address or ours. Please choose another one.",
  confirmRequired: "Please confirm your password",
  confirmDiffers: "Passwords do not match",
  termsRequired: "You must agree to the Terms of Service",
  planUnknown: "Please choose the Free or the Pro plan",
  rememberUnclear: "Please say yes or no to being remembered",
} as const;

/** Longest address that mail can carry (RFC 5321). */
const maxEmailCharacters = 254;
const maxNameCharacters = 100;
const minPasswordCharacters = 8;
const maxPasswordCharacters = 128;

const texts = accountTexts;

const givenAddress = z
  .string({ error: texts.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, { error: texts.emailRequired, abort: true })
  .max(maxEmailCharacters, { error: texts.emailInvalid, abort: true });

export const email = givenAddress.pipe(z.email({ error: texts.emailInvalid }));

export const personName = z
  .string({ error: texts.nameRequired })
  .transform(oneVisibleLine)
  .pipe(
    z
      .string()
      .min(1, { error: texts.nameRequired, abort: true })
      .min(2, { error: texts.nameTooShort, abort: true })
      .max(maxNameCharacters, texts.nameTooLong),
  );

export const newPassword = z
  .string({ error: texts.passwordRequired })
  .min(1, { error: texts.passwordRequired, abort: true })
  .min(minPasswordCharacters, { error: texts.passwordTooShort, abort: true })
  .max(maxPasswordCharacters, { error: texts.passwordTooLong, abort: true })
  .refine((text) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\p{Nd}/u.test(text), {
    error: texts.passwordTooSimple,
  });

// Nobody's password is longer, and to fold a huge one costs time.
const givenPassword = z
  .string({ error: texts.passwordRequired })
  .min(1, { error: texts.passwordRequired, abort: true })
  .max(maxPasswordCharacters, { error: texts.passwordTooLong });

export const emailForm = z.object({ email });

export const isEmail = (address: string) => email.safeParse(address).success;

/** Where the answer is the same for every address: what is no address has no account. (spec) It is only required. */
export const lostAddressForm = z.object({ email: givenAddress });

export const loginForm = z.object({
  email,
  password: givenPassword,
  remember_me: z.boolean({ error: texts.rememberUnclear }).nullish(),
});
export type LoginForm = z.infer<typeof loginForm>;

export const directLoginForm = z.object({
  email: z.string({ error: texts.emailRequired }).trim().min(1, texts.emailRequired),
  password: givenPassword,
});

export const signupForm = z.object({
  name: personName,
  email,
  password: newPassword,
  plan: z.enum(["free", "pro"], { error: texts.planUnknown }).nullish(),
});
export type SignupForm = z.infer<typeof signupForm>;

export const resetForm = z.object({
  token: z.string({ error: "The link is not complete." }).min(1, "The link is not complete."),
  password: newPassword,
});

export const changePasswordForm = z.object({
  current_password: givenPassword,
  new_password: newPassword,
});

export const nameForm = z.object({ name: personName });

export const passwordForm = z.object({ password: givenPassword });

/** Points of the strength meter: length of 8 and of 12, lower case, upper case, digit, other sign. */
export function passwordStrength(password: string): { score: number; word: string } {
  const score = [/.{8}/su, /.{12}/su, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].filter(
    (sign) => sign.test(password),
  ).length;
  const word = score <= 2 ? "Weak" : score <= 4 ? "Fair" : score === 5 ? "Good" : "Strong";
  return { score, word };
}
