import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The website straight from its sources, with hot reload, inside this process. */
export async function openViteDev(app: FastifyInstance) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    appType: "spa",
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  });
  app.addHook("onClose", () => vite.close());
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
    return reply;
  };
}
