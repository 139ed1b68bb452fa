import type { FastifyInstance } from "fastify";
import { maxCvFileBytes } from "../../shared/limits.ts";
import type { Deps } from "../deps.ts";
import {
  analyseInline,
  cancelAnalysis,
  limitStart,
  readAnalysis,
  startAnalysis,
  uploadDocument,
} from "../features/analysis/service.ts";
import * as calls from "./analysis-calls.ts";
import { serve } from "./call.ts";
import { doOnce } from "./do-once.ts";
import { maxFieldBytes, readCvForm } from "./multipart-cv.ts";

/** Upload, analyze, results and cancel, as the contract says them. */
export function registerAnalysisRoutes(app: FastifyInstance, deps: Deps): void {
  registerUpload(app, deps);
  registerAnalyze(app, deps);

  serve(app, calls.results, ({ request, params }) => readAnalysis(deps, request.owner, params.id));

  serve(app, calls.cancel, async ({ request, params }) => {
    await cancelAnalysis(deps, request.owner, params.id);
    return { success: true };
  });
}

function registerUpload(app: FastifyInstance, deps: Deps): void {
  const { upload } = calls;
  const bodyLimit = maxCvFileBytes + maxFieldBytes + 64 * 1024;
  serve(
    app,
    upload,
    async ({ request }) => {
      await deps.limits.take("upload", { owner: request.owner, ...request.from });
      const form = await readCvForm(request);
      const { name = "", mimeType = null, bytes = new Uint8Array() } = form.file ?? {};
      const given = [name, mimeType ?? "", bytes, form.text];
      return doOnce(deps, request, { id: upload.id, outcome: calls.uploaded, given }, () =>
        uploadDocument(deps, request.owner, form),
      );
    },
    { bodyLimit },
  );
}

function registerAnalyze(app: FastifyInstance, deps: Deps): void {
  const { analyze } = calls;
  serve(app, analyze, async ({ request, body }) => {
    const { owner } = request;
    const analysisId = body.analysis_id.trim();
    const jobDescription = body.job_description;
    const cvText = body.cv_text ?? "";
    const demo = body.demo ?? false;
    await limitStart(deps, owner, { demo, from: request.from });
    const isDemo = deps.demoMode || owner.kind === "visitor";
    const inline = isDemo && cvText.trim() !== "";
    const withoutModel = body.without_language_model ?? false;
    const given = [analysisId, jobDescription, cvText, String(demo), String(withoutModel)];
    const once = { id: analyze.id, outcome: calls.startedRun, given };
    const { id } = await doOnce(deps, request, once, async () => {
      const state = inline
        ? await analyseInline(deps, owner, {
            analysisId: analysisId || null,
            cvText,
            jobDescription,
            withoutModel,
          })
        : await startAnalysis(deps, owner, { analysisId, jobDescription, demo, withoutModel });
      return { id: state.analysis_id };
    });
    if (!inline) return { success: true, inline_mode: false, analysis_id: id };
    // The report quotes the CV: it is never kept with the call, only its id.
    const { results } = await readAnalysis(deps, owner, id);
    return { success: true, inline_mode: true, analysis_id: id, results };
  });
}
