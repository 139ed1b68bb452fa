import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { lockFolder } from "./folder-lock.ts";

const lockModule = new URL("./folder-lock.ts", import.meta.url).href;
const holdForEver = `
  const { lockFolder } = await import(${JSON.stringify(lockModule)});
  try { await lockFolder(process.argv[1]); console.log("held"); setInterval(() => {}, 1000); }
  catch { console.log("refused"); }
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await folder.remove();
});

/** Another process that tries to lock the folder and keeps it. */
async function anotherProcess(): Promise<{ child: ChildProcess; outcome: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", holdForEver, folder.path]);
  children.push(child);
  const [output] = await once(child.stdout, "data");
  return { child, outcome: String(output).trim() };
}

describe("the lock of a data folder", () => {
  it("is held by one process, until that gives it back", async () => {
    const unlock = await lockFolder(folder.path);
    expect((await anotherProcess()).outcome).toBe("refused");
    await unlock();
    expect((await anotherProcess()).outcome).toBe("held");
  });

  it("names the process that holds it", async () => {
    const { child } = await anotherProcess();
    await expect(lockFolder(folder.path)).rejects.toThrow(`in use by process ${child.pid}.`);
  });

  it("is taken over from a process that was killed", async () => {
    const { child } = await anotherProcess();
    child.kill("SIGKILL");
    await once(child, "exit");
    await expect(lockFolder(folder.path)).resolves.toBeTypeOf("function");
  });

  it("is taken over when its number is another process by now", async () => {
    await writeFile(join(folder.path, "lock"), `${process.pid} started-long-ago abc\n`);
    await expect(lockFolder(folder.path)).resolves.toBeTypeOf("function");
  });

  it("is taken over when it cannot be understood", async () => {
    await writeFile(join(folder.path, "lock"), "");
    await expect(lockFolder(folder.path)).resolves.toBeTypeOf("function");
  });

  it("goes to exactly one of many that find it stale at once", async () => {
    await writeFile(join(folder.path, "lock"), "999999999 gone abc\n");
    const tries = await Promise.all(Array.from({ length: 5 }, anotherProcess));
    expect(tries.map(({ outcome }) => outcome).sort()).toEqual([
      "held",
      "refused",
      "refused",
      "refused",
      "refused",
    ]);
  });

  it("leaves nothing behind but itself", async () => {
    const unlock = await lockFolder(folder.path);
    expect(await readdir(folder.path)).toEqual(["lock"]);
    await unlock();
    expect(await readdir(folder.path)).toEqual([]);
  });
});
