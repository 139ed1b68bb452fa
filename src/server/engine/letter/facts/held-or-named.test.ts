import { expect, it } from "vitest";
import { heldOrNamed } from "./held-or-named.ts";

const of = (...texts: string[]) => {
  const { held, named } = heldOrNamed(texts.map((text) => ({ text, sources: [] })));
  return [held.map(({ text }) => text), named.map(({ text }) => text)];
};

it("tells what one holds from what one has a certificate for", () =>
  expect(of("NMC registration", "a CSCS card", "Paediatric First Aid", "QTS")).toEqual([
    ["NMC registration", "a CSCS card", "QTS"],
    ["Paediatric First Aid"],
  ]));

it("leaves out initials alone and half-named licences", () =>
  expect(of("DQC", "full car licence with B+E")).toEqual([[], []]));

it("gives a level its article", () =>
  expect(
    of(
      "Level 2 Food Safety",
      "Level 2 in Food Safety",
      "Food Hygiene Level 2",
      "Level 3 Award in Food Safety",
    ),
  ).toEqual([
    ["a Level 2 in Food Safety", "a Level 2 in Food Hygiene"],
    ["Level 3 Award in Food Safety"],
  ]));
