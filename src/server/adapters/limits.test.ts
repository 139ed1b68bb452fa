import { describe, expect, it } from "vitest";
import { createMemoryLimits } from "./limits.ts";

const who = (id: string, address = "1.2.3.4") => ({
  owner: { kind: "visitor", id } as const,
  address,
});

describe("limits", () => {
  it("let a person upload 30 times in ten minutes and say when the next is possible", async () => {
    const limits = createMemoryLimits();
    for (let count = 0; count < 30; count += 1) await limits.take("upload", who("ann"));
    const refusal = await limits.take("upload", who("ann")).catch((error) => error);
    expect(refusal).toMatchObject({ code: "rate_limited" });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(500);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(600);
  });

  it("count uploads and analyses apart, and each person apart", async () => {
    const limits = createMemoryLimits();
    for (let count = 0; count < 30; count += 1) await limits.take("upload", who("ann"));
    await expect(limits.take("analyze", who("ann"))).resolves.toBeUndefined();
    await expect(limits.take("upload", who("bea"))).resolves.toBeUndefined();
  });

  it("count an address over all its people", async () => {
    const limits = createMemoryLimits();
    for (let count = 0; count < 120; count += 1) await limits.take("upload", who(`p${count}`));
    await expect(limits.take("upload", who("new"))).rejects.toMatchObject({ code: "rate_limited" });
    await expect(limits.take("upload", who("new", "5.6.7.8"))).resolves.toBeUndefined();
  });
});
