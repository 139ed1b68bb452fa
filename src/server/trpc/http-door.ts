import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import { reportUnexpected } from "./report.ts";

export const trpcPath = "/trpc";

export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: trpcPath,
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => ({ deps, owner: req.owner, address: req.clientAddress }),
      onError: ({ error, path }) => reportUnexpected(deps, error, path),
    },
  };
  await app.register(fastifyTRPCPlugin, options);
}
