import { SpanStatusCode } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Tracing } from "./telemetry.ts";

const scope = "shortlisted";
const closeMs = 1000;

/** Sends spans to a collector; loses them when it does not answer. */
export function createOtlpTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5000 });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer(scope);
  return {
    record({ name, startedAt, endedAt, failed, attributes, events }) {
      const span = tracer.startSpan(name, { startTime: startedAt, attributes, root: true });
      for (const event of events) span.addEvent(event.name, undefined, event.at);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
