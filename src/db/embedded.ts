import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { lockFolder } from "./folder-lock.ts";

type Embedded = {
  address: { path: string } | { host: string; port: number };
  close(): Promise<void>;
};

/** Postgres' own cache is 128 MB by default; here the system's cache of the folder's files lies right behind it. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/** The shortest limit of the systems we know (macOS: 104 bytes with the closing zero). */
const longestSocketPath = 103;

/** Postgres inside this process, reached over a socket as a server would be. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const data = join(folder, "postgres");
    if (!existsSync(join(data, "PG_VERSION"))) await layOut(data);
    const engine = await PGlite.create(data, { startParams });
    const { server, address } = await listen(engine, folder);
    return {
      address,
      async close() {
        await server.stop();
        await engine.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new Error(`The embedded database in ${folder} could not be opened: ${String(error)}`, {
      cause: error,
    });
  }
}

/** In a thread of its own: the memory it takes, some 300 MB, goes with it. Rejects with what the thread threw. */
async function layOut(data: string): Promise<void> {
  const thread = new Worker(new URL("./new-folder-worker.ts", import.meta.url), {
    workerData: data,
  });
  await once(thread, "exit");
}

async function listen(engine: PGlite, folder: string) {
  const path = join(folder, "postgres.sock");
  if (process.platform !== "win32" && Buffer.byteLength(path) <= longestSocketPath) {
    // Left behind by a process that was killed; the folder's lock says nobody listens on it.
    await rm(path, { force: true });
    const server = new PGLiteSocketServer({ db: engine, path });
    await server.start();
    return { server, address: { path } };
  }
  const host = "127.0.0.1";
  const server = new PGLiteSocketServer({ db: engine, host, port: 0 });
  await server.start();
  const port = Number(server.getServerConn().split(":").at(-1));
  return { server, address: { host, port } };
}
