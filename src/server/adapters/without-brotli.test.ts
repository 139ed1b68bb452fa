import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { withoutBrotli } from "./without-brotli.ts";

const encodings = { br: brotliCompressSync, gzip: gzipSync };
const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** A server that answers in one encoding, whatever it was asked for. */
async function answering(encoding: keyof typeof encodings) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.headers["accept-encoding"], request.headers["x-kept"]?.toString());
    reply.setHeader("content-encoding", encoding);
    reply.end(encodings[encoding]("hello"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked };
}

const fetch = withoutBrotli(globalThis.fetch);

it("does not ask for Brotli, and unpacks none that comes all the same", async () => {
  const { url, asked } = await answering("br");
  const response = await fetch(url, { headers: { "x-kept": "yes" } });
  await expect(response.text()).rejects.toThrow();
  expect(asked).toEqual(["gzip, deflate", "yes"]);
});

it("reads other encodings as ever, also of a request made before", async () => {
  const { url, asked } = await answering("gzip");
  const response = await fetch(new Request(url, { headers: { "x-kept": "yes" } }));
  expect(await response.text()).toBe("hello");
  expect(asked).toEqual(["gzip, deflate", "yes"]);
});
