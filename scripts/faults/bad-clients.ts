import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { WebSocket } from "ws";
import type { Browser } from "../../test/browser.ts";
import { hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import { analyseOnce } from "../../test/nodes/one-process.ts";
import { type NodeProcess, portOf } from "../../test/nodes/processes.ts";
import { startRun } from "../../test/nodes/started-runs.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";

const metricsToken = "a-token-that-only-tests-use";
const halfOpen = 4000;
const readers = 200;
const cutUploads = 200;
const sleepySockets = 15;
/** Far more than these clients may cost a node. */
const mostMegabytes = 250;

/** Clients that do not end what they begin, and some that never read what they are sent. */
export const badClients: Scenario = {
  name: "bad clients",
  lacks: () => (hasServers ? undefined : needsServers),
  async run({ tell }: Asked) {
    const cluster = await openCluster();
    const sockets: Socket[] = [];
    try {
      const web = await cluster.startNode("web", { env: { METRICS_TOKEN: metricsToken } });
      await cluster.startNode("worker");
      const person = await cluster.openPerson(web.url, "ann");
      await analyseOnce(person, withinMs);
      const before = await readMetrics(web);
      await openHalf(web, sockets);
      await neverRead(web, sockets);
      await cutHalfWay(web, person);
      const sleepy = await neverHear(web, person);
      const ends = await Promise.all(
        Array.from({ length: 8 }, () => analyseOnce(person, withinMs)),
      );
      const during = await readMetrics(web);
      for (const socket of sockets) socket.destroy();
      for (const socket of sleepy) socket.terminate();
      const after = await untilSocketsAreGone(web);
      tell(
        `with all of them: ${ends.join(", ")}; ${Math.round(during.megabytes - before.megabytes)} MB more`,
      );
      tell(`sockets: ${during.sockets}, then ${after.sockets}`);
      return [
        ...ends.filter((end) => end !== "completed"),
        ...(during.megabytes - before.megabytes > mostMegabytes ? ["too much memory"] : []),
        ...(after.sockets > 0 ? [`${after.sockets} sockets are still open`] : []),
        ...(web.ended() === null ? [] : ["the node ended"]),
      ];
    } finally {
      for (const socket of sockets) socket.destroy();
      await cluster.close();
    }
  },
};

async function readMetrics(node: NodeProcess): Promise<{ megabytes: number; sockets: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${node.url}/metrics`, { headers })).text();
  const read = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text)?.[1]);
  const bytes = read("shortlisted_process_resident_memory_bytes");
  return { megabytes: bytes / 1024 / 1024, sockets: read("shortlisted_sockets") };
}

async function open(node: NodeProcess, sockets: Socket[]): Promise<Socket> {
  const socket = connect(portOf(node), "127.0.0.1");
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** Some say nothing, some half a request. */
async function openHalf(node: NodeProcess, sockets: Socket[]): Promise<void> {
  for (let count = 0; count < halfOpen; count += 1) {
    const socket = await open(node, sockets);
    if (count % 2) socket.write("GET / HTTP/1.1\r\nHost: local");
  }
}

async function neverRead(node: NodeProcess, sockets: Socket[]): Promise<void> {
  for (let count = 0; count < readers; count += 1) {
    const socket = await open(node, sockets);
    socket.pause();
    socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
  }
}

async function cutHalfWay(node: NodeProcess, person: Browser): Promise<void> {
  const head = [
    "POST /api/analysis/upload HTTP/1.1",
    "Host: localhost",
    `Cookie: ${person.cookieHeader()}`,
    `X-CSRF-Token: ${person.csrfToken}`,
    "Content-Type: multipart/form-data; boundary=cut",
    "Content-Length: 5000000",
    "",
    "--cut",
    'Content-Disposition: form-data; name="cv_file"; filename="cv.txt"',
    "Content-Type: text/plain",
    "",
    "Ann Example, developer\n".repeat(20_000),
  ].join("\r\n");
  for (let count = 0; count < cutUploads; count += 1) {
    const socket = await open(node, []);
    socket.resume();
    await new Promise((resolve) => socket.write(head, resolve));
    if (count % 2) socket.destroy();
    else socket.end();
  }
}

/** Browsers that follow an analysis and then read nothing any more. */
async function neverHear(node: NodeProcess, person: Browser): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < sleepySockets) {
    const run = await startRun(person);
    const headers = { cookie: person.cookieHeader() };
    const socket = new WebSocket(`${node.url.replace("http", "ws")}/trpc`, { headers });
    await once(socket, "open");
    const input = { analysis_id: run?.id ?? "" };
    const params = { path: "analysis.progress", input };
    socket.send(JSON.stringify({ id: 1, method: "subscription", params }));
    socket.pause();
    opened.push(socket);
  }
  return opened;
}

async function untilSocketsAreGone(node: NodeProcess) {
  const end = Date.now() + withinMs;
  let seen = await readMetrics(node);
  while (seen.sockets > 0 && Date.now() < end) seen = await readMetrics(node);
  return seen;
}
