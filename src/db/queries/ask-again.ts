import { setTimeout as wait } from "node:timers/promises";

const pauseMs = 250;
/** Of a connection that could not be made or has broken, and of a server that stops, has crashed or is starting. */
const unreachable =
  /^(?:CONNECTION_(?:CLOSED|DESTROYED)|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08|57P0[1-3])/;

/**
 * Asks again while the database is out of reach. Only for what may be asked twice: a connection that broke does not say
 * whether the last question was heard.
 * @param options.patienceMs then the last error is thrown
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > end) throw error;
    }
    await wait(pauseMs);
    signal.throwIfAborted();
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") return unreachable.test(error.code);
  return isUnreachable(error.cause);
}
