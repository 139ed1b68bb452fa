import { describe, expect, it } from "vitest";
import { composeBody, type Slot } from "./compose-letter.ts";
import type { LetterSource } from "./facts/letter-source.ts";

const source = (quote: string): LetterSource => ({ from: "cv", quote });
const values: Slot["values"] = new Map([
  ["post", { text: "the Welder post", sources: [source("Welder")] }],
  ["did", { text: "I cut steel", sources: [source("Cut steel")] }],
]);
const slot = (...list: string[]): Slot => ({ paragraph: 0, lists: [list], values });
const textsOf = (slots: readonly Slot[], accepts = (_: string) => true) =>
  composeBody(slots, "seed", accepts).flatMap((all) => all.map(({ text }) => text));

describe("composing", () => {
  it("begins no sentence like the one before while there is another way", () => {
    const opening = slot("I want {post}.");
    expect(textsOf([opening, slot("{Did}.", "-|There, {did}.")])).toEqual([
      "I want the Welder post.",
      "There, I cut steel.",
    ]);
    expect(textsOf([opening, slot("{Did}.")])).toEqual(["I want the Welder post.", "I cut steel."]);
    expect(textsOf([slot("You ask.", "-|Here."), slot("{Did}.", "-|There, {did}.")])).toEqual([
      "You ask.",
      "I cut steel.",
    ]);
  });

  it("gives the sentences of one way apart, each with its own lines", () => {
    const [paragraph] = composeBody([slot("I want {post}. There, {did}.")], "seed", () => true);
    expect(paragraph).toEqual([
      { text: "I want the Welder post.", sources: [source("Welder")] },
      { text: "There, I cut steel.", sources: [source("Cut steel")] },
    ]);
  });

  it("leaves out what cannot be filled or is not accepted", () => {
    expect(textsOf([slot("I know. At {employer}, {did}.")])).toEqual([]);
    expect(
      textsOf([slot("{Did}.", "-|There, {did}.")], (text) => text.startsWith("There")),
    ).toEqual(["There, I cut steel."]);
  });
});
