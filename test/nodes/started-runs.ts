import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "../browser.ts";

const cv = `Ann Example
ann@example.org
Experience
Senior Python developer, Acme Ltd, 2019 to 2024
- Built data pipelines in Python and SQL for 40 colleagues
- Ran Docker and PostgreSQL in production
Education
BSc Computer Science, University of Leeds, 2015 to 2018`;
const advertisement = `Python developer at Example Ltd
Requirements: Python, SQL, Docker, Kubernetes. Five years of experience.`;

/** One analysis as its person sees it. `seen` are the percents in order. */
export type StartedRun = { id: string; seen: number[]; status: string; error: string | null };

/** Starts an analysis; undefined when it is refused for now. */
export async function startRun(person: Browser): Promise<StartedRun | undefined> {
  const form = new FormData();
  form.set("text", cv);
  const upload = await person.post("/api/analysis/upload", form);
  const id = field(upload.body, "analysis_id");
  if (upload.status !== 201 || typeof id !== "string") return undefined;
  const job_description = advertisement;
  const { status } = await person.post("/api/analysis/analyze", {
    analysis_id: id,
    job_description,
  });
  if (status !== 200) return undefined;
  return { id, seen: [], status: "processing", error: null };
}

/** Polls until every run has ended; what is refused for now is asked again. */
export async function followRuns(
  person: Browser,
  runs: StartedRun[],
  withinMs: number,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (runs.some(({ status }) => status === "processing")) {
    if (Date.now() > end) throw new Error(`still running: ${JSON.stringify(runs)}`);
    for (const run of runs) if (run.status === "processing") await look(person, run);
    await wait(50);
  }
}

async function look(person: Browser, run: StartedRun): Promise<void> {
  const answer = await person.get(`/api/analysis/results/${run.id}`).catch(() => undefined);
  if (answer?.status === 410) {
    // Lost with the place where it was held, which is told to the person.
    Object.assign(run, { status: "gone" });
    return;
  }
  if (answer?.status !== 200) return;
  const { percent, status, error } = read(answer.body);
  run.seen.push(percent);
  Object.assign(run, { status, error });
}

function read(body: unknown): { percent: number; status: string; error: string | null } {
  const error = field(body, "error");
  return {
    percent: Number(field(body, "percent")),
    status: String(field(body, "status")),
    error: typeof error === "string" ? error : null,
  };
}

function field(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
