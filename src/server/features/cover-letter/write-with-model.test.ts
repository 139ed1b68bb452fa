import { convertArrayToReadableStream, MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import { directEngine } from "../../../../test/direct-engine.ts";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { sampleResults } from "../../../../test/sample-results.ts";
import { modelOf } from "../../adapters/openai-language-model.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { writeWithModel } from "./write-with-model.ts";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

function says(text: string) {
  return new MockLanguageModelV4({
    doStream: async () => ({
      stream: convertArrayToReadableStream([
        { type: "stream-start" as const, warnings: [] },
        { type: "text-start" as const, id: "1" },
        { type: "text-delta" as const, id: "1", delta: text },
        { type: "text-end" as const, id: "1" },
        {
          type: "finish" as const,
          finishReason: { unified: "stop" as const, raw: "stop" },
          usage,
        },
      ]),
    }),
  });
}

const demand = {
  id: "r1",
  importance: "required" as const,
  kind: "skill" as const,
  reason: "",
  years: null,
};
const quote = "Processed weekly payroll for 220 staff in Sage 50";
const task = {
  document: documentFromText(
    `Amara Osei\namara@example.org\n\nExperience\nAccounts Clerk, Northgate Housing, 2019 - present\n- ${quote}`,
  ),
  jobDescription: "Accounts Assistant\nYou must have:\n- Payroll\n- Xero\n- Ledger work",
  referenceDate,
  results: {
    ...sampleResults,
    requirements: [
      { ...demand, text: "Payroll", status: "met" as const, evidence: [{ quote, section: "" }] },
      { ...demand, text: "Xero", status: "missing" as const, evidence: [] },
      {
        ...demand,
        text: "Ledger work",
        status: "partial" as const,
        evidence: [{ quote, section: "" }],
      },
      { ...demand, text: "Right to work", status: "unverifiable" as const, evidence: [] },
    ],
  },
  tone: "formal" as const,
  length: "short" as const,
  companyName: "Harbour <b>Care</b>",
  jobTitle: "",
};

it("asks for a letter in these very words", async () => {
  const model = says("I processed weekly payroll for 220 staff in Sage 50.");
  await writeWithModel({ engine: directEngine }, modelOf(model), task, () => {});
  const [call] = model.doStreamCalls;
  const asked = { prompt: call?.prompt, most: call?.maxOutputTokens, heat: call?.temperature };
  await expect(`${JSON.stringify(asked, null, 2)}\n`).toMatchFileSnapshot("./golden/letter.golden");
  expect(JSON.stringify(asked)).not.toMatch(/amara|osei|<b>/i);
});
