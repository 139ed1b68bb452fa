/**
 * What the server is measured against, in a process of its own: a Fastify route without hooks that does a call's work
 * (session, query, JSON), and a WebSocket server that sends what it is told to every socket.
 */
import { fastify } from "fastify";
import { WebSocketServer } from "ws";
import { openDeps } from "../src/server/deps.ts";
import { readEnv } from "../src/server/env.ts";
import { readHistoryPage } from "../src/server/features/history/service.ts";
import { createLog } from "../src/server/log.ts";
import { historyQuery } from "../src/shared/history.ts";

const log = createLog("silent");
const deps = await openDeps(readEnv(process.env), log, { dev: false });
const app = fastify();

app.get("/history", async (request, reply) => {
  const session = await deps.auth.findSession(request.headers.cookie ?? "");
  if (!session) return reply.code(401).send();
  const owner = { kind: "account" as const, id: session.userId };
  return readHistoryPage(deps, owner, historyQuery.parse({}));
});

app.get("/log-in", async (request, reply) => {
  const { email = "", password = "" } = Object(request.query);
  const from = { address: "127.0.0.1", userAgent: "bench" };
  const login = await deps.auth.signIn({ email, password, remember: false }, from);
  if (typeof login === "string") return reply.code(401).send();
  return reply.header("set-cookie", login.cookies).send({});
});

const sockets = new WebSocketServer({ server: app.server });
sockets.on("connection", (socket) => {
  // "3 text": the text three times to every socket, as three subscribers on each would get it.
  socket.on("message", (message) => {
    const [times = "1", ...words] = message.toString().split(" ");
    const text = words.join(" ");
    for (const client of sockets.clients) {
      for (let time = 0; time < Number(times); time += 1) client.send(text);
    }
  });
});

const url = await app.listen({ port: 0, host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));
process.stdout.write(`The bare server is ready at ${url}\n`);
