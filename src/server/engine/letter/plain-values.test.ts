import { expect, it } from "vitest";
import { listEntry } from "./plain-values.ts";

const listed = (...texts: string[]) =>
  listEntry(
    "shared",
    texts.map((text) => ({ text, sources: [] })),
  )[0]?.[1].text;

it('puts what has its own "and" where the list stays plain', () => {
  expect(listed("pricing", "stock control", "click and collect")).toBe(
    "click and collect, pricing and stock control",
  );
  expect(listed("checking deliveries", "ordering and rotating stock")).toBe(
    "checking deliveries, and of ordering and rotating stock",
  );
});
