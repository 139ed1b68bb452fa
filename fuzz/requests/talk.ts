import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { TestServer } from "../../test/start-server.ts";
import { dice } from "../dice.ts";
import { type Caller, openCallers } from "./callers.ts";
import { describedDoors } from "./doors.ts";
import { faultOf } from "./knock.ts";
import { type Message, makeMessage } from "./make-message.ts";

const doors = describedDoors.filter(({ isTrpc }) => isTrpc);
const paths = ["/trpc", "/trpc", "/trpc?connectionParams=1", "/trpc?connectionParams=x&batch=1"];
const junkParams = ["null", "{}", '{"method":"connectionParams","data":{"a":[]}}', "x"];
const mostMessages = 25;
const latestMs = 30_000;
const nothingElse = "the last question";

/**
 * Some sockets of every caller, on which is sent what no client of ours would send, and which end in every way there is.
 * The faults found: what no answer may say, sockets that no longer answer, and followers left when all have gone.
 */
export async function talkToAll(
  server: TestServer,
  round: number,
): Promise<{ sent: number; faults: string[] }> {
  const followers = countFollowers(server);
  const chance = dice(round);
  const faults: string[] = [];
  let sent = 0;
  for (const caller of await openCallers(server, round)) {
    const messages = Array.from({ length: 1 + chance.roll(mostMessages) }, () =>
      makeMessage({ doors, known: caller.known, chance }),
    );
    const path = chance.pick(paths);
    const first = path.includes("connectionParams") ? [chance.pick(junkParams)] : [];
    const all = [...first, ...messages];
    sent += all.length;
    const end = chance.pick(["close", "terminate", "half"] as const);
    const fault = await talk(server, { caller, path, messages: all, end });
    if (fault) {
      const shown = JSON.stringify(all.map((message) => String(message).slice(0, 300)));
      faults.push(`round ${round}, ${caller.name}, ${path}: ${fault}\n${shown.slice(0, 4000)}`);
    }
  }
  const left = await followers.left();
  if (left > 0) faults.push(`round ${round}: ${left} followers are left`);
  followers.forget();
  return { sent, faults };
}

async function talk(
  server: TestServer,
  about: {
    caller: Caller;
    path: string;
    messages: readonly Message[];
    end: "close" | "terminate" | "half";
  },
): Promise<string | undefined> {
  const headers = Object.fromEntries(about.caller.headers);
  const ws = new WebSocket(server.url.replace("http", "ws") + about.path, { headers });
  const heard: string[] = [];
  const isOver = Promise.withResolvers<"closed" | "answered">();
  ws.on("message", (data) => {
    const text = String(data);
    heard.push(text.slice(0, 100_000));
    if (text.includes(nothingElse)) isOver.resolve("answered");
  });
  ws.on("error", () => {});
  ws.on("close", () => isOver.resolve("closed"));
  await Promise.race([once(ws, "open"), isOver.promise]);
  for (const message of about.messages) send(ws, message);
  const params = { path: "status.get" };
  send(ws, JSON.stringify({ id: nothingElse, method: "query", params }));
  const late = wait(latestMs, "late", { ref: false });
  const ended = await Promise.race([isOver.promise, late]);
  finish(ws, about.end);
  if (ended === "late") return `no answer within ${latestMs} ms`;
  return heard.map((text) => faultOf({ status: statusIn(text), text })).find(Boolean);
}

/** The worst HTTP status that an answer speaks of. */
function statusIn(text: string): number {
  const found = [...text.matchAll(/"httpStatus":(\d+)/g)].map(([, status]) => Number(status));
  return Math.max(200, ...found);
}

function send(ws: WebSocket, message: Message): void {
  if (ws.readyState !== ws.OPEN) return;
  if (typeof message === "string" || Buffer.isBuffer(message)) {
    ws.send(message);
    return;
  }
  for (const [index, piece] of message.entries()) {
    ws.send(piece, { fin: index === message.length - 1 });
  }
}

function finish(ws: WebSocket, end: "close" | "terminate" | "half"): void {
  if (end === "close") ws.close();
  else if (end === "terminate") ws.terminate();
  // The sending side alone, without a word of WebSocket's own.
  else {
    const socket: unknown = Reflect.get(ws, "_socket");
    if (typeof socket === "object" && socket !== null) Reflect.get(socket, "end")?.call(socket);
  }
}

/** How many follow a run at present, whatever door they came by. */
function countFollowers({ deps }: TestServer) {
  const { liveRuns } = deps;
  const { subscribe } = liveRuns;
  let following = 0;
  liveRuns.subscribe = async (...what) => {
    const leave = await subscribe(...what);
    following += 1;
    let isGone = false;
    return () => {
      if (!isGone) following -= 1;
      isGone = true;
      leave();
    };
  };
  return {
    async left(): Promise<number> {
      const end = performance.now() + latestMs;
      while (following > 0 && performance.now() < end) await wait(20);
      return following;
    },
    forget() {
      liveRuns.subscribe = subscribe;
    },
  };
}
