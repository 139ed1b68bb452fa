import type { TRPCError } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { identify, sendCookies } from "../http/identity.ts";
import { appRouter } from "./app-router.ts";
import type { RequestContext } from "./context.ts";
import { answerQueries, readPlainQueries } from "./plain-queries.ts";
import { reportUnexpected } from "./report.ts";

export const trpcPath = "/trpc";

/**
 * The typed door over HTTP. tRPC's own adapter for Fastify does the same, but hands every answer over as a stream and
 * throws an error away with each: that took more time than all else of a small call. Plain queries go without even
 * the fetch standard's requests and answers.
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
        const ctx = contextOf(deps, request, reply);
        const signal = untilGone(reply);
        const onError = (error: TRPCError, path?: string) => reportUnexpected(deps, error, path);
        const queries = readPlainQueries(request);
        if (queries) {
          const { status, text } = await answerQueries(queries, ctx, signal, onError);
          reply.headers({ "content-type": "application/json", vary: "trpc-accept, accept" });
          return reply.code(status).send(text);
        }
        const answer = await resolveResponse({
          router: appRouter,
          path: request.params.path,
          req: webRequestOf(request, signal),
          error: null,
          createContext: async () => ctx,
          onError: ({ error, path }) => onError(error, path),
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

/** Aborts when the client goes before it is answered. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The request as tRPC knows requests. */
function webRequestOf(
  { url, method, headers, body }: FastifyRequest,
  signal: AbortSignal,
): Request {
  const given: [string, string][] = [];
  for (const [name, values = []] of Object.entries(headers)) {
    if (typeof values === "string") given.push([name, values]);
    else for (const value of values) given.push([name, value]);
  }
  return new Request(new URL(url, "http://localhost"), {
    method,
    headers: given,
    signal,
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
