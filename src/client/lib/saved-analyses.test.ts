import { beforeEach, describe, expect, it } from "vitest";
import { type BrowserStore, createBrowserStore } from "./browser-store.ts";
import {
  dashboardKey,
  figuresOf,
  keepDeleted,
  keepSaved,
  merged,
  readDeleted,
  readSaved,
  serverItem,
  withRun,
} from "./saved-analyses.ts";

const key = dashboardKey("amara");
const run = (id: string, results: unknown = { overall_score: 72 }) => ({
  id,
  cvText: `CV ${id}`,
  jdText: `Job ${id}`,
  results,
});
const onServer = (id: string, day: string, overall_score: number | null = 60) =>
  serverItem.parse({
    id,
    overall_score,
    created_at: `2026-11-${day}T09:00:00.000Z`,
    status: "completed",
  });

let store: BrowserStore;
beforeEach(() => {
  localStorage.clear();
  store = createBrowserStore(() => localStorage);
});

function add(id: string, day: string, results?: unknown) {
  keepSaved(
    store,
    key,
    withRun(readSaved(store, key), run(id, results), new Date(`2026-11-${day}`)),
  );
}
const ids = () => readSaved(store, key).map(({ id }) => id);

describe("saved analyses", () => {
  it("stand newest first, each id once, the last one added in place of the older", () => {
    add("a", "01");
    add("b", "02");
    add("c", "03");
    add("a", "04", { score: 91 });
    expect(ids()).toEqual(["a", "c", "b"]);
    expect(readSaved(store, key)[0]?.score).toBe(91);
  });

  it("are read from older shapes, and what is no analysis is left out", () => {
    const older = {
      id: "old",
      timestamp: Date.UTC(2026, 0, 5),
      results: { score: 64.6, matched: ["Excel"], gaps: ["Xero", "Sage"], job: { title: "Clerk" } },
    };
    const kept = [
      null,
      7,
      { id: "" },
      { id: "x", timestamp: "some day" },
      older,
      { ...older, score: 1 },
    ];
    localStorage.setItem(key, JSON.stringify(kept));
    expect(readSaved(store, key)).toMatchObject([
      {
        id: "old",
        timestamp: "2026-01-05T00:00:00.000Z",
        score: 65,
        targetRole: "Clerk",
        cvText: "",
      },
    ]);
    localStorage.setItem(key, "{ broken");
    expect(readSaved(store, key)).toEqual([]);
  });

  it("outlive the page only where the browser has room, and are never lost to a full one", () => {
    add("a", "01");
    const full = createBrowserStore(() => ({
      ...localStorage,
      getItem: (name: string) => localStorage.getItem(name),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    }));
    const more = withRun(readSaved(full, key), run("b"), new Date("2026-11-02"));
    expect(keepSaved(full, key, more)).toBe(false);
    expect(readSaved(full, key)).toHaveLength(2);
    expect(ids()).toEqual(["a"]);
  });

  it("belong to one account", () => {
    add("a", "01");
    expect(readSaved(store, dashboardKey("ben"))).toEqual([]);
  });
});

describe("merging with the server's list", () => {
  it("joins by id, newest first, and keeps the texts that only this browser has", () => {
    add("a", "10");
    add("mine", "12");
    const all = merged(readSaved(store, key), [onServer("a", "09", 70), onServer("b", "11")], []);
    expect(all.map(({ id }) => id)).toEqual(["mine", "b", "a"]);
    expect(all[2]).toMatchObject({ cvText: "CV a", score: 70, status: "completed" });
    expect(all[1]).toMatchObject({ results: null, cvText: "" });
  });

  it("forgets what only the server had and has no more", () => {
    const before = merged([], [onServer("a", "01"), onServer("b", "02")], []);
    expect(merged(before, [onServer("b", "02")], []).map(({ id }) => id)).toEqual(["b"]);
  });

  it("does not bring back what was deleted here", () => {
    keepDeleted(store, key, ["a", "a"]);
    expect(readDeleted(store, key)).toEqual(["a"]);
    expect(merged([], [onServer("a", "01")], readDeleted(store, key))).toEqual([]);
    keepDeleted(store, key, []);
    expect(readDeleted(store, key)).toEqual([]);
  });
});

it("figures are read by each of their names, and unknown ones are not made up", () => {
  expect(
    figuresOf({ overall_score: 80, skills_matched: ["a"], missing_keywords: ["b"] }),
  ).toMatchObject({ score: 80, matched: 1, missing: 1 });
  expect(figuresOf("nothing")).toEqual({
    score: null,
    matched: null,
    missing: null,
    role: null,
    industry: null,
  });
});
