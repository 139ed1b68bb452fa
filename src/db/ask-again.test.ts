import { describe, expect, it, vi } from "vitest";
import { askAgain } from "./queries/ask-again.ts";

const failure = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("no answer"), { code }) });
const { signal } = new AbortController();

describe("asking the database again", () => {
  it.each(["CONNECTION_CLOSED", "ECONNREFUSED", "57P03"])("goes on after %s", async (code) => {
    const ask = vi.fn(async () => 7).mockRejectedValueOnce(failure(code));
    expect(await askAgain(ask, { patienceMs: 10_000, signal })).toBe(7);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is for what was not heard only, and not for ever", async () => {
    const refused = vi.fn().mockRejectedValue(failure("23505"));
    await expect(askAgain(refused, { patienceMs: 10_000, signal })).rejects.toThrow("Failed query");
    expect(refused).toHaveBeenCalledTimes(1);
    const gone = vi.fn().mockRejectedValue(failure("ECONNREFUSED"));
    await expect(askAgain(gone, { patienceMs: 0, signal })).rejects.toThrow("Failed query");
  });

  it("ends with the work it is for", async () => {
    const controller = new AbortController();
    const ask = vi.fn(async () => {
      controller.abort(new Error("handed over"));
      throw failure("ECONNRESET");
    });
    const asked = askAgain(ask, { patienceMs: 60_000, signal: controller.signal });
    await expect(asked).rejects.toThrow("handed over");
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
