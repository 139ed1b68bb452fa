import { type DestinationStream, type Logger, pino } from "pino";

/** JSON lines on stdout. No document text, cookies or query strings ever reach it. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeForLog },
    // A plugin that is asked to tell everything tells the headers of a request, cookies and all.
    redact: { paths: ["headers", "*.headers"], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

const longestMessage = 300;

/**
 * Messages of foreign errors may quote what they were given (a failed query lists its parameters), so a wrapped
 * database error is told by its cause, and every message is cut.
 */
function describeForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "not an error object" };
  if ("query" in error && error.cause instanceof Error) return describeForLog(error.cause);
  const code = "code" in error ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => /^ {4}at /.test(line));
  const message = error.message.split("\n")[0]?.slice(0, longestMessage);
  return { type: error.name, code, message, stack: frames?.join("\n") };
}
