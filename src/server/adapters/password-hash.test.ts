import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { hashPassword, isPasswordOf } from "./password-hash.ts";

describe("password hashes", () => {
  it("are Argon2id at or above today's recommended cost, salted, and hold no password", async () => {
    const [one, two] = await Promise.all([hashPassword("Kettle-27"), hashPassword("Kettle-27")]);
    const [, memory = 0, passes = 0] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(47_104);
    expect(Number(passes)).toBeGreaterThanOrEqual(1);
    expect(one).not.toBe(two);
    expect(one).not.toContain("Kettle");
  });

  it("know their password, to the last character and case, and no other", async () => {
    const long = `Ünï${"x".repeat(120)}A1`;
    const stored = await hashPassword(long);
    const tries = [long, long.slice(0, -1), `${long} `, long.toLowerCase(), ""];
    const known = await Promise.all(tries.map((password) => isPasswordOf(stored, password)));
    expect(known).toEqual([true, false, false, false, false]);
  });

  it("know a password typed with combining marks", async () => {
    const stored = await hashPassword("Caf\u00e9-Kettle-27");
    expect(await isPasswordOf(stored, "Cafe\u0301-Kettle-27")).toBe(true);
  });

  it("refuse what is no hash of theirs", async () => {
    for (const stored of ["", "x", "$argon2id$v=19$m=8,t=1,p=1$$", "$2b$10$abcdefghijklmnopqrstuv"])
      expect(await isPasswordOf(stored, "x")).toBe(false);
  });

  it("leave the event loop free while ten are made", async () => {
    const begun = performance.eventLoopUtilization();
    await Promise.all(Array.from({ length: 10 }, () => hashPassword("Kettle-27")));
    // Hashed on the event loop itself, they would keep it busy all the while.
    expect(performance.eventLoopUtilization(begun).utilization).toBeLessThan(0.5);
  });
});
