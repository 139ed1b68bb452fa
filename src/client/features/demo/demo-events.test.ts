import { beforeEach, describe, expect, it } from "vitest";
import { createBrowserStore } from "../../lib/browser-store.ts";
import { demoEventsBetween, demoEventsKey, recordDemoEvent } from "./demo-events.ts";

const tab = createBrowserStore(() => sessionStorage);
const kept = () => JSON.parse(sessionStorage.getItem(demoEventsKey) ?? "null");
const at = new Date("2026-11-21T10:00:00Z");

beforeEach(() => sessionStorage.clear());

describe("events of the demo", () => {
  const upload = { currentStep: "upload", analysisStatus: "uploaded", jdText: "" };
  const jd = { ...upload, currentStep: "jd" };
  const typed = { ...jd, jdText: " Welder wanted \n" };
  const starting = { ...typed, analysisStatus: "starting_analysis" };
  const running = { ...starting, analysisStatus: "analyzing" };

  it("are the second step, the job entered with its length, and the start, each once", () => {
    const places = [upload, jd, typed, starting, running, { ...running, currentStep: "progress" }];
    const events = places.flatMap((place, index) =>
      demoEventsBetween(places[index - 1] ?? upload, place),
    );
    expect(events).toEqual([
      { event: "step", step: 2, name: "jd_entry" },
      { event: "jd_entered", jd_length: 13 },
      { event: "analysis_started" },
    ]);
  });

  it("say no start where the server refused it, nor at a reload of a running analysis", () => {
    expect(demoEventsBetween(starting, { ...typed, analysisStatus: "error" })).toEqual([]);
    expect(demoEventsBetween(running, running)).toEqual([]);
  });

  it("are kept in this tab, in order, with their time", () => {
    recordDemoEvent(tab, { event: "jd_entered", jd_length: 4 }, at);
    recordDemoEvent(tab, { event: "analysis_started" }, at);
    expect(kept()).toEqual([
      { event: "jd_entered", jd_length: 4, at: "2026-11-21T10:00:00.000Z" },
      { event: "analysis_started", at: "2026-11-21T10:00:00.000Z" },
    ]);
  });

  it("begin anew where what was kept is unreadable, and do not grow for ever", () => {
    for (const broken of ["{", '{"a":1}', "null"]) {
      sessionStorage.setItem(demoEventsKey, broken);
      recordDemoEvent(tab, { event: "analysis_started" }, at);
      expect(kept()).toHaveLength(1);
    }
    for (let length = 1; length <= 150; length += 1) {
      recordDemoEvent(tab, { event: "jd_entered", jd_length: length }, at);
    }
    expect(kept()).toHaveLength(100);
    expect(kept().at(-1)).toMatchObject({ jd_length: 150 });
  });
});
