import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { apiRoutes, type Portals } from "./api.ts";
import { createDelivery } from "./deliver.ts";
import type { Price } from "./objects.ts";
import { type Reply, type Route, refused } from "./route.ts";
import { siteRoutes } from "./site.ts";
import { createWorld, type World } from "./world.ts";

export type StripeFake = {
  url: string;
  world: World;
  /** Whether events that happen from now on are sent; else they are lost. */
  deliver(on: boolean): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** A stand-in for Stripe on this machine: API, pages, signed webhooks. `port` 0: any free one. */
export async function startStripeFake(options: {
  port: number;
  webhookSecret: string;
  webhookUrl: () => string;
  prices: Price[];
  report?: (line: string) => void;
}): Promise<StripeFake> {
  const { port, prices, report = () => {} } = options;
  const delivery = createDelivery({ ...options, report });
  const world = createWorld({ prices, now: Date.now, tell: delivery.send });
  const portals: Portals = new Map();
  let url = "";
  const api = apiRoutes(world, { url: () => url, portals });
  const site = siteRoutes(world, portals, delivery);
  const server = createServer(async (request, response) => {
    const reply = await answerTo(api, site, request).catch(
      (error: unknown): Reply => refused(500, "fake_failed", String(error)),
    );
    const { status, json, html, location } = reply;
    if (location !== undefined) response.setHeader("location", location);
    response.setHeader("content-type", html === undefined ? "application/json" : "text/html");
    response.writeHead(status).end(html ?? JSON.stringify(json ?? {}));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return {
    url,
    world,
    deliver: delivery.turn,
    settled: delivery.settled,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answerTo(api: Route[], site: Route[], request: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://fake");
  const isApi = pathname.startsWith("/v1/");
  if (isApi && !/^Bearer \S/.test(request.headers.authorization ?? "")) {
    return refused(401, "", "You did not provide an API key.");
  }
  const form = new URLSearchParams(await text(request));
  const key = String(request.headers["idempotency-key"] ?? "");
  for (const { method, path, answer } of isApi ? api : site) {
    const found = method === request.method && path.exec(pathname);
    if (found) return answer({ names: found.slice(1), query, form, key });
  }
  return refused(404, "", `Unrecognized request URL (${request.method}: ${pathname}).`);
}
