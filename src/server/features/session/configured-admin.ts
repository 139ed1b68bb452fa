import { timingSafeEqual } from "node:crypto";
import { fingerprint } from "../security/service.ts";

type Credentials = { email: string; password: string };

/** Compares in constant time, e-mail without regard to case. */
export function isConfiguredAdmin(secret: string, admin: Credentials, given: Credentials): boolean {
  const [expected, received] = [admin, given].map(({ email, password }) =>
    Buffer.from(fingerprint(secret, email.trim().toLowerCase(), password)),
  );
  return expected !== undefined && received !== undefined && timingSafeEqual(expected, received);
}
