import { expect, it } from "vitest";
import { termKeys } from "../../text/term-key.ts";
import { shownPart, showsHead } from "./shown-part.ts";

const partOf = (text: string, statement: string) =>
  shownPart({ text, isDeed: true }, statement, termKeys(statement));
const heads = (text: string, statement: string) => showsHead(text, statement, termKeys(statement));

it("claims of two deeds the one that was done, and no place that was not named", () => {
  expect(partOf("programming and running the mixing line", "ran the mixing line on nights")).toBe(
    "running the mixing line",
  );
  expect(partOf("programming and running the loom", "run the programs on the loom")).toBe(
    "running the loom",
  );
  expect(partOf("giving talks in the community", "gave talks to new starters")).toBe(
    "giving talks",
  );
  expect(partOf("giving talks in village halls", "gave talks in two village halls")).toBe(
    "giving talks in village halls",
  );
});

it("is shown by the thing itself, not by a word that stands beside it", () => {
  expect(heads("live vehicle tracking", "send the director the revenue per vehicle")).toBe(false);
  expect(heads("live vehicle tracking", "use a vehicle tracking system")).toBe(true);
  expect(heads("stage scenery design", "ordered the timber for the scenery")).toBe(false);
});
