import { expect, test } from "vitest";
import { checkRooms } from "./rooms.ts";

function check(files: Record<string, string>): string[] {
  return checkRooms(new Map(Object.entries(files)));
}

test("accepts imports the table allows", () => {
  expect(
    check({
      "src/shared/run.ts": 'import { z } from "zod";\nexport const a = z;',
      "src/server/features/draft/service.ts":
        'import { b } from "../../../db/queries/drafts.ts";\nimport type { Deps } from "../../deps.ts";\nexport const c = b;',
      "src/db/queries/drafts.ts": 'import { eq } from "drizzle-orm";\nexport const b = eq;',
      "src/server/deps.ts": "export type Deps = object;",
    }),
  ).toEqual([]);
});

test("refuses drizzle outside the database room", () => {
  expect(
    check({ "src/server/features/draft/service.ts": 'import { eq } from "drizzle-orm";' }),
  ).toHaveLength(1);
});

test("refuses Node's own modules in the engine", () => {
  expect(
    check({ "src/server/engine/analyse.ts": 'import { readFileSync } from "node:fs";' }),
  ).toHaveLength(1);
});

test("refuses values where only types may cross", () => {
  const [text] = check({
    "src/client/lib/trpc.ts": 'import { appRouter } from "../../server/trpc/app-router.ts";',
  });
  expect(text).toContain("types only");
  expect(
    check({
      "src/client/lib/trpc.ts": 'import type { AppRouter } from "../../server/trpc/app-router.ts";',
    }),
  ).toEqual([]);
});

test("refuses a sibling feature in the client", () => {
  expect(
    check({
      "src/client/features/draft/list.tsx": 'import { Ring } from "../analysis/ring.tsx";',
    })[0],
  ).toContain("sibling");
});

test("sees dynamic imports, side effects and workers", () => {
  expect(
    check({
      "src/server/engine/a.ts":
        'import "node:fs";\nawait import("node:net");\nnew URL("../main.ts", import.meta.url);',
    }),
  ).toHaveLength(3);
});

test("sees an import that spans lines", () => {
  expect(
    check({ "src/server/engine/a.ts": 'import {\n  one,\n  two,\n} from "../http/session.ts";' }),
  ).toHaveLength(1);
});

test("refuses circles, vague names and files without a room", () => {
  expect(
    check({
      "src/shared/a.ts": 'import { b } from "./b.ts";',
      "src/shared/b.ts": 'import { a } from "./a.ts";',
    }).at(-1),
  ).toContain("circle");
  expect(check({ "src/shared/string-utils.ts": "" })).toHaveLength(1);
  expect(check({ "src/somewhere/a.ts": "" })).toHaveLength(1);
});
