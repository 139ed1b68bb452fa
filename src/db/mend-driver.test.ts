import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const serverUrl = process.env.TEST_DATABASE_URL;

/** A session that is ended within a transaction, in a process of its own: without the mending it does not survive. */
const program = `
import { mendDriver } from "./src/db/mend-driver.ts";
mendDriver();
const { default: postgres } = await import("postgres");
const options = { onnotice: () => {}, backoff: () => 0.05 };
const sql = postgres(process.env.TEST_DATABASE_URL, { ...options, max: 1 });
const other = postgres(process.env.TEST_DATABASE_URL, { ...options, max: 1 });
const told = await sql.begin(async (within) => {
  const [{ pid }] = await within\`select pg_backend_pid() as pid\`;
  await other\`select pg_terminate_backend(\${pid})\`;
  await within\`select 1\`.catch(() => {});
  await within\`select 1\`;
}).catch((error) => error.code);
// What is asked in the moment of the end may fail with it; what is asked later is answered.
for (let good = 0; good < 5; ) good += await sql\`select 1\`.then(() => 1, () => 0);
console.log(told, "and on");
process.exit(0);
`;

describe.skipIf(!serverUrl)("the database driver", () => {
  it("survives a session that ends within a transaction", () => {
    const given = ["--input-type=module", "--eval", program];
    const { stdout, stderr } = spawnSync(process.execPath, given, {
      encoding: "utf8",
      timeout: 20_000,
    });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^(?:CONNECTION_CLOSED|57P01) and on\n$/);
  });
});
