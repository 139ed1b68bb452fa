import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readlinkSync, writeFileSync } from "node:fs";
import { type Child, here, type Place, runs, startChild } from "./processes.ts";

/** Machines of their own, as far as the network can tell: each in a network namespace, with one cable to this one. */
export type Network = {
  /** The machine of that name. */
  place(name: string): Place;
  /** An address of this machine that all the others reach. */
  middle: string;
  /** Pulls the cable: nobody is told, packets just do not arrive any more. */
  unplug(name: string): void;
  plugIn(name: string): void;
  close(): Promise<void>;
};

const middle = "10.77.0.1";

/** Whether namespaces can be made here: Linux, root, iproute2 and util-linux. */
export const canSeparate =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  runs("ip", "-Version") &&
  runs("unshare", "--net", "true");

/** Marks a process that runs where nothing but itself and what it makes can be reached. */
const alone = "FAULTS_ALONE";
export const isAlone = process.env[alone] === "1";

/** The same command once more in a network of its own; its exit status. Ends with this process. */
export async function runAlone(): Promise<number> {
  const env = { ...process.env, [alone]: "1" };
  const child = spawn("unshare", ["--net", ...process.argv], { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
  const [status] = await once(child, "exit");
  return Number(status ?? 1);
}

/** A network of one's own begins without even this machine's own address. */
export function wakeLoopback(): void {
  ip("link", "set", "lo", "up");
}

/** In a network of one's own only: there the addresses belong to nobody else. */
export async function openNetwork(names: readonly string[]): Promise<Network> {
  ip("addr", "add", `${middle}/32`, "dev", "lo");
  writeFileSync("/proc/sys/net/ipv4/ip_forward", "1");
  const machines = new Map(names.map((name, index) => [name, openMachine(name, index + 1)]));
  return {
    middle,
    place: (name) => machines.get(name)?.place ?? here,
    unplug: (name) => ip("link", "set", `sl-${name}`, "down"),
    plugIn: (name) => ip("link", "set", `sl-${name}`, "up"),
    async close() {
      await Promise.all([...machines.values()].map(({ child }) => child.stop("SIGKILL")));
    },
  };
}

/** @param name short: it becomes part of a cable's name, which has 15 characters at most */
function openMachine(name: string, number: number): { child: Child; place: Place } {
  const child = startChild(["unshare", "--net", "sleep", "infinity"], {});
  const inside = ["nsenter", "--target", String(child.pid), "--net", "--"];
  while (networkOf(child.pid) === networkOf(process.pid)) spawnSync("true");
  const [near, far] = [`10.77.${number}.1`, `10.77.${number}.2`];
  ip("link", "add", `sl-${name}`, "type", "veth", "peer", "name", `far-${name}`);
  ip("link", "set", `far-${name}`, "netns", String(child.pid));
  ip("addr", "add", `${near}/24`, "dev", `sl-${name}`);
  ip("link", "set", `sl-${name}`, "up");
  const within = (...args: string[]) => must([...inside, "ip", ...args]);
  within("link", "set", "lo", "up");
  within("addr", "add", `${far}/24`, "dev", `far-${name}`);
  within("link", "set", `far-${name}`, "up");
  within("route", "add", "default", "via", near);
  return { child, place: { host: far, enter: inside } };
}

function networkOf(pid: number): string {
  return readlinkSync(`/proc/${pid}/ns/net`);
}

function ip(...args: string[]): void {
  must(["ip", ...args]);
}

function must([command = "", ...args]: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}
