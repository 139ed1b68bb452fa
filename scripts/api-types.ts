import { compile, type JSONSchema } from "json-schema-to-typescript";
import { z } from "zod";
import { allCalls } from "../src/server/rest/all-calls.ts";
import { describeApi, type Operation, type Schema } from "../src/server/rest/openapi.ts";

const banner = "/** Made from the API's document by `npm run api:types`; not written by hand. */";
const refs = /"#\/components\/schemas\/(\w+)"/g;

/**
 * TypeScript types of the published document, in the shape openapi-fetch reads: every path with its methods, what they take
 * and what they answer.
 */
export async function writeApiTypes(): Promise<string> {
  const document = describeApi(allCalls, { version: "" });
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    object(mapped(operations, operationType)),
  ]);
  const root = { ...object(Object.fromEntries(paths)), title: "paths" };
  const whole = JSON.stringify({ ...root, $defs: document.components.schemas });
  const schema: JSONSchema = jsonSchema.parse(JSON.parse(whole.replaceAll(refs, '"#/$defs/$1"')));
  const written = await compile(schema, "paths", {
    bannerComment: banner,
    additionalProperties: false,
    format: true,
    style: { printWidth: 100 },
  });
  // A status is a number, and an error's body is refined by its code only: the type says all it can.
  return written.replaceAll(/"(\d{3})":/g, "$1:");
}

const jsonSchema = z.record(z.string(), z.unknown());

function operationType({ parameters = [], requestBody, responses }: Operation): Schema {
  const of = (place: string) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, textual(schema)]));
    const required = here.filter((parameter) => parameter.required).map(({ name }) => name);
    return { type: "object", properties, required, additionalProperties: false };
  };
  const places = { path: of("path"), query: of("query"), header: of("header") };
  const used = Object.fromEntries(
    Object.entries(places).filter(([, { properties }]) => Object.keys(properties).length > 0),
  );
  const isPlain = Object.keys(used).length === 0;
  const required = "path" in used ? ["path"] : [];
  return object({
    ...(isPlain ? {} : { parameters: { ...object(used), required } }),
    ...(requestBody ? { requestBody: object({ content: contentType(requestBody.content) }) } : {}),
    responses: object(
      Object.fromEntries(
        Object.entries(responses).flatMap(([status, { content }]) =>
          content
            ? [[status, object({ content: contentType(Number(status) < 400 ? content : refusal) })]]
            : [],
        ),
      ),
    ),
  });
}

const refusal = { "application/json": { schema: { $ref: "#/components/schemas/ApiError" } } };

function contentType(content: Record<string, { schema: Schema }>): Schema {
  return object(mapped(content, ({ schema }) => schema));
}

/** A default is the server's business: without it the parameter may be left out all the same. */
function textual({ default: _, ...schema }: Schema): Schema {
  return schema;
}

function object(properties: Record<string, Schema>): Schema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function mapped<From, To>(
  values: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}
