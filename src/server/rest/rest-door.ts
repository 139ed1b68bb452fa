import { fastifyMultipart } from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { maxCvFileBytes } from "../../shared/limits.ts";
import type { Deps } from "../deps.ts";
import { registerAnalysisRoutes } from "./analysis-routes.ts";
import { registerHistoryRoutes } from "./history-routes.ts";
import { acceptEmptyJson } from "./json-bodies.ts";
import { maxFieldBytes } from "./multipart-cv.ts";
import { registerStatusRoutes } from "./status-routes.ts";

const formLimits = {
  fileSize: maxCvFileBytes,
  files: 1,
  fields: 20,
  fieldSize: maxFieldBytes,
  fieldNameSize: 100,
  headerPairs: 100,
};

/** The calls of the contract, in a scope of their own: their parsers are nobody else's. */
export async function registerRest(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (rest) => {
    acceptEmptyJson(rest);
    await rest.register(fastifyMultipart, { limits: formLimits });
    registerStatusRoutes(rest, deps);
    registerAnalysisRoutes(rest, deps);
    registerHistoryRoutes(rest, deps);
  });
}
