import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPairs } from "../../../../../test/engine-pairs.ts";
import { pairInputs } from "../../../../../test/letter-pairs.ts";
import { letterTones } from "../../../../shared/letter.ts";
import { letterLengths } from "../../../../shared/letter-length.ts";
import { writeLetter } from "../write-letter.ts";
import { guardLetter } from "./guard-letter.ts";
import samples from "./sample-sentences.json" with { type: "json" };

/** Sentences written by hand about the people of the engine's pairs, by the name of the pair. */
type Samples = Readonly<Record<string, readonly string[]>>;
/** Each holds one thing that neither the CV nor the advertisement says, or says otherwise. */
const untrueSentences: Samples = samples.untrue;
/** As somebody might put it who keeps to the CV. */
const trueSentences: Samples = samples.true;

const inputOf = await pairInputs();

describe.each(Object.keys(untrueSentences))("of %s, the guard", (name) => {
  const input = inputOf(name);

  it("accepts no untrue sentence", () => {
    const accepted = (untrueSentences[name] ?? []).filter((one) => guardLetter(one, input).ok);
    expect(accepted).toEqual([]);
  });

  it("accepts what keeps to the CV in other words", () => {
    const rejected = (trueSentences[name] ?? []).filter((one) => !guardLetter(one, input).ok);
    expect(rejected).toEqual([]);
  });
});

const sentences = readPairs().flatMap(({ name }) =>
  letterTones.flatMap((tone) =>
    letterLengths.flatMap((length) =>
      writeLetter({ ...inputOf(name), tone, length }).sentences.map(({ text }) => ({ name, text })),
    ),
  ),
);
const anySentence = fc.constantFrom(...sentences);

describe("whatever sentence of ours is changed", () => {
  it("a number the texts do not have is found", () => {
    fc.assert(
      fc.property(anySentence, fc.integer({ min: 2051, max: 98_999 }), ({ name, text }, number) => {
        const input = inputOf(name);
        fc.pre(/\d/u.test(text) && !`${input.cv.text} ${input.job.text}`.includes(String(number)));
        const changed = text.replace(/\d[\d,.]*\d|\d/u, String(number));
        return !guardLetter(changed, input).ok;
      }),
    );
  });

  it("an employer the texts do not have is found", () => {
    const employers = ["Globex Holdings", "Initech", "Stark & Sons Ltd", "Umbrella Group plc"];
    const ways = [" at EMPLOYER", ", and at EMPLOYER too", ", as I did for EMPLOYER"];
    fc.assert(
      fc.property(
        anySentence,
        fc.constantFrom(...employers),
        fc.constantFrom(...ways),
        ({ name, text }, employer, way) => {
          const changed = text.replace(/[.?]$/u, `${way.replace("EMPLOYER", employer)}.`);
          return !guardLetter(changed, inputOf(name)).ok;
        },
      ),
    );
  });

  it("a look-alike or invisible character is found", () => {
    const marks = ["\u200b", "\u00ad", "\u2060", "\ufeff"];
    fc.assert(
      fc.property(anySentence, fc.constantFrom(...marks), fc.nat(), ({ name, text }, mark, at) => {
        // At the ends it is white space, and is trimmed.
        const place = 1 + (at % (text.length - 2));
        return !guardLetter(text.slice(0, place) + mark + text.slice(place), inputOf(name)).ok;
      }),
    );
  });
});
