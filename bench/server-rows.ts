import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { WebSocket } from "ws";
import { openDatabase } from "../src/db/client.ts";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { createEnginePool } from "../src/server/features/analysis/engine-pool.ts";
import { type Browser, fieldOf, openBrowser } from "../test/browser.ts";
import { insertMember } from "../test/members.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { historyUnderLoad, type Prepared, typedCall } from "./call-rows.ts";
import { hasPdftotext, plainText } from "./extraction-rows.ts";
import type { MemoryRow } from "./in-child.ts";
import { compare, OwnTime, type Row } from "./measure.ts";
import { idleRow, socketRow } from "./server-memory.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { type Crowd, gatherCrowd } from "./subscribers.ts";

const email = `bench-${crypto.randomUUID()}@example.org`;
const uploads = 24;
const subscribers = { sockets: 20, perSocket: 250 };

type Scene = {
  server: ServerProcess;
  bare: ServerProcess;
  file: { name: string; mimeType: null; bytes: Uint8Array<ArrayBuffer> };
  /** Where that file lies. */
  path: string;
  ad: string;
};

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
      const { comparison, close } = await make();
      times.push(await compare(comparison, { rounds, warmUp: 2 }));
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

async function upload(browser: Browser, { file }: Pick<Scene, "file">): Promise<string> {
  const form = new FormData();
  form.set("cv_file", new Blob([file.bytes], { type: "application/pdf" }), file.name);
  return fieldOf((await browser.post("/api/analysis/upload", form)).body, "analysis_id");
}

async function analyse(browser: Browser, id: string, ad: string): Promise<void> {
  await browser.post("/api/analysis/analyze", { analysis_id: id, job_description: ad });
  for (;;) {
    const status = fieldOf((await browser.get(`/api/analysis/results/${id}`)).body, "status");
    if (status === "completed") return;
    if (status === "failed") throw new Error("the analysis failed");
  }
}

async function roundTrip(scene: Scene): Promise<Prepared> {
  const browser = await openBrowser(scene.server.url);
  const extractor = createExtractor({ threads: 1 });
  const engine = createEnginePool({ threads: 1 });
  const { signal } = new AbortController();
  return {
    comparison: {
      name: "server: upload to results",
      subject: async () => analyse(browser, await upload(browser, scene), scene.ad),
      reference: async () => {
        const document = await extractor.extract(scene.file);
        const input = { document, jobDescription: scene.ad, referenceDate: "2026-11-01" };
        await engine.run(input, { signal, onStage() {} });
      },
      against: "extraction and engine alone",
      goal: { ratio: 1.5 },
    },
    close: () => Promise.all([extractor.close(), engine.close()]),
  };
}

async function uploadFlood(scene: Scene): Promise<Prepared> {
  const browser = await openBrowser(scene.server.url);
  const extractor = createExtractor({ threads: 2 });
  return {
    comparison: {
      name: `server: ${uploads} uploads at once`,
      subject: () => Promise.all(Array.from({ length: uploads }, () => upload(browser, scene))),
      reference: () =>
        Promise.all(Array.from({ length: uploads }, () => extractor.extract(scene.file))),
      against: "extraction alone",
      goal: {},
    },
    close: () => extractor.close(),
  };
}

/** As many processes at once as the server has threads that read files. */
async function plainFlood(scene: Scene): Promise<Prepared> {
  const browser = await openBrowser(scene.server.url);
  const read = async () => {
    for (let count = 0; count < uploads / 2; count += 1) await plainText(scene.path);
  };
  return {
    comparison: {
      name: `server: ${uploads} uploads of PDFs`,
      subject: () => Promise.all(Array.from({ length: uploads }, () => upload(browser, scene))),
      reference: () => Promise.all([read(), read()]),
      against: "pdftotext, two at a time",
      goal: {},
    },
    close() {},
  };
}

/** `address` is what the proxy says: a server holds 500 sockets of one address. */
function openSocket({ url }: ServerProcess, browser: Browser, address = "192.0.2.1"): WebSocket {
  const cookie = browser.cookieHeader();
  const headers = { cookie, origin: url, "x-forwarded-for": address };
  return new WebSocket(`${url.replace("http", "ws")}/trpc`, { headers });
}

function subscribe(socket: WebSocket, id: number, analysisId: string): void {
  const params = { path: "analysis.progress", input: { analysis_id: analysisId } };
  socket.send(JSON.stringify({ id, jsonrpc: "2.0", method: "subscription", params }));
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
  await analyse(browser, await upload(browser, scene), scene.ad);
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
