import { expect, it } from "vitest";
import { namedEmployer } from "./named-employer.ts";

it.each([
  ["Bell & Marsh, Chartered Surveyors, Kendal", "Bell & Marsh"],
  ["Finch & Vale (Roofing) Ltd, Thirsk", "Finch & Vale (Roofing) Ltd"],
  ["Rook & Daughters, Thirsk, Saturdays and holidays", "Rook & Daughters"],
])("%s is %s", (written, name) => expect(namedEmployer(written)).toBe(name));

it.each([
  "STORES",
  "and two trainees",
  "Personal care",
  "£9m builder",
  "north and west sites",
  "Gutter clearing and roof repairs",
  "Teaching",
])("%s employs nobody", (written) => expect(namedEmployer(written)).toBeNull());
