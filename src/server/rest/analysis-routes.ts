import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maxCvFileBytes } from "../../shared/limits.ts";
import type { Deps } from "../deps.ts";
import {
  analyseInline,
  cancelAnalysis,
  readAnalysis,
  startAnalysis,
  uploadDocument,
} from "../features/analysis/service.ts";
import { maxFieldBytes, readCvForm } from "./multipart-cv.ts";

const optionalText = z.string().nullish();
const analyzeBody = z.object({
  analysis_id: optionalText,
  job_description: optionalText,
  cv_text: optionalText,
});
const runParams = z.object({ id: z.string() });

/** Upload, analyze, results and cancel, as the contract says them. */
export function registerAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  const uploadLimit = { bodyLimit: maxCvFileBytes + maxFieldBytes + 64 * 1024 };

  app.post("/api/analysis/upload", uploadLimit, async (request, reply) => {
    await deps.limits.take("upload", { owner: request.owner, address: request.clientAddress });
    const upload = await uploadDocument(deps, request.owner, await readCvForm(request));
    return reply.code(201).send(upload);
  });

  app.post("/api/analysis/analyze", async (request) => {
    const { owner } = request;
    const body = analyzeBody.parse(request.body ?? {});
    const analysisId = body.analysis_id?.trim() ?? "";
    const jobDescription = body.job_description ?? "";
    const cvText = body.cv_text ?? "";
    await deps.limits.take("analyze", { owner, address: request.clientAddress });
    const isDemo = deps.demoMode || owner.kind === "visitor";
    if (isDemo && cvText.trim() !== "") {
      const input = { analysisId: analysisId || null, cvText, jobDescription };
      const { analysis_id, results } = await analyseInline(deps, owner, input);
      return { success: true, inline_mode: true, analysis_id, results };
    }
    const { analysis_id } = await startAnalysis(deps, owner, { analysisId, jobDescription });
    return { success: true, inline_mode: false, analysis_id };
  });

  app.get("/api/analysis/results/:id", async (request) =>
    readAnalysis(deps, request.owner, runParams.parse(request.params).id),
  );

  app.post("/api/analysis/cancel/:id", async (request) => {
    await cancelAnalysis(deps, request.owner, runParams.parse(request.params).id);
    return { success: true };
  });
}
