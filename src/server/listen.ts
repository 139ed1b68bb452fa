import type { FastifyInstance } from "fastify";

/** What a process serves, over HTTP. */
export type RunningServer = {
  /** The port it listens on, which the system chooses when it is asked for 0. */
  listen(port: number, host: string): Promise<number>;
  /** Stops accepting, gives running analyses `graceMs`, and ends every connection. */
  close(graceMs: number): Promise<void>;
};

export async function listenOn(
  app: Pick<FastifyInstance, "listen" | "server">,
  port: number,
  host: string,
): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
