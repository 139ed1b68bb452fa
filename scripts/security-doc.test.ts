import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

describe("docs/security.md", () => {
  it("names only tests that exist", async () => {
    const page = await read("docs/security.md");
    const files = new Map(
      [...page.matchAll(/^- `([\w-]+)`: (\S+\.test\.ts)$/gm)].map(([, name = "", path = ""]) => [
        name,
        path,
      ]),
    );
    const sources = new Map<string, string>();
    for (const [name, path] of files) sources.set(name, await read(path));
    const [, table = ""] = page.split("## OWASP ASVS");
    const named = [...table.matchAll(/`([\w-]+)`: (?!src\/)(.+?)(?=; `| \||\. [A-Z*]|\.$|;|$)/gm)];
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(([, name = "", test = ""]) => !sources.get(name)?.includes(test));
    expect(missing.map(([whole]) => whole)).toEqual([]);
  });
});
