/** Offers the report to the browser as a file: cv-analysis-{id}.json, or cv-analysis-results.json. */
export function downloadJson(results: unknown, analysisId: string | null): void {
  const blob = new Blob([JSON.stringify(results, null, 2)], { type: "application/json" });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = `cv-analysis-${analysisId ?? "results"}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin reading the blob only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
