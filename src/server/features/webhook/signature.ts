import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const prefix = "whsec_";
const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

export function createSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/**
 * The headers of a call as Standard Webhooks 1.0 has them: an HMAC-SHA256 over id, time and body, so that nobody else can
 * make one, nor send an old one again later.
 */
export function signedHeaders(
  secret: string,
  call: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(call.at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key)
    .update(`${call.id}.${timestamp}.${call.body}`)
    .digest("base64");
  return {
    "webhook-id": call.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

/** Encrypts a webhook's secret with the server's own, for this one webhook. */
export function sealSecret(serverSecret: string, webhookId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(serverSecret), nonce).setAAD(Buffer.from(webhookId));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined when it was sealed with another server's secret, or for another webhook. */
export function openSecret(
  serverSecret: string,
  webhookId: string,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const opening = createDecipheriv(cipher, keyOf(serverSecret), nonce)
      .setAAD(Buffer.from(webhookId))
      .setAuthTag(tag);
    const opened = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([opened, opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", serverSecret, "", "webhook secrets", 32));
}
