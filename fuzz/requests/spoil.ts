import type { Dice } from "../dice.ts";

/** Texts that have broken something somewhere: halves of characters, U+0000, names every object has, signs of SQL. */
export const nastyTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udc00b",
  "\u202eevil\ufeff",
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1 --",
  "../../etc/passwd",
  "%00%ff%zz",
  "{{7*7}}<%= 7 %>",
  "<script>alert(1)</script>",
  "NaN",
  "1e400",
  "9".repeat(400),
  "x".repeat(9000),
  "é".repeat(300),
  "\u{1f600}".repeat(200),
  "a@b\r\nBcc: c@d",
  "a@example.org,b@example.org",
  "0000-00-00T00:00:00Z",
];

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Written as JSON, because no value in memory is some of them. */
const nastyJson: readonly string[] = [
  "null",
  "true",
  "0",
  "-1",
  "-0",
  "0.1",
  "9007199254740993",
  "-9223372036854775809",
  "1e308",
  "1e999",
  "[]",
  "{}",
  "[null]",
  "[[[[]]]]",
  nested(3000, "[", "]"),
  nested(1500, '{"a":', "}"),
  `[${"0,".repeat(5000)}0]`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"length":1e9}',
  '{"toString":1,"valueOf":1}',
  '{"then":1}',
  '{"$ne":null}',
  '{"0":1,"1":2}',
];

/** Stands for a piece of JSON that is put in when the rest is written. */
const placeholder = "\u0001nasty\u0001";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The value with one of its parts (or the whole) replaced, left out, or joined by something nobody asked for; as JSON. */
export function spoiledJson(value: unknown, chance: Dice): string {
  const nasty = chance.once(2) ? JSON.stringify(chance.pick(nastyTexts)) : chance.pick(nastyJson);
  const text = JSON.stringify(replaced(value, chance)) ?? placeholder;
  return text.replaceAll(JSON.stringify(placeholder), () => nasty);
}

function replaced(value: unknown, chance: Dice): unknown {
  if (!isObject(value) || chance.once(8)) return placeholder;
  const names = Object.keys(value);
  const way = chance.roll(6);
  if (way === 0 || names.length === 0) {
    const name = chance.pick(["__proto__", "constructor", "role", "isAdmin", "id", "\0", "\ud800"]);
    // Assigning would change what the object inherits from, and leave nothing to send.
    return Object.fromEntries([...Object.entries(value), [name, placeholder]]);
  }
  const name = chance.pick(names);
  const entries = Object.entries(value).flatMap(([key, part]) => {
    if (key !== name) return [[key, part]];
    return way === 1 ? [] : [[key, replaced(part, chance)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** What is no JSON, or hardly. */
export function brokenJson(json: string, chance: Dice): string {
  return chance.pick([
    () => json.slice(0, chance.roll(json.length + 1)),
    () => `\ufeff${json}`,
    () => `${json}${json}`,
    () => json.replace("{", `{${json.slice(1, 40).split(",")[0]},`),
    () => `'${json}'`,
    () => "",
    () => "\0",
    () => "[".repeat(20_000),
    () => '{"a":'.repeat(20_000),
    () => encodeURIComponent(json),
  ])();
}
