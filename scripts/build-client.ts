import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { build } from "vite";

/**
 * Builds the website into dist/client, unless the build there was made of just these sources.
 * Built beside and moved into place, so that a second start at the same moment sees a whole build or none.
 */

const target = "dist/client";
const stampFile = join(target, ".built-from");
const sources = [
  "scripts/build-client.ts",
  "index.html",
  "public",
  "src/client",
  "src/shared",
  "vite.config.ts",
  "package-lock.json",
];

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function stampOfSources(): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function stampOfBuild(): string | undefined {
  return existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined;
}

function moveIntoPlace(from: string, stamp: string): void {
  const old = `${target}.old-${process.pid}`;
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(from, target);
  } catch (error) {
    // Another start was quicker: its build is as good as ours if made of the same sources.
    if (stampOfBuild() !== stamp) throw error;
    rmSync(from, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/** Beside each text, what the server sends to browsers that can unpack it. */
function compressAssets(folder: string): void {
  for (const file of filesUnder(folder).filter((path) => /\.(?:js|css|svg)$/.test(path))) {
    const text = readFileSync(file);
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

const stamp = stampOfSources();
if (process.argv.includes("--force") || stampOfBuild() !== stamp) {
  const outDir = `${target}.new-${process.pid}`;
  await build({ logLevel: "warn", build: { outDir, emptyOutDir: true } });
  compressAssets(join(outDir, "assets"));
  writeFileSync(join(outDir, ".built-from"), stamp);
  moveIntoPlace(outDir, stamp);
}
