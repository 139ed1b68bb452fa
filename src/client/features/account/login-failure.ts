import { ApiError, ownWords } from "../../lib/api-error.ts";

export type LoginFailure = {
  text: string;
  /** The address waits to be verified: a new mail may help. */
  unverified: boolean;
};

const unverified: LoginFailure = {
  text: "Please verify your email before logging in. Check your inbox for the verification link.",
  unverified: true,
};

/** In this order: the first that fits the server's text. */
const sentences: { fits: RegExp; text: string }[] = [
  { fits: /invalid|credential/i, text: "Invalid email or password. Please try again." },
  { fits: /suspended/i, text: "Your account has been suspended. Please contact support." },
  { fits: /verify|verification/i, text: unverified.text },
  {
    fits: /locked|too many/i,
    text: "Too many failed login attempts. Please try again later or reset your password.",
  },
];

/** What a failed login is told as, by the server's `error` or `message`. */
export function loginFailure(thrown: unknown): LoginFailure {
  const given = thrown instanceof ApiError ? thrown.given : { error: "", message: "" };
  if (given.error === "email_unverified") return unverified;
  const text = given.error || given.message;
  const known = sentences.find(({ fits }) => fits.test(text));
  if (known?.text === unverified.text) return unverified;
  return { text: known?.text ?? (text || "Login failed. Please try again."), unverified: false };
}

/** Signing up: the server's own sentence, as far as it gave one. */
export function signupFailure(thrown: unknown): string {
  return ownWords(thrown) || "Signup failed. Please try again.";
}

/** The admin test login; anything but an answer of the server is the network's failure. */
export function adminLoginFailure(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return "Network error. Please try again.";
  return thrown.given.error || "Login failed. Please check your credentials.";
}
