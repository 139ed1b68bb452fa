import type { Dice } from "../dice.ts";

/** JSON Schema, as the published document and zod write it. */
export type Schema = { [key: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const deepest = 4;

const words = ["Ann Example", "Nurse. SQL. 2019 to 2021.", "https://example.org/hook", "1"];

type Making = {
  named: Record<string, Schema>;
  /** Values of things that are there, by the name of the field they belong in. */
  known: Readonly<Record<string, string>>;
  chance: Dice;
};

/** A value that fits the schema, more or less: where it says little, anything does. */
export function fitSchema(schema: Schema, making: Making, name = "", depth = 0): unknown {
  const { chance, named, known } = making;
  const inner = (of: Schema, inside = name) => fitSchema(of, making, inside, depth + 1);
  if (typeof schema.$ref === "string") {
    return inner(named[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  }
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return chance.pick(schema.enum);
  const either = schemasIn(schema.anyOf ?? schema.oneOf ?? schema.allOf);
  if (either.length > 0) return depth > deepest ? null : inner(chance.pick(either));
  const type = chance.pick([schema.type ?? "string"].flat());
  if (type === "object") return objectOf(schema, making, inner);
  if (type === "array") {
    return depth > deepest || !isSchema(schema.items) ? [] : [inner(schema.items)];
  }
  if (type === "integer" || type === "number") return chance.pick([1, 2, 10, 30]);
  if (type === "boolean") return chance.once(2);
  if (type === "null") return null;
  return chance.once(6) ? chance.pick(words) : (known[name] ?? chance.pick(words));
}

function objectOf(
  { properties, required }: Schema,
  { chance }: Making,
  inner: (of: Schema, name: string) => unknown,
): Record<string, unknown> {
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(isSchema(properties) ? properties : {})
    .filter(([name]) => needed.includes(name) || chance.once(2))
    .map(([name, of]) => [name, isSchema(of) ? inner(of, name) : null]);
  return Object.fromEntries(fields);
}
