import { getHTTPStatusCode } from "@trpc/server/http";
import type { FastifyRequest } from "fastify";
import type { RequestContext } from "./context.ts";
import { perform, procedures, refusalOf } from "./one-call.ts";

type Queries = { asked: { path: string; input: unknown }[]; isBatch: boolean };

/**
 * The queries a GET asks for, alone or in a batch: nearly all the website reads. Undefined where there is anything else
 * about the request, faults included: that is for tRPC's own code to answer.
 */
export function readPlainQueries({
  method,
  headers,
  params,
  query,
}: FastifyRequest): Queries | undefined {
  // Who names a form of answer may want it line by line.
  if (method !== "GET" || headers["trpc-accept"] || headers.accept?.includes("jsonl")) return;
  const path = String(Object(params).path);
  const { batch, input: text } = Object(query);
  const isBatch = batch === "1";
  const paths = isBatch ? path.split(",") : [path];
  const input = text === undefined && !isBatch ? { value: undefined } : parsed(text);
  if (!paths.every(isQuery) || !input) return;
  if (!isBatch) return { asked: [{ path, input: input.value }], isBatch };
  const { value } = input;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  return { asked: paths.map((path, nth) => ({ path, input: Reflect.get(value, nth) })), isBatch };
}

function isQuery(path: string): boolean {
  return Object.hasOwn(procedures, path) && Reflect.get(procedures, path)._def.type === "query";
}

function parsed(text: unknown): { value: unknown } | undefined {
  if (typeof text !== "string") return;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return;
  }
}

/** As tRPC answers them, without requests and answers of the fetch standard in between: they take longer than it does. */
export async function answerQueries(
  { asked, isBatch }: Queries,
  ctx: RequestContext,
  signal: AbortSignal,
  onError: Parameters<typeof refusalOf>[2],
): Promise<{ status: number; text: string }> {
  const answers = await Promise.all(
    asked.map(async (query, nth) => {
      const call = { ...query, type: "query" as const, ctx };
      try {
        return { result: { data: await perform(call, signal, nth) } };
      } catch (cause) {
        return { error: refusalOf(cause, call, onError) };
      }
    }),
  );
  const text = JSON.stringify(isBatch ? answers : answers[0]);
  return { status: getHTTPStatusCode(answers), text };
}
