import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyTurn } from "../../adapters/turns.ts";
import { createLog } from "../../log.ts";
import { startRecurring } from "./service.ts";

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("recurring work", () => {
  it("is done soon after the start, and then each time its own while is over", async () => {
    const hourly = vi.fn(async () => {});
    const daily = vi.fn(async () => {});
    const stop = startRecurring({ log: createLog("silent"), turns: everyTurn }, [
      { name: "hourly", everyMs: hour, run: hourly },
      { name: "daily", everyMs: 24 * hour, run: daily },
    ]);
    expect(hourly).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(minute);
    expect([hourly, daily].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect([hourly, daily].map(({ mock }) => mock.calls.length)).toEqual([25, 2]);
    await stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect([hourly, daily].map(({ mock }) => mock.calls.length)).toEqual([25, 2]);
  });

  it("that fails is logged and comes again", async () => {
    const lines: string[] = [];
    const log = createLog("error", { write: (line) => void lines.push(line) });
    const run = vi
      .fn()
      .mockRejectedValueOnce(new Error("no database"))
      .mockResolvedValue(undefined);
    const stop = startRecurring({ log, turns: everyTurn }, [
      { name: "sweeping", everyMs: hour, run },
    ]);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(run).toHaveBeenCalledTimes(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/sweeping/);
    await stop();
  });

  it("that is under way when it is stopped is waited for, and does not come again", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    const stop = startRecurring({ log: createLog("silent"), turns: everyTurn }, [
      { name: "x", everyMs: 1, run },
    ]);
    await vi.advanceTimersByTimeAsync(minute);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(hour);
    expect(stopped).toBe(false);
    resolve();
    await stopping;
    await vi.advanceTimersByTimeAsync(hour);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is done by the process whose turn it is, and by another when that one failed", async () => {
    let free = true;
    const turns = {
      take: async () => {
        const mine = free;
        free = false;
        return mine;
      },
      giveBack: async () => {
        free = true;
      },
    };
    const one = vi.fn().mockRejectedValueOnce(new Error("no database"));
    const other = vi.fn(async () => {});
    const shared = { log: createLog("silent"), turns };
    const stops = [one, other].map((run, index) =>
      startRecurring(shared, [{ name: "sweeping", everyMs: hour, firstAfterMs: index + 1, run }]),
    );
    await vi.advanceTimersByTimeAsync(minute);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    free = true;
    await vi.advanceTimersByTimeAsync(hour);
    expect(one.mock.calls.length + other.mock.calls.length).toBe(3);
    for (const stop of stops) await stop();
  });
});
