import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const mainFile = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

/** A child of this process, in a group of its own. */
export type Child = {
  printed: { out: string; err: string };
  /** Null while it lives; else how it ended. */
  ended(): string | number | null;
  signal(signal: NodeJS.Signals): void;
  /** Signals, and waits for its end. */
  stop(signal: NodeJS.Signals): Promise<void>;
};

function start(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv },
) {
  const child: ChildProcess = spawn(command, args, { ...options, detached: true });
  const printed = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    printed.err += chunk;
  });
  const exit = once(child, "exit");
  let end: string | number | null = null;
  // Nothing outlives this process, however that ends.
  const killed = () => send("SIGKILL");
  process.once("exit", killed);
  exit.then(([code, signal]) => {
    end = code ?? signal;
    process.off("exit", killed);
  });
  function send(signal: NodeJS.Signals): void {
    if (end === null && child.pid) process.kill(-child.pid, signal);
  }
  return {
    printed,
    ended: () => end,
    signal: send,
    async stop(signal: NodeJS.Signals) {
      send(signal);
      await exit;
    },
  };
}

export type NodeProcess = Child & { url: string };

/** The product itself, once it is ready. */
export async function startNode(cwd: string, env: Record<string, string>): Promise<NodeProcess> {
  const child = start(process.execPath, [mainFile], {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", ...env },
  });
  for (;;) {
    const url = /^Shortlisted is ready at (http:\S+)$/m.exec(child.printed.out)?.[1];
    if (url) return { ...child, url: url.replace("localhost", "127.0.0.1") };
    if (child.ended() !== null) throw new Error(`a node ended: ${child.printed.err}`);
    await wait(20);
  }
}

export const hasRedisServer = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of one's own, without persistence. */
export async function startRedis(port: number): Promise<Child> {
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly"];
  const child = start("redis-server", [...settings, "no", "--maxmemory-policy", "noeviction"], {});
  while (!(await answers(port))) {
    if (child.ended() !== null) throw new Error(`redis-server ended: ${child.printed.out}`);
    await wait(20);
  }
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
