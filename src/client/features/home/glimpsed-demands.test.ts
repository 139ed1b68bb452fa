// @vitest-environment node
import { describe, expect, it } from "vitest";
import { directEngine } from "../../../../test/direct-engine.ts";
import { documentFromText } from "../../../server/extraction/pasted-text.ts";
import { sampleCv } from "../analysis/sample-cv.ts";
import { sampleJd } from "../analysis/sample-jd.ts";
import { glimpsed } from "./glimpsed-demands.ts";

describe("the demands that the home page shows", () => {
  it("are judged in the demo's report as there", async () => {
    const { requirements } = await directEngine.run(
      {
        document: documentFromText(sampleCv),
        jobDescription: sampleJd,
        referenceDate: "2026-11-20",
      },
      { signal: new AbortController().signal, onStage: () => {} },
    );
    const shown = glimpsed.map(({ demand, status }) => ({ text: demand, status }));
    for (const one of shown) expect(requirements).toContainEqual(expect.objectContaining(one));
  });

  it("are in the words of the demo's advertisement and CV", () => {
    for (const { demand, quote } of glimpsed) {
      expect(sampleJd).toContain(demand);
      expect(sampleCv).toContain(quote ?? "");
    }
  });
});
