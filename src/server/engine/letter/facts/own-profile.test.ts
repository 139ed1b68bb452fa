import { expect, it } from "vitest";
import { documentFromText } from "../../../extraction/pasted-text.ts";
import { parseCv } from "../../cv/parse-cv.ts";
import { ownProfile } from "./own-profile.ts";

const profileOf = (line: string) =>
  ownProfile(
    parseCv(
      documentFromText(`Jo Moss\njo@example.com\n\nProfile\n${line}\n\nSkills\nExcel`),
      "2026-11-01",
    ),
    new Set(),
  )?.text ?? null;

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
