import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Tracing } from "./tracing.ts";

const scope = "shortlisted";
const closeMs = 1000;
const kinds = { request: SpanKind.SERVER, task: SpanKind.CONSUMER };
const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Sends spans to a collector; loses them when it does not answer. */
export function createOtlpTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5000 });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer(scope);
  return {
    begin(kind, startTime, parent) {
      // What it is called is known when it has ended.
      const span = tracer.startSpan(kind, { startTime, kind: kinds[kind] }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
        end({ name, endedAt, failed, attributes, events }) {
          span.updateName(name).setAttributes(attributes);
          for (const event of events) span.addEvent(event.name, undefined, event.at);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(endedAt);
        },
      };
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** What is not written as the W3C says begins a trace of its own. */
function contextOf(parent: string | undefined) {
  const [, traceId, spanId, flags] = written.exec(parent ?? "") ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
