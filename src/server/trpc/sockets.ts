import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { addressBlock } from "../../shared/address-block.ts";
import type { Deps } from "../deps.ts";
import { clientFacts } from "../http/client-facts.ts";
import { identify } from "../http/identity.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { visitorOf } from "../http/visitor.ts";
import type { RequestContext } from "./context.ts";
import { trpcPath } from "./http-door.ts";
import { reportUnexpected } from "./report.ts";
import { askToReconnect, serveCalls } from "./socket-calls.ts";

/** The largest message: a job advertisement with every character escaped. */
const maxPayload = 1024 * 1024;
const maxPerVisitor = 20;
// Many people share an address; this only stops one machine from taking every socket.
const maxPerAddress = 500;

export type Sockets = {
  /** How many are open. */
  count(): number;
  /** Tells browsers to connect again (to the next process), then ends every connection. */
  close(): void;
};

/** The typed door over WebSocket, on the same address as over HTTP. */
export function attachSockets(server: Server, deps: Deps): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload });
  const counts = new Map<string, number>();

  function take(key: string, limit: number): boolean {
    const count = counts.get(key) ?? 0;
    if (count < limit) counts.set(key, count + 1);
    return count < limit;
  }

  function release(key: string): void {
    const count = counts.get(key) ?? 0;
    if (count <= 1) counts.delete(key);
    else counts.set(key, count - 1);
  }

  /** Counts the socket; undefined when its browser or address has too many, else gives the places back. */
  function takePlaces(request: IncomingMessage): (() => void) | undefined {
    const visitorKey = `visitor:${visitorOf(deps, request).id}`;
    const { address } = clientFacts(request, deps.site.trustProxy);
    const addressKey = `address:${addressBlock(address)}`;
    if (!take(visitorKey, maxPerVisitor)) return undefined;
    if (take(addressKey, maxPerAddress)) {
      return () => {
        release(visitorKey);
        release(addressKey);
      };
    }
    release(visitorKey);
    return undefined;
  }

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = refusalOf(deps, request);
    const leave = refusal ? undefined : takePlaces(request);
    if (!leave) {
      refuse(socket, refusal ?? "429 Too Many Requests");
      return;
    }
    socket.once("close", leave);
    wss.handleUpgrade(request, socket, head, (ws: WebSocket) => {
      // A broken frame ends its own connection, nothing else.
      ws.on("error", () => ws.terminate());
      serveCalls(ws, {
        ctx: contextOf(deps, request),
        sendsParams: /[?&]connectionParams=1(&|$)/.test(request.url ?? ""),
        onError: (error, path) => reportUnexpected(deps, error, path),
      });
    });
  }

  server.on("upgrade", accept);
  return {
    count: () => wss.clients.size,
    close() {
      server.off("upgrade", accept);
      askToReconnect(wss.clients);
      for (const ws of wss.clients) ws.close(1001);
      wss.close();
    },
  };
}

function contextOf(deps: Deps, request: IncomingMessage): RequestContext {
  const { address, userAgent } = clientFacts(request, deps.site.trustProxy);
  return {
    deps,
    identify: () => identify(deps, request),
    identifyAgain: () => identify(deps, request),
    from: { address, userAgent },
    cookieHeader: request.headers.cookie ?? "",
    sendCookies: null,
  };
}

function refusalOf(deps: Deps, request: IncomingMessage): string | undefined {
  if (request.url?.split("?")[0] !== trpcPath) return "404 Not Found";
  const { host } = clientFacts(request, deps.site.trustProxy);
  const own = { host, appUrl: deps.site.appUrl };
  return isOwnOrigin(request.headers.origin, own) ? undefined : "403 Forbidden";
}

function refuse(socket: Duplex, status: string): void {
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
