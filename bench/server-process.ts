import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type ServerProcess = {
  url: string;
  /** Milliseconds from its start to the line that says it is ready. */
  startMs: number;
  /** What it holds now, in megabytes; NaN where the system does not tell. */
  megabytes(): number;
  /** Processor time it has taken, in milliseconds; NaN where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
};

/** As `npm start` has it. */
const compiled = fileURLToPath(new URL("../node_modules/.cache/start", import.meta.url));

/** A program of ours in a process of its own, once it says where it listens. */
export async function startProcess(
  program: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const begun = performance.now();
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ["--max-semi-space-size=4", file], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "silent",
      RATE_LIMITS: "off",
      NODE_COMPILE_CACHE: compiled,
      MALLOC_ARENA_MAX: "2",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  return {
    url,
    startMs: performance.now() - begun,
    megabytes: () => residentOf(child.pid),
    cpuMs: () => cpuOf(child.pid),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const url = / is ready at (http:\S+)\n/.exec(printed)?.[1];
    if (url) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new Error(`the server ended: ${printed}`);
}

function residentOf(pid: number | undefined): number {
  if (process.platform !== "linux") return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

const tickMs = 10;

function cpuOf(pid: number | undefined): number {
  if (process.platform !== "linux") return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
