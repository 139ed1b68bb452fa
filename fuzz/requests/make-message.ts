import type { Dice } from "../dice.ts";
import type { Caller } from "./callers.ts";
import { type Door, namedSchemas } from "./doors.ts";
import { fitSchema } from "./fit-schema.ts";
import { brokenJson, nastyTexts, spoiledJson } from "./spoil.ts";

/** What is sent over a socket: text, bytes, or pieces of one message. */
export type Message = string | Buffer | readonly string[];

type Making = { doors: readonly Door[]; known: Caller["known"]; chance: Dice };

const methods = "query mutation subscription subscription.stop reconnect connectionParams x".split(
  " ",
);
const fewIds = 3;
const manyAtOnce = 1500;
const tooLong = 1_100_000;

/** The id is often one that is in use. */
function idOf(chance: Dice): unknown {
  const strange = [null, "", "__proto__", {}, [1], 1e308, -1, true, "x".repeat(2000)];
  return chance.once(8) ? chance.pick(strange) : chance.roll(fewIds) + 1;
}

function callOf({ doors, known, chance }: Making): Record<string, unknown> {
  const { path, schema, method } = chance.pick(doors);
  const input = schema && fitSchema(schema, { named: namedSchemas, known, chance });
  const usual = path.includes("progress") || path.includes("changes") ? "subscription" : method;
  const type = usual === "POST" ? "mutation" : usual === "GET" ? "query" : usual;
  const params = { path: path.replace("/trpc/", ""), input };
  const resumed = chance.once(6) ? { ...params, lastEventId: chance.pick(nastyTexts) } : params;
  return {
    id: idOf(chance),
    method: chance.once(6) ? chance.pick(methods) : type,
    params: resumed,
  };
}

const stop = (chance: Dice) => ({ id: idOf(chance), method: "subscription.stop" });

/** Thousands that follow the same, each under an id of its own. */
function manyFollowers({ known }: Making): string {
  const params = { path: "analysis.progress", input: { analysis_id: known.analysis_id } };
  const messages = Array.from({ length: manyAtOnce }, (_, index) => ({
    id: `many${index}`,
    method: "subscription",
    params,
  }));
  return JSON.stringify(messages);
}

const ways: readonly ((making: Making) => Message)[] = [
  (making) => JSON.stringify(callOf(making)),
  (making) => JSON.stringify(callOf(making)),
  (making) => spoiledJson(callOf(making), making.chance),
  (making) => spoiledJson(callOf(making), making.chance),
  (making) => brokenJson(JSON.stringify(callOf(making)), making.chance),
  (making) => JSON.stringify(making.chance.some(30, () => callOf(making))),
  (making) => JSON.stringify([[callOf(making)], null, 1, "x", stop(making.chance)]),
  ({ chance }) => JSON.stringify(stop(chance)),
  ({ chance }) => chance.pick(["PING", "PONG", "ping", "", " ", "null", "[]", "{}"]),
  ({ chance }) => Buffer.from(chance.some(200, () => chance.roll(256))),
  (making) => Buffer.from(JSON.stringify(callOf(making))),
  (making) => {
    const text = JSON.stringify(callOf(making));
    return [text.slice(0, 5), "", text.slice(5)];
  },
];

/** One message in many asks for too much at once. */
export function makeMessage(making: Making): Message {
  const { chance } = making;
  if (chance.once(60)) return manyFollowers(making);
  if (chance.once(120)) return `"${"x".repeat(tooLong)}"`;
  return chance.pick(ways)(making);
}
