import { AsyncLocalStorage } from "node:async_hooks";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Span, Tracing } from "./tracing.ts";

export type RunOutcome = "completed" | "failed" | "cancelled" | "handed_over";

/** What is told of an answered request: its pattern, never its address. */
type Answered = { method: string; route: string; status: number; ms: number };

/** One request, from its first line on. `within` does what belongs to it. */
type RequestWatch = { within(work: () => void): void; answered(request: Answered): void };

/** What a task takes along, so that the work for it belongs to the trace of the request it came from. */
export type Carried = { traceparent?: string };

/** One analysis in one process, from the moment a core is free. */
export type RunWatch = { stage(id: string): void; end(outcome: RunOutcome): void };

/** A number that is asked for when somebody looks; one for each of its labels. */
export type Reading = { name: string; help: string; read: () => Promise<Record<string, number>> };

/** Numbers and times about the work, without a word of whom it was for or what it was about. */
export type Telemetry = {
  /** @param parent the `traceparent` of a proxy in front */
  watchRequest(parent: string | undefined): RequestWatch;
  /** Of the request within which it is called; nothing outside of one, or without tracing. */
  carried(): Carried;
  /** @param run a name that tells nothing but which lines belong together */
  watchRun(run: string, carried: Carried): RunWatch;
  /** Added to what the metrics tell, with the label `kind`. */
  addReading(reading: Reading): void;
  /** In the text format of Prometheus. */
  metrics(): Promise<{ contentType: string; text: string }>;
  close(): Promise<void>;
};

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const runSeconds = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 30, 60];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** @param options.ofProcess also memory, processor time and the event loop's delay */
export function createTelemetry(options: {
  ofProcess: boolean;
  tracing: Tracing | null;
  now: () => number;
}): Telemetry {
  const { ofProcess, tracing, now } = options;
  const current = new AsyncLocalStorage<string>();
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry, prefix: "shortlisted_" });
  const requests = new Histogram({
    name: "shortlisted_request_seconds",
    help: "Answered requests by route, and how long they took",
    labelNames: ["method", "route", "status"],
    buckets: requestSeconds,
    registers,
  });
  const runs = new Histogram({
    name: "shortlisted_analysis_seconds",
    help: "Analyses done in this process by outcome, and how long they took",
    labelNames: ["outcome"],
    buckets: runSeconds,
    registers,
  });
  const stages = new Histogram({
    name: "shortlisted_analysis_stage_seconds",
    help: "Stages of analyses, and how long they took",
    labelNames: ["stage"],
    buckets: runSeconds,
    registers,
  });
  const blind = new Counter({
    name: "shortlisted_reading_failures_total",
    help: "Numbers that could not be read when they were asked for",
    registers,
  });

  return {
    watchRequest(parent) {
      const span = tracing?.begin("request", now(), parent);
      return {
        within: (work) => (span ? current.run(span.traceparent, work) : work()),
        answered({ method, route, status, ms }) {
          const known = methods.has(method) ? method : "other";
          requests.observe({ method: known, route, status }, ms / 1000);
          const attributes = {
            "http.request.method": known,
            "http.route": route,
            "http.response.status_code": status,
          };
          const name = `${known} ${route}`;
          span?.end({ name, endedAt: now(), failed: status >= 500, attributes, events: [] });
        },
      };
    },
    carried() {
      const traceparent = current.getStore();
      return traceparent ? { traceparent } : {};
    },
    watchRun(run, { traceparent }) {
      const startedAt = now();
      const span = tracing?.begin("task", startedAt, traceparent);
      const events: Span["events"] = [];
      return {
        stage(id) {
          const at = now();
          const before = events.at(-1)?.at ?? startedAt;
          stages.observe({ stage: id }, (at - before) / 1000);
          events.push({ name: id, at });
        },
        end(outcome) {
          const endedAt = now();
          runs.observe({ outcome }, (endedAt - startedAt) / 1000);
          const attributes = { "shortlisted.run": run, "shortlisted.outcome": outcome };
          const failed = outcome === "failed";
          span?.end({ name: "analysis", endedAt, failed, attributes, events });
        },
      };
    },
    addReading({ name, help, read }) {
      // The last one counts: a server that is built anew tells of itself.
      registry.removeSingleMetric(name);
      new Gauge({
        name,
        help,
        labelNames: ["kind"],
        registers,
        async collect() {
          this.reset();
          try {
            for (const [kind, value] of Object.entries(await read())) this.set({ kind }, value);
          } catch {
            blind.inc();
          }
        },
      });
    },
    async metrics() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    async close() {
      registry.clear();
      await tracing?.close();
    },
  };
}
