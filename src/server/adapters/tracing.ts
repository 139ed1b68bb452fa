/** A span of time that is over. Times in milliseconds since 1970. */
export type Span = {
  name: string;
  endedAt: number;
  failed: boolean;
  attributes: Record<string, string | number>;
  events: { name: string; at: number }[];
};

/** `traceparent` is what follows from it carries along, as the W3C writes it. */
export type BegunSpan = { traceparent: string; end(span: Span): void };

/** Asked from outside, or taken from the queue. */
export type SpanKind = "request" | "task";

/** Where spans go when tracing is configured. */
export type Tracing = {
  /** @param parent the traceparent of what led to it, if anything did */
  begin(kind: SpanKind, startedAt: number, parent: string | undefined): BegunSpan;
  close(): Promise<void>;
};
