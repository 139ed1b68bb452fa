import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type ClientFacts = {
  /** IP address of the client. */
  address: string;
  /** Host name and port the client asked for. */
  host: string;
  secure: boolean;
  /** The program's name for itself, cut to a bearable length. */
  userAgent: string;
};

const maxUserAgent = 300;

/**
 * Who asked, seen through as many proxies as are trusted: each adds one entry to X-Forwarded-For, so only the last
 * `trustedProxies` entries can be believed.
 */
export function clientFacts(request: IncomingMessage, trustedProxies: number): ClientFacts {
  const { headers, socket } = request;
  const forwarded = trustedProxies > 0;
  const hops = forwarded ? listOf(headers, "x-forwarded-for") : [];
  const hop = hops[Math.max(0, hops.length - trustedProxies)];
  const address = hop ? withoutPort(hop) : (socket.remoteAddress ?? "");
  const proto = forwarded ? listOf(headers, "x-forwarded-proto").at(-1) : undefined;
  const host = forwarded ? listOf(headers, "x-forwarded-host").at(-1) : undefined;
  const userAgent = (headers["user-agent"] ?? "").slice(0, maxUserAgent);
  return { address, host: host ?? headers.host ?? "", secure: proto === "https", userAgent };
}

/** Some proxies add the port, which changes with every connection. */
function withoutPort(hop: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(hop) ?? [];
  return ipv6 ?? ipv4 ?? hop;
}

function listOf(headers: IncomingHttpHeaders, name: string): string[] {
  return [headers[name] ?? []]
    .flat()
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
