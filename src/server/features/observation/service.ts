import { createHash } from "node:crypto";

/** A short name for an analysis in logs and traces: tells which lines belong together, and opens nothing. */
export function logNameOf(analysisId: string): string {
  return createHash("sha256").update(analysisId).digest("hex").slice(0, 12);
}
