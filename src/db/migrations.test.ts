import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../drizzle/", import.meta.url);
/** Laid out before there was a release that others could run beside the next. */
const lastBeforeReleases = "0008";
/** What takes something from nodes of the version before, or refuses what they write. */
const takesAway =
  /\bdrop\s+(?:table|column)\b|\brename\b|\balter\s+column\b[^;]*\b(?:set\s+not\s+null|type)\b|\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i;

describe("migrations", () => {
  it("only add, so that nodes of the version before go on beside new ones", () => {
    const later = readdirSync(folder)
      .filter((name) => name.endsWith(".sql") && name.slice(0, 4) > lastBeforeReleases)
      .filter((name) => takesAway.test(readFileSync(new URL(name, folder), "utf8")));
    expect(later).toEqual([]);
  });

  it.each([
    'ALTER TABLE "analyses" DROP COLUMN "search_text";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
  ])("the rule knows %s", (statement) => {
    expect(statement).toMatch(takesAway);
  });

  it.each([
    'ALTER TABLE "users" ADD COLUMN "role" text DEFAULT \'user\' NOT NULL;',
    'CREATE INDEX "users_index" ON "users" USING btree ("name");',
    'DROP INDEX "analyses_history_index";',
  ])("the rule allows %s", (statement) => {
    expect(statement).not.toMatch(takesAway);
  });
});
