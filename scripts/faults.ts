import { parseArgs } from "node:util";
import { canSeparate, isAlone, runAlone, wakeLoopback } from "../test/nodes/network.ts";
import { badClients } from "./faults/bad-clients.ts";
import { chanceFrom } from "./faults/chance.ts";
import { clockJump } from "./faults/clock-jump.ts";
import { embeddedDiskFull, serverDiskFull } from "./faults/disk-full.ts";
import { firstStart } from "./faults/first-start.ts";
import { killedBetween } from "./faults/killed-between.ts";
import { rounds } from "./faults/rounds.ts";
import type { Scenario } from "./faults/scenario.ts";
import { silentDatabase } from "./faults/silent-database.ts";

/**
 * Whatever can fail fails for real: `npm run test:faults -- [number of analyses] [seed] [--only part-of-a-name]`. Ends
 * with a table; exit status 1 when something finished was lost, ran twice or did not end within a minute.
 */

const scenarios: Scenario[] = [
  firstStart,
  rounds,
  killedBetween,
  silentDatabase,
  badClients,
  clockJump,
  embeddedDiskFull,
  serverDiskFull,
];

async function run(analyses: number, seed: number, only: string): Promise<boolean> {
  const chance = chanceFrom(seed);
  const outcomes: string[] = [];
  let good = true;
  console.log(`${analyses} analyses, seed ${seed}`);
  for (const { name, lacks, run } of scenarios.filter((one) => one.name.includes(only))) {
    console.log(`\n── ${name}`);
    const lacking = lacks();
    const asked = { analyses, chance, tell: console.log };
    const complaints = lacking ? [] : await run(asked).catch((error) => [String(error?.stack)]);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) good = false;
    const outcome = lacking ? `skipped: ${lacking}` : complaints.length > 0 ? "FAILED" : "held";
    outcomes.push(`${name.padEnd(40)} ${outcome}`);
  }
  console.log(`\n${outcomes.join("\n")}`);
  return good;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" } },
});
const [analyses = 200, seed = Date.now() % 1_000_000] = positionals.map(Number);

if (canSeparate && !isAlone) process.exitCode = await runAlone();
else {
  // What was started ends with this process, however it ends.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));
  if (isAlone) wakeLoopback();
  else console.log("No cables are pulled: that needs Linux, root and the package iproute2.");
  process.exitCode = (await run(analyses, seed, values.only)) ? 0 : 1;
}
