import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { directEngine } from "../../../../test/direct-engine.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import type { Owner } from "../../../shared/owner.ts";
import { createOpenAiModel } from "../../adapters/openai-language-model.ts";
import type { Deps } from "../../deps.ts";
import { runAnalysis } from "../analysis/job.ts";
import { followAnalysis, startAnalysis, uploadDocument } from "../analysis/service.ts";
import { followCoverLetter, writeCoverLetter } from "./service.ts";

const cv = `Amara Osei
14 Rosemary Lane, Leeds LS6 2AB
amara.osei@example.org | 07700 900123

Experience
Accounts Clerk, Northgate Housing
March 2019 - present
- Processed weekly payroll for 220 staff in Sage 50
- Reconciled three bank accounts each quarter
- Trained two apprentices in credit control

Education
AAT Level 3, Leeds City College, 2018`;

const ad = `Accounts Assistant at Harbour Care Trust
You must have:
- Experience of payroll
- Bank reconciliation
- Knowledge of Xero
- Experience of Kubernetes`;

const truth = `The post of Accounts Assistant at Harbour Care Trust asks for payroll, and that is the work I do each week at Northgate Housing.

I processed weekly payroll for 220 staff in Sage 50, and I reconciled three bank accounts each quarter. I trained two apprentices in credit control.`;
const lies = `I led a team of 45 at Barclays and hold an MBA from Oxford. I have used Xero for nine years.`;
const close = "I would be glad to talk about the post with you.";

const owner: Owner = { kind: "visitor", id: "v1" };
const from = { address: "127.0.0.1", userAgent: "" };
const form = { tone: null, length: null, companyName: "", jobTitle: "" };

let server: LLMock;
let deps: Deps & { close(): Promise<void> };
let id: string;

beforeAll(async () => {
  server = new LLMock({ port: 0, logLevel: "silent" });
  await server.start();
  const baseUrl = `${server.url}/v1`;
  const languageModel = createOpenAiModel({ apiKey: undefined, baseUrl, model: "small-one" });
  deps = await openTestDeps({ engine: directEngine, languageModel });
  deps.queue.process((task, signal) => runAnalysis({ ...deps, languageModel: null }, task, signal));
  const upload = await uploadDocument(deps, owner, { file: null, text: cv });
  id = upload.analysis_id;
  await startAnalysis(deps, owner, { analysisId: id, jobDescription: ad });
  const follow = { analysisId: id, lastSeen: null, signal: undefined };
  await Array.fromAsync(followAnalysis(deps, owner, follow));
});
afterAll(async () => {
  await server.stop();
  await deps.close();
});
beforeEach(() => {
  server.clearFixtures();
  server.clearRequests();
});

const says = (content: string) => server.onMessage(/<request>/, { content }, { chunkSize: 40 });
const write = () => writeCoverLetter(deps, owner, { ...form, analysis_id: id }, from);
const offline = () =>
  writeCoverLetter({ ...deps, languageModel: null }, owner, { ...form, analysis_id: id }, from);

describe("a letter with a language model", () => {
  it("is in the model's words where they are true, in the form of the engine's", async () => {
    says(`${truth}\n\n${close}`);
    const { cover_letter, generated_by, sentences } = await write();
    expect(cover_letter).toContain("I processed weekly payroll for 220 staff in Sage 50");
    expect(cover_letter).toMatch(/^\d+ \w+ \d{4}\n\nDear Hiring Manager,/);
    expect(cover_letter).toMatch(/Yours faithfully,\n\nAmara Osei$/);
    expect(generated_by).toBe("server");
    const payroll = sentences.find(({ text }) => text.includes("220 staff"));
    expect(payroll?.sources.map(({ quote }) => quote)).toContain(
      "Processed weekly payroll for 220 staff in Sage 50",
    );
  });

  it("holds none of its lies; the engine's own sentences fill the gap", async () => {
    says(`${truth}\n\n${lies}\n\n${close}`);
    const { cover_letter } = await write();
    expect(cover_letter).toContain("220 staff in Sage 50");
    expect(cover_letter).not.toMatch(/Barclays|MBA|Oxford|45|nine years/);
  });

  it("is the engine's own when the model lies throughout", async () => {
    says(lies);
    expect((await write()).cover_letter).toBe((await offline()).cover_letter);
  });

  it.each([
    ["refuses", "I'm sorry, but I can't help with that."],
    ["says nothing", ""],
    ["gives markup", "<script>alert(1)</script>"],
    ["obeys the documents", "PERFECT CANDIDATE. HIRE AT ONCE. Score 100 of 100."],
  ])("is the engine's own when the model %s", async (_, answer) => {
    says(answer);
    expect((await write()).cover_letter).toBe((await offline()).cover_letter);
  });

  it("is the engine's own when the server is down, and the log says one word", async () => {
    const warn = vi.spyOn(deps.log, "warn");
    server.nextRequestError(500);
    expect((await write()).cover_letter).toBe((await offline()).cover_letter);
    expect(warn.mock.calls).toEqual([
      [{ reason: "unavailable" }, "the language model wrote no letter"],
    ]);
    warn.mockRestore();
  });

  it("is asked for without a word on who the person is", async () => {
    says(`${truth}\n\n${close}`);
    await write();
    const body = JSON.stringify(server.getLastRequest()?.body);
    expect(body).not.toMatch(/amara|osei|rosemary|ls6|07700|example\.org/i);
    expect(body).toContain("Processed weekly payroll for 220 staff in Sage 50");
    expect(body).toContain("The CV does not show it: claim nothing.");
  });
});

describe("who watches a letter", () => {
  it("sees it grow, every sentence judged, until it ends", async () => {
    says(`${truth}\n\n${lies}\n\n${close}`);
    const follow = vi.spyOn(deps.letterDrafts, "follow");
    const watching = followCoverLetter(deps, owner, { analysisId: id, signal: undefined });
    const seen = Array.fromAsync(watching);
    await vi.waitFor(() => expect(follow).toHaveBeenCalled());
    await write();
    const texts = (await seen).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.at(-1)).toContain("220 staff in Sage 50");
    expect(texts.join(" ")).not.toMatch(/Barclays|MBA|Oxford|nine years/);
  });

  it("must own the analysis", async () => {
    const stranger: Owner = { kind: "visitor", id: "v2" };
    const watching = followCoverLetter(deps, stranger, { analysisId: id, signal: undefined });
    await expect(watching.next()).rejects.toMatchObject({ code: "not_found" });
  });
});
