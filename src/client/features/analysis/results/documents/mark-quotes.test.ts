import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markQuotes } from "./mark-quotes.ts";

const marked = (text: string, ...quotes: string[]) =>
  markQuotes(
    text,
    quotes.map((quote, place) => ({ id: String(place), quote })),
  ).map(({ text: piece, ids }) => (ids.length === 0 ? piece : `[${ids.join()}:${piece}]`));

describe("quotes in a text", () => {
  it("are found where white space differs", () => {
    expect(marked("Ran the\n  purchase ledger.", "the purchase  ledger")).toEqual([
      "Ran ",
      "[0:the\n  purchase ledger]",
      ".",
    ]);
  });

  it("may overlap, stand in one another and be the same", () => {
    expect(marked("one two three", "one two", "two three", "two", "one two")).toEqual([
      "[0,3:one ]",
      "[0,1,2,3:two]",
      "[1: three]",
    ]);
  });

  it("are read as they are, not as patterns", () => {
    expect(marked("C++ (5 years)", "C++", "(5 years)")).toEqual(["[0:C++]", " ", "[1:(5 years)]"]);
  });

  it("that are not there, or blank, mark nothing", () => {
    expect(marked("A CV", "a cv", " ", "Java")).toEqual(["A CV"]);
    expect(marked("", "x")).toEqual([]);
  });

  it("never change the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, quotes) => {
        const pieces = markQuotes(
          text,
          quotes.map((quote) => ({ id: quote, quote })),
        );
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});
