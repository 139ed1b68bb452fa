import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openRedis } from "./redis.ts";

const quiet = { info() {}, warn() {} };
let redis: Server | undefined;
afterEach(() => redis?.close());

/** Says this to whoever connects, and hangs up. */
function startRefusing(line: string): Promise<string> {
  return listen(createServer((socket) => socket.on("error", () => {}).end(`${line}\r\n`)));
}

/** Is ready for work, and answers this to every ping. */
function startAnswering(answer: string): Promise<string> {
  const server = createServer((socket) => {
    const reply = (bytes: Buffer) => (/ping/i.test(String(bytes)) ? answer : "$0\r\n\r\n");
    socket.on("error", () => {}).on("data", (bytes) => socket.write(reply(bytes)));
  });
  return listen(server);
}

async function listen(server: Server): Promise<string> {
  redis = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `redis://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("opening Redis", () => {
  it.each([
    "-DENIED Redis is running in protected mode",
    "-NOAUTH Authentication required.",
    "-ERR DB index is out of range",
  ])("tells at once that it refuses us: %s", async (line) => {
    const url = await startRefusing(line);
    await expect(openRedis(url, quiet)).rejects.toThrow(`REDIS_URL: ${line.slice(1)}`);
  });
});

it.each(["$9999999999999", "*4294967296"])(
  "lives through a Redis that announces an endless answer: %s",
  async (line) => {
    const link = await openRedis(await startAnswering(`${line}\r\n`), quiet);
    await expect(link.check()).rejects.toThrow(/timed out|Invalid array length/);
    await link.close();
  },
);
