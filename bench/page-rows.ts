import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { browserLaunch } from "../e2e/browser.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { quantile } from "./measure.ts";
import { type Visit, visitPage } from "./visit-page.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const paths = ["/", "/pricing", "/login", "/demo/upload"];

const nameOf = (path: string) => `page ${path}`;

/** What any page has to wait for: a heading and a sentence, without script, style or font. */
const plainPage =
  "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>" +
  "<title>Plain</title><h1>Know where your CV stands</h1><p>Put your CV beside the advertisement.</p>";

/** Times in milliseconds: medians, and the quickest round, by which the goals are judged. */
export type PageRow = {
  name: string;
  largestPaint: number;
  bestPaint: number;
  /** The plain page's largest paint, and the median of the rounds' ratios to it. */
  reference: number;
  ratio: number;
  /** The worst round. */
  layoutShift: number;
  blocking: number;
  bestBlocking: number;
  rounds: number;
};

/** How long the pages take a first visitor with a slow telephone on a slow line, each in turn with a plain page. */
export async function pageRows(
  isWanted: (name: string) => boolean,
  rounds: number,
): Promise<PageRow[]> {
  const wanted = paths.filter((path) => isWanted(nameOf(path)));
  if (wanted.length === 0) return [];
  const site = await openSite();
  const plain = await openPlainPage();
  const browser = await chromium.launch(await browserLaunch());
  try {
    const rows: PageRow[] = [];
    for (const path of wanted) {
      rows.push(await rowOf(browser, { path, site: site.url, plain: plain.url, rounds }));
    }
    return rows;
  } finally {
    await browser.close();
    plain.close();
    await site.close();
  }
}

async function rowOf(
  browser: Browser,
  { path, site, plain, rounds }: { path: string; site: string; plain: string; rounds: number },
): Promise<PageRow> {
  const visits: { subject: Visit; reference: Visit }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const reference = await visitPage(browser, plain);
    visits.push({ subject: await visitPage(browser, site + path), reference });
  }
  const of = (pick: (visit: (typeof visits)[number]) => number) => visits.map(pick);
  const paints = of(({ subject }) => subject.largestPaint);
  const blockings = of(({ subject }) => subject.blocking);
  return {
    name: nameOf(path),
    largestPaint: quantile(paints, 0.5),
    bestPaint: Math.min(...paints),
    reference: quantile(
      of(({ reference }) => reference.largestPaint),
      0.5,
    ),
    ratio: quantile(
      of(({ subject, reference }) => subject.largestPaint / reference.largestPaint),
      0.5,
    ),
    layoutShift: Math.max(...of(({ subject }) => subject.layoutShift)),
    blocking: quantile(blockings, 0.5),
    bestBlocking: Math.min(...blockings),
    rounds,
  };
}

async function openPlainPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(plainPage);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}

/** The product as it is started, with a database of its own. */
async function openSite(): Promise<{ url: string; close(): Promise<void> }> {
  await ended(
    spawn(process.execPath, ["scripts/build-client.ts"], { cwd: root, stdio: "inherit" }),
  );
  const folder = await temporaryFolder();
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: folder.path, LOG_LEVEL: "fatal" };
  const server = spawn(process.execPath, ["src/server/main.ts"], { cwd: root, env });
  const url = await readyUrl(server);
  return {
    url,
    async close() {
      server.kill("SIGTERM");
      await ended(server);
      await folder.remove();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
}

async function readyUrl({ stdout }: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of stdout ?? []) {
    said += String(chunk);
    const url = /ready at (\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`the server did not start: ${said}`);
}
