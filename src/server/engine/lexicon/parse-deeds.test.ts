import { describe, expect, it } from "vitest";
import { isStopWord, words } from "../text/words.ts";
import { allDeeds } from "./deeds.ts";
import { skillNamed } from "./lexicon.ts";
import { type Deed, parseDeeds, readWay } from "./parse-deeds.ts";

const isWord = (word: string) => words(word).length === 1 && !isStopWord(word);

describe("the lines that say how people tell of their work", () => {
  it("are a name, its ways, their words and the forms of each", () => {
    const [deed] = parseDeeds("Personal care | wash,bathe Resident; hoist", "care");
    expect(deed).toEqual({
      name: "Personal care",
      isFree: false,
      ways: ["wash,bathe resident", "hoist"],
    });
    expect(readWay("wash,bathe resident")).toEqual([["wash", "bathe"], ["resident"]]);
  });

  it("mark with a star what is no skill", () => {
    const [deed] = parseDeeds("Handing over between shifts* | handover shift", "care");
    expect(deed).toMatchObject({ name: "Handing over between shifts", isFree: true });
  });

  it.each(["Personal care", "Personal care | wash | bathe", "| wash"])(
    "are refused with the line's number where they cannot be read: %s",
    (line) => {
      expect(() => parseDeeds(`\n${line}`, "care")).toThrow("deeds care, line 2: not `Name");
    },
  );

  it("name skills as the lexicon does, or are marked as free", () => {
    // By another name of a skill a deed would count for more than was done: "salon reception" for running a salon.
    const known = ({ name, isFree }: Deed) =>
      skillNamed(name)?.name === (isFree ? undefined : name);
    expect(allDeeds.filter((deed) => !known(deed)).map(({ name }) => name)).toEqual([]);
  });

  it("tell of work, never of a licence, a language or a tool", () => {
    const kinds = new Set(allDeeds.map(({ name }) => skillNamed(name)?.kind));
    expect([...kinds].filter((kind) => kind && !["hard", "soft", "method"].includes(kind))).toEqual(
      [],
    );
  });

  it("look for words that can be found", () => {
    const wrong = allDeeds.flatMap(({ name, ways }) =>
      ways
        .flatMap((way) => readWay(way).flat())
        .flatMap((word) => (isWord(word) ? [] : [`${name}: “${word}”`])),
    );
    expect(wrong).toEqual([]);
  });
});
