import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aliasOf } from "../lexicon/concepts.ts";
import { allSkills } from "../lexicon/lexicon.ts";
import { keyOf, longestAlias } from "../lexicon/lexicon-index.ts";
import { tokens } from "../lexicon/tokens.ts";
import { itemsOf, rowsOf, wordsOf } from "./tables.ts";

const data = join(import.meta.dirname, "../../../../data");
const tables = readdirSync(join(data, "words")).filter((name) => name.endsWith(".tsv"));
const concepts = allSkills();
const byName = new Map(concepts.map((concept) => [concept.name, concept]));

const repeated = (items: readonly string[]) =>
  items.filter((item, at) => items.indexOf(item) !== at);

describe.each(tables)("data/words/%s", (name) => {
  const text = readFileSync(join(data, "words", name), "utf8");
  const [heading = "", ...lines] = text.replace(/\n$/, "").split("\n");
  const columns = heading.split("\t");

  it("has as many cells in every row as in its heading, and ends with a line end", () => {
    expect(lines.filter((line) => line.split("\t").length !== columns.length)).toEqual([]);
    expect(text.endsWith("\n")).toBe(true);
  });

  it("writes cells without needless space, and items with '; ' between, none twice", () => {
    const cells = lines.flatMap((line) => line.split("\t"));
    expect(cells.filter((cell) => cell !== cell.replace(/\s+/gu, " ").trim())).toEqual([]);
    expect(cells.filter((cell) => /;(?! \S)|(?:^|\s);/u.test(cell))).toEqual([]);
    expect(cells.filter((cell) => new Set(itemsOf(cell)).size < itemsOf(cell).length)).toEqual([]);
  });

  it("is sorted, without a row twice", () => {
    const compared = lines.map((line) => line.split("\t").slice(0, 2).join("\t"));
    expect(compared.filter((line, at) => at > 0 && (compared[at - 1] ?? "") > line)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("is named in the card", () => {
    expect(readFileSync(join(data, "words/README.md"), "utf8")).toContain(`\`${name}\``);
  });
});

describe("the concepts", () => {
  it("have each a name of its own", () => {
    expect(repeated(concepts.map(({ name }) => name))).toEqual([]);
  });

  it("relate only to concepts that exist, and not to themselves", () => {
    const wrong = concepts.flatMap(({ name, broader, near }) =>
      [...broader, ...near]
        .filter((other) => !byName.has(other) || other === name)
        .map((other) => `${name} -> ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are in no circle of broader ones", () => {
    const circular = concepts.filter(({ name, broader }) => {
      const above = new Set(broader);
      for (const one of above) for (const next of byName.get(one)?.broader ?? []) above.add(next);
      return above.has(name);
    });
    expect(circular.map(({ name }) => name)).toEqual([]);
  });

  it("share no alias: the same letters in the same case are one concept's", () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, aliases } of concepts) {
      for (const { text, exactCase } of aliases) {
        const key = exactCase ? `=${text}` : keyOf(text);
        const owner = owners.get(key) ?? name;
        if (owner !== name) twice.push(`"${text}" of ${owner} and ${name}`);
        owners.set(key, owner);
      }
    }
    expect(twice).toEqual([]);
  });

  it("have no alias without a letter, or of more words than are looked ahead", () => {
    const texts = concepts.flatMap(({ aliases }) => aliases.map(({ text }) => text));
    expect(texts.filter((text) => !/[\p{L}\p{N}]/u.test(text))).toEqual([]);
    expect(texts.filter((text) => tokens(text).length > longestAlias)).toEqual([]);
  });
});

describe("the translations", () => {
  const translations = rowsOf("translations");

  it("are of concepts that exist, in languages that the card names", () => {
    expect(translations.filter(([name = ""]) => !byName.has(name))).toEqual([]);
    const languages = new Set(translations.map(([, language]) => language));
    expect([...languages].sort()).toEqual(["de", "es", "fr", "it", "mul", "nl", "pl", "pt"]);
  });

  it("are no English words", () => {
    const english = new Set(
      ["labels", "passages"]
        .flatMap((folder) =>
          readdirSync(join(data, folder))
            .filter((name) => name.endsWith(".txt"))
            .map((name) => readFileSync(join(data, folder, name), "utf8")),
        )
        .concat(rowsOf("concepts").map(([name = "", , , aliases = ""]) => `${name}; ${aliases}`))
        .flatMap((text) => tokens(text).map(({ key }) => key)),
    );
    const own = new Map(
      rowsOf("concepts").map(([name = "", , , aliases = ""]) => [
        name,
        new Set([name, ...itemsOf(aliases).map((alias) => aliasOf(alias).text)].map(keyOf)),
      ]),
    );
    const clashes = translations.flatMap(([name = "", language, aliases = ""]) =>
      itemsOf(aliases)
        .map(aliasOf)
        .filter(
          ({ text, needsContext, exactCase }) =>
            language !== "mul" &&
            tokens(text).length === 1 &&
            !needsContext &&
            !exactCase &&
            english.has(keyOf(text)) &&
            !own.get(name)?.has(keyOf(text)),
        )
        .map(({ text }) => `${text} (${name})`),
    );
    expect(clashes).toEqual([]);
  });
});

describe("wordsOf", () => {
  it("says which list is missing", () => {
    expect(() => wordsOf("no such list")).toThrow(
      'data/words/lists.tsv has no list "no such list".',
    );
  });
});
