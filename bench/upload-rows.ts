import { once } from "node:events";
import { WebSocket } from "ws";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { createEnginePool } from "../src/server/features/analysis/engine-pool.ts";
import { type Browser, fieldOf, openBrowser } from "../test/browser.ts";
import type { Prepared } from "./call-rows.ts";
import { plainText } from "./extraction-rows.ts";
import type { ServerProcess } from "./server-process.ts";

export const uploads = 24;

export type Scene = {
  server: ServerProcess;
  bare: ServerProcess;
  file: { name: string; mimeType: null; bytes: Uint8Array<ArrayBuffer> };
  /** Where that file lies. */
  path: string;
  ad: string;
};

/** `address` is what the proxy says: a server holds 500 sockets of one address. */
export function openSocket(
  { url }: ServerProcess,
  browser: Browser,
  address = "192.0.2.1",
): WebSocket {
  const cookie = browser.cookieHeader();
  const headers = { cookie, origin: url, "x-forwarded-for": address };
  return new WebSocket(`${url.replace("http", "ws")}/trpc`, { headers });
}

export function subscribe(socket: WebSocket, id: number, analysisId: string): void {
  const params = { path: "analysis.progress", input: { analysis_id: analysisId } };
  socket.send(JSON.stringify({ id, jsonrpc: "2.0", method: "subscription", params }));
}

export async function upload(browser: Browser, { file }: Pick<Scene, "file">): Promise<string> {
  const form = new FormData();
  form.set("cv_file", new Blob([file.bytes], { type: "application/pdf" }), file.name);
  return fieldOf((await browser.post("/api/analysis/upload", form)).body, "analysis_id");
}

/** As the website does it: over a WebSocket it is told of the end, and then it reads the report. */
export async function openAnalysing(scene: Scene, browser: Browser) {
  const socket = openSocket(scene.server, browser);
  await once(socket, "open");
  const waiting = new Map<number, (state: string) => void>();
  let asked = 0;
  socket.on("message", (data) => {
    const text = String(data);
    if (text === "PING") socket.send("PONG");
    else if (/"status":"(completed|failed)"/.test(text)) waiting.get(JSON.parse(text).id)?.(text);
  });
  return {
    async analyse(id: string): Promise<void> {
      asked += 1;
      const ended = new Promise<string>((resolve) => {
        waiting.set(asked, resolve);
      });
      subscribe(socket, asked, id);
      const start = { analysis_id: id, job_description: scene.ad };
      await browser.post("/api/analysis/analyze", start);
      await ended;
      const { body } = await browser.get(`/api/analysis/results/${id}`);
      if (fieldOf(body, "status") !== "completed") throw new Error("the analysis failed");
    },
    close: () => socket.terminate(),
  };
}

export async function roundTrip(scene: Scene): Promise<Prepared> {
  const browser = await openBrowser(scene.server.url);
  const line = await openAnalysing(scene, browser);
  const extractor = createExtractor({ threads: 1 });
  const engine = createEnginePool({ threads: 1 });
  const { signal } = new AbortController();
  return {
    comparison: {
      name: "server: upload to results",
      subject: async () => line.analyse(await upload(browser, scene)),
      reference: async () => {
        const document = await extractor.extract(scene.file);
        const input = { document, jobDescription: scene.ad, referenceDate: "2026-11-01" };
        await engine.run(input, { signal, onStage() {} });
      },
      against: "extraction and engine alone",
      goal: { ratio: 1.5 },
    },
    isShort: true,
    close: () => Promise.all([line.close(), extractor.close(), engine.close()]),
  };
}

export async function uploadFlood(scene: Scene): Promise<Prepared> {
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
export async function plainFlood(scene: Scene): Promise<Prepared> {
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
