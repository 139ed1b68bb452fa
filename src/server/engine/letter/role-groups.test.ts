import { describe, expect, it } from "vitest";
import type { Proof } from "./facts/proofs.ts";
import { toldTogether } from "./role-groups.ts";

const proof = (text: string, form: "finite" | "things" = "finite", present = true): Proof => ({
  clause: { form, present, text, words: text.split(" ").length },
  role: null,
  line: text.length,
  sources: [{ from: "cv", quote: text }],
  score: 1,
  isApt: true,
  demandIds: [],
  asked: [],
  keys: [],
});
const told = (proofs: readonly Proof[], leads = false, joins = () => true) =>
  toldTogether(proofs, leads, joins).map(({ clause }) => clause.text);

describe("statements about one role", () => {
  it("are joined where they are short and of one time", () => {
    expect(told([proof("run the till"), proof("train starters"), proof("open the shop")])).toEqual([
      "run the till, train starters and open the shop",
    ]);
    expect(told([proof("run the till"), proof("trained starters", "finite", false)])).toHaveLength(
      2,
    );
  });

  it("repeat their subject behind a row, and their auxiliary never", () => {
    expect(told([proof("order bread, milk and eggs"), proof("keep the accounts")])).toEqual([
      "order bread, milk and eggs, and I keep the accounts",
    ]);
    const perfect = ["have cut the waste", "have trained starters"];
    expect(told(perfect.map((text) => proof(text, "finite", false)))).toEqual([
      "have cut the waste and trained starters",
    ]);
  });

  it("leave the first alone where it leads, and what may not be joined", () => {
    const proofs = [proof("run the till"), proof("train starters")];
    expect(told(proofs, true)).toHaveLength(2);
    expect(told(proofs, false, () => false)).toHaveLength(2);
  });

  it("name things behind the deeds, in one row", () => {
    const proofs = [
      proof("ward audits", "things"),
      proof("run the clinic"),
      proof("home visits", "things"),
    ];
    expect(told(proofs)).toEqual(["run the clinic", "ward audits and home visits"]);
    expect(toldTogether(proofs, false, () => true)[1]?.sources).toHaveLength(2);
  });
});
