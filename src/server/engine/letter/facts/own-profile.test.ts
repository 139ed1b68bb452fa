import { expect, it } from "vitest";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { ownBackground, ownProfile } from "./own-profile.ts";

const cvWith = (line: string) =>
  parseCv(
    documentFromText(`Jo Moss\njo@example.com\n\nProfile\n${line}\n\nSkills\nExcel`),
    "2026-11-01",
  );
const profileOf = (line: string) => ownProfile(cvWith(line), new Set())?.text ?? null;
const backgroundOf = (line: string) => ownBackground(cvWith(line), new Set())?.text ?? null;

it.each([
  [
    "Adult nurse with nine years on busy surgical wards, known for calm handovers.",
    "an adult nurse with nine years on busy surgical wards, known for calm handovers",
  ],
  [
    "I am a primary teacher with QTS and six years in Key Stage 2.",
    "a primary teacher with QTS and six years in Key Stage 2",
  ],
  [
    "Store manager who turned two shops round with rotas and training. Now seeking a new challenge.",
    "a store manager who turned two shops round with rotas and training",
  ],
])("%s", (line, profile) => expect(profileOf(line)).toBe(profile));

it.each([
  "Seeking a challenging position as an accountant in a growing company.",
  "Hard-working and punctual with a can-do attitude.",
  "Accountant",
  "Nurse; carer; driver with a van and a licence and much more",
])("%s names nobody", (line) => expect(profileOf(line)).toBeNull());

it.each([
  [
    "Nine years in payroll, the last six in a shared service for schools.",
    "I have nine years in payroll, the last six in a shared service for schools",
  ],
  [
    "Sixteen years selling and managing in telecoms. Clean licence.",
    "I have spent sixteen years selling and managing in telecoms",
  ],
  [
    "I've run a rapid response team for six years, and I'd like to do that in a hospital.",
    "I have run a rapid response team for six years",
  ],
  [
    "Ward nurse in acute surgery for five years, NMC registered.",
    "I have been a ward nurse in acute surgery for five years",
  ],
])("%s tells how long", (line, text) => expect(backgroundOf(line)).toBe(text));

it.each([
  "I have not led a team in my ten years of work so far.",
  "I have a dog, two children and a van of my own.",
])("%s is no background", (line) => expect(backgroundOf(line)).toBeNull());
