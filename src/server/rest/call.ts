import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type ErrorCode, unfit } from "../../shared/errors.ts";
import { accountOf } from "../../shared/owner.ts";
import { parseForm } from "../../shared/parse-form.ts";
import { personOf } from "../http/identity.ts";
import { sendWithTag } from "./entity-tag.ts";

/** Who may make a call: `account` is a session or a key, `person` a session only. */
export type Caller = "anybody" | "account" | "person";

export type CallGroup =
  | "Status"
  | "Account"
  | "API keys"
  | "Analysis"
  | "History"
  | "Drafts"
  | "Webhooks"
  | "Billing";

type Described = {
  /** Its name in the published document and in clients made from it. */
  id: string;
  method: "GET" | "POST" | "DELETE";
  /** As in OpenAPI: `/api/keys/{id}`. */
  path: string;
  group: CallGroup;
  summary: string;
  about?: string;
  caller: Caller;
  /** The status of success; 200 where it is not said. */
  status?: 200 | 201 | 302;
  /** What the call itself can refuse with. What every call can meet is added to the document. */
  refusals?: readonly ErrorCode[];
  /** The answer has an `ETag`; whoever sends it back in `If-None-Match` gets 304 while nothing changed. */
  tagged?: boolean;
  /** Takes an `Idempotency-Key`. */
  repeatable?: boolean;
  /** Signed by the program that sends it: needs no CSRF token. */
  signed?: boolean;
  /** Answers of another shape than `ApiError`, by status. */
  otherRefusals?: Readonly<Record<number, z.ZodType>>;
  /** A multipart form, read by the call itself. */
  form?: z.ZodObject;
};

/** A call of the REST door: what is registered, checked and published are all made of this one description. */
export type Call<
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = Described & {
  /** Of the success; without one it has no JSON body. */
  answer?: Answer;
  params?: Params;
  query?: Query;
  body?: Body;
};

export function defineCall<
  Answer extends z.ZodType = z.ZodVoid,
  Params extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodVoid,
  Body extends z.ZodType = z.ZodVoid,
>(call: Call<Answer, Params, Query, Body>): Call<Answer, Params, Query, Body> {
  return call;
}

type Given<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  request: FastifyRequest;
  reply: FastifyReply;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
};

/** What the handler of a call is given. */
export type Asked<Of> =
  Of extends Call<infer _, infer Params, infer Query, infer Body>
    ? Given<Params, Query, Body>
    : never;

/** Registers the call: refuses who may not make it and what does not fit, then asks for the answer; null: it was sent already. */
export function serve<
  Answer extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Answer, Params, Query, Body>,
  answer: NoInfer<(given: Given<Params, Query, Body>) => Promise<z.input<Answer> | null>>,
  options: { bodyLimit?: number; config?: FastifyContextConfig; exposeHeadRoute?: boolean } = {},
): void {
  const { method, path } = call;
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...options,
    async handler(request, reply) {
      // Whoever may not make the call hears that first.
      if (call.caller === "person") personOf(request);
      if (call.caller === "account") accountOf(request.owner);
      const params = read(call.params, request.params);
      const query = read(call.query, request.query);
      const body = readBody(call.body, request.body);
      const answered = await answer({ request, reply, params, query, body });
      if (answered === null) return reply;
      reply.code(call.status ?? 200);
      return call.tagged ? sendWithTag(request, reply, answered) : reply.send(answered);
    },
  });
}

/** A call without a schema has nothing there: its type is void then, which the overloads say. */
function read<Schema extends z.ZodType>(
  schema: Schema | undefined,
  given: unknown,
): z.output<Schema>;
function read(schema: z.ZodType | undefined, given: unknown): unknown {
  return schema?.parse(given);
}

function readBody<Schema extends z.ZodType>(
  schema: Schema | undefined,
  given: unknown,
): z.output<Schema>;
function readBody(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = parseForm(schema, given);
  const isNothing = given === undefined || given === null;
  if (isNothing || (typeof given === "object" && !Array.isArray(given))) return parsed;
  throw unfit("body", "The body must be a JSON object.");
}
