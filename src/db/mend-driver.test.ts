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

/** A server that has answered, takes the next question, and falls silent for a while. */
const silent = `
import { connect, createServer } from "node:net";
import { mendDriver } from "./src/db/mend-driver.ts";
mendDriver();
const { default: postgres } = await import("postgres");
const { port, hostname: host, username, pathname } = new URL(process.env.TEST_DATABASE_URL);
let isSilent = false;
const line = createServer((client) => {
  const server = connect(Number(port || 5432), host);
  server.on("data", (chunk) => isSilent || client.write(chunk));
  client.on("data", (chunk) => server.write(chunk));
  client.on("error", () => {}).on("close", () => server.destroy());
});
await new Promise((resolve) => line.listen(0, "127.0.0.1", resolve));
const connection = { statement_timeout: 50 };
const options = { host: "127.0.0.1", port: line.address().port, username, database: pathname.slice(1) };
const sql = postgres({ ...options, max: 1, connection, backoff: () => 0.05 });
await sql\`select 1\`;
isSilent = true;
const told = await sql\`select \${2}::int\`.catch((error) => error.code);
isSilent = false;
const [{ three }] = await sql\`select \${3}::int as three\`;
const [{ code }] = [await sql\`select pg_sleep(5)\`.catch((error) => error)];
console.log(told, three, code);
process.exit(0);
`;

function run(program: string): { stdout: string; stderr: string } {
  const given = ["--input-type=module", "--eval", program];
  return spawnSync(process.execPath, given, { encoding: "utf8", timeout: 20_000 });
}

describe.skipIf(!serverUrl)("the database driver", () => {
  it("survives a session that ends within a transaction", () => {
    const { stdout, stderr } = run(program);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^(?:CONNECTION_CLOSED|57P01) and on\n$/);
  });

  it("gives up a server that does not answer, and asks it again", () => {
    const { stdout, stderr } = run(silent);
    expect(stderr).toBe("");
    // The server itself ends what takes too long.
    expect(stdout).toBe("CONNECT_TIMEOUT 3 57014\n");
  });
});
