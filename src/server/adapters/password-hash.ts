import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import PQueue from "p-queue";

/**
 * Argon2id with 46 MiB and two passes: above the OWASP Password Storage Cheat Sheet's minimum (46 MiB, one pass).
 * Works in libuv's threads, a few at a time, so that a flood of logins costs bounded memory and no event loop.
 */
const fullCost = { memory: 47_104, passes: 2 };
/** Memory in KiB. */
export type HashCost = typeof fullCost;
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify(argon2);
const atOnce = new PQueue({ concurrency: 2 });

async function hashOf(password: string, salt: Buffer, cost: HashCost) {
  const message = password.normalize("NFKC");
  const settings = { message, nonce: salt, parallelism: 1, tagLength: hashBytes, ...cost };
  return atOnce.add(() => derive("argon2id", settings));
}

/** As a PHC string: algorithm, cost, salt and hash. */
export async function hashPassword(password: string, cost: HashCost = fullCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await hashOf(password, salt, cost);
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString("base64url"));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${saltText}$${hashText}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/;

export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const [, memory, rounds, salt, hash] = phc.exec(stored) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, "base64url");
  const cost = { memory: Number(memory), passes: Number(rounds) };
  const given = await hashOf(password, Buffer.from(salt, "base64url"), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
