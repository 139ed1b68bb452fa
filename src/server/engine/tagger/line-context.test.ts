import { expect, test } from "vitest";
import { findMentions } from "../lexicon/lexicon.ts";
import { lineContext } from "./line-context.ts";
import { taggerLines } from "./tagger-tokens.ts";
import { wordHash } from "./word-hash.ts";

function contextOf(text: string) {
  const [line = []] = taggerLines(text, findMentions(text));
  const words = line.map((token) => ({ word: wordHash(token.lower), asked: 0, token }));
  return { at: line.map(({ lower }) => lower), ...lineContext(words) };
}

test("a word knows how near the names of its line are, before and after", () => {
  const { at, nameBefore, nameAfter } = contextOf("Python and then much about Docker");
  const and = at.indexOf("and");
  const about = at.indexOf("about");
  expect((nameBefore[and] ?? 0) % 16).toBe(1);
  expect((nameAfter[and] ?? 0) % 16).toBe(4);
  expect((nameBefore[about] ?? 0) % 16).toBe(4);
  expect((nameAfter[about] ?? 0) % 16).toBe(1);
  expect(nameBefore[0]).toBeLessThan(16);
  expect(nameAfter[at.length - 1]).toBeLessThan(16);
});

test("a word knows the nearest word that tells what the line is about, however far off", () => {
  const { at, cueBefore, cueAfter } = contextOf(
    "Knowledge of this and that and these is desirable",
  );
  const these = at.indexOf("these");
  expect(cueBefore[these]).toBe(wordHash("knowledge"));
  expect(cueAfter[these]).toBe(wordHash("desirable"));
  expect(cueBefore[0]).toBe(0);
  expect(cueAfter[at.length - 1]).toBe(0);
});

test("a line with many names is told from one with few, and attitudes are counted apart", () => {
  const few = contextOf("Docker");
  const many = contextOf("Docker, Python, Kubernetes, Terraform");
  const soft = contextOf("Docker and teamwork");
  expect(many.hardNames).toBeGreaterThan(few.hardNames);
  expect(soft.hardNames).toBe(few.hardNames);
  expect(soft.names).toBeGreaterThan(few.names);
});

test("words before a colon are told from those after it", () => {
  expect([...contextOf("Skills: none").colon]).toEqual([1, 2, 3]);
  expect([...contextOf("no skills").colon]).toEqual([0, 0]);
});

test("an empty line has a context", () => {
  expect(lineContext([])).toMatchObject({ names: 0, asked: 0, opening: 0 });
});
