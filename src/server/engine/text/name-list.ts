/** "A", "A and B", "A, B and C"; past `most` names the rest is counted: "A, B and 3 more". */
export function nameList(names: readonly string[], most = 4, joiner: "and" | "or" = "and"): string {
  if (names.length > most) {
    const shown = names.slice(0, most);
    return `${shown.join(", ")} and ${names.length - most} more`;
  }
  const last = names.at(-1) ?? "";
  const before = names.slice(0, -1);
  return before.length === 0 ? last : `${before.join(", ")} ${joiner} ${last}`;
}

/** "1 year", "2 years", "2.5 years". */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
