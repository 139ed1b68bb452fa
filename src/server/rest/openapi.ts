import { z } from "zod";
import { apiError, namedSchemas } from "../../shared/api-answers.ts";
import type { ErrorCode } from "../../shared/errors.ts";
import { webhookEvent } from "../../shared/webhook.ts";
import { errorTable } from "../http/error-table.ts";
import type { Call } from "./call.ts";
import { introduction } from "./openapi-introduction.ts";
import { describeWebhooks } from "./openapi-webhooks.ts";

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = { [key: string]: unknown };

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
};
export type Answer = {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Record<string, { schema: Schema }>;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
};
export type OpenApiDocument = {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> };
};

/** What any call can meet: a wrong key, a key without the scope, too many calls by key, a server in trouble. */
const everywhere: readonly ErrorCode[] = [
  "validation_failed",
  "unauthorized",
  "forbidden",
  "rate_limited",
  "internal",
  "busy",
  "unavailable",
];
const refsIn = "#/$defs/";
const refsOut = "#/components/schemas/";

/**
 * The document of the calls, made of the very schemas that check them.
 * @param closed answers may hold no field that is not described: for tests. Consumers must expect new fields.
 */
export function describeApi(
  calls: readonly Call[],
  { version, closed = false }: { version: string; closed?: boolean },
): OpenApiDocument {
  const schemas = new SchemaWriter(closed);
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    const others = paths[call.path];
    paths[call.path] = { ...others, [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Shortlisted",
      version,
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(calls.map((call) => call.group))].map((name) => ({ name })),
    paths,
    webhooks: describeWebhooks(schemas.write(webhookEvent, "output")),
    components: { schemas: schemas.named(), securitySchemes },
  };
}

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "shortlisted.session_token",
    description: "A login. Changing calls need `X-CSRF-Token` too.",
  },
  visitor: {
    type: "apiKey",
    in: "cookie",
    name: "visitor",
    description: "A browser without login. Changing calls need `X-CSRF-Token` too.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "An API key with the scope `read` (every GET) or `analyse` (everything else).",
  },
};

function operationOf(call: Call, schemas: SchemaWriter): Operation {
  const parameters = parametersOf(call, schemas);
  const body = call.body ?? call.form;
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.summary,
    ...(call.about ? { description: call.about } : {}),
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [call.form ? "multipart/form-data" : "application/json"]: {
                schema: schemas.write(body, "input"),
              },
            },
          },
        }
      : {}),
    responses: answersOf(call, schemas),
  };
}

function securityOf(call: Call): Operation["security"] {
  if (call.signed) return [];
  const session = { session: [] };
  if (call.caller === "person") return [session];
  const known = [{ apiKey: [call.method === "GET" ? "read" : "analyse"] }, session];
  return call.caller === "account" ? known : [...known, { visitor: [] }];
}

function parametersOf(call: Call, schemas: SchemaWriter): Parameter[] {
  const parameters: Parameter[] = [];
  for (const [place, schema] of [
    ["path", call.params],
    ["query", call.query],
  ] as const) {
    if (!schema) continue;
    const { properties } = schemas.write(schema, "input");
    for (const [name, property] of Object.entries(
      z.record(z.string(), anySchema).parse(properties),
    )) {
      parameters.push({ name, in: place, required: place === "path", schema: property });
    }
  }
  const header = (name: string, description: string) =>
    parameters.push({
      name,
      in: "header",
      required: false,
      description,
      schema: { type: "string" },
    });
  if (needsCsrf(call)) header("X-CSRF-Token", "Needed with cookies, not with an API key.");
  if (call.repeatable) {
    header(
      "Idempotency-Key",
      "1 to 255 visible characters. The same call sent again is done once.",
    );
  }
  if (call.tagged) header("If-None-Match", "The `ETag` of an earlier answer.");
  return parameters;
}

const anySchema = z.record(z.string(), z.unknown());

function needsCsrf(call: Call): boolean {
  return call.method !== "GET" && !call.signed;
}

function answersOf(call: Call, schemas: SchemaWriter): Operation["responses"] {
  const answers: Operation["responses"] = {};
  const status = call.status ?? 200;
  answers[status] = {
    description: status === 302 ? "Leads to a page of the website." : "Success.",
    ...(call.tagged ? { headers: { ETag: tagHeader } } : {}),
    ...(call.answer ? json(schemas.write(call.answer, "output")) : {}),
  };
  if (call.tagged) answers[304] = { description: "Nothing changed since." };
  for (const [refused, codes] of refusalsOf(call)) {
    const other = call.otherRefusals?.[refused];
    // A wrong key is refused before the call is asked, in the shape of every call.
    const shape = other ? z.union([other, apiError]) : apiError;
    const error = schemas.write(shape, "output");
    const allOf = [error, { properties: { code: { enum: codes } } }];
    answers[refused] = {
      description: codes.map((code) => `\`${code}\``).join(", "),
      ...(refused === 429 ? { headers: { "Retry-After": retryHeader } } : {}),
      ...json({ allOf }),
    };
  }
  return answers;
}

const tagHeader = { description: "Changes with the answer.", schema: { type: "string" } };
const retryHeader = { description: "Seconds to wait.", schema: { type: "integer" } };

function json(schema: Schema): Pick<Answer, "content"> {
  return { content: { "application/json": { schema } } };
}

/** The codes each status can come with, as the error table says. */
function refusalsOf(call: Call): [number, string[]][] {
  const byStatus = new Map<number, Set<ErrorCode>>();
  const add = (status: number, code: ErrorCode) =>
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  const repeated = ["call_in_progress", "idempotency_key_reused"] as const;
  const codes: ErrorCode[] = [...everywhere, ...(call.refusals ?? [])];
  if (needsCsrf(call)) codes.push("csrf_invalid");
  if (call.repeatable) codes.push(...repeated);
  for (const code of codes) add(errorTable[code].status, code);
  if (call.method !== "GET") {
    add(errorTable.file_too_large.status, "file_too_large");
    // A content type that is not accepted here.
    add(errorTable.file_type_not_allowed.status, "validation_failed");
  }
  return [...byStatus].sort().map(([status, known]) => [status, [...known].sort()]);
}

/** Turns zod's schemas into JSON Schema; those that have a name are written once, under it. */
class SchemaWriter {
  readonly #names = z.registry<{ id: string }>();
  readonly #written: Record<string, Schema> = {};
  readonly #closed: boolean;

  constructor(closed: boolean) {
    this.#closed = closed;
    for (const [id, schema] of Object.entries(namedSchemas)) this.#names.add(schema, { id });
  }

  write(schema: z.ZodType, io: "input" | "output"): Schema {
    // Inside another object a named schema is written as a reference.
    const wrapped = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: this.#names,
      unrepresentable: "any",
    });
    const { properties, $defs } = wrapping.parse(tidy(wrapped, this.#closed));
    Object.assign(this.#written, $defs);
    return properties.it;
  }

  named(): Record<string, Schema> {
    const names = Object.keys(this.#written).sort();
    return Object.fromEntries(names.map((name) => [name, this.#written[name] ?? {}]));
  }
}

const wrapping = z.object({
  properties: z.object({ it: anySchema }),
  $defs: z.record(z.string(), anySchema).default({}),
});

/** Without what says nothing to a reader: names zod gives, and the pattern of a format that has a name. */
function tidy(value: unknown, closed: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, closed));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      key !== "$schema" &&
      !(key === "id" && typeof inner === "string") &&
      !(key === "pattern" && "format" in value) &&
      !(key === "additionalProperties" && inner === false && !closed),
  );
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string"
        ? inner.replace(refsIn, refsOut)
        : tidy(inner, closed),
    ]),
  );
}
