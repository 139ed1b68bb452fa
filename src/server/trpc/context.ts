import type { Deps } from "../deps.ts";
import type { Identity } from "../http/identity.ts";

/** What every procedure knows: from where it is asked, and the product's dependencies. */
export type RequestContext = {
  deps: Deps;
  /** Asked anew for each call: a socket outlives the session it was opened with. */
  identify(): Promise<Identity>;
  /** The same, and never remembered from the beginning of a call that lasts. */
  identifyAgain(): Promise<Identity>;
  /** The client's address, as far as TRUST_PROXY says, and its program. */
  from: { address: string; userAgent: string };
  cookieHeader: string;
  /** Gives the browser cookies; null over a WebSocket, which cannot. */
  sendCookies: ((cookies: string[]) => void) | null;
};
