import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type NodeProcess, portOf } from "./processes.ts";

/** One address for several web nodes, as a proxy in front has it: each connection goes to the next that takes it. */
export async function startFront(
  nodes: () => NodeProcess[],
): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let turn = 0;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on("error", () => {});
    return socket.once("close", () => sockets.delete(socket));
  }

  function pass(client: Socket, ports: number[]): void {
    const [port, ...others] = ports;
    if (port === undefined || client.destroyed) {
      client.destroy();
      return;
    }
    const upstream = keep(connect(port, "127.0.0.1"));
    upstream.once("connect", () => {
      upstream.off("close", next);
      client.once("close", () => upstream.destroy());
      upstream.once("close", () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
    const next = () => pass(client, others);
    upstream.once("close", next);
  }

  const server = createServer((client) => {
    const ports = nodes().map(portOf);
    turn += 1;
    const first = turn % Math.max(1, ports.length);
    pass(keep(client), [...ports.slice(first), ...ports.slice(0, first)]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
