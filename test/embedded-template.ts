import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type OpenDatabase, openDatabase } from "../src/db/client.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Names the folder of a laid out and migrated database for all test processes. */
const variable = "TEST_EMBEDDED_TEMPLATE";

/** Laying a new database out takes seconds of processor time: done once for all test files. Vitest's global set-up. */
export default async function layOutTemplate(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const database = await openDatabase({ url: undefined, dataDir: folder.path });
  await database.close();
  process.env[variable] = folder.path;
  // What one process has compiled, the next finds: test processes and the tools and servers they start.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
  return folder.remove;
}

/** Lays the folder of an embedded database out, empty and migrated, for who opens it next. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env[variable];
  if (!template || !existsSync(template)) return;
  await mkdir(dataDir, { recursive: true });
  await cp(join(template, "postgres"), join(dataDir, "postgres"), { recursive: true });
}

/** An embedded database of one's own in this folder, empty and migrated. */
export async function openFromTemplate(dataDir: string): Promise<OpenDatabase> {
  await copyTemplate(dataDir);
  return openDatabase({ url: undefined, dataDir });
}
