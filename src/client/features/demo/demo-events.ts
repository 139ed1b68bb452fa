import type { BrowserStore } from "../../lib/browser-store.ts";

/** What a visitor did in the demo, kept in this tab only: it is never sent anywhere. */
export type DemoEvent =
  | { event: "step"; step: 2; name: "jd_entry" }
  | { event: "jd_entered"; jd_length: number }
  | { event: "analysis_started" };

export const demoEventsKey = "shortlisted.demo_events";

const mostKept = 100;

/** Adds the event behind those before it; the oldest go when there are too many. */
export function recordDemoEvent(tab: BrowserStore, event: DemoEvent, at: Date): void {
  const events = [...readDemoEvents(tab), { ...event, at: at.toISOString() }];
  tab.write(demoEventsKey, JSON.stringify(events.slice(-mostKept)));
}

function readDemoEvents(tab: BrowserStore): unknown[] {
  try {
    const kept: unknown = JSON.parse(tab.read(demoEventsKey) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Where the visitor stands in the demo's run. */
type RunPlace = { currentStep: string; analysisStatus: string; jdText: string };

/** What happened between one place and the next; nothing when the run only goes on. */
export function demoEventsBetween(before: RunPlace, now: RunPlace): DemoEvent[] {
  const events: DemoEvent[] = [];
  if (now.currentStep === "jd" && before.currentStep !== "jd") {
    events.push({ event: "step", step: 2, name: "jd_entry" });
  }
  const isStarting = now.analysisStatus === "starting_analysis";
  if (isStarting && before.analysisStatus !== "starting_analysis") {
    events.push({ event: "jd_entered", jd_length: now.jdText.trim().length });
  }
  if (now.analysisStatus === "analyzing" && before.analysisStatus === "starting_analysis") {
    events.push({ event: "analysis_started" });
  }
  return events;
}
