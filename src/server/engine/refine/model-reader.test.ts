import { describe, expect, it } from "vitest";
import { fixedReader } from "../../../../test/fixed-reader.ts";
import type { DemandFacts } from "../judge/facts.ts";
import type { AskedDemand, ReadCv, Verdict } from "../reader/reader.ts";
import type { HeldVerdict } from "./additions.ts";
import { modelReader } from "./model-reader.ts";

const facts: DemandFacts = {
  skills: null,
  nearSkills: null,
  licence: null,
  level: null,
  language: null,
  years: null,
  denied: false,
  attitude: false,
  open: false,
  lines: [],
};

const statement = (quote: string) => ({
  quote,
  text: quote,
  post: "",
  line: 0,
  role: null,
  isHead: false,
});
const cv: ReadCv = {
  statements: [statement("Ran the till"), statement("Counted the stock")],
  months: [{ from: 0, to: 24 }],
};

const asked = (more: Partial<DemandFacts> = {}): AskedDemand => ({
  text: "Stock control",
  required: true,
  facts: { ...facts, ...more },
});

const held = (more: Partial<HeldVerdict> = {}): HeldVerdict => ({
  demand: "Stock control",
  status: "met",
  alone: "missing",
  importance: "required",
  lines: ["Counted the stock"],
  reason: "You counted the stock.",
  ...more,
});

async function read(
  verdict: HeldVerdict,
  own: Partial<Verdict> = {},
  demand = asked(),
  given = cv,
): Promise<Verdict | undefined> {
  const other = fixedReader(() => ({ status: "missing", sureness: 0.9, statements: [0], ...own }));
  const [found] = await modelReader([verdict], other).begin().judge([demand], given);
  return found;
}

describe("a language model's verdict", () => {
  it("stands with its line and its reason", async () => {
    expect(await read(held())).toMatchObject({
      status: "met",
      statements: [1],
      reason: "You counted the stock.",
    });
  });

  it("is surer where the other reader agrees than where it contradicts", async () => {
    const [agreed, contradicted] = await Promise.all([
      read(held(), { status: "met" }),
      read(held(), { status: "missing" }),
    ]);
    expect(agreed?.sureness).toBeGreaterThan(contradicted?.sureness ?? 1);
    expect(contradicted?.sureness).toBeLessThan(0.6);
  });

  it("falls with its line: the other reader's stands once that is gone", async () => {
    const changed = { ...cv, statements: [statement("Ran the till")] };
    expect(await read(held(), {}, asked(), changed)).toMatchObject({ status: "missing" });
  });

  it("gives way where a changed CV shows the other reader more than before", async () => {
    const missing = held({ status: "missing", lines: [] });
    expect(await read(missing, { status: "met" })).toMatchObject({ status: "met" });
    expect(await read({ ...missing, alone: "met" }, { status: "met" })).toMatchObject({
      status: "missing",
    });
  });

  it.each([
    ["a required licence that nothing names", { licence: false }, "partial"],
    ["what the CV says it does not have", { denied: true }, "missing"],
    ["more years than the dates add up to", { years: 6 }, "partial"],
  ] as const)("is never met for %s", async (_, more, status) => {
    const found = await read(held(), {}, asked(more));
    expect(found?.status).toBe(status);
    expect(found?.reason).not.toBe("You counted the stock.");
  });

  it("is met where the dates add up", async () => {
    expect((await read(held(), {}, asked({ years: 2 })))?.status).toBe("met");
  });

  it("says nothing of a demand it was not given of, though words of it are the same", async () => {
    for (const demand of ["Baking bread", "Stock", "Stock control and cash handling"])
      expect(await read(held({ demand }))).toMatchObject({ status: "missing", statements: [0] });
  });

  it("of an overlooked passage is that of the demand in it", async () => {
    const passage = held({ demand: "You would do our Stock control on Fridays", alone: null });
    expect(await read(passage)).toMatchObject({ status: "met" });
  });

  it("is worth a look where the two readers say the opposite, and not where they are a step apart", async () => {
    expect((await read(held(), { status: "missing" }))?.contested).toBe(true);
    expect((await read(held(), { status: "partial" }))?.contested).toBe(false);
  });

  it("that is doubted leaves the other reader's, marked where they say the opposite", async () => {
    expect(await read(held({ doubted: true }))).toMatchObject({
      status: "missing",
      statements: [0],
      contested: true,
    });
  });

  it("of a required licence without a line lets nobody call it met", async () => {
    const unshown = held({ status: "partial", lines: [], doubted: true });
    expect(await read(unshown, { status: "met" })).toMatchObject({
      status: "partial",
      contested: true,
    });
    expect((await read(unshown))?.status).toBe("missing");
  });

  it("cannot make a licence missing that a line names", async () => {
    const missing = held({ status: "missing", alone: "met", lines: [] });
    const found = await read(missing, { status: "met" }, asked({ licence: true }));
    expect(found).toMatchObject({ status: "partial", contested: true });
  });
});
