import { isTrackedEnvelope, TRPCError } from "@trpc/server";
import { handleKeepAlive } from "@trpc/server/adapters/ws";
import {
  parseTRPCMessage,
  type TRPCClientOutgoingMessage,
  type TRPCResultMessage,
} from "@trpc/server/rpc";
import type { WebSocket } from "ws";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "./context.ts";
import { config, perform, refusalOf } from "./one-call.ts";

const pingMs = 20_000;
const pongWaitMs = 10_000;
/** Bytes that a client may leave unread. */
const maxUnread = 8 * 1024 * 1024;
const maxFollowed = 500;
/** Calls of one connection that wait for their answers: each may hold a place at the database. */
const maxWaiting = 100;

type Call = Extract<TRPCClientOutgoingMessage, { params: unknown }>;
type Name = Pick<Call, "id" | "jsonrpc">;

/** One WebSocket and what it follows, or is about to. */
type Line = {
  ws: WebSocket;
  ctx: RequestContext;
  following: Map<Name["id"], AbortController>;
  waiting: number;
  onError: (error: TRPCError, path: string | undefined) => void;
};

/**
 * tRPC's own protocol on one WebSocket (docs/decisions/0010). A subscription must end when its signal aborts. Nothing
 * transforms what is sent: the router has no transformer.
 * @param door.sendsParams whether the client's first message is parameters of the connection, which nothing here asks for
 */
export function serveCalls(
  ws: WebSocket,
  { sendsParams, ...door }: Pick<Line, "ctx" | "onError"> & { sendsParams: boolean },
): void {
  const line: Line = { ws, ...door, following: new Map(), waiting: 0 };
  let awaitsParams = sendsParams;
  handleKeepAlive(ws, pingMs, pongWaitMs);
  ws.on("message", (data) => {
    const text = String(data);
    if (text === "PONG") return;
    if (text === "PING") send(line, "PONG");
    else if (awaitsParams) awaitsParams = false;
    else for (const message of readMessages(line, text)) take(line, message);
  });
  ws.once("close", () => {
    for (const stop of line.following.values()) stop.abort();
  });
}

/** Asks every client to connect again, which leads to the next process. */
export function askToReconnect(sockets: Iterable<WebSocket>): void {
  const text = JSON.stringify({ id: null, method: "reconnect" });
  for (const ws of sockets) if (ws.readyState === ws.OPEN) ws.send(text);
}

function readMessages(line: Line, text: string): TRPCClientOutgoingMessage[] {
  try {
    const given: unknown = JSON.parse(text);
    return [given].flat().map((message) => parseTRPCMessage(message, config.transformer));
  } catch (cause) {
    refuse(line, { id: null }, new TRPCError({ code: "PARSE_ERROR", cause }));
    return [];
  }
}

function take(line: Line, message: TRPCClientOutgoingMessage): void {
  if (message.method === "subscription.stop") line.following.get(message.id)?.abort();
  else if (message.id === null) refuse(line, message, new TRPCError({ code: "PARSE_ERROR" }));
  else answer(line, message).catch((error) => refuse(line, message, error));
}

async function answer(line: Line, call: Call): Promise<void> {
  if (call.method === "subscription") return follow(line, call);
  if (line.waiting >= maxWaiting) throw new AppError("rate_limited", "Too many calls at once.");
  line.waiting += 1;
  try {
    const data = await ask(line, call);
    respond(line, call, { type: "data", data });
  } finally {
    line.waiting -= 1;
  }
}

async function follow(line: Line, call: Call): Promise<void> {
  const { following } = line;
  if (following.has(call.id)) throw new TRPCError({ code: "BAD_REQUEST", message: "Known id" });
  if (following.size >= maxFollowed) throw new AppError("rate_limited", "This follows too much.");
  const stop = new AbortController();
  following.set(call.id, stop);
  try {
    const events = await ask(line, call, stop.signal);
    if (!isAsyncIterable(events)) throw new Error(`${call.params.path} gives nothing to follow`);
    respond(line, call, { type: "started" });
    // Who went while their session was looked up follows nothing: it would not be told of an end any more.
    if (!stop.signal.aborted) for await (const event of events) tell(line, call, event);
    respond(line, call, { type: "stopped" });
  } finally {
    following.delete(call.id);
  }
}

function ask({ ctx }: Line, { method: type, params }: Call, signal?: AbortSignal) {
  const { path, input, lastEventId } = params;
  const whole = lastEventId === undefined ? input : { ...Object(input), lastEventId };
  return perform({ type, path, input: whole, ctx }, signal);
}

const texts = new WeakMap<object, Buffer>();
const closing = Buffer.from("}}}");

/** What many follow is the same object for all of them, and is written as JSON once. */
function tell(line: Line, { id, jsonrpc }: Name, event: unknown): void {
  if (isTrackedEnvelope(event)) {
    const [number, data] = event;
    const result = { type: "data", id: number, data: { id: number } };
    const head = JSON.stringify({ id, jsonrpc, result }).slice(0, -closing.length);
    send(line, Buffer.concat([Buffer.from(`${head},"data":`), bytesOf(data), closing]));
  } else respond(line, { id, jsonrpc }, { type: "data", data: event });
}

function bytesOf(data: unknown): Buffer {
  if (typeof data !== "object" || data === null) return Buffer.from(JSON.stringify(data));
  const bytes = texts.get(data) ?? Buffer.from(JSON.stringify(data));
  texts.set(data, bytes);
  return bytes;
}

function respond(
  line: Line,
  { id, jsonrpc }: Name,
  result: TRPCResultMessage<unknown>["result"],
): void {
  send(line, JSON.stringify({ id, jsonrpc, result }));
}

function refuse(line: Line, call: Name & Partial<Call>, cause: unknown): void {
  const { id, jsonrpc, method: type = "unknown", params } = call;
  const { path, input } = params ?? { path: undefined, input: undefined };
  const error = refusalOf(cause, { type, path, input, ctx: line.ctx }, line.onError);
  send(line, JSON.stringify({ id, jsonrpc, error }));
}

/** Who reads too slowly, or never, is dropped: what waits for them is held in memory. */
function send({ ws }: Line, text: string | Buffer): void {
  if (ws.readyState !== ws.OPEN) return;
  ws.send(text, { binary: false });
  if (ws.bufferedAmount > maxUnread) ws.terminate();
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
