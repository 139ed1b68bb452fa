import { z } from "zod";
import {
  directLoginForm,
  loginForm,
  lostAddressForm,
  resetForm,
  signupForm,
} from "../../shared/account-forms.ts";
import {
  directLoginAnswer,
  directLoginRefusal,
  loginAnswer,
  meAnswer,
  ok,
  signupAnswer,
} from "../../shared/api-answers.ts";
import { defineCall } from "./call.ts";

const group = "Account";

export const me = defineCall({
  id: "getMe",
  method: "GET",
  path: "/api/auth/me",
  group,
  summary: "Who is asking",
  caller: "anybody",
  answer: meAnswer,
});

export const signup = defineCall({
  id: "signUp",
  method: "POST",
  path: "/api/auth/signup",
  group,
  summary: "Make an account",
  about:
    "A mail with a link verifies the address. The answer is the same for an address that has an account already; its owner " +
    "then gets a mail saying so. With `plan: pro` the account stays free until it is paid for.",
  caller: "anybody",
  body: signupForm,
  status: 201,
  answer: signupAnswer,
  refusals: ["rate_limited", "forbidden", "mail_failed"],
});

export const verifyEmail = defineCall({
  id: "verifyEmail",
  method: "GET",
  path: "/api/auth/verify-email",
  group,
  summary: "The verification link of the mail",
  about:
    "Leads to `/login?verified=success`, or to `/login?verified=failed` when it is used, expired or wrong.",
  caller: "anybody",
  query: z.object({ token: z.string().catch("") }),
  status: 302,
});

export const resend = defineCall({
  id: "resendVerification",
  method: "POST",
  path: "/api/auth/resend-verification",
  group,
  summary: "Send the verification mail again",
  about: "The answer is the same whether or not there is such an account.",
  caller: "anybody",
  body: lostAddressForm,
  answer: ok,
  refusals: ["rate_limited"],
});

export const login = defineCall({
  id: "logIn",
  method: "POST",
  path: "/api/auth/login",
  group,
  summary: "Log in",
  about:
    "Gives the session cookie, which outlives the browser only with `remember_me`. An unverified login has " +
    '`error: "email_unverified"`. After 5 failures in 15 minutes for one account and address: 429 with `Retry-After`.',
  caller: "anybody",
  body: loginForm,
  answer: loginAnswer,
  refusals: [
    "invalid_credentials",
    "email_unverified",
    "account_suspended",
    "login_locked",
    "rate_limited",
  ],
});

export const logout = defineCall({
  id: "logOut",
  method: "POST",
  path: "/api/auth/logout",
  group,
  summary: "Log out",
  caller: "anybody",
  answer: ok,
});

const forgotten = {
  method: "POST",
  group,
  caller: "anybody",
  body: lostAddressForm,
  answer: ok,
  refusals: ["rate_limited"],
} as const;

export const forgotPassword = defineCall({
  ...forgotten,
  id: "forgotPassword",
  path: "/api/auth/forgot-password",
  summary: "Send a link to reset the password",
  about: "The answer is the same whether or not there is such an account.",
});

export const forgotPasswordDoubled = defineCall({
  ...forgotten,
  id: "forgotPasswordDoubled",
  path: "/api/api/auth/forgot-password",
  summary: "The same under a doubled prefix",
  about: "For clients that put `/api` before a path that has it already.",
});

export const resetPassword = defineCall({
  id: "resetPassword",
  method: "POST",
  path: "/api/auth/reset-password",
  group,
  summary: "Set a new password with the link's token",
  about: "Ends all sessions and deletes all API keys and webhooks.",
  caller: "anybody",
  body: resetForm,
  answer: ok,
  refusals: ["link_invalid", "rate_limited"],
});

export const directLogin = defineCall({
  id: "logInDirectly",
  method: "POST",
  path: "/api/admin/direct-login",
  group,
  summary: "The admin test login",
  about:
    "Only with the address and password of the server's own settings; where there are none, nobody.",
  caller: "anybody",
  body: directLoginForm,
  answer: directLoginAnswer,
  refusals: ["invalid_credentials", "login_locked", "rate_limited"],
  otherRefusals: { 401: directLoginRefusal },
});

export const authCalls = [
  me,
  signup,
  verifyEmail,
  resend,
  login,
  logout,
  forgotPassword,
  forgotPasswordDoubled,
  resetPassword,
  directLogin,
];
