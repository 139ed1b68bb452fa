import { z } from "zod";
import { allCalls } from "../../src/server/rest/all-calls.ts";
import { describeApi } from "../../src/server/rest/openapi.ts";
import { appRouter } from "../../src/server/trpc/app-router.ts";
import type { Schema } from "./fit-schema.ts";

/** A way into the server with what it asks for: found by asking the server, so that a new one is tried by itself. */
export type Door = {
  method: string;
  /** With `{name}` where a piece of one's own stands. */
  path: string;
  /** Of the body, or of tRPC's `input`; undefined where it asks for nothing. */
  schema: Schema | undefined;
  query: Record<string, Schema>;
  isForm: boolean;
  isTrpc: boolean;
};

const document = describeApi(allCalls, { version: "fuzz" });

/** What `$ref` in a schema of the published document points to. */
export const namedSchemas: Record<string, Schema> = document.components.schemas;

const restDoors: Door[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
    const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
    const inQuery = parameters.filter((parameter) => parameter.in === "query");
    return {
      method: method.toUpperCase(),
      path,
      schema: content?.schema,
      query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
      isForm: type === "multipart/form-data",
      isTrpc: false,
    };
  }),
);

const field = (of: unknown, name: string): unknown => Reflect.get(Object(of), name);

/** Flat, by the whole name; the types show it nested. */
const trpcDoors: Door[] = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const facts = field(procedure, "_def");
  const [input] = [field(facts, "inputs")].flat();
  return {
    method: field(facts, "type") === "mutation" ? "POST" : "GET",
    path: `/trpc/${name}`,
    schema:
      input instanceof z.ZodType
        ? z.toJSONSchema(input, { io: "input", unrepresentable: "any" })
        : undefined,
    query: {},
    isForm: false,
    isTrpc: true,
  };
});

/** Those the published document and the typed router know of. */
export const describedDoors: readonly Door[] = [...restDoors, ...trpcDoors];

/** Fastify's own list, in which `/keys (GET)` may hold `/:id (DELETE)` a step further in. */
export function listRoutes(printed: string): { method: string; path: string }[] {
  const above: string[] = [];
  return printed
    .split("\n")
    .flatMap((line) => {
      const [, step = "", piece = "", methods = ""] = /^(.*?)── (\S+) \((.*)\)$/.exec(line) ?? [];
      if (piece === "") return [];
      const depth = Math.floor(step.length / 4);
      const path = depth === 0 ? piece : `${above[depth - 1]}${piece}`;
      above.splice(depth, above.length, path);
      return methods.split(", ").map((method) => ({ method, path }));
    })
    .filter(({ method, path }) => method !== "HEAD" && path !== "/trpc/:path")
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, "{$1}") }));
}

/** The described doors and whatever else the server listens to: pages, webhooks, health. */
export function allDoors(printedRoutes: string): readonly Door[] {
  const known = new Set(restDoors.map(({ method, path }) => `${method} ${path}`));
  const others = listRoutes(printedRoutes).filter(
    ({ method, path }) => !known.has(`${method} ${path}`),
  );
  const bare = { schema: undefined, query: {}, isForm: false, isTrpc: false };
  return [...describedDoors, ...others.map((route) => ({ ...route, ...bare }))];
}
