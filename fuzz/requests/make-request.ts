import { gzipSync } from "node:zlib";
import type { Dice } from "../dice.ts";
import type { Caller } from "./callers.ts";
import { type Door, namedSchemas } from "./doors.ts";
import { fitSchema } from "./fit-schema.ts";
import type { RawRequest } from "./raw-request.ts";
import { brokenJson, nastyTexts, spoiledJson } from "./spoil.ts";

type Header = readonly [string, string];

const otherTypes = [
  "application/json; charset=utf-16",
  "application/json;charset=",
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=",
  "application/octet-stream",
  "application/json, text/plain",
  "/",
  "",
];
const strangeHeaders = [
  ..."if-none-match idempotency-key last-event-id accept accept-language origin referer range te".split(
    " ",
  ),
  ..."x-forwarded-for x-forwarded-proto x-forwarded-host x-request-id traceparent forwarded".split(
    " ",
  ),
  ..."accept-encoding content-encoding x-http-method-override trpc-accept x-csrf-token".split(" "),
  ..."stripe-signature sec-fetch-site cookie authorization content-type expect".split(" "),
];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"];

/** What may stand in a header's value; the rest would end the header. */
const headerText = (chance: Dice) =>
  Buffer.from(chance.pick(nastyTexts).replaceAll(/[\r\n\0]/g, " "))
    .toString("latin1")
    .slice(0, 3000);

function pathOf(door: Door, known: Caller["known"], input: string, chance: Dice): string {
  const { path, query, schema, isTrpc, method } = door;
  const piece = () => encodeURIComponent(chance.pick(nastyTexts).toWellFormed()).slice(0, 400);
  const ids = Object.values(known);
  const filled = path.replaceAll(/\{\w+\}/g, () =>
    chance.once(2)
      ? encodeURIComponent(chance.pick(ids))
      : chance.pick([piece(), "1", "%", "%00", "."]),
  );
  const asked = Object.keys(query).map((name) => `${name}=${piece()}`);
  if (isTrpc && method === "GET" && (schema || chance.once(4))) {
    asked.push(`input=${encodeURIComponent(input.toWellFormed()).slice(0, 6000)}`);
  }
  if (isTrpc && chance.once(20)) asked.push(chance.pick(["batch=1", "batch=x", "batch=1&batch=1"]));
  if (chance.once(6)) asked.push(`__proto__[x]=1&page=${piece()}&page=2&lastEventId=${piece()}`);
  return [filled, ...asked].join("&").replace(/&/, filled.includes("?") ? "&" : "?");
}

/** A form as the upload takes it, or nearly: parts without names, files without an end, boundaries that never come. */
function formBody(boundary: string, chance: Dice): Buffer {
  const part = () => {
    const name = chance.pick(["cv_file", "text", "__proto__", "", "x".repeat(200)]);
    const file = chance.once(2) ? `; filename="${headerText(chance).slice(0, 300)}.txt"` : "";
    const type = chance.once(2) ? `content-type: ${chance.pick(["text/plain", "x", ""])}\r\n` : "";
    const content = chance.once(2) ? "Ann Example\nSkills: SQL" : chance.pick(nastyTexts);
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${type}\r\n${content}\r\n`;
  };
  const parts = chance.some(chance.pick([2, 2, 40]), part).join("");
  const whole = `${parts}--${boundary}--\r\n`;
  return Buffer.from(chance.once(3) ? whole.slice(0, chance.roll(whole.length)) : whole);
}

function bodyOf(door: Door, input: string, chance: Dice): { body: Buffer; type: string } {
  const isForm = door.isForm ? !chance.once(6) : chance.once(15);
  if (isForm) {
    const boundary = chance.pick(["x", "----b", "y".repeat(70)]);
    const type = `multipart/form-data; boundary=${boundary}`;
    return { body: formBody(boundary, chance), type };
  }
  const text = chance.once(8) ? brokenJson(input, chance) : input;
  const body = chance.once(20) ? gzipSync(text) : Buffer.from(text);
  if (chance.once(25)) body.fill(0xff, chance.roll(body.length + 1));
  return { body, type: chance.once(6) ? chance.pick(otherTypes) : "application/json" };
}

function headersOf(caller: Caller, type: string, chance: Dice): Header[] {
  const headers: Header[] = chance.once(12) ? [] : caller.headers.map((header) => [...header]);
  if (type !== "") headers.push(["content-type", type]);
  if (chance.once(15)) headers.push(["trpc-accept", "application/jsonl"]);
  while (chance.once(3)) headers.push([chance.pick(strangeHeaders), headerText(chance)]);
  if (chance.once(10)) {
    const names = ["shortlisted.session_token", "visitor", "XSRF-TOKEN", "__proto__", "", "a"];
    const cookies = chance.some(5, () => `${chance.pick(names)}=${headerText(chance)}`);
    headers.push(["cookie", cookies.join(chance.pick(["; ", ";", ",", ""]))]);
  }
  if (chance.once(12)) {
    const scheme = chance.pick(["Bearer ", "bearer  ", "Basic ", "Bearer", "", "Digest "]);
    headers.push(["authorization", scheme + headerText(chance)]);
  }
  if (chance.once(8)) headers.push(...headers.slice(0, chance.roll(headers.length + 1)));
  // Nobody waits for the go-ahead to send: that door is never answered twice.
  return headers.filter(([name]) => name !== "expect" || chance.once(4));
}

/** The same procedure twice in one request, as tRPC's clients batch calls. */
function batched({ path, ...door }: Door): Door {
  return { ...door, path: `${path},${path.slice("/trpc/".length)}?batch=1` };
}

/** One request to this door, by this caller: mostly right, wrong somewhere. */
export function makeRequest(single: Door, caller: Caller, chance: Dice): RawRequest {
  const isBatch = single.isTrpc && chance.once(6);
  const door = isBatch ? batched(single) : single;
  const fits = fitSchema(door.schema ?? {}, { named: namedSchemas, known: caller.known, chance });
  const one = chance.once(3) ? (JSON.stringify(fits) ?? "null") : spoiledJson(fits, chance);
  const input = isBatch ? `{"0":${one},"1":${one}}` : one;
  const { body, type } = bodyOf(door, input, chance);
  const method = chance.once(15) ? chance.pick(methods) : door.method;
  const hasBody = !["GET", "HEAD"].includes(method) || chance.once(20);
  const sent = hasBody ? body : Buffer.alloc(0);
  const wrong = [sent.length + 1 + chance.roll(100), Math.floor(sent.length / 2), null];
  return {
    method,
    path: pathOf(door, caller.known, input, chance),
    headers: headersOf(caller, hasBody ? type : "", chance),
    body: sent,
    length: chance.once(12) ? chance.pick(wrong) : hasBody ? sent.length : null,
  };
}
