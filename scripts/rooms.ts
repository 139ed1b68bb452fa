import { dirname, join, normalize } from "node:path/posix";

/** Source text by path from the project's root, with forward slashes. */
export type SourceFiles = ReadonlyMap<string, string>;

type Import = { from: string; to: string; typeOnly: boolean };

type Room = {
  name: string;
  /** Matches the files that live in the room. */
  files: RegExp;
  /** Project files it may import. `$1` is what the first group of `files` matched. */
  mayImport: string[];
  /** Project files of which it may import types only. */
  mayImportTypes?: string[];
  /** Packages (and node: for Node's own modules) it may import. */
  packages: RegExp;
  advice: string;
};

const shared = "src/shared/";
const services = "src/server/features/[^/]+/service";
const depsType = "src/server/deps.ts";
const anyPackageButDrizzle = /^(?!drizzle-orm)/;

/** The first room whose `files` match is the file's room. The table of CONTRIBUTING.md, as code. */
const rooms: Room[] = [
  {
    name: "tests",
    files: /^(?:src|scripts|e2e|test|fuzz|training)\/.*(?:\.test|\.spec|\.property)\.tsx?$/,
    mayImport: ["src/", "test/", "scripts/", "e2e/", "fuzz/", "[^/]+$"],
    packages: /./,
    advice: "",
  },
  {
    name: "shared",
    files: /^src\/shared\//,
    mayImport: [shared],
    packages: /^zod$/,
    advice:
      "shared holds words both sides use; logic belongs in server/features or client/features",
  },
  {
    name: "API client",
    files: /^src\/api-client\//,
    mayImport: ["src/api-client/"],
    packages: /^openapi-fetch$/,
    advice:
      "the API client is for programs outside: it knows the published document and nothing of the inside",
  },
  {
    name: "db",
    files: /^src\/db\//,
    mayImport: [shared, "src/db/"],
    packages: /^(?:drizzle-orm|postgres|@electric-sql\/|node:)/,
    advice:
      "the database room knows tables and queries only; decisions belong in a feature's service",
  },
  {
    name: "the engine's words",
    files: /^src\/server\/engine\/words\/tables\.ts$/,
    mayImport: [shared],
    packages: /^node:(?:fs|path)$/,
    advice: "the engine reads no files but the tables of data/words, here",
  },
  {
    name: "engine",
    files: /^src\/server\/engine\//,
    mayImport: [shared, "src/server/engine/"],
    packages: /^(?!node:|drizzle|fastify|@trpc|react|piscina|ws$|postgres)/,
    advice: "the engine is pure: what it needs from outside is passed in by features/analysis",
  },
  {
    name: "extraction",
    files: /^src\/server\/extraction\//,
    mayImport: [shared, "src/server/extraction/"],
    packages: /^(?!drizzle|fastify|@trpc|react)/,
    advice:
      "extraction turns files into text and layout; what the text means belongs in the engine",
  },
  {
    name: "adapters",
    files: /^src\/server\/adapters\//,
    mayImport: [shared, "src/server/adapters/"],
    mayImportTypes: ["src/db/client.ts"],
    packages: anyPackageButDrizzle,
    advice: "an adapter wraps one vendor behind a small type; product logic belongs in a service",
  },
  {
    name: "feature doors",
    files: /^src\/server\/features\/([^/]+)\/(?:router|webhook)\.ts$/,
    mayImport: [shared, "src/server/trpc/", "src/server/features/$1/"],
    mayImportTypes: [depsType],
    packages: /^(?:zod|@trpc\/server)$/,
    advice: "a router parses and calls its own service; logic belongs in service.ts",
  },
  {
    name: "features",
    files: /^src\/server\/features\/([^/]+)\//,
    mayImport: [
      shared,
      "src/db/queries/",
      "src/server/engine/",
      "src/server/extraction/",
      "src/server/features/$1/",
      // How every mail looks.
      "src/server/features/mail/layout",
      services,
    ],
    mayImportTypes: [depsType, "src/server/adapters/", "src/db/client.ts"],
    packages: /^(?:zod|piscina|@zxcvbn-ts\/|node:)/,
    advice: "a service reaches the outside through Deps, and the database through db/queries",
  },
  {
    name: "rest",
    files: /^src\/server\/rest\//,
    mayImport: [shared, "src/server/rest/", "src/server/http/", services],
    mayImportTypes: [depsType],
    packages: /^(?:zod|fastify|@fastify\/|node:)/,
    advice: "the REST door parses, calls a service and replies; it knows no router and no database",
  },
  {
    name: "http",
    files: /^src\/server\/http\//,
    mayImport: [shared, "src/server/http/", services],
    mayImportTypes: [depsType],
    packages: anyPackageButDrizzle,
    advice: "http is what every request meets first; product logic belongs in a service",
  },
  {
    name: "trpc",
    files: /^src\/server\/trpc\//,
    mayImport: [
      shared,
      "src/server/trpc/",
      "src/server/http/",
      services,
      "src/server/features/[^/]+/router",
    ],
    mayImportTypes: [depsType],
    packages: anyPackageButDrizzle,
    advice: "trpc holds procedures and context; product logic belongs in a service",
  },
  {
    name: "server root",
    files: /^src\/server\/[^/]+\.ts$/,
    mayImport: [shared, "src/server/", "src/db/"],
    packages: anyPackageButDrizzle,
    advice: "only src/db imports drizzle",
  },
  {
    name: "client components",
    files: /^src\/client\/components\//,
    mayImport: [shared, "src/client/components/"],
    packages: anyPackageButDrizzle,
    advice: "a component could ship in another product; what knows a CV belongs in client/features",
  },
  {
    name: "client lib",
    files: /^src\/client\/lib\//,
    mayImport: [shared, "src/client/lib/"],
    mayImportTypes: ["src/server/trpc/app-router.ts"],
    packages: anyPackageButDrizzle,
    advice: "lib holds the tRPC client, storage and formatting; screens belong in client/features",
  },
  {
    name: "client features",
    files: /^src\/client\/features\/([^/]+)\//,
    mayImport: [shared, "src/client/lib/", "src/client/components/", "src/client/features/$1/"],
    packages: anyPackageButDrizzle,
    advice: "features never import a sibling feature: compose them in client/routes",
  },
  {
    name: "client",
    files: /^src\/client\//,
    mayImport: [shared, "src/client/"],
    packages: anyPackageButDrizzle,
    advice: "the client reaches the server through client/lib/trpc.ts",
  },
  {
    name: "tools",
    files: /^(?:scripts|bench|e2e|test|fuzz|training)\/|^[^/]+\.config\.ts$/,
    mayImport: ["src/", "scripts/", "training/", "bench/", "e2e/", "test/", "fuzz/", "[^/]+$"],
    packages: /./,
    advice: "",
  },
];

const forbiddenNames = /(?:(?:^|[-/])(?:utils?|helpers?|common|managers?|misc)|\/index)\.tsx?$/;

const importForms = [
  /^\s*(import|export)\s+(type\s+)?[^"';()]*?from\s*["']([^"']+)["']/gm,
  /^\s*(import)\s*()["']([^"']+)["']/gm,
  /(import)\(\s*()["']([^"']+)["']/g,
  /(new URL)\(\s*()["'](\.[^"']+\.ts)["']\s*,\s*import\.meta\.url/g,
];

function importsOf(path: string, source: string): Import[] {
  const found: Import[] = [];
  for (const form of importForms) {
    for (const match of source.matchAll(form)) {
      const target = match[3] ?? "";
      const clause = match[0];
      const named = /\{([^}]*)\}/.exec(clause)?.[1];
      const allTypes =
        named?.split(",").every((part) => part.trim() === "" || part.trim().startsWith("type ")) ??
        false;
      found.push({
        from: path,
        to: target.startsWith(".") ? normalize(join(dirname(path), target)) : target,
        typeOnly: Boolean(match[2]) || allTypes,
      });
    }
  }
  return found;
}

function isProjectPath(target: string): boolean {
  return (
    /^(?:src|scripts|bench|e2e|test|fuzz|training)\//.test(target) ||
    /^[^/@]+\.(?:json|css|ts)$/.test(target)
  );
}

function allows(patterns: string[], room: Room, path: string, target: string): boolean {
  const noun = room.files.exec(path)?.[1] ?? "";
  return patterns.some((pattern) => new RegExp(`^${pattern.replace("$1", noun)}`).test(target));
}

function complaint(room: Room, entry: Import): string | undefined {
  const where = `${entry.from} (${room.name}) imports ${entry.to}`;
  if (!isProjectPath(entry.to)) {
    return room.packages.test(entry.to) ? undefined : `${where}: ${room.advice}`;
  }
  if (entry.to.endsWith("package.json")) return undefined;
  if (allows(room.mayImport, room, entry.from, entry.to)) return undefined;
  if (room.mayImportTypes && allows(room.mayImportTypes, room, entry.from, entry.to)) {
    return entry.typeOnly ? undefined : `${where}: of this it may import types only`;
  }
  return `${where}: ${room.advice}`;
}

function findCycle(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(node: string): string[] | undefined {
    if (done.has(node)) return undefined;
    const at = path.indexOf(node);
    if (at >= 0) return [...path.slice(at), node];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(node);
    return undefined;
  }
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return undefined;
}

/** What is wrong with the layout of the sources, one sentence each; empty when nothing is. */
export function checkRooms(files: SourceFiles): string[] {
  const complaints: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, source] of files) {
    const room = rooms.find((candidate) => candidate.files.test(path));
    if (!room) {
      complaints.push(`${path}: no room for this file; see CONTRIBUTING.md`);
      continue;
    }
    if (forbiddenNames.test(path)) {
      complaints.push(`${path}: name the file after what it does`);
    }
    if (!/^[a-z0-9.-]+$/.test(path.split("/").at(-1) ?? "")) {
      complaints.push(`${path}: file names are kebab-case`);
    }
    const imports = importsOf(path, source);
    for (const entry of imports) {
      const text = complaint(room, entry);
      if (text) complaints.push(text);
    }
    graph.set(
      path,
      imports.filter((entry) => !entry.typeOnly && files.has(entry.to)).map((entry) => entry.to),
    );
  }
  const cycle = findCycle(graph);
  if (cycle) complaints.push(`imports go round in a circle: ${cycle.join(" → ")}`);
  return complaints;
}
