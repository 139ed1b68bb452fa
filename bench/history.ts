/**
 * The history of many people on a Postgres server: does a person's list, search and statistics take as long among a
 * million analyses as among ten thousand? Everybody has a hundred, scattered over the table as they come in real life.
 *
 *   TEST_DATABASE_URL=postgres://postgres@127.0.0.1/postgres npm run bench:history -- [--people N] [--rounds N] [--only TEXT]
 *
 * Each of 300 people is asked for once a round, and between two rounds the others' rows push theirs out of the
 * database's own cache. A person's time is the best of the rounds, so that a machine busy with other things is not what
 * is measured; p50 and p95 are over people.
 *
 * Makes two databases of its own and drops them. Exits with 1 when a plan reads the whole table or a p95 grows more
 * than 1.5 times, and with 2 where there is no such server.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { openDatabase } from "../src/db/client.ts";
import {
  findAnalysis,
  listAnalyses,
  listAnalysesPage,
  readAnalysisStats,
} from "../src/db/queries/analyses.ts";
import { fillHistory, idOf, ownerOf } from "./fill-history.ts";
import { quantile } from "./measure.ts";

const perPerson = 100;
const fewPeople = 100;
const mostGrowth = 1.5;
const sampled = 300;

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "10000" },
    rounds: { type: "string", default: "8" },
    only: { type: "string", default: "" },
  },
});
const rounds = Math.max(1, Number(values.rounds) || 1);

type Bench = Awaited<ReturnType<typeof openFilled>>;

async function openFilled(server: string, people: number) {
  const name = `shortlisted_bench_${randomUUID().replaceAll("-", "")}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  const place = new URL(server);
  place.pathname = `/${name}`;
  const migrated = await openDatabase({ url: place.href, dataDir: "" });
  await migrated.close();
  const client = postgres(place.href, { max: 1, onnotice: () => {} });
  await fillHistory(client, { people, perPerson });
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }),
  };
  return {
    people,
    client,
    asked,
    db: drizzle(client, { casing: "snake_case", logger }),
    async drop() {
      await client.end();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const firstPage = { search: null, status: null, offset: 0, limit: 10 };

type Work = (bench: Bench, person: number) => Promise<unknown>;

/** What the dashboard asks for, by the product's own queries. */
const works: Record<string, Work> = {
  "list, first page": ({ db }, person) => listAnalysesPage(db, ownerOf(person), firstPage),
  "list, last page": ({ db }, person) =>
    listAnalysesPage(db, ownerOf(person), { ...firstPage, offset: perPerson - 10 }),
  "list, one status": ({ db }, person) =>
    listAnalysesPage(db, ownerOf(person), { ...firstPage, status: "failed" }),
  search: ({ db }, person) =>
    listAnalysesPage(db, ownerOf(person), { ...firstPage, search: "acme 7" }),
  "search, nothing found": ({ db }, person) =>
    listAnalysesPage(db, ownerOf(person), { ...firstPage, search: "zzz" }),
  stats: ({ db }, person) => readAnalysisStats(db, ownerOf(person)),
  "the whole list": ({ db }, person) => listAnalyses(db, ownerOf(person)),
  "one report": ({ db, people }, person) =>
    findAnalysis(db, { id: idOf(person + people), ownerId: ownerOf(person) }),
};

const planLines = /(?:Scan|Loop|Sort|Aggregate|Limit) |Index Cond|Heap Fetches|Buffers|Execution/;

/** The plans of what a work asked, one line for each node, with the pages it looked at. */
async function plansOf(bench: Bench, work: Work): Promise<string[]> {
  bench.asked.length = 0;
  await work(bench, 7);
  const lines: string[] = [];
  for (const { query, params } of bench.asked.splice(0)) {
    const given = params.map((param) => (typeof param === "number" ? param : String(param)));
    const rows = await bench.client.unsafe(`explain (analyze, buffers) ${query}`, given);
    const plan = rows.map((row) => String(row["QUERY PLAN"]));
    lines.push(...plan.filter((line) => planLines.test(line)));
  }
  return lines;
}

async function timed(bench: Bench, work: Work, person: number): Promise<number> {
  const start = performance.now();
  await work(bench, person);
  bench.asked.length = 0;
  return performance.now() - start;
}

/** Each person's best time, people spread over all that there are. */
async function compare(few: Bench, many: Bench, work: Work) {
  const best = {
    few: new Array<number>(sampled).fill(Number.POSITIVE_INFINITY),
    many: new Array<number>(sampled).fill(Number.POSITIVE_INFINITY),
  };
  for (let round = -1; round < rounds; round += 1) {
    for (let index = 0; index < sampled; index += 1) {
      // One and the other in turn, so that a busy machine slows both alike.
      for (const [key, bench] of Object.entries({ few, many })) {
        const ms = await timed(bench, work, Math.floor((index * bench.people) / sampled));
        const times = key === "few" ? best.few : best.many;
        if (round >= 0) times[index] = Math.min(times[index] ?? ms, ms);
      }
    }
  }
  const shares = (times: number[]) => [quantile(times, 0.5), quantile(times, 0.95)];
  const growth = quantile(best.many, 0.95) / quantile(best.few, 0.95);
  return { few: shares(best.few), many: shares(best.many), growth };
}

async function main(server: string): Promise<boolean> {
  const few = await openFilled(server, fewPeople);
  const many = await openFilled(server, Number(values.people));
  try {
    console.log(`${fewPeople * perPerson} analyses and ${many.people * perPerson}, ms: p50, p95`);
    let isGood = true;
    for (const [name, work] of Object.entries(works)) {
      if (!name.includes(values.only)) continue;
      const plans = await plansOf(many, work);
      const result = await compare(few, many, work);
      const numbers = [...result.few, ...result.many].map((ms) => ms.toFixed(2)).join("  ");
      console.log(`\n${name}: ${numbers}  p95 grows ${result.growth.toFixed(2)} times`);
      console.log(plans.map((line) => `  ${line}`).join("\n"));
      const readsAll = plans.some((line) => line.includes("Seq Scan on analyses"));
      isGood &&= !readsAll && result.growth <= mostGrowth;
    }
    return isGood;
  } finally {
    await few.drop();
    await many.drop();
  }
}

/** Why there is nothing to measure on; null where there is. */
async function refusalOf(server: string): Promise<string | null> {
  const example = "such as postgres://postgres@127.0.0.1/postgres";
  if (!URL.canParse(server)) {
    return `TEST_DATABASE_URL must name a Postgres server on which databases may be made, ${example}.`;
  }
  const client = postgres(server, { max: 1, connect_timeout: 5 });
  try {
    await client`select 1`;
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `The Postgres server of TEST_DATABASE_URL cannot be used: ${why}`;
  } finally {
    await client.end();
  }
}

const server = process.env.TEST_DATABASE_URL ?? "";
const refusal = await refusalOf(server);
if (refusal === null) {
  process.exitCode = (await main(server)) ? 0 : 1;
} else {
  console.error(refusal);
  process.exitCode = 2;
}
