import { describe, expect, it, vi } from "vitest";
import { refusalBehind } from "../shared/errors.ts";
import { askAgain } from "./queries/ask-again.ts";
import { createTroubleTeller } from "./trouble.ts";

const told = vi.fn();
const translate = createTroubleTeller(told);
/** As drizzle wraps it. */
const failure = (code: string) =>
  new Error("Failed query", {
    cause: translate(Object.assign(new Error("no answer"), { code })),
  });
const { signal } = new AbortController();

describe("trouble with the database", () => {
  it.each(["53100", "53200", "53300", "57014", "57P03", "08006", "25006", "CONNECT_TIMEOUT"])(
    "is %s, which passes, and is told once",
    (code) => {
      told.mockClear();
      const error = failure(code);
      expect(refusalBehind(error)).toMatchObject({ code: "unavailable", retryAfterSeconds: 10 });
      failure(code);
      expect(told).toHaveBeenCalledTimes(1);
    },
  );

  it.each(["23505", "22021", "42P01", "XX000"])("is not %s", (code) => {
    expect(refusalBehind(failure(code))).toBeUndefined();
  });
});

describe("asking the database again", () => {
  it.each(["CONNECTION_CLOSED", "57P03", "53100"])("goes on after %s", async (code) => {
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
