import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { memberPassword } from "../../test/members.ts";
import { analyseOnce } from "../../test/nodes/one-process.ts";
import { openPostgres, postgresPrograms } from "../../test/nodes/postgres-server.ts";
import { here, type NodeProcess, startNode } from "../../test/nodes/processes.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";

const canMount = process.platform === "linux" && process.getuid?.() === 0;
const lacking = "a small file system can be mounted by root on Linux only";

/** A file system of this size; `fill` leaves nothing of it, `free` gives that back. */
async function openSmallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  const { status, stderr } = spawnSync(
    "mount",
    ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder.path],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`mount: ${stderr}`);
  const ballast = join(folder.path, "ballast");
  return {
    path: folder.path,
    fill() {
      for (const bytes of [1024 * 1024, 4096]) {
        while (statfsSync(folder.path).bavail * statfsSync(folder.path).bsize >= bytes) {
          appendFileSync(ballast, Buffer.alloc(bytes));
        }
      }
    },
    free: () => rmSync(ballast, { force: true }),
    async close() {
      spawnSync("umount", ["--lazy", folder.path]);
      await folder.remove();
    },
  };
}
type SmallDisk = Awaited<ReturnType<typeof openSmallDisk>>;

/** The folder of the embedded database and of the mails that wait. */
export const embeddedDiskFull: Scenario = {
  name: "disk full: embedded database and outbox",
  lacks: () => (canMount ? undefined : lacking),
  async run(asked) {
    const disk = await openSmallDisk(160);
    const data = join(disk.path, "data");
    const settings = { DATA_DIR: data, RATE_LIMITS: "off" };
    let node = await startNode(disk.path, settings);
    try {
      const person = await signUp(node, data);
      const complaints = await withoutSpace(asked, { disk, node, person });
      // Restarted too: what was written before is there.
      await node.stop("SIGKILL");
      node = await startNode(disk.path, settings);
      const again = await openBrowser(node.url);
      await again.post("/api/auth/login", ann);
      const history: unknown = Reflect.get(
        Object((await again.get("/api/analysis/history")).body),
        "analyses",
      );
      const finished = Array.isArray(history) ? history.map(({ status }) => status) : [];
      asked.tell(`after a restart the history says ${finished.join(", ")}`);
      if (finished.filter((status) => status === "completed").length < 2) {
        complaints.push(`the history says ${finished.join(", ")}`);
      }
      return complaints;
    } finally {
      await node.stop("SIGKILL");
      await disk.close();
    }
  },
};

/** A server's own disk. */
export const serverDiskFull: Scenario = {
  name: "disk full: Postgres server",
  lacks: () => {
    if (postgresPrograms === undefined) return "Postgres' own programs (initdb, postgres)";
    return canMount ? undefined : lacking;
  },
  async run(asked) {
    const disk = await openSmallDisk(160);
    const folder = join(disk.path, "postgres");
    mkdirSync(folder);
    spawnSync("chmod", ["755", disk.path]);
    const server = await openPostgres(here, folder);
    const data = join(disk.path, "data");
    const settings = { DATA_DIR: data, DATABASE_URL: server.url, RATE_LIMITS: "off" };
    const node = await startNode(disk.path, settings);
    try {
      const person = await signUp(node, data);
      return await withoutSpace(asked, { disk, node, person, recover: server.start });
    } finally {
      await node.stop("SIGKILL");
      await server.close();
      await disk.close();
    }
  },
};

/** Each kind of trouble is told once. */
const mostLines = 5;

const ann = { email: "ann@example.org", password: memberPassword };

/** A person who signed up, verified and logged in. */
async function signUp(node: NodeProcess, data: string): Promise<Browser> {
  const person = await openBrowser(node.url);
  await person.post("/api/auth/signup", { ...ann, name: "Ann Example" });
  const outbox = join(data, "outbox");
  const [mail = ""] = readdirSync(outbox);
  const text = spawnSync("cat", [join(outbox, mail)], { encoding: "utf8" }).stdout;
  const [link = ""] = /http:\S+?verify-email[^\s"\\]+/.exec(text) ?? [];
  await fetch(link, { redirect: "manual" });
  const { status } = await person.post("/api/auth/login", ann);
  if (status !== 200) throw new Error(`login answered ${status}`);
  return person;
}

async function withoutSpace(
  { tell }: Asked,
  given: { disk: SmallDisk; node: NodeProcess; person: Browser; recover?: () => Promise<void> },
): Promise<string[]> {
  const { disk, node, person } = given;
  const complaints: string[] = [];
  const before = await analyseOnce(person, withinMs);
  if (before !== "completed") complaints.push(`with space: ${before}`);
  disk.fill();
  const printed = node.printed.out.length;
  const answers = new Map<number, number>();
  for (let count = 0; count < 30; count += 1) {
    const draft = { cv_text: `${count} ${"lorem ipsum ".repeat(4000)}` };
    const { status } = await person.post("/drafts/api/save", draft).catch(() => ({ status: 0 }));
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  const forgotten = await person
    .post("/api/auth/forgot-password", { email: ann.email })
    .catch(() => ({ status: 0 }));
  const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
  tell(`without space: drafts ${told}; a mail ${forgotten.status}`);
  if (answers.has(0) || node.ended() !== null) complaints.push("it did not answer any more");
  if (!answers.has(503)) complaints.push("nothing was full");
  const others = [...answers.keys()].filter((status) => status !== 200 && status !== 503);
  if (others.length > 0) complaints.push(`it answered ${others}`);
  const lines = node.printed.out.slice(printed).match(/"level":[45]0/g)?.length ?? 0;
  tell(`without space: ${lines} complaints in the log`);
  if (lines > mostLines) complaints.push("the log tells the same again and again");
  const visitor = await openBrowser(node.url).catch(() => undefined);
  const guest = visitor ? await analyseOnce(visitor, withinMs) : "no page";
  tell(`without space: a visitor's analysis ${guest}`);
  if (guest !== "completed") complaints.push(`a visitor's analysis: ${guest}`);

  disk.free();
  await given.recover?.().catch(() => {});
  const end = Date.now() + withinMs;
  let after = "";
  while (after !== "completed" && Date.now() < end) {
    after = await analyseOnce(person, withinMs);
    if (after !== "completed") await wait(500);
  }
  tell(`with space again: ${after}`);
  if (after !== "completed") complaints.push(`with space again: ${after}`);
  return complaints;
}
