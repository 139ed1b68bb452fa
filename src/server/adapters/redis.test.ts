import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openRedis } from "./redis.ts";

const quiet = { info() {}, warn() {} };
let redis: Server | undefined;
afterEach(() => redis?.close());

/** Says this to whoever connects, and hangs up. */
async function startRefusing(line: string): Promise<string> {
  const server = createServer((socket) => socket.on("error", () => {}).end(`${line}\r\n`));
  redis = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `redis://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("opening Redis", () => {
  it.each(["-DENIED Redis is running in protected mode", "-NOAUTH Authentication required."])(
    "tells at once that it refuses us: %s",
    async (line) => {
      const url = await startRefusing(line);
      await expect(openRedis(url, quiet)).rejects.toThrow(`REDIS_URL: ${line.slice(1)}`);
    },
  );
});
