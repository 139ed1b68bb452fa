import { connect } from "node:net";

/** A request as bytes on the wire, whatever a decent client would think of it. */
export type RawRequest = {
  method: string;
  path: string;
  /** In order; names may come twice. */
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  /** What Content-Length says; null leaves it out. */
  length: number | null;
};

export type RawAnswer = {
  /** Null: the connection was closed without an answer. */
  status: number | null;
  text: string;
};

const latestMs = 30_000;

export function bytesOf({ method, path, headers, body, length }: RawRequest): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    "connection: close",
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(length === null ? [] : [`content-length: ${length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

/**
 * Sends it and waits for the whole answer, of a stream for its beginning. Where less comes than was announced, the sending
 * side is closed: nobody waits for the rest. Rejects when there is no answer in time.
 */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const socket = connect({ port, host: "127.0.0.1" });
  const chunks: Buffer[] = [];
  const answer = () => {
    const text = Buffer.concat(chunks).toString();
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
    resolve({ status: status === undefined ? null : Number(status), text });
    socket.destroy();
  };
  socket.setTimeout(latestMs, () => {
    reject(new Error(`no answer within ${latestMs} ms`));
    socket.destroy();
  });
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    if (/^content-type: text\/event-stream/im.test(chunk.toString("latin1"))) answer();
  });
  // The server may close while we are still sending what it does not want.
  socket.on("error", answer);
  socket.on("close", answer);
  socket.write(bytesOf(request));
  if ((request.length ?? 0) > request.body.length) socket.end();
  return promise;
}
