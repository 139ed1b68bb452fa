import { expect, it } from "vitest";
import { z } from "zod";
import { randomId } from "./random-id.ts";

it("makes UUIDs, each another one", () => {
  const ids = Array.from({ length: 50 }, randomId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(z.uuid().parse(id)).toBe(id);
});
