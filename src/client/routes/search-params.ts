type SearchValues = Record<string, unknown>;

/** An address's query as plain texts, repeated names as lists. The router's own reading turns "1.0" into 1. */
export function parseSearch(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query);
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const [first = "", ...more] = params.getAll(name);
    values[name] = more.length === 0 ? first : [first, ...more];
  }
  return values;
}

export function stringifySearch(values: SearchValues): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    for (const text of Array.isArray(value) ? value : [value]) params.append(name, String(text));
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** One value of the query; the last counts where a name stands twice. */
export function oneOf(value: unknown): string | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === "string" ? last : undefined;
}
