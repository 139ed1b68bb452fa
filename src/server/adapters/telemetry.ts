import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type RunOutcome = "completed" | "failed" | "cancelled" | "handed_over";

/** What is told of an answered request: its pattern, never its address. */
export type Answered = {
  method: string;
  route: string;
  status: number;
  startedAt: number;
  endedAt: number;
};

/** One analysis in one process, from the moment a core is free. */
export type RunWatch = { stage(id: string): void; end(outcome: RunOutcome): void };

/** A span of time, finished when it is told. Times in milliseconds since 1970. */
export type Span = {
  name: string;
  startedAt: number;
  endedAt: number;
  failed: boolean;
  attributes: Record<string, string | number>;
  events: { name: string; at: number }[];
};

/** Where spans go when tracing is configured. */
export type Tracing = { record(span: Span): void; close(): Promise<void> };

/** A number that is asked for when somebody looks; one for each of its labels. */
export type Reading = { name: string; help: string; read: () => Promise<Record<string, number>> };

/** Numbers and times about the work, without a word of whom it was for or what it was about. */
export type Telemetry = {
  answered(request: Answered): void;
  /** @param run a name that tells nothing but which lines belong together */
  watchRun(run: string): RunWatch;
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
    answered({ method, route, status, startedAt, endedAt }) {
      const known = methods.has(method) ? method : "other";
      requests.observe({ method: known, route, status }, (endedAt - startedAt) / 1000);
      const attributes = {
        "http.request.method": known,
        "http.route": route,
        "http.response.status_code": status,
      };
      const name = `${known} ${route}`;
      tracing?.record({ name, startedAt, endedAt, failed: status >= 500, attributes, events: [] });
    },
    watchRun(run) {
      const startedAt = now();
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
          tracing?.record({ name: "analysis", startedAt, endedAt, failed, attributes, events });
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
