import { unavailable } from "../shared/errors.ts";

/**
 * What passes by itself or by an operator's hand, by PostgreSQL's code or the driver's: no connection; no disk, memory or
 * connection left; an answer that took too long; a lock nobody gave back, or two who waited for each other; a server that
 * stops, starts, may only read (a standby, a full managed disk) or knows our password no more.
 */
const passing =
  /^(?:CONNECTION_(?:CLOSED|DESTROYED)|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|28|53|57|58|25006|25P0[34]|40001|40P01|55P03)/;
const tellAgainMs = 60_000;

/** Told of each kind of trouble at most once a minute, however many requests meet it. */
export type OnTrouble = (error: unknown) => void;

/**
 * Makes a refusal of what passes, for the person to try again, and leaves every other error as it is.
 * @returns what to throw in the error's place
 */
export function createTroubleTeller(onTrouble: OnTrouble): (error: unknown) => unknown {
  const toldAt = new Map<string, number>();
  return (error) => {
    const code = codeOf(error);
    if (!passing.test(code)) return error;
    const now = performance.now();
    if (now - (toldAt.get(code) ?? Number.NEGATIVE_INFINITY) > tellAgainMs) {
      toldAt.set(code, now);
      onTrouble(error);
    }
    return unavailable(error);
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}
