import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { identify, sendCookies } from "../http/identity.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import { reportUnexpected } from "./report.ts";

export const trpcPath = "/trpc";

export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: trpcPath,
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => ({
        deps,
        identify: async () => ({ owner: req.owner, access: req.access }),
        identifyAgain: () => identify(deps, req.raw),
        from: req.from,
        cookieHeader: req.headers.cookie ?? "",
        sendCookies: (cookies) => sendCookies(deps, req, res, cookies),
      }),
      onError: ({ error, path }) => reportUnexpected(deps, error, path),
    },
  };
  await app.register(fastifyTRPCPlugin, options);
}
