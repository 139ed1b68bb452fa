import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What becomes of the bytes: passed on, passed on late, swallowed (a half-open line), or every connection broken. */
type Weather = "fair" | "silent" | "cut" | { delayMs: number };

export type Line = {
  host: string;
  port: number;
  set(weather: Weather): void;
  close(): Promise<void>;
};

/** A line to a server of ours that can be made bad. */
export async function startLine(
  target: { host: string; port: number },
  host = "127.0.0.1",
): Promise<Line> {
  const sockets = new Set<Socket>();
  let weather: Weather = "fair";

  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on("data", (chunk) => {
      const now = weather;
      if (now === "silent") return;
      if (typeof now === "object") last = last.then(() => wait(now.delayMs));
      last = last.then(() => void (to.writable && to.write(chunk)));
    });
    from.on("close", () => {
      // A silent line does not even tell that the other side has gone.
      if (weather !== "silent") to.destroy();
    });
    from.on("error", () => {});
  }

  const server = createServer((client) => {
    if (weather === "cut") {
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    }
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    host,
    port: typeof address === "object" && address ? address.port : 0,
    set(next) {
      // After a silence nobody can tell what was lost: the lines are of no use any more.
      if (next === "cut" || weather === "silent") breakAll();
      weather = next;
    },
    async close() {
      server.close();
      breakAll();
    },
  };
}
