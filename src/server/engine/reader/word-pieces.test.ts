import { describe, expect, it } from "vitest";
import { readReaderFiles } from "../../features/analysis/reader-files.ts";
import { createTokenizer, createWordPieces, type Pieces } from "./word-pieces.ts";

const tokenizer = createTokenizer(readReaderFiles().tokenizer);
const { single, pair } = createWordPieces(tokenizer);
/** Numbers of the published vocabulary of BERT, uncased. */
const ids = {
  start: 101,
  stop: 102,
  colon: 1024,
  hello: 7592,
  world: 2088,
  nurse: 6821,
  ward: 4829,
};
const longest = { demand: 56, post: 24, statement: 72 };
const times = (word: string, count: number) => Array<string>(count).fill(word).join(" ");
const count = ({ ids: all }: Pieces, id: number) => all.filter((one) => one === id).length;

describe("a text for the encoder", () => {
  it("stands between the marks of its beginning and its end", () => {
    expect(single("Hello world")).toEqual({
      ids: [ids.start, ids.hello, ids.world, ids.stop],
      sides: [0, 0, 0, 0],
    });
    expect(single("")).toEqual({ ids: [ids.start, ids.stop], sides: [0, 0] });
  });

  it("is the same in capitals and with accents", () => {
    expect(single("HELLO Wörld")).toEqual(single("hello world"));
  });

  it("falls apart into pieces where the vocabulary has no such word", () => {
    const { ids: all } = single("tracheostomy");
    expect(all.length).toBeGreaterThan(3);
    expect(all.map((id) => tokenizer.id_to_token(id)).join("")).toBe(
      "[CLS]tr##ache##ost##omy[SEP]",
    );
  });

  it("is cut where it is too long", () => {
    const { ids: all } = single(times("ward", 300));
    expect(all).toHaveLength(longest.statement + 2);
    expect(all.at(-1)).toBe(ids.stop);
  });

  it("costs no more for being endless", () => {
    const long = single("a".repeat(1_000_000));
    expect(long.ids.length).toBeLessThanOrEqual(longest.statement + 2);
    expect(single(times("ward", 200_000))).toEqual(single(times("ward", 300)));
  });
});

describe("a demand beside a statement", () => {
  it("comes first, then the post, a colon and the statement", () => {
    expect(pair("hello", "nurse", "world")).toEqual({
      ids: [ids.start, ids.hello, ids.stop, ids.nurse, ids.colon, ids.world, ids.stop],
      sides: [0, 0, 0, 1, 1, 1, 1],
    });
  });

  it("has no colon where there is no post", () => {
    expect(pair("hello", "", "world")).toEqual({
      ids: [ids.start, ids.hello, ids.stop, ids.world, ids.stop],
      sides: [0, 0, 0, 1, 1],
    });
  });

  it("cuts each of the three by itself", () => {
    const all = pair(times("hello", 300), times("nurse", 300), times("ward", 300));
    expect(count(all, ids.hello)).toBe(longest.demand);
    expect(count(all, ids.nurse)).toBe(longest.post);
    expect(count(all, ids.ward)).toBe(longest.statement);
    expect(all.ids.at(-1)).toBe(ids.stop);
    expect(all.sides).toHaveLength(all.ids.length);
    expect(pair(times("hello", 300), "nurse", "world").ids.slice(-4)).toEqual([
      ids.nurse,
      ids.colon,
      ids.world,
      ids.stop,
    ]);
  });

  it("has the statement's pieces as the statement has them alone", () => {
    const line = "Traced a borrowed neutral; 40 flats, £3.5m";
    const alone = single(line).ids.slice(1);
    expect(
      pair("fault finding", "Electrician, 2017 to now", line).ids.slice(-alone.length),
    ).toEqual(alone);
  });
});

it("a tokenizer without the marks is refused", () => {
  const bare = createTokenizer({
    ...readReaderFiles().tokenizer,
    added_tokens: [],
    model: {
      type: "WordPiece",
      vocab: { hello: 0 },
      unk_token: "hello",
      continuing_subword_prefix: "##",
    },
  });
  expect(() => createWordPieces(bare)).toThrow("[CLS]");
});
