import type { Browser } from "@playwright/test";
import { blockingTime, type LongTask } from "./blocking-time.ts";

/** A telephone of the middle class on a slow line, as Lighthouse has it. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerProcessor = 4;
const viewport = { width: 390, height: 844 };
/** So long without anything new, and the page has come to rest. */
const restMs = 1500;

type Seen = {
  tasks: LongTask[];
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** When the last of these was seen. */
  at: number;
};

declare global {
  interface Window {
    seenByBench: Seen;
  }
}

/** Runs in the browser, before the page's first line. */
function watchPage(): void {
  const seen: Seen = { tasks: [], firstPaint: 0, largestPaint: 0, layoutShift: 0, at: 0 };
  window.seenByBench = seen;
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry);
      seen.at = performance.now();
    }).observe({ type, buffered: true });
  watch("longtask", ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  watch("layout-shift", (entry) => {
    const value: unknown = Reflect.get(entry, "value");
    seen.layoutShift += typeof value === "number" ? value : 0;
  });
}

export type Visit = { largestPaint: number; layoutShift: number; blocking: number };

/** One first visit, with nothing in the cache; in milliseconds since the visitor asked for the page. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction((rest) => performance.now() - window.seenByBench.at > rest, restMs);
  const seen = await page.evaluate(() => window.seenByBench);
  await context.close();
  return {
    largestPaint: seen.largestPaint,
    layoutShift: seen.layoutShift,
    blocking: blockingTime(seen.tasks, seen.firstPaint),
  };
}
