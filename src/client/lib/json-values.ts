/** Reading what came from outside where zod is not loaded: on every page, before anything of it is needed. */

/** A field of an object; undefined where there is no object or no such field. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text, or "" where it is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The fields of an object that hold texts. */
export function textsIn(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  if (typeof value !== "object" || value === null) return texts;
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === "string") texts[name] = text;
  }
  return texts;
}
