import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { identify, sendCookies } from "../http/identity.ts";
import { appRouter } from "./app-router.ts";
import type { RequestContext } from "./context.ts";
import { reportUnexpected } from "./report.ts";

export const trpcPath = "/trpc";

/**
 * The typed door over HTTP. tRPC's own adapter for Fastify does the same, but hands every answer over as a stream and
 * throws an error away with each: that took more time than all else of a small call.
 */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // tRPC reads JSON itself, and nothing else is sent to it: a form would get past the limit of a body.
    scope.removeContentTypeParser(["application/json", "multipart/form-data"]);
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { path: string } }>({
      // Not every method: a request of the fetch standard, which tRPC wants, cannot have some of them (TRACE).
      method: ["GET", "POST"],
      url: `${trpcPath}/:path`,
      async handler(request, reply) {
        // Of who went while their session was looked up, no end would ever be told: what they follow would last for ever.
        if (reply.raw.destroyed) return reply.hijack();
        const answer = await resolveResponse({
          router: appRouter,
          path: request.params.path,
          req: webRequestOf(request, reply),
          error: null,
          createContext: async () => contextOf(deps, request, reply),
          onError: ({ error, path }) => reportUnexpected(deps, error, path),
        });
        return send(reply, answer);
      },
    });
  });
}

function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    deps,
    identify: async () => ({ owner: request.owner, access: request.access }),
    identifyAgain: () => identify(deps, request.raw),
    from: request.from,
    cookieHeader: request.headers.cookie ?? "",
    sendCookies: (cookies) => sendCookies(deps, request, reply, cookies),
  };
}

/** The request as tRPC knows requests; its signal aborts when the client goes before it is answered. */
function webRequestOf(
  { url, method, headers, body }: FastifyRequest,
  reply: FastifyReply,
): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const given: [string, string][] = [];
  for (const [name, values = []] of Object.entries(headers)) {
    if (typeof values === "string") given.push([name, values]);
    else for (const value of values) given.push([name, value]);
  }
  return new Request(new URL(url, "http://localhost"), {
    method,
    headers: given,
    signal: gone.signal,
    ...(typeof body === "string" && method !== "GET" && method !== "HEAD" ? { body } : {}),
  });
}

/** An answer that is whole goes out in one piece; only what comes bit by bit is a stream. */
async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const { body, headers } = answer;
  // A batch asked for in lines calls itself JSON too, and may last as long as what it follows.
  const isJson = headers.get("content-type") === "application/json";
  const isWhole = body === null || (isJson && !headers.has("transfer-encoding"));
  if (!isWhole) return reply.send(answer);
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(answer.status).send(await answer.text());
}
