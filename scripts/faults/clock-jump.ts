import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import { followRuns, type StartedRun, startRun } from "../../test/nodes/started-runs.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";

const libraries = "/usr/lib";
const library = findLibrary();

/** Where Debian and its like put it: below a folder named after the processor. */
function findLibrary(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, "faketime", "libfaketimeMT.so.1"))
    .find((file) => existsSync(file));
}

/** A clock that can be set, for a process that is started with `env`; how long something takes it tells truly. */
function openClock(file: string) {
  const set = (shift: "+0" | "+12h" | "-12h") => writeFileSync(file, shift);
  set("+0");
  const env = {
    LD_PRELOAD: library ?? "",
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  return { env, set };
}

/** The clocks of a web node and of a worker, each half a day ahead and back in the middle of the work. */
export const clockJump: Scenario = {
  name: "clocks jump",
  lacks: () => {
    if (!hasServers) return needsServers;
    return library ? undefined : "libfaketime must be installed (apt-get install libfaketime)";
  },
  run: jumpClocks,
};

async function jumpClocks({ tell }: Asked): Promise<string[]> {
  const folder = await temporaryFolder();
  const clockOf = (name: string) => openClock(join(folder.path, name));
  // Redis cannot be started with the library; its clock is tested by taking time from its keys.
  const clocks = { web: clockOf("web"), worker: clockOf("worker") };
  const cluster = await openCluster();
  const complaints: string[] = [];
  try {
    const web = await cluster.startNode("web", { env: clocks.web.env });
    await cluster.startNode("worker", { env: clocks.worker.env });
    const person = await cluster.openPerson(web.url, "ann");
    for (const [name, clock] of Object.entries(clocks)) {
      for (const shift of ["+12h", "-12h"] as const) {
        const runs: StartedRun[] = [];
        while (runs.length < 4) {
          const run = await startRun(person).catch(() => undefined);
          if (run) runs.push(run);
        }
        clock.set(shift);
        await followRuns(person, runs, withinMs).catch((error) => complaints.push(error.message));
        const ended = runs.map(({ status }) => status);
        tell(`${name} ${shift}: ${ended.join(", ")}`);
        if (ended.some((status) => status !== "completed")) {
          complaints.push(`${name} ${shift}: ${ended.join(", ")}`);
        }
        clock.set("+0");
      }
    }
    const left = await cluster.sql`select 1 from analyses where status = 'processing'`;
    if (left.length > 0) complaints.push(`${left.length} analyses still run in the history`);
    return complaints;
  } finally {
    await cluster.close();
    await folder.remove();
  }
}
