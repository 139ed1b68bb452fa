import { fastifyMultipart } from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { maxCvFileBytes } from "../../shared/limits.ts";
import type { Deps } from "../deps.ts";
import { registerAnalysisRoutes } from "./analysis-routes.ts";
import { registerAuthRoutes } from "./auth-routes.ts";
import { registerBillingRoutes } from "./billing-routes.ts";
import { registerDocsRoutes } from "./docs-routes.ts";
import { registerDraftRoutes } from "./draft-routes.ts";
import { registerEmailRoutes } from "./email-routes.ts";
import { registerHistoryRoutes } from "./history-routes.ts";
import { acceptEmptyJson } from "./json-bodies.ts";
import { registerKeyRoutes } from "./key-routes.ts";
import { registerLetterRoutes } from "./letter-routes.ts";
import { maxFieldBytes } from "./multipart-cv.ts";
import { registerStatusRoutes } from "./status-routes.ts";
import { registerWebhookRoutes } from "./webhook-routes.ts";

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
    registerAuthRoutes(rest, deps);
    registerKeyRoutes(rest, deps);
    registerAnalysisRoutes(rest, deps);
    registerHistoryRoutes(rest, deps);
    registerDraftRoutes(rest, deps);
    registerEmailRoutes(rest, deps);
    registerLetterRoutes(rest, deps);
    registerWebhookRoutes(rest, deps);
    registerBillingRoutes(rest, deps);
    registerDocsRoutes(rest, deps);
  });
}
