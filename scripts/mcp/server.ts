import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import packageFile from "../../package.json" with { type: "json" };
import type { Extractor } from "../../src/server/extraction/extractor.ts";
import type { ExtractedDocument } from "../../src/shared/document.ts";
import { AppError } from "../../src/shared/errors.ts";
import { letterTones } from "../../src/shared/letter.ts";
import { letterLengths } from "../../src/shared/letter-length.ts";
import { parsedCvSchema } from "../../src/shared/parsed-cv.ts";
import { resultsSchema } from "../../src/shared/results.ts";

/** The engine takes a moment to load: a client learns what the tools are before that, and only pays when it calls one. */
const loadEngine = () => import("../terminal/readings.ts");

const cvInput = {
  cv_file: z.string().optional().describe("Path of the CV: PDF, DOCX, DOC, RTF or TXT"),
  cv_text: z.string().optional().describe("The CV as text, in place of a file"),
};
const jobInput = {
  job_file: z.string().optional().describe("Path of the job advertisement: text or a document"),
  job_text: z.string().optional().describe("The job advertisement as text, in place of a file"),
};
const dateInput = {
  reference_date: z.iso
    .date()
    .optional()
    .describe("The day that “present” means, YYYY-MM-DD; default: today"),
};

type CvInput = { cv_file?: string | undefined; cv_text?: string | undefined };
type JobInput = { job_file?: string | undefined; job_text?: string | undefined };

/** A file first, where both are given: it has its layout to judge as well. */
async function cvOf(extractor: Extractor, { cv_file, cv_text }: CvInput) {
  const { readDocument, requireCvText } = await loadEngine();
  if (cv_file !== undefined) return readDocument(extractor, cv_file);
  if (cv_text !== undefined) return requireCvText(cv_text);
  throw new AppError("no_document", "Give the CV as cv_file or as cv_text.");
}

async function jobOf(extractor: Extractor, { job_file, job_text }: JobInput): Promise<string> {
  const { readJob, requireJob } = await loadEngine();
  if (job_file !== undefined) return readJob(extractor, job_file);
  if (job_text !== undefined) return requireJob(job_text);
  throw new AppError("no_job_description", "Give the advertisement as job_file or as job_text.");
}

async function bothOf(
  extractor: Extractor,
  input: CvInput & JobInput,
): Promise<{ document: ExtractedDocument; job: string }> {
  const [document, job] = await Promise.all([cvOf(extractor, input), jobOf(extractor, input)]);
  const { requireReadable } = await import("../../src/server/extraction/readable-document.ts");
  return { document: requireReadable(document), job };
}

type Answer = { text: string; structured: Record<string, unknown> };

/** What goes wrong is an answer too: one sentence, which the asking program can show. */
async function answered(work: () => Promise<Answer>) {
  try {
    const { text, structured } = await work();
    return { content: [{ type: "text" as const, text }], structuredContent: structured };
  } catch (error) {
    const { sentenceOf } = await loadEngine();
    return { content: [{ type: "text" as const, text: sentenceOf(error) }], isError: true };
  }
}

const readsOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

function addAnalyse(server: McpServer, extractor: Extractor): void {
  server.registerTool(
    "analyse",
    {
      title: "Analyse a CV against a job advertisement",
      description:
        "Judges how a CV answers a job advertisement: scores with what they are made of, each demand with its status and the lines of the CV that show it, skills matched and missing, truthful changes with the points they bring. Works offline; every quotation is verbatim. Do not advise anybody to claim what the report calls missing.",
      inputSchema: z.object({ ...cvInput, ...jobInput, ...dateInput }),
      outputSchema: resultsSchema,
      annotations: readsOnly,
    },
    (input) =>
      answered(async () => {
        const { document, job } = await bothOf(extractor, input);
        const [{ reportFor, today }, { readableReport }] = await Promise.all([
          loadEngine(),
          import("../terminal/report.ts"),
        ]);
        const results = await reportFor(document, job, input.reference_date ?? today());
        return { text: readableReport(results), structured: results };
      }),
  );
}

function addParse(server: McpServer, extractor: Extractor): void {
  server.registerTool(
    "parse_cv",
    {
      title: "Read a CV as an applicant tracking system would",
      description:
        "Reads a CV: contact, sections, roles with dates and bullets, education, skills, layout and warnings. Dates are YYYY-MM or YYYY, “present” for now, null where unknown. Works offline.",
      inputSchema: z.object({ ...cvInput, ...dateInput }),
      outputSchema: parsedCvSchema,
      annotations: readsOnly,
    },
    (input) =>
      answered(async () => {
        const document = await cvOf(extractor, input);
        const { parsedFrom, today } = await loadEngine();
        const parsed = parsedFrom(document, input.reference_date ?? today());
        return { text: JSON.stringify(parsed, null, 2), structured: parsed };
      }),
  );
}

const letterAnswer = z.object({
  cover_letter: z.string(),
  word_count: z.number().int(),
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ from: z.enum(["cv", "ad", "request"]), quote: z.string() })),
    }),
  ),
});

function addLetter(server: McpServer, extractor: Extractor): void {
  server.registerTool(
    "cover_letter",
    {
      title: "Write a cover letter",
      description:
        "Writes a UK cover letter for a job advertisement from the CV alone: every fact in it stands in the CV, the advertisement or the request, and each sentence names the lines it rests on. Works offline.",
      inputSchema: z.object({
        ...cvInput,
        ...jobInput,
        ...dateInput,
        tone: z.enum(letterTones).optional().describe("Default: professional"),
        length: z.enum(letterLengths).optional().describe("About 150, 250 (default) or 350 words"),
        company_name: z.string().max(120).optional(),
        job_title: z.string().max(120).optional(),
      }),
      outputSchema: letterAnswer,
      annotations: readsOnly,
    },
    (input) =>
      answered(async () => {
        const { document, job } = await bothOf(extractor, input);
        const { letterFor, today } = await loadEngine();
        const { text, wordCount, sentences } = await letterFor(document, job, {
          tone: input.tone ?? "professional",
          length: input.length ?? "medium",
          companyName: input.company_name,
          jobTitle: input.job_title,
          referenceDate: input.reference_date ?? today(),
        });
        return { text, structured: { cover_letter: text, word_count: wordCount, sentences } };
      }),
  );
}

/** The engine's three uses as tools. Nothing leaves this machine, and nothing is kept. */
export function createMcpServer(extractor: Extractor): McpServer {
  const server = new McpServer(
    { name: packageFile.name, title: "Shortlisted", version: packageFile.version },
    {
      instructions:
        "Honest analysis of CVs against job advertisements, offline. Every judgement quotes the line it rests on. Never add to a CV or letter what these tools do not show.",
    },
  );
  addAnalyse(server, extractor);
  addParse(server, extractor);
  addLetter(server, extractor);
  return server;
}
