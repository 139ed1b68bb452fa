import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scoringDoc } from "./scoring-doc.ts";

it("docs/scoring.md says what the engine's tables say (else run: node scripts/write-scoring-doc.ts)", () => {
  const page = readFileSync(new URL("../docs/scoring.md", import.meta.url), "utf8");
  expect(page).toBe(scoringDoc());
});
