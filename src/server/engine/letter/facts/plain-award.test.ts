import { expect, it } from "vitest";
import { plainAward } from "./plain-award.ts";

it.each([
  ["B.Sc. Physics", "BSc Physics"],
  ["M.S in Botany", "MS in Botany"],
  ["Ph.D. : Botany", "PhD : Botany"],
  ["Bachelors Degree : Music", "Bachelor's Degree : Music"],
  ["B.B.A : Human Resources Human Resources", "BBA : Human Resources"],
  ["BA Drama", "BA Drama"],
])("%s is %s", (degree, plain) => expect(plainAward(degree)).toBe(plain));
