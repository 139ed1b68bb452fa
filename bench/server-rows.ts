import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { WebSocket } from "ws";
import { openDatabase } from "../src/db/client.ts";
import { type Browser, openBrowser } from "../test/browser.ts";
import { insertMember } from "../test/members.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { historyUnderLoad, type Prepared, typedCall } from "./call-rows.ts";
import { hasPdftotext } from "./extraction-rows.ts";
import type { MemoryRow } from "./in-child.ts";
import { compare, OwnTime, type Row } from "./measure.ts";
import { idleRow, socketRow } from "./server-memory.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { type Crowd, gatherCrowd } from "./subscribers.ts";
import {
  openAnalysing,
  openSocket,
  plainFlood,
  roundTrip,
  type Scene,
  subscribe,
  upload,
  uploadFlood,
  uploads,
} from "./upload-rows.ts";

const email = `bench-${crypto.randomUUID()}@example.org`;
/** Work of a tenth of a second swings more from round to round. */
const shortFold = 5;
const subscribers = { sockets: 20, perSocket: 250 };

/**
 * The real server, driven from this process, each figure beside what does the same work without it. On the embedded
 * database, or on an empty one of a server that BENCH_DATABASE_URL names.
 */
export async function serverRows(
  wanted: (name: string) => boolean,
  material: { pdf: string; ad: string; rounds: number },
): Promise<{ times: Row[]; memory: MemoryRow[] }> {
  const names = [
    "server ready",
    "server: upload to results",
    `server: ${uploads} uploads at once`,
    `server: ${uploads} uploads of PDFs`,
    "server: tRPC",
    "server: history",
    "server: fan-out",
    "server: memory",
  ];
  if (!names.some((name) => wanted(name))) return { times: [], memory: [] };
  const folder = await temporaryFolder();
  const data = [join(folder.path, "one"), join(folder.path, "two")] as const;
  const url = process.env.BENCH_DATABASE_URL;
  const database = await openDatabase({ url, dataDir: data[0] });
  await insertMember(database.db, email);
  await database.close();
  if (!url) await cp(data[0], data[1], { recursive: true });
  const env: Record<string, string> = { TRUST_PROXY: "1", ...(url ? { DATABASE_URL: url } : {}) };
  const server = await startProcess("../src/server/main.ts", { ...env, DATA_DIR: data[0] });
  const goal = url ? 250 : null;
  const name = "server, idle after its start";
  const memory = [await idleRow(server, { name, goal, afterWork: false })];
  const bare = await startProcess("./bare-server.ts", { ...env, DATA_DIR: data[1] });
  const bytes = new Uint8Array(await readFile(material.pdf));
  const { ad, pdf: path } = material;
  const scene = { server, bare, ad, path, file: { name: "cv.pdf", mimeType: null, bytes } };
  const { rounds } = material;
  try {
    const times: Row[] = [await startRow(server, url ? 2000 : 5000)];
    const makers: [name: string, make: () => Promise<Prepared>][] = [
      ["server: upload to results", () => roundTrip(scene)],
      [`server: ${uploads} uploads at once`, () => uploadFlood(scene)],
      ["server: tRPC history", () => typedCall(scene, email)],
      ["server: fan-out", () => fanOut(scene)],
    ];
    if (await hasPdftotext()) {
      makers.push([`server: ${uploads} uploads of PDFs`, () => plainFlood(scene)]);
    }
    if (url) makers.push(["server: history", () => historyUnderLoad(scene, email, url)]);
    if (wanted("server: memory")) memory.push(...(await memoryAfterWork(server, scene, goal)));
    for (const [name, make] of makers) {
      if (!wanted(name)) continue;
      const { comparison, isShort, close } = await make();
      const many = isShort ? shortFold : 1;
      times.push(await compare(comparison, { rounds: rounds * many, warmUp: 2 * many }));
      await close();
    }
    return { times, memory };
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
    await folder.remove();
  }
}

/** Against starting Node for nothing. */
async function startRow(server: ServerProcess, goal: number): Promise<Row> {
  const begun = performance.now();
  await once(spawn(process.execPath, ["-e", "0"]), "exit");
  const reference = performance.now() - begun;
  const subject = server.startMs;
  const ratio = subject / reference;
  return {
    name: "server ready",
    subject,
    reference,
    best: subject,
    ratio,
    spread: [ratio, ratio],
    against: "starting Node for nothing",
    goal: { milliseconds: goal },
    rounds: 1,
  };
}

/** 5,000 subscribers of one run hear of its end. */
async function fanOut({ server, bare, ad }: Scene): Promise<Prepared> {
  const browser = await openBrowser(server.url);
  /** What the server's subscribers heard last: the bare one sends the same. */
  let heard = "completed";
  const plain = await gatherCrowd(() => new WebSocket(bare.url.replace("http", "ws")), subscribers);
  const teller = new WebSocket(bare.url.replace("http", "ws"));
  await once(teller, "open");
  const crowds: Crowd[] = [];
  return {
    comparison: {
      name: "server: fan-out to 5,000 subscribers",
      // Only the time between the first and the last who hears counts.
      async subject() {
        const id = await browser.uploadText("Staff Nurse, Leeds");
        const crowd = await gatherCrowd(() => openSocket(server, browser), {
          ...subscribers,
          join: (socket, nth) => subscribe(socket, nth, id),
        });
        crowds.push(crowd);
        const start = { analysis_id: id, job_description: ad };
        const { milliseconds, text } = await crowd.spreadOf("completed", () =>
          browser.post("/api/analysis/analyze", start),
        );
        crowd.close();
        heard = text;
        return new OwnTime(milliseconds);
      },
      async reference() {
        const tell = () => teller.send(`${subscribers.perSocket} ${heard}`);
        return new OwnTime((await plain.spreadOf("completed", tell)).milliseconds);
      },
      against: "bare ws, the same messages",
      goal: { ratio: 1.3 },
    },
    close() {
      plain.close();
      teller.terminate();
      for (const crowd of crowds) crowd.close();
    },
  };
}

/** After one analysis and a while without work, and then with many who follow. */
async function memoryAfterWork(
  server: ServerProcess,
  scene: Scene,
  goal: number | null,
): Promise<MemoryRow[]> {
  const browser = await openBrowser(server.url);
  const line = await openAnalysing(scene, browser);
  await line.analyse(await upload(browser, scene));
  line.close();
  const name = "server, idle again after an analysis";
  const idle = await idleRow(server, { name, goal, afterWork: true });
  const joinRun = async (joining: Browser) => {
    const id = await joining.uploadText("Staff Nurse, Leeds");
    return (socket: WebSocket, nth: number) => subscribe(socket, nth, id);
  };
  const sockets = await socketRow(server, joinRun, {
    openBrowser: () => openBrowser(server.url),
    open: (joining, address) => openSocket(server, joining, address),
  });
  return [idle, sockets];
}
