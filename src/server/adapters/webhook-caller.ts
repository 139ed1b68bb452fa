import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/** Calls addresses that strangers chose: only on the public internet, for a short time, and reads no answer. */
export type WebhookCaller = {
  /** Whether the address could be one of the public internet, as far as it says by itself. */
  mayCall(url: string): boolean;
  /** The status of the answer; redirects are answers like others. Rejects when there is none, or the address is not public. */
  post(request: WebhookRequest, signal: AbortSignal): Promise<number>;
};

const answerMs = 10_000;
// Names of one's own machine and network.
const localName = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home|home\.arpa|intranet))\.?$/i;

export type CallerOptions = {
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
  isPublic?: (address: string) => boolean;
};

export function createWebhookCaller(options: CallerOptions = {}): WebhookCaller {
  const { resolve = resolveAll, isPublic = isPublicAddress } = options;

  /** The one address to connect to: looked up once, so that a second answer of the DNS changes nothing. */
  async function addressOf(hostname: string): Promise<string> {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
    const [first] = addresses;
    // One private address among public ones is reason enough: whoever runs that name chose it.
    if (first === undefined || !addresses.every(isPublic)) {
      throw new Error("the address is not on the public internet");
    }
    return first;
  }

  return {
    mayCall(url) {
      const hostname = hostnameOf(new URL(url));
      return isIP(hostname) ? isPublic(hostname) : !localName.test(hostname);
    },

    async post({ url, headers, body }, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
      const target = new URL(url);
      const address = await unlessAborted(addressOf(hostnameOf(target)), limit);
      return send(target, address, { headers, body, signal: limit });
    },
  };
}

function hostnameOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

async function resolveAll(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address);
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

type Sending = { headers: Record<string, string>; body: string; signal: AbortSignal };

function send(target: URL, address: string, { headers, body, signal }: Sending): Promise<number> {
  const secure = target.protocol === "https:";
  const hostname = hostnameOf(target);
  const open = secure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = open({
      // The checked address itself: nothing is looked up again. The name is still what its certificate must show.
      host: address,
      port: target.port || (secure ? 443 : 80),
      ...(secure && !isIP(hostname) ? { servername: hostname } : {}),
      method: "POST",
      path: target.pathname + target.search,
      headers: { ...headers, host: target.host, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal,
    });
    request.on("error", reject);
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      // What it says besides is nobody's business, and could be endless.
      response.destroy();
    });
    request.end(body);
  });
}
