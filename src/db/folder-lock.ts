import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

/** Long enough for another process that judged the same lock stale to have acted. */
const settleMs = 50;

/**
 * Makes this process the only one that uses a data folder: two would lose each other's rows silently.
 * A lock whose process is gone (killed, or its number is another process by now) is taken over.
 * @returns gives the folder back
 * @throws Error naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "lock");
  const mine = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}\n`;
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    // Link makes the file with its content or fails: nobody ever reads half a lock.
    while (!(await tryLink(draft, path))) await clearStale(path, folder);
    await wait(settleMs);
    if ((await read(path)) !== mine) throw heldBy(folder, "another process");
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await read(path)) === mine) await rm(path, { force: true });
  };
}

async function clearStale(path: string, folder: string): Promise<void> {
  const content = await read(path);
  if (content === undefined) return;
  const [pid = "", start] = content.trim().split(" ");
  if (/^\d+$/.test(pid) && start !== undefined && (await startOf(Number(pid))) === start) {
    throw heldBy(folder, `process ${pid}`);
  }
  const aside = `${path}.${randomUUID()}`;
  if (!(await tryRename(path, aside))) return;
  // Somebody was quicker and this is already their fresh lock: put it back.
  if ((await read(aside)) !== content) await tryLink(aside, path);
  await rm(aside, { force: true });
}

function heldBy(folder: string, who: string): Error {
  return new Error(
    `The data folder ${folder} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** When a process started, in the system's own words without blanks; undefined when there is no such process. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Alive, but of another user.
    if (!isCode(error, "EPERM")) return undefined;
  }
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
    // The name in brackets may hold blanks; the start time is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return ticks ? `${boot.trim()}:${ticks}` : undefined;
  }
  if (process.platform === "win32") return "running";
  const { stdout } = await promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return stdout.trim().replaceAll(/\s+/g, "_") || undefined;
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
