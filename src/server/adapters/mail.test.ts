import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { createOutbox } from "./mail.ts";

const message = { to: "ann@example.org", subject: "Hello", text: "secret link", html: "<p>x</p>" };
let place: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  place = await temporaryFolder();
});
afterAll(() => place.remove());

function outboxIn(folder: string) {
  const logged: unknown[] = [];
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  const now = () => Date.parse("2026-11-20T09:00:00Z");
  return { outbox: createOutbox({ folder, from: "us@example.org", now, log }), logged };
}

describe("the outbox", () => {
  it("gets one whole JSON file for each mail, readable by its owner only", async () => {
    const folder = join(place.path, "outbox");
    const { outbox } = outboxIn(folder);
    await Promise.all(Array.from({ length: 20 }, () => outbox.post(message)));
    expect(outbox.state()).toMatchObject({ service: "outbox", handedOver: 20, failed: 0 });
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    for (const name of names) {
      expect(name).toMatch(/^2026-11-20T09-00-00\.000Z-[\w-]+\.json$/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
      expect(JSON.parse(await readFile(join(folder, name), "utf8"))).toEqual({
        ...message,
        from: "us@example.org",
        sent_at: "2026-11-20T09:00:00.000Z",
      });
    }
  });

  it("that cannot be written refuses a mail that is waited for, and logs one that is not", async () => {
    const file = join(place.path, "no-folder");
    await writeFile(file, "");
    const { outbox, logged } = outboxIn(file);
    await expect(outbox.send(message)).rejects.toThrow();
    await outbox.post(message);
    expect(outbox.state()).toMatchObject({ failed: 2, lastFailureAt: expect.any(Date) });
    expect(logged).toEqual([[{ failure: "Error", code: expect.any(String) }, expect.any(String)]]);
  });
});
