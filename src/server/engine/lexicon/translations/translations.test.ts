import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keyOf } from "../lexicon-index.ts";
import { parseAliases, parseLine, writtenLines } from "../parse-lexicon.ts";
import { sectors } from "../sectors.ts";
import { tokens } from "../tokens.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const lists = { dutch, french, german, italian, polish, portuguese, spanish };

/** Every word of the English advertisements and CV lines that we labelled, folded, with the lexicon's own lines. */
const englishWords = new Set(
  [
    ...["labels", "passages"].flatMap((folder) => {
      const place = new URL(`../../../../../data/${folder}/`, import.meta.url);
      return readdirSync(place)
        .filter((name) => name.endsWith(".txt"))
        .map((name) => readFileSync(new URL(name, place), "utf8"));
    }),
    ...sectors.map(({ lines }) => lines),
  ].flatMap((text) => tokens(text).map(({ key }) => key)),
);
/** What each concept is called in English already. */
const inEnglish = new Map(
  sectors.flatMap(({ name: sector, lines: written }) =>
    writtenLines(written).map(({ line, number }) => {
      const { name, aliases } = parseLine(line, sector, number);
      return [name, new Set(aliases.map(({ text }) => keyOf(text)))] as const;
    }),
  ),
);

describe("names in other languages", () => {
  it.each(Object.entries(lists))("are no English words: %s", (_, lines) => {
    const clashes = writtenLines(lines).flatMap(({ line }) => {
      const [name = "", aliases = ""] = line.split("|").map((part) => part.trim());
      return parseAliases(aliases)
        .filter(({ text, needsContext, exactCase }) => {
          const key = keyOf(text);
          const isOneWord = tokens(text).length === 1;
          return (
            isOneWord &&
            !needsContext &&
            !exactCase &&
            englishWords.has(key) &&
            !inEnglish.get(name)?.has(key)
          );
        })
        .map(({ text }) => `${text} (${name})`);
    });
    expect(clashes).toEqual([]);
  });
});
