import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../test/insert-person.ts";
import { sampleResults } from "../../test/sample-results.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { type OpenDatabase, openDatabase } from "./client.ts";
import { guardClient } from "./guarded-client.ts";
import {
  deleteAnalysis,
  findAnalysis,
  finishAnalysis,
  insertAnalysis,
  listAnalyses,
} from "./queries/analyses.ts";
import { failAnalysis, failLeftBehind } from "./queries/running-analyses.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** Opens a database nobody else uses. */
const kinds = {
  embedded: async () => {
    const folder = await temporaryFolder();
    return { options: { url: undefined, dataDir: folder.path }, drop: folder.remove };
  },
  server: async () => {
    const admin = postgres(serverUrl ?? "", { max: 1 });
    const name = `shortlisted_test_${randomUUID().replaceAll("-", "")}`;
    await admin.unsafe(`create database ${name}`);
    const url = new URL(serverUrl ?? "");
    url.pathname = `/${name}`;
    return {
      options: { url: url.href, dataDir: "" },
      async drop() {
        await admin.unsafe(`drop database ${name} with (force)`);
        await admin.end();
      },
    };
  },
};

describe.each(["embedded", "server"] as const)("the %s database", (kind) => {
  const skipped = kind === "server" && !serverUrl;
  if (skipped) {
    it.skip(
      "is tested when TEST_DATABASE_URL names a Postgres server, e.g. postgres://postgres@127.0.0.1/postgres",
    );
    return;
  }
  let opened: OpenDatabase;
  let place: Awaited<ReturnType<(typeof kinds)[typeof kind]>>;
  const owners = ["ann", "bea", "cem", "dot", "eve", "fay", "gus", "hal", "ivy"];
  const createdAt = new Date("2026-11-20T09:00:00Z");
  const finishedAt = new Date("2026-11-20T09:00:05Z");

  beforeAll(async () => {
    place = await kinds[kind]();
    opened = await openDatabase(place.options);
    for (const id of owners) await insertPerson(opened.db, id);
  });
  afterAll(async () => {
    await opened?.close();
    await place?.drop();
  });

  async function started(
    ownerId: string,
    at = createdAt,
  ): Promise<{ id: string; ownerId: string }> {
    const row = { id: randomUUID(), ownerId };
    await insertAnalysis(opened.db, {
      ...row,
      originalFilename: "cv.pdf",
      engineVersion: "1.0.0",
      createdAt: at,
    });
    return row;
  }

  it("answers", async () => {
    await expect(opened.check()).resolves.toBeUndefined();
  });

  it("keeps the report and what is listed of it", async () => {
    const row = await started("ann");
    await finishAnalysis(opened.db, row, { report: sampleResults, finishedAt });
    expect(await findAnalysis(opened.db, row)).toMatchObject({
      status: "completed",
      createdAt,
      finishedAt,
      overallScore: 72,
      matchPercentage: 70,
      atsScore: 80,
      targetRole: "Developer",
      targetCompany: "Acme",
      targetIndustry: "IT",
      originalFilename: "cv.pdf",
      report: sampleResults,
      failure: null,
    });
  });

  it("shows, changes and deletes nothing of another owner", async () => {
    const row = await started("bea");
    const foreign = { ...row, ownerId: "cem" };
    await finishAnalysis(opened.db, foreign, { report: sampleResults, finishedAt });
    await failAnalysis(opened.db, foreign, { failure: "no", finishedAt });
    await insertAnalysis(opened.db, {
      ...foreign,
      originalFilename: "x",
      engineVersion: "x",
      createdAt,
    });
    expect(await findAnalysis(opened.db, foreign)).toBeUndefined();
    expect(await listAnalyses(opened.db, "cem")).toEqual([]);
    expect(await deleteAnalysis(opened.db, foreign)).toBe(false);
    expect(await findAnalysis(opened.db, row)).toMatchObject({
      status: "processing",
      originalFilename: "cv.pdf",
    });
  });

  it("lists the newest first, without the reports", async () => {
    const older = await started("dot", new Date("2026-11-18T09:00:00Z"));
    const newer = await started("dot", new Date("2026-11-19T09:00:00Z"));
    const listed = await listAnalyses(opened.db, "dot");
    expect(listed.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(listed[0]).not.toHaveProperty("report");
  });

  it("begins the row anew when the same run is started again", async () => {
    const row = await started("eve");
    await finishAnalysis(opened.db, row, { report: sampleResults, finishedAt });
    await insertAnalysis(opened.db, {
      ...row,
      originalFilename: "cv.pdf",
      engineVersion: "1.0.0",
      createdAt: finishedAt,
    });
    expect(await findAnalysis(opened.db, row)).toMatchObject({
      status: "processing",
      createdAt: finishedAt,
      overallScore: null,
      report: null,
    });
  });

  it("marks only what was still running as interrupted", async () => {
    const done = await started("fay");
    await finishAnalysis(opened.db, done, { report: sampleResults, finishedAt });
    const running = await started("fay");
    expect(await failLeftBehind(opened.db, { failure: "restarted", finishedAt })).toBeGreaterThan(
      0,
    );
    expect(await findAnalysis(opened.db, done)).toMatchObject({ status: "completed" });
    expect(await findAnalysis(opened.db, running)).toMatchObject({
      status: "failed",
      failure: "restarted",
      finishedAt,
    });
  });

  it("ends once: what comes later, from a process thought dead, changes nothing", async () => {
    const later = new Date(finishedAt.getTime() + 60_000);
    const done = await started("gus");
    await finishAnalysis(opened.db, done, { report: sampleResults, finishedAt });
    await finishAnalysis(opened.db, done, { report: sampleResults, finishedAt: later });
    expect(await findAnalysis(opened.db, done)).toMatchObject({ status: "completed", finishedAt });
    const failed = await started("gus");
    await failAnalysis(opened.db, failed, { failure: "first", finishedAt });
    await failAnalysis(opened.db, failed, { failure: "second", finishedAt: later });
    await finishAnalysis(opened.db, failed, { report: sampleResults, finishedAt: later });
    expect(await findAnalysis(opened.db, failed)).toMatchObject({
      status: "failed",
      failure: "first",
      finishedAt,
    });
  });

  it("deletes", async () => {
    const row = await started("gus");
    expect(await deleteAnalysis(opened.db, row)).toBe(true);
    expect(await findAnalysis(opened.db, row)).toBeUndefined();
  });

  it("answers many queries at once, also while a transaction is open", {
    timeout: 10_000,
  }, async () => {
    const rows = await Promise.all(Array.from({ length: 50 }, () => started("hal")));
    const inside = opened.db.transaction(async (tx) => {
      for (const row of rows) await deleteAnalysis(tx, row);
    });
    await Promise.all([inside, ...rows.map(() => listAnalyses(opened.db, "hal"))]);
    expect(await listAnalyses(opened.db, "hal")).toEqual([]);
  });

  if (kind === "server") {
    it("may be opened by two processes that start at once", async () => {
      const fresh = await kinds.server();
      const both = await Promise.all([openDatabase(fresh.options), openDatabase(fresh.options)]);
      await Promise.all(both.map(({ check }) => check()));
      await Promise.all(both.map(({ close }) => close()));
      await fresh.drop();
    });
  }

  if (kind === "server") {
    it("ends what takes too long, and keeps nobody waiting for a place without end", async () => {
      expect([...(await opened.db.execute("show statement_timeout"))]).toEqual([
        { statement_timeout: "8s" },
      ]);
      const client = postgres(serverUrl ?? "", { max: 1 });
      const translate = (error: unknown) => error;
      const guarded = guardClient(client, { places: 1, patienceMs: 20, translate });
      const slow = guarded.begin(async (within) => within.unsafe("select pg_sleep(0.3)"));
      const late = async () => await guarded.unsafe("select 1");
      await expect(late()).rejects.toMatchObject({ code: "53300" });
      await slow;
      expect([...(await guarded.unsafe("select 1 as one").values())]).toEqual([[1]]);
      await client.end();
    });
  }

  it("keeps its rows when it is closed and opened again", async () => {
    const row = await started("ivy");
    await opened.close();
    opened = await openDatabase(place.options);
    expect(await findAnalysis(opened.db, row)).toMatchObject({ status: "processing" });
  });

  if (kind === "embedded") {
    it("is refused to a second opener, by name of the folder", async () => {
      await expect(openDatabase(place.options)).rejects.toThrow(/is in use by process \d+/);
    });
  }
});

describe("a database that cannot be reached", () => {
  it("says so in one line", async () => {
    const url = "postgres://nobody@127.0.0.1:1/none";
    await expect(openDatabase({ url, dataDir: "" })).rejects.toThrow(
      /^The database could not be opened: .*ECONNREFUSED/,
    );
  });
});
