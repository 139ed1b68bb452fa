import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Owner } from "../../../shared/owner.ts";

const randomLength = 16;
const sealLength = 12;

/**
 * A new id: 128 random bits and a seal over them and the owner. The seal lets a server that restarted, and so
 * forgot every run, still tell "this was yours and is gone" from "this never was yours".
 */
export function createAnalysisId(secret: string, owner: Owner): string {
  const random = randomBytes(randomLength);
  return Buffer.concat([random, seal(secret, owner, random)]).toString("base64url");
}

/** Whether the id was once given to this owner. */
export function wasGivenTo(secret: string, owner: Owner, id: string): boolean {
  const bytes = Buffer.from(id, "base64url");
  if (bytes.length !== randomLength + sealLength || bytes.toString("base64url") !== id)
    return false;
  const random = bytes.subarray(0, randomLength);
  return timingSafeEqual(bytes.subarray(randomLength), seal(secret, owner, random));
}

function seal(secret: string, owner: Owner, random: Buffer): Buffer {
  return createHmac("sha256", `${secret}:analysis-id`)
    .update(random)
    .update(`${owner.kind}:${owner.id}`)
    .digest()
    .subarray(0, sealLength);
}
