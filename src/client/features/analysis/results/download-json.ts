import { saveJson } from "../../../lib/save-file.ts";

/** Offers the report to the browser as a file: cv-analysis-{id}.json, or cv-analysis-results.json. */
export function downloadJson(results: unknown, analysisId: string | null): void {
  saveJson(`cv-analysis-${analysisId ?? "results"}.json`, results);
}
