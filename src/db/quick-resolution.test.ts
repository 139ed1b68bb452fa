import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const program = (call: string) => `
import { registerHooks } from "node:module";
import { resolveOrmQuickly } from "./src/db/quick-resolution.ts";
let asked = 0;
registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.includes("/drizzle-orm/") && specifier.startsWith(".")) asked += 1;
    return next(specifier, context);
  },
});
${call}
const { PgTable } = await import("drizzle-orm/pg-core");
const { PgTable: same } = await import("drizzle-orm/pg-core/table");
const { drizzle } = await import("drizzle-orm/postgres-js");
console.log(asked, PgTable === same, typeof drizzle);
`;

function run(call: string): string {
  const args = ["--input-type=module", "--eval", program(call)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return stdout.trim() || stderr;
}

describe("quick resolution of the database library", () => {
  it("finds its files without asking Node, and each of them once", () => {
    expect(run("resolveOrmQuickly();")).toBe("0 true function");
    expect(Number(run("").split(" ")[0])).toBeGreaterThan(50);
  });
});
