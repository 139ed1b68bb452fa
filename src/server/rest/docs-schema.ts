import { z } from "zod";
import { escaped } from "../http/page-head.ts";
import type { Schema } from "./openapi.ts";

const fields = z.record(z.string(), z.record(z.string(), z.unknown()));
const reference = /^#\/components\/schemas\/(\w+)$/;

/** The fields of an object schema as a list; nested objects have theirs inside. Empty where there are none. */
export function fieldList(schema: Schema): string {
  const parsed = fields.safeParse(schema.properties);
  if (!parsed.success || Object.keys(parsed.data).length === 0) return "";
  const required = z.array(z.string()).catch([]).parse(schema.required);
  const rows = Object.entries(parsed.data).map(([name, field]) => {
    const optional = required.includes(name) ? "" : ' <span class="soft">optional</span>';
    return `<div><dt><code>${escaped(name)}</code>${optional}</dt><dd>${kindOf(field)}${limitsOf(field)}${fieldList(innerObject(field))}</dd></div>`;
  });
  return `<dl class="fields">${rows.join("")}</dl>`;
}

/** The object inside a list or beside "null", whose fields are worth showing in place. */
function innerObject(schema: Schema): Schema {
  if (schema.properties) return schema;
  const choices = fieldsIn(schema.anyOf).filter((one) => one.type !== "null");
  const [only] = choices;
  if (only && choices.length === 1) return innerObject(only);
  const [item] = fieldsIn([schema.items]);
  return item ? innerObject(item) : {};
}

function fieldsIn(value: unknown): Schema[] {
  return z
    .array(z.record(z.string(), z.unknown()))
    .catch([])
    .parse(Array.isArray(value) ? value.filter(Boolean) : []);
}

const kinds: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "boolean",
  null: "null",
  object: "object",
};

/** What a value is, in a few words of HTML; a schema with a name is a link to it. */
export function kindOf(schema: Schema): string {
  const [, name] = reference.exec(String(schema.$ref ?? "")) ?? [];
  if (name) return `<a href="#schema-${name}">${name}</a>`;
  if (Array.isArray(schema.allOf)) return fieldsIn(schema.allOf).slice(0, 1).map(kindOf).join("");
  if (schema.const !== undefined) return codeOf(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(codeOf).join(" or ");
  if (Array.isArray(schema.anyOf)) return fieldsIn(schema.anyOf).map(kindOf).join(" or ");
  if (schema.type === "array") return `list of ${fieldsIn([schema.items]).map(kindOf).join("")}`;
  if (schema.format === "date-time") return "time (ISO 8601, UTC)";
  if (schema.format === "binary") return "file";
  const values = fieldsIn([schema.additionalProperties]);
  if (values.length > 0) return `object, each value: ${values.map(kindOf).join("")}`;
  const types = [schema.type].flat().map((type) => kinds[String(type)] ?? "any value");
  return types.join(" or ");
}

function codeOf(value: unknown): string {
  return `<code>${escaped(JSON.stringify(value))}</code>`;
}

function limitsOf(schema: Schema): string {
  const said = [
    ["at least", schema.minimum],
    ["at most", schema.maximum],
    ["at most", schema.maxLength, "characters"],
    ["by default", schema.default === "" ? undefined : schema.default],
  ]
    .filter(([, value]) => typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER)
    .map(([word, value, unit = ""]) => `${word} ${Number(value).toLocaleString("en-GB")} ${unit}`);
  return said.length > 0 ? `, <span class="soft">${said.join(", ").trim()}</span>` : "";
}
