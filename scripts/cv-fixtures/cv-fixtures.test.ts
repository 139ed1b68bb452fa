import { beforeAll, describe, expect, it } from "vitest";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import { personalSpans } from "../../src/server/engine/document/personal-spans.ts";
import { statementsOf } from "../../src/server/engine/document/statements.ts";
import { readPairs, referenceDate } from "../../test/engine-pairs.ts";
import { readScores } from "../../test/read-scores.ts";
import { compareWithLedger, type ReadFixture, readFacts, readFixtures } from "./ledger.ts";

/** What is read from the fictional CVs against what is true of them. */

const printed = new URL("../../test/cv-fixtures/", import.meta.url);
const written = new URL("written/", printed);
const factsLines = readFacts(printed);
let files: ReadFixture[] = [];

beforeAll(async () => {
  files = await readFixtures(printed);
});

describe("reading the fictional CVs", () => {
  it("covers the formats, languages and layouts people send", () => {
    const count = (of: (facts: (typeof factsLines)[number]) => string | undefined) =>
      new Set(factsLines.map(of)).size;
    expect(factsLines.length).toBeGreaterThanOrEqual(60);
    expect(count(({ file }) => file.split(".").at(-1))).toBe(5);
    expect(count(({ language }) => language)).toBeGreaterThanOrEqual(8);
    expect(count(({ layout }) => layout)).toBeGreaterThanOrEqual(15);
  });

  it("reads every field but those the ledger names, at the floor or above", () => {
    const { found, ledger } = compareWithLedger(printed, files);
    expect(found).toEqual(ledger);
  });

  it("reads the language of every CV", () => {
    const wrong = files.filter(({ facts, parsed }) => facts.language !== parsed.language);
    expect(wrong.map(({ facts }) => facts.file)).toEqual([]);
  });
});

describe("reading CVs written by hand, each in a way of its own", () => {
  it("reads every field but those the ledger names, at the floor or above", async () => {
    const { found, ledger } = compareWithLedger(written, await readFixtures(written));
    expect(found).toEqual(ledger);
  });
});

describe("what the reader is told of the fictional CVs", () => {
  /** The texts in which `told` finds something, each with its file. */
  const where = (told: (text: string, file: ReadFixture) => boolean) =>
    files.flatMap((file) => {
      const cv = parseCv(file.document, referenceDate);
      const statements = statementsOf(cv, personalSpans(cv), referenceDate);
      const found = statements.filter(({ text }) => told(text.toLowerCase(), file));
      return found.map(({ text }) => `${file.facts.file}: ${text}`);
    });

  it("is no name of a person", () => {
    const named = where((text, { facts }) => text.includes(facts.contact.full_name.toLowerCase()));
    expect(named).toEqual([]);
  });

  it("is no e-mail address and no phone number", () => {
    const reached = where(
      (text, { facts: { contact } }) =>
        text.includes(contact.email.toLowerCase()) || text.includes(contact.phone),
    );
    expect(reached).toEqual([]);
  });

  it("is no heading of a section", () => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const headed = where((text, { parsed }) =>
      parsed.sections.some(({ heading }) => heading !== "" && bare(text) === bare(heading)),
    );
    expect(headed).toEqual([]);
  });
});

describe("one person's CV in several layouts and formats", () => {
  const groupsOf = () =>
    Map.groupBy(
      files.filter(({ facts }) => facts.same_as !== null),
      ({ facts }) => facts.same_as,
    );

  it("shows the same skills", () => {
    for (const members of groupsOf().values()) {
      const [first] = members;
      const skills = (file: ReadFixture | undefined) => [...(file?.parsed.skills ?? [])].sort();
      for (const member of members)
        expect([member.facts.file, skills(member)]).toEqual([member.facts.file, skills(first)]);
    }
  });

  it("matches an advertisement alike, within two points", async () => {
    const advertisements = readPairs().filter((_, i) => i % 5 === 0);
    for (const members of groupsOf().values()) {
      for (const { ad } of advertisements) {
        const scores: number[] = [];
        for (const { document } of members)
          scores.push((await readScores(document, ad)).match_percentage);
        const gap = Math.max(...scores) - Math.min(...scores);
        expect({ of: members.map(({ facts }, i) => [facts.file, scores[i]]), gap }).toSatisfy(
          () => gap <= 2,
        );
      }
    }
  }, 120_000);
});
