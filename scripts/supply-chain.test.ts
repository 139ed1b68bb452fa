import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/** What may come into the project from outside: docs in SECURITY.md. */

const root = new URL("../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const packageFile = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    overrides: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read("package.json"));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        dev: z.boolean().optional(),
        optional: z.boolean().optional(),
        link: z.boolean().optional(),
        dependencies: z.record(z.string(), z.string()).default({}),
      }),
    ),
  })
  .parse(read("package-lock.json"));
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Free to use, change and ship, for us and for those who run the product. MPL: its own files stay under it. */
const allowed = new Set(
  "MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 Python-2.0 PSF-2.0 Zlib".split(
    " ",
  ),
);
const allowedAsWell: Record<string, RegExp> = {
  "MPL-2.0": /^(?:lightningcss(?:-.*)?|axe-core|@axe-core\/playwright)$/,
  "OFL-1.1": /^@fontsource-variable\//,
};

const licenceSchema = z.object({
  license: z
    .union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
    .optional(),
});

/** "(MIT OR GPL-3.0)": one that may be chosen is enough; "A AND B" needs both. */
function isAllowed(licence: string, name: string): boolean {
  const one = (id: string) => allowed.has(id) || Boolean(allowedAsWell[id]?.test(name));
  return licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every(one));
}

describe("what comes from outside", () => {
  it("is pinned to one version each", () => {
    const { dependencies, devDependencies, overrides } = packageFile;
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("has its reason in the README's table", () => {
    const { dependencies, devDependencies } = packageFile;
    const readme = readFileSync(new URL("README.md", root), "utf8");
    const told = [...readme.matchAll(/^\| ([^|]+) \| /gm)].flatMap(([, cell = ""]) =>
      cell.split(", "),
    );
    const untold = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !told.some((word) => name === word || name.endsWith(`/${word}`)),
    );
    expect(untold).toEqual([]);
  });

  it("is known by its checksum, and by no address of a registry", () => {
    const unknown = installed.filter(
      ([, { link, integrity, resolved }]) => !link && (!integrity || resolved !== undefined),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it("runs a script of its own at installation only where somebody decided so", () => {
    const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const undecided = wanting
      .map(([path]) => nameOf(path))
      .filter((name) => packageFile.allowScripts[name] === undefined);
    expect(undecided).toEqual([]);
    const running = Object.entries(packageFile.allowScripts).filter(([, runs]) => runs);
    // It puts the one Node in place on which the product runs, whatever the machine has.
    expect(running).toEqual([["node", true]]);
  });

  it("may be used, changed and shipped by its licence", () => {
    const refused: string[] = [];
    let looked = 0;
    for (const [path] of installed) {
      const file = `${path}/package.json`;
      // Binaries of other systems are named in the lock file and not installed.
      if (!existsSync(new URL(file, root))) continue;
      looked += 1;
      const { license = "none" } = licenceSchema.parse(read(file));
      if (!isAllowed(license, nameOf(path))) refused.push(`${nameOf(path)}: ${license}`);
    }
    expect(refused).toEqual([]);
    expect(looked).toBeGreaterThan(300);
  });
});

it("the image leaves out what the server does not load, and nothing that it does", () => {
  const list = readFileSync(new URL("deploy/build-only-packages.txt", root), "utf8").split("\n");
  const isLeftOut = (name: string) =>
    list.includes(name) || list.includes(name.split("/")[0] ?? "");
  const used = new Set(
    globSync("src/{db,server,shared}/**/*.ts", { cwd: root }).flatMap(packagesIn),
  );
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter(isLeftOut)).toEqual([]);
  const named = [...used].flatMap((name) =>
    Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}),
  );
  const stays = Object.keys(packageFile.dependencies).filter((name) => !isLeftOut(name));
  expect(stays.filter((name) => !used.has(name) && !named.includes(name))).toEqual([]);
});

/** The packages that a file of the server loads: not for types alone, nor only while somebody works on it. */
function packagesIn(path: string): string[] {
  if (path.endsWith(".test.ts") || path.endsWith("/vite-dev.ts")) return [];
  const code = readFileSync(new URL(path, root), "utf8");
  const loads = code.matchAll(
    /(?:^import (?!type\b).*?|^export .* from |^\} from |\bimport\()"((?:@[a-z-]+\/)?[a-z][a-z\d-]*)["/]/gm,
  );
  return [...loads].map(([, name = ""]) => name);
}

it("a choice of licences needs one that is allowed, a sum of them all", () => {
  expect(isAllowed("(GPL-3.0-only OR MIT)", "x")).toBe(true);
  expect(isAllowed("MIT AND GPL-3.0-only", "x")).toBe(false);
  expect(isAllowed("none", "x")).toBe(false);
  expect(isAllowed("OFL-1.1", "@fontsource-variable/inter")).toBe(true);
  expect(isAllowed("OFL-1.1", "x")).toBe(false);
});
