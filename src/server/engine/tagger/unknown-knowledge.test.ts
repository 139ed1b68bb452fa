import { expect, test } from "vitest";
import { findMentions } from "../lexicon/lexicon.ts";
import { unknownKnowledge } from "./unknown-knowledge.ts";

function unknown(text: string): string[] {
  return unknownKnowledge(text, findMentions(text)).map(({ start, end }) => text.slice(start, end));
}

test("a tool no list knows is found, a known one is left to the lexicon", () => {
  expect(unknown("Experience with Zyrblat, Docker and Kubernetes is required.")).toEqual([
    "Zyrblat",
  ]);
});

test("marks that cling to a phrase are cut off", () => {
  for (const phrase of unknown("Knowledge of databases (Oracle, Zyrblat) or Flombix!")) {
    expect(phrase).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u);
  }
});

test("ordinary sentences hold none", () => {
  expect(unknown("We offer free parking and a friendly team.")).toEqual([]);
});

test("a level of education without a subject is no keyword", () => {
  expect(unknown("You will have a degree and a university diploma.")).toEqual([]);
});

test("a language is none, nor is how far a course has come", () => {
  expect(unknown("- German")).toEqual([]);
  expect(unknown("ACCA or CIMA qualified, or nearing completion")).toEqual([]);
});
