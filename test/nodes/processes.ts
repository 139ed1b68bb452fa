import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const mainFile = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

/** Where a child runs: the address at which others reach it, and what its command begins with to get there. */
export type Place = { host: string; enter: readonly string[] };
export const here: Place = { host: "127.0.0.1", enter: [] };

/** A child of this process, in a group of its own. */
export type Child = {
  pid: number;
  printed: { out: string; err: string };
  /** Null while it lives; else how it ended. */
  ended(): string | number | null;
  signal(signal: NodeJS.Signals): void;
  /** Signals, and waits for its end. */
  stop(signal: NodeJS.Signals): Promise<void>;
};

export function startChild(
  command: readonly string[],
  options: { place?: Place; cwd?: string; env?: NodeJS.ProcessEnv },
): Child {
  const { place = here, ...others } = options;
  const [program = "", ...args] = [...place.enter, ...command];
  const child: ChildProcess = spawn(program, args, { ...others, detached: true });
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
    pid: child.pid ?? 0,
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

/**
 * The product itself, once it is ready.
 * @param onBegin called at once: one that never gets ready must be ended too
 */
export async function startNode(
  cwd: string,
  env: Record<string, string>,
  { place = here, onBegin = () => {} }: { place?: Place; onBegin?: (child: Child) => void } = {},
): Promise<NodeProcess> {
  const child = startChild([process.execPath, mainFile], {
    place,
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", HOST: place.host, ...env },
  });
  onBegin(child);
  for (;;) {
    const url = /^Shortlisted is ready at (http:\S+)$/m.exec(child.printed.out)?.[1];
    if (url) return { ...child, url: url.replace("localhost", place.host) };
    if (child.ended() !== null) throw new Error(`a node ended: ${child.printed.err}`);
    await wait(20);
  }
}

/** The port of a node's address. */
export const portOf = ({ url }: NodeProcess) => Number(new URL(url).port);

export function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

export const hasRedisServer = runs("redis-server", "--version");

/** A Redis of one's own, without persistence. */
export async function startRedis(port: number, place: Place = here): Promise<Child> {
  const command = ["redis-server", "--port", String(port), "--bind", place.host];
  command.push("--protected-mode", "no", "--save", "", "--appendonly", "no");
  command.push("--maxmemory-policy", "noeviction");
  const child = startChild(command, { place });
  while (!(await answers(place.host, port))) {
    if (child.ended() !== null) throw new Error(`redis-server ended: ${child.printed.out}`);
    await wait(20);
  }
  return child;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
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
