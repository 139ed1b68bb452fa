/**
 * Sends what no program of ours would send to every door of a whole server, and over WebSockets, until the time is over:
 *
 *   npm run fuzz:requests -- [--minutes N] [--seed N]
 *
 * Fails on an answer of 500, on none at all, when somebody still follows who has gone, and when memory grows from round
 * to round.
 */
import { parseArgs } from "node:util";
import { startServer } from "../../test/start-server.ts";
import { knockAtAll } from "./knock.ts";
import { talkToAll } from "./talk.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string", default: "1" } },
});
const end = performance.now() + Number(values.minutes) * 60_000;
const first = Number(values.seed);
const roundsPerReport = 10;
/** Twice as long as a document is kept: each round finds the former's gone. */
const roundMs = 2 * 60 * 60_000;
/** Compiled code and tables that fill go on for a while; what leaks goes on for ever. */
const warmRounds = 30;
const mostGrowthPerRequest = 200;

let shift = 0;
const now = () => Date.now() + shift;
const server = await startServer({ now });
const heapBytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
let sent = 0;
let faults = 0;
let warm: { sent: number; bytes: number } | undefined;
let growth = 0;

for (let round = first; performance.now() < end; round += 1) {
  // Each of them makes people of its own: by their number.
  for (const result of [await knockAtAll(server, round), await talkToAll(server, -round)]) {
    sent += result.sent;
    faults += result.faults.length;
    for (const fault of result.faults) console.log(`${fault}\n`);
  }
  shift += roundMs;
  if ((round - first) % roundsPerReport !== roundsPerReport - 1) continue;
  const bytes = heapBytes();
  if (round - first >= warmRounds) warm ??= { sent, bytes };
  growth = warm && sent > warm.sent ? (bytes - warm.bytes) / (sent - warm.sent) : 0;
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  console.log(
    `${sent} requests to round ${round}, ${faults} faults, heap ${megabytes} MB, ${growth.toFixed(0)} bytes a request since warm`,
  );
}
await server.close();
console.log(`${sent} requests, ${faults} faults, ${growth.toFixed(0)} bytes a request`);
process.exitCode = faults > 0 || growth > mostGrowthPerRequest ? 1 : 0;
