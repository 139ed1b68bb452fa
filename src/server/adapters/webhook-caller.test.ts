import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type CallerOptions, createWebhookCaller } from "./webhook-caller.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine that answers with a status, or never. */
async function receive(status: number | "never", headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body });
    if (status !== "never") response.writeHead(status, headers).end("x".repeat(100_000));
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, received };
}

const here: CallerOptions = { resolve: async () => ["127.0.0.1"], isPublic: () => true };
const never = new AbortController().signal;

function post(url: string, options: CallerOptions = {}, signal = never) {
  const headers = { "content-type": "application/json", "webhook-id": "msg_1" };
  return createWebhookCaller(options).post({ url, headers, body: '{"é":1}' }, signal);
}

describe("a webhook's call", () => {
  it("goes to the address the name stands for, under that name", async () => {
    const { port, received } = await receive(204);
    expect(await post(`http://hooks.example.org:${port}/a/b?c=d`, here)).toBe(204);
    expect(received).toEqual([
      {
        path: "/a/b?c=d",
        headers: expect.objectContaining({
          host: `hooks.example.org:${port}`,
          "webhook-id": "msg_1",
          "content-type": "application/json",
        }),
        body: '{"é":1}',
      },
    ]);
  });

  it("looks the name up once: a second answer of the DNS leads nowhere", async () => {
    const { port, received } = await receive(200);
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [asked === 1 ? "127.0.0.1" : "127.0.0.2"];
    };
    expect(await post(`http://rebind.example.org:${port}/`, { ...here, resolve })).toBe(200);
    expect([asked, received.length]).toEqual([1, 1]);
  });

  it.each([
    ["this machine", ["127.0.0.1"]],
    ["a private network among public addresses", ["93.184.215.14", "10.0.0.7"]],
    ["the cloud's credentials", ["169.254.169.254"]],
    ["IPv6 of this machine", ["::1"]],
    ["IPv4 in IPv6", ["::ffff:127.0.0.1"]],
    ["nothing", []],
  ])("is not made to a name that stands for %s", async (_, addresses) => {
    const { port, received } = await receive(200);
    const resolve = async () => addresses;
    await expect(post(`http://x.example.org:${port}/`, { resolve })).rejects.toThrow(/public/);
    expect(received).toEqual([]);
  });

  it.each([
    "http://127.0.0.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.1:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://[::1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://0:PORT/",
  ])("is not made to %s", async (url) => {
    const { port, received } = await receive(200);
    const target = url.replace("PORT", String(port));
    expect(createWebhookCaller().mayCall(target)).toBe(false);
    await expect(post(target)).rejects.toThrow(/public/);
    expect(received).toEqual([]);
  });

  it.each(["localhost", "LOCALHOST", "app.localhost", "db.internal", "nas.local", "intranet"])(
    "is refused at once for the local name %s",
    (name) => {
      expect(createWebhookCaller().mayCall(`http://${name}/`)).toBe(false);
      expect(createWebhookCaller().mayCall(`http://${name}.example.org/`)).toBe(true);
    },
  );

  it("follows no redirect", async () => {
    const inner = await receive(200);
    const location = `http://127.0.0.1:${inner.port}/`;
    const { port } = await receive(302, { location });
    expect(await post(`http://hooks.example.org:${port}/`, here)).toBe(302);
    expect(inner.received).toEqual([]);
  });

  it("ends when it is told to, answer or not, look-up or not", async () => {
    const { port } = await receive("never");
    const told = new AbortController();
    const call = post(`http://hooks.example.org:${port}/`, here, told.signal);
    told.abort(new Error("stop"));
    await expect(call).rejects.toThrow();
    const lookingUp = new AbortController();
    const resolve = () => new Promise<string[]>(() => {});
    const second = post("http://slow.example.org/", { ...here, resolve }, lookingUp.signal);
    lookingUp.abort(new Error("stop"));
    await expect(second).rejects.toThrow("stop");
  });

  it("speaks TLS to an https address: a plain receiver is no answer", async () => {
    const { port, received } = await receive(200);
    await expect(post(`https://hooks.example.org:${port}/`, here)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});
