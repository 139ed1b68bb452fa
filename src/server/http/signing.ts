import { createHmac, timingSafeEqual } from "node:crypto";

/** A seal over the value that only this server can make, for one purpose. */
export function seal(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", `${secret}:${purpose}`).update(value).digest("base64url");
}

/** Compares in constant time. */
export function isSealOf(secret: string, purpose: string, value: string, given: string): boolean {
  const expected = Buffer.from(seal(secret, purpose, value));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
