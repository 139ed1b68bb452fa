import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type OpenDatabase, openDatabase } from "../src/db/client.ts";
import { openFromTemplate } from "./embedded-template.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

type TestDatabaseKind = "embedded" | "server";

/** The server only when TEST_DATABASE_URL names one, e.g. postgres://postgres@127.0.0.1/postgres. */
export const testDatabaseKinds: TestDatabaseKind[] = serverUrl
  ? ["embedded", "server"]
  : ["embedded"];

/** A database nobody else uses; `close` removes it. */
export async function openTestDatabase(
  kind: TestDatabaseKind,
): Promise<{ opened: OpenDatabase; close(): Promise<void> }> {
  return kind === "embedded" ? openOwnFolder() : openOnServer(serverUrl ?? "");
}

async function openOwnFolder() {
  const folder = await temporaryFolder();
  const opened = await openFromTemplate(folder.path);
  return {
    opened,
    async close() {
      await opened.close();
      await folder.remove();
    },
  };
}

async function openOnServer(url: string) {
  const name = `shortlisted_test_${randomUUID().replaceAll("-", "")}`;
  const owner = postgres(url, { max: 1 });
  await owner.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openDatabase({ url: own.href, dataDir: "" });
  return {
    opened,
    async close() {
      await opened.close();
      await owner.unsafe(`drop database ${name} with (force)`);
      await owner.end();
    },
  };
}
