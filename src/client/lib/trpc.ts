import { createWSClient, httpBatchLink, splitLink, wsLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "../../server/trpc/app-router.ts";

export const trpc = createTRPCReact<AppRouter>();

function socketUrl(): string {
  const url = new URL("/trpc", window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Subscriptions go over a WebSocket, opened when the first one starts; everything else over HTTP. */
export function createApiLinks(fetch: typeof globalThis.fetch) {
  const socket = createWSClient({
    url: socketUrl,
    // Opened late, so that the upgrade carries the visitor's cookie, which the upload sets.
    lazy: { enabled: true, closeMs: 1000 },
    keepAlive: { enabled: true, intervalMs: 5000, pongTimeoutMs: 3000 },
    retryDelayMs: (attempt) => Math.min(500 * 2 ** attempt, 4000),
  });
  return [
    splitLink<AppRouter>({
      condition: (operation) => operation.type === "subscription",
      true: wsLink({ client: socket }),
      false: httpBatchLink({ url: "/trpc", fetch: (input, init) => fetch(String(input), init) }),
    }),
  ];
}
